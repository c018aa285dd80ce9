import * as z from 'zod/mini';
import type { GitHubClient } from './client.ts';
import { ask, GitHubError, isNotFound } from './errors.ts';
import { type IssueRef, isSameLogin, WRITE_PERMISSION } from './event.ts';
import { pages } from './pages.ts';

/** Whether two names, each `owner/name`, are those of one repository: GitHub takes them in any case. */
export function isSameRepository(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

/** What somebody holds on a repository, least first. */
export const ROLES = ['none', 'read', 'triage', 'write', 'maintain', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** A pull request, as far as we look at it. */
export interface PullRequest {
  readonly number: number;
  readonly url: string;
  /** ISO 8601. */
  readonly createdAt: string;
  readonly isOpen: boolean;
}

const optional = <T>(schema: z.ZodMiniType<T>) => z.catch(z.optional(schema), undefined);
const Permission = z.object({
  permission: optional(z.string()),
  role_name: optional(z.string()),
  user: optional(z.object({ permissions: optional(z.record(z.string(), z.boolean())) })),
});
const Pull = z.object({
  number: z.number(),
  html_url: z.string(),
  created_at: z.string(),
  state: z.string(),
  user: z.catch(z.nullable(z.object({ login: z.string() })), null),
  merged_at: z.catch(z.nullable(z.string()), null),
});
const Pulls = z.array(Pull);

/** What we ask GitHub of one repository. Each method rejects with a `GitHubError` that says what to do. */
export class Repository {
  readonly #client: GitHubClient;
  readonly #at: { owner: string; repo: string };

  /** `name` is `owner/name`. */
  constructor(client: GitHubClient, name: string) {
    const [owner = '', repo = ''] = name.split('/');
    this.#client = client;
    this.#at = { owner, repo };
  }

  get name(): string {
    return `${this.#at.owner}/${this.#at.repo}`;
  }

  /**
   * What an account holds. GitHub tells it in three ways, of which the first is the most exact: `permission` calls
   * `maintain` write and `triage` read. Somebody whom GitHub does not know holds nothing.
   */
  async roleOf(login: string, signal: AbortSignal): Promise<Role> {
    return await ask(
      `Nobody can tell what ${login} holds on ${this.name}`,
      undefined,
      signal,
      this.#client.patient(),
      async (octokit) => {
        const { data } = await octokit
          .request('GET /repos/{owner}/{repo}/collaborators/{username}/permission', {
            ...this.#at,
            username: login,
            request: { signal },
          })
          .catch((error: unknown) => {
            if (isNotFound(error) && /not a user/iu.test(String(error))) return { data: {} };
            throw error;
          });
        const { user, role_name, permission } = Permission.parse(data);
        return roleByFlags(user?.permissions) ?? roleByName(role_name) ?? roleByName(permission) ?? 'none';
      },
    );
  }

  /** All open pull requests of an account, drafts too, newest first. One request for each 100 open ones of anybody. */
  async openPullRequestsBy(login: string, signal: AbortSignal): Promise<readonly PullRequest[]> {
    return await ask(
      `The open pull requests of ${this.name} could not be counted`,
      'pull-requests: read',
      signal,
      this.#client.patient(),
      async (octokit) => {
        // One that moved to the next page while pages were read is on two.
        const own = new Map<number, PullRequest>();
        const listing = pages(Pulls, (paging) =>
          octokit.request('GET /repos/{owner}/{repo}/pulls', {
            ...this.#at,
            ...paging,
            state: 'open',
            sort: 'created',
            direction: 'desc',
            request: { signal },
          }),
        );
        for await (const listed of listing) {
          for (const pullRequest of listed) {
            if (isSameLogin(pullRequest.user?.login, login))
              own.set(pullRequest.number, pullRequestOf(pullRequest));
          }
        }
        return [...own.values()];
      },
    );
  }

  async pull(number: number, signal: AbortSignal): Promise<PullRequest> {
    return await ask(
      `Pull request #${number} of ${this.name} could not be read`,
      'pull-requests: read',
      signal,
      this.#client.patient(),
      async (octokit) => {
        const { data } = await octokit.request('GET /repos/{owner}/{repo}/pulls/{pull_number}', {
          ...this.#at,
          pull_number: number,
          request: { signal },
        });
        return pullRequestOf(Pull.parse(data));
      },
    );
  }

  /** Who opened the merged pull requests that brought a commit in: GitHub lists open ones that hold it, too. */
  async pullRequestAuthorsOf(sha: string, signal: AbortSignal): Promise<readonly string[]> {
    return await ask(
      `Nobody can tell which pull request brought ${sha}`,
      'pull-requests: read',
      signal,
      this.#client.patient(),
      async (octokit) => {
        const { data } = await octokit.request('GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls', {
          ...this.#at,
          commit_sha: sha,
          request: { signal },
        });
        return Pulls.parse(data).flatMap(({ user, merged_at }) =>
          user === null || merged_at === null ? [] : [user.login],
        );
      },
    );
  }

  /** Takes a label off an issue or pull request. One that is not on it any more is off. */
  async removeLabel({ kind, number }: IssueRef, label: string, signal: AbortSignal): Promise<void> {
    // However they are encoded, URLs resolve them: the address would be another one.
    if (label === '.' || label === '..') {
      throw new GitHubError({
        message: `The label could not be taken off #${number}: one that is called “${label}” cannot be named to GitHub.`,
        wasAsked: false,
      });
    }
    await ask(
      `The label could not be taken off #${number}`,
      WRITE_PERMISSION[kind],
      signal,
      this.#client.once(),
      (octokit) =>
        octokit
          .request('DELETE /repos/{owner}/{repo}/issues/{issue_number}/labels/{name}', {
            ...this.#at,
            issue_number: number,
            name: label,
            request: { signal },
          })
          .catch((error: unknown) => {
            if (!isNotFound(error)) throw error;
          }),
    );
  }
}

function pullRequestOf({ number, html_url, created_at, state }: z.infer<typeof Pull>): PullRequest {
  return { number, url: html_url, createdAt: created_at, isOpen: state === 'open' };
}

/** GitHub's flags by the roles that they stand for, greatest first. */
const FLAGS = [
  ['admin', 'admin'],
  ['maintain', 'maintain'],
  ['push', 'write'],
  ['triage', 'triage'],
  ['pull', 'read'],
] as const;

function roleByFlags(flags: Readonly<Record<string, boolean>> | undefined): Role | undefined {
  if (flags === undefined) return undefined;
  return FLAGS.find(([flag]) => flags[flag] === true)?.[1] ?? 'none';
}

/** A custom role has a name of its own, and says nothing here. */
function roleByName(name: string | undefined): Role | undefined {
  return ROLES.find((role) => role === name);
}

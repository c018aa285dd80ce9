import * as z from 'zod/mini';
import { lenient } from '../lib/lenient.ts';
import type { GitHubClient } from './client.ts';
import { GitHubError } from './errors.ts';
import { type IssueRef, WRITE_PERMISSION } from './event.ts';
import { OriginFields, originOf, type PullRequestOrigin } from './pull-request-origin.ts';
import { ownerAndName } from './repository-name.ts';

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

const Permission = z.object({
  permission: lenient(z.string()),
  role_name: lenient(z.string()),
  user: lenient(z.object({ permissions: lenient(z.record(z.string(), z.boolean())) })),
});
const Pull = z.object({
  number: z.number(),
  html_url: z.string(),
  created_at: z.string(),
  state: z.string(),
  merged_at: z.catch(z.nullable(z.string()), null),
  ...OriginFields,
});
const Pulls = z.array(Pull);

const READ_PULL_REQUESTS = 'pull-requests: read';

/** What we ask GitHub of one repository. Each method rejects with a `GitHubError` that says what to do. */
export class Repository {
  readonly #client: GitHubClient;
  readonly #repository: { owner: string; repo: string };

  /** `name` is `owner/name`. */
  constructor(client: GitHubClient, name: string) {
    this.#client = client;
    this.#repository = ownerAndName(name);
  }

  get name(): string {
    return `${this.#repository.owner}/${this.#repository.repo}`;
  }

  /**
   * Returns an account's role. GitHub tells it in three ways, of which the first is the most exact: `permission` calls
   * `maintain` write and `triage` read. An account that GitHub doesn't know has none.
   */
  async roleOf(login: string, signal: AbortSignal): Promise<Role> {
    try {
      const { user, role_name, permission } = await this.#client.request(
        'GET /repos/{owner}/{repo}/collaborators/{username}/permission',
        { ...this.#repository, username: login },
        Permission,
        { failing: `Nobody can tell what ${login} holds on ${this.name}`, signal },
      );
      return roleByFlags(user?.permissions) ?? roleByName(role_name) ?? roleByName(permission) ?? 'none';
    } catch (error) {
      if (error instanceof GitHubError && error.status === 404 && /not a user/iu.test(error.said))
        return 'none';
      throw error;
    }
  }

  /** Returns the open pull requests that `isWanted`, drafts too, newest first. One request for each 100 open ones of anybody. */
  async openPullRequests(
    isWanted: (origin: PullRequestOrigin) => boolean,
    signal: AbortSignal,
  ): Promise<readonly PullRequest[]> {
    const pages = this.#client.pages(
      'GET /repos/{owner}/{repo}/pulls',
      { ...this.#repository, state: 'open', sort: 'created', direction: 'desc' },
      Pulls,
      {
        failing: `The open pull requests of ${this.name} could not be counted`,
        permission: READ_PULL_REQUESTS,
        signal,
      },
    );
    // One that moved to the next page while pages were read is on two.
    const own = new Map<number, PullRequest>();
    for await (const page of pages) {
      for (const pull of page) {
        if (isWanted(originOf(pull))) own.set(pull.number, pullRequestOf(pull));
      }
    }
    return [...own.values()];
  }

  async pullRequest(number: number, signal: AbortSignal): Promise<PullRequest> {
    return pullRequestOf(
      await this.#client.request(
        'GET /repos/{owner}/{repo}/pulls/{pull_number}',
        { ...this.#repository, pull_number: number },
        Pull,
        {
          failing: `Pull request #${number} of ${this.name} could not be read`,
          permission: READ_PULL_REQUESTS,
          signal,
        },
      ),
    );
  }

  /** Returns where the merged pull requests that brought a commit in came from: GitHub lists open ones that contain it, too. */
  async originsOfCommit(sha: string, signal: AbortSignal): Promise<readonly PullRequestOrigin[]> {
    const pulls = await this.#client.request(
      'GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls',
      { ...this.#repository, commit_sha: sha },
      Pulls,
      {
        failing: `Nobody can tell which pull request brought ${sha}`,
        permission: READ_PULL_REQUESTS,
        signal,
      },
    );
    return pulls.filter(({ merged_at }) => merged_at !== null).map(originOf);
  }

  /** Removes a label from an issue or pull request. It is fine if it isn't there any more. */
  async removeLabel({ kind, number }: IssueRef, label: string, signal: AbortSignal): Promise<void> {
    const failing = `The label could not be taken off #${number}`;
    // However they are encoded, URLs resolve them: the address would be another one.
    if (label === '.' || label === '..') {
      throw new GitHubError({
        message: `${failing}: one that is called “${label}” cannot be named to GitHub.`,
        wasAsked: false,
      });
    }
    try {
      await this.#client.do(
        'DELETE /repos/{owner}/{repo}/issues/{issue_number}/labels/{name}',
        { ...this.#repository, issue_number: number, name: label },
        { failing, permission: WRITE_PERMISSION[kind], signal },
      );
    } catch (error) {
      if (!(error instanceof GitHubError && error.status === 404)) throw error;
    }
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

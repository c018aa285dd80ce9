import * as z from 'zod/mini';
import { lenient } from '../lib/lenient.ts';
import { inBackticks } from '../lib/text.ts';
import type { GitHubClient } from './client.ts';
import { GitHubError } from './errors.ts';
import { type IssueRef, WRITE_PERMISSION } from './event.ts';
import { OriginFields, originOf, type PullRequestOrigin } from './pull-request-origin.ts';
import { ownerAndName } from './repository-name.ts';

/** Permissions on a repository, lowest first. */
export const ROLES = ['none', 'read', 'triage', 'write', 'maintain', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** An open pull request. */
export interface PullRequest {
  readonly number: number;
  readonly url: string;
  /** ISO 8601. */
  readonly createdAt: string;
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

export const READ_PULL_REQUESTS = 'pull-requests: read';

/** One repository on GitHub. Each method rejects with a `GitHubError`. */
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
   * Returns an account's role. GitHub gives it in three fields, the most exact first: `permission` says `write` for
   * `maintain` and `read` for `triage`. An account that GitHub doesn't know has the role `none`.
   */
  async roleOf(login: string, signal: AbortSignal): Promise<Role> {
    try {
      const { user, role_name, permission } = await this.#client.request(
        'GET /repos/{owner}/{repo}/collaborators/{username}/permission',
        { ...this.#repository, username: login },
        Permission,
        {
          failing: `Couldn't check the permission of ${inBackticks(login)} on ${inBackticks(this.name)}`,
          signal,
        },
      );
      return roleByFlags(user?.permissions) ?? roleByName(role_name) ?? roleByName(permission) ?? 'none';
    } catch (error) {
      if (error instanceof GitHubError && error.status === 404 && /not a user/iu.test(error.said))
        return 'none';
      throw error;
    }
  }

  /** Returns the open pull requests that `isWanted`, drafts included, newest first. One request for every 100 open ones. */
  async openPullRequests(
    isWanted: (origin: PullRequestOrigin) => boolean,
    signal: AbortSignal,
  ): Promise<readonly PullRequest[]> {
    const pages = this.#client.pages(
      'GET /repos/{owner}/{repo}/pulls',
      { ...this.#repository, state: 'open', sort: 'created', direction: 'desc' },
      Pulls,
      {
        failing: `Couldn't count the open pull requests of ${inBackticks(this.name)}`,
        permission: READ_PULL_REQUESTS,
        signal,
      },
    );
    // A pull request can move to the next page between two requests, and is then on both.
    const own = new Map<number, PullRequest>();
    for await (const page of pages) {
      for (const pull of page) {
        const { number, html_url, created_at } = pull;
        if (isWanted(originOf(pull))) own.set(number, { number, url: html_url, createdAt: created_at });
      }
    }
    return [...own.values()];
  }

  /** Returns whether a pull request is open, a draft included. */
  async isPullRequestOpen(number: number, signal: AbortSignal): Promise<boolean> {
    const { state } = await this.#client.request(
      'GET /repos/{owner}/{repo}/pulls/{pull_number}',
      { ...this.#repository, pull_number: number },
      Pull,
      {
        failing: `Couldn't read pull request #${number} of ${inBackticks(this.name)}`,
        permission: READ_PULL_REQUESTS,
        signal,
      },
    );
    return state === 'open';
  }

  /** Returns the origins of the merged pull requests that contain a commit. GitHub lists open ones too. */
  async originsOfCommit(sha: string, signal: AbortSignal): Promise<readonly PullRequestOrigin[]> {
    const pulls = await this.#client.request(
      'GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls',
      { ...this.#repository, commit_sha: sha },
      Pulls,
      {
        failing: `Couldn't list the pull requests of commit ${inBackticks(sha)}`,
        permission: READ_PULL_REQUESTS,
        signal,
      },
    );
    return pulls.filter(({ merged_at }) => merged_at !== null).map(originOf);
  }

  /** Removes a label from an issue or pull request. A label that is already gone is no error. */
  async removeLabel({ kind, number }: IssueRef, label: string, signal: AbortSignal): Promise<void> {
    const failing = `Couldn't remove the label from #${number}`;
    // URLs resolve these names however they are encoded, so the request would go elsewhere.
    if (label === '.' || label === '..') {
      throw new GitHubError({
        problem: {
          what: failing,
          why: `GitHub's API has no URL for a label named \`${label}\``,
          fix: 'Rename the label',
        },
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

/** GitHub's flags and their roles, highest first. */
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

/** Returns undefined for a custom role, which has its own name. */
function roleByName(name: string | undefined): Role | undefined {
  return ROLES.find((role) => role === name);
}

import * as z from 'zod/mini';
import { lenient } from '../lib/lenient.ts';
import { inBackticks } from '../lib/text.ts';
import type { GitHubClient } from './client.ts';
import type { PullRequestRef } from './pull-request-ref.ts';
import { READ_PULL_REQUESTS } from './repository.ts';
import { ownerAndName } from './repository-name.ts';

export type PullRequestState = 'open' | 'draft' | 'closed' | 'merged';

/** A pull request as GitHub has it now. Titles, logins and paths are text from outside. */
export interface PullRequestDetails {
  readonly title: string;
  readonly state: PullRequestState;
  readonly author: string | undefined;
  /** In milliseconds since the epoch. */
  readonly createdAt: number;
  /** How many files it changes, however many are listed. */
  readonly fileCount: number;
  readonly additions: number;
  readonly deletions: number;
  readonly labels: readonly string[];
  /** Requested reviewers that haven't reviewed yet: logins, and slugs of teams. */
  readonly reviewers: readonly string[];
  readonly teams: readonly string[];
  /** The branch that it is merged into. */
  readonly baseBranch: string | undefined;
  /** The SHA of its newest commit. */
  readonly headSha: string | undefined;
}

/** A file that changed. Paths start at the repository's root. */
export interface ChangedFile {
  readonly path: string;
  /** The old path, if the pull request renames the file. */
  readonly previousPath: string | undefined;
  readonly change: 'added' | 'deleted' | 'renamed' | 'modified';
  /** Lines. Both are 0 if GitHub doesn't show what changed in the file. */
  readonly additions: number;
  readonly deletions: number;
  /** Its part of the diff, from the first `@@`. Undefined if it is binary, or too large for GitHub to show. */
  readonly patch: string | undefined;
}

/** Reviewers to request: logins, and slugs of teams of the repository's owner. */
export interface ReviewRequest {
  readonly reviewers: readonly string[];
  readonly teams: readonly string[];
}

/** GitHub lists no more files than this (docs.github.com, “List pull requests files”). */
export const MAX_LISTED_FILES = 3_000;

/** The permission that changing one needs. */
export const WRITE_PULL_REQUESTS = 'pull-requests: write';

const Login = z.object({ login: z.string() });

const Pull = z.object({
  title: z.string(),
  state: z.string(),
  draft: lenient(z.boolean()),
  merged: lenient(z.boolean()),
  user: z.catch(z.nullable(Login), null),
  created_at: z.string(),
  changed_files: z.number(),
  additions: z.number(),
  deletions: z.number(),
  labels: z.catch(z.array(z.object({ name: z.string() })), []),
  requested_reviewers: z.catch(z.array(Login), []),
  requested_teams: z.catch(z.array(z.object({ slug: z.string() })), []),
  base: lenient(z.object({ ref: z.string() })),
  head: lenient(z.object({ sha: z.string() })),
});

const File = z.object({
  filename: z.string().check(z.minLength(1)),
  previous_filename: z.optional(z.string()),
  status: z.string(),
  additions: z.number(),
  deletions: z.number(),
  patch: z.optional(z.string()),
});

/** A list of files in GitHub's response. */
export const ChangedFiles = z.pipe(
  z.array(File),
  z.transform((files: z.infer<typeof File>[]) => files.map(fileOf)),
);

/** `repository` is `owner/name`. */
type PullRequestName = Pick<PullRequestRef, 'repository' | 'number'>;

/** Returns a pull request. Rejects with a `GitHubError`. */
export async function readPullRequest(
  client: GitHubClient,
  ref: PullRequestName,
  signal: AbortSignal,
): Promise<PullRequestDetails> {
  const pull = await client.request(
    'GET /repos/{owner}/{repo}/pulls/{pull_number}',
    { ...ownerAndName(ref.repository), pull_number: ref.number },
    Pull,
    { failing: `Couldn't read ${nameOfPullRequest(ref)}`, permission: READ_PULL_REQUESTS, signal },
  );
  return {
    title: pull.title,
    state: stateOf(pull),
    author: pull.user?.login,
    createdAt: Date.parse(pull.created_at),
    fileCount: pull.changed_files,
    additions: pull.additions,
    deletions: pull.deletions,
    labels: pull.labels.map(({ name }) => name),
    reviewers: pull.requested_reviewers.map(({ login }) => login),
    teams: pull.requested_teams.map(({ slug }) => slug),
    baseBranch: pull.base?.ref,
    headSha: pull.head?.sha,
  };
}

/** Lists the first `count` files that a pull request changes, one request for each 100. Rejects with a `GitHubError`. */
export async function listChangedFiles(
  client: GitHubClient,
  ref: PullRequestName,
  count: number,
  signal: AbortSignal,
): Promise<readonly ChangedFile[]> {
  if (count === 0) return [];
  const pages = client.pages(
    'GET /repos/{owner}/{repo}/pulls/{pull_number}/files',
    { ...ownerAndName(ref.repository), pull_number: ref.number },
    ChangedFiles,
    {
      failing: `Couldn't list the files of ${nameOfPullRequest(ref)}`,
      permission: READ_PULL_REQUESTS,
      signal,
    },
  );
  const files: ChangedFile[] = [];
  for await (const page of pages) {
    files.push(...page);
    if (files.length >= count) break;
  }
  return files;
}

/** Adds labels to a pull request, which keeps those it has. Rejects with a `GitHubError`. */
export async function addLabels(
  client: GitHubClient,
  ref: PullRequestName,
  labels: readonly string[],
  signal: AbortSignal,
): Promise<void> {
  await client.do(
    'POST /repos/{owner}/{repo}/issues/{issue_number}/labels',
    { ...ownerAndName(ref.repository), issue_number: ref.number, labels: [...labels] },
    { failing: `Couldn't add labels to ${nameOfPullRequest(ref)}`, permission: WRITE_PULL_REQUESTS, signal },
  );
}

/**
 * Requests reviews of a pull request. If GitHub rejects one reviewer, it requests none. Rejects with a `GitHubError`.
 */
export async function requestReviewers(
  client: GitHubClient,
  ref: PullRequestName,
  { reviewers, teams }: ReviewRequest,
  signal: AbortSignal,
): Promise<void> {
  await client.do(
    'POST /repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers',
    {
      ...ownerAndName(ref.repository),
      pull_number: ref.number,
      reviewers: [...reviewers],
      team_reviewers: [...teams],
    },
    {
      failing: `Couldn't request reviews of ${nameOfPullRequest(ref)}`,
      permission: WRITE_PULL_REQUESTS,
      signal,
    },
  );
}

/** Returns a pull request's name for messages, such as “pull request `owner/name#7`”. */
export function nameOfPullRequest({ repository, number }: PullRequestName): string {
  return `pull request ${inBackticks(`${repository}#${number}`)}`;
}

function stateOf({ state, draft, merged }: z.infer<typeof Pull>): PullRequestState {
  if (merged === true) return 'merged';
  if (state !== 'open') return 'closed';
  return draft === true ? 'draft' : 'open';
}

function fileOf({
  filename,
  previous_filename,
  status,
  additions,
  deletions,
  patch,
}: z.infer<typeof File>): ChangedFile {
  const change = changeOf(status);
  // The source of a copy doesn't change.
  const previousPath = change === 'added' ? undefined : previous_filename;
  return { path: filename, previousPath, change, additions, deletions, patch };
}

function changeOf(status: string): ChangedFile['change'] {
  switch (status) {
    case 'added':
    case 'copied':
      return 'added';
    case 'removed':
      return 'deleted';
    case 'renamed':
      return 'renamed';
    default:
      return 'modified';
  }
}

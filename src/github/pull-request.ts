import * as z from 'zod/mini';
import { Flag, lenient, mapped, OptionalText } from '../lib/json.ts';
import { inBackticks } from '../lib/text.ts';
import type { GitHubClient, RequestOptions } from './client.ts';
import { expectGitHubError, GitHubError } from './errors.ts';
import { expectNumber, IssueFields, issueOf, OptionalTime } from './issue.ts';
import { isSameName } from './names.ts';

export const READ_PULL_REQUESTS = 'pull-requests: read';
export const WRITE_PULL_REQUESTS = 'pull-requests: write';

const Count = z.catch(z.number(), 0);
const Branch = lenient(
  z.object({ ref: OptionalText, sha: OptionalText, repo: lenient(z.object({ full_name: z.string() })) }),
);

export const PullAnswer = mapped(
  z.object({
    ...IssueFields,
    draft: Flag,
    merged: Flag,
    merged_at: OptionalTime,
    merge_commit_sha: OptionalText,
    created_at: OptionalTime,
    head: Branch,
    base: Branch,
    stack: lenient(z.object({ base: z.object({ ref: z.string() }) })),
    /** Lists don't have it. Without it, a list of the files can't be known to be whole. */
    changed_files: z.catch(z.number(), Number.POSITIVE_INFINITY),
    additions: Count,
    deletions: Count,
  }),
  (pull) => {
    const { head, base } = pull;
    const isOwn = head?.repo !== undefined && head.repo.full_name === base?.repo?.full_name;
    const state = stateOf(pull.state, pull.merged || pull.merged_at !== undefined, pull.draft);
    return {
      kind: 'pull-request' as const,
      ...issueOf(pull),
      state,
      isOpen: state === 'open' || state === 'draft',
      createdAt: pull.created_at,
      mergedAt: pull.merged_at,
      mergeCommit: pull.merge_commit_sha,
      /** What its diff compares. */
      range: base?.sha && head?.sha ? { base: base.sha, head: head.sha } : undefined,
      baseRepository: base?.repo?.full_name,
      /** The branch that its merge changes. In a stack, the base is the branch of the pull request below. */
      targetBranch: pull.stack?.base.ref ?? base?.ref,
      headSha: head?.sha,
      /** The branch that it comes from, if that is in the same repository: a branch of a fork may have any name. */
      ownBranch: isOwn ? head.ref : undefined,
      /** How many files it changes, however many are listed. */
      fileCount: pull.changed_files,
      additions: pull.additions,
      deletions: pull.deletions,
    };
  },
);

/** Titles, texts, logins and branches are from outside. */
export type PullRequest = Readonly<z.infer<typeof PullAnswer>>;

function stateOf(state: string, isMerged: boolean, isDraft: boolean) {
  if (isMerged) return 'merged';
  if (state === 'closed') return 'closed';
  return isDraft ? 'draft' : 'open';
}

/** A response that lacks these isn't a pull request. A payload that someone wrote by hand can lack them. */
const Read = z.pipe(z.looseObject({ state: z.string(), title: z.string() }), PullAnswer);
const Listed = z.array(Read);

/** A pull request of any repository, on any server. */
export interface PullRequestRef {
  /** Of its server, such as `https://github.com`. */
  readonly origin: string;
  /** `owner/name`. */
  readonly repository: string;
  readonly number: number;
}

/** An escaped `/` would name another repository than the one that people see, so no escape is accepted. */
const PULL_REQUEST_PATH = /^\/([\w.-]+\/[\w.-]+)\/pull\/([1-9]\d{0,14})(?:\/|$)/u;

export function parsePullRequestUrl(url: string): PullRequestRef | undefined {
  const { origin = '', pathname = '' } = URL.parse(url) ?? {};
  const [, repository, number] = PULL_REQUEST_PATH.exec(pathname) ?? [];
  return repository === undefined ? undefined : { origin, repository, number: Number(number) };
}

export async function readPullRequest(client: GitHubClient, number: number): Promise<PullRequest> {
  const options = optionsForPull(client, number, "Couldn't read");
  const route = 'GET /repos/{owner}/{repo}/pulls/{pull_number}';
  return expectNumber(await client.read(route, { pull_number: number }, Read, options), number, options);
}

/** Yields the newest first, drafts included. */
export function listPullRequests(client: GitHubClient, state: 'open' | 'all'): AsyncGenerator<PullRequest> {
  const which = state === 'open' ? 'the open pull requests' : 'the pull requests';
  const failing = `Couldn't count ${which} of ${inBackticks(client.repository)}`;
  const options = { failing, permission: READ_PULL_REQUESTS };
  const newestFirst = { sort: 'created', direction: 'desc' } as const;
  return client.items('GET /repos/{owner}/{repo}/pulls', { state, ...newestFirst }, Listed, options);
}

/** Returns the merged pull requests of a pushed commit. `named` is the number in its message. */
export async function mergedPullsOf(
  client: GitHubClient,
  sha: string,
  named?: number,
): Promise<readonly PullRequest[]> {
  const failing = `Couldn't list the pull requests of commit ${inBackticks(sha)}`;
  const options = { failing, permission: READ_PULL_REQUESTS };
  const route = 'GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls';
  // A stack, which one commit can merge, has up to 100.
  const pulls = await client.read(route, { commit_sha: sha, per_page: 100 }, Listed, options);
  // GitHub lists those of other repositories of the fork network too.
  const isHere = ({ baseRepository }: PullRequest) => isSameName(baseRepository, client.repository);
  const merged = pulls.filter((pull) => pull.state === 'merged' && isHere(pull));
  if (pulls.length > 0 || named === undefined) return merged;
  // GitHub can list it only after the push, but says at once as which commit it was merged.
  const pull = await readPullRequest(client, named).catch(expectGitHubError);
  if (!(pull instanceof GitHubError)) return pull.mergeCommit === sha ? [pull] : [];
  // It can be an issue. The list needs less of the token.
  if (pull.status === 404 || pull.lacksPermission) return [];
  throw pull;
}

/** The pull request keeps those it has. */
export async function addLabels(
  client: GitHubClient,
  number: number,
  labels: readonly string[],
): Promise<void> {
  if (labels.length === 0) return;
  const options = optionsForPull(client, number, "Couldn't add labels to", WRITE_PULL_REQUESTS);
  const route = 'POST /repos/{owner}/{repo}/issues/{issue_number}/labels';
  await client.write(route, { issue_number: number, labels: [...labels] }, z.unknown(), options);
}

/** If GitHub rejects one of them, it requests none. `teams` are slugs. */
export async function requestReviewers(
  client: GitHubClient,
  number: number,
  logins: readonly string[],
  teams: readonly string[],
): Promise<void> {
  if (logins.length === 0 && teams.length === 0) return;
  const options = optionsForPull(client, number, "Couldn't request reviews of", WRITE_PULL_REQUESTS);
  const route = 'POST /repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers';
  const reviewers = { pull_number: number, reviewers: [...logins], team_reviewers: [...teams] };
  await client.write(route, reviewers, z.unknown(), options);
}

/** `failing` is continued with the pull request, such as “Couldn't read” with “pull request `owner/name#7`”. */
export function optionsForPull(
  { repository }: GitHubClient,
  number: number,
  failing: string,
  permission: string = READ_PULL_REQUESTS,
): RequestOptions {
  return { failing: `${failing} pull request ${inBackticks(`${repository}#${number}`)}`, permission };
}

import * as z from 'zod/mini';
import { lenient, mapped } from '../lib/json.ts';
import { inBackticks } from '../lib/text.ts';
import { type GitHubClient, pageOf } from './client.ts';
import { GitHubError } from './errors.ts';
import { AccountAnswer, OptionalTime, Text } from './issue.ts';
import { READ_PULL_REQUESTS } from './pull-request.ts';

/** Messages are from outside, and an author is whatever the commit's maker wrote. */
export interface Commit {
  readonly sha: string;
  /** SHAs. The first one is the branch that it was made on. */
  readonly parents: readonly string[];
  readonly message: string;
  /** A login; undefined if GitHub doesn't know the author. */
  readonly author: string | undefined;
  readonly committedAt: number | undefined;
  /** The number of the pull request that its message names, as that of a squash or a merge does. Anyone can write one. */
  readonly namedPullRequest: number | undefined;
  /** Of the context that `listHistory` asks for. */
  readonly status?: CommitStatus | undefined;
}

interface CommitStatus {
  readonly description: string;
  readonly targetUrl: string;
  /** Undefined before it is set. */
  readonly createdAt?: number | undefined;
}

/** Two commits, branches or tags. */
export interface Range {
  readonly base: string;
  readonly head: string;
}

/** Returns the number that the first line of a message names, as `Commit.namedPullRequest`. */
export function pullRequestIn(message = ''): number | undefined {
  const [line = ''] = message.split('\n', 1);
  const [, squashed, merged] = /\(#(\d{1,9})\)$|^Merge pull request #(\d{1,9}) /u.exec(line) ?? [];
  const named = squashed ?? merged;
  return named === undefined ? undefined : Number(named);
}

/** `at` is a branch, such as `refs/heads/main`, or a commit's SHA, or how that begins. */
const HISTORY_QUERY =
  'query($owner:String!,$repo:String!,$at:String!,$context:String!,$after:String){repository(owner:$owner,name:$repo){' +
  'object(expression:$at){... on Commit{history(first:100,after:$after){pageInfo{hasNextPage endCursor} nodes{' +
  'sha:oid message committedAt:committedDate parents(first:100){nodes{sha:oid}} author{user{login}} status{context(name:$context){description targetUrl createdAt}}}}}}}}';

const Parent = z.object({ sha: z.string() });
const Status = z.object({ description: Text, targetUrl: Text, createdAt: OptionalTime });
const HistoryCommit = mapped(
  z.object({
    sha: z.string(),
    message: z.string(),
    committedAt: OptionalTime,
    parents: z.object({ nodes: z.array(Parent) }),
    author: lenient(z.object({ user: lenient(z.object({ login: z.string() })) })),
    status: z.nullable(z.object({ context: z.nullable(Status) })),
  }),
  ({ parents, author, status, ...commit }): Commit => ({
    ...commit,
    parents: parents.nodes.map(({ sha }) => sha),
    author: author?.user?.login,
    namedPullRequest: pullRequestIn(commit.message),
    status: status?.context ?? undefined,
  }),
);
const Repository = z.object({ object: z.nullable(z.object({ history: z.optional(pageOf(HistoryCommit)) })) });
const History = mapped(
  z.object({ repository: z.nullable(Repository) }),
  ({ repository }) => repository?.object?.history ?? { items: [], next: null },
);

/**
 * Yields the history of a branch as it is at the first request, or of a commit, a hundred at a time, by date: the tip first. An error
 * in the answer rejects, so that a status that the token can't read isn't taken for none, and so does a commit that GitHub left out,
 * because it may have the status. Yields nothing but an empty page if there is no such branch or commit.
 */
export async function* listHistory(
  client: GitHubClient,
  at: string,
  context: string,
): AsyncGenerator<readonly Commit[], undefined> {
  const failing = `Couldn't read the history of ${inBackticks(at.replace('refs/heads/', ''))}`;
  const options = { failing, permission: 'contents: read, pull-requests: read and statuses: write' };
  const variablesOf = (tip: Commit | undefined) => ({ at: tip?.sha ?? at, context });
  let isFirst = true;
  for await (const page of client.queryPages(HISTORY_QUERY, variablesOf, History, options)) {
    const commits = page.filter((commit) => commit !== undefined);
    // GitHub says before whether there is another page, so only the first one can be empty: of a branch that is gone.
    if (commits.length < page.length || (commits.length === 0 && !isFirst)) {
      throw new GitHubError({ what: failing, why: 'GitHub left out a commit', fix: 'Run again later' });
    }
    yield commits;
    isFirst = false;
  }
}

const ComparedCommit = mapped(
  z.object({
    sha: z.string(),
    parents: z.array(Parent),
    author: AccountAnswer,
    commit: z.object({ message: z.string(), committer: lenient(z.object({ date: OptionalTime })) }),
  }),
  ({ sha, parents, author, commit }): Commit => ({
    sha,
    parents: parents.map((parent) => parent.sha),
    message: commit.message,
    author: author?.login,
    committedAt: commit.committer?.date,
    namedPullRequest: pullRequestIn(commit.message),
  }),
);
const ComparedCommits = mapped(z.object({ commits: z.array(ComparedCommit) }), ({ commits }) => commits);

/** Returns the commits of `head` that `base` doesn't contain. */
export async function commitsBetween(client: GitHubClient, range: Range): Promise<readonly Commit[]> {
  const { route, parameters, options } = comparing(range);
  return await Array.fromAsync(client.items(route, parameters, ComparedCommits, options));
}

export function comparing({ base, head }: Range) {
  const failing = `Couldn't compare ${inBackticks(base)} with ${inBackticks(head)}`;
  return {
    route: 'GET /repos/{owner}/{repo}/compare/{basehead}',
    parameters: { basehead: `${base}...${head}` },
    options: { failing, permission: 'contents: read' },
  } as const;
}

const Pull = mapped(
  z.object({
    number: z.number(),
    headRefName: z.string(),
    isCrossRepository: z.boolean(),
    author: AccountAnswer,
    mergeCommit: z.nullable(z.object({ oid: z.string() })),
  }),
  ({ number, headRefName, isCrossRepository, author, mergeCommit }) => ({
    number,
    author: author?.login,
    /** Undefined if it came from another repository, in which a branch can have any name. */
    ownBranch: isCrossRepository ? undefined : headRefName,
    /** The SHA that it was merged as. */
    mergeCommit: mergeCommit?.oid,
  }),
);
const PullsAnswer = z.object({ repository: z.nullable(z.record(z.string(), z.nullable(Pull))) });
const PULLS_AT_ONCE = 100;

/** Where a merged pull request came from. */
type MergedPull = Readonly<z.infer<typeof Pull>>;

/** Returns the pull requests that exist, by number. One query asks for a hundred. */
export async function pullRequestsByNumber(
  client: GitHubClient,
  numbers: readonly number[],
): Promise<ReadonlyMap<number, MergedPull>> {
  const found = new Map<number, MergedPull>();
  for (let from = 0; from < numbers.length; from += PULLS_AT_ONCE) {
    const parts = numbers
      .slice(from, from + PULLS_AT_ONCE)
      .map((number) => `p${number}:pullRequest(number:${number}){...pull}`);
    const query =
      `query($owner:String!,$repo:String!){repository(owner:$owner,name:$repo){${parts.join(' ')}}} ` +
      'fragment pull on PullRequest{number headRefName isCrossRepository author{login __typename} mergeCommit{oid}}';
    const failing = "Couldn't read the merged pull requests";
    // Anyone can write any number into a message.
    const options = { failing, permission: READ_PULL_REQUESTS, allowsMissing: true };
    const { repository } = await client.query(query, {}, PullsAnswer, options);
    if (repository === null) throw new GitHubError({ what: failing, why: 'GitHub left out the repository' });
    for (const pull of Object.values(repository)) if (pull !== null) found.set(pull.number, pull);
  }
  return found;
}

/** In characters (docs.github.com, “Create a commit status”: GitHub rejects a longer description). */
export const MAX_STATUS_LENGTH = 140;
export const MAX_CONTEXT_LENGTH = 255;

export async function setCommitStatus(
  client: GitHubClient,
  sha: string,
  context: string,
  { description, targetUrl }: CommitStatus,
): Promise<void> {
  const failing = `Couldn't set the status ${inBackticks(context)} of commit ${inBackticks(sha.slice(0, 12))}`;
  const options = { failing, permission: 'statuses: write' };
  // A red or pending one would hold up merges and deployments that wait for all statuses of a commit.
  const status = { sha, state: 'success', context, description } as const;
  const link = targetUrl === '' ? {} : { target_url: targetUrl };
  const route = 'POST /repos/{owner}/{repo}/statuses/{sha}';
  await client.write(route, { ...status, ...link }, z.object({ context: z.string() }), options);
}

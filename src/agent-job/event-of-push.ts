import { expectGitHubError, GitHubError } from '../github/errors.ts';
import { mergedPullsOf, type PullRequest } from '../github/pull-request.ts';
import { formatCount } from '../lib/text.ts';
import { gitHubOf, type Run, withReportTime } from './job-run.ts';

/**
 * If the event is a push, and an input needs its merged pull request, that becomes the issue of the event. `refusal`: the token
 * lacks a permission that the comment needs too. With `isOptional`, a failure is a warning: only the report depends on it.
 */
export async function withEventIssue(run: Run, { isOptional }: { isOptional: boolean }) {
  const { inputs, prompt, runner, namedPermissions } = run;
  const { include, prReviewers, jobId, issueNumber } = inputs;
  const writesComment = inputs.comment && issueNumber === undefined;
  // Beside merges, the diff isn't sent if all that the push merged is left out.
  const mayBeOwn = include.includes('merges') && include.includes('diff');
  const reads = include.some((part) => part === 'issue' || part === 'comments') || mayBeOwn;
  const isSubject = issueNumber === undefined && (writesComment || (prompt && reads) || jobId === 'auto');
  if (!isSubject && !prReviewers.some(({ kind }) => kind === 'author')) return { run };
  const found = await withPullRequest(run).catch(expectGitHubError);
  if (!(found instanceof GitHubError)) return { run: found };
  if (!found.lacksPermission && !isOptional) throw found;
  if (writesComment && !isOptional) return { run, refusal: found };
  if (found.lacksPermission && namedPermissions.has(found.permission)) return { run };
  const why = found.explain(', so this push counts as one without a pull request');
  runner.warning(why, 'No pull request found');
  return { run };
}

/** The issue of its event is the merged pull request that the head of a push came in with. */
async function withPullRequest(run: Run): Promise<Run> {
  const { event } = run;
  const { branch, head, isForced, commits = [] } = event.push ?? {};
  if (branch === undefined || head === undefined || isForced === true) return run;
  const merged = mergedInto(branch, await pullRequestsOfCommit(run, head));
  const itsMerge = merged.filter(({ mergeCommit }) => mergeCommit === head);
  // One commit can merge several, such as a stack. GitHub names the one that was merged. Of others, nothing tells whether it was:
  // anyone who has a commit can open a pull request with it, and GitHub then calls that merged too.
  const named = commits.find(({ sha }) => sha === head)?.namedPullRequest;
  const [first, ...rest] = itsMerge.length > 0 ? itsMerge : merged;
  const issue = itsMerge.find(({ number }) => number === named) ?? (rest.length === 0 ? first : undefined);
  return issue === undefined ? run : { ...run, event: { ...event, issue, pullRequest: issue } };
}

/** Returns the merged pull requests of a pushed commit, which are asked for once. */
export function pullRequestsOfCommit(run: Run, sha: string): Promise<readonly PullRequest[]> {
  const { mergedPullRequests, event } = run;
  const { namedPullRequest } = event.push?.commits.find((commit) => commit.sha === sha) ?? {};
  const asked = mergedPullRequests.get(sha) ?? mergedPullsOf(gitHubOf(run), sha, namedPullRequest);
  mergedPullRequests.set(sha, asked);
  return asked;
}

/** A merge queue merges five pull requests at once by default. */
const MAX_OTHERS_ASKED = 10;

/**
 * Returns the merged pull requests of a push, besides the issue of the event, newest first, and in `missing`, a sentence each, why
 * there may be more. Anyone can write the name of a pull request into a commit's message, so GitHub is asked.
 */
export async function othersMerged(run: Run) {
  const { event, mergedPullRequests, cancelled } = run;
  const { push, pullRequest: own } = event;
  if (push?.branch === undefined || own === undefined) return { pulls: [], missing: [] };
  const { branch, commits } = push;
  // Newest first. Of several commits that name one, the oldest brought it.
  const others = commits.filter(({ namedPullRequest: one }) => one !== undefined && one !== own.number);
  const named = new Map(others.toReversed().map(({ namedPullRequest, sha }) => [namedPullRequest, sha]));
  const asked = new Set([...mergedPullRequests.keys(), ...[...named.values()].slice(0, MAX_OTHERS_ASKED)]);
  // The report has time of its own, after a timeout too.
  const answers = await withReportTime(run, 'read', (timed) =>
    Promise.all(Array.from(asked, (sha) => pullRequestsOfCommit(timed, sha).catch(expectGitHubError))),
  );
  const errors = cancelled.aborted ? [] : answers.filter((answer) => answer instanceof GitHubError);
  const merged = answers.flatMap((answer) => (answer instanceof GitHubError ? [] : answer));
  const pulls = new Map(mergedInto(branch, merged).map((pull) => [pull.number, pull]));
  const pushed = new Set(commits.map(({ sha }) => sha));
  pushed.delete(own.mergeCommit ?? '');
  return {
    // A stranger can open one with the head of the event's own, or with another commit of it.
    pulls: [...pulls.values()].filter(
      ({ headSha, mergeCommit = '' }) => headSha !== own.headSha && pushed.has(mergeCommit),
    ),
    missing: whyMissing(errors, [...named.values()].filter((sha) => !asked.has(sha)).length),
  };
}

function whyMissing(errors: readonly GitHubError[], unasked: number): readonly string[] {
  const what = `Couldn't look up the pull requests of ${formatCount(errors.length, 'commit')} of the push`;
  const unnamed = `${formatCount(unasked, 'more pull request')} that the commits of the push name: only the newest ${MAX_OTHERS_ASKED} are looked up.`;
  const failed = errors.slice(0, 1).map((error) => error.explain('', { what, fix: undefined }));
  return unasked === 0 ? failed : [...failed, unnamed];
}

function mergedInto(branch: string, merged: readonly PullRequest[]): readonly PullRequest[] {
  return merged.filter(({ targetBranch }) => targetBranch === branch).toSorted((a, b) => b.number - a.number);
}

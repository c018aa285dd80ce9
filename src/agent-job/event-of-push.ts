import { expectGitHubError, GitHubError } from '../github/errors.ts';
import type { Event } from '../github/event.ts';
import { mergedPullRequestsOf, type PullRequest } from '../github/pull-request.ts';
import { withTimeout } from '../lib/clock.ts';
import { formatCount } from '../lib/text.ts';
import { type Reporting, type Run, reacts } from './job-run.ts';
import { REACTION_MS, withReportTime } from './report-time.ts';

/**
 * If the event is a push, and an input needs its merged pull request, that becomes the issue of the event. Returns the error if the
 * token lacks a permission that the comment needs too. With `isOptional`, a failure is a warning: without a prompt, nothing depends
 * on it but the comment.
 */
export async function withEventIssue(
  run: Run,
  { isOptional }: { isOptional: boolean },
): Promise<Run | GitHubError> {
  const { event, inputs, runner, namedPermissions } = run;
  const { include, prReviewers, jobId, issueNumber } = inputs;
  const comments = inputs.comment && issueNumber === undefined;
  // Beside merges, the diff of the agent's own push isn't sent.
  const mayBeOwn = include.includes('merges') && include.includes('diff');
  const readsIt =
    include.some((part) => part === 'issue' || part === 'comments') || mayBeOwn || jobId === 'auto';
  const isNeeded =
    comments || (readsIt && issueNumber === undefined) || prReviewers.some(({ kind }) => kind === 'author');
  if (!isNeeded || inputs.githubToken === '') return run;
  try {
    return { ...run, event: await withPullRequest(event, (sha) => pullRequestsOfCommit(run, sha)) };
  } catch (error) {
    if (!(error instanceof GitHubError) || !(error.lacksPermission || isOptional)) throw error;
    if (comments && !isOptional) return error;
    if (error.lacksPermission && namedPermissions.has(error.permission)) return run;
    runner.warning(
      error.explain(', so this push counts as one without a pull request'),
      'No pull request found',
    );
    return run;
  }
}

/** Returns a step with invalid inputs in the same way, if it reacts. A failure is only logged. */
export async function withIssueToReactTo(step: Reporting): Promise<Reporting> {
  const { event, github, clock, runner, cancelled } = step;
  if (!reacts(step)) return step;
  const found = await withTimeout(clock, REACTION_MS, cancelled, ({ stop }) =>
    withPullRequest(event, (sha) => mergedPullRequestsOf(github(stop), sha)),
  ).catch(expectGitHubError);
  if (!(found instanceof GitHubError)) return { ...step, event: found };
  runner.info(found.message);
  return step;
}

/** Its issue is the merged pull request that the head of a push came in with. `pullsOf` returns those of a commit. */
async function withPullRequest(
  event: Event,
  pullsOf: (sha: string) => Promise<readonly PullRequest[]>,
): Promise<Event> {
  const { branch, head, isForced, commits = [] } = event.push ?? {};
  if (branch === undefined || head === undefined || isForced === true) return event;
  const merged = mergedInto(branch, await pullsOf(head));
  const itsMerge = merged.filter(({ mergeCommit }) => mergeCommit === head);
  // One commit can merge several, such as a stack. GitHub names the one that was merged. Of others, nothing tells whether it was:
  // whoever has a commit can open a pull request with it, and GitHub then calls that merged too.
  const named = commits.find(({ sha }) => sha === head)?.namedPullRequest;
  const [first, ...rest] = itsMerge.length > 0 ? itsMerge : merged;
  const issue = itsMerge.find(({ number }) => number === named) ?? (rest.length === 0 ? first : undefined);
  return issue === undefined ? event : { ...event, issue, pullRequest: issue };
}

/** Returns the merged pull requests of a pushed commit. GitHub is asked once for each. */
export function pullRequestsOfCommit(
  { github, limit, mergedPullRequests }: Run,
  sha: string,
  stop: AbortSignal = limit.stop,
): Promise<readonly PullRequest[]> {
  const asked = mergedPullRequests.get(sha) ?? mergedPullRequestsOf(github(stop), sha);
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
  const { branch, commits = [] } = event.push ?? {};
  if (branch === undefined || event.issue === undefined) return { pulls: [], missing: [] };
  // Newest first. Of several commits that name one, the oldest brought it.
  const named = new Map(commits.toReversed().map(({ namedPullRequest, sha }) => [namedPullRequest, sha]));
  named.delete(undefined);
  named.delete(event.issue.number);
  const asked = new Set([...mergedPullRequests.keys(), ...[...named.values()].slice(0, MAX_OTHERS_ASKED)]);
  // The report has time of its own, after a timeout too.
  const answers = await withReportTime(run, 'read', ({ stop }) =>
    Promise.all(Array.from(asked, (sha) => pullRequestsOfCommit(run, sha, stop).catch(expectGitHubError))),
  );
  const errors = cancelled.aborted ? [] : answers.filter((answer) => answer instanceof GitHubError);
  const merged = answers.flatMap((answer) => (answer instanceof GitHubError ? [] : answer));
  const pulls = new Map(mergedInto(branch, merged).map((pull) => [pull.number, pull]));
  const { headSha: head, mergeCommit: ownMerge } = pulls.get(event.issue.number) ?? {};
  const pushed = new Set(commits.flatMap(({ sha }) => (sha === ownMerge ? [] : sha)));
  return {
    // The issue of the event has this head. A stranger can open one with the same, or with another commit of it.
    pulls: [...pulls.values()].filter(
      ({ headSha, mergeCommit = '' }) => headSha !== head && pushed.has(mergeCommit),
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

/** Newest first. */
function mergedInto(branch: string, merged: readonly PullRequest[]): readonly PullRequest[] {
  return merged.filter(({ targetBranch }) => targetBranch === branch).toSorted((a, b) => b.number - a.number);
}

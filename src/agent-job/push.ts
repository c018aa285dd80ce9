import { GitHubError } from '../github/errors.ts';
import { type Event, isSameLogin } from '../github/event.ts';
import { mergedPullRequestsOf, type PullRequest } from '../github/pull-request.ts';
import { withTimeout } from '../lib/clock.ts';
import { type ReportingStep, type Run, reacts } from './job-run.ts';

/** A merge is a push: its merged pull request becomes the issue of the event, if an input needs one. */
export async function withPullRequestOfPush(run: Run): Promise<Run> {
  const { event, inputs, task } = run;
  const { comment, include, prReviewers } = inputs;
  const isNeeded =
    comment ||
    include.some((part) => part !== 'diff') ||
    task?.kind === 'auto' ||
    prReviewers.some(({ kind }) => kind === 'author');
  // A guard skips it, whichever pull request it is of.
  const isAgents = inputs.skipAgentEvents && isSameLogin(event.sender?.login, inputs.agentLogin);
  if (isAgents || !isNeeded || inputs.githubToken === '') return run;
  try {
    const issue = await pullRequestOf(event, (sha) => pullRequestsOfCommit(run, sha));
    return issue === undefined ? run : { ...run, event: { ...event, issue } };
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    // Without a prompt, nothing depends on it but the comment.
    if (!error.lacksPermission && task?.prompt !== undefined) return { ...run, pushError: error };
    if (error.lacksPermission) run.namedPermissions.add(error.permission);
    const guards =
      inputs.skipAgentEvents && task?.prompt !== undefined ? ', also for `skip-agent-events`' : '';
    run.runner.warning(
      error.explain(`, so this push counts as one without a pull request${guards}`),
      'No pull request found',
    );
    return run;
  }
}

const LOOKUP_TIMEOUT_MS = 5_000;

/** Returns a step with invalid inputs in the same way, if it reacts. A failure is only logged. */
export async function withPullRequestToReactTo(
  step: ReportingStep,
  cancelled: AbortSignal,
): Promise<ReportingStep> {
  const { event, inputs, github, clock, runner } = step;
  if (!reacts(step) || inputs.issueNumber !== undefined) return step;
  try {
    const issue = await withTimeout(clock, LOOKUP_TIMEOUT_MS, cancelled, ({ stop }) =>
      pullRequestOf(event, (sha) => mergedPullRequestsOf(github(stop), sha)),
    );
    return issue === undefined ? step : { ...step, event: { ...event, issue } };
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    runner.info(error.message);
    return step;
  }
}

/** Returns the merged pull request that the head of a push came in with. `pullsOf` returns those of a commit. */
async function pullRequestOf(
  { push }: Event,
  pullsOf: (sha: string) => Promise<readonly PullRequest[]>,
): Promise<PullRequest | undefined> {
  const { branch, head, isForced, commits = [] } = push ?? {};
  if (branch === undefined || head === undefined || isForced === true) return undefined;
  const merged = mergedInto(branch, await pullsOf(head));
  const itsMerge = merged.filter(({ mergeCommit }) => mergeCommit === head);
  // One commit can merge several: a stack, or the copy of a pull request from a fork. GitHub names the one that was merged.
  const named = commits.find(({ sha }) => sha === head)?.namedPullRequest;
  return itsMerge.find(({ number }) => number === named) ?? itsMerge[0] ?? merged[0];
}

/** Returns the merged pull requests of a pushed commit. GitHub is asked once for each. Rejects with a `GitHubError`. */
export function pullRequestsOfCommit(run: Run, sha: string): Promise<readonly PullRequest[]> {
  const { github, limit, mergedPullRequests } = run;
  const asked = mergedPullRequests.get(sha) ?? mergedPullRequestsOf(github(limit.stop), sha);
  mergedPullRequests.set(sha, asked);
  return asked;
}

/** A merge queue merges five pull requests at once by default. */
const MAX_OTHERS_ASKED = 10;

/** Newest first: those that the commits of the push name, and that GitHub knows as merged. */
export async function othersMerged(run: Run): Promise<readonly PullRequest[]> {
  const { event, mergedPullRequests } = run;
  const { branch, commits = [] } = event.push ?? {};
  if (branch === undefined || event.issue === undefined) return [];
  const named = new Map(commits.map(({ namedPullRequest, sha }) => [namedPullRequest, sha]));
  named.delete(undefined);
  named.delete(event.issue.number);
  const asked = new Set([...mergedPullRequests.keys(), ...[...named.values()].slice(-MAX_OTHERS_ASKED)]);
  const lists = await Promise.all([...asked].map((sha) => pullRequestsOfCommit(run, sha).catch(() => [])));
  const others = new Map(mergedInto(branch, lists.flat()).map((pull) => [pull.number, pull]));
  others.delete(event.issue.number);
  return [...others.values()];
}

/** Newest first. */
function mergedInto(branch: string, merged: readonly PullRequest[]): readonly PullRequest[] {
  return merged.filter(({ targetBranch }) => targetBranch === branch).toSorted((a, b) => b.number - a.number);
}

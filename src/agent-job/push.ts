import { GitHubError } from '../github/errors.ts';
import { isSameLogin } from '../github/event.ts';
import { mergedPullRequestsOf, type PullRequest } from '../github/pull-request.ts';
import type { Run } from './job-run.ts';

/** A merge is a push: its merged pull request becomes the issue of the event, if an input needs one. */
export async function withPullRequestOfPush(run: Run): Promise<Run> {
  const { event, inputs, task } = run;
  const { branch, head, isForced, commits = [] } = event.push ?? {};
  const { comment, include, prReviewers } = inputs;
  const isNeeded =
    comment ||
    include.some((part) => part !== 'diff') ||
    task?.kind === 'auto' ||
    prReviewers.some(({ kind }) => kind === 'author');
  // A guard skips it, whichever pull request it is of.
  const isAgents = inputs.skipAgentEvents && isSameLogin(event.sender?.login, inputs.agentLogin);
  const mayBeMerge = head !== undefined && isForced === false && !isAgents;
  if (!mayBeMerge || branch === undefined || !isNeeded || inputs.githubToken === '') return run;
  try {
    const merged = await mergedInto(run, branch, head);
    const itsMerge = merged.filter(({ mergeCommit }) => mergeCommit === head);
    // One commit can merge several: a stack, or the copy of a pull request from a fork. GitHub names the one that was merged.
    const named = commits.find(({ sha }) => sha === head)?.namedPullRequest;
    const pullRequest = itsMerge.find(({ number }) => number === named) ?? itsMerge[0] ?? merged[0];
    if (pullRequest === undefined) return run;
    return { ...run, event: { ...event, issue: pullRequest } };
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    // Without a prompt, nothing depends on it but the comment.
    if (!error.lacksPermission && task?.prompt !== undefined) return { ...run, pushError: error };
    run.runner.warning(
      error.explain(', so this push counts as one without a pull request'),
      'No pull request found',
    );
    return run;
  }
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
  const lists = await Promise.all([...asked].map((sha) => mergedInto(run, branch, sha).catch(() => [])));
  const others = new Map(lists.flat().map((pull) => [pull.number, pull]));
  others.delete(event.issue.number);
  return [...others.values()].toSorted((a, b) => b.number - a.number);
}

/** Newest first. */
async function mergedInto(run: Run, branch: string, sha: string): Promise<readonly PullRequest[]> {
  const merged = await pullRequestsOfCommit(run, sha);
  return merged.filter(({ targetBranch }) => targetBranch === branch).toSorted((a, b) => b.number - a.number);
}

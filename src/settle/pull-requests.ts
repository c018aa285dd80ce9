import { isFromAgent } from '../agent-job/accounts.ts';
import { gitHubOf, pullRequestRepository } from '../agent-job/job-run.ts';
import { expectGitHubError } from '../github/errors.ts';
import { listPullRequests, type PullRequest } from '../github/pull-request.ts';
import { DAY_MS } from '../lib/clock.ts';
import { utcDay } from '../lib/text.ts';
import { noteGitHubError, type SettleRun } from './context.ts';

type DatedPullRequest = PullRequest & { readonly createdAt: number };

/** Counts the agent's pull requests of the last days. Resolves with undefined if GitHub doesn't list them. */
export async function countPullRequests(run: SettleRun) {
  const { lastDays } = run.inputs;
  const now = run.clock.now();
  const since = now - lastDays * DAY_MS;
  const repository = pullRequestRepository(run);
  const pulls: DatedPullRequest[] = [];
  try {
    for await (const pull of listPullRequests(gitHubOf(run, repository), 'all')) {
      const { createdAt = since } = pull;
      if (createdAt < since) break;
      if (isFromAgent(run, pull)) pulls.push({ ...pull, createdAt });
    }
    return { repository, lastDays, figures: figuresOf(pulls, now), weeks: weeksOf(pulls, lastDays, now) };
  } catch (thrown) {
    const error = expectGitHubError(thrown);
    noteGitHubError(run, error, { conclusion: 'warning', title: 'Pull requests not counted' });
    return undefined;
  }
}

/** What isn't known yet is null. */
function figuresOf(pulls: readonly DatedPullRequest[], now: number) {
  const merged = pulls.filter(({ state }) => state === 'merged');
  const closed = pulls.filter(({ state }) => state === 'closed');
  const open = pulls.filter(({ isOpen }) => isOpen);
  const toMerge = merged.map(({ createdAt, mergedAt = now }) => mergedAt - createdAt).sort((a, b) => a - b);
  const half = (toMerge.length - 1) / 2;
  const low = toMerge[Math.floor(half)];
  const high = toMerge[Math.ceil(half)];
  const oldest = Math.min(...open.map(({ createdAt }) => createdAt));
  const ended = merged.length + closed.length;
  return {
    opened: pulls.length,
    merged: merged.length,
    closed: closed.length,
    open: open.length,
    merge_rate: ended === 0 ? null : Math.floor((merged.length * 1_000) / ended) / 1_000,
    median_days_to_merge: low === undefined || high === undefined ? null : inDays((low + high) / 2),
    oldest_open_days: open.length === 0 ? null : inDays(now - oldest),
  };
}

function inDays(milliseconds: number): number {
  return Number((milliseconds / DAY_MS).toFixed(1));
}

const WEEK_MS = 7 * DAY_MS;

/** Returns the first days of the whole weeks up to `now`, oldest first, and how many were opened and merged in each. */
function weeksOf(pulls: readonly DatedPullRequest[], days: number, now: number) {
  const count = Math.floor(days / 7);
  const starts = Array.from({ length: count }, (_, index) => now - (count - index) * WEEK_MS);
  const counts = (times: readonly (number | undefined)[]) =>
    starts.map((start) => times.filter((at = 0) => at > start && at <= start + WEEK_MS).length);
  return {
    // The first day is not a whole one.
    days: starts.map((start) => utcDay(start + DAY_MS).slice('YYYY-'.length)),
    opened: counts(pulls.map(({ createdAt }) => createdAt)),
    merged: counts(pulls.map(({ mergedAt }) => mergedAt)),
  };
}

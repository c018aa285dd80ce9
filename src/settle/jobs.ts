import { isOpen, type Marked, markedAmong } from '../agent-job/comment/marker.ts';
import { gitHubOf } from '../agent-job/job-run.ts';
import { ownCommentsSince } from '../github/comments.ts';
import { expectGitHubError, GitHubError } from '../github/errors.ts';
import { DAY_MS } from '../lib/clock.ts';
import { formatCount } from '../lib/text.ts';
import { isPathSegment } from '../platform/client.ts';
import { noteGitHubError, type SettleRun } from './context.ts';

/**
 * Returns the open jobs of this project, and how many others are named by markers that don't hold. If none holds, `unverified` is a
 * job that one names: asking for it shows whether the API accepts the key. Undefined: GitHub doesn't list the comments.
 */
export async function findOpenJobs(run: SettleRun) {
  const { clock, inputs, notes } = run;
  const since = clock.now() - inputs.lastDays * DAY_MS;
  const own = await ownCommentsSince(gitHubOf(run), since).catch(expectGitHubError);
  if (own instanceof GitHubError) {
    const conclusion = own.mayPass ? 'warning' : 'failure';
    noteGitHubError(run, own, { conclusion, title: 'No job checked' }, ', so no job was checked');
    return undefined;
  }
  const named = markedAmong(run, own).filter(({ marker }) => isPathSegment(marker.job));
  const verified = named.filter(({ isVerified }) => isVerified);
  const unverified = named.filter(({ isVerified, marker }) => !isVerified && isOpen(marker));
  const isKeyInDoubt = verified.length === 0;
  if (unverified.length > 0) {
    const cause = `edited, or signed with another key${isKeyInDoubt ? ', or `api-key` is wrong' : ''}`;
    const message = `${formatCount(unverified.length, 'comment')} can't be updated: ${cause}. Set the agent jobs' \`marker-key\`, one that stays the same.`;
    notes.push({ conclusion: 'notice', title: 'Comments not verified', message });
  }
  const jobs = openJobsOf(verified);
  // A verified one can have reported the end since.
  const others = openJobsOf(unverified).filter(({ id, changedAt }) => {
    const its = verified.filter(({ marker }) => marker.job === id);
    return its.every(({ marker, updatedAt }) => !isOpen(marker) && updatedAt < changedAt);
  });
  return { jobs, unverified: isKeyInDoubt ? others.slice(0, 1) : [], unverifiedCount: others.length };
}

/** A job whose end a comment of ours hasn't reported yet, and our comments of the last days that name it. */
export type OpenJob = Readonly<ReturnType<typeof openJobsOf>[number]>;

function openJobsOf(named: readonly Marked[]) {
  return [...Map.groupBy(named, ({ marker }) => marker.job)].flatMap(([id, comments]) => {
    const open = comments.filter(({ marker }) => isOpen(marker));
    /** When one of those that are open was last changed, by GitHub's clock. */
    const changedAt = Math.max(...open.map(({ updatedAt }) => updatedAt));
    return open.length === 0 ? [] : [{ id, comments, changedAt }];
  });
}

import { type Marked, withMarker, withoutCopies } from '../agent-job/comment/marker.ts';
import { endOf, isStale, type JobResult } from '../agent-job/job/done.ts';
import { type OwnComment, ownCommentsSince } from '../github/comments.ts';
import { GitHubError } from '../github/errors.ts';
import { DAY_MS } from '../lib/clock.ts';
import { formatCount } from '../lib/text.ts';
import { PlatformError } from '../platform/errors.ts';
import type { FailureReason } from '../platform/failures.ts';
import { noteGitHubError, type SettleRun } from './settle-run.ts';

/** A job whose end a comment of ours hasn't reported yet, and all our comments that name it, oldest first. */
type OpenJob = { readonly id: string; readonly comments: readonly Marked[] };

/** A job that has ended, or that the API doesn't know anymore. */
export type EndedJob = OpenJob & { readonly done: Extract<JobResult, { kind: 'ended' | 'lost' }> };

/** Returns the open jobs of this project. Resolves with undefined if GitHub doesn't list the comments. */
export async function findOpenJobs(run: SettleRun): Promise<readonly OpenJob[] | undefined> {
  const { github, clock, inputs, limit, notes } = run;
  const since = clock.now() - inputs.lastDays * DAY_MS;
  let own: readonly OwnComment[];
  try {
    own = await ownCommentsSince(github(limit.stop), since);
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    const conclusion = error.mayPass ? 'warning' : 'failure';
    noteGitHubError(run, error, { conclusion, title: 'No job checked' }, ', so no job was checked');
    return undefined;
  }
  const marked = own.toSorted((a, b) => a.id - b.id).flatMap((comment) => withMarker(run, comment) ?? []);
  const named = withoutCopies(marked).filter(({ marker }) => marker.job !== '');
  const unverified = named.filter(({ isVerified, marker }) => !isVerified && !marker.ended).length;
  if (unverified > 0) {
    const message = `${formatCount(unverified, 'comment')} can't be updated: another key signed the marker. Set a \`marker-key\` that stays the same.`;
    notes.push({ conclusion: 'notice', title: 'Comments not verified', message });
  }
  const verified = named.filter(({ isVerified }) => isVerified);
  return [...Map.groupBy(verified, ({ marker }) => marker.job)]
    .map(([id, comments]) => ({ id, comments }))
    .filter(({ comments }) => comments.some(({ marker }) => !marker.ended));
}

const MAX_REQUESTS_AT_ONCE = 4;
/** The API's limit for an hour. */
const MAX_LOOKUPS = 100;
/** After this many, the API is taken for unavailable. */
const MAX_FAILURES = 5;
/** Right after a create, the API may not find the job yet. */
const GONE_AFTER_MS = 60 * 60_000;

/** For these, the API would answer the same for every other job. */
const SAME_FOR_ALL: readonly FailureReason[] = ['unauthorized', 'forbidden', 'rate-limit'];
const isSameForAll = ({ reason }: PlatformError) => SAME_FOR_ALL.includes(reason);

/** Asks the API once for each job. Returns those that have ended, and how many are still active. */
export async function lookUpAll(run: SettleRun, jobs: readonly OpenJob[]) {
  const { limit, runner, notes, random } = run;
  const ended: EndedJob[] = [];
  const errors: PlatformError[] = [];
  let active = 0;
  // A run starts anywhere in the list, so that no job keeps all runs from the others.
  const start = Math.floor(random() * jobs.length);
  const queue = [...jobs.slice(start), ...jobs.slice(0, start)].slice(0, MAX_LOOKUPS).values();
  const askForRest = async () => {
    for (const job of queue) {
      if (limit.stop.aborted || errors.some(isSameForAll) || errors.length >= MAX_FAILURES) return;
      try {
        const done = await lookUp(run, job);
        if (done === undefined) active += 1;
        else ended.push({ ...job, done });
      } catch (error) {
        if (!(error instanceof PlatformError)) throw error;
        runner.debugError(error);
        if (!limit.stop.aborted) errors.push(error);
      }
    }
  };
  await Promise.all(Array.from({ length: MAX_REQUESTS_AT_ONCE }, askForRest));

  const title = 'Jobs not checked';
  const unchecked = formatCount(jobs.length - ended.length - active, 'job');
  const error = errors.find(isSameForAll) ?? errors[0];
  if (error !== undefined) {
    const conclusion = error.isTransient ? 'warning' : 'failure';
    notes.push({ conclusion, title, message: error.explain(`Couldn't check ${unchecked}`) });
  } else if (jobs.length > MAX_LOOKUPS) {
    const message = `A run checks at most ${MAX_LOOKUPS} jobs. Later runs check ${unchecked} more.`;
    notes.push({ conclusion: 'notice', title, message });
  }
  return { ended, active };
}

/** Resolves with undefined if a job is still active. Rejects with a `PlatformError`. */
async function lookUp(
  { jobs, clock, limit }: SettleRun,
  { id, comments }: OpenJob,
): Promise<EndedJob['done'] | undefined> {
  const open = comments.filter(({ marker }) => !marker.ended);
  const changedAt = Math.max(...open.map(({ updatedAt }) => updatedAt));
  try {
    const last = await jobs.get(id, { attempt: 1, signal: limit.stop });
    // The newest comment may be about a message that the job has just accepted.
    const isOver = endOf(last) !== undefined && !isStale(last, changedAt, clock.now());
    return isOver ? { kind: 'ended', job: { id, last } } : undefined;
  } catch (error) {
    if (!(error instanceof PlatformError) || error.policy.read !== 'absent') throw error;
    if (clock.now() - changedAt <= GONE_AFTER_MS) return undefined;
    return { kind: 'lost', job: { id, last: undefined }, error };
  }
}

import { withTimeout } from '../lib/clock.ts';
import type { Run } from './job-run.ts';

/** For one reading or writing, while there is time. GitHub takes about 20 s for thirty pages of files. */
const LONGEST_MS = { read: 60_000, write: 30_000 };
/** How far all that comes after the job can exceed `timeout-minutes` together. The comment can use what reading leaves. */
const AFTER_DEADLINE_MS = { read: 3_000, write: 5_000 };
/** How long a create or message that has left can take after a cancel, so that the comment has the rest. */
export const CREATE_AFTER_CANCEL_MS = 4_500;
/** The job doesn't wait longer for a reaction. */
export const REACTION_MS = 5_000;

/**
 * Runs `work` in the time that is left for what comes after the job, which its run has as `limit`. A cancel ends reading at
 * once, and shortens writing. Then, and after a timeout, there is no time for a retry.
 */
export async function withReportTime<T>(
  run: Run,
  kind: 'read' | 'write',
  work: (run: Run, mayRetry: boolean) => Promise<T>,
): Promise<T> {
  const { clock, cancelled, cutShort } = run;
  const now = clock.now();
  const deadline = Math.min(now + LONGEST_MS[kind], run.limit.deadline + AFTER_DEADLINE_MS[kind]);
  const mayRetry = now < run.limit.deadline && !cancelled.aborted;
  const signal = kind === 'read' ? cancelled : cutShort;
  return await withTimeout(clock, deadline, signal, (limit) => work({ ...run, limit }, mayRetry));
}

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

export interface ReportTime {
  readonly stop: AbortSignal;
  readonly mayRetry: boolean;
  readonly until: number;
}

/** Runs `work` in the time that is left for what comes after the job. A cancel ends reading at once, and shortens writing. */
export async function withReportTime<T>(
  { clock, cancelled, cutShort, deadline }: Run,
  kind: 'read' | 'write',
  work: (time: ReportTime) => Promise<T>,
): Promise<T> {
  const now = clock.now();
  const until = Math.min(now + LONGEST_MS[kind], deadline + AFTER_DEADLINE_MS[kind]);
  const mayRetry = now < deadline && !cancelled.aborted;
  const signal = kind === 'read' ? cancelled : cutShort;
  return await withTimeout(clock, until - now, signal, ({ stop }) => work({ stop, mayRetry, until }));
}

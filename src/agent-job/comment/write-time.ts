import { abortDelayed, withTimeout } from '../../lib/clock.ts';
import type { ReportingStep } from '../job-run.ts';

/** How much time writing to GitHub has. */
export interface WriteTime {
  /** Aborts when it is over. */
  readonly stop: AbortSignal;
  /** Whether a failed request can be sent once more. */
  readonly mayRetry: boolean;
  /** When it is over, in milliseconds since the epoch. */
  readonly until: number;
}

const MAX_MS = 30_000;

/** How far the report can exceed `timeout-minutes`, so that a timeout can be reported. */
const MAX_OVERRUN_MS = 5_000;

/** After a cancel, the runner sends SIGTERM 7.5 s after SIGINT, and the create gets most of that. */
const AFTER_CANCEL_MS = 1_500;

/** Runs `work`, which writes a report to GitHub, in the time that is left. A cancel shortens it. */
export async function withWriteTime<T>(
  { clock, cancelled, deadline }: ReportingStep,
  work: (time: WriteTime) => Promise<T>,
): Promise<T> {
  const left = deadline - clock.now();
  const mayRetry = left > 0 && !cancelled.aborted;
  const ms = cancelled.aborted ? AFTER_CANCEL_MS : Math.min(Math.max(left, MAX_OVERRUN_MS), MAX_MS);
  const until = clock.now() + ms;
  const finished = new AbortController();
  const cutShort = abortDelayed(clock, cancelled, AFTER_CANCEL_MS, finished.signal);
  try {
    return await withTimeout(clock, ms, cutShort, ({ stop }) => work({ stop, mayRetry, until }));
  } finally {
    finished.abort();
  }
}

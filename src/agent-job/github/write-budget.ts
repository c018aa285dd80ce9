import { abortDelayed, type TimeLimit, withTimeout } from '../../lib/clock.ts';
import type { StepContext } from '../../step/context.ts';

/** How much time writing to GitHub can take. */
export interface WriteBudget {
  readonly timeoutMs: number;
  /** Whether a failed request can be retried once. */
  readonly mayRetry: boolean;
}

/** For a step without a deadline, such as `post`. */
export const NORMAL_BUDGET: WriteBudget = { timeoutMs: 30_000, mayRetry: true };

/** After a cancel, the runner sends SIGTERM 7.5 s after SIGINT, and the create gets most of that. */
const CANCELLED_BUDGET: WriteBudget = { timeoutMs: 1_500, mayRetry: false };

/** How far the report can exceed `timeout-minutes`, so that a timeout can be reported. */
const MAX_OVERRUN_MS = 5_000;

/** Returns the budget for the report of a step that ends at `deadline` (milliseconds since the epoch). */
export function reportBudget(
  deadline: number,
  { clock, cancelled }: Pick<StepContext, 'clock' | 'cancelled'>,
): WriteBudget {
  if (cancelled.aborted) return CANCELLED_BUDGET;
  const left = deadline - clock.now();
  const timeoutMs = Math.min(Math.max(left, MAX_OVERRUN_MS), NORMAL_BUDGET.timeoutMs);
  return { timeoutMs, mayRetry: left > 0 };
}

/** Runs `work` as `withTimeout` does, within the budget. A cancel shortens it to the budget after a cancel. */
export async function withWriteBudget<T>(
  { timeoutMs }: WriteBudget,
  { clock, cancelled }: Pick<StepContext, 'clock' | 'cancelled'>,
  work: (limit: TimeLimit) => Promise<T>,
): Promise<T> {
  const finished = new AbortController();
  const cutShort = abortDelayed(clock, cancelled, CANCELLED_BUDGET.timeoutMs, finished.signal);
  try {
    return await withTimeout(clock, timeoutMs, cutShort, work);
  } finally {
    finished.abort();
  }
}

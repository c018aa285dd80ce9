import { abortDelayed, type TimeLimit, withTimeout } from '../../lib/clock.ts';
import type { StepContext } from '../../step/context.ts';

/** How much time there is to write to GitHub. */
export interface WriteBudget {
  readonly timeoutMs: number;
  /** Whether a request that failed may be tried a second time. */
  readonly mayRetry: boolean;
}

/** For a step that nothing hurries, such as `post`. */
export const NORMAL_BUDGET: WriteBudget = { timeoutMs: 30_000, mayRetry: true };

/** After a cancel: the runner's SIGTERM follows its SIGINT in 7.5 s, and most of that is the create's. */
const CANCELLED_BUDGET: WriteBudget = { timeoutMs: 1_500, mayRetry: false };

/** The report may take this much longer than `timeout-minutes`: without it, nobody would hear of a timeout. */
const MAX_OVERRUN_MS = 5_000;

/** Returns what is left for the report of a step whose time is up at `deadline`, in milliseconds since the epoch. */
export function reportBudget(
  deadline: number,
  { clock, cancelled }: Pick<StepContext, 'clock' | 'cancelled'>,
): WriteBudget {
  if (cancelled.aborted) return CANCELLED_BUDGET;
  const left = deadline - clock.now();
  const timeoutMs = Math.min(Math.max(left, MAX_OVERRUN_MS), NORMAL_BUDGET.timeoutMs);
  return { timeoutMs, mayRetry: left > 0 };
}

/** Runs `work` as `withTimeout` does, within the budget; a cancel leaves it what there is after a cancel. */
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

import { abortDelayed, type TimeLimit, withTimeout } from '../../lib/clock.ts';
import type { StepContext } from '../../step/context.ts';

/** How much time there is to write to GitHub. `final`: the step is about to be killed, which allows for one attempt. */
export type WriteBudget = 'normal' | 'final';

export const WRITE_TIMEOUT_MS: Readonly<Record<WriteBudget, number>> = { normal: 30_000, final: 1_500 };

/** Runs `work` as `withTimeout` does, within the budget; a cancel leaves it what `final` has. */
export async function withWriteBudget<T>(
  budget: WriteBudget,
  { clock, cancelled }: Pick<StepContext, 'clock' | 'cancelled'>,
  work: (limit: TimeLimit) => Promise<T>,
): Promise<T> {
  const finished = new AbortController();
  const cutShort = abortDelayed(clock, cancelled, WRITE_TIMEOUT_MS.final, finished.signal);
  try {
    return await withTimeout(clock, WRITE_TIMEOUT_MS[budget], cutShort, work);
  } finally {
    finished.abort();
  }
}

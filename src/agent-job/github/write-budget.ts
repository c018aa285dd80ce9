import { abortDelayed, type TimeLimit, withTimeout } from '../../lib/clock.ts';
import type { AgentJobContext } from '../context.ts';

/**
 * How much time there is to write to GitHub: after a job's end, or where the step is about to be killed, which allows for
 * one attempt.
 */
export type WriteBudget = 'ample' | 'last-chance';

export const WRITE_WITHIN_MS: Readonly<Record<WriteBudget, number>> = { ample: 30_000, 'last-chance': 1_500 };

/** Runs `work` as `withinTime` does, for as long as there is time; a cancel leaves it what a last chance has. */
export async function withWriteBudget<T>(
  time: WriteBudget,
  { clock, cancelled }: Pick<AgentJobContext, 'clock' | 'cancelled'>,
  work: (limit: TimeLimit) => Promise<T>,
): Promise<T> {
  const finished = new AbortController();
  const hurried = abortDelayed(clock, cancelled, WRITE_WITHIN_MS['last-chance'], finished.signal);
  try {
    return await withTimeout(clock, WRITE_WITHIN_MS[time], hurried, work);
  } finally {
    finished.abort();
  }
}

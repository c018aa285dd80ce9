import { abortedAfter, type TimeLimit, withinTime } from '../clock.ts';
import type { Collaborators } from './collaborators.ts';

/**
 * How much time there is to write to GitHub: after a job's end, or where the step is about to be killed, which allows for
 * one attempt.
 */
export type TimeToWrite = 'ample' | 'last-chance';

export const WRITE_WITHIN_MS: Readonly<Record<TimeToWrite, number>> = { ample: 30_000, 'last-chance': 1_500 };

/** Runs `work` as `withinTime` does, for as long as there is time; a cancel leaves it what a last chance has. */
export async function withinTimeToWrite<T>(
  time: TimeToWrite,
  { clock, cancelled }: Pick<Collaborators, 'clock' | 'cancelled'>,
  work: (limit: TimeLimit) => Promise<T>,
): Promise<T> {
  const finished = new AbortController();
  const hurried = abortedAfter(clock, cancelled, WRITE_WITHIN_MS['last-chance'], finished.signal);
  try {
    return await withinTime(clock, WRITE_WITHIN_MS[time], hurried, work);
  } finally {
    finished.abort();
  }
}

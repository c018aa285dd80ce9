import type { Clock } from '../lib/clock.ts';
import { formatNumber } from '../lib/text.ts';
import { type DateRange, formatDateRange } from './date-range.ts';

const SHORTEST_GAP_MS = 2_000;

/** Returns a function that logs how many rows of a range came so far, at most every two seconds. */
export function progressLog(
  clock: Clock,
  log: (line: string) => void,
): (rows: number, range: DateRange) => void {
  let loggedAt = clock.now();
  return (rows, range) => {
    if (clock.now() - loggedAt < SHORTEST_GAP_MS) return;
    loggedAt = clock.now();
    log(`${formatNumber(rows)} rows so far (${formatDateRange(range)}).`);
  };
}

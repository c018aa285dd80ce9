import type { Clock } from '../lib/clock.ts';
import { formatNumber } from '../lib/text.ts';
import { type DateRange, formatDateRange } from './date-range.ts';

const SHORTEST_GAP_MS = 2_000;

/** A sign of life in the log while pages come: a line for a page at most, and none more often than every two seconds. */
export class ProgressLog {
  readonly #clock: Clock;
  readonly #log: (line: string) => void;
  #spokeAt: number;

  constructor(clock: Clock, log: (line: string) => void) {
    this.#clock = clock;
    this.#log = log;
    this.#spokeAt = clock.now();
  }

  /** The rows of a window that came so far. */
  rows(rows: number, window: DateRange): void {
    if (this.#clock.now() - this.#spokeAt < SHORTEST_GAP_MS) return;
    this.#spokeAt = this.#clock.now();
    this.#log(`${formatNumber(rows)} rows so far, ${formatDateRange(window)}.`);
  }
}

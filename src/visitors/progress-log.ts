import type { Clock } from '../lib/clock.ts';
import { formatNumber } from '../lib/text.ts';
import { type DateRange, formatDateRange } from './date-range.ts';

const SHORTEST_GAP_MS = 2_000;

/** Logs how many rows came so far, at most every two seconds. */
export class ProgressLog {
  readonly #clock: Clock;
  readonly #log: (line: string) => void;
  #loggedAt: number;

  constructor(clock: Clock, log: (line: string) => void) {
    this.#clock = clock;
    this.#log = log;
    this.#loggedAt = clock.now();
  }

  rows(rows: number, range: DateRange): void {
    if (this.#clock.now() - this.#loggedAt < SHORTEST_GAP_MS) return;
    this.#loggedAt = this.#clock.now();
    this.#log(`${formatNumber(rows)} rows so far (${formatDateRange(range)}).`);
  }
}

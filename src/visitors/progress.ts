import type { Clock } from '../clock.ts';
import { grouped } from '../number.ts';
import { inWords, type Window } from './window.ts';

const SHORTEST_GAP_MS = 2_000;

/** A sign of life in the log while pages come: a line for a page at most, and none more often than every two seconds. */
export class Progress {
  readonly #clock: Clock;
  readonly #log: (line: string) => void;
  #spokeAt: number;

  constructor(clock: Clock, log: (line: string) => void) {
    this.#clock = clock;
    this.#log = log;
    this.#spokeAt = clock.now();
  }

  /** The rows of a window that came so far. */
  rows(rows: number, window: Window): void {
    if (this.#clock.now() - this.#spokeAt < SHORTEST_GAP_MS) return;
    this.#spokeAt = this.#clock.now();
    this.#log(`${grouped(rows)} rows so far, ${inWords(window)}.`);
  }
}

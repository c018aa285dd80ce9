import { setImmediate as turn } from 'node:timers/promises';
import type { Clock } from '../src/lib/clock.ts';

/** The default start of a virtual clock. */
export const CLOCK_START = Date.parse('2026-11-02T09:00:00Z');

/** The time now, and when the next sleep ends, if there is one. Milliseconds since the epoch. */
type ClockReading = { readonly now: number; readonly next: number | undefined };

/** The clock of a running step. After the step has ended, every call resolves with the last reading. */
export interface StepClock {
  now(): number;
  /** Moves the clock by that many milliseconds, even if the step has other work. Sleeps that are due end in order. */
  advance(ms: number): Promise<ClockReading>;
  /** Resolves when the clock is held and the step only waits for time, or when the step has ended. */
  idle(): Promise<ClockReading>;
  /** Lets the clock jump to the end of the next sleep whenever the step is idle. */
  release(): Promise<ClockReading>;
  /** The last known reading. */
  readonly last: ClockReading;
}

/** Node's names for pending work on files and DNS lookups (`process.getActiveResourcesInfo`). */
const REAL_WORK = /^(?:FSReq|FileHandle|CloseReq|GetAddrInfo|GetNameInfo)/u;

/** Turns of the event loop without real work after which there is none, because work can start more work. */
const QUIET_TURNS = 3;

type Sleep = { readonly due: number; readonly end: () => void };

/**
 * A clock for steps in this process. It stops while there is real work: files, DNS lookups, and work that `begin` reports,
 * such as requests. Otherwise it jumps to the end of the next sleep, unless it is held.
 */
export class VirtualClock implements Clock, StepClock {
  #now: number;
  #isHeld: boolean;
  readonly #sleeps = new Set<Sleep>();
  #underWay = 0;
  #hasChanged = Promise.withResolvers<void>();
  #whenIdle = Promise.withResolvers<void>();

  constructor(start: number, { isHeld = false }: { readonly isHeld?: boolean } = {}) {
    this.#now = start;
    this.#isHeld = isHeld;
  }

  /** Milliseconds since the epoch. */
  now(): number {
    return this.#now;
  }

  get last(): ClockReading {
    return { now: this.#now, next: this.#next()?.due };
  }

  sleep(ms: number, signal?: AbortSignal): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    if (signal?.aborted) {
      resolve();
      return promise;
    }
    // The same as in `setTimeout`.
    const due = this.#now + Math.max(1, Math.trunc(ms));
    const end = () => {
      this.#sleeps.delete(sleep);
      signal?.removeEventListener('abort', end);
      resolve();
      this.#change();
    };
    const sleep = { due, end };
    this.#sleeps.add(sleep);
    signal?.addEventListener('abort', end, { once: true });
    this.#change();
    return promise;
  }

  /** Reports real work, until the returned function is called. */
  begin(): () => void {
    let isUnderWay = true;
    this.#underWay += 1;
    return () => {
      if (!isUnderWay) return;
      isUnderWay = false;
      this.#underWay -= 1;
      this.#change();
    };
  }

  /** Moves time until `work` has settled. Settles like `work`. */
  async run<T>(work: Promise<T>): Promise<T> {
    let isSettled = false;
    const settle = () => {
      isSettled = true;
      this.#change();
    };
    work.then(settle, settle);
    while (!isSettled) {
      await this.#quiet(() => isSettled);
      if (isSettled) break;
      const next = this.#next();
      if (next !== undefined && !this.#isHeld) {
        await this.#endSoon(next);
      } else {
        this.#whenIdle.resolve();
        await this.#hasChanged.promise;
      }
    }
    return await work;
  }

  async advance(ms: number): Promise<ClockReading> {
    const target = this.#now + ms;
    for (let next = this.#next(); next !== undefined && next.due <= target; next = this.#next()) {
      await this.#endSoon(next);
      // Promises that the sleep settled, and sockets that it aborted, are handled before the next one ends.
      await turn();
    }
    this.#now = Math.max(this.#now, target);
    this.#change();
    return this.last;
  }

  async idle(): Promise<ClockReading> {
    this.#whenIdle = Promise.withResolvers();
    this.#change();
    await this.#whenIdle.promise;
    return this.last;
  }

  release(): Promise<ClockReading> {
    this.#isHeld = false;
    this.#change();
    return Promise.resolve(this.last);
  }

  /** Of two sleeps that end at the same time, the one that began first is the next one. */
  #next(): Sleep | undefined {
    let next: Sleep | undefined;
    for (const sleep of this.#sleeps) if (next === undefined || sleep.due < next.due) next = sleep;
    return next;
  }

  async #endSoon(sleep: Sleep): Promise<void> {
    await turn();
    // It may have been aborted since.
    if (!this.#sleeps.has(sleep)) return;
    this.#now = Math.max(this.#now, sleep.due);
    sleep.end();
  }

  /** Resolves when there was no real work for some turns of the event loop, or when it doesn't matter anymore. */
  async #quiet(isSettled: () => boolean): Promise<void> {
    for (let quietTurns = 0; quietTurns < QUIET_TURNS && !isSettled(); ) {
      if (this.#underWay > 0) await this.#hasChanged.promise;
      await turn();
      const isQuiet =
        this.#underWay === 0 && !process.getActiveResourcesInfo().some((name) => REAL_WORK.test(name));
      quietTurns = isQuiet ? quietTurns + 1 : 0;
    }
  }

  #change(): void {
    this.#hasChanged.resolve();
    this.#hasChanged = Promise.withResolvers();
  }
}

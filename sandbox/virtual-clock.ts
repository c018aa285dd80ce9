import { setImmediate as turn } from 'node:timers/promises';
import type { Clock } from '../src/lib/clock.ts';
import type { StepClock } from './child-clock.ts';
import { VirtualTime, type VirtualTimer } from './virtual-time.mjs';

/** The longest wait of one `setTimeout`, and so of one sleep of the action's clock. */
const LONGEST_SLEEP_MS = 2_147_483_647;

/** Node's names for pending work on files and DNS lookups (`process.getActiveResourcesInfo`). */
const REAL_WORK = /^(?:FSReq|FileHandle|CloseReq|GetAddrInfo|GetNameInfo)/u;

/** Turns of the event loop without real work after which there is none, because work can start more work. */
const QUIET_TURNS = 3;

/**
 * A clock for steps in this process. It stops while there is real work: files, DNS lookups, and work that `begin` reports,
 * such as requests. Otherwise it jumps to the end of the next sleep, unless it is held.
 */
export class VirtualClock implements Clock, StepClock {
  readonly #time: VirtualTime;
  #underWay = 0;
  #hasChanged = Promise.withResolvers<void>();
  #isParked = false;

  constructor(start: number, { isHeld = false }: { readonly isHeld?: boolean } = {}) {
    this.#time = new VirtualTime(start, isHeld, {
      onPark: () => {
        this.#isParked = true;
      },
      onUnpark: () => {
        this.#isParked = false;
        this.#change();
      },
    });
  }

  /** Milliseconds since the epoch. */
  now(): number {
    return this.#time.now;
  }

  sleep(ms: number, signal?: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      if (signal?.aborted) {
        resolve();
        return;
      }
      const timer: VirtualTimer = {
        // The same as in `setTimeout`.
        delay: Math.max(1, Math.trunc(Math.min(ms, LONGEST_SLEEP_MS))),
        isRef: true,
        fire: () => {
          signal?.removeEventListener('abort', wake);
          resolve();
        },
      };
      const wake = () => {
        this.#time.disarm(timer);
        timer.fire();
      };
      this.#time.arm(timer);
      signal?.addEventListener('abort', wake, { once: true });
    });
  }

  /** Reports real work, until the returned function is called. */
  begin(): () => void {
    let isUnderWay = true;
    this.#underWay += 1;
    return () => {
      if (!isUnderWay) return;
      isUnderWay = false;
      this.#underWay -= 1;
      this.#time.changed();
      this.#change();
    };
  }

  /** Moves time until `work` has settled. Settles like `work`. */
  async run<T>(work: Promise<T>): Promise<T> {
    let isSettled = false;
    const settle = () => {
      isSettled = true;
      this.#time.changed();
      this.#change();
    };
    work.then(settle, settle);
    while (!isSettled) {
      await this.#quiet(() => isSettled);
      if (isSettled) break;
      this.#time.jumpOrPark();
      if (this.#isParked) await this.#hasChanged.promise;
      else await turn();
    }
    return await work;
  }

  advance(ms: number) {
    return this.#time.advance(ms);
  }

  idle() {
    return this.#time.idle();
  }

  release() {
    return Promise.resolve(this.#time.release());
  }

  get last() {
    return this.#time.reading;
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

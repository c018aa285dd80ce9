import { setImmediate as turn } from 'node:timers/promises';
import type { Clock } from '../src/lib/clock.ts';
import type { StepClock } from './child-clock.ts';
import { VirtualTime, type VirtualTimer } from './virtual-time.mjs';

/** The longest time that one `setTimeout` can wait, and so the longest that the action's own clock sleeps at once. */
const LONGEST_SLEEP_MS = 2_147_483_647;

/** What Node names work of files and look-ups that is under way (`process.getActiveResourcesInfo`). */
const REAL_WORK = /^(?:FSReq|FileHandle|CloseReq|GetAddrInfo|GetNameInfo)/u;

/** Turns of the event loop without real work, until there is none: what one piece of work leaves behind starts the next. */
const QUIET_TURNS = 3;

/**
 * A clock for what runs in this process. It stands still while anything real is under way: files, look-ups, and what was
 * said to be (`begin`), such as requests. Whenever nothing is, it jumps to the next sleeper; held, it stays where it is.
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
        // As `setTimeout` has it.
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

  /** Tells that something real is under way, until the function that it returns is called. */
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

  /** Moves time until `work` has settled. Settles as it does. */
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

  hold() {
    return Promise.resolve(this.#time.hold());
  }

  release() {
    return Promise.resolve(this.#time.release());
  }

  get last() {
    return this.#time.reading;
  }

  /** Resolves once nothing real has been under way for some turns of the event loop, or once it does not matter. */
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

import { setImmediate as turn } from 'node:timers/promises';
import type { Clock } from '../src/lib/clock.ts';

interface Sleeper {
  readonly due: number;
  readonly wake: () => void;
}

/** A clock for stories that run in this process: it jumps to the next sleeper whenever nothing else is left to do. */
export class VirtualClock implements Clock {
  #now: number;
  readonly #sleepers = new Set<Sleeper>();
  #realWork = 0;

  constructor(now: number) {
    this.#now = now;
  }

  now(): number {
    return this.#now;
  }

  sleep(ms: number, signal?: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      if (signal?.aborted) {
        resolve();
        return;
      }
      const sleeper: Sleeper = {
        due: this.#now + Math.max(ms, 0),
        wake: () => {
          this.#sleepers.delete(sleeper);
          signal?.removeEventListener('abort', sleeper.wake);
          resolve();
        },
      };
      this.#sleepers.add(sleeper);
      signal?.addEventListener('abort', sleeper.wake, { once: true });
    });
  }

  /** Time stands still until `work` has settled: for what really takes a while, such as reading a file. */
  standStill(work: Promise<unknown>): void {
    this.#realWork += 1;
    const goOn = () => {
      this.#realWork -= 1;
    };
    work.then(goOn, goOn);
  }

  /**
   * Moves time until `story` has settled, or until `until` (milliseconds since the epoch) has come, whichever is first.
   * Gives whether the story has settled. Rejects as the story does.
   */
  async play(story: Promise<unknown>, until = Number.POSITIVE_INFINITY): Promise<boolean> {
    let settled = false;
    const watched = story.finally(() => {
      settled = true;
    });
    watched.catch(() => undefined);
    for (;;) {
      await turn();
      await turn();
      if (settled) {
        await watched;
        return true;
      }
      const next = this.#next();
      if (next === undefined || this.#realWork > 0) continue;
      if (next.due > until) {
        this.#now = until;
        return false;
      }
      this.#now = next.due;
      next.wake();
    }
  }

  #next(): Sleeper | undefined {
    let next: Sleeper | undefined;
    for (const sleeper of this.#sleepers) if (next === undefined || sleeper.due < next.due) next = sleeper;
    return next;
  }
}

import type { ChildProcess } from 'node:child_process';
import { fileURLToPath, pathToFileURL } from 'node:url';
import * as z from 'zod/mini';
import type { ClockReading } from './virtual-time.mjs';

/**
 * The clock of a running step, in this process or in its own. After the step has ended, every call resolves with the last
 * reading.
 */
export interface StepClock {
  now(): number | Promise<number>;
  /** Moves the clock by that many milliseconds, even if the step has other work. Timers that are due fire in order. */
  advance(ms: number): Promise<ClockReading>;
  /** Resolves when the clock is held and the step only waits for time, or when the step has ended. */
  idle(): Promise<ClockReading>;
  /** Lets the clock jump to the next timer whenever the step is idle. */
  release(): Promise<ClockReading>;
  /** The last known reading. */
  readonly last: ClockReading;
}

/** The default start of a virtual clock. */
export const CLOCK_START = Date.parse('2026-11-02T09:00:00Z');

const Reply = z.object({ id: z.optional(z.number()), now: z.number(), next: z.optional(z.number()) });

/** Returns arguments for `node` that give a child process a virtual clock. Spawn it with an IPC channel. */
export function childClockArgs(start: number, held: boolean): string[] {
  const preload = pathToFileURL(fileURLToPath(new URL('./child-clock.mjs', import.meta.url)));
  preload.search = `start=${start}${held ? '&held' : ''}`;
  return ['--import', preload.href];
}

/** Returns the parent's handle of a child's virtual clock. */
export function childClock(child: ChildProcess, start: number): StepClock {
  const waiting = new Map<number, (reading: ClockReading) => void>();
  let last: ClockReading = { now: start, next: undefined };
  let asked = 0;

  child.on('message', (message) => {
    const { id, now, next } = Reply.parse(message);
    last = { now, next };
    if (id === undefined) return;
    waiting.get(id)?.(last);
    waiting.delete(id);
  });
  child.on('disconnect', () => {
    for (const resolve of waiting.values()) resolve(last);
    waiting.clear();
  });

  const ask = (what: 'now' | 'advance' | 'idle' | 'release', ms?: number): Promise<ClockReading> => {
    if (!child.connected) return Promise.resolve(last);
    asked += 1;
    const id = asked;
    const { promise, resolve } = Promise.withResolvers<ClockReading>();
    waiting.set(id, resolve);
    // The child may have just exited. Then `disconnect` settles this.
    child.send({ id, ask: what, ms }, () => undefined);
    return promise;
  };

  return {
    now: async () => (await ask('now')).now,
    advance: (ms) => ask('advance', ms),
    idle: () => ask('idle'),
    release: () => ask('release'),
    get last() {
      return last;
    },
  };
}

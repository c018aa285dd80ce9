import type { ChildProcess } from 'node:child_process';
import { fileURLToPath, pathToFileURL } from 'node:url';
import * as z from 'zod/mini';
import type { ClockReading } from './virtual-time.mjs';

/**
 * The clock of a running step, wherever it runs. Once the step has ended, every call resolves with the last reading there
 * was.
 */
export interface StepClock {
  now(): number | Promise<number>;
  /** Moves on by so many milliseconds, whatever the step is busy with; timers that fall due fire in order. */
  advance(ms: number): Promise<ClockReading>;
  /** Resolves once the step waits for nothing but time and its clock is held (or once it has ended). */
  idle(): Promise<ClockReading>;
  /** From now on, no jump when the step is idle. */
  hold(): Promise<ClockReading>;
  /** From now on, a jump to the next timer whenever the step is idle. */
  release(): Promise<ClockReading>;
  /** The last reading without asking. */
  readonly last: ClockReading;
}

/** Where a virtual clock starts unless told otherwise. */
export const CLOCK_START = Date.parse('2026-11-02T09:00:00Z');

const Reply = z.object({ id: z.optional(z.number()), now: z.number(), next: z.optional(z.number()) });

/** Arguments for `node` that put a child process on a virtual clock. It has to be spawned with an IPC channel. */
export function childClockArgs(start: number, held: boolean): string[] {
  const preload = pathToFileURL(fileURLToPath(new URL('./child-clock.mjs', import.meta.url)));
  preload.search = `start=${start}${held ? '&held' : ''}`;
  return ['--import', preload.href];
}

/** The parent's end of the virtual clock of a child. */
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

  const ask = (what: 'now' | 'advance' | 'idle' | 'hold' | 'release', ms?: number): Promise<ClockReading> => {
    if (!child.connected) return Promise.resolve(last);
    asked += 1;
    const id = asked;
    const { promise, resolve } = Promise.withResolvers<ClockReading>();
    waiting.set(id, resolve);
    // A child that has just ended can't be told any more; `disconnect` answers.
    child.send({ id, ask: what, ms }, () => undefined);
    return promise;
  };

  return {
    now: async () => (await ask('now')).now,
    advance: (ms) => ask('advance', ms),
    idle: () => ask('idle'),
    hold: () => ask('hold'),
    release: () => ask('release'),
    get last() {
      return last;
    },
  };
}

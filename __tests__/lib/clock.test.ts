import { getEventListeners } from 'node:events';
import { describe, expect, test } from '@jest/globals';
import { type Clock as FakeTimers, install } from '@sinonjs/fake-timers';
import { abortDelayed, type Clock, systemClock, withTimeout } from '../../src/lib/clock.ts';

/** A clock whose waits end when a test ends them, or when their signal aborts. */
function clockByHand() {
  const waits: { readonly ms: number; readonly isOver: () => boolean; readonly end: () => void }[] = [];
  const clock: Clock = {
    now: () => 0,
    sleep: (ms, signal) => {
      let isOver = false;
      return new Promise((resolve) => {
        const end = () => {
          isOver = true;
          resolve();
        };
        waits.push({ ms, isOver: () => isOver, end });
        signal?.addEventListener('abort', end, { once: true });
        if (signal?.aborted) end();
      });
    },
  };
  return { clock, waits };
}

const listenersOn = (signal: AbortSignal) => getEventListeners(signal, 'abort').length;

async function withFakeTimers(check: (timers: FakeTimers) => void | Promise<void>): Promise<void> {
  const timers = install({ toFake: ['Date', 'performance', 'setTimeout', 'clearTimeout'] });
  try {
    await check(timers);
  } finally {
    timers.uninstall();
  }
}

/** Lets everything that is due run. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('the machine’s clock', () => {
  test('returns whole milliseconds since the epoch', () => {
    const [now, wall] = [systemClock.now(), Date.now()];
    expect(Number.isInteger(now)).toBe(true);
    // Both start with this process. The wall clock may have been adjusted a little since.
    expect(Math.abs(now - wall)).toBeLessThan(performance.now());
  });

  test('isn’t affected by changes of the wall clock', async () => {
    await withFakeTimers((timers) => {
      const before = systemClock.now();
      timers.tick(5_000);
      timers.setSystemTime(7);
      expect(systemClock.now() - before).toBe(5_000);
    });
  });

  test.each<[ms: number, spans: readonly number[], isOver: readonly boolean[]]>([
    [5_000, [4_999, 1], [false, true]],
    [0, [1], [true]],
    [-1, [1], [true]],
    [Number.NEGATIVE_INFINITY, [1], [true]],
  ])('waits %d ms: over after each of the spans %j: %j', async (ms, spans, isOver) => {
    const over: boolean[] = [];
    await withFakeTimers(async (timers) => {
      let isAwake = false;
      void systemClock.sleep(ms).then(() => {
        isAwake = true;
      });
      for (const span of spans) {
        await timers.tickAsync(span);
        over.push(isAwake);
      }
    });
    expect(over).toEqual(isOver);
  });

  test('waits no longer than until a signal aborts, before or during it', async () => {
    await withFakeTimers(async (timers) => {
      await systemClock.sleep(600_000, AbortSignal.abort());
      const wake = new AbortController();
      const waiting = systemClock.sleep(600_000, wake.signal);
      wake.abort();
      await waiting;
      expect(timers.countTimers()).toBe(0);
    });
  });
});

describe('a timeout', () => {
  test.each(['before', 'during'])('isn’t a cancel %s work, whose signal has its reason', async (moment) => {
    const { clock } = clockByHand();
    const cancel = new AbortController();
    if (moment === 'before') cancel.abort('why');
    const done = withTimeout(clock, 1, cancel.signal, async ({ timedOut, stop }) => {
      const isStopped = stop.aborted;
      cancel.abort('why');
      return [isStopped, timedOut.aborted, stop.aborted, String(stop.reason)];
    });
    expect(await done).toEqual([moment === 'before', false, true, 'why']);
  });

  test('keeps the reason of whichever came first', async () => {
    const reasons: unknown[] = [];
    for (const isCancelFirst of [true, false]) {
      const { clock, waits } = clockByHand();
      const cancel = new AbortController();
      await withTimeout(clock, 1, cancel.signal, async ({ timedOut, stop }) => {
        if (isCancelFirst) cancel.abort('cancelled');
        waits[0]?.end();
        await settled();
        cancel.abort('cancelled');
        reasons.push(timedOut.aborted, stop.reason === timedOut.reason ? 'time is up' : stop.reason);
      });
    }
    expect(reasons).toEqual([true, 'cancelled', true, 'time is up']);
  });

  test('and a wait leave no listener on a signal that didn’t abort', async () => {
    const { signal } = new AbortController();
    expect(await withTimeout(clockByHand().clock, 1, signal, async () => listenersOn(signal))).toBe(1);
    expect(listenersOn(signal)).toBe(0);
    const waiting = systemClock.sleep(1, signal);
    expect(listenersOn(signal)).toBe(1);
    await waiting;
    expect(listenersOn(signal)).toBe(0);
  });

  test.each([false, true])('ends with the work, whether it fails (%s) or not', async (fails) => {
    const { clock, waits } = clockByHand();
    const signals: AbortSignal[] = [];
    const done = withTimeout(clock, 1, new AbortController().signal, async ({ timedOut, stop }) => {
      signals.push(timedOut, stop);
      if (fails) throw new Error('failed');
      return 'done';
    });
    if (fails) await expect(done).rejects.toThrow('failed');
    else expect(await done).toBe('done');
    await settled();
    expect(waits.map(({ isOver }) => isOver())).toEqual([true]);
    expect(signals.map(({ aborted }) => aborted)).toEqual([false, false]);
  });
});

test.each(['before', 'later'])('a delayed abort comes the delay after its trigger, %s', async (moment) => {
  const { clock, waits } = clockByHand();
  const trigger = new AbortController();
  if (moment === 'before') trigger.abort();
  const late = abortDelayed(clock, trigger.signal, 5_000);
  expect(waits).toHaveLength(moment === 'before' ? 1 : 0);
  trigger.abort();
  expect(waits.map(({ ms }) => ms)).toEqual([5_000]);
  await settled();
  expect(late.aborted).toBe(false);
  waits[0]?.end();
  await settled();
  expect(late.aborted).toBe(true);
});

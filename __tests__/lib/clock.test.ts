import { getEventListeners } from 'node:events';
import { describe, expect, test } from '@jest/globals';
import { install } from '@sinonjs/fake-timers';
import { abortDelayed, systemClock, withTimeout } from '../../src/lib/clock.ts';

const listenersOn = (signal: AbortSignal) => getEventListeners(signal, 'abort').length;

/** Timers that only go on when a test says so, until its end. */
function fakeTimers() {
  const timers = install({ toFake: ['Date', 'performance', 'setTimeout', 'clearTimeout'] });
  return Object.assign(timers, { [Symbol.dispose]: () => timers.uninstall() });
}

/** A deadline in a second. */
const inASecond = () => systemClock.now() + 1_000;

describe('the machine’s clock', () => {
  test('returns whole milliseconds since the epoch', () => {
    const [now, wall] = [systemClock.now(), Date.now()];
    expect(Number.isInteger(now)).toBe(true);
    // Both start with this process. The wall clock may have been adjusted a little since.
    expect(Math.abs(now - wall)).toBeLessThan(performance.now());
  });

  test('isn’t affected by changes of the wall clock', () => {
    using timers = fakeTimers();
    const before = systemClock.now();
    timers.tick(5_000);
    timers.setSystemTime(7);
    expect(systemClock.now() - before).toBe(5_000);
  });

  test.each<[ms: number, spans: readonly number[], isOver: readonly boolean[]]>([
    [5_000, [4_999, 1], [false, true]],
    [0, [1], [true]],
    [-1, [1], [true]],
    [Number.NEGATIVE_INFINITY, [1], [true]],
  ])('waits %d ms: over after each of the spans %j: %j', async (ms, spans, isOver) => {
    using timers = fakeTimers();
    let isAwake = false;
    void systemClock.sleep(ms).then(() => {
      isAwake = true;
    });
    for (const [index, span] of spans.entries()) {
      await timers.tickAsync(span);
      expect(isAwake).toBe(isOver[index]);
    }
  });

  test('waits no longer than until a signal aborts, before or during it', async () => {
    using timers = fakeTimers();
    await systemClock.sleep(600_000, AbortSignal.abort());
    const wake = new AbortController();
    const waiting = systemClock.sleep(600_000, wake.signal);
    wake.abort();
    await waiting;
    expect(timers.countTimers()).toBe(0);
  });
});

describe('a timeout', () => {
  test.each(['before', 'during'])('isn’t a cancel %s work, whose signal has its reason', async (moment) => {
    const cancel = new AbortController();
    if (moment === 'before') cancel.abort('why');
    const done = withTimeout(systemClock, inASecond(), cancel.signal, async ({ timedOut, stop }) => {
      const isStopped = stop.aborted;
      cancel.abort('why');
      return [isStopped, timedOut.aborted, stop.aborted, String(stop.reason)];
    });
    expect(await done).toEqual([moment === 'before', false, true, 'why']);
  });

  test.each(['cancelled', 'time is up'])('keeps the reason of whichever came first: %s', async (first) => {
    using timers = fakeTimers();
    const cancel = new AbortController();
    const { signal } = cancel;
    const ended = withTimeout(systemClock, inASecond(), signal, async ({ timedOut, stop }) => {
      if (first === 'cancelled') cancel.abort('cancelled');
      await timers.tickAsync(999);
      expect(timedOut.aborted).toBe(false);
      await timers.tickAsync(1);
      cancel.abort('cancelled');
      return [timedOut.aborted, stop.reason === timedOut.reason ? 'time is up' : String(stop.reason)];
    });
    expect(await ended).toEqual([true, first]);
  });

  test('and a wait leave no listener on a signal that didn’t abort', async () => {
    const { signal } = new AbortController();
    expect(await withTimeout(systemClock, inASecond(), signal, async () => listenersOn(signal))).toBe(1);
    expect(listenersOn(signal)).toBe(0);
    const waiting = systemClock.sleep(1, signal);
    expect(listenersOn(signal)).toBe(1);
    await waiting;
    expect(listenersOn(signal)).toBe(0);
  });

  test.each([false, true])('ends with the work, whether it fails (%s) or not', async (fails) => {
    using timers = fakeTimers();
    const signals: AbortSignal[] = [];
    const { signal } = new AbortController();
    const done = withTimeout(systemClock, inASecond(), signal, async ({ timedOut, stop }) => {
      signals.push(timedOut, stop);
      if (fails) throw new Error('failed');
      return 'done';
    });
    if (fails) await expect(done).rejects.toThrow('failed');
    else expect(await done).toBe('done');
    expect(timers.countTimers()).toBe(0);
    await timers.tickAsync(1_000);
    expect(signals.map(({ aborted }) => aborted)).toEqual([false, false]);
  });
});

test.each(['before', 'later'])('a delayed abort comes the delay after its trigger, %s', async (moment) => {
  using timers = fakeTimers();
  const trigger = new AbortController();
  if (moment === 'before') trigger.abort();
  const late = abortDelayed(systemClock, trigger.signal, 5_000);
  expect(timers.countTimers()).toBe(moment === 'before' ? 1 : 0);
  trigger.abort();
  expect(timers.countTimers()).toBe(1);
  await timers.tickAsync(4_999);
  expect(late.aborted).toBe(false);
  await timers.tickAsync(1);
  expect(late.aborted).toBe(true);
});

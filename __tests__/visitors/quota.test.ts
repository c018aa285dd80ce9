import { mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import type { Clock } from '../../src/lib/clock.ts';
import { PlatformError } from '../../src/platform/errors.ts';
import { type Failure, failureOfStatus } from '../../src/platform/failures.ts';
import { Quota, retryAt } from '../../src/visitors/quota.ts';
import { InMemory, listOf, paths } from './in-memory.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const failed = (failure: Failure, retryAfterMs?: number) =>
  new PlatformError({ failure, method: 'GET', path: '/', retryAfterMs });
const answered = (status: number, retryAfterMs?: number) => failed(failureOfStatus(status), retryAfterMs);

/** A quota on a clock that a test sets. */
function quotaAt(random = 0) {
  const time = { now: 0 };
  const clock: Clock = { now: () => time.now, sleep: async () => undefined };
  return { time, quota: new Quota(clock, () => random) };
}

const pauses = (error: PlatformError, failures: readonly number[]) =>
  failures.map((count) => retryAt(error, count, 5_000, quotaAt().quota)).map((at) => at && at - 5_000);

test.each([
  ['500', answered(500)],
  ['503', answered(503)],
  ['408', answered(408)],
  ['425', answered(425)],
  ['a reset', failed('no-answer')],
  ['a timeout', failed('timeout')],
  ['no connection', failed('unreachable')],
  ['an unreadable response', failed('unreadable-answer')],
])('after %s, the pause doubles from a second to a minute', (_, error) => {
  expect(pauses(error, [0, 1, 2, 3, 4, 5, 6, 20])).toEqual([
    1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000,
  ]);
});

test('an invalid page is retried twice', () => {
  expect(pauses(failed('invalid-page'), [0, 1, 2])).toEqual([1_000, 2_000, undefined]);
});

test('after 503, the pause is Retry-After, if that is longer than the usual one', () => {
  expect(pauses(answered(503, 77_000), [3])).toEqual([77_000]);
  for (const short of [0, 1_000]) {
    expect(pauses(answered(503, short), [0, 3, 20])).toEqual([1_000, 8_000, 60_000]);
  }
});

test.each([301, 400, 401, 403, 404, 405, 422])('after %i, there is no retry', (status) => {
  expect(pauses(answered(status, 5), [0])).toEqual([undefined]);
});

test('after 429, the pause ends when our oldest request is an hour old', () => {
  const { time, quota } = quotaAt();
  for (let minute = 0; minute < 10; minute += 1) {
    time.now = minute * MINUTE;
    quota.accepted();
  }
  expect(retryAt(answered(429), 0, time.now, quota)).toBe(HOUR + 1_000);
  // Ten of our requests are an hour old within 69 minutes, and ten more within 129.
  expect(quota.requestsUntil(HOUR + 9 * MINUTE + 1_000)).toBe(10);
  expect(quota.requestsUntil(2 * HOUR + 9 * MINUTE + 1_000)).toBe(20);
  expect(quota.requestsUntil(HOUR)).toBe(0);
});

test('after a second 429 in a row, the pause ends when the next oldest request is an hour old', () => {
  const { time, quota } = quotaAt();
  quota.accepted();
  time.now = 5 * MINUTE;
  quota.accepted();
  expect(quota.refused(undefined)).toBe(HOUR + 1_000);
  time.now = HOUR + 1_000;
  expect(quota.refused(undefined)).toBe(HOUR + 5 * MINUTE + 1_000);
});

test('a wait of less than a minute for our own quota comes without a refused request', () => {
  const { time, quota } = quotaAt();
  for (time.now = 0; time.now < 3 * MINUTE; time.now += 30_000) quota.accepted();
  expect(quota.nextRequestAt()).toBeUndefined();
  quota.refused(undefined);
  time.now = HOUR + 1_000;
  expect(quota.nextRequestAt()).toBeUndefined();
  quota.accepted();
  expect(quota.nextRequestAt()).toBe(HOUR + 31_000);
});

test('after 429, the pause is Retry-After, but only once in a row', () => {
  const { time, quota } = quotaAt();
  quota.accepted();
  expect(quota.refused(77_000)).toBe(77_000);
  time.now = 77_000;
  expect(quota.refused(77_000)).toBe(HOUR + 1_000);
  expect(quotaAt().quota.refused(0)).toBe(1_000);
  expect(quotaAt().quota.refused(2 * HOUR)).toBe(2 * HOUR);
});

test('after 429, if our requests used up the quota, Retry-After only counts if it is longer', () => {
  const usedUp = () => {
    const { quota } = quotaAt();
    for (let request = 0; request < 100; request += 1) quota.accepted();
    return quota;
  };
  expect(usedUp().refused(77_000)).toBe(HOUR + 1_000);
  expect(usedUp().refused(2 * HOUR)).toBe(2 * HOUR);
});

test('an accepted request resets the pauses', () => {
  const { time, quota } = quotaAt();
  expect([1, 2].map(() => quota.refused(undefined))).toEqual([MINUTE, 2 * MINUTE]);
  quota.accepted();
  time.now = 2 * HOUR;
  // Our own request is more than an hour old, and the pauses start again.
  expect(quota.refused(undefined)).toBe(2 * HOUR + MINUTE);
  quota.accepted();
  expect(quota.refused(5_000)).toBe(2 * HOUR + 5_000);
});

test('isFirstRefusal is only true until a request is accepted after it', () => {
  const { quota } = quotaAt();
  expect(quota.isFirstRefusal).toBe(true);
  quota.refused(undefined);
  expect(quota.isFirstRefusal).toBe(true);
  quota.accepted();
  quota.refused(undefined);
  expect(quota.isFirstRefusal).toBe(false);
});

test('after a second 429 in a row, Retry-After counts if it is longer', () => {
  const { time, quota } = quotaAt();
  quota.accepted();
  quota.refused(10_000);
  time.now = 10_000;
  expect(quota.refused(2 * HOUR)).toBe(10_000 + 2 * HOUR);
});

test.each([
  [0, MINUTE],
  [0.5, 0.75 * MINUTE],
  [1, 0.5 * MINUTE],
])(
  'with the random number %d, the first pause without a request of ours is %d ms, and then longer',
  (random, ms) => {
    const { quota } = quotaAt(random);
    expect(quota.refused(undefined)).toBe(ms);
    const next = [2, 3, 4, 5, 6].map(() => quota.refused(undefined) / ms);
    expect(next).toEqual([2, 4, 8, 10, 10]);
  },
);

test('the wait for our own quota is at most a minute, until our request is an hour old', () => {
  const { time, quota } = quotaAt();
  quota.accepted();
  quota.refused(undefined);
  for (const [now, at] of [
    [HOUR + 1_000 - MINUTE - 1, undefined],
    [HOUR + 1_000 - MINUTE, HOUR + 1_000],
    [HOUR + 999, HOUR + 1_000],
    [HOUR + 1_000, undefined],
  ] as const) {
    time.now = now;
    expect(quota.nextRequestAt()).toBe(at);
  }
});

test('at most as many requests are sent within an hour as were accepted before', () => {
  const { time, quota } = quotaAt();
  for (time.now = 0; time.now <= 20_000; time.now += 10_000) quota.accepted();
  // Three were accepted before one was refused.
  quota.refused(undefined);
  time.now = HOUR + 11_000;
  expect(quota.nextRequestAt()).toBeUndefined();
  quota.accepted();
  expect(quota.nextRequestAt()).toBeUndefined();
  quota.accepted();
  expect(quota.nextRequestAt()).toBe(HOUR + 21_000);
});

test('the number of requests that fit is the number of ours that are an hour old by the deadline', () => {
  const { time, quota } = quotaAt();
  time.now = 10_000;
  quota.accepted();
  const deadlines = [HOUR + 10_999, HOUR + 11_000, 2 * HOUR + 10_999, 2 * HOUR + 11_000, 0];
  expect(deadlines.map((at) => quota.requestsUntil(at))).toEqual([0, 1, 1, 2, 0]);
});

describe('an export under the quota', () => {
  /** Exports a number of rows from an API that accepts 100 requests in any hour. */
  async function exportUnderQuota(rows: number, minutes: number, requestMs: number) {
    let accepted: number[] = [];
    let refused = 0;
    const list = listOf(paths(0, rows));
    await using folder = await mkdtempDisposable(join(tmpdir(), 'quota-'));
    const exports = new InMemory(folder.path, (query, nth) => {
      accepted = accepted.filter((at) => at > exports.now - HOUR);
      if (accepted.length >= 100) {
        refused += 1;
        return { status: 429 };
      }
      accepted.push(exports.now);
      return list(query, nth);
    });
    const ran = await exports.run({ 'timeout-minutes': String(minutes) }, { requestMs });
    return { ...ran, refused, hours: ran.elapsedMs / HOUR };
  }

  test.each([0, 400])(
    'takes two hours for 60,000 rows, with at most three refused requests, at %i ms each',
    async (requestMs) => {
      const { outputs, refused, hours, offsets } = await exportUnderQuota(60_000, 350, requestMs);
      expect(outputs).toMatchObject({ complete: 'true', rows: '60000' });
      expect(hours).toBeGreaterThanOrEqual(2);
      expect(hours).toBeLessThan(2.05);
      expect(refused).toBeLessThanOrEqual(3);
      expect(offsets).toHaveLength(240 + refused);
    },
  );

  test('says once, at the first 429, how many rows fit', async () => {
    const { log } = await exportUnderQuota(60_000, 74, 6_000);
    const told = log.split('\n').filter((line) => line.startsWith("The organization's quota"));
    // 101 requests took ten minutes. Those of the first nine minutes are an hour old within 74 minutes.
    expect(told).toEqual([
      "The organization's quota of 100 requests an hour (25,000 rows) is used up. " +
        'Up to 25,000 more rows can be read in the 1 h 3 min left; next request at 10:00:07 UTC.',
    ]);
  });

  test('ends at once if no request fits', async () => {
    const { outputs, hours, log } = await exportUnderQuota(60_000, 40, 0);
    expect(outputs).toMatchObject({ complete: 'false', rows: '25000' });
    expect(hours).toBe(0);
    expect(log).toContain('The next request at 10:00:01 UTC would be after the timeout.');
  });

  test('does not wait longer than the timeout for a retry', async () => {
    await using folder = await mkdtempDisposable(join(tmpdir(), 'quota-'));
    const run = (retryAfter: number, status: number) =>
      new InMemory(folder.path, (query, nth) =>
        nth === 2
          ? { status, headers: { 'retry-after': String(retryAfter) } }
          : listOf(paths(0, 600))(query, nth),
      ).run();
    for (const status of [429, 503]) {
      expect((await run(599, status)).outputs).toMatchObject({ complete: 'true' });
      const { elapsedMs, outputs, annotations } = await run(600, status);
      expect([elapsedMs, outputs['rows']]).toEqual([0, '250']);
      if (status === 429) expect(annotations[0]?.message).toContain('the next request at 09:10:00 UTC');
    }
  });
});

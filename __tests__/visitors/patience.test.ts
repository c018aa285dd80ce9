import { expect, test } from '@jest/globals';
import { failureOfStatus, PlatformError } from '../../src/platform/errors.ts';
import { pauseAfter } from '../../src/visitors/retry-policy.ts';

const failed = (options: Partial<ConstructorParameters<typeof PlatformError>[0]>) =>
  new PlatformError({
    failure: failureOfStatus(options.status ?? 0),
    method: 'GET',
    path: '/',
    ...options,
  });

test.each([
  ['500', failed({ status: 500 })],
  ['503', failed({ status: 503 })],
  ['408', failed({ status: 408 })],
  ['a reset', failed({ failure: 'no-answer' })],
  ['a time-out', failed({ failure: 'timeout' })],
  ['no connection', failed({ failure: 'unreachable' })],
  ['an answer that cannot be read', failed({ failure: 'unreadable-answer', status: 200 })],
])('after %s, from a second, doubling up to a minute', (_, error) => {
  const pauses = [0, 1, 2, 3, 4, 5, 6, 20].map((failures) => pauseAfter(error, failures, 0.9));
  expect(pauses).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000]);
});

test('after 429, tens of seconds, up to half of them by chance', () => {
  const error = failed({ status: 429 });
  expect([0, 1, 2, 3].map((failures) => pauseAfter(error, failures, 0))).toEqual([
    20_000, 40_000, 80_000, 80_000,
  ]);
  expect(pauseAfter(error, 0, 0.999)).toBeGreaterThan(10_000);
});

test.each([429, 503])('after %i, what Retry-After asks for, and a second at least', (status) => {
  expect(pauseAfter(failed({ status, retryAfterMs: 77_000 }), 3, 0.5)).toBe(77_000);
  expect(pauseAfter(failed({ status, retryAfterMs: 0 }), 3, 0.5)).toBe(1_000);
});

test.each([301, 400, 401, 403, 404, 405, 422])('after %i, nothing', (status) => {
  expect(pauseAfter(failed({ status, retryAfterMs: 5 }), 0, 0)).toBeUndefined();
});

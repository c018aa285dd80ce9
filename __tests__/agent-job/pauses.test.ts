import { describe, expect, test } from '@jest/globals';
import { pauseBeforeSubmit } from '../../src/agent-job/job/submit.ts';
import { pauseAfterFailedPoll } from '../../src/agent-job/job/wait.ts';
import { PlatformError } from '../../src/platform/errors.ts';
import { failureOfStatus } from '../../src/platform/failures.ts';

const answered = (status: number, retryAfterMs?: number) =>
  new PlatformError({ failure: failureOfStatus(status), method: 'POST', path: '/', status, retryAfterMs });
const unreachable = new PlatformError({ failure: 'unreachable', method: 'POST', path: '/' });

describe('the pause before a create is retried', () => {
  test('doubles from a second to a minute', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 30].map((failures) => pauseBeforeSubmit(unreachable, failures, 0))).toEqual([
      1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000,
    ]);
  });

  test('doubles from 20 seconds to five minutes after 429', () => {
    expect([0, 1, 2, 3, 4, 30].map((failures) => pauseBeforeSubmit(answered(429), failures, 0))).toEqual([
      20_000, 40_000, 80_000, 160_000, 300_000, 300_000,
    ]);
  });

  test('is randomly up to 50 % longer, even above the maximum', () => {
    expect([0, 0.5, 1].map((random) => pauseBeforeSubmit(unreachable, 1, random))).toEqual([
      2_000, 2_500, 3_000,
    ]);
    expect(pauseBeforeSubmit(unreachable, 30, 1)).toBe(90_000);
    expect(pauseBeforeSubmit(answered(429), 30, 1)).toBe(450_000);
  });

  test('is Retry-After, if that is longer', () => {
    expect(pauseBeforeSubmit(answered(429, 19_999), 0, 0)).toBe(20_000);
    expect(pauseBeforeSubmit(answered(429, 20_001), 0, 0)).toBe(20_001);
    expect(pauseBeforeSubmit(answered(429, 3_600_000), 5, 1)).toBe(3_600_000);
    expect(pauseBeforeSubmit(answered(429, 0), 0, 0)).toBe(20_000);
  });
});

describe('the pause after a failed poll', () => {
  test('is twice the interval, then four times, and so on up to ten seconds', () => {
    expect([1, 2, 3, 4, 30].map((failures) => pauseAfterFailedPoll(answered(503), failures, 1_000))).toEqual([
      2_000, 4_000, 8_000, 10_000, 10_000,
    ]);
  });

  test('is at most ten seconds, even with a longer interval', () => {
    expect(pauseAfterFailedPoll(answered(503), 1, 60_000)).toBe(10_000);
  });

  test('is Retry-After, if that is longer', () => {
    expect(pauseAfterFailedPoll(answered(503, 1_999), 1, 1_000)).toBe(2_000);
    expect(pauseAfterFailedPoll(answered(429, 120_000), 1, 1_000)).toBe(120_000);
  });
});

import type { PlatformError } from './errors.ts';

/** The quota is hourly (100 creates and messages for a project), so frequent retries don't help. */
const QUOTA_BACKOFF = { firstMs: 20_000, maxMs: 5 * 60_000 };
const BACKOFF = { firstMs: 1_000, maxMs: 60_000 };

/** Random share added to a pause, so that many runs don't retry at the same time. */
const JITTER = 0.5;

/**
 * Returns the milliseconds to wait before a create or message is retried: doubled for each failure, or what the API asks for
 * if that is longer. `failures` counts the failures before this one; `random` is from 0, below 1.
 */
export function pauseBeforeSubmit(error: PlatformError, failures: number, random: number): number {
  const { firstMs, maxMs } = error.reason === 'rate-limit' ? QUOTA_BACKOFF : BACKOFF;
  const backoff = Math.min(firstMs * 2 ** failures, maxMs) * (1 + JITTER * random);
  return Math.max(error.retryAfterMs ?? 0, backoff);
}

/** A failed poll is retried no later than this, unless the API asks for a longer wait. */
const MAX_POLL_PAUSE_MS = 10_000;

/**
 * Returns the milliseconds to wait after a failed poll: the usual interval, doubled for each failure in a row, or what the
 * API asks for if that is longer. `failures` includes this one.
 */
export function pauseAfterFailedPoll(error: PlatformError, failures: number, intervalMs: number): number {
  return Math.max(error.retryAfterMs ?? 0, Math.min(intervalMs * 2 ** failures, MAX_POLL_PAUSE_MS));
}

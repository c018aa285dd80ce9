import type { PlatformError } from './errors.ts';

/** The quota is counted by the hour, so asking every second is of no use (100 creates and messages an hour for a project). */
const QUOTA_BACKOFF = { firstMs: 20_000, maxMs: 5 * 60_000 };
const BACKOFF = { firstMs: 1_000, maxMs: 60_000 };

/** How much longer a pause may get by chance, so that many runs do not come back at once. */
const JITTER = 0.5;

/**
 * Returns the milliseconds to wait before a create or message is sent again: doubled for each failure, or what the service
 * asked for if that is longer. `failures` counts those before this one; `random` is from 0, below 1.
 */
export function pauseBeforeSubmit(error: PlatformError, failures: number, random: number): number {
  const { firstMs, maxMs } = error.reason === 'rate-limit' ? QUOTA_BACKOFF : BACKOFF;
  const backoff = Math.min(firstMs * 2 ** failures, maxMs) * (1 + JITTER * random);
  return Math.max(error.retryAfterMs ?? 0, backoff);
}

/** A poll that failed is repeated no later than this, unless the service says when. */
const MAX_POLL_PAUSE_MS = 10_000;

/**
 * Returns the milliseconds to wait after a failed poll: the usual interval, doubled for each failure in a row, or what the
 * service asked for if that is longer. `failures` counts this one too.
 */
export function pauseAfterFailedPoll(error: PlatformError, failures: number, intervalMs: number): number {
  return Math.max(error.retryAfterMs ?? 0, Math.min(intervalMs * 2 ** failures, MAX_POLL_PAUSE_MS));
}

import type { PlatformError } from './errors.ts';

const MIN_SUBMIT_PAUSE_MS = 1_000;

/** How far the pauses reach; each is drawn between nothing and that, so that many runs do not come back at once. */
const SUBMIT_BACKOFF = {
  quota: { firstMs: 20_000, maxMs: 5 * 60_000 },
  other: { firstMs: 1_000, maxMs: 60_000 },
};

/**
 * Returns the milliseconds to wait before a create or message is sent again. `failures` counts those before this one;
 * `random` is from 0, below 1.
 */
export function pauseBeforeSubmit(error: PlatformError, failures: number, random: number): number {
  const { firstMs, maxMs } = SUBMIT_BACKOFF[error.reason === 'rate-limit' ? 'quota' : 'other'];
  const backoff = random * Math.min(firstMs * 2 ** failures, maxMs);
  return Math.max(error.retryAfterMs ?? 0, MIN_SUBMIT_PAUSE_MS, backoff);
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

import type { PlatformError } from '../platform/errors.ts';
import type { Quota } from './quota.ts';

/** For errors that may pass at any time. Doubled for each failure, because a request may count for the quota even so. */
const RETRY_MS = { first: 1_000, longest: 60_000 };

/**
 * Returns when to retry a page, in milliseconds since the epoch; undefined if a retry won't help. `failures` counts the failed
 * requests for the page before this one.
 */
export function retryAt(
  error: PlatformError,
  failures: number,
  now: number,
  quota: Quota,
): number | undefined {
  switch (error.policy.page) {
    case 'reject':
      return undefined;
    case 'wait-for-quota':
      return quota.refused(error.retryAfterMs);
    case 'retry-twice':
      return failures < 2 ? now + doubled(failures) : undefined;
    case 'retry':
      return now + Math.max(error.retryAfterMs ?? 0, doubled(failures));
  }
}

function doubled(failures: number): number {
  return Math.min(RETRY_MS.first * 2 ** failures, RETRY_MS.longest);
}

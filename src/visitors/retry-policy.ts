import type { PlatformError } from '../platform/errors.ts';
import { MIN_RETRY_AFTER_MS, type Quota } from './quota.ts';

/** For errors that may pass at any time. Doubled for each failure. */
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
    case 'retry': {
      const asked = error.retryAfterMs;
      return now + (asked === undefined ? doubled(failures) : Math.max(asked, MIN_RETRY_AFTER_MS));
    }
  }
}

function doubled(failures: number): number {
  return Math.min(RETRY_MS.first * 2 ** failures, RETRY_MS.longest);
}

import type { PlatformError } from '../platform/errors.ts';
import { MIN_RETRY_AFTER_MS, type Quota } from './quota.ts';

/** Errors that may pass at any moment: from a second, doubling. */
const RETRY_MS = { first: 1_000, longest: 60_000 };

/**
 * Returns when to ask for a page again, in milliseconds since the epoch, or undefined if it is no use. `failures` counts
 * the failed requests for the same page before this one.
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

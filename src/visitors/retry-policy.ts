import type { PlatformError } from '../platform/errors.ts';

/** Trouble that may pass any moment: from a second, doubling. */
const AGAIN_MS = { first: 1_000, longest: 60_000 };

/**
 * A quota of so many requests an hour comes back one by one as the hour moves on. The service is not known to say when,
 * so it is asked in tens of seconds, some of them by chance: what else uses the quota waits likewise.
 */
const LATER_MS = { first: 20_000, longest: 80_000 };
const SHARE_BY_CHANCE = 0.5;

/** Even where the service says it is worth asking at once. */
const SHORTEST_MS = 1_000;

/**
 * How long to wait after a failed request for a page, in milliseconds; undefined where asking again is no use. `failures`
 * counts those of the same page before it, `random` is from 0 up to, not with, 1.
 */
export function pauseAfter(error: PlatformError, failures: number, random: number): number | undefined {
  switch (error.policy.page) {
    case 'reject':
      return undefined;
    case 'retry':
      return asked(error) ?? doubled(AGAIN_MS, failures);
    case 'wait-for-quota':
      return asked(error) ?? doubled(LATER_MS, failures) * (1 - SHARE_BY_CHANCE * random);
  }
}

function asked({ retryAfterMs }: PlatformError): number | undefined {
  return retryAfterMs === undefined ? undefined : Math.max(retryAfterMs, SHORTEST_MS);
}

function doubled({ first, longest }: typeof AGAIN_MS, failures: number): number {
  return Math.min(first * 2 ** failures, longest);
}

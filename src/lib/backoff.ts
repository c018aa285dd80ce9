/** In milliseconds. */
interface Limits {
  readonly first: number;
  readonly longest: number;
}

/**
 * Returns the milliseconds until a retry: `first`, doubled for each failure up to `longest`, or what the service asks for, if that is
 * longer. `failures` counts those before this one. `jitter` is a share to add, so that many runs don't retry at the same time.
 */
export function backoff({ first, longest }: Limits, failures: number, retryAfterMs = 0, jitter = 0): number {
  return Math.max(retryAfterMs, Math.min(first * 2 ** failures, longest) * (1 + jitter));
}

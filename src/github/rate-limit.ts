import type { Octokit } from './client.ts';

const REPEATS = 3;

/** Nobody here waits longer for GitHub. A longer wait is told at once, with GitHub's own reason. */
const LONGEST_WAIT_S = 30;

/**
 * Has a request that met one of GitHub's rate limits repeated when GitHub says: after `retry-after`, or when
 * `x-ratelimit-reset` comes (seconds since the epoch). The retry plugin takes both numbers from the request.
 */
export function heedRateLimits(octokit: Pick<Octokit, 'hook'>): void {
  octokit.hook.error('request', (error, options) => {
    if ('response' in error && (error.status === 403 || error.status === 429)) {
      const retryAfter = secondsAsked(error.response?.headers ?? {});
      if (retryAfter !== undefined && retryAfter <= LONGEST_WAIT_S) {
        error.request.request = {
          ...error.request.request,
          ...options.request,
          retries: REPEATS,
          retryAfter,
        };
      }
    }
    throw error;
  });
}

type Headers = Readonly<Record<string, string | number | undefined>>;

/** How long GitHub asks to wait, in seconds; undefined where it asks for nothing. */
export function secondsAsked(headers: Headers): number | undefined {
  const retryAfter = Number(headers['retry-after'] ?? Number.NaN);
  if (Number.isFinite(retryAfter)) return retryAfter;
  if (String(headers['x-ratelimit-remaining']) !== '0') return undefined;
  const reset = Number(headers['x-ratelimit-reset'] ?? Number.NaN);
  return Number.isFinite(reset) ? Math.max(0, Math.ceil(reset - Date.now() / 1_000) + 1) : undefined;
}

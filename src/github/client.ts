import type { RequestLogEntry } from '../lib/request-log.ts';
import { observeRequests } from './observation.ts';
import { heedRateLimits } from './rate-limit.ts';

/** Octokit as GitHub's toolkit sets it up, proxies included. */
export type Octokit = ReturnType<typeof import('@actions/github').getOctokit>;

/** What we ask GitHub with. Both are opened when first needed: most runs need nothing of GitHub and start without. */
export interface GitHubClient {
  /** For what must not be done twice: nothing is repeated. */
  once(): Promise<Octokit>;
  /** For reads, and for writes that can be repeated: server errors and exhausted limits are waited out. */
  patient(): Promise<Octokit>;
}

export interface GitHubClientOptions {
  readonly token: string;
  readonly apiUrl: string;
  readonly userAgent: string;
  /** Told of every request, repeated ones too. */
  readonly observe?: (exchange: RequestLogEntry) => void;
  /** Instead of the toolkit's own, which obeys the environment's proxies. */
  readonly fetch?: typeof globalThis.fetch;
}

/** What asking again does not change. The waits of 403 and 429 are GitHub's to name: `heedRateLimits` reads them. */
const NOT_REPEATED = [400, 401, 403, 404, 410, 422, 429, 451];

export function openGitHubClient({
  token,
  apiUrl,
  userAgent,
  observe,
  fetch,
}: GitHubClientOptions): GitHubClient {
  const options = { baseUrl: apiUrl, userAgent, ...(fetch && { request: { fetch } }) };
  // Plugins that repeat come after it, and so go round it: what they repeat is a request of its own.
  const observing = observeRequests(observe ?? (() => undefined));
  return {
    once: lazily(async () => {
      const { getOctokit } = await import('@actions/github');
      return getOctokit(token, options, observing);
    }),
    patient: lazily(async () => {
      const [{ getOctokit }, { retry }] = await Promise.all([
        import('@actions/github'),
        import('@octokit/plugin-retry'),
      ]);
      const repeating = { ...options, retry: { doNotRetry: NOT_REPEATED } };
      return getOctokit(token, repeating, observing, heedRateLimits, retry);
    }),
  };
}

function lazily<T>(open: () => Promise<T>): () => Promise<T> {
  let opened: Promise<T> | undefined;
  return () => {
    opened ??= open();
    return opened;
  };
}

import { type GitHub, type GitHubOptions, startGitHub } from '../../sandbox/github.ts';
import { countRequests } from '../../sandbox/in-flight.ts';
import type { Fault, FaultMatch } from '../../sandbox/server.ts';
import { VirtualClock } from '../../sandbox/virtual-clock.ts';
import { type GitHubClient, type GitHubClientOptions, openGitHub } from '../../src/github/client.ts';
import { GitHubError } from '../../src/github/errors.ts';
import { createHttpClient, type RequestLogEntry } from '../../src/http/client.ts';

/** When a client's clock starts, in milliseconds since the epoch. */
export const NOW = Date.parse('2026-11-02T09:00:00Z');

export const REPOSITORY = 'Codertocat/Hello-World';

/** The result of some requests to GitHub. */
export interface Asked<T> {
  /** Undefined if they failed. */
  readonly value: T | undefined;
  /** Undefined if they didn't. */
  readonly error: GitHubError | undefined;
  /** How long they took on the client's clock. */
  readonly elapsedMs: number;
}

/** Some requests to GitHub. */
export type Work<T = unknown> = (client: GitHubClient) => Promise<T>;

export interface AskedClient extends AsyncDisposable {
  readonly github: GitHub;
  /** Every request, as the client logs it. */
  readonly log: readonly RequestLogEntry[];
  /** Runs some requests to their end, on a virtual clock. */
  ask<T>(work: Work<T>, signal?: AbortSignal): Promise<Asked<T>>;
}

/** Starts GitHub on loopback, and a client for it. */
export async function askedClient(
  options: GitHubOptions = {},
  clientOptions: (github: GitHub) => Partial<GitHubClientOptions> = () => ({}),
): Promise<AskedClient> {
  const github = await startGitHub(options);
  await import('@actions/github');
  const clock = new VirtualClock(NOW);
  const log: RequestLogEntry[] = [];
  const open = openGitHub(
    {
      token: github.token,
      apiUrl: github.url,
      graphqlUrl: github.graphqlUrl,
      userAgent: 'tests',
      isReadOnly: false,
      http: countRequests(createHttpClient(), clock),
      clock,
      onRequest: (entry) => log.push(entry),
      ...clientOptions(github),
    },
    REPOSITORY,
  );
  return {
    github,
    log,
    ask: async (work, signal = new AbortController().signal) => {
      const startedAt = clock.now();
      const asked = await clock.run(
        work(open(signal)).then(
          (value) => ({ value, error: undefined }),
          (error: unknown) => {
            if (!(error instanceof GitHubError)) throw error;
            return { value: undefined, error };
          },
        ),
      );
      return { ...asked, elapsedMs: clock.now() - startedAt };
    },
    [Symbol.asyncDispose]: () => github.close(),
  };
}

/** A fault of all requests. */
export const ALWAYS: FaultMatch = { times: Infinity };

/** Runs some requests of which one fails, or those that match. Also returns how many GitHub got, and the client's log. */
export async function askWithFault<T>(
  work: Work<T>,
  fault: Fault,
  match: FaultMatch = {},
  state: GitHubOptions = {},
): Promise<Asked<T> & Pick<AskedClient, 'log'> & { readonly requestCount: number }> {
  await using s = await askedClient(state);
  s.github.fault(match, fault);
  const asked = await s.ask(work);
  return { ...asked, log: s.log, requestCount: s.github.requests.length };
}

import { type GitHub, type GitHubOptions, startGitHub } from '../../sandbox/github.ts';
import { countRequests } from '../../sandbox/in-flight.ts';
import type { Fault, FaultMatch } from '../../sandbox/server.ts';
import { VirtualClock } from '../../sandbox/virtual-clock.ts';
import { type Connection, GitHubClient } from '../../src/github/client.ts';
import { GitHubError } from '../../src/github/errors.ts';
import { createHttpClient } from '../../src/http/client.ts';

/** When a client's clock starts, in milliseconds since the epoch. */
export const NOW = Date.parse('2026-11-02T09:00:00Z');

export const REPOSITORY = 'Codertocat/Hello-World';

export type Work<T = unknown> = (client: GitHubClient) => Promise<T>;

export async function askedClient(
  options: GitHubOptions = {},
  clientOptions: (
    github: GitHub,
  ) => Partial<Connection & Connection['environment'] & Connection['runner']> = () => ({}),
) {
  const github = await startGitHub(options);
  const { url: apiUrl, graphqlUrl } = github;
  const log: string[] = [];
  const { debug = (line) => log.push(line), ...given } = clientOptions(github);
  const clock = new VirtualClock(NOW);
  const connection: Connection = {
    token: github.token,
    isReadOnly: false,
    http: countRequests(createHttpClient(), clock),
    clock,
    runner: { debug, debugError: () => undefined },
    environment: { apiUrl, graphqlUrl, repository: REPOSITORY, repositoryId: '', ...given },
    ...given,
  };
  return {
    github,
    log,
    /** Runs some requests to their end, on a virtual clock. Returns the error of those that fail. */
    ask: async <T>(work: Work<T>, signal = new AbortController().signal, repository?: string) => {
      const startedAt = clock.now();
      const asked = await clock.run(
        work(new GitHubClient(connection, signal, repository)).then(
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

export const ALWAYS: FaultMatch = { times: Infinity };

/** GitHub answers with a value. */
export const raw = (value: unknown, headers: Readonly<Record<string, string>> = {}) =>
  ({ kind: 'raw', status: 200, body: JSON.stringify(value), headers }) as const;

/** Runs some requests of which one fails, or those that match. Also returns how many GitHub got, and the client's log. */
export async function askWithFault<T>(
  work: Work<T>,
  fault: Fault,
  match: FaultMatch = {},
  state: GitHubOptions = {},
) {
  await using s = await askedClient(state);
  s.github.fault(match, fault);
  return { ...(await s.ask(work)), log: s.log, requestCount: s.github.requests.length };
}

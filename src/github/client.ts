import type { getOctokit } from '@actions/github';
import type { Endpoints, OctokitResponse } from '@octokit/types';
import * as z from 'zod/mini';
import {
  firstHeader,
  type HttpClient,
  type HttpRequest,
  type HttpResponse,
  type ServiceClientOptions,
} from '../http/client.ts';
import { abortable, withTimeout } from '../lib/clock.ts';
import { lenient } from '../lib/json.ts';
import { formatDuration } from '../lib/text.ts';
import { type GitHubError, gitHubErrorOf, ResponseError, responseOf } from './errors.ts';

type Octokit = ReturnType<typeof getOctokit>;

type Route = keyof Endpoints;

/** What a request is for, and what aborts it. */
export interface RequestOptions {
  /** What failed if it fails, such as “Couldn't read #7”: the `what` of a `Problem`. */
  readonly failing: string;
  /** The permission that it needs, such as `issues: write`, if it needs one. */
  readonly permission?: string | undefined;
  readonly signal: AbortSignal;
  /** Counts from 1, for a caller that retries itself. */
  readonly attempt?: number;
}

export interface GitHubClientOptions extends ServiceClientOptions {
  readonly token: string;
  readonly apiUrl: string;
  readonly graphqlUrl: string;
  /** Sends no request that changes something on GitHub. */
  readonly isReadOnly: boolean;
}

/** How long a request can take, with its retries. */
const REQUEST_TIMEOUT_MS = 30_000;
const TIMEOUT = formatDuration(REQUEST_TIMEOUT_MS);

/** Methods that can be retried safely. A POST that GitHub may have carried out is never retried here. */
const REPEATABLE = /^(?:GET|PATCH|DELETE) /u;
const MAX_RETRIES = 3;

const LARGEST_PAGE = 100;

/**
 * Sends requests to GitHub with the toolkit's Octokit, which is loaded when first needed, because most runs need none. It
 * uses our own HTTP client, retries and time limit. Every method rejects with a `GitHubError`.
 */
export class GitHubClient {
  readonly #options: GitHubClientOptions;
  #octokit: Promise<Octokit> | undefined;
  #viewer: string | undefined;

  constructor(options: GitHubClientOptions) {
    this.#options = options;
  }

  /** Sends a request that changes nothing, and returns what `schema` parses from the response. */
  async read<R extends Route & `GET ${string}`, T>(
    route: R,
    parameters: Endpoints[R]['parameters'],
    schema: z.ZodMiniType<T>,
    options: RequestOptions,
  ): Promise<T> {
    return await this.#send(route, parameters, ({ data }) => schema.parse(data), options);
  }

  /** Sends a request that changes something, unless this client is read-only: then it resolves with undefined. */
  async write<R extends Route, T>(
    route: R,
    parameters: Endpoints[R]['parameters'],
    schema: z.ZodMiniType<T>,
    options: RequestOptions,
  ): Promise<T | undefined> {
    if (this.#options.isReadOnly) return undefined;
    return await this.#send(route, parameters, ({ data }) => schema.parse(data), options);
  }

  /**
   * Yields a list page by page. The last page is not full and has no `rel="next"` in its `Link` header: GitHub omits hidden
   * items, so a page can be short with more to follow (docs.github.com, “Using pagination in the REST API”), and a proxy can
   * drop the header.
   */
  async *pages<R extends Route & `GET ${string}`, T>(
    route: R,
    parameters: Endpoints[R]['parameters'],
    schema: z.ZodMiniType<readonly T[]>,
    options: RequestOptions,
  ): AsyncGenerator<readonly T[]> {
    for (let page = 1; ; page += 1) {
      const { items, link } = await this.#send(
        route,
        { ...parameters, per_page: LARGEST_PAGE, page },
        ({ data, headers }) => ({ items: schema.parse(data), link: headers.link ?? '' }),
        options,
      );
      yield items;
      if (items.length < LARGEST_PAGE && !/rel="next"/u.test(link)) return;
    }
  }

  /** Sends a GraphQL query, and returns what `schema` parses from its `data`. */
  async query<T>(
    query: string,
    variables: Readonly<Record<string, unknown>>,
    schema: z.ZodMiniType<T>,
    options: RequestOptions,
  ): Promise<T> {
    const route = `POST ${this.#options.graphqlUrl}`;
    const read = ({ data, headers }: OctokitResponse<unknown>) => {
      const answer = QueryAnswer.parse(data);
      const [error] = answer.errors ?? [];
      if (error === undefined) return schema.parse(answer.data);
      throw new ResponseError(error.message, { status: STATUS_OF_TYPE[error.type ?? ''] ?? 422, headers });
    };
    return await this.#send(route, { query, variables }, read, options);
  }

  /** Returns the login of the token's account, which is asked for once. */
  async viewer(options: RequestOptions): Promise<string> {
    this.#viewer ??= (await this.query('{ viewer { login } }', {}, Viewer, options)).viewer.login;
    return this.#viewer;
  }

  async #send<T>(
    route: string,
    parameters: object,
    read: (response: OctokitResponse<unknown>) => T,
    options: RequestOptions,
  ): Promise<T> {
    const { signal, attempt = 1 } = options;
    const { token, clock, graphqlUrl } = this.#options;
    const mayRepeat = REPEATABLE.test(route) || route === `POST ${graphqlUrl}`;
    const deadline = clock.now() + REQUEST_TIMEOUT_MS;
    return await withTimeout(clock, REQUEST_TIMEOUT_MS, signal, async ({ timedOut, stop }) => {
      for (let failures = 0; ; failures += 1) {
        try {
          return read(await abortable(stop, this.#sendOnce(route, parameters, attempt + failures, stop)));
        } catch (thrown) {
          const cause = timedOut.aborted ? new Error(`no response within ${TIMEOUT}`) : thrown;
          const error = gitHubErrorOf(cause, options, token, clock.now());
          const pause = mayRepeat && failures < MAX_RETRIES ? pauseBeforeRetry(error, failures) : undefined;
          if (pause === undefined || clock.now() + pause >= deadline || stop.aborted) throw error;
          await clock.sleep(pause, stop);
          if (stop.aborted) throw error;
        }
      }
    });
  }

  /** Sends a request, and logs it in any case. */
  async #sendOnce(
    route: string,
    parameters: object,
    attempt: number,
    signal: AbortSignal,
  ): Promise<OctokitResponse<unknown>> {
    const { clock, onRequest } = this.#options;
    this.#octokit ??= this.#load();
    const octokit = await this.#octokit;
    signal.throwIfAborted();
    const { method, url } = octokit.request.endpoint(route, { ...parameters });
    const started = clock.now();
    const log = (response: ReturnType<typeof responseOf>) => {
      onRequest({
        method,
        path: URL.parse(url)?.pathname ?? '',
        result: String(response?.status ?? 'no answer'),
        milliseconds: clock.now() - started,
        attempt,
        requestId: response?.headers['x-github-request-id']?.toString(),
      });
    };
    let response: OctokitResponse<unknown>;
    try {
      response = await octokit.request(route, { ...parameters, request: { signal } });
    } catch (error) {
      log(responseOf(error));
      throw error;
    }
    log(response);
    // Octokit takes them for success.
    if (response.status >= 300) {
      const { location } = response.headers;
      const target = location === undefined ? undefined : URL.parse(location, url)?.origin;
      throw new ResponseError(`the redirect to ${target ?? 'an unknown URL'} isn't followed`, response);
    }
    return response;
  }

  async #load(): Promise<Octokit> {
    const { token, apiUrl, userAgent, http } = this.#options;
    const { getOctokit } = await import('@actions/github');
    return getOctokit(token, {
      baseUrl: apiUrl,
      userAgent,
      log: SILENT,
      request: { fetch: fetchBy(http), log: SILENT },
    });
  }
}

const Viewer = z.object({ viewer: z.object({ login: z.string() }) });

/** A response to a query has the status 200, whatever became of it. */
const QueryAnswer = z.object({
  data: z.optional(z.unknown()),
  errors: z.optional(z.array(z.object({ type: lenient(z.string()), message: z.string() }))),
});
const STATUS_OF_TYPE: Readonly<Record<string, number>> = {
  FORBIDDEN: 403,
  INSUFFICIENT_SCOPES: 403,
  NOT_FOUND: 404,
  // GitHub documents the second, and sends the first.
  RATE_LIMIT: 429,
  RATE_LIMITED: 429,
};

const silent = () => undefined;
/** Octokit's own log doesn't help users. */
const SILENT = { debug: silent, info: silent, warn: silent, error: silent };

/** Returns the milliseconds until a retry: what GitHub asks for, or 1, 4 and 9 s; undefined if a retry won't help. */
function pauseBeforeRetry(error: GitHubError, failures: number): number | undefined {
  if (error.retryAfterMs !== undefined) return error.retryAfterMs;
  return error.mayHaveHappened ? (failures + 1) ** 2 * 1_000 : undefined;
}

const MAX_REDIRECTS = 5;

/** Returns a `fetch` for Octokit that uses our HTTP client. It follows redirects, such as that of a renamed repository. */
function fetchBy(http: HttpClient) {
  return async (given: string, { method, headers, body, signal }: Omit<HttpRequest, 'url' | 'onSending'>) => {
    let url = new URL(given);
    let response = await http.send({ method, url, headers, body, signal });
    for (let redirects = 0; redirects < MAX_REDIRECTS; redirects += 1) {
      const next = redirectOf(response, url);
      if (next === undefined) break;
      url = next;
      response = await http.send({ method, url, headers, body, signal });
    }
    const { status, body: content, headers: received } = response;
    const names = Object.keys(received);
    return {
      status,
      url: url.href,
      headers: new Map(names.map((name) => [name, firstHeader(received, name) ?? ''])),
      text: () => Promise.resolve(content.toString('utf8')),
      arrayBuffer: () => Promise.resolve(Uint8Array.from(content).buffer),
    };
  };
}

/**
 * Returns where GitHub wants the same request sent instead (docs.github.com, “Best practices for using the REST API”). Never
 * another host, which would get the token.
 */
function redirectOf({ status, headers }: HttpResponse, url: URL): URL | undefined {
  if (status !== 301 && status !== 302 && status !== 307 && status !== 308) return undefined;
  const location = firstHeader(headers, 'location');
  const next = location === undefined ? null : URL.parse(location, url.href);
  return next?.origin === url.origin ? next : undefined;
}

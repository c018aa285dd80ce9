import type { getOctokit } from '@actions/github';
import type { Endpoints, OctokitResponse } from '@octokit/types';
import * as z from 'zod/mini';
import { firstHeader, type HttpClient } from '../http/client.ts';
import { abortable, type Clock } from '../lib/clock.ts';
import type { RequestLogEntry } from '../lib/request-log.ts';
import { type GitHubError, gitHubErrorOf, responseOf } from './errors.ts';

type Octokit = ReturnType<typeof getOctokit>;

/** A route of GitHub's REST API. */
export type Route = keyof Endpoints;

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

export interface GitHubClientOptions {
  readonly token: string;
  readonly apiUrl: string;
  readonly userAgent: string;
  readonly http: HttpClient;
  readonly clock: Clock;
  /** Called with every request, retries included. */
  readonly onRequest: (entry: RequestLogEntry) => void;
}

/** Methods that can be retried safely. A POST that GitHub may have carried out is never retried here. */
const REPEATABLE: Readonly<Record<string, boolean>> = { GET: true, PATCH: true, DELETE: true, POST: false };
const MAX_RETRIES = 3;

/** A longer wait for GitHub's rate limit fails at once. */
const MAX_RATE_LIMIT_WAIT_MS = 30_000;

const LARGEST_PAGE = 100;

/**
 * Sends requests to GitHub with the toolkit's Octokit, which is loaded when first needed, because most runs need none. It
 * uses our own HTTP client and retries. Rejects with a `GitHubError`.
 */
export class GitHubClient {
  readonly #options: GitHubClientOptions;
  #octokit: Promise<Octokit> | undefined;

  constructor(options: GitHubClientOptions) {
    this.#options = options;
  }

  /** Sends a request, with retries if they are safe, and returns what `schema` parses from the response. */
  async request<R extends Route, T>(
    route: R,
    parameters: Endpoints[R]['parameters'],
    schema: z.ZodMiniType<T>,
    options: RequestOptions,
  ): Promise<T> {
    return await this.#send(route, parameters, ({ data }) => schema.parse(data), options);
  }

  /** Sends a request whose response has no content. */
  async do<R extends Route>(
    route: R,
    parameters: Endpoints[R]['parameters'],
    options: RequestOptions,
  ): Promise<void> {
    await this.#send(route, parameters, () => undefined, options);
  }

  /**
   * Yields a list page by page. The last page is not full and has no `rel="next"` in its `Link` header: GitHub omits hidden
   * items, so a page can be short with more to follow (docs.github.com, “Using pagination in the REST API”), and a proxy can
   * drop the header.
   */
  async *pages<R extends Route, T>(
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

  /** Returns the login of the token's account. */
  async viewer(options: RequestOptions): Promise<string> {
    const { data } = await this.#send(
      'POST /graphql',
      { query: '{ viewer { login } }' },
      (response) => Viewer.parse(response.data),
      { ...options, onlyReads: true },
    );
    return data.viewer.login;
  }

  async #send<T>(
    route: string,
    parameters: object,
    read: (response: OctokitResponse<unknown>) => T,
    options: RequestOptions & { readonly onlyReads?: boolean },
  ): Promise<T> {
    const { signal, attempt = 1, onlyReads = false } = options;
    const { token, clock } = this.#options;
    const mayRepeat = onlyReads || REPEATABLE[route.slice(0, route.indexOf(' '))] === true;
    for (let failures = 0; ; failures += 1) {
      try {
        return read(await abortable(signal, this.#sendOnce(route, parameters, attempt + failures, signal)));
      } catch (cause) {
        const error = gitHubErrorOf(cause, { ...options, token }, clock.now());
        const pause = mayRepeat && failures < MAX_RETRIES ? pauseBeforeRetry(error, failures) : undefined;
        if (pause === undefined || signal.aborted) throw error;
        await clock.sleep(pause, signal);
        if (signal.aborted) throw error;
      }
    }
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
    try {
      const response = await octokit.request(route, { ...parameters, request: { signal } });
      log(response);
      return response;
    } catch (error) {
      log(responseOf(error));
      throw error;
    }
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

const Viewer = z.object({ data: z.object({ viewer: z.object({ login: z.string() }) }) });

const silent = () => undefined;
/** Octokit's own log doesn't help users. */
const SILENT = { debug: silent, info: silent, warn: silent, error: silent };

/** Returns the milliseconds until a retry: what GitHub asks for, or 1, 4 and 9 s; undefined if a retry won't help. */
function pauseBeforeRetry(error: GitHubError, failures: number): number | undefined {
  if (error.retryAfterMs !== undefined) {
    return error.retryAfterMs <= MAX_RATE_LIMIT_WAIT_MS ? error.retryAfterMs : undefined;
  }
  return error.mayHaveHappened ? (failures + 1) ** 2 * 1_000 : undefined;
}

/** Returns a `fetch` for Octokit that uses our HTTP client. */
function fetchBy(http: HttpClient) {
  return async (url: string, { method, headers, body, signal }: FetchOptions) => {
    const response = await http.send({ method, url: new URL(url), headers, body, signal });
    const names = Object.keys(response.headers);
    return {
      status: response.status,
      url,
      headers: new Map(names.map((name) => [name, firstHeader(response.headers, name) ?? ''])),
      text: () => Promise.resolve(response.body.toString('utf8')),
      arrayBuffer: () => Promise.resolve(Uint8Array.from(response.body).buffer),
    };
  };
}

interface FetchOptions {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly signal: AbortSignal;
}

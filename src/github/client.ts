import type { IncomingHttpHeaders } from 'node:http';
import { getOctokit } from '@actions/github';
import type { Endpoints } from '@octokit/types';
import * as z from 'zod/mini';
import { type ServiceClientOptions, sendLogged, USER_AGENT } from '../http/client.ts';
import { withTimeout } from '../lib/clock.ts';
import { lenient, mapped, OptionalText, parseJson } from '../lib/json.ts';
import { formatDuration } from '../lib/text.ts';
import { type GitHubError, gitHubErrorOf, ResponseError } from './errors.ts';
import { isSameName, ownerAndName } from './names.ts';
import { sendAndFollow } from './redirects.ts';

type Route = keyof Endpoints;

/** Without those that a client adds itself. */
type RouteParameters<R extends Route> = Omit<Endpoints[R]['parameters'], 'owner' | 'repo'>;

export interface RequestOptions {
  /** What failed if it fails, such as “Couldn't read #7”: the `what` of a `Problem`. */
  readonly failing: string;
  /** Such as `issues: write`. */
  readonly permission?: string | undefined;
  /** What a query asks for may not exist, and is null then. */
  readonly allowsMissing?: boolean;
}

/** What all clients of a run have. */
export interface Connection extends ServiceClientOptions {
  readonly runner: ServiceClientOptions['runner'] & { readonly debugError: (error: unknown) => void };
  readonly token: string;
  readonly isReadOnly: boolean;
  /** With the run's own repository, `owner/name`, and its id; empty if the runner gives none. */
  readonly environment: Readonly<Record<'apiUrl' | 'graphqlUrl' | 'repository' | 'repositoryId', string>>;
  viewer?: string;
  /** How far GitHub's clock was ahead of ours in the last response, in milliseconds. */
  aheadMs?: number;
}

/** For a request with its retries. */
const REQUEST_TIMEOUT_MS = 30_000;
const TIMEOUT = formatDuration(REQUEST_TIMEOUT_MS);

/** A POST that GitHub may have carried out is never retried here, unless it changes nothing the second time. */
const REPEATABLE = /^(?:GET|PATCH|DELETE) |^POST \S*\/(?:graphql|statuses\/\{sha\})$/u;
const MAX_RETRIES = 3;
const LARGEST_PAGE = 100;

/**
 * Sends requests about one repository to GitHub, as the toolkit's Octokit makes them, over our own HTTP client, with our retries and
 * time limit. Every method rejects with a `GitHubError`, and so does every function that takes a client.
 */
export class GitHubClient {
  readonly #connection: Connection;
  /** `owner/name`. */
  readonly repository: string;
  readonly #signal: AbortSignal;

  /** All requests end as soon as `signal` aborts. */
  constructor(connection: Connection, signal: AbortSignal, repository = connection.environment.repository) {
    this.#connection = connection;
    this.repository = repository;
    this.#signal = signal;
  }

  async read<R extends Route & `GET ${string}`, T>(
    route: R,
    parameters: RouteParameters<R>,
    schema: z.ZodMiniType<T>,
    options: RequestOptions,
  ): Promise<T> {
    return await this.#send(route, this.#in(parameters), (data) => schema.parse(data), options);
  }

  /** Sends nothing and resolves with undefined if this client is read-only. */
  async write<R extends Route, T>(
    route: R,
    parameters: RouteParameters<R>,
    schema: z.ZodMiniType<T>,
    options: RequestOptions,
  ): Promise<T | undefined> {
    if (this.#connection.isReadOnly) return undefined;
    return await this.#send(route, this.#in(parameters), (data) => schema.parse(data), options);
  }

  /**
   * Yields the items of a list, and requests a page once one of its items is asked for. The last page is not full and has no
   * `rel="next"` in its `Link` header: GitHub omits hidden items, so a page can be short with more to follow (docs.github.com,
   * “Using pagination in the REST API”), and a proxy can drop the header.
   */
  async *items<R extends Route & `GET ${string}`, T>(
    route: R,
    parameters: RouteParameters<R>,
    schema: z.ZodMiniType<readonly T[]>,
    options: RequestOptions,
  ): AsyncGenerator<T> {
    for (let page = 1; ; page += 1) {
      const { items, link } = await this.#send(
        route,
        this.#in({ ...parameters, per_page: LARGEST_PAGE, page }),
        (data, headers) => ({ items: schema.parse(data), link: String(headers['link'] ?? '') }),
        options,
      );
      yield* items;
      if (items.length < LARGEST_PAGE && !/rel="next"/u.test(link)) return;
    }
  }

  /** Every query can use the variables `$owner` and `$repo`. */
  async query<T>(
    query: string,
    variables: object,
    schema: z.ZodMiniType<T>,
    options: RequestOptions,
  ): Promise<T> {
    const read = (data: unknown, headers: IncomingHttpHeaders) => {
      const answer = QueryAnswer.parse(data);
      const error = answer.errors?.find(({ type }) => !(options.allowsMissing && type === 'NOT_FOUND'));
      if (error === undefined) return schema.parse(answer.data);
      const byMessage = BY_MESSAGE.find(([message]) => message.test(error.message))?.[1];
      const status = STATUS_OF_TYPE[error.type ?? ''] ?? byMessage ?? 422;
      throw new ResponseError(error.message, { status, headers });
    };
    const route = `POST ${this.#connection.environment.graphqlUrl}`;
    return await this.#send(route, { query, variables: this.#in(variables) }, read, options);
  }

  /** `variablesOf` gets the first item of the list once that is known. */
  async *queryPages<T>(
    query: string,
    variablesOf: (first: T | undefined) => object,
    schema: z.ZodMiniType<Page<T>>,
    options: RequestOptions,
  ): AsyncGenerator<Page<T>['items']> {
    let first: T | undefined;
    let after: string | null = null;
    do {
      const page: Page<T> = await this.query(query, { ...variablesOf(first), after }, schema, options);
      yield page.items;
      first ??= page.items[0];
      after = page.next;
    } while (after !== null);
  }

  /** Returns the login of the token's account, which is asked for once. */
  async viewer(options: RequestOptions): Promise<string> {
    this.#connection.viewer ??= (await this.query('{ viewer { login } }', {}, Viewer, options)).viewer.login;
    return this.#connection.viewer;
  }

  /** Returns the time on GitHub's clock, which its own times are compared with. */
  now(): number {
    return this.#connection.clock.now() + (this.#connection.aheadMs ?? 0);
  }

  #in(parameters: object): object {
    return { ...ownerAndName(this.repository), ...parameters };
  }

  async #send<T>(
    route: string,
    parameters: object,
    read: (data: unknown, headers: IncomingHttpHeaders) => T,
    options: RequestOptions,
  ): Promise<T> {
    const { clock, runner } = this.#connection;
    const deadline = clock.now() + REQUEST_TIMEOUT_MS;
    return await withTimeout(clock, deadline, this.#signal, async ({ timedOut, stop }) => {
      for (let failures = 0; ; failures += 1) {
        try {
          const { data, headers } = await this.#sendOnce(route, parameters, failures + 1, stop);
          const result = read(data, headers);
          const date = Date.parse(headers.date ?? '');
          if (!Number.isNaN(date)) this.#connection.aheadMs = date - clock.now();
          return result;
        } catch (thrown) {
          const cause = timedOut.aborted ? new Error(`no response within ${TIMEOUT}`) : thrown;
          const error = gitHubErrorOf(cause, options, clock.now());
          // What a cancel or the step's timeout ended isn't an error of GitHub.
          if (!this.#signal.aborted) runner.debugError(error);
          const mayRetry = REPEATABLE.test(route) && failures < MAX_RETRIES;
          const pause = mayRetry ? pauseBeforeRetry(error, failures) : undefined;
          if (pause === undefined || clock.now() + pause >= deadline) throw error;
          await clock.sleep(pause, stop);
          if (stop.aborted) throw error;
        }
      }
    });
  }

  async #sendOnce(route: string, parameters: object, attempt: number, signal: AbortSignal) {
    const { token, environment } = this.#connection;
    const repositoryId = isSameName(this.repository, environment.repository) ? environment.repositoryId : '';
    const { request } = getOctokit(token, { baseUrl: environment.apiUrl });
    const { method, url: given, ...made } = request.endpoint(route, { ...parameters });
    const body: unknown = made.body;
    const headers = { ...HEADERS, authorization: `Bearer ${token}` };
    const sent = { method, headers, body: JSON.stringify(body), signal };
    const send = (url: URL) => sendLogged(this.#connection, { ...sent, url }, attempt);
    const response = await sendAndFollow(send, new URL(given), repositoryId);
    const text = response.body.toString('utf8');
    if (response.status >= 400) throw new ResponseError(refusalIn(text), response);
    return { data: parseJson(text), headers: response.headers };
  }
}

const Refusal = lenient(z.object({ message: z.string(), errors: z.catch(z.array(z.unknown()), []) }));

function refusalIn(text: string): string {
  const { message = text, errors = [] } = Refusal.parse(parseJson(text)) ?? {};
  return [message, ...errors.map((error) => JSON.stringify(error))].join(': ');
}

/**
 * Returns a schema of a list in an answer to a query. GitHub's schema lets each item, and the list, be null. An item that is null or
 * malformed is undefined, and a list that is null has one.
 */
export function nodesOf<T>(schema: z.ZodMiniType<T>) {
  return mapped(z.nullable(z.array(lenient(schema))), (nodes) => nodes ?? [undefined]);
}

export function pageOf<T>(schema: z.ZodMiniType<T>) {
  const pageInfo = z.object({ hasNextPage: z.boolean(), endCursor: z.nullable(z.string()) });
  return mapped(
    z.object({ pageInfo, nodes: nodesOf(schema) }),
    ({ pageInfo: { hasNextPage, endCursor }, nodes }): Page<T> => {
      const isCut = hasNextPage && endCursor === null;
      return { items: isCut ? [...nodes, undefined] : nodes, next: hasNextPage ? endCursor : null };
    },
  );
}

interface Page<T> {
  /** Undefined: GitHub left one out, or the rest of the list. */
  readonly items: readonly (T | undefined)[];
  /** The cursor of the next page. */
  readonly next: string | null;
}

const Viewer = z.object({ viewer: z.object({ login: z.string() }) });

/** A response to a query has the status 200, whatever became of it. */
const QueryAnswer = z.object({
  data: z.optional(z.unknown()),
  errors: z.optional(z.array(z.object({ type: OptionalText, message: z.string() }))),
});
const STATUS_OF_TYPE: Readonly<Record<string, number>> = {
  FORBIDDEN: 403,
  INSUFFICIENT_SCOPES: 403,
  NOT_FOUND: 404,
  // GitHub documents the second, and sends the first.
  RATE_LIMIT: 429,
  RATE_LIMITED: 429,
};

/** Errors without a type (docs.github.com, “Rate limits and query limits for the GraphQL API”). */
const BY_MESSAGE = [
  [/^Something went wrong while executing your query\b/u, 502],
  [/\bsecondary rate limit\b/iu, 429],
] as const;

const HEADERS = {
  accept: 'application/vnd.github+json',
  'content-type': 'application/json',
  'user-agent': USER_AGENT,
  // A later one lacks fields that are read here, such as `merge_commit_sha` (docs.github.com, “API Versions”).
  'x-github-api-version': '2022-11-28',
};

/** Returns the milliseconds until a retry: what GitHub asks for, or 1, 4 and 9 s; undefined if a retry won't help. */
function pauseBeforeRetry(error: GitHubError, failures: number): number | undefined {
  if (error.retryAfterMs !== undefined) return error.retryAfterMs;
  return error.mayHaveHappened ? (failures + 1) ** 2 * 1_000 : undefined;
}

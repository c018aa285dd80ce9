import {
  HttpError,
  type HttpRequest,
  retryAfterMs,
  type ServiceClientOptions,
  sendLogged,
  USER_AGENT,
} from '../http/client.ts';
import { withTimeout } from '../lib/clock.ts';
import { parseJson } from '../lib/json.ts';
import { codeOf } from '../lib/problem.ts';
import { PlatformError } from './errors.ts';
import { type ApiResponse, type Failure, failureOfStatus } from './failures.ts';

/** Until the last byte of a request's response. */
const REQUEST_TIMEOUT_MS = 30_000;

export interface Attempt {
  /** Counts from 1. */
  readonly attempt: number;
  readonly signal: AbortSignal;
  readonly onSending?: HttpRequest['onSending'];
}

/**
 * It never retries, because that depends on the request. A path is given in segments (`isPathSegment`). Only rejects
 * with a `PlatformError`, for anything but a complete 2xx response.
 */
export class PlatformClient {
  readonly #options: ServiceClientOptions;
  readonly #apiKey: string;
  /** Without query, and without a slash at the end. */
  readonly #base: string;

  constructor(options: ServiceClientOptions, baseUrl: URL, apiKey: string) {
    this.#options = options;
    this.#apiKey = apiKey;
    this.#base = baseUrl.origin + baseUrl.pathname.replace(/\/+$/u, '');
  }

  async get(
    path: readonly string[],
    attempt: Attempt,
    query: Readonly<Record<string, string>> = {},
  ): Promise<ApiResponse> {
    return await this.#send('GET', this.#url(path, `?${new URLSearchParams(query)}`), attempt);
  }

  async post(path: readonly string[], attempt: Attempt, body: object): Promise<ApiResponse> {
    return await this.#send('POST', this.#url(path), attempt, JSON.stringify(body));
  }

  #url(path: readonly string[], query = ''): URL {
    return new URL(`${this.#base}/${path.map(encodeURIComponent).join('/')}${query}`);
  }

  async #send(method: string, url: URL, { attempt, signal, onSending }: Attempt, body?: string) {
    const { clock } = this.#options;
    const headers = {
      accept: 'application/json',
      'accept-encoding': 'identity',
      authorization: `Bearer ${this.#apiKey}`,
      'user-agent': USER_AGENT,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    };
    const sent = { method, path: url.pathname };
    return await withTimeout(clock, clock.now() + REQUEST_TIMEOUT_MS, signal, async ({ timedOut, stop }) => {
      try {
        const request = { method, url, headers, body, signal: stop, onSending };
        const response = await sendLogged(this.#options, request, attempt);
        const { status } = response;
        const text = utf8.decode(response.body);
        const answer = { ...sent, status, text, json: parseJson(text) };
        if (isSuccess(status)) return answer;
        throw new PlatformError({
          ...answer,
          failure: failureOfStatus(status),
          retryAfterMs: retryAfterMs(response.headers, clock.now()),
        });
      } catch (error) {
        if (!(error instanceof HttpError)) throw error;
        const { head } = error;
        throw new PlatformError({
          ...sent,
          failure: failureOf(error, timedOut.aborted, signal.aborted),
          ...(head && { status: head.status, retryAfterMs: retryAfterMs(head.headers, clock.now()) }),
          cause: error.cause ?? error,
        });
      }
    });
  }
}

/** `timedOut`: by our own timeout. `isInterrupted`: by the caller. */
function failureOf(error: HttpError, timedOut: boolean, isInterrupted: boolean): Failure {
  const { head, isSent, fault } = error;
  if (head !== undefined && !isSuccess(head.status)) return failureOfStatus(head.status);
  if (fault !== undefined) return fault;
  if (!isSent && CERTIFICATE.test(codeOf(error.cause) ?? '')) return 'certificate';
  if (!isSent && isProxyLogin(error.cause)) return 'proxy-login';
  if (timedOut) return isSent ? 'timeout' : 'unreachable';
  if (isInterrupted) return isSent ? 'interrupted' : 'unsent';
  return isSent ? 'no-answer' : 'unreachable';
}

/** Node's codes of a certificate that isn't trusted (nodejs.org/api/tls.html, “X509 certificate error codes”). */
const CERTIFICATE =
  /CERT|CRL|^UNABLE_TO_|^ERR_TLS_|^INVALID_(?:CA|PURPOSE)$|^PATH_LENGTH_EXCEEDED$|^HOSTNAME_MISMATCH$/u;

function isProxyLogin(cause: unknown): boolean {
  return cause instanceof Error && 'statusCode' in cause && cause.statusCode === 407;
}

function isSuccess(status: number): boolean {
  return status >= 200 && status <= 299;
}

/** In characters. Real ids are far shorter; a longer one would fill outputs and comments. */
const MAX_SEGMENT_LENGTH = 500;

/** `.` and `..` can't be one, however encoded: the URL standard resolves `%2e%2e` too. */
export function isPathSegment(value: string): boolean {
  return !/^\.{0,2}$/u.test(value) && value.length <= MAX_SEGMENT_LENGTH && value.isWellFormed();
}

const utf8 = new TextDecoder('utf-8');

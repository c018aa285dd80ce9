import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';
import type { HttpClient, HttpResponse } from '../http/client.ts';
import { type Clock, type TimeLimit, withTimeout } from '../lib/clock.ts';
import type { RequestLogEntry } from '../lib/request-log.ts';
import { PlatformError, serviceMessageOf, UnreadableBody } from './errors.ts';

/** How long one request may take from start to the last byte of its answer. */
const REQUEST_TIMEOUT_MS = 30_000;

/** The most that is read of an answer. A job has some hundred bytes, a page of 250 visitor rows some ten thousand. */
const LARGEST_BODY_BYTES = 16 * 1024 * 1024;

/** What is looked at of the text of a refusal, and of a damaged answer: what says something comes first. */
const LONGEST_ERROR_TEXT = 64 * 1024;
const LONGEST_DAMAGED_TEXT = 1024 * 1024;

export interface PlatformClientOptions {
  readonly baseUrl: URL;
  readonly apiKey: string;
  /** Name and version of the program: the service refuses requests without one. */
  readonly userAgent: string;
  readonly http: HttpClient;
  readonly clock: Clock;
  readonly onRequest?: (exchange: RequestLogEntry) => void;
}

/** One attempt at a request, as those who decide about repeating it make it. */
export interface Attempt {
  /** Which one this is, from 1: the number of those that failed before it, and one. */
  readonly attempt: number;
  readonly signal: AbortSignal;
  /** Called once the request is about to go out: from here on it may have arrived. */
  readonly onSending?: () => void;
}

export interface ApiRequest extends Attempt {
  readonly method: 'GET' | 'POST';
  /** Segments of the path; each is percent-encoded. */
  readonly path: readonly string[];
  readonly query?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  readonly body?: unknown;
}

/** A 2xx answer. `json` is undefined where the text is not JSON, whatever its content type claims. */
export interface ApiResponse {
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly text: string;
  readonly json: unknown;
}

/**
 * One request to the platform: authentication, a limit on its time and on its size, redirects refused, the answer
 * read as JSON or text. It repeats nothing: what may be repeated depends on the request, and its caller decides.
 */
export class PlatformClient {
  readonly #options: PlatformClientOptions;
  /** As it is, and as JSON has it. */
  readonly #keyAsWritten: ReadonlySet<string>;

  constructor(options: PlatformClientOptions) {
    this.#options = options;
    this.#keyAsWritten = new Set([options.apiKey, JSON.stringify(options.apiKey).slice(1, -1)]);
  }

  /** Rejects with a `PlatformError`, and with nothing else, for whatever is not a 2xx answer read to its end. */
  async send(call: ApiRequest): Promise<ApiResponse> {
    const { clock, onRequest: observe } = this.#options;
    const started = clock.now();
    const path = `/${call.path.map(pathSegment).join('/')}`;
    const seen: Seen = { sent: false, status: undefined, requestId: undefined };
    try {
      return await withTimeout(clock, REQUEST_TIMEOUT_MS, call.signal, (limit) =>
        this.#exchange(call, path, seen, limit),
      );
    } finally {
      observe?.({
        method: call.method,
        path,
        result: String(seen.status ?? (seen.sent ? 'no answer' : 'not sent')),
        milliseconds: clock.now() - started,
        attempt: call.attempt,
        requestId: seen.requestId,
      });
    }
  }

  async #exchange(call: ApiRequest, path: string, seen: Seen, limit: TimeLimit): Promise<ApiResponse> {
    const { method } = call;
    const received: Uint8Array[] = [];
    try {
      const answer = await this.#options.http.send({
        method,
        url: this.#url(path, call.query),
        headers: this.#headers(call.body !== undefined),
        body: call.body === undefined ? undefined : JSON.stringify(call.body),
        signal: limit.stop,
        onSending: () => {
          seen.sent = true;
          call.onSending?.();
        },
      });
      seen.status = answer.status;
      seen.requestId = header(answer, 'x-request-id');
      if (answer.status < 200 || answer.status > 299) throw await this.#refusal(answer, method, path);
      await readInto(received, answer.body);
      const { text, json } = this.#readWithoutKey(decode(received, header(answer, 'content-encoding')));
      return { method, path, status: answer.status, text, json };
    } catch (error) {
      if (error instanceof PlatformError) throw error;
      const about = { method, path, status: seen.status, sent: seen.sent, cause: error };
      const body = this.#withoutKey(Buffer.concat(received).toString('utf8').slice(0, LONGEST_DAMAGED_TEXT));
      if (limit.timedOut.aborted) {
        throw new PlatformError({ ...about, failure: seen.sent ? 'timeout' : 'unreachable', body });
      }
      if (call.signal.aborted) throw new PlatformError({ ...about, failure: 'interrupted', body });
      if (error instanceof UnreadableBody) throw new PlatformError({ ...about, failure: 'unreadable', body });
      throw new PlatformError({ ...about, failure: seen.sent ? 'no-answer' : 'unreachable', body });
    }
  }

  /** JSON can write any character as an escape: where there are some, the answer is looked at as it is without them. */
  #readWithoutKey(answered: string): { readonly text: string; readonly json: unknown } {
    const text = this.#withoutKey(answered);
    const json = parse(text);
    if (json === undefined || !/\\[/u]/u.test(text)) return { text, json };
    const plain = JSON.stringify(json);
    const without = this.#withoutKey(plain);
    return without === plain ? { text, json } : { text: without, json: parse(without) };
  }

  /** A service may echo the key; whoever reads its answers does not get to see it. */
  #withoutKey(text: string): string {
    let without = text;
    for (const key of this.#keyAsWritten) without = without.replaceAll(key, '***');
    return without;
  }

  #url(path: string, query: Readonly<Record<string, string>> = {}): URL {
    const url = new URL(this.#options.baseUrl);
    url.pathname = url.pathname.replace(/\/+$/u, '') + path;
    url.search = new URLSearchParams(query).toString();
    return url;
  }

  #headers(hasBody: boolean): Record<string, string> {
    return {
      accept: 'application/json',
      'accept-encoding': 'identity',
      authorization: `Bearer ${this.#options.apiKey}`,
      'user-agent': this.#options.userAgent,
      ...(hasBody ? { 'content-type': 'application/json' } : {}),
    };
  }

  /** The status decides; what the body adds is welcome, and a body that does not come changes nothing. */
  async #refusal(answer: HttpResponse, method: string, path: string): Promise<PlatformError> {
    const received: Uint8Array[] = [];
    let said: string | undefined;
    let cause: unknown;
    try {
      await readInto(received, answer.body);
      const { text, json } = this.#readWithoutKey(
        decode(received, header(answer, 'content-encoding')).slice(0, LONGEST_ERROR_TEXT),
      );
      said = serviceMessageOf(text, json);
    } catch (error) {
      cause = error;
    }
    return new PlatformError({
      failure: 'status',
      method,
      path,
      status: answer.status,
      serviceMessage: said,
      retryAfterMs: retryAfterMs(header(answer, 'retry-after'), this.#options.clock.now()),
      sent: true,
      cause,
    });
  }
}

interface Seen {
  sent: boolean;
  status: number | undefined;
  requestId: string | undefined;
}

/**
 * A value as one segment of a URL's path. `.` and `..` cannot be one, however they are encoded (the URL standard
 * resolves `%2e%2e` too), so they are refused.
 */
export function pathSegment(value: string): string {
  if (!isPathSegment(value)) throw new TypeError('a path segment is empty, "." or ".."');
  return encodeURIComponent(value);
}

/** No id of the service comes near it; a longer one would burst outputs and comments. */
const LONGEST_SEGMENT = 500;

export function isPathSegment(value: string): boolean {
  return (
    value !== '' && value !== '.' && value !== '..' && value.length <= LONGEST_SEGMENT && value.isWellFormed()
  );
}

function header(answer: HttpResponse, name: string): string | undefined {
  const value = answer.headers[name];
  return Array.isArray(value) ? value[0] : value;
}

async function readInto(received: Uint8Array[], body: AsyncIterable<Uint8Array>): Promise<void> {
  let size = 0;
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (size > LARGEST_BODY_BYTES) throw new UnreadableBody(`it has more than ${LARGEST_BODY_BYTES} bytes`);
    received.push(chunk);
  }
}

/** Gateways compress at times although nobody asked them to. */
function decode(received: readonly Uint8Array[], encoding: string | undefined): string {
  const bytes = Buffer.concat(received);
  const limit = { maxOutputLength: LARGEST_BODY_BYTES };
  try {
    switch (encoding?.trim().toLowerCase()) {
      case undefined:
      case '':
      case 'identity':
        return text(bytes);
      case 'gzip':
      case 'x-gzip':
        return text(gunzipSync(bytes, limit));
      case 'deflate':
        return text(inflateSync(bytes, limit));
      case 'br':
        return text(brotliDecompressSync(bytes, limit));
      default:
        throw new UnreadableBody(`its content-encoding is ${encoding}`);
    }
  } catch (error) {
    if (error instanceof UnreadableBody) throw error;
    throw new UnreadableBody('it cannot be decompressed', { cause: error });
  }
}

const utf8 = new TextDecoder('utf-8');

function text(bytes: Uint8Array): string {
  return utf8.decode(bytes);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const LONGEST_RETRY_AFTER_MS = 24 * 60 * 60 * 1_000;

/** `Retry-After` is a number of seconds or a date (RFC 9110, 10.2.3); anything else says nothing. */
function retryAfterMs(value: string | undefined, now: number): number | undefined {
  const text = value?.trim() ?? '';
  const isSeconds = /^\d+$/u.test(text);
  if (!isSeconds && !/^[A-Z][a-z]+, .* GMT$/u.test(text)) return undefined;
  const ms = isSeconds ? Number(text) * 1_000 : Date.parse(text) - now;
  return Number.isNaN(ms) ? undefined : Math.min(Math.max(0, ms), LONGEST_RETRY_AFTER_MS);
}

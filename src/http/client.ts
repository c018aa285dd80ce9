import http, { type ClientRequest, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import https from 'node:https';
import { unzipSync } from 'node:zlib';
import { abortable, type Clock, DAY_MS } from '../lib/clock.ts';
import { messageOf } from '../lib/problem.ts';
import { formatNumber } from '../lib/text.ts';
import { proxyFor } from './proxy.ts';

export interface HttpRequest {
  readonly method: string;
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
  /** There is no other timeout. */
  readonly signal: AbortSignal;
  /** Called when the request is about to be written to a connection. From then on it may have arrived. */
  readonly onSending?: (() => void) | undefined;
}

export interface HttpHead {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
}

/** A complete response, decompressed. */
export interface HttpResponse extends HttpHead {
  readonly body: Buffer;
}

/** Sends a request once, without retries and redirects. Headers must be valid. Only rejects with an `HttpError`. */
export interface HttpClient {
  send(request: HttpRequest): Promise<HttpResponse>;
}

/** Name and version of this action: both services refuse requests without. A test compares the version with package.json. */
export const USER_AGENT = 'docs-agent-action/0.1.0';

/** What a client of a service needs of a step. */
export interface ServiceClientOptions {
  readonly http: HttpClient;
  readonly clock: Clock;
  readonly runner: { readonly debug: (line: string) => void };
}

/**
 * Sends a request for a client that retries it itself, and logs it without host, query, headers and body. `attempt` counts from 1:
 * retries of the same request count, but the next poll and the next page are new requests.
 */
export async function sendLogged(
  { http, clock, runner }: ServiceClientOptions,
  request: HttpRequest,
  attempt: number,
): Promise<HttpResponse> {
  const started = clock.now();
  const log = (result: string | number, headers: IncomingHttpHeaders = {}) => {
    // The service's id of the request, for its support.
    const id = headers['x-github-request-id'] ?? headers['x-request-id'];
    const line = `${request.method} ${request.url.pathname}: ${result}, ${clock.now() - started} ms, attempt ${attempt}`;
    runner.debug(id === undefined ? line : `${line}, request ${String(id)}`);
  };
  try {
    const response = await http.send(request);
    log(response.status, response.headers);
    return response;
  } catch (error) {
    if (error instanceof HttpError) {
      log(error.head?.status ?? (error.isSent ? 'no answer' : 'not sent'), error.head?.headers);
    }
    throw error;
  }
}

/** A request without a complete response, or with one that can't be read. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  /** Undefined if not even the headers arrived. */
  readonly head: HttpHead | undefined;
  /** False only if the request certainly didn't leave. */
  readonly isSent: boolean;
  /** Why a retry won't help: the body is too large or can't be decompressed, or the runner's proxy can't be used. */
  readonly fault: 'unreadable-answer' | 'unusable-proxy' | undefined;

  constructor(message: string, details: Partial<Omit<HttpError, keyof Error>> & ErrorOptions) {
    super(message, { cause: details.cause });
    this.head = details.head;
    this.isSent = details.isSent ?? true;
    this.fault = details.fault;
  }
}

/** Before and after decompression. A page of GitHub's has 100 comments of 65,536 characters, each of up to six bytes in JSON. */
const MAX_BODY_BYTES = 48 * 1024 * 1024;

/**
 * Creates a client on `node:http` and `node:https`. Node's `fetch` doesn't show whether a request was sent, and the toolkit's
 * client never settles if a body is cut off. Connections are reused, except for a POST: a server may close a reused
 * connection during the write, and then it's unknown whether the POST arrived.
 */
export function createHttpClient({ proxyFor: findProxy = proxyFor } = {}): HttpClient {
  const connections = new Map<string, ReturnType<typeof openConnection>>();
  return {
    send: async (request) => {
      const { proxy, problem } = findProxy(request.url);
      if (problem !== undefined) throw new HttpError(problem, { fault: 'unusable-proxy', isSent: false });
      const key = `${request.url.protocol} ${request.method === 'POST'} ${proxy?.href ?? ''}`;
      const connection = connections.get(key) ?? openConnection(request, proxy);
      connections.set(key, connection);
      return await exchange(request, connection, proxy !== undefined);
    },
  };
}

function openConnection({ url: { protocol }, method }: HttpRequest, proxy: URL | undefined) {
  const isHttps = protocol === 'https:';
  const transport = isHttps ? https : http;
  const proxyEnv = proxy && { [isHttps ? 'HTTPS_PROXY' : 'HTTP_PROXY']: proxy.href };
  const agent = new transport.Agent({ keepAlive: method !== 'POST', ...(proxyEnv && { proxyEnv }) });
  return { request: transport.request, agent };
}

async function exchange(
  request: HttpRequest,
  connection: ReturnType<typeof openConnection>,
  isProxied: boolean,
): Promise<HttpResponse> {
  const { method, url, headers, body, signal } = request;
  const isHttps = url.protocol === 'https:';
  if (signal.aborted)
    throw new HttpError('Aborted before the request was sent', { isSent: false, cause: signal.reason });

  const outgoing = connection.request(url, { method, headers, agent: connection.agent });
  let isSent = false;
  const announce = () => {
    if (isSent) return;
    isSent = true;
    request.onSending?.();
  };
  outgoing.once('socket', (socket) => {
    // A proxy tunnel's socket is ready when Node emits it. Any other may still be connecting.
    if (outgoing.reusedSocket || (isHttps ? isProxied : !socket.connecting)) announce();
    else socket.once(isHttps ? 'secureConnect' : 'connect', announce);
  });

  let head: HttpHead | undefined;
  const receive = async () => {
    const incoming = await responseTo(outgoing, body);
    head = { status: incoming.statusCode ?? 0, headers: incoming.headers };
    announce();
    return { ...head, body: await readBody(incoming) };
  };
  try {
    // Node doesn't end a request that is destroyed before a proxy has given it a connection.
    const received = await abortable(signal, receive());
    return { ...received, body: decompress(received.body, received.headers) };
  } catch (error) {
    outgoing.destroy();
    throw new HttpError(signal.aborted ? 'The request was aborted' : messageOf(error), {
      cause: error,
      fault: error instanceof HttpError ? error.fault : undefined,
      isSent,
      head,
    });
  }
}

/** Resolves with a response as soon as its headers are here. */
function responseTo(outgoing: ClientRequest, body: string | undefined): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    outgoing.once('response', resolve);
    // A second error can follow after the response has begun. Reading the body fails with it too.
    outgoing.on('error', reject);
    outgoing.once('close', () => reject(new Error('The connection was closed before a response')));
    outgoing.end(body);
  });
}

async function readBody(body: AsyncIterable<Buffer>): Promise<Buffer> {
  const received: Buffer[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (size > MAX_BODY_BYTES) throw unreadable(`it has more than ${formatNumber(MAX_BODY_BYTES)} bytes`);
    received.push(chunk);
  }
  return Buffer.concat(received);
}

/** Gateways sometimes compress although no header asked for it. */
function decompress(body: Buffer, headers: IncomingHttpHeaders): Buffer {
  const encoding = headers['content-encoding']?.trim().toLowerCase() ?? '';
  if (encoding === '' || encoding === 'identity' || body.byteLength === 0) return body;
  if (!/^(?:x-)?gzip$|^deflate$/u.test(encoding)) throw unreadable(`its content-encoding is ${encoding}`);
  try {
    return unzipSync(body, { maxOutputLength: MAX_BODY_BYTES });
  } catch (cause) {
    throw unreadable("it can't be decompressed", cause);
  }
}

function unreadable(why: string, cause?: unknown): HttpError {
  return new HttpError(why, { fault: 'unreadable-answer', cause });
}

/** A longer one is as good as this, and a date can be made from it. */
const MAX_RETRY_AFTER_MS = 365 * DAY_MS;

/** Returns the milliseconds of `Retry-After`: a number of seconds or a date (RFC 9110, 10.2.3). Ignores anything else. */
export function retryAfterMs(headers: IncomingHttpHeaders, now: number): number | undefined {
  const text = headers['retry-after']?.trim() ?? '';
  const isSeconds = /^\d+$/u.test(text);
  if (!isSeconds && !/^[A-Z][a-z]+, .* GMT$/u.test(text)) return undefined;
  const ms = isSeconds ? Number(text) * 1_000 : Date.parse(text) - now;
  return Number.isNaN(ms) ? undefined : Math.min(Math.max(0, ms), MAX_RETRY_AFTER_MS);
}

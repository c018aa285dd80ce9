import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createTcpServer } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { arrivedInFlight, type InFlight } from './in-flight.ts';

/** A request as it arrived. `path` is still percent-encoded; `order` counts the requests to all servers. */
export type ReceivedRequest = {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  readonly order: number;
};

export type Answer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
};

/**
 * One way for a request to go wrong. What takes time takes it on the clock of a step that runs in this process, and real
 * time otherwise. Each kind says whether the service acts (a job is created, a comment is made):
 *
 * - `status`: refused with this answer; the service does not act.
 * - `delay`: acts and answers as usual, after `ms`.
 * - `hang`: the body is read, then nothing ever happens; the service does not act.
 * - `reset`: the connection is reset on arrival of the headers (`before: 'body'`) or once the body was read
 *   (`before: 'act'`); the service does not act.
 * - `lost`: the service acts, then the connection is reset in place of the answer.
 * - `cut`: acts; the headers promise the whole answer, half of it arrives, the connection closes.
 * - `drip`: acts; the answer arrives at one byte each `everyMs`.
 * - `flood`: acts; the answer is a chunked body of `bytes` bytes in place of the real one.
 * - `redirect`: refused with a `Location`; the service does not act.
 * - `raw`: acts; the body (and status, type, headers where given) is replaced. Status 204 and 304 carry no body.
 * - `gzip`: acts; the real answer, compressed.
 */
export type Fault =
  | {
      readonly kind: 'status';
      readonly status: number;
      readonly body?: string | object;
      readonly contentType?: string;
      readonly headers?: Readonly<Record<string, string>>;
    }
  | { readonly kind: 'delay'; readonly ms: number }
  | { readonly kind: 'hang' }
  | { readonly kind: 'reset'; readonly before: 'body' | 'act' }
  | { readonly kind: 'lost' }
  | { readonly kind: 'cut' }
  | { readonly kind: 'drip'; readonly everyMs: number }
  | { readonly kind: 'flood'; readonly bytes: number; readonly contentType?: string }
  | { readonly kind: 'redirect'; readonly to: string; readonly status?: number }
  | {
      readonly kind: 'raw';
      readonly body: string | Buffer;
      readonly status?: number;
      readonly contentType?: string;
      readonly headers?: Readonly<Record<string, string>>;
    }
  | { readonly kind: 'gzip' };

/**
 * Which requests a fault is for: those of this method and path (a string is compared whole, a pattern is searched for),
 * from the `nth` that matches after the fault was set (default 1), `times` in a row (default 1; `Infinity` for all).
 */
export type FaultMatch = {
  readonly method?: string;
  readonly path?: string | RegExp;
  readonly nth?: number;
  readonly times?: number;
};

export interface LoopbackServer extends AsyncDisposable {
  /** `http://127.0.0.1:<port>`, with no slash at the end. */
  readonly url: string;
  /** Every request since the start, in order of arrival, kept until the server is closed and after. */
  readonly requests: readonly ReceivedRequest[];
  /** Makes matching requests fail. Of several faults for one request, the one set first counts. */
  fault(match: FaultMatch, fault: Fault): void;
  clearFaults(): void;
  /** The `nth` (default 1) request that satisfies the predicate, past or future. Rejects if the server is closed before. */
  waitForRequest(predicate: (request: ReceivedRequest) => boolean, nth?: number): Promise<ReceivedRequest>;
  /** Stops listening and destroys every connection. */
  close(): Promise<void>;
}

export type Route = {
  readonly method: string;
  /** Matched against the percent-encoded path; its groups are decoded and passed on. */
  readonly path: RegExp;
  readonly handle: (request: ReceivedRequest, ...params: string[]) => Answer;
};

/** A JSON answer, as both services give them. */
export function json(status: number, value: unknown, headers: Readonly<Record<string, string>> = {}): Answer {
  return {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
    body: Buffer.from(JSON.stringify(value)),
  };
}

/** Finds a request's route. An unknown path is refused with 404, a wrong method with 405 and `Allow`, a malformed path with 400. */
export function dispatch(
  routes: readonly Route[],
  request: ReceivedRequest,
  refuse: (status: 400 | 404 | 405, message: string) => Answer,
): Answer {
  const matches = routes.flatMap((route) => {
    const match = route.path.exec(request.path);
    return match === null ? [] : [{ route, params: match.slice(1) }];
  });
  const match = matches.find(({ route }) => route.method === request.method);
  if (matches.length === 0) return refuse(404, 'Not Found');
  if (match === undefined) {
    const refusal = refuse(405, 'Method Not Allowed');
    const allow = matches.map(({ route }) => route.method).join(', ');
    return { ...refusal, headers: { ...refusal.headers, allow } };
  }
  const params = match.params.map(decoded);
  return params.includes(undefined)
    ? refuse(400, 'The path is not valid percent-encoding')
    : match.route.handle(request, ...params.filter((param) => param !== undefined));
}

function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}

/**
 * Starts a server on a port of 127.0.0.1; 0 is a free one. `handle` is the service acting: it is called once for each
 * request that reaches it, after the body was read. Rejects if the port is in use.
 */
export async function startServer(
  handle: (request: ReceivedRequest) => Answer,
  port = 0,
): Promise<LoopbackServer> {
  const requests: ReceivedRequest[] = [];
  const watchers = new Set<{ check: () => void; reject: (error: Error) => void }>();
  let faults: { readonly match: FaultMatch; readonly fault: Fault; seen: number }[] = [];
  const closing = new AbortController();

  const nextFault = (method: string, path: string): Fault | undefined => {
    const matching = faults.filter(({ match }) => concerns(match, method, path));
    for (const entry of matching) entry.seen += 1;
    return matching.find(({ match: { nth = 1, times = 1 }, seen }) => seen >= nth && seen < nth + times)
      ?.fault;
  };
  const record = (request: ReceivedRequest): void => {
    requests.push(request);
    for (const watcher of watchers) watcher.check();
  };

  const server = createServer((message, response) => {
    const { pathname: path, searchParams: query } = new URL(message.url ?? '/', 'http://loopback');
    const fault = nextFault(message.method ?? 'GET', path);
    const inFlight = arrivedInFlight(message.headers);
    const arrived = (body: Buffer): ReceivedRequest => ({
      method: message.method ?? 'GET',
      path,
      query,
      headers: message.headers,
      body,
      order: nextOrder(),
    });
    if (fault?.kind === 'reset' && fault.before === 'body') {
      record(arrived(Buffer.alloc(0)));
      message.socket.resetAndDestroy();
      return;
    }
    read(message)
      .then((body) => {
        const request = arrived(body);
        record(request);
        return answer(
          response,
          () => handle(request),
          fault,
          (ms) => pause(ms, inFlight, closing.signal),
        );
      })
      .catch((error: unknown) => {
        // The client went away, or the server is closing; anything else is a mistake in the sandbox, and is shown to the client.
        if (response.headersSent || response.destroyed || closing.signal.aborted) response.destroy();
        else send(response, json(500, { error: error instanceof Error ? error.stack : String(error) }));
      });
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');

  const close = async (): Promise<void> => {
    if (closing.signal.aborted) return;
    closing.abort();
    for (const { reject } of watchers) reject(new Error('the server was closed before such a request came'));
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  };

  return {
    url: `http://127.0.0.1:${portOf(server.address())}`,
    requests,
    fault: (match, fault) => {
      faults.push({ match, fault, seen: 0 });
    },
    clearFaults: () => {
      faults = [];
    },
    waitForRequest: (predicate, nth = 1) => {
      const { promise, resolve, reject } = Promise.withResolvers<ReceivedRequest>();
      const check = (): void => {
        const found = requests.filter(predicate)[nth - 1];
        if (found === undefined) return;
        watchers.delete(watcher);
        resolve(found);
      };
      const watcher = { check, reject };
      watchers.add(watcher);
      check();
      // A wait that a test has given up on is no crash.
      promise.catch(() => undefined);
      return promise;
    },
    close,
    [Symbol.asyncDispose]: close,
  };
}

/** A port of 127.0.0.1 that was free a moment ago and that nothing listens on. */
export async function refusedPort(): Promise<number> {
  const server = createTcpServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const port = portOf(server.address());
  server.close();
  await once(server, 'close');
  return port;
}

export function portOf(address: string | { readonly port: number } | null): number {
  if (address === null || typeof address === 'string') throw new Error('not listening on a port');
  return address.port;
}

let lastOrder = 0;

function nextOrder(): number {
  lastOrder += 1;
  return lastOrder;
}

function concerns({ method, path }: FaultMatch, requestMethod: string, requestPath: string): boolean {
  if (method !== undefined && method !== requestMethod) return false;
  if (path === undefined) return true;
  return typeof path === 'string' ? path === requestPath : requestPath.search(path) >= 0;
}

async function read(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  message.on('data', (chunk: Buffer) => chunks.push(chunk));
  await once(message, 'end', { signal: abortedWith(message) });
  return Buffer.concat(chunks);
}

/** `once` would wait for ever for the end of a body whose sender has gone away. */
function abortedWith(message: IncomingMessage): AbortSignal {
  const gone = new AbortController();
  message.once('close', () => gone.abort());
  return gone.signal;
}

function send(response: ServerResponse, { status, headers, body }: Answer): void {
  const bodiless = status === 204 || status === 304;
  response.writeHead(status, bodiless ? headers : { ...headers, 'content-length': body.length });
  response.end(bodiless ? undefined : body);
}

/** Keeps a request waiting. Rejects once the server is closed. */
async function pause(ms: number, inFlight: InFlight | undefined, closed: AbortSignal): Promise<void> {
  if (inFlight === undefined) {
    await (ms === Infinity ? untilAborted(closed) : sleep(ms, undefined, { signal: closed }));
    return;
  }
  const goOn = inFlight.hold();
  await (ms === Infinity ? untilAborted(closed) : inFlight.clock.sleep(ms, closed));
  goOn();
  closed.throwIfAborted();
}

async function untilAborted(signal: AbortSignal): Promise<never> {
  if (!signal.aborted) await once(signal, 'abort');
  throw signal.reason;
}

async function answer(
  response: ServerResponse,
  act: () => Answer,
  fault: Fault | undefined,
  wait: (ms: number) => Promise<void>,
): Promise<void> {
  switch (fault?.kind) {
    case undefined:
      send(response, act());
      return;
    case 'status': {
      const { status, body = '', contentType, headers = {} } = fault;
      const isText = typeof body === 'string';
      const type = contentType ?? (isText ? 'text/plain; charset=utf-8' : 'application/json; charset=utf-8');
      send(response, {
        status,
        headers: { 'content-type': type, ...headers },
        body: Buffer.from(isText ? body : JSON.stringify(body)),
      });
      return;
    }
    case 'delay':
      await wait(fault.ms);
      send(response, act());
      return;
    case 'hang':
      await wait(Infinity);
      return;
    case 'reset':
      response.socket?.resetAndDestroy();
      return;
    case 'lost':
      act();
      response.socket?.resetAndDestroy();
      return;
    case 'cut': {
      const { status, headers, body } = act();
      // At least two bytes are promised, so that an empty answer can be cut too.
      const promised = Math.max(2, body.length);
      response.writeHead(status, { ...headers, 'content-length': promised });
      response.flushHeaders();
      response.write(body.subarray(0, promised / 2), () => response.socket?.destroySoon());
      return;
    }
    case 'drip': {
      const { status, headers, body } = act();
      response.writeHead(status, { ...headers, 'content-length': body.length });
      response.flushHeaders();
      for (const byte of body) {
        await wait(fault.everyMs);
        if (response.destroyed) return;
        response.write(Buffer.of(byte));
      }
      response.end();
      return;
    }
    case 'flood': {
      const { status } = act();
      response.writeHead(status, { 'content-type': fault.contentType ?? 'application/json' });
      await pipeline(Readable.from(filler(fault.bytes)), response);
      return;
    }
    case 'redirect':
      send(response, {
        status: fault.status ?? 302,
        headers: { location: fault.to },
        body: Buffer.alloc(0),
      });
      return;
    case 'raw': {
      const real = act();
      send(response, {
        status: fault.status ?? real.status,
        headers: {
          ...(fault.contentType === undefined ? real.headers : { 'content-type': fault.contentType }),
          ...fault.headers,
        },
        body: Buffer.from(fault.body),
      });
      return;
    }
    case 'gzip': {
      const real = act();
      send(response, {
        ...real,
        headers: { ...real.headers, 'content-encoding': 'gzip' },
        body: gzipSync(real.body),
      });
      return;
    }
    default:
      fault satisfies never;
  }
}

function* filler(bytes: number): Generator<Buffer> {
  const chunk = Buffer.alloc(65_536, 'x');
  for (let left = bytes; left > 0; left -= chunk.length)
    yield chunk.subarray(0, Math.min(left, chunk.length));
}

import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
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
 * One way for a request to fail. Delays use the clock of a step that runs in this process, and otherwise real time. For
 * each kind, the service acts (a job is created, a comment is written) or doesn't:
 *
 * - `status`: doesn't act, and sends this response.
 * - `delay`: acts and responds after `ms`.
 * - `hang`: reads the body, then does nothing.
 * - `reset`: doesn't act, and resets the connection after the body.
 * - `lost`: acts, then resets the connection.
 * - `cut`: acts, sends half of the response, and closes the connection.
 * - `drip`: acts, and sends one byte of the response every `everyMs`.
 * - `flood`: acts, and sends a chunked body of `bytes` bytes.
 * - `redirect`: doesn't act, and redirects.
 * - `raw`: acts, and replaces the body, and the status and headers that are given. 204 and 304 have no body.
 */
export type Fault =
  | {
      readonly kind: 'status';
      readonly status: number;
      readonly body?: string | object;
      readonly headers?: Readonly<Record<string, string>>;
    }
  | { readonly kind: 'delay'; readonly ms: number }
  | { readonly kind: 'hang' }
  | { readonly kind: 'reset' }
  | { readonly kind: 'lost' }
  | { readonly kind: 'cut' }
  | { readonly kind: 'drip'; readonly everyMs: number }
  | { readonly kind: 'flood'; readonly bytes: number }
  | { readonly kind: 'redirect'; readonly to: string; readonly status?: number }
  | {
      readonly kind: 'raw';
      readonly body: string | Buffer;
      readonly status?: number;
      readonly headers?: Readonly<Record<string, string>>;
    };

/**
 * The requests of a fault, by method and path (a string is the whole path). Of those since the fault was set, it is for the
 * `nth` (default 1) and the ones after it, `times` in total (default 1, `Infinity` for all).
 */
export type FaultMatch = {
  readonly method?: string;
  readonly path?: string | RegExp;
  readonly nth?: number;
  readonly times?: number;
};

export interface LoopbackServer extends AsyncDisposable {
  /** `http://127.0.0.1:<port>`, without a slash at the end. */
  readonly url: string;
  /** All requests since the start, in order of arrival, also after the server is closed. */
  readonly requests: readonly ReceivedRequest[];
  /** Makes matching requests fail. If several faults match, the first one counts. */
  fault(match: FaultMatch, fault: Fault): void;
  clearFaults(): void;
  /** Resolves with the `nth` (default 1) matching request, past or future. Rejects if the server is closed before. */
  waitForRequest(predicate: (request: ReceivedRequest) => boolean, nth?: number): Promise<ReceivedRequest>;
  /** Stops listening and closes every connection. */
  close(): Promise<void>;
}

export type Route = {
  readonly method: string;
  /** Matches the percent-encoded path. Its groups are decoded and become the parameters. */
  readonly path: RegExp;
  readonly handle: (request: ReceivedRequest, ...params: string[]) => Answer;
};

/** Returns a JSON response. */
export function json(status: number, value: unknown, headers: Readonly<Record<string, string>> = {}): Answer {
  return {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
    body: Buffer.from(JSON.stringify(value)),
  };
}

/** Calls the route of a request. Refuses an unknown path with 404, a wrong method with 405, and a malformed path with 400. */
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
 * Starts a server on a port of 127.0.0.1; 0 is a free one. `handle` is called when the service acts, once
 * per request, after the body was read. Rejects if the port is in use.
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
    // Node's would be of another clock than the service's.
    response.sendDate = false;
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
        // The client left, or the server is closing. Anything else is a bug in the sandbox, which the client gets to see.
        if (response.headersSent || response.destroyed || closing.signal.aborted) response.destroy();
        else send(response, json(500, { error: error instanceof Error ? error.stack : String(error) }));
      });
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');

  const close = async (): Promise<void> => {
    if (closing.signal.aborted) return;
    closing.abort();
    for (const { reject } of watchers)
      reject(new Error('The server was closed before such a request arrived'));
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
      // A test can stop waiting: then nothing handles the rejection.
      promise.catch(() => undefined);
      return promise;
    },
    close,
    [Symbol.asyncDispose]: close,
  };
}

/** Refuses connections. A free port, or that of a closed server, could be taken by a test that runs at the same time. */
export const REFUSED_URL = 'http://127.0.0.1:2';

export function portOf(address: string | { readonly port: number } | null): number {
  if (address === null || typeof address === 'string')
    throw new Error('The server is not listening on a port');
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

/** Rejects if the client leaves before the end of the body. */
function read(message: IncomingMessage): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    message.on('data', (chunk: Buffer) => chunks.push(chunk));
    message.once('end', () => resolve(Buffer.concat(chunks)));
    message.once('close', () => reject(new Error('The client left')));
  });
}

function send(response: ServerResponse, { status, headers, body }: Answer): void {
  const bodiless = status === 204 || status === 304;
  response.writeHead(status, bodiless ? headers : { ...headers, 'content-length': body.length });
  response.end(bodiless ? undefined : body);
}

/** Delays a request. Rejects when the server is closed. */
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
      const { status, body = '', headers = {} } = fault;
      const isText = typeof body === 'string';
      const type = isText ? 'text/plain; charset=utf-8' : 'application/json; charset=utf-8';
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
      // At least two bytes, so that an empty response can be cut too.
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
      response.writeHead(status, { 'content-type': 'application/json' });
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
        headers: { ...real.headers, ...fault.headers },
        body: Buffer.from(fault.body),
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

import api from 'undici/lib/api/index.js';
import Agent from 'undici/lib/dispatcher/agent.js';
import Dispatcher from 'undici/lib/dispatcher/dispatcher.js';
import ProxyAgent from 'undici/lib/dispatcher/proxy-agent.js';
import DecoratorHandler from 'undici/lib/handler/decorator-handler.js';
import { abortable } from '../lib/clock.ts';

// As undici's index does. Without it a dispatcher has no `request`, and a proxy's none of the `connect` that makes a tunnel.
Object.assign(Dispatcher.prototype, api);

/** One request as it goes out, headers and all. */
export interface HttpRequest {
  readonly method: 'GET' | 'POST';
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
  readonly signal: AbortSignal;
  /** Called once a connection stands and the request is about to be written to it: from here on it may have arrived. */
  readonly onSending: () => void;
}

/** An answer whose body is still to be read. Header names are in lower case. */
export interface HttpResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: AsyncIterable<Uint8Array>;
}

/** Sends one request, once, and follows no redirect. Rejects when the connection fails or the signal aborts. */
export interface HttpClient {
  send(request: HttpRequest): Promise<HttpResponse>;
  /** Drops every connection. */
  close(): Promise<void>;
}

/**
 * A fetcher on undici. Node's own `fetch` obeys no proxy and cannot tell whether a request had left; undici's
 * dispatcher calls a handler's `onConnect` only on a connection that stands, behind a proxy's tunnel too.
 * undici's own time-outs for headers and body are off: the caller's signal is the one limit.
 */
export function openHttpClient(proxy?: URL | 'unusable'): HttpClient {
  const limits = { headersTimeout: 0, bodyTimeout: 0 };
  if (proxy === 'unusable' || (proxy !== undefined && !/^https?:$/u.test(proxy.protocol))) {
    return {
      send: () =>
        Promise.reject(new Error('the proxy that the environment names is no URL of http or https')),
      close: () => Promise.resolve(),
    };
  }
  const dispatcher: Dispatcher =
    proxy === undefined ? new Agent(limits) : new ProxyAgent({ ...limits, uri: proxy.href });
  return {
    send: async ({ method, url, headers, body, signal, onSending }) => {
      // undici looks at a request's signal only once it has a connection.
      const answer = await abortable(
        signal,
        dispatcher.compose(announcing(onSending)).request({
          method,
          origin: url.origin,
          path: url.pathname + url.search,
          headers,
          body: body ?? null,
          signal,
        }),
      );
      return { status: answer.statusCode, headers: answer.headers, body: answer.body };
    },
    close: () => dispatcher.destroy(),
  };
}

function announcing(onSending: () => void): Dispatcher.DispatcherComposeInterceptor {
  return (dispatch) => (options, handler) => dispatch(options, new AnnouncingHandler(handler, onSending));
}

class AnnouncingHandler extends DecoratorHandler {
  readonly #handler: Dispatcher.DispatchHandlers;
  readonly #onSending: () => void;

  constructor(handler: Dispatcher.DispatchHandlers, onSending: () => void) {
    super(handler);
    this.#handler = handler;
    this.#onSending = onSending;
  }

  onConnect(abort: (error?: Error) => void): void {
    let isWanted = true;
    this.#handler.onConnect?.((error) => {
      isWanted = false;
      abort(error);
    });
    if (isWanted) this.#onSending();
  }
}

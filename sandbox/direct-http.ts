import { type HttpClient, HttpError, type HttpRequest, type HttpResponse } from '../src/http/client.ts';
import type { Clock } from '../src/lib/clock.ts';
import type { Answer, ReceivedRequest } from './server.ts';

/** How one request fails. With `acts`, the service acts anyway. */
export type DirectFault =
  | { readonly kind: 'none' }
  | { readonly kind: 'unsent' }
  | { readonly kind: 'reset'; readonly acts: boolean }
  | { readonly kind: 'hang'; readonly acts: boolean }
  | { readonly kind: 'status'; readonly status: number; readonly acts: boolean; readonly retryAfter?: number }
  | { readonly kind: 'cut' }
  | { readonly kind: 'garbage'; readonly acts: boolean };

export type RequestPlan = {
  /** Time until the first byte of the response, in milliseconds. */
  readonly latency: number;
  readonly fault: DirectFault;
};

export type DirectService = {
  /** The URL that its paths start with. */
  readonly baseUrl: string;
  readonly answer: (request: ReceivedRequest) => Answer;
  readonly plan: (request: ReceivedRequest) => RequestPlan;
  /** The body of a response with the faults `status` and `garbage`. */
  readonly errorMessage?: string;
};

/**
 * Returns an HTTP client that calls services in this process without sockets, for thousands of runs. Rejects if no service
 * has the URL.
 */
export function directHttp(clock: Clock, services: readonly DirectService[]): HttpClient {
  let sent = 0;
  return {
    send: async (request) => {
      const service = services.find(({ baseUrl }) => request.url.href.startsWith(baseUrl));
      if (service === undefined) throw new Error(`No service has the URL ${request.url.href}`);
      sent += 1;
      return await exchange(request, service, sent, clock);
    },
  };
}

async function exchange(
  request: HttpRequest,
  { baseUrl, answer, plan, errorMessage = 'no' }: DirectService,
  order: number,
  clock: Clock,
): Promise<HttpResponse> {
  const { method, url, headers, body = '', signal } = request;
  const received: ReceivedRequest = {
    method,
    path: url.pathname.slice(new URL(baseUrl).pathname.replace(/\/$/u, '').length),
    query: url.searchParams,
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value])),
    body: Buffer.from(body),
    order,
  };
  const { latency, fault } = plan(received);
  const isSent = fault.kind !== 'unsent';
  if (isSent) request.onSending?.();
  const acts = isSent && !('acts' in fault && !fault.acts);
  const answered = acts ? answer(received) : undefined;
  await clock.sleep(latency, signal);
  if (signal.aborted) throw new HttpError('The request was ended', { isSent });
  switch (fault.kind) {
    case 'none':
      return answered ?? { status: 500, headers: {}, body: Buffer.alloc(0) };
    case 'unsent':
      throw new HttpError('connect ECONNREFUSED', { isSent });
    case 'reset':
      throw new HttpError('read ECONNRESET', { isSent });
    case 'hang':
      return await aborted(signal);
    case 'status':
      return {
        status: fault.status,
        headers: fault.retryAfter === undefined ? {} : { 'retry-after': String(fault.retryAfter) },
        body: Buffer.from(JSON.stringify({ error: errorMessage, message: errorMessage })),
      };
    case 'garbage':
      return { status: 200, headers: {}, body: Buffer.from(`<title>${errorMessage}</title>`) };
    case 'cut': {
      const { status, headers: names } = answered ?? { status: 200, headers: {} };
      throw new HttpError('other side closed', { isSent, head: { status, headers: names } });
    }
    default:
      return fault satisfies never;
  }
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const end = () => reject(new HttpError('The request was ended', {}));
    if (signal.aborted) end();
    signal.addEventListener('abort', end);
  });
}

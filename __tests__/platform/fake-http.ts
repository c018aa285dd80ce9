import type { HttpHeaders, HttpRequest, HttpResponse, RequestLogEntry } from '../../src/http/client.ts';
import type { Clock } from '../../src/lib/clock.ts';
import { PlatformClient, type PlatformClientOptions } from '../../src/platform/client.ts';

export const NOW = Date.parse('2026-11-02T09:00:00Z');

/** A clock that never moves, so that a wait never ends by itself. */
export const standingClock: Clock = { now: () => NOW, sleep: () => new Promise(() => undefined) };

export const attempt = { attempt: 1, signal: new AbortController().signal };

/** A client whose requests `send` answers, and what it sent and logged. */
export function clientOn(
  send: (request: HttpRequest) => Promise<HttpResponse>,
  options: Partial<PlatformClientOptions> = {},
) {
  const sent: HttpRequest[] = [];
  const logged: RequestLogEntry[] = [];
  const client = new PlatformClient({
    baseUrl: new URL('https://api.example.com'),
    apiKey: 'mint_key',
    userAgent: 'agent/1',
    http: {
      send: (request) => {
        sent.push(request);
        return send(request);
      },
    },
    clock: standingClock,
    onRequest: (entry) => logged.push(entry),
    ...options,
  });
  return { client, sent, logged };
}

export function answering(
  answer: { readonly status?: number; readonly headers?: HttpHeaders; readonly body?: string },
  options: Partial<PlatformClientOptions> = {},
) {
  const { status = 200, headers = {}, body = '' } = answer;
  return clientOn(async (request) => {
    request.onSending?.();
    return { status, headers, body: Buffer.from(body) };
  }, options);
}

import type { HttpRequest, HttpResponse, ServiceClientOptions } from '../../src/http/client.ts';
import type { Clock } from '../../src/lib/clock.ts';
import { PlatformClient } from '../../src/platform/client.ts';

export const NOW = Date.parse('2026-11-02T09:00:00Z');

/** A clock that never moves, so that a wait never ends by itself. */
export const standingClock: Clock = { now: () => NOW, sleep: () => new Promise(() => undefined) };

export const attempt = { attempt: 1, signal: new AbortController().signal };

interface Options extends Partial<ServiceClientOptions> {
  readonly baseUrl?: URL;
  readonly apiKey?: string;
}

/** A client whose requests `send` answers, and what it sent and logged. */
export function clientOn(
  send: (request: HttpRequest) => Promise<HttpResponse>,
  { baseUrl = new URL('https://api.example.com'), apiKey = 'mint_key', ...options }: Options = {},
) {
  const sent: HttpRequest[] = [];
  const logged: string[] = [];
  const service = {
    http: {
      send: (request: HttpRequest) => {
        sent.push(request);
        return send(request);
      },
    },
    clock: standingClock,
    runner: { debug: (line: string) => logged.push(line) },
    ...options,
  };
  return { client: new PlatformClient(service, baseUrl, apiKey), sent, logged };
}

export function answering(
  answer: { readonly status?: number; readonly headers?: HttpResponse['headers']; readonly body?: string },
  options: Options = {},
) {
  const { status = 200, headers = {}, body = '' } = answer;
  return clientOn(async (request) => {
    request.onSending?.();
    return { status, headers, body: Buffer.from(body) };
  }, options);
}

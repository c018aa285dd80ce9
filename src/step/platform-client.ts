import { formatRequest, type RequestLogEntry } from '../lib/request-log.ts';
import { PlatformClient } from '../platform/client.ts';
import type { StepContext } from './context.ts';
import { USER_AGENT } from './user-agent.ts';

/** The URL of the platform's API, and its key. */
export interface Connection {
  readonly baseUrl: URL;
  readonly apiKey: string;
}

/** Returns a client of the platform's API. It logs each request as a debug line, and calls `onRequest` with it. */
export function openPlatformClient(
  { baseUrl, apiKey }: Connection,
  { http, clock, runner }: Pick<StepContext, 'http' | 'clock' | 'runner'>,
  onRequest: (entry: RequestLogEntry) => void,
): PlatformClient {
  return new PlatformClient({
    baseUrl,
    apiKey,
    userAgent: USER_AGENT,
    http,
    clock,
    onRequest: (entry) => {
      runner.debug(formatRequest(entry));
      onRequest(entry);
    },
  });
}

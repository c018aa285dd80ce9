import { formatRequest, type RequestLogEntry } from '../lib/request-log.ts';
import { PlatformClient } from '../platform/client.ts';
import type { Step } from './step.ts';
import { USER_AGENT } from './user-agent.ts';

/** Returns a client of the platform's API. Each request becomes a debug line, and `onRequest` is called with it. */
export function openPlatformClient(
  { http, clock, runner }: Pick<Step, 'http' | 'clock' | 'runner'>,
  { baseUrl, apiKey }: { readonly baseUrl: URL; readonly apiKey: string },
  onRequest?: (entry: RequestLogEntry) => void,
): PlatformClient {
  return new PlatformClient({
    baseUrl,
    apiKey,
    userAgent: USER_AGENT,
    http,
    clock,
    onRequest: (entry) => {
      runner.debug(formatRequest(entry));
      onRequest?.(entry);
    },
  });
}

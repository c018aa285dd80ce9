import { formatRequest, type RequestLogEntry } from '../lib/request-log.ts';
import { PlatformClient } from '../platform/client.ts';
import type { StepContext } from './run-step.ts';
import { USER_AGENT } from './user-agent.ts';

/** Where the service is, and who asks. */
export interface Connection {
  readonly baseUrl: URL;
  readonly apiKey: string;
}

/** Lets `work` speak to the service. Each exchange is told to `observe` and to the debug log. */
export async function withPlatformClient<T>(
  { baseUrl, apiKey }: Connection,
  { openHttpClient, clock, runner }: Pick<StepContext, 'openHttpClient' | 'clock' | 'runner'>,
  observe: (exchange: RequestLogEntry) => void,
  work: (client: PlatformClient) => Promise<T>,
): Promise<T> {
  const http = openHttpClient(baseUrl);
  const tell = (exchange: RequestLogEntry) => {
    runner.debug(formatRequest(exchange));
    observe(exchange);
  };
  try {
    return await work(
      new PlatformClient({ baseUrl, apiKey, userAgent: USER_AGENT, http, clock, onRequest: tell }),
    );
  } finally {
    // A connection that is still being made keeps nobody waiting.
    void http.close();
  }
}

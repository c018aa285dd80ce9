import { type Exchange, exchangeLine } from './exchange.ts';
import { Transport } from './platform/transport.ts';
import type { Collaborators } from './step.ts';
import { USER_AGENT } from './user-agent.ts';

/** Where the service is, and who asks. */
export interface Connection {
  readonly baseUrl: URL;
  readonly apiKey: string;
}

/** Lets `work` speak to the service. Each exchange is told to `observe` and to the debug log. */
export async function withService<T>(
  { baseUrl, apiKey }: Connection,
  { openFetcher, clock, runner }: Pick<Collaborators, 'openFetcher' | 'clock' | 'runner'>,
  observe: (exchange: Exchange) => void,
  work: (transport: Transport) => Promise<T>,
): Promise<T> {
  const fetcher = openFetcher(baseUrl);
  const tell = (exchange: Exchange) => {
    runner.debug(exchangeLine(exchange));
    observe(exchange);
  };
  try {
    return await work(
      new Transport({ baseUrl, apiKey, userAgent: USER_AGENT, fetcher, clock, observe: tell }),
    );
  } finally {
    // A connection that is still being made keeps nobody waiting.
    void fetcher.close();
  }
}

import type { HttpClient } from '../src/http/client.ts';
import type { VirtualClock } from './virtual-clock.ts';

/** Names a request to the servers of this process, which take it off before anybody sees it. */
const HEADER = 'x-sandbox-request';

/** A request that is on its way between a step and a server that both run in this process. */
export interface InFlight {
  readonly clock: VirtualClock;
  /** Tells that the server keeps the request waiting on purpose, until the function that it returns is called. */
  readonly hold: () => () => void;
}

const inFlight = new Map<string, InFlight>();
let sent = 0;

/**
 * Returns the client with every request counted as under way on the clock, from when it is sent until its response is
 * there or it fails, except while one of our servers keeps it waiting.
 */
export function countRequests(http: HttpClient, clock: VirtualClock): HttpClient {
  return {
    ...http,
    send: async (request) => {
      sent += 1;
      const id = String(sent);
      let end = clock.begin();
      let isOver = false;
      inFlight.set(id, {
        clock,
        hold: () => {
          end();
          return () => {
            if (!isOver) end = clock.begin();
          };
        },
      });
      try {
        return await http.send({ ...request, headers: { ...request.headers, [HEADER]: id } });
      } finally {
        isOver = true;
        end();
        inFlight.delete(id);
      }
    },
  };
}

/** Returns what is known of a request that arrived, by its headers, and takes its name off them. */
export function arrivedInFlight(headers: Record<string, unknown>): InFlight | undefined {
  const id = headers[HEADER];
  delete headers[HEADER];
  return typeof id === 'string' ? inFlight.get(id) : undefined;
}

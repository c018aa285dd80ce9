import type { HttpClient } from '../src/http/client.ts';
import type { VirtualClock } from './virtual-clock.ts';

/** Header with the id of a request to a server in this process. The server removes it before it handles the request. */
const HEADER = 'x-sandbox-request';

/** A request from a step to a server, both in this process, that has no response yet. */
export interface InFlight {
  readonly clock: VirtualClock;
  /** Reports that the server delays the request on purpose. The delay ends when the returned function is called. */
  readonly hold: () => () => void;
}

const inFlight = new Map<string, InFlight>();
let sent = 0;

/**
 * Returns a client that reports each request to the clock as work in progress, until it has a response or fails. The time
 * in which one of our servers delays the request doesn't count.
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

/** Returns the request with the id in these headers, and removes the id. */
export function arrivedInFlight(headers: Record<string, unknown>): InFlight | undefined {
  const id = headers[HEADER];
  delete headers[HEADER];
  return typeof id === 'string' ? inFlight.get(id) : undefined;
}

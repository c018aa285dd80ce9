import * as z from 'zod/mini';
import type { DirectFault, RequestPlan } from '../../sandbox/direct-http.ts';
import type { Random } from '../../sandbox/random.ts';
import { type Answer, json, type ReceivedRequest } from '../../sandbox/server.ts';
import { type Interruption, UNINTERRUPTED } from '../simulation.ts';

const READ = [403, 404, 429, 500, 502, 503] as const;
const WRITE = [400, 401, 403, 404, 422, 429, 500, 502, 503] as const;
const OUTAGES = [/\/compare\//u, /\/statuses\//u, /\/comments$/u] as const;

/** Returns what goes wrong in one run. `share` of the runs have some faults. */
export function faultsOf({ chance, int, pick }: Random, share: number) {
  const isBad = chance(share);
  /** What GitHub refuses during the whole run. */
  const outage = isBad && chance(0.3) ? pick(OUTAGES) : undefined;
  return {
    interruption: (): Interruption => {
      if (!isBad) return UNINTERRUPTED;
      const moment = () => (chance(0.2) ? int(0, chance(0.5) ? 20_000 : 15 * 60_000) : undefined);
      return { killAt: moment(), cancelAt: moment() };
    },

    plan: ({ method, path }: ReceivedRequest): RequestPlan => {
      const latency = int(20, 2_000);
      if (outage?.test(path) === true) {
        return { latency, fault: { kind: 'status', status: pick([403, 502]), acts: false } };
      }
      if (!isBad || !chance(0.12)) return { latency, fault: { kind: 'none' } };
      const acts = chance(0.5);
      const status = pick(method === 'GET' || path === '/graphql' ? READ : WRITE);
      const fault = pick<DirectFault>([
        { kind: 'status', status, acts: acts && status >= 500 },
        { kind: 'status', status: pick([500, 502, 503] as const), acts },
        { kind: 'reset', acts },
        { kind: 'hang', acts },
        { kind: 'garbage', acts },
        { kind: 'unsent' },
        { kind: 'cut' },
      ]);
      return { latency, fault };
    },

    /** Returns an answer in part, or with errors, as GitHub's GraphQL does with the status 200. */
    disturbed: ({ path }: ReceivedRequest, answer: Answer): Answer => {
      if (path !== '/graphql' || !isBad || !chance(0.1)) return answer;
      const whole = z.record(z.string(), z.unknown()).parse(JSON.parse(answer.body.toString()));
      const errors = [{ type: 'SERVICE_UNAVAILABLE', path: ['repository'], message: 'Something went wrong' }];
      return json(200, chance(0.5) ? { ...whole, errors } : { data: { repository: null }, errors });
    },
  };
}

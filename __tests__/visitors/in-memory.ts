import { mkdtempDisposableSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RunningPhase } from '../../sandbox/phase.ts';
import { CLOCK_START, VirtualClock } from '../../sandbox/virtual-clock.ts';
import { type HttpClient, HttpError } from '../../src/http/client.ts';
import type { VisitorCounts, VisitorPage, VisitorRow } from '../../src/platform/visitors.ts';
import { run } from '../../src/visitors/run.ts';
import { TOTALS } from './exported.ts';

export type Refusal = { readonly status: number; readonly headers?: Readonly<Record<string, string>> };

const queryOf = ({ searchParams: given }: URL, now: number) => ({
  from: given.get('dateFrom') ?? '',
  to: given.get('dateTo') ?? '',
  limit: Number(given.get('limit')),
  offset: Number(given.get('offset')),
  /** When the API responds, in milliseconds since the epoch. */
  now,
});

type Query = ReturnType<typeof queryOf>;

/** What the API answers to a request for a window's rows from `offset` on. `nth` counts the requests, from 1. */
export type Service = (query: Query, nth: number) => VisitorPage | Refusal | 'reset' | 'kill' | 'cancel';

export type Ran = Awaited<ReturnType<typeof exportOnce>>;

export const row = (path: string, total = 1): VisitorRow => ({ path, human: total, ai: 0, total });

/** The paths `/<from>` to `/<to - 1>`. */
export const paths = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from) }, (_, at) => `/${from + at}`);

/** Paths, each with one visitor, or rows. */
type Listed = readonly (string | VisitorRow)[];

export const page = (listed: Listed, hasMore: boolean, totals: VisitorCounts = TOTALS): VisitorPage => {
  return { totals, visitors: listed.map((one) => (typeof one === 'string' ? row(one) : one)), hasMore };
};

export const listOf =
  (listed: Listed): Service =>
  ({ offset, limit }) =>
    page(listed.slice(offset, offset + limit), offset + limit < listed.length);

/** More than any export here needs. One that never ends would block the test runner. */
const MAX_REQUESTS = 2_000;

/** An API that gives these responses, one after the other, and otherwise answers as `after` does. */
export const first =
  (given: readonly (VisitorPage | Refusal | undefined)[], after: Service): Service =>
  (query, nth) =>
    given[nth - 1] ?? after(query, nth);

/** Runs an export whose API is a function: without sockets, on a virtual clock. */
export async function exportOnce(
  service: Service,
  inputs: Readonly<Record<string, string>> = {},
  { startsAt = CLOCK_START, requestMs = 0 }: { readonly startsAt?: number; readonly requestMs?: number } = {},
) {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'export-'));
  const workspace = folder.path;
  const clock = new VirtualClock(startsAt);
  const queries: Query[] = [];
  const killed = Promise.withResolvers<null>();
  const kill = () => {
    phase.cutOff();
    killed.resolve(null);
    return Promise.withResolvers<never>().promise;
  };
  const http: HttpClient = {
    send: async ({ url, onSending }) => {
      onSending?.();
      if (requestMs > 0) await clock.sleep(requestMs);
      const query = queryOf(url, clock.now());
      queries.push(query);
      if (queries.length > MAX_REQUESTS) {
        killed.reject(new Error(`There were more than ${MAX_REQUESTS} requests.`));
        return await kill();
      }
      const answer = service(query, queries.length);
      if (answer === 'reset') throw new HttpError('read ECONNRESET', {});
      if (answer === 'kill') return await kill();
      if (answer === 'cancel') {
        phase.cancel();
        throw new HttpError('gone', {});
      }
      if ('status' in answer) return { headers: {}, body: Buffer.alloc(0), ...answer };
      return { status: 200, headers: {}, body: Buffer.from(JSON.stringify(answer)) };
    },
  };
  const given = { 'project-id': 'project-1', 'api-key': 'mint_key', ...inputs };
  const env = Object.entries(given).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value] as const);
  const variables = { GITHUB_WORKSPACE: workspace, ...Object.fromEntries(env) };
  const phase = new RunningPhase(run, { env: variables, clock, http });
  const exitCode = await clock.run(Promise.race([phase.exitCode, killed.promise]));
  const { log, outputs, summary } = phase;
  const files: Record<string, string> = {};
  for (const name of await readdir(workspace)) files[name] = await readFile(join(workspace, name), 'utf8');
  return {
    /** Null if it was killed. */
    exitCode,
    outputs,
    log: log.lines.join('\n'),
    annotations: log.annotations,
    summary,
    queries,
    offsets: queries.map(({ offset }) => offset),
    /** The texts of the files in the workspace, by their names. */
    files,
    elapsedMs: clock.now() - startsAt,
  };
}

import { mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RunningPhase } from '../../sandbox/phase.ts';
import { CLOCK_START, VirtualClock } from '../../sandbox/virtual-clock.ts';
import type { Annotation } from '../../sandbox/workflow-commands.ts';
import { type HttpClient, HttpError } from '../../src/http/client.ts';
import type { VisitorCounts, VisitorPage, VisitorRow } from '../../src/platform/visitors.ts';
import { run } from '../../src/visitors/run.ts';

export type Refusal = { readonly status: number; readonly headers?: Readonly<Record<string, string>> };

/** What the API answers to a request for a window's rows from `offset` on. `nth` counts the requests of all runs, from 1. */
export type Service = (
  query: {
    readonly from: string;
    readonly to: string;
    readonly limit: number;
    readonly offset: number;
    /** When it responds, in milliseconds since the epoch. */
    readonly now: number;
  },
  nth: number,
) => VisitorPage | Refusal | 'reset' | 'kill' | 'cancel';

export type Ran = {
  /** Null if it was killed. */
  readonly exitCode: number | null;
  readonly outputs: Readonly<Record<string, string>>;
  readonly log: string;
  readonly annotations: readonly Annotation[];
  readonly summary: string;
  /** The offsets of this run's requests. */
  readonly offsets: readonly number[];
  readonly elapsedMs: number;
};

export const TOTALS: VisitorCounts = { human: 700, ai: 200, total: 850 };

export const row = (path: string, total = 1): VisitorRow => ({ path, human: total, ai: 0, total });

/** The paths `/<from>` to `/<to - 1>`. */
export const paths = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from) }, (_, at) => `/${from + at}`);

export const page = (
  listed: readonly string[],
  hasMore: boolean,
  totals: VisitorCounts = TOTALS,
): VisitorPage => ({ totals, visitors: listed.map((path) => row(path)), hasMore });

export const listOf =
  (listed: readonly string[]): Service =>
  ({ offset, limit }) =>
    page(listed.slice(offset, offset + limit), offset + limit < listed.length);

/** More than any export here needs. One that never ends would block the test runner, and its time limit too. */
const MAX_REQUESTS = 2_000;

/** An API that gives these responses, one after the other, and otherwise answers as `after` does. */
export const first =
  (given: readonly (VisitorPage | Refusal | undefined)[], after: Service): Service =>
  (query, nth) =>
    given[nth - 1] ?? after(query, nth);

/** Runs of an export in one workspace, whose API is a function: without sockets, on a virtual clock. */
export class InMemory {
  readonly #workspace: string;
  readonly #service: Service;
  requests = 0;

  constructor(workspace: string, service: Service) {
    this.#workspace = workspace;
    this.#service = service;
  }

  async run(
    inputs: Readonly<Record<string, string>> = {},
    {
      startsAt = CLOCK_START,
      requestMs = 0,
      random = 0,
    }: { readonly startsAt?: number; readonly requestMs?: number; readonly random?: number } = {},
  ): Promise<Ran> {
    const clock = new VirtualClock(startsAt);
    const offsets: number[] = [];
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
        const query = url.searchParams;
        const offset = Number(query.get('offset'));
        offsets.push(offset);
        this.requests += 1;
        if (offsets.length > MAX_REQUESTS) {
          killed.reject(new Error(`There were more than ${MAX_REQUESTS} requests.`));
          return await kill();
        }
        const answer = this.#service(
          {
            from: query.get('dateFrom') ?? '',
            to: query.get('dateTo') ?? '',
            limit: Number(query.get('limit')),
            offset,
            now: clock.now(),
          },
          this.requests,
        );
        if (answer === 'reset') throw new HttpError('read ECONNRESET', {});
        if (answer === 'cancel') phase.cancel();
        if (answer === 'kill') return await kill();
        if (answer === 'cancel') throw new HttpError('gone', {});
        if ('status' in answer) return { headers: {}, body: Buffer.alloc(0), ...answer };
        return { status: 200, headers: {}, body: Buffer.from(JSON.stringify(answer)) };
      },
    };
    const given = { 'project-id': 'project-1', 'api-key': 'mint_key', ...inputs };
    const env = Object.entries(given).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value] as const);
    const phase = new RunningPhase(run, {
      env: { GITHUB_WORKSPACE: this.#workspace, ...Object.fromEntries(env) },
      clock,
      http,
      random: () => random,
    });
    const exitCode = await clock.run(Promise.race([phase.exitCode, killed.promise]));
    const { log, outputs } = phase;
    return {
      exitCode,
      outputs,
      log: log.lines.join('\n'),
      annotations: log.annotations,
      summary: phase.summary,
      offsets,
      elapsedMs: clock.now() - startsAt,
    };
  }
}

export async function exportOnce(service: Service, ...options: Parameters<InMemory['run']>): Promise<Ran> {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'export-'));
  return await new InMemory(folder.path, service).run(...options);
}

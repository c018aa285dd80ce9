import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Clock } from '../../src/lib/clock.ts';
import { PlatformError } from '../../src/platform/errors.ts';
import { failureOfStatus } from '../../src/platform/failures.ts';
import type { VisitorPage, VisitorQuery, VisitorRow } from '../../src/platform/visitors.ts';
import { readEnvironment } from '../../src/runner/environment.ts';
import { exportVisitors } from '../../src/visitors/export-file.ts';
import { parseInputs } from '../../src/visitors/inputs.ts';
import { PathHashes } from '../../src/visitors/path-hashes.ts';
import { progressLog } from '../../src/visitors/progress-log.ts';
import { Quota } from '../../src/visitors/quota.ts';
import { randomRuns } from '../random-runs.ts';
import { rowOfLine } from './scenario.ts';

const runs = randomRuns(600, 20_000);
const NOW = Date.parse('2026-11-02T09:00:00Z');
const PAGE_SIZE = 4;

/** What the API does before and during the response to one request. */
type Event =
  | { readonly kind: 'answer' }
  /** Rows with equal counts have another order from now on. */
  | { readonly kind: 'reorder'; readonly seed: number }
  /** A row appears or vanishes, at a relative position in the list. */
  | { readonly kind: 'insert' | 'remove'; readonly at: number }
  /** Fewer rows than requested, once. 0 is an empty page. */
  | { readonly kind: 'short'; readonly rows: number }
  | { readonly kind: 'status'; readonly status: 401 | 429 | 500 }
  /** The step is killed during the request, or during the wait after a 429. */
  | { readonly kind: 'kill' | 'kill-in-wait' }
  | { readonly kind: 'cancel' };

class Killed extends Error {}

/** An API whose list changes while it is read. */
class Service {
  #rows: VisitorRow[];
  readonly #cap: number;
  readonly #wraps: boolean;
  readonly #events: readonly Event[];
  #inserted = 0;
  #asked = 0;
  /** Paths that were in the list since the first request. */
  readonly constant: Set<string>;
  /** Paths that were ever in the list. */
  readonly all: Set<string>;
  onCancel: () => void = () => undefined;
  killsNextWait = false;

  constructor(rows: readonly VisitorRow[], cap: number, wraps: boolean, events: readonly Event[]) {
    this.#rows = [...rows];
    this.#cap = cap;
    this.#wraps = wraps;
    this.#events = events;
    this.constant = new Set(rows.map(({ path }) => path));
    this.all = new Set(this.constant);
  }

  get asked(): number {
    return this.#asked;
  }

  page = async ({ limit, offset }: VisitorQuery): Promise<VisitorPage> => {
    const event = this.#events[this.#asked] ?? { kind: 'answer' };
    this.#asked += 1;
    this.#change(event);
    if (event.kind === 'kill') throw new Killed();
    if (event.kind === 'kill-in-wait') this.killsNextWait = true;
    if (event.kind === 'cancel') this.onCancel();
    const status = event.kind === 'status' ? event.status : event.kind === 'kill-in-wait' ? 429 : undefined;
    if (status !== undefined) {
      throw new PlatformError({ failure: failureOfStatus(status), status, method: 'GET', path: '/' });
    }
    const start = this.#wraps && this.#rows.length > 0 ? offset % this.#rows.length : offset;
    const end = start + Math.min(limit, this.#cap, event.kind === 'short' ? event.rows : limit);
    const hasMore = this.#wraps || start + Math.min(limit, this.#cap) < this.#rows.length;
    return {
      totals: { human: this.#rows.length, ai: 0, total: this.#rows.length + this.#inserted },
      visitors: this.#rows.slice(start, end),
      hasMore: hasMore || (event.kind === 'short' && end < this.#rows.length),
    };
  };

  #change(event: Event): void {
    switch (event.kind) {
      case 'reorder':
        this.#rows = this.#rows
          .map((row, index) => ({ row, order: Math.imul(index + 1, event.seed | 1) >>> 0 }))
          .toSorted((one, other) => other.row.total - one.row.total || one.order - other.order)
          .map(({ row }) => row);
        break;
      case 'insert': {
        this.#inserted += 1;
        const path = `/inserted-${this.#inserted}`;
        this.all.add(path);
        this.#rows.splice(Math.floor(event.at * this.#rows.length), 0, { path, human: 1, ai: 0, total: 1 });
        break;
      }
      case 'remove': {
        const [removed] = this.#rows.splice(Math.floor(event.at * this.#rows.length), 1);
        if (removed !== undefined) this.constant.delete(removed.path);
        break;
      }
      case 'answer':
      case 'short':
      case 'status':
      case 'kill':
      case 'kill-in-wait':
      case 'cancel':
    }
  }
}

/** A clock that only moves during waits. */
function jumpingClock(service: Service): Clock {
  let now = NOW;
  return {
    now: () => now,
    sleep: async (ms) => {
      if (service.killsNextWait) throw new Killed();
      now += ms;
    },
  };
}

const never = new AbortController().signal;

async function runOnce(folder: string, service: Service, format: string) {
  const environment = readEnvironment({
    GITHUB_WORKSPACE: folder,
    'INPUT_PROJECT-ID': 'p',
    'INPUT_API-KEY': 'mint_x',
    INPUT_RESUME: 'true',
    INPUT_FORMAT: format,
    INPUT_FILE: 'rows',
  });
  const inputs = await parseInputs(environment, NOW, String);
  const clock = jumpingClock(service);
  const cancel = new AbortController();
  service.onCancel = () => cancel.abort();
  service.killsNextWait = false;
  const log = () => undefined;
  return exportVisitors(
    inputs,
    new PathHashes(),
    {
      visitors: service,
      quota: new Quota(clock, () => 0),
      clock,
      cancelled: cancel.signal,
      limit: { timedOut: never, stop: cancel.signal },
      deadline: NOW + 20 * 3_600_000,
      pageSize: PAGE_SIZE,
      waitsForQuota: true,
      log,
      logProgress: progressLog(clock, log),
    },
    () => undefined,
  );
}

function pathsIn(text: string, format: string): string[] {
  if (format === 'ndjson')
    return text
      .split('\n')
      .slice(0, -1)
      .map((line) => rowOfLine(line).path);
  return text
    .split('\r\n')
    .slice(1, -1)
    .map((line) => line.split(',')[2] ?? '');
}

const rowsOf = fc
  .array(fc.nat(3), { maxLength: 30 })
  .map((totals) =>
    totals
      .toSorted((one, other) => other - one)
      .map((total, index): VisitorRow => ({ path: `/page-${index}`, human: total, ai: 0, total })),
  );
const share = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
const trouble = fc.oneof(
  { weight: 6, arbitrary: fc.constant<Event>({ kind: 'answer' }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('short' as const), rows: fc.nat(PAGE_SIZE - 1) }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('status' as const), status: fc.constantFrom(401, 429, 500) }),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom<Event>({ kind: 'kill' }, { kind: 'kill-in-wait' }, { kind: 'cancel' }),
  },
);
const reorder = fc.record({ kind: fc.constant('reorder' as const), seed: fc.integer() });
const change = fc.record({ kind: fc.constantFrom('insert' as const, 'remove' as const), at: share });

test.each([
  ['with ties in any order', reorder],
  ['with rows that appear and vanish', change],
])(
  'an API %s gives no row twice, and the export is only complete if it has every row that was always in the list',
  async (_, unrest) => {
    const folder = await mkdtemp(join(tmpdir(), 'whole-'));
    const events = fc.array(fc.oneof({ weight: 2, arbitrary: trouble }, { weight: 1, arbitrary: unrest }), {
      maxLength: 25,
    });
    const seen = { complete: 0, incomplete: 0, resumed: 0 };
    try {
      await fc.assert(
        fc.asyncProperty(
          rowsOf,
          fc.constantFrom(PAGE_SIZE, PAGE_SIZE, 3, 1),
          fc.boolean(),
          events,
          fc.constantFrom('csv', 'ndjson'),
          async (rows, cap, mayWrap, told, format) => {
            await rm(folder, { recursive: true, force: true });
            await mkdir(folder);
            const service = new Service(rows, cap, mayWrap && told.length % 5 === 0, told);
            for (let run = 0; run < 30; run += 1) {
              const exported = await runOnce(folder, service, format).catch((error: unknown) => {
                if (error instanceof Killed) return undefined;
                throw error;
              });
              if (run > 0) seen.resumed += 1;
              const text = await readFile(join(folder, 'rows'), 'utf8').catch(() => undefined);
              const paths = text === undefined ? [] : pathsIn(text, format);
              expect(new Set(paths).size).toBe(paths.length);
              for (const path of paths) expect(service.all).toContain(path);
              if (exported?.isComplete) {
                for (const path of service.constant) expect(paths).toContain(path);
                expect(exported.rows).toBe(paths.length);
                seen.complete += 1;
                return;
              }
              if (exported?.isWritten) expect(exported.rows).toBe(paths.length);
              if (exported?.ending.kind === 'end' || exported?.ending.kind === 'stalled') break;
            }
            seen.incomplete += 1;
          },
        ),
        runs,
      );
      expect(seen.complete).toBeGreaterThan(100);
      expect(seen.resumed).toBeGreaterThan(50);
    } finally {
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    }
  },
  60 * 60_000,
);

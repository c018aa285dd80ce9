import type { Clock } from '../../src/lib/clock.ts';
import { PlatformError } from '../../src/platform/errors.ts';
import { failureOfStatus } from '../../src/platform/failures.ts';
import type { VisitorCounts, VisitorPage, VisitorQuery, VisitorRow } from '../../src/platform/visitors.ts';
import { PathHashes } from '../../src/visitors/path-hashes.ts';
import { progressLog } from '../../src/visitors/progress-log.ts';
import { Quota } from '../../src/visitors/quota.ts';
import {
  NOTHING_READ,
  type ReadOptions,
  type ReadProgress,
  type ReadResult,
  readPages,
} from '../../src/visitors/read-pages.ts';

export const RANGE = { from: '2026-10-26', to: '2026-11-02' };
export const TOTALS = { human: 7, ai: 2, total: 8 };
export const PAGE_SIZE = 4;
const never = new AbortController().signal;

/** The API's response to the request with this number, counted from 1. */
export type Service = (query: VisitorQuery, nth: number) => VisitorPage | PlatformError;

export const row = (path: string): VisitorRow => ({ path, human: 1, ai: 0, total: 1 });

/** A page with the rows of these paths. */
export const page = (
  paths: readonly string[],
  hasMore: boolean,
  totals: VisitorCounts = TOTALS,
): VisitorPage => ({
  totals,
  visitors: paths.map(row),
  hasMore,
});

export const refused = (status: number, retryAfterMs?: number) =>
  new PlatformError({ failure: failureOfStatus(status), status, method: 'GET', path: '/', retryAfterMs });

/** An API that has these rows, and returns as many as requested. */
export const serviceOf =
  (paths: readonly string[]): Service =>
  ({ offset, limit }) =>
    page(paths.slice(offset, offset + limit), offset + limit < paths.length);

/** The result of reading all pages, and what happened meanwhile. */
export interface Reading {
  readonly result: ReadResult;
  /** The offset and the attempt of each request. */
  readonly asked: readonly string[];
  /** Requests that were written, and rows that were handed over, in their order. */
  readonly events: readonly string[];
  /** The paths of each call of `onAdd`. */
  readonly handed: readonly (readonly string[])[];
  readonly saved: readonly ReadProgress[];
  /** When each was saved, in milliseconds since the start. */
  readonly savedAt: readonly number[];
  readonly log: readonly string[];
  /** The total of each call of `onAdd`. */
  readonly totals: readonly number[];
  /** The lines of progress. */
  readonly told: readonly string[];
  /** The time of all waits, in milliseconds. */
  readonly waitedMs: number;
}

export interface ReadingOptions {
  readonly start?: Partial<ReadProgress>;
  /** Paths that are known at the start. */
  readonly known?: readonly string[];
  readonly deadlineMs?: number;
  readonly cancelled?: AbortSignal;
  readonly timedOut?: AbortSignal;
  readonly waitsForQuota?: boolean;
  readonly onAdd?: (count: number) => void;
  readonly onRequest?: (signal: AbortSignal) => void;
}

/** Reads a period from an API, on a clock that only moves during waits. */
export async function readFrom(service: Service, options: ReadingOptions = {}): Promise<Reading> {
  const {
    start = {},
    known: before = [],
    deadlineMs = 3_600_000,
    cancelled = never,
    timedOut = never,
  } = options;
  let now = 0;
  const clock: Clock = {
    now: () => now,
    sleep: async (ms, signal) => {
      await new Promise((resolve) => setImmediate(resolve));
      if (signal?.aborted !== true) now += Math.max(0, ms);
    },
  };
  const asked: string[] = [];
  const events: string[] = [];
  const handed: string[][] = [];
  const saved: ReadProgress[] = [];
  const savedAt: number[] = [];
  const log: string[] = [];
  const totals: number[] = [];
  const told: string[] = [];
  const readOptions: ReadOptions = {
    visitors: {
      page: async (query, { attempt, signal, onSending }) => {
        options.onRequest?.(signal);
        asked.push(attempt === 1 ? String(query.offset) : `${query.offset} (${attempt})`);
        // Node writes to a kept connection in the next tick, which comes after all promises that are settled.
        process.nextTick(() => {
          onSending?.();
          events.push(`request ${query.offset}`);
        });
        await new Promise((resolve) => setImmediate(resolve));
        const answer = service(query, asked.length);
        if (answer instanceof PlatformError) throw answer;
        return answer;
      },
    },
    quota: new Quota(clock, () => 0),
    clock,
    cancelled,
    limit: { timedOut, stop: AbortSignal.any([cancelled, timedOut]) },
    deadline: deadlineMs,
    pageSize: PAGE_SIZE,
    waitsForQuota: options.waitsForQuota ?? true,
    log: (line) => log.push(line),
    logProgress: progressLog(clock, (line) => told.push(line)),
  };
  const known = new PathHashes();
  known.add(before.map((path) => ({ path, human: 0, ai: 0, total: 1 })));
  const result = await readPages(RANGE, { ...NOTHING_READ, ...start }, known, readOptions, {
    add: async (rows, { total }) => {
      events.push(`rows ${rows[0]?.path}`);
      // Writing takes longer than the next request.
      await new Promise((resolve) => setImmediate(resolve));
      totals.push(total);
      handed.push(rows.map(({ path }) => path));
      options.onAdd?.(handed.length);
    },
    save: async (progress) => {
      for (let tick = 0; tick < 3; tick += 1) await new Promise((resolve) => setImmediate(resolve));
      saved.push(progress);
      savedAt.push(now);
    },
  });
  return { result, asked, events, handed, saved, savedAt, log, totals, told, waitedMs: now };
}

import type { Clock, TimeLimit } from '../lib/clock.ts';
import { formatDuration, formatTimeOfDay } from '../lib/text.ts';
import { PlatformError } from '../platform/errors.ts';
import type { VisitorCounts, VisitorPage, VisitorQuery, VisitorRow, Visitors } from '../platform/visitors.ts';
import type { DateRange } from './date-range.ts';
import type { ProgressLog } from './progress-log.ts';
import { pauseAfter } from './retry-policy.ts';

/** A service that says `hasMore` so many times in a row without a row that is new will say so for ever. */
const PAGES_WITHOUT_A_NEW_ROW = 5;

/** Why reading stopped. */
export type StopReason =
  /** The last page was read. */
  | { readonly kind: 'end' }
  /** As many rows as were wanted were read, and there are more. */
  | { readonly kind: 'enough' }
  /** The service went on saying that there are more rows, and gave none. */
  | { readonly kind: 'barren'; readonly pages: number }
  /** Asking again would get the same answer. */
  | { readonly kind: 'refused'; readonly error: PlatformError }
  /** `error` is what stood in the way, where something did. */
  | { readonly kind: 'time-up'; readonly error: PlatformError | undefined }
  | { readonly kind: 'cancelled' };

/** How the rows of a window were read. */
export interface ReadResult {
  readonly stop: StopReason;
  /** The service's own, of the first page; undefined where no page came. */
  readonly totals: VisitorCounts | undefined;
  /** Rows that were handed on. */
  readonly rows: number;
  /** Rows that came a second time, because the service's rows had moved between two requests. */
  readonly repeated: number;
  /** Pages that came. */
  readonly pages: number;
  /** The offset of the first row that was not read, in the service's own count. */
  readonly nextOffset: number;
}

/** What is read of a window. */
export interface PageRange {
  readonly window: DateRange;
  readonly pageSize: number;
  /** Rows to skip. */
  readonly offset: number;
  /** Rows to read at most; Infinity where there is no limit. */
  readonly maxRows: number;
}

/** What reading needs. */
export interface ReadOptions {
  readonly visitors: Visitors;
  readonly clock: Clock;
  /** From 0 up to, not with, 1. */
  readonly random: () => number;
  readonly cancelled: AbortSignal;
  readonly limit: TimeLimit;
  /** When the time is up, in milliseconds since the epoch. */
  readonly deadline: number;
  readonly log: (line: string) => void;
  readonly progress: ProgressLog;
}

/**
 * Reads a window page after page, and hands on each page's rows that were not in that page or the one before. While
 * `take` is at work, the next page is on its way, but no further one, and none that is not needed. What was handed on is
 * what `nextOffset` counts, at every end. Rejects with what `take` rejects with.
 */
export async function readPages(
  { window, pageSize, offset, maxRows }: PageRange,
  reader: ReadOptions,
  take: (rows: readonly VisitorRow[], totals: VisitorCounts) => Promise<void>,
): Promise<ReadResult> {
  const over = new AbortController();
  const stop = AbortSignal.any([reader.limit.stop, over.signal]);
  const ask = (from: number) =>
    readPage({ dateFrom: window.from, dateTo: window.to, limit: pageSize, offset: from }, reader, stop);
  const recent = new RecentPaths();
  let totals: VisitorCounts | undefined;
  let [rows, repeated, pages, barren, nextOffset] = [0, 0, 0, 0, offset];
  const stopped = (stop: StopReason): ReadResult => ({ stop, totals, rows, repeated, pages, nextOffset });

  try {
    for (let coming = ask(offset); ; ) {
      const page = await coming;
      if ('kind' in page) return stopped(page);
      totals ??= page.totals;
      const { fresh, looked } = recent.sift(page.visitors, maxRows - rows);
      const isWhole = looked === page.visitors.length;
      pages += 1;
      rows += fresh.length;
      repeated += looked - fresh.length;
      nextOffset += isWhole ? pageSize : looked;
      barren = fresh.length === 0 ? barren + 1 : 0;

      const end = stopAfter({ hasMore: page.hasMore || !isWhole, isFull: rows >= maxRows, barren });
      if (end === undefined) coming = ask(nextOffset);
      await take(fresh, totals);
      reader.progress.rows(rows, window);
      if (end !== undefined) return stopped(end);
    }
  } finally {
    over.abort();
  }
}

/** Whether a page was the last to ask for. */
function stopAfter(page: { hasMore: boolean; isFull: boolean; barren: number }): StopReason | undefined {
  if (!page.hasMore) return { kind: 'end' };
  if (page.isFull) return { kind: 'enough' };
  return page.barren === PAGES_WITHOUT_A_NEW_ROW ? { kind: 'barren', pages: page.barren } : undefined;
}

/** One page, asked for until it comes or there is no use or no time. */
async function readPage(
  query: VisitorQuery,
  reader: ReadOptions,
  stop: AbortSignal,
): Promise<VisitorPage | StopReason> {
  const { visitors, clock, random, cancelled, limit, deadline, log } = reader;
  let last: PlatformError | undefined;
  for (let failures = 0; ; failures += 1) {
    if (limit.timedOut.aborted && !cancelled.aborted) return { kind: 'time-up', error: last };
    if (stop.aborted) return { kind: 'cancelled' };
    try {
      return await visitors.page(query, { attempt: failures + 1, signal: stop });
    } catch (error) {
      if (!(error instanceof PlatformError)) throw error;
      if (stop.aborted) continue;
      const pause = pauseAfter(error, failures, random());
      if (pause === undefined) return { kind: 'refused', error };
      const until = clock.now() + pause;
      if (until >= deadline) return { kind: 'time-up', error };
      last = error;
      log(
        `${error.message}. Waiting ${formatDuration(pause)}, until ${formatTimeOfDay(until)}, for the rows from ${query.offset} on; ` +
          `the time for it all is up at ${formatTimeOfDay(deadline)}.`,
      );
      await clock.sleep(pause, stop);
    }
  }
}

/**
 * Knows the paths of this page and of the last one that had any. Rows that move while they are read move from one page
 * to the next, so more need not be remembered.
 */
class RecentPaths {
  #before = new Set<string>();
  #here = new Set<string>();

  /** The rows of a page that are new, at most `room`, and how many had to be looked at for that. */
  sift(rows: readonly VisitorRow[], room: number): { fresh: VisitorRow[]; looked: number } {
    if (rows.length > 0) [this.#before, this.#here] = [this.#here, new Set()];
    const fresh: VisitorRow[] = [];
    let looked = 0;
    for (const row of rows) {
      const isNew = !this.#here.has(row.path) && !this.#before.has(row.path);
      if (isNew && fresh.length === room) break;
      if (isNew) fresh.push(row);
      this.#here.add(row.path);
      looked += 1;
    }
    return { fresh, looked };
  }
}

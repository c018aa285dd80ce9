import { formatCount } from '../lib/text.ts';
import { COUNTS, type VisitorCounts, type VisitorPage, type VisitorRow } from '../platform/visitors.ts';
import type { DateRange } from './date-range.ts';
import { PageRequests, type RequestOptions, type RequestStop } from './page-requests.ts';
import type { PathHashes } from './path-hashes.ts';
import type { ProgressLog } from './progress-log.ts';

/** After so many pages in a row with `hasMore` but no new row, the API won't send any. */
const PAGES_WITHOUT_A_NEW_ROW = 5;

/** How often all pages are read, to find rows that moved while they were read. */
const MAX_PASSES = 5;

/** How often the page before is read again because the totals changed. */
const MAX_CHECKS = 5;

/** Why reading stopped. */
export type StopReason =
  /** The last page was read. */
  | { readonly kind: 'end' }
  /** The API kept reporting more rows, but sent no new ones. */
  | { readonly kind: 'stalled'; readonly pages: number }
  | RequestStop;

/** How far reading got: what another run needs to continue. */
export interface ReadProgress {
  /** From the first page; undefined before it. */
  readonly totals: VisitorCounts | undefined;
  /** The offset of the first row that was not read. */
  readonly position: number;
  /** Rows given to the sink, each path once. */
  readonly rows: number;
  /** Rows whose path was on the same page before. */
  readonly twins: number;
  /** Rows that a later page repeated, so others may be missing. */
  readonly repeated: number;
  /** Whether a later page had other totals. */
  readonly hasChanged: boolean;
  /** Whether rows may be missing without being counted. */
  readonly isUnsure: boolean;
}

export const NOTHING_READ: ReadProgress = {
  totals: undefined,
  position: 0,
  rows: 0,
  twins: 0,
  repeated: 0,
  hasChanged: false,
  isUnsure: false,
};

/** The result of reading a period. */
export interface ReadResult extends ReadProgress {
  readonly stop: StopReason;
  /** Rows that the API has but didn't send, as far as they can be counted. */
  readonly missing: number;
  /** Whether the sink got every row of the period. */
  readonly isWhole: boolean;
  /** Pages that were read in this run. */
  readonly pages: number;
}

/** What reading needs. */
export interface ReadOptions extends RequestOptions {
  readonly progress: ProgressLog;
}

/** Receives what was read. */
export interface RowSink {
  /** Receives new rows, and the totals of the first page. */
  readonly add: (rows: readonly VisitorRow[], totals: VisitorCounts) => Promise<void>;
  /** Is called before a wait of more than a minute. */
  readonly save?: (progress: ReadProgress) => Promise<void>;
}

/**
 * Reads a period page by page from `start` on, and gives each row whose path is not in `known` to the sink. Meanwhile it
 * requests the next page. Only rejects with what the sink rejects with.
 */
export async function readPages(
  range: DateRange,
  start: ReadProgress,
  known: PathHashes,
  options: ReadOptions,
  sink: RowSink,
): Promise<ReadResult> {
  const reader = new PageReader(range, start, known, options, sink);
  try {
    return await reader.read();
  } finally {
    reader.close();
  }
}

class PageReader {
  readonly #range: DateRange;
  readonly #known: PathHashes;
  readonly #options: ReadOptions;
  readonly #sink: RowSink;
  readonly #requests: PageRequests;
  #progress: ReadProgress;
  #latestTotals: VisitorCounts | undefined;
  #checks = 0;
  #pages = 0;

  constructor(range: DateRange, start: ReadProgress, known: PathHashes, options: ReadOptions, sink: RowSink) {
    this.#range = range;
    this.#known = known;
    this.#options = options;
    this.#sink = sink;
    this.#progress = start;
    this.#latestTotals = start.totals;
    this.#requests = new PageRequests(range, options, async () => sink.save?.(this.#progress));
  }

  close(): void {
    this.#requests.close();
  }

  async read(): Promise<ReadResult> {
    let stop = await this.#readOn();
    for (let pass = 2; pass <= MAX_PASSES && stop.kind === 'end' && this.#canFindMore; pass += 1) {
      this.#options.log(
        `${formatCount(this.#missing, 'row')} missing, because rows changed position between requests. Reading all pages again.`,
      );
      stop = await this.#readAgain();
    }
    const isEnd = stop.kind === 'end';
    const { isUnsure, hasChanged, repeated } = this.#progress;
    return {
      ...this.#progress,
      stop,
      missing: isEnd ? this.#missing : 0,
      isWhole: isEnd && this.#missing === 0 && !isUnsure && !(hasChanged && repeated > 0),
      pages: this.#pages,
    };
  }

  /** The API has as many rows as positions, except for paths that are twice on one page. */
  get #missing(): number {
    const { position, rows, twins } = this.#progress;
    return Math.max(0, position - rows - twins);
  }

  get #canFindMore(): boolean {
    const { hasChanged, isUnsure } = this.#progress;
    return this.#missing > 0 && !hasChanged && !isUnsure;
  }

  /** Reads from the position on to the last page. */
  async #readOn(): Promise<StopReason> {
    const fruitless = { pages: 0, since: this.#progress.position };
    for (let pending = this.#requests.start(this.#progress.position); ; ) {
      const answer = await this.#requests.finish(pending, fruitless.pages < PAGES_WITHOUT_A_NEW_ROW - 1);
      if ('kind' in answer) return answer;
      const { page, answers } = answer;
      const length = page.visitors.length;
      this.#pages += 1;
      const stop = await this.#lookForShift(page);
      if (stop !== undefined) return stop;

      const { position, rows, twins, repeated } = this.#progress;
      // An empty page with more rows to follow counts as a full page of missing rows.
      const next = position + (page.hasMore && length === 0 ? this.#requests.fullPage : length);
      const mayStall = fruitless.pages + answers >= PAGES_WITHOUT_A_NEW_ROW;
      // Before this page is processed, so that neither the API nor this process waits for the other. Node only writes the
      // request when nothing else is left to do, so without a wait it would leave after the page.
      const early = page.hasMore && !mayStall ? this.#requests.start(next) : undefined;
      await early?.sent;
      const found = this.#newRowsOf(page);
      if (found.fresh.length > 0) fruitless.pages = 0;
      else {
        if (fruitless.pages === 0) fruitless.since = position;
        fruitless.pages += answers;
      }
      const isStalled = page.hasMore && fruitless.pages >= PAGES_WITHOUT_A_NEW_ROW;
      this.#progress = {
        ...this.#progress,
        totals: this.#progress.totals ?? page.totals,
        position: next,
        rows: rows + found.fresh.length,
        twins: twins + found.twins,
        repeated: repeated + length - found.fresh.length - found.twins,
      };
      if (!page.hasMore || isStalled) {
        await this.#passOn(found.fresh, page);
        if (!isStalled) return { kind: 'end' };
        this.#progress = { ...this.#progress, position: fruitless.since };
        return { kind: 'stalled', pages: fruitless.pages };
      }
      pending = early ?? this.#requests.start(next);
      await this.#passOn(found.fresh, page);
    }
  }

  /** Reads from the first page on, until no row is missing or to the last page. */
  async #readAgain(): Promise<StopReason> {
    let [position, twins] = [0, 0];
    for (;;) {
      const answer = await this.#requests.finish(this.#requests.start(position), true);
      if ('kind' in answer) return answer;
      const { page } = answer;
      this.#pages += 1;
      // A row that appeared must not stand in for a missing one, and one that is gone can have moved another out of sight.
      const isUnsure = this.#noteTotals(page.totals) || this.#progress.isUnsure;
      const found = this.#newRowsOf(page);
      position += page.visitors.length;
      twins += found.twins;
      this.#progress = { ...this.#progress, isUnsure, rows: this.#progress.rows + found.fresh.length };
      await this.#passOn(found.fresh, page);
      if (this.#missing === 0 && !isUnsure) return { kind: 'end' };
      if (!page.hasMore) break;
      // An API that starts over, or holds rows back, has no last page.
      const limit = this.#progress.position + PAGES_WITHOUT_A_NEW_ROW * this.#requests.fullPage;
      if (page.visitors.length === 0 || position > limit) return { kind: 'end' };
    }
    // Rows that were read are gone, so the missing rows can't be counted anymore.
    const isUnsure = this.#progress.isUnsure || position - twins < this.#progress.rows;
    this.#progress = { ...this.#progress, position, twins, isUnsure };
    return { kind: 'end' };
  }

  /**
   * Reads the page before once more if the totals changed, because rows may have moved up into it. Returns why that failed,
   * if it did.
   */
  async #lookForShift({ totals }: VisitorPage): Promise<RequestStop | undefined> {
    const { position } = this.#progress;
    if (!this.#noteTotals(totals) || position === 0) return undefined;
    this.#checks += 1;
    if (this.#checks > MAX_CHECKS) {
      this.#progress = { ...this.#progress, isUnsure: true };
      return undefined;
    }
    const offset = Math.max(0, position - this.#requests.fullPage);
    const answer = await this.#requests.finish(this.#requests.start(offset), true);
    if ('kind' in answer) return answer;
    const { page } = answer;
    const [first] = page.visitors;
    // If even its first row is new, more rows have moved than a page has.
    const isConnected = offset === 0 || (first !== undefined && this.#known.has(first.path));
    const isCovered = !page.hasMore || offset + page.visitors.length >= position;
    const isUnsure = this.#progress.isUnsure || !isConnected || !isCovered || this.#noteTotals(page.totals);
    const { fresh } = this.#newRowsOf(page);
    this.#progress = { ...this.#progress, isUnsure, rows: this.#progress.rows + fresh.length };
    await this.#passOn(fresh, page);
    return undefined;
  }

  /** Returns whether the totals changed. */
  #noteTotals(totals: VisitorCounts): boolean {
    const before = this.#latestTotals;
    this.#latestTotals = totals;
    const isOther = before !== undefined && COUNTS.some((name) => before[name] !== totals[name]);
    if (isOther) this.#progress = { ...this.#progress, hasChanged: true };
    return isOther;
  }

  /** Returns the rows that are new, and how many paths the page has twice. */
  #newRowsOf({ visitors }: VisitorPage): { readonly fresh: readonly VisitorRow[]; readonly twins: number } {
    const fresh = this.#known.add(visitors);
    const isAllNew = fresh.length === visitors.length;
    return { fresh, twins: isAllNew ? 0 : visitors.length - new Set(visitors.map(({ path }) => path)).size };
  }

  async #passOn(fresh: readonly VisitorRow[], { totals }: VisitorPage): Promise<void> {
    await this.#sink.add(fresh, this.#progress.totals ?? totals);
    this.#options.progress.rows(this.#progress.rows, this.#range);
  }
}

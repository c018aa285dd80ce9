import { formatCount } from '../lib/text.ts';
import { COUNTS, type VisitorCounts, type VisitorPage, type VisitorRow } from '../platform/visitors.ts';
import type { DateRange } from './date-range.ts';
import { PageRequests, type RequestOptions, type RequestStop } from './page-requests.ts';
import type { PathHashes } from './path-hashes.ts';

/** After so many pages in a row with `hasMore` but no new row, the API won't send any. */
const MAX_PAGES_WITHOUT_NEW_ROWS = 5;

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
  /** Rows whose path the same page had before. */
  readonly repeatedOnPage: number;
  /** Rows whose path an earlier page had, so others may be missing. */
  readonly repeatedOnLaterPage: number;
  /** Whether a later page had other totals. */
  readonly hasChanged: boolean;
  /** Whether more rows may be missing than can be counted. */
  readonly mayMissMore: boolean;
}

export const NOTHING_READ: ReadProgress = {
  totals: undefined,
  position: 0,
  rows: 0,
  repeatedOnPage: 0,
  repeatedOnLaterPage: 0,
  hasChanged: false,
  mayMissMore: false,
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
  /** Is called after each page with the rows so far. */
  readonly logProgress: (rows: number, range: DateRange) => void;
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
    const { mayMissMore, hasChanged, repeatedOnLaterPage } = this.#progress;
    return {
      ...this.#progress,
      stop,
      missing: isEnd ? this.#missing : 0,
      isWhole: isEnd && this.#missing === 0 && !mayMissMore && !(hasChanged && repeatedOnLaterPage > 0),
      pages: this.#pages,
    };
  }

  /** The API has as many rows as positions, except for paths that are twice on one page. */
  get #missing(): number {
    const { position, rows, repeatedOnPage } = this.#progress;
    return Math.max(0, position - rows - repeatedOnPage);
  }

  get #canFindMore(): boolean {
    const { hasChanged, mayMissMore } = this.#progress;
    return this.#missing > 0 && !hasChanged && !mayMissMore;
  }

  /** Reads from the position on to the last page. */
  async #readOn(): Promise<StopReason> {
    let pagesWithoutNewRows = 0;
    let endOfNewRows = this.#progress.position;
    for (let pending = this.#requests.start(this.#progress.position); ; ) {
      const answer = await this.#requests.finish(
        pending,
        pagesWithoutNewRows < MAX_PAGES_WITHOUT_NEW_ROWS - 1,
      );
      if ('kind' in answer) return answer;
      const { page, answers } = answer;
      const length = page.visitors.length;
      this.#pages += 1;
      const stop = await this.#findMovedRows(page);
      if (stop !== undefined) return stop;

      const { position, rows, repeatedOnPage, repeatedOnLaterPage } = this.#progress;
      // An empty page with more rows to follow counts as a full page of missing rows.
      const next = position + (page.hasMore && length === 0 ? this.#requests.fullPage : length);
      const mayStall = pagesWithoutNewRows + answers >= MAX_PAGES_WITHOUT_NEW_ROWS;
      // Before this page is processed, so that neither the API nor this process waits for the other. Node only writes the
      // request when nothing else is left to do, so without a wait it would leave after the page.
      const early = page.hasMore && !mayStall ? this.#requests.start(next) : undefined;
      await early?.sent;
      const found = this.#newRowsOf(page);
      if (found.newRows.length > 0) {
        pagesWithoutNewRows = 0;
        endOfNewRows = next;
      } else pagesWithoutNewRows += answers;
      const isStalled = page.hasMore && pagesWithoutNewRows >= MAX_PAGES_WITHOUT_NEW_ROWS;
      this.#progress = {
        ...this.#progress,
        totals: this.#progress.totals ?? page.totals,
        position: next,
        rows: rows + found.newRows.length,
        repeatedOnPage: repeatedOnPage + found.repeatedOnPage,
        repeatedOnLaterPage: repeatedOnLaterPage + length - found.newRows.length - found.repeatedOnPage,
      };
      if (!page.hasMore || isStalled) {
        await this.#passOn(found.newRows, page);
        if (!isStalled) return { kind: 'end' };
        this.#progress = { ...this.#progress, position: endOfNewRows };
        return { kind: 'stalled', pages: pagesWithoutNewRows };
      }
      pending = early ?? this.#requests.start(next);
      await this.#passOn(found.newRows, page);
    }
  }

  /** Reads from the first page on, until no row is missing or to the last page. */
  async #readAgain(): Promise<StopReason> {
    let [position, repeatedOnPage] = [0, 0];
    for (;;) {
      const answer = await this.#requests.finish(this.#requests.start(position), true);
      if ('kind' in answer) return answer;
      const { page } = answer;
      this.#pages += 1;
      // A row that appeared must not stand in for a missing one, and one that is gone can have moved another out of sight.
      const mayMissMore = this.#noteTotals(page.totals) || this.#progress.mayMissMore;
      const found = this.#newRowsOf(page);
      position += page.visitors.length;
      repeatedOnPage += found.repeatedOnPage;
      this.#progress = { ...this.#progress, mayMissMore, rows: this.#progress.rows + found.newRows.length };
      await this.#passOn(found.newRows, page);
      if (this.#missing === 0 && !mayMissMore) return { kind: 'end' };
      if (!page.hasMore) break;
      // An API that starts over, or holds rows back, has no last page.
      const limit = this.#progress.position + MAX_PAGES_WITHOUT_NEW_ROWS * this.#requests.fullPage;
      if (page.visitors.length === 0 || position > limit) return { kind: 'end' };
    }
    // Rows that were read are gone, so the missing rows can't be counted anymore.
    const mayMissMore = this.#progress.mayMissMore || position - repeatedOnPage < this.#progress.rows;
    this.#progress = { ...this.#progress, position, repeatedOnPage, mayMissMore };
    return { kind: 'end' };
  }

  /**
   * Reads the page before once more if the totals changed, because rows may have moved up into it. Returns why that failed,
   * if it did.
   */
  async #findMovedRows({ totals }: VisitorPage): Promise<RequestStop | undefined> {
    const { position } = this.#progress;
    if (!this.#noteTotals(totals) || position === 0) return undefined;
    this.#checks += 1;
    if (this.#checks > MAX_CHECKS) {
      this.#progress = { ...this.#progress, mayMissMore: true };
      return undefined;
    }
    const offset = Math.max(0, position - this.#requests.fullPage);
    const answer = await this.#requests.finish(this.#requests.start(offset), true);
    if ('kind' in answer) return answer;
    const { page } = answer;
    const [first] = page.visitors;
    // If even its first row is new, more rows have moved than a page has.
    const isStartKnown = offset === 0 || (first !== undefined && this.#known.has(first.path));
    const reachesPosition = !page.hasMore || offset + page.visitors.length >= position;
    const mayMissMore =
      this.#progress.mayMissMore || !isStartKnown || !reachesPosition || this.#noteTotals(page.totals);
    const { newRows } = this.#newRowsOf(page);
    this.#progress = { ...this.#progress, mayMissMore, rows: this.#progress.rows + newRows.length };
    await this.#passOn(newRows, page);
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
  #newRowsOf({ visitors }: VisitorPage): {
    readonly newRows: readonly VisitorRow[];
    readonly repeatedOnPage: number;
  } {
    const newRows = this.#known.add(visitors);
    const isAllNew = newRows.length === visitors.length;
    return {
      newRows,
      repeatedOnPage: isAllNew ? 0 : visitors.length - new Set(visitors.map(({ path }) => path)).size,
    };
  }

  async #passOn(newRows: readonly VisitorRow[], { totals }: VisitorPage): Promise<void> {
    await this.#sink.add(newRows, this.#progress.totals ?? totals);
    this.#options.logProgress(this.#progress.rows, this.#range);
  }
}

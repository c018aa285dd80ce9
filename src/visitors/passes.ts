import { formatCount, formatNumber } from '../lib/text.ts';
import type { PlatformError } from '../platform/errors.ts';
import { COUNTS, type VisitorCounts, type VisitorPage, type VisitorRow } from '../platform/visitors.ts';
import type { DateRange } from './date-range.ts';

/** The maximum that the API allows. */
export const PAGE_SIZE = 250;
/** Each pass after the first begins with a page that is another eighth shorter. */
const MAX_PASSES = 8;
/** More passes are only worth it while they find rows that the others skipped. */
const USUAL_PASSES = 3;
/** A shorter page can be a fault, so its length is only the page size if the next page has it too. */
const SHORTEST_CERTAIN_PAGE = 50;
/** After so many pages in a row with `hasMore` but no new row, the API won't send any. */
const MAX_PAGES_WITHOUT_NEW_ROWS = 5;

/** Why a pass can have missed rows, besides those that it repeated. */
const FLAWS = {
  totals: 'the totals changed',
  short: 'a page was too short',
  stalled: `${MAX_PAGES_WITHOUT_NEW_ROWS} pages had no new row`,
};

/** One reading of a period's list, from the first row to the last. */
class Pass {
  /** Of the next page. */
  offset = 0;
  /** Of the page that was read last. */
  totals?: VisitorCounts;
  /** Of the page before, if it was short, but may be as long as a page gets. */
  shortLength?: number | undefined;
  pagesWithoutNewRows = 0;
  isEnded = false;
  readonly flaws = new Set<keyof typeof FLAWS>();
  /** Those that it listed, by path. */
  readonly rows = new Map<string, VisitorRow>();
  /** Those of pages that were requested twice, from both responses. */
  readonly requestedTwice = new Map<string, VisitorRow>();
  listed = 0;
  /** Paths that it listed more than once, and whether with different numbers. */
  readonly repeated = new Map<string, boolean>();
  /** Of paths that the API has more than one row of, how many more. */
  readonly doubled = new Map<string, number>();
}

/** Why a period isn't read on. */
export type Stop =
  /** Another request would get the same response. */
  | { readonly kind: 'refused'; readonly error: PlatformError }
  /** The quota is used up until `until`, which is too late. */
  | { readonly kind: 'quota'; readonly until: number }
  /** `error` is why the last request failed, if it did, and not for the quota. */
  | { readonly kind: 'timed-out'; readonly error: PlatformError | undefined }
  | { readonly kind: 'cancelled' };

/** What is known of a period so far. */
export class Reading {
  readonly range: DateRange;
  /** Undefined as long as it is read, and if it was read to its end. */
  stop: Stop | undefined;
  #pageSize: number;
  #longestPage = 0;
  /** The last one. */
  pass = new Pass();
  readonly #passes = [this.pass];

  constructor(range: DateRange, pageSize = PAGE_SIZE) {
    this.range = range;
    this.#pageSize = pageSize;
  }

  /** How many rows a page has, as far as that is known. If an earlier pass had short ones, the longest can be the API's limit. */
  get pageSize(): number {
    const hadShort = this.#passes.slice(0, -1).some(({ flaws }) => flaws.has('short'));
    const isLimit = hadShort && this.#longestPage >= SHORTEST_CERTAIN_PAGE;
    return isLimit ? Math.min(this.#pageSize, this.#longestPage) : this.#pageSize;
  }

  /**
   * How many rows the next request asks for. The first page of each pass has another length, so that no two passes share an
   * offset: an API that orders equal rows anew for each offset would repeat and skip the same ones.
   */
  get limit(): number {
    const earlier = this.pass.offset > 0 ? 0 : this.#passes.length - 1;
    return this.pageSize - Math.floor((this.pageSize * earlier) / MAX_PASSES);
  }

  /** Whether a first response with the next page counts. Otherwise, the page is requested once more. */
  isEnough(page: VisitorPage): boolean {
    const { offset, shortLength } = this.pass;
    // Replicas that answer in turns would otherwise meet every page of every second pass again.
    const asksTwice = offset === 0 && this.#passes.length >= 3 && this.#passes.length % 2 === 1;
    const isFull = this.#isWhole(page) || page.visitors.length === shortLength;
    return isFull && doubledIn(page.visitors).size === 0 && !asksTwice;
  }

  /** Only the first page of a site without visitors is empty. */
  #isWhole({ visitors, hasMore, totals }: VisitorPage): boolean {
    if (visitors.length > 0) return !hasMore || visitors.length >= this.limit;
    return this.pass.offset === 0 && !hasMore && COUNTS.every((name) => totals[name] === 0);
  }

  /** Adds the next page. `second` is the first response if that is enough, and undefined if no other came. */
  add(first: VisitorPage, second: VisitorPage | undefined): void {
    const { pass } = this;
    for (const { totals, visitors } of [first, second ?? first]) {
      if (pass.totals !== undefined && !isSame(pass.totals, totals)) pass.flaws.add('totals');
      pass.totals = totals;
      // Without a complete pass, the file has the rows of both responses.
      if (second !== first) for (const row of visitors) pass.requestedTwice.set(row.path, row);
    }
    if (second === undefined) return;
    const page = second === first ? first : this.#betterOf(first, second);
    const { shortLength } = pass;
    pass.shortLength = undefined;
    if (!this.#isWhole(page)) {
      const { length } = first.visitors;
      const isSameLength = first.hasMore && second.hasMore && second.visitors.length === length;
      if (length === 0 || !isSameLength) pass.flaws.add('short');
      else if (length >= SHORTEST_CERTAIN_PAGE || length === shortLength) this.#pageSize = length;
      else pass.shortLength = length;
    }
    this.#count(page);
  }

  /** Returns the response that counts. One is one query, so a path that both have twice is two rows of the API. */
  #betterOf(first: VisitorPage, second: VisitorPage): VisitorPage {
    const { doubled } = this.pass;
    const twice = doubledIn(first.visitors);
    const again = doubledIn(second.visitors);
    for (const [path, more] of twice) {
      const both = Math.max(Math.min(more, again.get(path) ?? 0), doubled.get(path) ?? 0);
      if (both > 0) doubled.set(path, both);
    }
    return twice.size === 0 && isLonger(first, second) ? first : second;
  }

  /** Lists the rows of a page as the next ones of the pass. */
  #count({ visitors, hasMore }: VisitorPage): void {
    const { pass } = this;
    const knownBefore = pass.rows.size;
    for (const row of visitors) {
      const known = pass.rows.get(row.path);
      if (known !== undefined) {
        pass.repeated.set(row.path, pass.repeated.get(row.path) === true || !isSame(known, row));
        if (known.total > row.total) continue;
      }
      pass.rows.set(row.path, row);
    }
    pass.listed += visitors.length;
    this.#longestPage = Math.max(this.#longestPage, visitors.length);
    // The rows of an empty page are skipped, because asking again didn't help.
    pass.offset += visitors.length || this.limit;
    pass.pagesWithoutNewRows = pass.rows.size > knownBefore ? 0 : pass.pagesWithoutNewRows + 1;
    if (hasMore && pass.pagesWithoutNewRows >= MAX_PAGES_WITHOUT_NEW_ROWS) pass.flaws.add('stalled');
    pass.isEnded = !hasMore || pass.flaws.has('stalled');
  }

  /** Starts another pass if the last one has ended. Returns what that found. */
  startNextPass(): string | undefined {
    if (!this.pass.isEnded) return undefined;
    const found = `Pass ${this.#passes.length}: ${describePass(this.pass)}.`;
    this.pass = new Pass();
    this.#passes.push(this.pass);
    return found;
  }

  /** Whether no row can be missing: the passes that count together know as many rows as the last one listed. */
  get isComplete(): boolean {
    return hasOnlyRepeats(this.pass) && rowsIn(this.#countedPasses()) === this.pass.listed;
  }

  /** Returns a clean pass alone, else those like the last. */
  #countedPasses(): readonly Pass[] {
    const { pass } = this;
    return rowsIn([pass]) === pass.listed ? [pass] : this.#passes.filter((other) => isLike(other, pass));
  }

  /** Whether there is nothing left to read: the period is complete, or another pass isn't worth it. */
  get isFinished(): boolean {
    const passes = this.#passes;
    if (!this.pass.isEnded) return false;
    if (passes.length >= MAX_PASSES || this.isComplete) return true;
    if (passes.length < USUAL_PASSES) return false;
    return !hasOnlyRepeats(this.pass) || allRowsOf(passes).size === allRowsOf(passes.slice(0, -2)).size;
  }

  /** Whether there can be rows that weren't read, as far as the API says. */
  get hasMore(): boolean {
    return !this.isFinished || this.pass.flaws.has('stalled');
  }

  /** Returns the rows for the file, by path, with the newest numbers. An incomplete reading has all that came. */
  rows(): ReadonlyMap<string, VisitorRow> {
    return this.isComplete ? merged(this.#countedPasses().map(({ rows }) => rows)) : allRowsOf(this.#passes);
  }

  /** How many rows the last whole pass listed, repeated ones too; undefined if there was none. */
  get rowsListed(): number | undefined {
    return this.#passes.findLast(({ isEnded, flaws }) => isEnded && !flaws.has('stalled'))?.listed;
  }

  /** How many rows are missing for sure, and of how many. */
  get missing() {
    const listed = this.isSameEachTime ? 0 : (this.#passes.findLast(hasOnlyRepeats)?.listed ?? 0);
    return { rows: Math.max(0, listed - rowsIn(this.#passes, allRowsOf(this.#passes))), of: listed };
  }

  /** The API's totals for the whole site; undefined before the first page. */
  get totals(): VisitorCounts | undefined {
    return this.#passes.findLast(({ totals }) => totals)?.totals;
  }

  /** Returns the paths that any pass that counts listed more than once, and whether with different numbers. */
  repeatedPaths(): ReadonlyMap<string, boolean> {
    if (!this.isComplete) return merged(this.#passes.map(({ repeated }) => repeated));
    const counted = this.#countedPasses();
    const doubled = merged(counted.map((one) => one.doubled));
    const repeated = merged(counted.map((one) => one.repeated));
    return new Map([...repeated].filter(([path]) => doubled.has(path)));
  }

  /** Whether all passes had the same repeated paths, so that another run would end the same. */
  get isSameEachTime(): boolean {
    const all = merged(this.#passes.map(({ repeated }) => repeated));
    return this.#passes.every((one) => isLike(one, this.pass) && one.repeated.size === all.size);
  }

  /** Returns what each pass found, such as “pass 1: 600 rows, 2 of them repeated, the totals changed”. */
  describePasses(): string {
    return this.#passes.map((one, index) => `pass ${index + 1}: ${describePass(one)}`).join('; ');
  }
}

function describePass(pass: Pass): string {
  const repeated = pass.listed - rowsIn([pass]);
  const found = repeated > 0 ? [`${formatNumber(repeated)} of them repeated`] : [];
  for (const flaw of pass.flaws) found.push(FLAWS[flaw]);
  return [formatCount(pass.listed, 'row'), ...found].join(', ');
}

function hasOnlyRepeats({ isEnded, flaws }: Pass): boolean {
  return isEnded && flaws.size === 0;
}

/** With other totals or another length, the list has changed. */
function isLike(other: Pass, pass: Pass): boolean {
  return hasOnlyRepeats(other) && other.listed === pass.listed && isSame(other.totals, pass.totals);
}

/** Returns how many rows of the API these passes know. A repeated row isn't another one. */
function rowsIn(passes: readonly Pass[], known = merged(passes.map(({ rows }) => rows))): number {
  const doubled = merged(passes.map((one) => one.doubled));
  return doubled.values().reduce((sum, more) => sum + more, known.size);
}

/** Returns the rows of every response, also of those that didn't count. */
function allRowsOf(passes: readonly Pass[]): ReadonlyMap<string, VisitorRow> {
  return merged(passes.flatMap(({ requestedTwice, rows }) => [requestedTwice, rows]));
}

/** Later maps win. */
function merged<T>(maps: readonly ReadonlyMap<string, T>[]): ReadonlyMap<string, T> {
  const [only = new Map<string, T>(), ...others] = maps.filter(({ size }) => size > 0);
  if (others.length === 0) return only;
  const all = new Map(only);
  for (const other of others) for (const [path, value] of other) all.set(path, value);
  return all;
}

/** Returns the paths that rows have more than once, and how many more times. */
function doubledIn(rows: readonly VisitorRow[]): ReadonlyMap<string, number> {
  const known = new Set<string>();
  const more = new Map<string, number>();
  for (const { path } of rows) {
    if (known.has(path)) more.set(path, (more.get(path) ?? 0) + 1);
    known.add(path);
  }
  return more;
}

function isLonger(one: VisitorPage, other: VisitorPage): boolean {
  const difference = one.visitors.length - other.visitors.length;
  return difference > 0 || (difference === 0 && one.hasMore && !other.hasMore);
}

function isSame(one: VisitorCounts | undefined, other: VisitorCounts | undefined): boolean {
  return COUNTS.every((name) => one?.[name] === other?.[name]);
}

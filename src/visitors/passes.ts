import { formatCount, formatNumber } from '../lib/text.ts';
import { COUNTS, type VisitorCounts, type VisitorPage, type VisitorRow } from '../platform/visitors.ts';
import type { DateRange } from './date-range.ts';

/** The maximum that the API allows. */
export const PAGE_SIZE = 250;
/**
 * The page size of each pass, for an API that returns so many rows. An API can order rows with equal counts anew for each
 * offset. It then repeats some and skips others, and with the same page size it would repeat the same ones each time.
 */
const PAGE_SIZES = [PAGE_SIZE, 200, 160, 225, 180, 240, 140, 210];
/** More passes are only worth it while each one finds rows that the others skipped. */
const USUAL_PASSES = 3;
/** After so many pages in a row with `hasMore` but no new row, the API won't send any. */
const MAX_PAGES_WITHOUT_NEW_ROWS = 5;

/** One reading of a window's list, from the first row to the last. */
interface Pass {
  /** The offset of the next page. */
  place: number;
  /** How many rows each request asks for. */
  readonly limit: number;
  /** How many rows a page has that isn't the last. */
  pageSize: number;
  /** Of the page that was read last. */
  totals?: VisitorCounts;
  pagesWithoutNewRows: number;
  isEnded: boolean;
  /** Why it can have missed rows, besides those that it listed twice. */
  readonly flaws: Set<'totals' | 'short' | 'empty' | 'stalled'>;
  /** How many rows were known before. */
  readonly knownBefore: number;
  /** How often it listed each of the reading's rows. */
  readonly times: number[];
  listed: number;
}

/** What is known of a window so far. Its rows are those that any response had. */
export interface Reading {
  readonly range: DateRange;
  /** In the order in which they were received, each path once. */
  readonly rows: VisitorRow[];
  /** Where a path's row is in `rows`. */
  readonly indexes: Map<string, number>;
  /** The length of the longest page that wasn't the last; 0 if there was none. */
  largestPage: number;
  readonly earlier: Pass[];
  pass: Pass;
}

export function newReading(range: DateRange): Reading {
  const pass = newPass(PAGE_SIZE, 0);
  return { range, rows: [], indexes: new Map(), largestPage: 0, earlier: [], pass };
}

export function findRow({ rows, indexes }: Reading, path: string): VisitorRow | undefined {
  const index = indexes.get(path);
  return index === undefined ? undefined : rows[index];
}

function newPass(limit: number, knownBefore: number): Pass {
  return {
    place: 0,
    limit,
    pageSize: limit,
    pagesWithoutNewRows: 0,
    isEnded: false,
    flaws: new Set(),
    knownBefore,
    times: Array.from({ length: knownBefore }, () => 0),
    listed: 0,
  };
}

export function startNextPass(reading: Reading): void {
  const { earlier, pass, largestPage, rows } = reading;
  earlier.push(pass);
  const share = (PAGE_SIZES[earlier.length] ?? PAGE_SIZE) / PAGE_SIZE;
  reading.pass = newPass(Math.max(1, Math.floor((largestPage || PAGE_SIZE) * share)), rows.length);
}

/**
 * Keeps the rows of a response, whether or not it counts for the pass: nothing that was received is lost. Keeps the known
 * fields only, because the API may add others. Returns the rows' indexes.
 */
export function keep({ rows, indexes, pass }: Reading, page: VisitorPage): readonly number[] {
  const { human, ai, total } = page.totals;
  if (pass.totals !== undefined && !isSame(pass.totals, page.totals)) pass.flaws.add('totals');
  pass.totals = { human, ai, total };
  return page.visitors.map((row) => {
    const known = indexes.get(row.path);
    if (known !== undefined) return known;
    indexes.set(row.path, rows.length);
    return rows.push({ path: row.path, human: row.human, ai: row.ai, total: row.total }) - 1;
  });
}

/** Lists the rows of a page as the next ones of the pass. */
export function list(reading: Reading, page: readonly number[], hasMore: boolean): void {
  const { pass } = reading;
  if (hasMore) reading.largestPage = Math.max(reading.largestPage, page.length);
  const hasNewRow = page.some((index) => !pass.times[index]);
  for (const index of page) pass.times[index] = (pass.times[index] ?? 0) + 1;
  pass.listed += page.length;
  // The rows of an empty page are skipped, because asking again didn't help.
  pass.place += page.length || pass.pageSize;
  pass.pagesWithoutNewRows = hasNewRow ? 0 : pass.pagesWithoutNewRows + 1;
  pass.isEnded = !hasMore;
  if (hasMore && pass.pagesWithoutNewRows >= MAX_PAGES_WITHOUT_NEW_ROWS) {
    pass.flaws.add('stalled');
    pass.isEnded = true;
  }
}

/**
 * Returns whether no row of the window can be missing: the passes like the last one listed as many paths as it listed rows,
 * or two of different page sizes listed the same paths, each as often.
 */
export function isComplete(reading: Reading): boolean {
  return hasEveryPath(reading) || listsPathsTwice(reading);
}

function hasEveryPath(reading: Reading): boolean {
  const { pass, rows } = reading;
  if (!hasOnlyRepeats(pass)) return false;
  if (repeatedIn(pass) === 0) return true;
  const passes = [pass, ...earlierLikeLast(reading)];
  return rows.filter((_, index) => passes.some(({ times }) => times[index])).length === pass.listed;
}

function listsPathsTwice(reading: Reading): boolean {
  const { pass, rows } = reading;
  if (!hasOnlyRepeats(pass)) return false;
  return earlierLikeLast(reading).some(
    ({ pageSize, times }) =>
      pageSize !== pass.pageSize &&
      rows.every((_, index) => (times[index] ?? 0) === (pass.times[index] ?? 0)),
  );
}

/** With other totals or another number of rows, the list has changed in between. */
function earlierLikeLast({ pass, earlier }: Reading): readonly Pass[] {
  return earlier.filter(
    (other) => hasOnlyRepeats(other) && other.listed === pass.listed && isSame(other.totals, pass.totals),
  );
}

/** Returns how many rows a pass listed that it had listed before. */
function repeatedIn({ listed, times }: Pass): number {
  return listed - times.filter(Boolean).length;
}

function hasOnlyRepeats({ isEnded, flaws }: Pass): boolean {
  return isEnded && flaws.size === 0;
}

/** Returns whether there is nothing left to read: the window is complete, or another pass isn't worth it. */
export function isFinished(reading: Reading): boolean {
  const { pass, earlier, rows } = reading;
  if (!pass.isEnded) return false;
  const passes = earlier.length + 1;
  if (passes >= PAGE_SIZES.length || isComplete(reading)) return true;
  return passes >= USUAL_PASSES && !(hasOnlyRepeats(pass) && rows.length > pass.knownBefore);
}

/** Returns how many rows the last whole pass listed, repeated ones too; undefined if there was none. */
export function rowsListed({ pass, earlier }: Reading): number | undefined {
  return [...earlier, pass].findLast(({ isEnded, flaws }) => isEnded && !flaws.has('stalled'))?.listed;
}

/** Returns how many rows are missing for sure, if the API doesn't list a path twice. */
export function rowsMissing({ pass, earlier, rows }: Reading): number {
  const listed = [...earlier, pass].findLast(hasOnlyRepeats)?.listed ?? 0;
  return Math.max(0, listed - rows.length);
}

/** Returns the API's totals for the whole site; undefined before the first page. */
export function totalsOf({ pass, earlier }: Reading): VisitorCounts | undefined {
  return pass.totals ?? earlier.at(-1)?.totals;
}

/** Returns the paths that the API really lists more than once. */
export function repeatedPaths(reading: Reading): readonly string[] {
  if (hasEveryPath(reading) || !listsPathsTwice(reading)) return [];
  const { rows, pass } = reading;
  return rows.flatMap(({ path }, index) => ((pass.times[index] ?? 0) > 1 ? path : []));
}

/** Returns what each pass found, such as “pass 1: 600 rows, 2 of them repeated, the totals changed”. */
export function describePasses({ earlier, pass }: Reading): string {
  return [...earlier, pass].map((one, index) => `pass ${index + 1}: ${describePass(one)}`).join('; ');
}

export function describePass(pass: Pass): string {
  const { listed, flaws } = pass;
  const repeated = repeatedIn(pass);
  const found = [
    repeated > 0 ? `${formatNumber(repeated)} of them repeated` : '',
    flaws.has('totals') ? 'the totals changed' : '',
    flaws.has('short') ? 'a page was too short' : '',
    flaws.has('empty') ? 'a page was empty' : '',
    flaws.has('stalled') ? `${MAX_PAGES_WITHOUT_NEW_ROWS} pages had no new row` : '',
  ];
  return [formatCount(listed, 'row'), ...found].filter(Boolean).join(', ');
}

function isSame(one: VisitorCounts | undefined, other: VisitorCounts | undefined): boolean {
  return COUNTS.every((name) => one?.[name] === other?.[name]);
}

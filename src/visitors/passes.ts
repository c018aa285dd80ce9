import { formatCount, formatNumber } from '../lib/text.ts';
import { COUNTS, type VisitorCounts, type VisitorPage, type VisitorRow } from '../platform/visitors.ts';
import type { DateRange } from './date-range.ts';

/** The maximum that the API allows. */
export const PAGE_SIZE = 250;
/** How often the list of a window is read, over all runs. */
export const MAX_PASSES = 3;
/** After so many pages in a row with `hasMore` but no new row, the API won't send any. */
const MAX_PAGES_WITHOUT_NEW_ROWS = 5;

/** Why a pass can have missed rows, besides rows that it listed twice. */
export const FLAWS = ['totals', 'short', 'empty', 'stalled'] as const;

/** Rows in the order in which they were received, each path once. */
export interface Rows {
  readonly rows: readonly VisitorRow[];
  /** Where a path's row is in `rows`. */
  readonly indexes: ReadonlyMap<string, number>;
}

/** One reading of a window's list, from the first row to the last. */
export interface Pass {
  /** The offset of the next page. */
  place: number;
  /** How many rows a page has that isn't the last. */
  pageSize: number;
  /** Of the page that was read last. */
  totals?: VisitorCounts | undefined;
  pagesWithoutNewRows: number;
  isEnded: boolean;
  readonly flaws: Set<(typeof FLAWS)[number]>;
  /** The indexes of rows, in the API's order, repeated ones too. */
  readonly listed: number[];
  /** How many of them the pass had listed before. */
  repeated: number;
}

/** What is known of a window so far. Its rows are those that any response had. */
export interface Reading extends Rows {
  readonly range: DateRange;
  readonly rows: VisitorRow[];
  readonly indexes: Map<string, number>;
  /** The pass that listed each row last, counted from 1; 0 if none did. */
  readonly listedBy: number[];
  readonly earlier: Pass[];
  pass: Pass;
}

export function newReading(range: DateRange): Reading {
  return { range, rows: [], indexes: new Map(), listedBy: [], earlier: [], pass: newPass(PAGE_SIZE) };
}

export function indexesOf(rows: readonly VisitorRow[]): Map<string, number> {
  const indexes = new Map<string, number>();
  for (const [index, { path }] of rows.entries()) indexes.set(path, index);
  return indexes;
}

export function findRow({ rows, indexes }: Rows, path: string): VisitorRow | undefined {
  const index = indexes.get(path);
  return index === undefined ? undefined : rows[index];
}

function newPass(pageSize: number): Pass {
  return {
    place: 0,
    pageSize,
    pagesWithoutNewRows: 0,
    isEnded: false,
    flaws: new Set(),
    listed: [],
    repeated: 0,
  };
}

export function startNextPass(reading: Reading): void {
  reading.earlier.push(reading.pass);
  reading.pass = newPass(reading.pass.pageSize);
}

/**
 * Keeps the rows of a response, whether or not it counts for the pass: nothing that was received is lost. Keeps the known
 * fields only, because the API may add others. Returns the rows' indexes.
 */
export function keep({ rows, indexes, listedBy, pass }: Reading, page: VisitorPage): readonly number[] {
  const { human, ai, total } = page.totals;
  if (pass.totals !== undefined && !isSame(pass.totals, page.totals)) pass.flaws.add('totals');
  pass.totals = { human, ai, total };
  return page.visitors.map((row) => {
    const known = indexes.get(row.path);
    if (known !== undefined) return known;
    indexes.set(row.path, rows.length);
    listedBy.push(0);
    return rows.push({ path: row.path, human: row.human, ai: row.ai, total: row.total }) - 1;
  });
}

/** Lists the rows of a page as the next ones of the pass. */
export function list({ listedBy, pass, earlier }: Reading, page: readonly number[], hasMore: boolean): void {
  const number = earlier.length + 1;
  let repeated = 0;
  for (const index of page) {
    if (listedBy[index] === number) repeated += 1;
    listedBy[index] = number;
    pass.listed.push(index);
  }
  pass.repeated += repeated;
  // The rows of an empty page are skipped, because asking again didn't help.
  pass.place += page.length || pass.pageSize;
  pass.pagesWithoutNewRows = repeated < page.length ? 0 : pass.pagesWithoutNewRows + 1;
  pass.isEnded = !hasMore;
  if (hasMore && pass.pagesWithoutNewRows >= MAX_PAGES_WITHOUT_NEW_ROWS) {
    pass.flaws.add('stalled');
    pass.isEnded = true;
  }
}

/**
 * Returns whether no row of the window can be missing: the last pass was clean, or it listed the same rows in the same order
 * as an earlier one, so that the API lists a path twice.
 */
export function isComplete({ pass, earlier }: Reading): boolean {
  if (!pass.isEnded || pass.flaws.size > 0) return false;
  return pass.repeated === 0 || earlier.some((other) => isSameList(pass, other));
}

/** Returns whether there is nothing left to read: the window is complete, or was read as often as allowed. */
export function isFinished(reading: Reading): boolean {
  return isComplete(reading) || (reading.pass.isEnded && reading.earlier.length === MAX_PASSES - 1);
}

/** Returns the API's totals for the whole site; undefined before the first page. */
export function totalsOf({ pass, earlier }: Reading): VisitorCounts | undefined {
  return pass.totals ?? earlier.at(-1)?.totals;
}

/** Returns the paths that the last pass listed more than once. */
export function repeatedPaths({ rows, pass: { listed, repeated } }: Reading): readonly string[] {
  if (repeated === 0) return [];
  const times = new Map<number, number>();
  for (const index of listed) times.set(index, (times.get(index) ?? 0) + 1);
  return [...times].flatMap(([index, count]) => (count > 1 ? (rows[index]?.path ?? []) : []));
}

/** Returns what a pass found, such as “600 rows, 2 of them repeated, the totals changed”. */
export function describePass({ listed, repeated, flaws }: Pass): string {
  const found = [
    repeated > 0 ? `${formatNumber(repeated)} of them repeated` : '',
    flaws.has('totals') ? 'the totals changed' : '',
    flaws.has('short') ? 'a page was too short' : '',
    flaws.has('empty') ? 'a page was empty' : '',
    flaws.has('stalled') ? `${MAX_PAGES_WITHOUT_NEW_ROWS} pages had no new row` : '',
  ];
  return [formatCount(listed.length, 'row'), ...found].filter(Boolean).join(', ');
}

function isSameList(one: Pass, other: Pass): boolean {
  return (
    other.flaws.size === 0 &&
    one.totals !== undefined &&
    other.totals !== undefined &&
    isSame(one.totals, other.totals) &&
    one.listed.length === other.listed.length &&
    one.listed.every((index, at) => index === other.listed[at])
  );
}

function isSame(one: VisitorCounts, other: VisitorCounts): boolean {
  return COUNTS.every((name) => one[name] === other[name]);
}

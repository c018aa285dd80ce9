import { formatCount, formatNumber } from '../lib/text.ts';
import { COUNTS, type VisitorCounts, type VisitorPage, type VisitorRow } from '../platform/visitors.ts';
import type { DateRange } from './date-range.ts';

/** The maximum that the API allows. */
export const PAGE_SIZE = 250;

/** How often the list of a window is read, over all runs. */
export const MAX_PASSES = 3;

/** After so many pages in a row with `hasMore` but no new row, the API won't send any. */
const MAX_PAGES_WITHOUT_NEW_ROWS = 5;

/** Why a pass can have missed rows. */
export const FLAWS = ['repeated', 'totals', 'short', 'empty', 'stalled'] as const;

/** One reading of a window's list, from the first row to the last. */
export interface Pass {
  /** The offset of the next page. */
  place: number;
  /** How many rows a page has that isn't the last. */
  pageSize: number;
  /** Of the page that was read last. */
  totals: VisitorCounts | undefined;
  pagesWithoutNewRows: number;
  isEnded: boolean;
  readonly flaws: Set<(typeof FLAWS)[number]>;
  /** In the API's order, repeated rows too. The rows are those of the reading, so that they can be compared by identity. */
  readonly listed: VisitorRow[];
  readonly seen: Set<VisitorRow>;
}

/** What is known of a window so far. */
export interface Reading {
  readonly range: DateRange;
  /** Every row that any response had, by path. */
  readonly rows: Map<string, VisitorRow>;
  readonly earlier: Pass[];
  pass: Pass;
}

export function newReading(range: DateRange): Reading {
  return { range, rows: new Map(), earlier: [], pass: newPass(PAGE_SIZE) };
}

function newPass(pageSize: number): Pass {
  return {
    place: 0,
    pageSize,
    totals: undefined,
    pagesWithoutNewRows: 0,
    isEnded: false,
    flaws: new Set(),
    listed: [],
    seen: new Set(),
  };
}

export function startNextPass(reading: Reading): void {
  reading.earlier.push(reading.pass);
  reading.pass = newPass(reading.pass.pageSize);
}

/** Keeps the rows of a response, whether or not it counts for the pass: nothing that was received is lost. */
export function keep({ rows, pass }: Reading, { visitors, totals }: VisitorPage): void {
  if (pass.totals !== undefined && !isSame(pass.totals, totals)) pass.flaws.add('totals');
  pass.totals = totals;
  for (const row of visitors) if (!rows.has(row.path)) rows.set(row.path, row);
}

/** Lists a page, whose rows were kept, as the next one of the pass. */
export function list({ rows, pass }: Reading, { visitors, hasMore }: VisitorPage): void {
  const { listed, seen, flaws } = pass;
  const seenBefore = seen.size;
  for (const { path } of visitors) {
    const row = rows.get(path);
    if (row === undefined) continue;
    if (seen.has(row)) flaws.add('repeated');
    seen.add(row);
    listed.push(row);
  }
  // The rows of an empty page are skipped, because asking again didn't help.
  pass.place += visitors.length || pass.pageSize;
  pass.pagesWithoutNewRows = seen.size > seenBefore ? 0 : pass.pagesWithoutNewRows + 1;
  pass.isEnded = !hasMore;
  if (hasMore && pass.pagesWithoutNewRows >= MAX_PAGES_WITHOUT_NEW_ROWS) {
    flaws.add('stalled');
    pass.isEnded = true;
  }
}

/**
 * Returns whether no row of the window can be missing: the last pass was clean, or it listed the same rows in the same order as
 * an earlier one, so that the API lists a path twice.
 */
export function isComplete({ pass, earlier }: Reading): boolean {
  if (!pass.isEnded) return false;
  return pass.flaws.size === 0 || (onlyRepeats(pass) && earlier.some((other) => isSameList(pass, other)));
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
export function repeatedPaths({ pass: { listed } }: Reading): readonly string[] {
  const seen = new Set<VisitorRow>();
  const repeated = new Set<string>();
  for (const row of listed) {
    if (seen.has(row)) repeated.add(row.path);
    seen.add(row);
  }
  return [...repeated];
}

/** Returns what a pass found, such as “600 rows, 2 of them repeated, and the totals changed”. */
export function describePass({ listed, seen, flaws }: Pass): string {
  const repeated = listed.length - seen.size;
  const found = [
    flaws.has('repeated') ? `${formatNumber(repeated)} of them repeated` : '',
    flaws.has('totals') ? 'the totals changed' : '',
    flaws.has('short') ? 'a page was too short' : '',
    flaws.has('empty') ? 'a page was empty' : '',
    flaws.has('stalled') ? `${MAX_PAGES_WITHOUT_NEW_ROWS} pages had no new row` : '',
  ];
  return [formatCount(listed.length, 'row'), ...found].filter(Boolean).join(', ');
}

function onlyRepeats({ flaws }: Pass): boolean {
  return flaws.size === 1 && flaws.has('repeated');
}

function isSameList(one: Pass, other: Pass): boolean {
  return (
    onlyRepeats(other) &&
    one.totals !== undefined &&
    other.totals !== undefined &&
    isSame(one.totals, other.totals) &&
    one.listed.length === other.listed.length &&
    one.listed.every((row, at) => row === other.listed[at])
  );
}

function isSame(one: VisitorCounts, other: VisitorCounts): boolean {
  return COUNTS.every((name) => one[name] === other[name]);
}

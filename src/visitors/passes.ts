import { formatCount, formatNumber } from '../lib/text.ts';
import { COUNTS, type VisitorCounts, type VisitorPage, type VisitorRow } from '../platform/visitors.ts';
import type { DateRange } from './date-range.ts';

/** The maximum that the API allows. */
export const PAGE_SIZE = 250;
/** Each pass after the first begins with a page that is another eighth shorter. */
const MAX_PASSES = 8;
/** More passes are only worth it while they find rows that the others skipped. */
const USUAL_PASSES = 3;
/** A shorter page can be a fault, so its length is only the page size if the next page has it too. */
export const SHORTEST_CERTAIN_PAGE = 50;
/** After so many pages in a row with `hasMore` but no new row, the API won't send any. */
const MAX_PAGES_WITHOUT_NEW_ROWS = 5;

/** Why a pass can have missed rows, besides those that it repeated. */
const FLAWS = {
  totals: 'the totals changed',
  short: 'a page was too short',
  empty: 'a page was empty',
  stalled: `${MAX_PAGES_WITHOUT_NEW_ROWS} pages had no new row`,
};

/** One reading of a period's list, from the first row to the last. */
interface Pass {
  /** Of the next page. */
  offset: number;
  /** Of the page that was read last. */
  totals?: VisitorCounts;
  /** Of the page before, if it was short, but may be as long as a page gets. */
  shortLength?: number | undefined;
  pagesWithoutNewRows: number;
  isEnded: boolean;
  readonly flaws: Set<keyof typeof FLAWS>;
  /** How many paths were known before. */
  readonly knownBefore: number;
  /** Those that it listed, by path. */
  readonly rows: Map<string, VisitorRow>;
  listed: number;
  /** Paths that it listed more than once, and whether with different numbers. */
  readonly repeated: Map<string, boolean>;
  /** Of paths that the API has more than one row of, how many more. */
  readonly doubled: Map<string, number>;
}

/** What is known of a period so far. */
export interface Reading {
  readonly range: DateRange;
  /** How many rows a page has, as far as that is known. */
  pageSize: number;
  /** The most rows that a page had. */
  longestPage: number;
  readonly passes: Pass[];
  /** The last one. */
  pass: Pass;
  /** Rows of responses that count for no pass. */
  readonly uncounted: Map<string, VisitorRow>;
}

export function newReading(range: DateRange, pageSize = PAGE_SIZE): Reading {
  const pass = newPass(0);
  return { range, pageSize, longestPage: 0, passes: [pass], pass, uncounted: new Map() };
}

function newPass(knownBefore: number): Pass {
  return {
    offset: 0,
    pagesWithoutNewRows: 0,
    isEnded: false,
    flaws: new Set(),
    knownBefore,
    rows: new Map(),
    listed: 0,
    repeated: new Map(),
    doubled: new Map(),
  };
}

export function startNextPass(reading: Reading): void {
  reading.pass = newPass(allRows(reading).size);
  reading.passes.push(reading.pass);
}

/**
 * Returns how many rows the next request asks for. The first page of each pass has another length, so that no two passes share
 * an offset: an API that orders equal rows anew for each offset would repeat and skip the same ones.
 */
export function nextLimit(reading: Reading): number {
  const size = pageSizeOf(reading);
  const earlier = reading.passes.length - 1;
  return reading.pass.offset > 0 ? size : size - Math.floor((size * earlier) / MAX_PASSES);
}

/** After a pass with a page that was too short, no page is longer than those that came, because that can be the API's limit. */
export function pageSizeOf({ pageSize, longestPage, passes }: Reading): number {
  const hadShortPage = passes.slice(0, -1).some(({ flaws }) => flaws.has('short') || flaws.has('empty'));
  return hadShortPage && longestPage >= SHORTEST_CERTAIN_PAGE ? Math.min(pageSize, longestPage) : pageSize;
}

/** Replicas that answer in turns would otherwise meet every page of every second pass again. */
export function asksTwice({ passes, pass }: Reading): boolean {
  return pass.offset === 0 && passes.length >= 3 && passes.length % 2 === 1;
}

/** Returns what counts of a response: of a page longer than asked for, only so many rows, unless it is the last one. */
export function countedOf(reading: Reading, { totals, visitors, hasMore }: VisitorPage): VisitorPage {
  const { pass } = reading;
  if (pass.totals !== undefined && !isSame(pass.totals, totals)) pass.flaws.add('totals');
  pass.totals = totals;
  const counted = hasMore ? visitors.slice(0, nextLimit(reading)) : visitors;
  reading.longestPage = Math.max(reading.longestPage, counted.length);
  return { totals, visitors: counted, hasMore };
}

/** Adds rows that don't count for the pass: without a complete pass, the file has them too. */
export function addRows({ uncounted }: Reading, rows: readonly VisitorRow[]): void {
  for (const row of rows) uncounted.set(row.path, row);
}

/** Returns the paths that rows have more than once, and how often. */
export function doubledIn(rows: readonly VisitorRow[]): ReadonlyMap<string, number> {
  const times = new Map<string, number>();
  if (new Set(rows.map(({ path }) => path)).size === rows.length) return times;
  for (const { path } of rows) times.set(path, (times.get(path) ?? 0) + 1);
  return new Map([...times].filter(([, count]) => count > 1));
}

/** Lists the rows of a page as the next ones of the pass. `doubled`: of its paths, those that the API has so many rows of. */
export function countForPass(
  reading: Reading,
  { visitors, hasMore }: VisitorPage,
  doubled: ReadonlyMap<string, number> = new Map(),
): void {
  const { pass } = reading;
  const knownBefore = pass.rows.size;
  for (const row of visitors) {
    const known = pass.rows.get(row.path);
    if (known !== undefined) {
      pass.repeated.set(row.path, pass.repeated.get(row.path) === true || !isSame(known, row));
      if (doubled.has(row.path) && known.total > row.total) continue;
    }
    pass.rows.set(row.path, row);
  }
  for (const [path, times] of doubled) {
    pass.doubled.set(path, Math.max(times - 1, pass.doubled.get(path) ?? 0));
  }
  pass.listed += visitors.length;
  // The rows of an empty page are skipped, because asking again didn't help.
  pass.offset += visitors.length || nextLimit(reading);
  pass.pagesWithoutNewRows = pass.rows.size > knownBefore ? 0 : pass.pagesWithoutNewRows + 1;
  pass.isEnded = !hasMore;
  if (hasMore && pass.pagesWithoutNewRows >= MAX_PAGES_WITHOUT_NEW_ROWS) {
    pass.flaws.add('stalled');
    pass.isEnded = true;
  }
}

/** Returns whether no row can be missing: the passes that count together know as many rows as the last one listed. */
export function isComplete(reading: Reading): boolean {
  return hasOnlyRepeats(reading.pass) && rowsIn(countedPasses(reading)) === reading.pass.listed;
}

/** Returns a clean pass alone, else those like the last. */
function countedPasses({ passes, pass }: Reading): readonly Pass[] {
  return rowsIn([pass]) === pass.listed ? [pass] : passes.filter((other) => isLike(other, pass));
}

/** With other totals or another length, the list has changed. */
function isLike(other: Pass, pass: Pass): boolean {
  return hasOnlyRepeats(other) && other.listed === pass.listed && isSame(other.totals, pass.totals);
}

/** Returns how many rows of the API these passes know. A repeated row isn't another one. */
function rowsIn(passes: readonly Pass[], known = merged(passes.map(({ rows }) => rows))): number {
  let count = known.size;
  for (const more of merged(passes.map(({ doubled }) => doubled)).values()) count += more;
  return count;
}

function hasOnlyRepeats({ isEnded, flaws }: Pass): boolean {
  return isEnded && flaws.size === 0;
}

/** Returns the rows for the file, by path, with the newest numbers. An incomplete reading has all that came. */
export function rowsOf(reading: Reading): ReadonlyMap<string, VisitorRow> {
  return isComplete(reading) ? merged(countedPasses(reading).map(({ rows }) => rows)) : allRows(reading);
}

function allRows({ uncounted, passes }: Reading): ReadonlyMap<string, VisitorRow> {
  return merged([uncounted, ...passes.map(({ rows }) => rows)]);
}

/** Later maps win. */
function merged<T>(maps: readonly ReadonlyMap<string, T>[]): ReadonlyMap<string, T> {
  const [only = new Map<string, T>(), ...others] = maps.filter(({ size }) => size > 0);
  return others.length === 0 ? only : new Map([only, ...others].flatMap((map) => [...map]));
}

/** Returns whether there is nothing left to read: the period is complete, or another pass isn't worth it. */
export function isFinished(reading: Reading): boolean {
  const { passes, pass } = reading;
  if (!pass.isEnded) return false;
  if (passes.length >= MAX_PASSES || isComplete(reading)) return true;
  if (passes.length < USUAL_PASSES) return false;
  return !hasOnlyRepeats(pass) || allRows(reading).size === passes.at(-2)?.knownBefore;
}

/** Returns how many rows the last whole pass listed, repeated ones too; undefined if there was none. */
export function rowsListed({ passes }: Reading): number | undefined {
  return passes.findLast(({ isEnded, flaws }) => isEnded && !flaws.has('stalled'))?.listed;
}

/** Returns how many rows are missing for sure. */
export function rowsMissing(reading: Reading): number {
  if (isSameEachTime(reading)) return 0;
  const listed = reading.passes.findLast(hasOnlyRepeats)?.listed ?? 0;
  return Math.max(0, listed - rowsIn(reading.passes, allRows(reading)));
}

/** Returns the API's totals for the whole site; undefined before the first page. */
export function totalsOf({ passes }: Reading): VisitorCounts | undefined {
  return passes.findLast(({ totals }) => totals)?.totals;
}

/** Returns the paths that any pass that counts listed more than once, and whether with different numbers. */
export function repeatedPaths(reading: Reading): ReadonlyMap<string, boolean> {
  if (!isComplete(reading)) return merged(reading.passes.map(({ repeated }) => repeated));
  const counted = countedPasses(reading);
  const doubled = merged(counted.map((one) => one.doubled));
  return new Map([...merged(counted.map(({ repeated }) => repeated))].filter(([path]) => doubled.has(path)));
}

/** Returns whether all passes had the same repeated paths, so that another run would end the same. */
export function isSameEachTime({ passes, pass }: Reading): boolean {
  const paths = [...pass.repeated.keys()];
  const hasSame = ({ repeated }: Pass) =>
    repeated.size === paths.length && paths.every((path) => repeated.has(path));
  return passes.every((one) => isLike(one, pass) && hasSame(one));
}

/** Returns what each pass found, such as “pass 1: 600 rows, 2 of them repeated, the totals changed”. */
export function describePasses({ passes }: Reading): string {
  return passes.map((one, index) => `pass ${index + 1}: ${describePass(one)}`).join('; ');
}

export function describePass(pass: Pass): string {
  const repeated = pass.listed - rowsIn([pass]);
  const found = repeated > 0 ? [`${formatNumber(repeated)} of them repeated`] : [];
  for (const flaw of pass.flaws) found.push(FLAWS[flaw]);
  return [formatCount(pass.listed, 'row'), ...found].join(', ');
}

function isSame(one: VisitorCounts | undefined, other: VisitorCounts | undefined): boolean {
  return COUNTS.every((name) => one?.[name] === other?.[name]);
}

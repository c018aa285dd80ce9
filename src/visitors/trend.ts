import type { VisitorCounts } from '../platform/visitors.ts';
import { type DateRange, rangeBefore } from './date-range.ts';
import type { Export } from './export.ts';
import { type Reading, totalsOf } from './passes.ts';
import { type ReadEnd, requestPage } from './read-pages.ts';

/** The site's totals in a period. */
export interface TrendPeriod {
  readonly range: DateRange;
  readonly totals: VisitorCounts;
}

export interface Trend {
  /** Oldest first, back to back. Undefined: not even this period is known. */
  readonly trend?: readonly TrendPeriod[];
  /** Why the periods before the first one are missing. */
  readonly trendEnd?: { readonly before: DateRange; readonly end: ReadEnd; readonly left: number };
}

/** Reads the totals of the periods before those that are read already. `known`: newest first. */
export async function readTrend(run: Export, known: readonly Reading[]): Promise<Trend> {
  const { trend: count = 0 } = run.inputs;
  const trend = known.flatMap((reading) => {
    const totals = totalsOf(reading);
    return totals === undefined ? [] : { range: reading.range, totals };
  });
  let oldest = trend.at(-1)?.range;
  if (oldest === undefined) return {};
  while (trend.length < count) {
    const range = rangeBefore(oldest);
    const page = await requestPage(run, { range, limit: 1, offset: 0, unit: 'period' });
    if ('kind' in page) {
      const trendEnd = { before: oldest, end: page, left: count - trend.length };
      return { trend: fromFirstVisitor(trend), trendEnd };
    }
    trend.push({ range, totals: page.totals });
    oldest = range;
  }
  return { trend: fromFirstVisitor(trend) };
}

/** Before its first visitor, a site wasn't counted yet. */
function fromFirstVisitor(newestFirst: readonly TrendPeriod[]): readonly TrendPeriod[] {
  const first = newestFirst.findLastIndex(({ totals }) => totals.total > 0);
  return newestFirst.slice(0, first === -1 ? undefined : first + 1).toReversed();
}

import type { VisitorCounts } from '../platform/visitors.ts';
import { type DateRange, rangeBefore } from './date-range.ts';
import type { Export } from './export.ts';
import { Reading } from './passes.ts';
import { requestPage, type Unread } from './read-pages.ts';

export interface Trend {
  /** Oldest first, back to back, with the site's totals. */
  readonly periods: readonly { readonly range: DateRange; readonly totals: VisitorCounts }[];
  /** The newest period that couldn't be read. */
  readonly unread?: Unread | undefined;
}

/** Reads the totals of periods, newest first, before those that are read. Undefined if none is. */
export async function readTrend(
  run: Export,
  count: number,
  read: readonly Reading[],
): Promise<Trend | undefined> {
  const periods = read.flatMap((reading) => {
    const { range, totals } = reading;
    return totals === undefined ? [] : { range, totals };
  });
  let oldest = periods.at(-1)?.range;
  if (oldest === undefined) return undefined;
  let unread: Unread | undefined;
  while (periods.length < count && unread === undefined) {
    const reading = new Reading(rangeBefore(oldest));
    const page = await requestPage(run, reading, 1, 'period');
    if ('kind' in page) unread = { reading, end: page, left: count - periods.length };
    else periods.push({ range: reading.range, totals: page.totals });
    oldest = reading.range;
  }
  return { periods: fromFirstVisitor(periods), unread };
}

/** Leaves out what was before the site had a visitor, if it ever had one. Returns the oldest first. */
function fromFirstVisitor(newestFirst: Trend['periods']): Trend['periods'] {
  const first = newestFirst.findLastIndex(({ totals }) => totals.total > 0);
  return newestFirst.slice(0, first === -1 ? undefined : first + 1).toReversed();
}

import { rangeBefore } from './date-range.ts';
import type { Export } from './export.ts';
import { Reading } from './passes.ts';
import { readPage } from './read-pages.ts';

/** Reads the totals of earlier periods, newest first. Undefined if they aren't asked for, or nothing else is. */
export async function readTrend(run: Export, known: readonly Reading[]) {
  const { trend: count } = run.inputs;
  const read = known.filter(({ totals }) => totals !== undefined);
  const isOver = known.some(({ stop }) => stop?.kind === 'refused' || stop?.kind === 'cancelled');
  let oldest = read.at(-1)?.range;
  if (count === undefined || oldest === undefined || isOver) return undefined;
  while (read.length < count) {
    oldest = rangeBefore(oldest);
    // One row brings the totals.
    const reading = new Reading(oldest, 1);
    await readPage(run, reading);
    if (reading.stop !== undefined) return { read, unread: reading };
    read.push(reading);
  }
  return { read, unread: undefined };
}

/** Returns the periods, oldest first, without those before the site had a visitor, if it ever had one. */
export function periodsOf(newestFirst: readonly Reading[]) {
  const periods = newestFirst.flatMap(({ range, totals }) => (totals === undefined ? [] : { range, totals }));
  const first = periods.findLastIndex(({ totals }) => totals.total > 0);
  return periods.slice(0, first === -1 ? undefined : first + 1).toReversed();
}

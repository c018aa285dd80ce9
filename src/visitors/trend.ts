import { rangeBefore } from './date-range.ts';
import type { Export } from './export.ts';
import { Reading } from './passes.ts';
import { readPage } from './read-pages.ts';

/** Reads the totals of earlier periods, newest first. Undefined if unset, without any totals, or after a refusal or a cancel. */
export async function readTrend(run: Export, known: readonly Reading[]) {
  const { trend: count } = run.inputs;
  const read = known.flatMap(({ range, totals }) => (totals === undefined ? [] : { range, totals }));
  const isOver = known.some(({ stop }) => stop?.kind === 'refused' || stop?.kind === 'cancelled');
  let oldest = read.at(-1)?.range;
  if (count === undefined || oldest === undefined || isOver) return undefined;
  while (read.length < count) {
    oldest = rangeBefore(oldest);
    // One row brings the totals.
    const reading = new Reading(oldest, 1);
    const page = await readPage(run, reading);
    if (page === undefined) return { read, unread: reading };
    read.push({ range: oldest, totals: page.totals });
  }
  return { read, unread: undefined };
}

/** Returns the periods, oldest first, without those before the site had a visitor, if it ever had one. */
export function periodsOf({ read: newestFirst }: NonNullable<Awaited<ReturnType<typeof readTrend>>>) {
  const first = newestFirst.findLastIndex(({ totals }) => totals.total > 0);
  return newestFirst.slice(0, first === -1 ? undefined : first + 1).toReversed();
}

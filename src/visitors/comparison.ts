import type { VisitorCounts } from '../platform/visitors.ts';
import type { DateRange } from './date-range.ts';
import { byText, Ranking } from './ranking.ts';
import { type PageRange, type ReadOptions, readPages, type StopReason } from './read-pages.ts';

/** A page whose visitors (its `total`s) are not as many as in the window before. A page that one window lacks had 0 there. */
export interface Mover {
  readonly path: string;
  readonly before: number;
  readonly after: number;
  readonly change: number;
}

/** What changed from the window before to this one. */
export interface Comparison {
  readonly window: DateRange;
  readonly stop: StopReason;
  readonly totals: VisitorCounts | undefined;
  /** Largest change first. */
  readonly rose: readonly Mover[];
  readonly fell: readonly Mover[];
  /** Largest absolute change first. */
  readonly movers: readonly Mover[];
  /** Pages that only this window has, or only the one before; undefined where not enough was read to tell. */
  readonly appeared: number | undefined;
  readonly vanished: number | undefined;
}

/**
 * Reads the window before as the first one was read, and compares. `now` has the visitors of this window by path, and is
 * used up. `isWhole` says that it has every page of this window; what was not read of either window is not guessed at.
 */
export async function compare(
  now: Map<string, number>,
  isWhole: boolean,
  extent: PageRange,
  top: number,
  reader: ReadOptions,
): Promise<Comparison> {
  const rose = new Ranking(top, largestChangeFirst);
  const fell = new Ranking(top, largestChangeFirst);
  const all = new Ranking(top, largestChangeFirst);
  const add = (path: string, before: number, after: number) => {
    const change = after - before;
    if (change === 0) return;
    const mover = { path, before, after, change };
    (change > 0 ? rose : fell).add(mover);
    all.add(mover);
  };

  let vanished = 0;
  const { stop, totals } = await readPages(extent, reader, async (rows) => {
    for (const { path, total } of rows) {
      const after = now.get(path);
      now.delete(path);
      if (after === undefined && !isWhole) continue;
      if (after === undefined) vanished += 1;
      add(path, total, after ?? 0);
    }
  });
  const knowsAllBefore = stop.kind === 'end' && extent.offset === 0;
  const appeared = knowsAllBefore ? now.size : undefined;
  if (knowsAllBefore) for (const [path, after] of now) add(path, 0, after);

  return {
    window: extent.window,
    stop,
    totals,
    rose: rose.inOrder,
    fell: fell.inOrder,
    movers: all.inOrder,
    appeared,
    vanished: isWhole ? vanished : undefined,
  };
}

function largestChangeFirst(one: Mover, other: Mover): number {
  return Math.abs(other.change) - Math.abs(one.change) || byText(one.path, other.path);
}

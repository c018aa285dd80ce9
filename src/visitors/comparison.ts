import type { VisitorRow } from '../platform/visitors.ts';
import type { Reading } from './passes.ts';

/** A page whose `total` changed. A page that is missing in a period had 0 visitors. */
export interface Mover {
  readonly path: string;
  readonly before: number;
  readonly after: number;
  readonly change: number;
}

export type Comparison = NonNullable<ReturnType<typeof compare>>;

/** Undefined if the period before isn't read completely. `now` is complete. */
export function compare(now: ReadonlyMap<string, VisitorRow>, reading: Reading, top: number) {
  const { totals } = reading;
  if (!reading.isComplete || totals === undefined) return undefined;
  const before = reading.rows();
  const changed = [...new Set(now.keys()).union(before)].flatMap((path): Mover[] => {
    const earlier = before.get(path)?.total ?? 0;
    const after = now.get(path)?.total ?? 0;
    return earlier === after ? [] : [{ path, before: earlier, after, change: after - earlier }];
  });
  changed.sort(largestChangeFirst);
  return {
    range: reading.range,
    /** Of the period before. */
    totals,
    before,
    /** Every page that gained or lost visitors, largest absolute change first. */
    changed,
    movers: changed.slice(0, top),
  };
}

function largestChangeFirst(one: Mover, other: Mover): number {
  return Math.abs(other.change) - Math.abs(one.change) || byText(one.path, other.path);
}

/** Compares different texts by code units: the same on every machine. */
function byText(one: string, other: string): number {
  return one < other ? -1 : 1;
}

export function mostVisitorsFirst(one: VisitorRow, other: VisitorRow): number {
  return other.total - one.total || byText(one.path, other.path);
}

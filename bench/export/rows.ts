import type { VisitorCounts, VisitorRow } from '../../src/platform/visitors.ts';

/** A site with so many pages, the same one every time. */
export function siteOf(count: number): {
  readonly count: number;
  readonly totals: VisitorCounts;
  readonly row: (index: number) => VisitorRow;
} {
  return {
    count,
    totals: { human: 4 * count, ai: count, total: 4 * count + 7 },
    row: (index) => ({
      path: `/guides/section-${index % 997}/how-to-${index}`,
      human: (index * 7) % 1_000,
      ai: (index * 3) % 250,
      total: (index * 7) % 1_000,
    }),
  };
}

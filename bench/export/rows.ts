import type { VisitorCounts, VisitorRow } from '../../src/platform/visitors.ts';

/** `ascii`: all paths are ASCII. `mixed`: one path on each page of results is not. */
export type Paths = 'ascii' | 'mixed';

/** Returns a site with `count` pages, the same one every time. */
export function siteOf(
  count: number,
  paths: Paths,
): {
  readonly count: number;
  readonly totals: VisitorCounts;
  readonly row: (index: number) => VisitorRow;
} {
  return {
    count,
    totals: { human: 4 * count, ai: count, total: 4 * count + 7 },
    row: (index) => ({
      path: `/guides/section-${index % 997}/${paths === 'mixed' && index % 250 === 7 ? 'ガイド' : 'how-to'}-${index}`,
      human: (index * 7) % 1_000,
      ai: (index * 3) % 250,
      total: (index * 7) % 1_000,
    }),
  };
}

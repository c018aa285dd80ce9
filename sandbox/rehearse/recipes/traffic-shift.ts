import type { PlatformOptions } from '../../platform.ts';
import { scheduled } from './events.ts';
import { opensAPullRequest, prompt, startsNothing } from './expectations.ts';
import { recipe } from './recipe.ts';

/** Four pages. The export reads this week first, then the week before. */
function shiftingSite(total: (index: number, isBefore: boolean) => number): PlatformOptions {
  let reads = 0;
  return {
    visitors: {
      count: 4,
      totals: { human: 1, ai: 1, total: 2 },
      row: (index) => {
        reads += 1;
        return { path: `/page-${index}`, human: 0, ai: 0, total: total(index, reads > 4) };
      },
    },
  };
}

export const trafficShift = recipe('traffic-shift', [
  {
    title: 'sends the pages that gained or lost a third',
    event: scheduled,
    platform: shiftingSite((index, isBefore) => (isBefore ? 100 : ([10, 95, 200, 100][index] ?? 0))),
    holds: (seen) => ({
      ...opensAPullRequest(seen),
      'the prompt lists the two pages':
        [...prompt(seen).matchAll(/"path":"([^"]+)"/gu)]
          .map(([, path]) => path)
          .toSorted((a, b) => String(a).localeCompare(String(b)))
          .join() === '/page-0,/page-2',
    }),
  },
  {
    title: "creates no job if visitor numbers didn't change",
    event: scheduled,
    platform: shiftingSite(() => 100),
    holds: startsNothing,
  },
]);

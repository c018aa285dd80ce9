import type { Seen } from '../scene.ts';
import { OURS } from '../workflow.ts';
import { scheduled } from './events.ts';
import { opensAPullRequest, prompt, startsNothing } from './expectations.ts';
import { recipe } from './recipe.ts';

export const weeklyVisitors = recipe('weekly-visitors', [
  {
    title: 'exports, keeps the file, and sends the pages that AI reads most',
    event: scheduled,
    platform: {
      visitors: {
        count: 12,
        totals: { human: 20, ai: 9, total: 25 },
        row: (index) => ({ path: `/page-${index}`, human: 20 - index, ai: index, total: 20 }),
      },
    },
    holds: (seen) => ({
      ...opensAPullRequest(seen),
      'the export is complete': seen
        .stepsOf(`${OURS}/visitors`)
        .every(({ outputs }) => outputs['complete'] === 'true'),
      'the file is kept': keepsTheFile(seen),
      'the prompt lists ten pages, the most read first':
        [...prompt(seen).matchAll(/^\{"path":"\/page-(\d+)"/gmu)].map(([, page]) => page).join() ===
        '11,10,9,8,7,6,5,4,3,2',
    }),
  },
  {
    title: 'keeps the rows of an incomplete export, and fails',
    event: scheduled,
    platform: {
      visitors: {
        count: 600,
        totals: { human: 20, ai: 9, total: 25 },
        row: (index) => ({ path: `/page-${index}`, human: 1, ai: 1, total: 1 }),
      },
    },
    prepare: ({ platform }) =>
      platform.fault({ path: /\/visitors$/u, nth: 2, times: Infinity }, { kind: 'status', status: 401 }),
    ends: 'failure',
    holds: (seen) => ({
      ...startsNothing(seen),
      'the export is not complete': seen
        .stepsOf(`${OURS}/visitors`)
        .every(({ outputs }) => outputs['complete'] === 'false'),
      'the file is kept': keepsTheFile(seen),
    }),
  },
  {
    title: 'creates no job without AI readers',
    event: scheduled,
    platform: { visitors: { visits: [] } },
    holds: (seen) => ({
      ...startsNothing(seen),
      'the file is kept': keepsTheFile(seen),
    }),
  },
]);

function keepsTheFile({ stepsOf }: Seen): boolean {
  return stepsOf('actions/upload-artifact').some(({ log }) => log.includes('Would upload 1 file'));
}

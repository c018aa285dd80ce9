import type { PlatformOptions } from '../../platform.ts';
import type { Seen } from '../scene.ts';
import { OURS } from '../workflow.ts';
import { scheduled } from './events.ts';
import { recipe } from './recipe.ts';

const PAGES = 600;

const site: PlatformOptions['visitors'] = {
  count: PAGES,
  totals: { human: 20, ai: 9, total: 25 },
  row: (index) => ({ path: `/page-${index}`, human: 1, ai: 1, total: 1 }),
};

/** By how many milliseconds the API's clock is ahead. */
let ahead = 0;

const exports = ({ stepsOf }: Seen) => stepsOf(`${OURS}/visitors`);
const uploads = ({ stepsOf }: Seen) =>
  stepsOf('actions/upload-artifact').filter(({ log }) => log.includes('Would upload 1 file'));

export const largeExport = recipe('large-export', [
  {
    title: 'keeps the state if the quota is used up',
    event: scheduled,
    platform: { visitors: site, quota: { visitors: 2 } },
    holds: (seen) => ({
      'the export is not complete': exports(seen).every(({ outputs }) => outputs['complete'] === 'false'),
      'the state is cached': seen.run.output.includes('Cached visitors-partial-'),
      'no file is kept': uploads(seen).length === 0,
    }),
  },
  {
    title: 'resumes in a later run and keeps the whole file',
    before: [{ event: scheduled }],
    event: scheduled,
    platform: { visitors: site, quota: { visitors: 2 }, now: () => Date.now() + ahead },
    prepare: () => {
      ahead += 3_700_000;
    },
    holds: (seen) => ({
      'the export is complete': exports(seen).every(({ outputs }) => outputs['complete'] === 'true'),
      'no row is missing': exports(seen).some(({ outputs }) => outputs['rows'] === String(PAGES)),
      'the first page was read once':
        seen.platform.requests.filter(({ query }) => (query.get('offset') ?? '0') === '0').length === 1,
      'the file is kept': uploads(seen).length === 1,
    }),
  },
  {
    title: 'does nothing after the export is complete',
    before: [{ event: scheduled }],
    event: scheduled,
    platform: { visitors: site },
    holds: (seen) => ({
      'nothing is exported': exports(seen).every(({ result }) => result === undefined),
      'no file is kept': uploads(seen).length === 0,
    }),
  },
]);

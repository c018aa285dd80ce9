import type { PlatformOptions } from '../../platform.ts';
import { SCHEDULED, started } from '../events.ts';
import { has, including, opens, STARTS_NOTHING, without } from '../expected.ts';
import type { Scene } from '../scene.ts';
import { recipe } from './workflow-texts.ts';

const TOTALS = { human: 20, ai: 9, total: 25 };
const KEEPS_FILE = has('Would upload 1 file');
const DENIED = { kind: 'status', status: 401 } as const;

const pages = (count: number): PlatformOptions => ({
  visitors: {
    count,
    totals: TOTALS,
    row: (index) => ({ path: `/page-${index}`, human: 1, ai: 1, total: 1 }),
  },
});

/** The pages of the prompt, in this order and no others. */
const listed = (numbers: readonly number[]): RegExp => {
  const lines = numbers.map((number) => `\\{"path":"/page-${number}".*\\n`).join('');
  return new RegExp(`(?<!\\})\\n${lines}(?!\\{)`, 'u');
};

export const weeklyVisitors = recipe('weekly-visitors', [
  {
    title: 'exports, keeps the file, and sends the pages that AI reads most',
    event: SCHEDULED,
    platform: {
      visitors: {
        count: 12,
        totals: TOTALS,
        row: (index) => ({ path: `/page-${index}`, human: 20 - index, ai: index, total: 20 }),
      },
    },
    expected: {
      ...opens(listed([11, 10, 9, 8, 7, 6, 5, 4, 3, 2])),
      outputs: including({ complete: 'true', outcome: 'pr-created' }),
      log: KEEPS_FILE,
    },
  },
  {
    title: 'keeps the rows of an incomplete export, and fails',
    event: SCHEDULED,
    platform: pages(600),
    faults: { platform: [{ path: /\/visitors$/u, nth: 2, times: Infinity }, DENIED] },
    ends: 'failure',
    expected: { ...STARTS_NOTHING, outputs: including({ complete: 'false' }), log: KEEPS_FILE },
  },
  {
    title: 'creates no job without AI readers',
    event: SCHEDULED,
    platform: { visitors: { visits: [] } },
    expected: { ...STARTS_NOTHING, log: KEEPS_FILE },
  },
]);

const BRANCH = 'docs-visitors';
/** A comment of another workflow on the same issue, by the same account. */
const OTHER = 'The nightly build failed.';
const ON_ISSUE: Pick<Scene, 'event' | 'github'> = {
  event: SCHEDULED,
  github: { comments: [{ issue: 1, author: 'github-actions[bot]', body: OTHER }] },
};
const COMMENTS = { 1: [OTHER, has(/^<!-- docs-visitors-report -->\n/u, 'visitors')] };
const ONE_FILE = { [BRANCH]: { commits: 1, files: { '2026-10-01_2026-11-01.csv': has('\r\n2026-10-01,') } } };

export const visitorsReport = recipe('visitors-report', [
  {
    title: 'creates the branch with the file of a month, and posts the report',
    ...ON_ISSUE,
    platform: pages(3),
    expected: {
      outputs: including({ complete: 'true', trend: has(/^\[(?:\{[^{}]*\},?){12}\]$/u) }),
      branches: ONE_FILE,
      comments: COMMENTS,
      edits: 0,
    },
  },
  {
    title: 'commits nothing if nothing changed, and edits its own comment',
    ...ON_ISSUE,
    before: [{ event: SCHEDULED }],
    expected: { branches: ONE_FILE, comments: COMMENTS, edits: 1 },
  },
  {
    title: 'adds the file of a period that was asked for, and leaves the report',
    ...ON_ISSUE,
    event: started({ 'date-from': '2026-09-01', 'date-to': '2026-10-01' }),
    branches: [BRANCH],
    platform: pages(3),
    expected: {
      branches: { [BRANCH]: { commits: 2, files: { '2026-09-01_2026-10-01.csv': has('\r\n2026-09-01,') } } },
      comments: { 1: [OTHER] },
    },
  },
  {
    title: 'changes neither the branch nor the issue if the export fails',
    ...ON_ISSUE,
    faults: { platform: [{ path: /\/visitors$/u, times: Infinity }, DENIED] },
    ends: 'failure',
    expected: { branches: {}, gh: [] },
  },
]);

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
    event: SCHEDULED,
    platform: shiftingSite((index, isBefore) => (isBefore ? 100 : ([10, 95, 200, 100][index] ?? 0))),
    expected: opens('"path":"/page-0"', '"path":"/page-2"', without('/page-[13]')),
  },
  {
    title: "creates no job if visitor numbers didn't change",
    event: SCHEDULED,
    platform: shiftingSite(() => 100),
    expected: STARTS_NOTHING,
  },
]);

import { expect, test } from '@jest/globals';
import type { PullSeed } from '../../sandbox/github.ts';
import { CLOCK_START } from '../../sandbox/virtual-clock.ts';
import { annotated } from '../conclusion.ts';
import { COMPLETED, DAY_MS, scenario } from './scenario.ts';

const daysAgo = (days: number) => new Date(CLOCK_START - days * DAY_MS).toISOString();

const pull = (number: number, opened: number, more: Partial<PullSeed> = {}): PullSeed => ({
  number,
  createdAt: daysAgo(opened),
  ...more,
});
const merged = (number: number, opened: number, at: number) =>
  pull(number, opened, { merged: true, mergedAt: daysAgo(at) });

async function figuresOf(pulls: readonly PullSeed[], inputs: Readonly<Record<string, string>> = {}) {
  await using s = await scenario({}, { pulls });
  const step = await s.settle(inputs);
  const figures: unknown = JSON.parse(step.outputs['pull-requests'] ?? '');
  return { ...step, figures, requests: s.github.requests };
}

test('the figures say how the agent’s pull requests fared', async () => {
  const { figures, summary, outputs } = await figuresOf([
    merged(11, 13, 10),
    merged(12, 12, 11),
    merged(13, 10, 5),
    pull(14, 7, { state: 'closed' }),
    pull(15, 6.06),
    pull(16, 2, { draft: true }),
  ]);
  const days = { median_days_to_merge: 3, oldest_open_days: 6.1 };
  expect(figures).toEqual({ opened: 6, merged: 3, closed: 1, open: 2, merge_rate: 0.75, ...days });
  expect(summary.split('\n')[0]).toBe(
    '**No job ended. The agent opened 6 pull requests in `Codertocat/Hello-World` in 14 days: 3 merged, 1 closed, 2 open.**',
  );
  const head = '| Opened | Merged | Closed | Open | Merge rate | Days to merge | Oldest (days) |';
  expect(summary).toContain(`${head}\n${'| ---: '.repeat(7)}|\n| 6 | 3 | 1 | 2 | 75 % | 3 | 6.1 |\n`);
  const title = 'These pull requests, by week: opened (blue), merged (orange)';
  expect(summary).toContain(`  title "${title}"\n  x-axis ["10-20", "10-27"]\n`);
  expect(summary).toContain('line [4, 2]\n  line [2, 1]');
  expect(outputs['report']).toBe(summary.trimEnd());
});

test('the median of an even number of merges is between the two in the middle', async () => {
  const { figures } = await figuresOf([merged(1, 10, 9), merged(2, 9, 7), merged(3, 8, 5), merged(4, 7, 2)]);
  expect(figures).toMatchObject({ median_days_to_merge: 2.5, merge_rate: 1 });
});

test('a merge rate is cut to three digits, so that one below 1 never looks like 1', async () => {
  const all = Array.from({ length: 399 }, (_, index) => merged(index + 2, 3, 2));
  const { figures, summary } = await figuresOf([pull(1, 3, { state: 'closed' }), ...all]);
  expect(figures).toMatchObject({ merged: 399, closed: 1, merge_rate: 0.997 });
  expect(summary).toContain('| 99.7 % |');
});

test('figures that are not known yet are null, and a single week has no chart', async () => {
  const { figures, summary } = await figuresOf([pull(1, 1)], { 'last-days': '7' });
  expect(summary).toMatch(/\n\| 1 \| 0 \| 0 \| 1 \| – \| – \| 1 \|\n$/u);
  const unknown = { merge_rate: null, median_days_to_merge: null };
  expect(figures).toEqual({ opened: 1, merged: 0, closed: 0, open: 1, ...unknown, oldest_open_days: 1 });
});

test('only the agent’s pull requests of the last days count', async () => {
  const { figures } = await figuresOf([
    pull(1, 20),
    pull(2, 3, { author: 'monalisa' }),
    pull(3, 3, { author: 'monalisa', headRef: 'mintlify/0000000a' }),
    pull(4, 3, { author: 'docs-bot' }),
    pull(5, 3, { createdAt: 'unknown' }),
  ]);
  expect(figures).toMatchObject({ opened: 2, oldest_open_days: 14 });
});

test('`agent-login`, `pr-repository` and `last-days` say which pull requests count', async () => {
  const { figures, summary } = await figuresOf(
    [pull(1, 20, { author: 'docs-bot', repository: 'acme/docs' }), pull(2, 1)],
    { 'agent-login': 'docs-bot', 'pr-repository': 'acme/docs', 'last-days': '30' },
  );
  expect(figures).toMatchObject({ opened: 1, oldest_open_days: 20 });
  expect(summary).toContain('The agent opened 1 pull request in `acme/docs` in 30 days');
});

test('a week that is only partly in the last days is not in the chart', async () => {
  const { figures, summary } = await figuresOf([pull(1, 9), pull(2, 19)], { 'last-days': '20' });
  expect(figures).toMatchObject({ opened: 2 });
  expect(summary).toMatch(/x-axis \["10-20", "10-27"\]\n.*\n {2}line \[1, 0\]/u);
});

test('a reported pull request in another repository comes with a warning', async () => {
  await using s = await scenario({}, { pulls: [{ number: 7, repository: 'acme/docs' }] });
  const inAcme = { ...COMPLETED, prLink: 'https://github.com/acme/docs/pull/7' };
  await s.endJob(inAcme);
  const { summary, annotations } = await s.settle();
  expect(summary).toContain('The agent opened 0 pull requests in `Codertocat/Hello-World` in 14 days');
  expect(summary).not.toContain('#### Pull requests of the agent');
  expect(annotations).toEqual([annotated('warning', 'set `pr-repository: acme/docs`')]);
  await s.endJob(inAcme);
  expect((await s.settle({ 'pr-repository': 'Acme/docs' })).annotations).toEqual([]);
  await s.endJob({ ...COMPLETED, prLink: 'https://git.example/acme/docs/pull/7' });
  const elsewhere = annotated('warning', "it isn't one on `https://github.com`");
  expect((await s.settle()).annotations).toEqual([elsewhere]);
});

test('pull requests are read page by page, until one is too old', async () => {
  const recent = Array.from({ length: 150 }, (_, index) => pull(index + 501, 5));
  const old = Array.from({ length: 400 }, (_, index) => pull(index + 1, 30));
  const { figures, requests } = await figuresOf([...old, ...recent]);
  expect(figures).toMatchObject({ opened: 150, open: 150 });
  expect(requests.filter(({ path }) => path.endsWith('/pulls'))).toHaveLength(2);
});

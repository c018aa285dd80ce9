import { describe, expect, test } from '@jest/globals';
import { HANGS, status } from '../../sandbox/faults.ts';
import type { Visit } from '../../sandbox/visits.ts';
import { pathsOf } from './exported.ts';
import { exportOnce, listOf, page, paths, row, type Service } from './in-memory.ts';
import { type Scenario, scenario, site } from './scenario.ts';

/** A number of people who visited each page on a day. */
const on = (date: string, counts: Readonly<Record<string, number>>): Visit[] =>
  Object.entries(counts).flatMap(([path, count]) =>
    Array.from({ length: count }, (_, at) => ({ visitor: `v-${at}`, kind: 'human', path, date })),
  );
const visits = {
  visitors: {
    visits: [
      ...on('2026-10-20', { '/same': 5, '/rose': 2, '/fell': 8, '/gone': 4, '/a-fell': 4, '/x': 10 }),
      ...on('2026-10-30', { '/same': 5, '/rose': 9, '/fell': 2, '/new': 3, '/a-fell': 1, '/x': 12, '/e': 2 }),
      // On the end date of the window, which isn't part of it.
      ...on('2026-11-02', { '/late': 50 }),
    ],
  },
};
const inputs = { 'last-days': '7', compare: 'true' };

test.each([
  [2, 1, '1 unique visitor, −50% on the day before', '| −1 (−50%) |'],
  [1_000, 998, '998 unique visitors, about as many as the day before', '| −2 (0%) |'],
  [1_000, 1_002, '1,002 unique visitors, about as many as the day before', '| +2 (0%) |'],
  [0, 2, '2 unique visitors, none the day before', '| +2 (new) |'],
  [1_000, 995, '995 unique visitors, −1% on the day before', '| −5 (−1%) |'],
  [1_000, 3, '3 unique visitors, −99% on the day before', '| −997 (−99%) |'],
])('from %i to %i visitors, the summary says %j', async (before, after, headline, change) => {
  const visits = [...on('2026-10-31', { '/': before }), ...on('2026-11-01', { '/': after })];
  await using s = await scenario({ visitors: { visits } });
  const { summary } = await s.run({ 'last-days': '1', compare: 'true' });
  expect(summary).toContain(headline);
  expect(summary).toContain(`| Change ${change} 0 ${change}`);
});

test('a change is that between the numbers shown, which are rounded', async () => {
  const before = page([row('/', 10.4)], false, { human: 10.6, ai: 4.4, total: 14 });
  const now = page([row('/', 10.6)], false, { human: 12.4, ai: 3.6, total: 15 });
  const { summary } = await exportOnce(({ from }) => (from < '2026-10-26' ? before : now), inputs);
  expect(summary).toContain('| `/` | 10 | 11 | +1 (+2%) |');
  expect(summary).toContain('| Period before | 11 | 4 | 14 |\n| Change | +1 (+17%) | 0 | +1 (+7%) |\n');
});

const listed = (summary: string) => Array.from(summary.matchAll(/^\| `(\/[\w-]+)`/gmu), ([, path]) => path);

test('all losses are listed, also if more pages lost visitors than have some now', async () => {
  const visits = [...on('2026-10-31', { '/a': 9, '/b': 8, '/c': 7 }), ...on('2026-11-01', { '/a': 1 })];
  await using s = await scenario({ visitors: { visits } });
  const [, changes = ''] = (await s.run({ 'last-days': '1', compare: 'true' })).summary.split('#### What');
  expect(listed(changes)).toEqual(['/a', '/b', '/c']);
  expect(changes).toContain('0 pages gained visitors, 3 lost some. 2 have none now.');
});

test('the window before is read in the same way, and changes are listed: the largest first, then by path', async () => {
  await using s = await scenario(visits);
  const { outputs, summary, log, ...step } = await s.run(inputs);
  expect(step).toMatchObject({ exitCode: 0, annotations: [] });
  expect(s.platform.requests.map(({ query }) => String(query))).toEqual([
    'dateFrom=2026-10-26&dateTo=2026-11-02&limit=250&offset=0',
    'dateFrom=2026-10-19&dateTo=2026-10-26&limit=250&offset=0',
  ]);
  expect(JSON.parse(outputs['movers'] ?? '')).toEqual([
    { path: '/rose', before: 2, after: 9, change: 7 },
    { path: '/fell', before: 8, after: 2, change: -6 },
    { path: '/gone', before: 4, after: 0, change: -4 },
    { path: '/a-fell', before: 4, after: 1, change: -3 },
    { path: '/new', before: 0, after: 3, change: 3 },
    { path: '/e', before: 0, after: 2, change: 2 },
    { path: '/x', before: 10, after: 12, change: 2 },
  ]);
  expect(outputs).toMatchObject({ human: '12', ai: '0', total: '12' });
  expect(summary).toContain('**12 unique visitors, +20% on the week before; 0% of them through AI.**');
  const [pages = '', changes = ''] = summary.split('#### What changed');
  expect(listed(pages)).toEqual(['/x', '/rose', '/same', '/new', '/e', '/fell', '/a-fell']);
  expect(pages).toContain('+7 (+350%) |\n| `/same` | 5 | 0 | 5 | 0 |\n| `/new` | 3 | 0 | 3 | +3 (new) |');
  expect(changes).toContain('4 pages gained visitors, 3 lost some. 2 had none before. 1 has none now.');
  // Gains come first.
  expect(listed(changes)).toEqual(['/rose', '/new', '/e', '/x', '/fell', '/gone', '/a-fell']);
  expect(changes).toContain('**Gained**\n\n| Page | Before | Now | Change |\n');
  expect(changes).toContain('**Lost**\n\n| Page | Before | Now | Change |\n');
  expect(changes).toContain('| `/new` | 0 | 3 | +3 (new) |');
  expect(changes).toContain('| `/gone` | 4 | 0 | −4 (−100%) |');
  expect(log).toContain('about 1 more request.');
});

test.each([
  [0, 'No page gained or lost visitors.'],
  [3, '1 page gained visitors, 0 lost some. 1 had none before.'],
])('a path with 0 visitors in one period and %i in the other or none, has none', async (total, told) => {
  const one = row('/a', total);
  for (const { before, now } of [
    { before: [row('/a', 0)], now: [one] },
    { before: ['/b'], now: ['/b', one] },
  ]) {
    const service: Service = ({ from }) => page(from < '2026-10-26' ? before : now, false);
    expect((await exportOnce(service, inputs)).summary).toContain(told);
  }
});

test('the first pages are those with most visitors, and then by path', async () => {
  // Capital letters come first on every machine.
  const most = { path: '/d', human: 0, ai: 3, total: 3 };
  const { outputs } = await exportOnce(listOf([row('/c'), row('/a', 2), row('/B', 2), most]), { top: '3' });
  expect(JSON.parse(outputs['top-pages'] ?? '')).toEqual([most, row('/B', 2), row('/a', 2)]);
});

test('top limits the lists, not the comparison', async () => {
  await using s = await scenario(visits);
  const { outputs } = await s.run({ ...inputs, top: '1' });
  expect(JSON.parse(outputs['movers'] ?? '')).toEqual([{ path: '/rose', before: 2, after: 9, change: 7 }]);
  expect(JSON.parse(outputs['top-pages'] ?? '')).toHaveLength(1);
  const none = await s.run({ ...inputs, top: '0' });
  expect(none.outputs).toMatchObject({ movers: '[]', 'top-pages': '[]' });
  expect(none.summary).toContain('4 pages gained visitors, 3 lost some.');
  expect(none.summary).not.toMatch(/No page gained|Gained|Lost/u);
});

describe('an incomplete comparison is not reported', () => {
  const failing = (code: number) => (s: Scenario) =>
    s.platform.fault({ nth: 3, times: Infinity }, status(code));
  test.each<[string, (s: Scenario) => void, RegExp]>([
    ['the API refuses', failing(401), /: the API key is wrong or expired\. /u],
    ['the quota is used up', failing(429), /: the organization's hourly quota is used up, /u],
    ['the time is up', failing(503), /: the API .* no other try fit before the timeout\. .* later\. \(/u],
    [
      'the list is never the same',
      (s) => s.repeatRow(4, 6, 9),
      /: every reading of the list had a flaw, so rows may be missing .*; listed twice: .*\. Run again with the same inputs\.$/u,
    ],
  ])('%s', async (_, fail, why) => {
    await using s = await scenario(site(300));
    fail(s);
    const { exitCode, outputs, annotations, summary } = await s.run(inputs);
    expect(exitCode).toBe(1);
    expect(outputs).toMatchObject({ complete: 'true', rows: '300', movers: '', file: 'visitors.csv' });
    const message = expect.stringMatching(new RegExp(`^Couldn't compare with .*${why.source}`, 'u'));
    expect(annotations).toEqual([{ level: 'error', title: 'Comparison incomplete', message }]);
    expect(summary).toContain("Couldn't compare with ");
    expect(summary).not.toMatch(/had none before/u);
    expect(await s.names()).toEqual(['visitors.csv']);
  });

  test.each<[string, (s: Scenario) => void, readonly number[]]>([
    ['the API refuses', (s) => s.platform.fault({ nth: 2 }, status(401)), [0, 250]],
    ['is never the same', (s) => s.repeatRow(2, 4, 7), [0, 250, 0, 219, 0, 0, 188]],
  ])('nor is an export whose list %s compared', async (_, fail, offsets) => {
    await using s = await scenario(site(300));
    fail(s);
    const { outputs, annotations, summary } = await s.run(inputs);
    expect(outputs).toMatchObject({ complete: 'false', movers: '' });
    expect(summary).not.toMatch(/#### What changed|add up/u);
    expect(annotations.map(({ title }) => title)).toEqual(['Visitors export incomplete']);
    expect(s.offsets()).toEqual(offsets);
  });
});

test('a repeated row in the period before doesn’t count as a page without visitors', async () => {
  await using s = await scenario(site(300));
  s.repeatRow(4);
  const { outputs, summary } = await s.run(inputs);
  expect(s.offsets()).toEqual([0, 250, 0, 250, 0, 219]);
  expect(outputs).toMatchObject({ complete: 'true', movers: '[]' });
  expect(summary).not.toMatch(/had none before|none now/u);
});

test('the period before is asked for pages of the length that was learned', async () => {
  const { queries, log } = await exportOnce(({ offset, limit }) => {
    const end = offset + Math.min(limit, 100);
    return page(paths(offset, Math.min(end, 150)), end < 150);
  }, inputs);
  expect(queries.map(({ limit }) => limit)).toEqual([250, 250, 100, 100, 100]);
  expect(log).toContain('Reading 2026-10-19 – 2026-10-25 for the comparison, with about 2 more requests.\n');
});

describe('a comparison that was cut short', () => {
  test('by the quota says how long the whole step takes', async () => {
    await using s = await scenario({ ...site(600), quota: { visitors: 5 } });
    const { outputs, annotations, elapsedMs } = await s.run(inputs);
    expect(outputs).toMatchObject({ complete: 'true', rows: '600', movers: '' });
    expect(annotations[0]?.message).toBe(
      "Couldn't compare with 2026-10-19 – 2026-10-25: the organization's hourly quota is used up, also by other requests, and the next request at " +
        '10:00:01 UTC would be after the timeout. The whole step takes about 1 h, so set `timeout-minutes: 80`.',
    );
    expect(elapsedMs).toBeLessThan(5_000);
    expect(s.offsets()).toEqual([0, 250, 500, 0, 250, 500]);
  });

  // Of 102 pages each, 14, 100 or 101 are left, or 100 or 99 and a period of the trend.
  test.each([
    [190, '', '1 h', 80],
    [104, '', '1 h', 80],
    [103, '', '2 h', 140],
    [104, '3', '2 h', 140],
    [105, '3', '1 h', 80],
  ])('by a quota of %i only counts what is left, trend: %s', async (visitors, trend, time, minutes) => {
    await using s = await scenario({ ...site(25_500), quota: { visitors } });
    const { annotations } = await s.run({ ...inputs, trend });
    expect(annotations[0]?.message).toContain(`takes about ${time}, so set \`timeout-minutes: ${minutes}\`.`);
  });

  test('by the timeout counts the wait for the quota that is used up by then', async () => {
    const { annotations, log } = await exportOnce(listOf(paths(0, 15_000)), inputs, { requestMs: 6_000 });
    expect(log).toContain('\n250 rows so far (2026-10-19 – 2026-10-25).\n');
    expect(annotations[0]?.message).toContain('takes about 1 h 2 min, so set `timeout-minutes: 80`.');
  });

  test.each([2, 3])('with more rows than the export needs an unknown time: %i pages', async (read) => {
    const service: Service = (query, nth) =>
      nth > read ? { status: 429 } : listOf(paths(0, query.from < '2026-10-26' ? 600 : 250))(query, nth);
    const { annotations } = await exportOnce(service, inputs);
    expect(annotations[0]?.message).toContain('(how long is unknown), so set `timeout-minutes: 350`');
  });

  test.each([
    [{ compare: 'true' }, { movers: '' }],
    [{ trend: '3' }, { trend: '' }],
  ])('by a kill has the file and outputs of the export, also before the trend: %j', async (more, outputs) => {
    await using s = await scenario(site(600));
    s.platform.fault({ nth: 5 }, HANGS);
    const step = await s.start({ 'last-days': '7', ...more });
    await s.platform.waitForRequest(() => true, 5);
    step.kill('SIGKILL');
    const exported = { rows: '600', complete: 'true', file: 'visitors.csv' };
    expect((await step.result).outputs).toMatchObject({ ...exported, ...outputs });
    expect(pathsOf(await s.read('visitors.csv'))).toHaveLength(600);
    expect(await s.names()).toEqual(['visitors.csv']);
  });
});

import { describe, expect, test } from '@jest/globals';
import type { PlatformOptions } from '../../sandbox/platform.ts';
import type { Visit } from '../../sandbox/visits.ts';
import { Movers, Rows, rowOf, type Scenario, scenario, site, TOTALS } from './scenario.ts';

/** A number of people who visited a page on a day. */
const people = (path: string, date: string, count: number): Visit[] =>
  Array.from({ length: count }, (_, at) => ({ visitor: `v-${at}`, kind: 'human', path, date }));

const BEFORE = '2026-10-20';
const NOW = '2026-10-30';
const visits: PlatformOptions = {
  visitors: {
    visits: [
      ...people('/same', BEFORE, 5),
      ...people('/same', NOW, 5),
      ...people('/rose', BEFORE, 2),
      ...people('/rose', NOW, 9),
      ...people('/fell', BEFORE, 8),
      ...people('/fell', NOW, 2),
      ...people('/gone', BEFORE, 4),
      ...people('/new', NOW, 3),
      // On the end date of the window, which isn't part of it.
      ...people('/late', '2026-11-02', 50),
    ],
  },
};
const inputs = { 'last-days': '7', compare: 'true' };

test('the window before is read in the same way, and changes are listed', async () => {
  await using s = await scenario(visits);
  const { exitCode, outputs, summary, log, annotations } = await s.run(inputs);
  expect(exitCode).toBe(0);
  expect(annotations).toEqual([]);
  expect(
    s.platform.requests.map(({ query }) => [query.get('dateFrom'), query.get('dateTo'), query.get('offset')]),
  ).toEqual([
    ['2026-10-26', '2026-11-02', '0'],
    ['2026-10-19', '2026-10-26', '0'],
  ]);
  expect(Movers.parse(JSON.parse(outputs['movers'] ?? ''))).toEqual([
    { path: '/rose', before: 2, after: 9, change: 7 },
    { path: '/fell', before: 8, after: 2, change: -6 },
    { path: '/gone', before: 4, after: 0, change: -4 },
    { path: '/new', before: 0, after: 3, change: 3 },
  ]);
  expect(Rows.parse(JSON.parse(outputs['top-pages'] ?? '')).map(({ path }) => path)).toEqual([
    '/rose',
    '/same',
    '/new',
    '/fell',
  ]);
  expect(outputs).toMatchObject({ human: '9', ai: '0', total: '9' });
  expect(summary).toContain('1 new page. 1 page without visitors now.');
  expect(summary).toContain('| <code>/new</code> | 0 | 3 | +3 (new) |');
  expect(summary).toContain('| <code>/gone</code> | 4 | 0 | −4 (−100 %) |');
  expect(summary).toContain('**9 unique visitors, +13 % on the week before; 0 % of them through AI.**');
  expect(summary).toContain('| <code>/rose</code> | 9 | 0 | 9 | +7 (+350 %) |');
  expect(log).toContain('about 1 more request.');
});

test('top limits the lists, not the comparison', async () => {
  await using s = await scenario(visits);
  const { outputs } = await s.run({ ...inputs, top: '1' });
  expect(JSON.parse(outputs['movers'] ?? '')).toEqual([{ path: '/rose', before: 2, after: 9, change: 7 }]);
  expect(JSON.parse(outputs['top-pages'] ?? '')).toHaveLength(1);
  const none = await s.run({ ...inputs, top: '0' });
  expect(none.outputs).toMatchObject({ movers: '[]', 'top-pages': '[]' });
});

describe('an incomplete comparison is not reported', () => {
  const cutShort: readonly [string, (s: Scenario) => void, Record<string, string>][] = [
    [
      'the service refuses',
      (s) =>
        s.platform.fault({ path: /visitors$/u, nth: 2, times: Infinity }, { kind: 'status', status: 401 }),
      {},
    ],
    [
      'the quota is used up',
      (s) =>
        s.platform.fault({ path: /visitors$/u, nth: 2, times: Infinity }, { kind: 'status', status: 429 }),
      {},
    ],
    [
      'the step times out',
      (s) =>
        s.platform.fault({ path: /visitors$/u, nth: 2, times: Infinity }, { kind: 'status', status: 503 }),
      {},
    ],
  ];
  test.each(cutShort)('%s', async (_, arrange) => {
    for (const [ifIncomplete, exit, level] of [
      ['error', 1, 'error'],
      ['warn', 0, 'warning'],
    ] as const) {
      await using s = await scenario(visits);
      arrange(s);
      const { exitCode, outputs, annotations, summary } = await s.run({
        ...inputs,
        'if-incomplete': ifIncomplete,
      });
      expect(exitCode).toBe(exit);
      expect(outputs).toMatchObject({ complete: 'true', rows: '4', movers: '', file: 'visitors.csv' });
      expect(annotations).toEqual([
        {
          level,
          title: 'Comparison incomplete',
          message: expect.stringMatching(/^Couldn't compare with /u),
        },
      ]);
      expect(summary).toContain("Couldn't compare with ");
      expect(summary).not.toMatch(/new page/u);
      expect(await s.names()).toEqual(['visitors.csv']);
    }
  });

  test('an incomplete export is not compared', async () => {
    await using s = await scenario(site(500));
    s.platform.fault({ path: /visitors$/u, nth: 2 }, { kind: 'status', status: 401, body: '' });
    const { outputs, annotations, log, summary } = await s.run(inputs);
    expect(outputs).toMatchObject({ complete: 'false', movers: '', rows: '250' });
    expect(annotations.map(({ title }) => title)).toEqual(['Visitors export incomplete']);
    for (const text of [log, summary]) {
      expect(text).toContain('Not compared, because the export is incomplete.');
    }
    expect(s.platform.requests).toHaveLength(2);
  });
});

test('a repeated row in the period before doesn’t count as a page without visitors', async () => {
  await using s = await scenario(site(300));
  const body = (indexes: readonly number[], hasMore: boolean) =>
    JSON.stringify({ totals: TOTALS, visitors: indexes.map((index) => rowOf(index)), hasMore });
  const all = Array.from({ length: 300 }, (_, index) => index);
  // In the period before, the last row of the first page is also the first one of the second.
  s.platform.fault(
    { path: /visitors$/u, nth: 4 },
    { kind: 'raw', body: body([249, ...all.slice(251)], false) },
  );
  const { outputs, summary } = await s.run(inputs);
  expect(s.offsets()).toEqual([0, 250, 0, 250, 0, 250]);
  expect(outputs).toMatchObject({ complete: 'true', movers: '[]' });
  expect(summary).not.toMatch(/new page|without visitors now/u);
});

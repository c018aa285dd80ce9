import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { PlatformOptions } from '../../sandbox/platform.ts';
import type { Visit } from '../../sandbox/visits.ts';
import { mostVisitorsFirst, topOf } from '../../src/visitors/comparison.ts';
import { inOwnProcess, Movers, Rows, rowOf, scarceScenario, scenario, site, TOTALS } from './scenario.ts';

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
  expect(summary).toContain('2 pages gained visitors, 2 lost some. 1 new page. 1 page without visitors now.');
  expect(summary).toContain('| `/new` | 0 | 3 | +3 (new) |');
  expect(summary).toContain('| `/gone` | 4 | 0 | −4 (−100%) |');
  expect(summary).toContain('**9 unique visitors, +13% on the week before; 0% of them through AI.**');
  expect(summary).toContain('| `/rose` | 9 | 0 | 9 | +7 (+350%) |');
  expect(log).toContain('about 1 more request.');
});

test('top limits the lists, not the comparison', async () => {
  await using s = await scenario(visits);
  const { outputs } = await s.run({ ...inputs, top: '1' });
  expect(JSON.parse(outputs['movers'] ?? '')).toEqual([{ path: '/rose', before: 2, after: 9, change: 7 }]);
  expect(JSON.parse(outputs['top-pages'] ?? '')).toHaveLength(1);
  const none = await s.run({ ...inputs, top: '0' });
  expect(none.outputs).toMatchObject({ movers: '[]', 'top-pages': '[]' });
  expect(none.summary).toContain('2 pages gained visitors, 2 lost some.');
  expect(none.summary).not.toMatch(/No page gained|Lost/u);
});

describe('an incomplete comparison is not reported', () => {
  test.each([
    ['the service refuses', 401],
    ['the quota is used up', 429],
    ['the step times out', 503],
  ])('%s', async (_, status) => {
    for (const [ifIncomplete, exit, level] of [
      ['error', 1, 'error'],
      ['warn', 0, 'warning'],
    ] as const) {
      await using s = await scenario(visits);
      s.platform.fault({ path: /visitors$/u, nth: 2, times: Infinity }, { kind: 'status', status });
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
      expect(await s.names()).toEqual(['visitors.csv', 'visitors.csv.resume.json']);
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

describe('a comparison that was cut short', () => {
  test('continues in a later run, without reading the export again', async () => {
    // An export and a comparison of 600 rows each, of which a run reads two pages.
    await using s = await scarceScenario(site(600), 2);
    const ran = [];
    for (let run = 0; run < 3; run += 1) {
      ran.push(await s.run({ ...inputs, resume: 'true' }));
      s.pass();
    }
    const accepted = s.offsets().filter((_, at) => at % 3 !== 2);
    expect(accepted).toEqual([0, 250, 500, 0, 250, 500]);
    expect(ran.map(({ outputs }) => [outputs['complete'], outputs['rows'], outputs['movers']])).toEqual([
      ['false', '500', ''],
      ['true', '600', ''],
      ['true', '600', '[]'],
    ]);
    expect(ran[1]?.annotations[0]?.message).toContain('Run again with `resume: true` to continue');
    expect(ran.map(({ exitCode }) => exitCode)).toEqual([1, 1, 0]);
    expect(await s.names()).toEqual(['visitors.csv']);
  });

  test('by a kill continues too', async () => {
    await using s = await scenario(site(600));
    s.platform.fault({ path: /visitors$/u, nth: 5 }, { kind: 'hang' });
    const step = await s.start(inputs, inOwnProcess);
    await s.platform.waitForRequest(() => true, 5);
    step.kill('SIGKILL');
    await step.result;
    const { outputs } = await s.run({ ...inputs, resume: 'true' });
    expect(s.offsets().slice(5)).toEqual([0, 250, 500]);
    expect(outputs).toMatchObject({ complete: 'true', rows: '600', movers: '[]' });
    expect(await s.names()).toEqual(['visitors.csv']);
  });

  test('by passes that never agree is not tried again', async () => {
    await using s = await scenario(site(300));
    for (const nth of [4, 6, 8]) {
      const body = JSON.stringify({ totals: TOTALS, visitors: [rowOf(400 + nth), rowOf(0)], hasMore: false });
      s.platform.fault({ path: /visitors$/u, nth }, { kind: 'raw', body });
    }
    const { outputs, annotations } = await s.run({ ...inputs, 'if-incomplete': 'warn' });
    expect(outputs).toMatchObject({ complete: 'true', movers: '' });
    expect(annotations[0]?.message).toMatch(
      /^Couldn't compare with .*: rows may be missing, .*\. Run again to compare\.$/u,
    );
    expect(await s.names()).toEqual(['visitors.csv']);
  });
});

test('changes are ordered by size, then by path, and gains and losses have lists of their own', async () => {
  const before = { '/b': 1, '/d': 3, '/a': 1, '/same': 5, '/gone': 9 };
  const now = { '/b': 2, '/d': 2, '/a': 2, '/c': 1, '/same': 5 };
  const on = (date: string, counts: Readonly<Record<string, number>>) =>
    Object.entries(counts).flatMap(([path, count]) => people(path, date, count));
  await using s = await scenario({ visitors: { visits: [...on(BEFORE, before), ...on(NOW, now)] } });
  const { outputs, summary } = await s.run(inputs);
  const movers = Movers.parse(JSON.parse(outputs['movers'] ?? ''));
  expect(movers.map(({ path, change }) => `${path} ${change}`)).toEqual([
    '/gone -9',
    '/a 1',
    '/b 1',
    '/c 1',
    '/d -1',
  ]);
  // Gains come first.
  const [, changes = ''] = summary.split('#### What changed');
  expect(Array.from(changes.matchAll(/^\| `(\/\w+)`/gmu), ([, path]) => path)).toEqual([
    '/a',
    '/b',
    '/c',
    '/gone',
    '/d',
  ]);
  expect(changes).toContain('3 pages gained visitors, 2 lost some. 1 new page. 1 page without visitors now.');
});

test('the first few of many are those that sorting gives', () => {
  const item = fc.record({ path: fc.string(), human: fc.nat(9), ai: fc.nat(9), total: fc.nat(20) });
  fc.assert(
    fc.property(fc.array(item), fc.nat(8), (items, size) => {
      const sorted = items.toSorted(
        (one, other) =>
          other.total - one.total || (one.path < other.path ? -1 : Number(one.path > other.path)),
      );
      expect(topOf(items, size, mostVisitorsFirst)).toEqual(sorted.slice(0, size));
    }),
  );
});

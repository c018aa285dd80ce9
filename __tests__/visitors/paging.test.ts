import { describe, expect, test } from '@jest/globals';
import type { Fault } from '../../sandbox/server.ts';
import { CSV_HEAD, LAST_30_DAYS, pagesUpTo, pathsOf, rowOf, scenario, site, TOTALS } from './scenario.ts';

const VISITORS = '/v1/analytics/project-1/visitors';

describe('no more requests than necessary', () => {
  test.each([
    [0, 1],
    [1, 1],
    [250, 1],
    [251, 2],
    [1_000, 4],
  ])('%i rows take %i', async (rows, requests) => {
    await using s = await scenario(site(rows));
    const { exitCode, outputs, log } = await s.run();
    expect(s.platform.requests.map(({ query }) => Object.fromEntries(query))).toEqual(
      Array.from({ length: requests }, (_, at) => ({
        dateFrom: LAST_30_DAYS.from,
        dateTo: LAST_30_DAYS.to,
        limit: '250',
        offset: String(at * 250),
      })),
    );
    expect(pathsOf(await s.read('visitors.csv'))).toEqual(pagesUpTo(rows));
    expect(exitCode).toBe(0);
    expect(outputs).toMatchObject({
      human: '700',
      ai: '200',
      total: '850',
      'date-from': LAST_30_DAYS.from,
      'date-to': LAST_30_DAYS.to,
      rows: String(rows),
      file: 'visitors.csv',
      complete: 'true',
      movers: '',
      trend: '',
    });
    expect(log).toContain(`Made ${requests} request`);
    expect(await s.names()).toEqual(['visitors.csv']);
  });
});

test.each([
  ['csv', CSV_HEAD],
  ['ndjson', ''],
  [
    'json',
    '{"project":"project-1","generated_at":"2026-11-02T09:00:00.000Z","dateFrom":"2026-10-03",' +
      `"dateTo":"2026-11-02","totals":${JSON.stringify(TOTALS)},"visitors":[\n],"hasMore":false}\n`,
  ],
])('an empty result as %s', async (format, content) => {
  await using s = await scenario(site(0));
  expect((await s.run({ format })).outputs).toMatchObject({ rows: '0', complete: 'true', 'top-pages': '[]' });
  expect(await s.read(`visitors.${format}`)).toBe(content);
});

describe('the period', () => {
  test('is fixed once for all pages, in whole UTC days', async () => {
    await using s = await scenario(site(600));
    await s.run({ 'last-days': '7' }, { startsAt: Date.parse('2026-11-02T23:59:59.999Z') });
    for (const { query } of s.platform.requests) {
      expect(query.get('dateFrom')).toBe('2026-10-26');
      expect(query.get('dateTo')).toBe('2026-11-02');
    }
    expect(s.platform.requests).toHaveLength(3);
  });

  test('is sent unchanged', async () => {
    await using s = await scenario(site(1));
    await s.run({ 'date-from': ' 2026-10-26T06:00:00+02:00 ' });
    expect(s.platform.requests[0]?.query.get('dateFrom')).toBe('2026-10-26T06:00:00+02:00');
    expect(s.platform.requests[0]?.query.get('dateTo')).toBe('2026-11-02');
  });
});

/** A response with the rows of these indexes. */
function page(indexes: readonly number[], hasMore: boolean, totals = TOTALS): Fault {
  return {
    kind: 'raw',
    body: JSON.stringify({ totals, visitors: indexes.map((index) => rowOf(index)), hasMore }),
  };
}

const range = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => from + at);

describe('rows that move while they are read', () => {
  test('a repeated row is written once, and the missed one is found', async () => {
    await using s = await scenario(site(600));
    // Two rows of the first page have moved down to the second one, and two others up.
    s.platform.fault({ path: VISITORS, nth: 2 }, page([248, 249, ...range(252, 500)], true));
    const { outputs, annotations, log } = await s.run();
    expect(s.offsets()).toEqual([0, 250, 500, 0, 250]);
    const paths = pathsOf(await s.read('visitors.csv'));
    expect(paths).toHaveLength(600);
    expect(new Set(paths)).toEqual(new Set(pagesUpTo(600)));
    expect(outputs).toMatchObject({ rows: '600', complete: 'true' });
    expect(annotations).toEqual([]);
    expect(log).toContain(
      '2 rows missing, because rows changed position between requests. Reading all pages again.',
    );
  });

  test('a repeated page is written once, and the missed one is found', async () => {
    await using s = await scenario(site(750));
    s.platform.fault({ path: VISITORS, nth: 2 }, page(range(0, 250), true));
    const { outputs } = await s.run();
    expect(outputs).toMatchObject({ rows: '750', complete: 'true' });
    expect(new Set(pathsOf(await s.read('visitors.csv')))).toEqual(new Set(pagesUpTo(750)));
  });

  test('a path that is twice on a page is written once, and no row is missing', async () => {
    await using s = await scenario(site(500));
    s.platform.fault({ path: VISITORS, nth: 2 }, page([250, 251, 250, 252, 252], false));
    const { outputs } = await s.run();
    expect(s.platform.requests).toHaveLength(2);
    expect(outputs).toMatchObject({ rows: '253', complete: 'true' });
  });

  test('rows that stay missing are counted, and the export is not complete', async () => {
    await using s = await scenario(site(500));
    s.platform.fault({ path: VISITORS, nth: 2, times: Infinity }, page([...range(0, 7), 300], false));
    const { exitCode, outputs, annotations, summary } = await s.run();
    expect(exitCode).toBe(1);
    expect(outputs).toMatchObject({ rows: '251', complete: 'false' });
    expect(annotations).toEqual([
      {
        level: 'error',
        title: expect.any(String),
        message: expect.stringContaining('so rows may be missing'),
      },
    ]);
    expect(summary).toContain(' · incomplete\n');
    expect(await s.names()).toEqual(['visitors.csv']);
  });

  test('a row that moves up because another one vanished is found, if the totals change', async () => {
    await using s = await scenario(site(600));
    const less = { ...TOTALS, total: TOTALS.total - 1 };
    // `/page-3` vanished after the first page was read, so `/page-250` is on the first page now.
    const rows = range(0, 600).filter((index) => index !== 3);
    s.platform.fault({ path: VISITORS, nth: 2 }, page(rows.slice(250, 500), true, less));
    s.platform.fault({ path: VISITORS, nth: 3 }, page(rows.slice(0, 250), true, less));
    s.platform.fault({ path: VISITORS, nth: 4 }, page(rows.slice(500), false, less));
    const { outputs } = await s.run();
    expect(s.offsets()).toEqual([0, 250, 0, 500]);
    expect(pathsOf(await s.read('visitors.csv'))).toContain('/page-250');
    expect(outputs).toMatchObject({ rows: '600', complete: 'true' });
  });

  test('rows with unstable order are written once, with 10,000 rows', async () => {
    let seed = 0;
    await using s = await scenario({
      visitors: {
        count: 10_000,
        totals: TOTALS,
        // Each request has another order within four pages.
        row: (index) => {
          if (index % 250 === 0) seed += 1;
          const block = index - (index % 1_000);
          return rowOf(block + ((index + seed * 37) % 1_000));
        },
      },
    });
    const { outputs } = await s.run({ 'timeout-minutes': '60' });
    const paths = pathsOf(await s.read('visitors.csv'));
    expect(new Set(paths).size).toBe(paths.length);
    expect(outputs['rows']).toBe(String(paths.length));
    expect(outputs['complete']).toBe(String(paths.length === 10_000));
    expect(paths.length).toBeGreaterThan(9_900);
  });
});

describe('pages that are shorter than the limit', () => {
  test('an API that returns at most 100 rows is read to the end', async () => {
    await using s = await scenario(site(1_100));
    let asked = -1;
    for (let at = 0; at < 12; at += 1) {
      // The first page is requested twice. After that, 100 rows are a full page.
      const first = Math.max(0, asked) * 100;
      s.platform.fault({ path: VISITORS, nth: at + 1 }, page(range(first, first + 100), first < 1_000));
      asked += 1;
    }
    const { outputs } = await s.run();
    expect(s.offsets()).toEqual([0, 0, ...range(1, 11).map((at) => at * 100)]);
    expect(outputs).toMatchObject({ rows: '1100', complete: 'true' });
    expect(pathsOf(await s.read('visitors.csv'))).toEqual(pagesUpTo(1_100));
  });

  test('a short page in the middle is requested once more', async () => {
    await using s = await scenario(site(1_000));
    s.platform.fault({ path: VISITORS, nth: 2 }, page(range(250, 300), true));
    const { outputs } = await s.run();
    expect(s.offsets()).toEqual([0, 250, 250, 500, 750]);
    expect(outputs).toMatchObject({ rows: '1000', complete: 'true' });
  });

  test('an empty page in the middle is requested once more', async () => {
    await using s = await scenario(site(1_100));
    s.platform.fault({ path: VISITORS, nth: 2 }, page([], true));
    const { outputs } = await s.run();
    expect(s.offsets()).toEqual([0, 250, 250, 500, 750, 1_000]);
    expect(outputs).toMatchObject({ rows: '1100', complete: 'true' });
  });

  test('a page that stays empty is skipped, and read again later', async () => {
    await using s = await scenario(site(1_000));
    s.platform.fault({ path: VISITORS, nth: 2, times: 3 }, page([], true));
    const { outputs } = await s.run();
    expect(s.offsets()).toEqual([0, 250, 250, 500, 500, 750, 0, 250]);
    expect(outputs).toMatchObject({ rows: '1000', complete: 'true' });
  });

  test.each([
    ['error', 1, 'error'],
    ['warn', 0, 'warning'],
  ] as const)(
    'endless empty pages end the export (if-incomplete: %s), which can be resumed',
    async (ifIncomplete, exit, level) => {
      await using s = await scenario(site(500));
      s.platform.fault({ path: VISITORS, nth: 2, times: 5 }, page([], true));
      const { exitCode, outputs, annotations } = await s.run({ 'if-incomplete': ifIncomplete });
      expect(s.platform.requests).toHaveLength(6);
      expect(exitCode).toBe(exit);
      expect(outputs).toMatchObject({ rows: '250', complete: 'false' });
      expect(annotations).toEqual([
        {
          level,
          title: 'Visitors export incomplete',
          message: expect.stringContaining('its last 5 pages had no new ones'),
        },
      ]);
      expect(pathsOf(await s.read('visitors.csv'))).toEqual(pagesUpTo(250));

      const resumed = await s.run({ resume: 'true' });
      expect(s.offsets().slice(6)).toEqual([250]);
      expect(resumed.outputs).toMatchObject({ rows: '500', complete: 'true' });
    },
  );

  test('the same page forever ends the export', async () => {
    await using s = await scenario(site(500));
    s.platform.fault({ path: VISITORS, times: Infinity }, page(range(0, 250), true));
    const { outputs } = await s.run();
    expect(s.platform.requests).toHaveLength(6);
    expect(outputs).toMatchObject({ rows: '250', complete: 'false' });
  });
});

test('progress is logged at most every two seconds', async () => {
  await using s = await scenario(site(1_500));
  for (const nth of [2, 4, 6]) {
    s.platform.fault(
      { path: VISITORS, nth },
      { kind: 'status', status: 503, headers: { 'retry-after': '3' } },
    );
  }
  const { log } = await s.run();
  expect(log.match(/^[\d,]+ rows so far/gmu)).toEqual([
    '500 rows so far',
    '750 rows so far',
    '1,000 rows so far',
  ]);
});

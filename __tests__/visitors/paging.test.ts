import { describe, expect, test } from '@jest/globals';
import type { Fault } from '../../sandbox/server.ts';
import { pathsOf, rowOf, scenario, site, TOTALS } from './scenario.ts';

const VISITORS = '/v1/analytics/project-1/visitors';

const page = (indexes: readonly number[], hasMore: boolean): Fault => ({
  kind: 'raw',
  body: JSON.stringify({ totals: TOTALS, visitors: indexes.map((index) => rowOf(index)), hasMore }),
});

describe('exactly as many requests as it takes', () => {
  test.each([
    [0, 250, 1],
    [1, 250, 1],
    [250, 250, 1],
    [251, 250, 2],
    [1_000, 250, 4],
    [7, 1, 7],
  ])('%i rows in pages of %i: %i', async (rows, pageSize, requests) => {
    await using s = await scenario(site(rows));
    const { exitCode, outputs, log } = await s.run({ 'page-size': String(pageSize) });
    expect(s.platform.requests.map(({ query }) => Object.fromEntries(query))).toEqual(
      Array.from({ length: requests }, (_, at) => ({
        limit: String(pageSize),
        offset: String(at * pageSize),
      })),
    );
    expect(pathsOf(await s.read('visitors.csv'))).toEqual(
      Array.from({ length: rows }, (_, index) => `/page-${index}`),
    );
    expect(exitCode).toBe(0);
    expect(outputs).toMatchObject({
      human: '700',
      ai: '200',
      total: '850',
      rows: String(rows),
      file: 'visitors.csv',
      complete: 'true',
      'next-offset': '',
      movers: '',
    });
    expect(log).toContain(`That took ${requests} request`);
  });
});

test.each([
  ['csv', 'path,human,ai,total\r\n'],
  ['ndjson', ''],
  [
    'json',
    `{"dateFrom":null,"dateTo":null,"totals":${JSON.stringify(TOTALS)},"visitors":[\n],"hasMore":false}\n`,
  ],
])('an empty result as %s', async (format, content) => {
  await using s = await scenario(site(0));
  expect((await s.run({ format })).outputs).toMatchObject({ rows: '0', complete: 'true', 'top-pages': '[]' });
  expect(await s.read(`visitors.${format}`)).toBe(content);
});

describe('the window', () => {
  test('is fixed once for all pages, in whole UTC days', async () => {
    await using s = await scenario(site(5));
    await s.run({ 'last-days': '7', 'page-size': '2' }, { startsAt: Date.parse('2026-11-02T23:59:59.999Z') });
    for (const { query } of s.platform.requests) {
      expect(query.get('dateFrom')).toBe('2026-10-26');
      expect(query.get('dateTo')).toBe('2026-11-02');
    }
    expect(s.platform.requests).toHaveLength(3);
  });

  test('is sent as it was given', async () => {
    await using s = await scenario(site(1));
    await s.run({ 'date-from': ' 2026-10-26T06:00:00+02:00 ' });
    expect(s.platform.requests[0]?.query.get('dateFrom')).toBe('2026-10-26T06:00:00+02:00');
    expect(s.platform.requests[0]?.query.has('dateTo')).toBe(false);
  });
});

describe('max-rows', () => {
  test.each([
    ['within a page', 7, [0, 5], '7'],
    ['at the end of a page', 10, [0, 5], '10'],
    ['within the last page', 12, [0, 5, 10], '12'],
  ])(
    '%s: no request too many, and next-offset counts the rows of the service',
    async (_, maxRows, offsets, next) => {
      await using s = await scenario(site(13));
      const { exitCode, outputs, annotations } = await s.run({
        'page-size': '5',
        'max-rows': String(maxRows),
      });
      expect(s.offsets()).toEqual(offsets);
      expect(exitCode).toBe(0);
      expect(annotations).toEqual([]);
      expect(outputs).toMatchObject({ rows: String(maxRows), complete: 'false', 'next-offset': next });
      expect(pathsOf(await s.read('visitors.csv'))).toHaveLength(maxRows);
    },
  );

  test('that is just met by the last row is complete', async () => {
    await using s = await scenario(site(13));
    expect((await s.run({ 'page-size': '5', 'max-rows': '13' })).outputs).toMatchObject({
      rows: '13',
      complete: 'true',
      'next-offset': '',
    });
  });
});

describe('rows that move while they are read', () => {
  test('a row that the page before had is written once, counted and warned of', async () => {
    await using s = await scenario(site(12));
    s.platform.fault({ path: VISITORS, nth: 2 }, page([3, 4, 5, 6, 7], true));
    s.platform.fault({ path: VISITORS, nth: 3 }, page([8, 9, 10, 11], false));
    const { outputs, annotations, summary } = await s.run({ 'page-size': '5' });
    expect(pathsOf(await s.read('visitors.csv'))).toEqual(
      Array.from({ length: 12 }, (_, index) => `/page-${index}`),
    );
    expect(outputs).toMatchObject({ rows: '12', complete: 'true' });
    expect(annotations).toEqual([
      {
        level: 'warning',
        message: expect.stringContaining('2 rows came twice, because rows moved from page to page'),
      },
    ]);
    expect(summary).toContain('2 rows came twice');
  });

  test('a page repeated, and a path twice in one page', async () => {
    await using s = await scenario(site(15));
    s.platform.fault({ path: VISITORS, nth: 2 }, page([0, 1, 2, 3, 4], true));
    s.platform.fault({ path: VISITORS, nth: 3 }, page([10, 11, 10, 12, 12], false));
    const { outputs, log } = await s.run({ 'page-size': '5' });
    expect(pathsOf(await s.read('visitors.csv'))).toEqual(
      [0, 1, 2, 3, 4, 10, 11, 12].map((at) => `/page-${at}`),
    );
    expect(outputs).toMatchObject({ rows: '8', complete: 'true' });
    expect(log).toContain('7 rows came twice');
  });
});

describe('pages without rows', () => {
  test('in the middle are passed through', async () => {
    await using s = await scenario(site(15));
    s.platform.fault({ path: VISITORS, nth: 2, times: 3 }, page([], true));
    const { outputs } = await s.run({ 'page-size': '3' });
    expect(s.offsets()).toEqual([0, 3, 6, 9, 12]);
    expect(outputs).toMatchObject({ rows: '6', complete: 'true' });
  });

  test.each([
    ['error', 1, 'error'],
    ['warn', 0, 'warning'],
  ] as const)('for ever are noticed and ended (if-incomplete: %s)', async (ifIncomplete, exit, level) => {
    await using s = await scenario(site(4));
    s.platform.fault({ path: VISITORS, nth: 2, times: Infinity }, page([], true));
    const { exitCode, outputs, annotations } = await s.run({
      'page-size': '2',
      'if-incomplete': ifIncomplete,
    });
    expect(s.platform.requests).toHaveLength(6);
    expect(exitCode).toBe(exit);
    expect(outputs).toMatchObject({ rows: '2', complete: 'false', 'next-offset': '12' });
    expect(annotations).toEqual([
      { level, message: expect.stringContaining('its last 5 pages brought none that is new') },
    ]);
    expect(pathsOf(await s.read('visitors.csv'))).toEqual(['/page-0', '/page-1']);
  });

  test('a service that gives the same page for ever is noticed too', async () => {
    await using s = await scenario(site(4));
    s.platform.fault({ path: VISITORS, times: Infinity }, page([0, 1], true));
    const { outputs } = await s.run({ 'page-size': '2' });
    expect(s.platform.requests).toHaveLength(6);
    expect(outputs).toMatchObject({ rows: '2', complete: 'false' });
  });
});

test('progress is told at most every two seconds', async () => {
  await using s = await scenario(site(12));
  for (const nth of [2, 4, 6]) {
    s.platform.fault(
      { path: VISITORS, nth },
      { kind: 'status', status: 503, headers: { 'retry-after': '3' } },
    );
  }
  const { log } = await s.run({ 'page-size': '1' });
  expect(log.match(/^[\d,]+ rows so far/gmu)).toEqual(['2 rows so far', '3 rows so far', '4 rows so far']);
});

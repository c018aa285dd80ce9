import { describe, expect, test } from '@jest/globals';
import type { PlatformOptions } from '../../sandbox/platform.ts';
import type { Visit } from '../../sandbox/visits.ts';
import { Movers, Rows, scenario } from './scenario.ts';

/** So many people who visited a page on a day. */
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
      // On the day that the window ends with: not part of it.
      ...people('/late', '2026-11-02', 50),
    ],
  },
};
const inputs = { 'last-days': '7', compare: 'true', 'page-size': '2' };

test('the window before is read the same way, and what changed is named', async () => {
  await using s = await scenario(visits);
  const { exitCode, outputs, summary, log, annotations } = await s.run(inputs);
  expect(exitCode).toBe(0);
  expect(annotations).toEqual([]);
  expect(
    s.platform.requests.map(({ query }) => [query.get('dateFrom'), query.get('dateTo'), query.get('offset')]),
  ).toEqual([
    ['2026-10-26', '2026-11-02', '0'],
    ['2026-10-26', '2026-11-02', '2'],
    ['2026-10-19', '2026-10-26', '0'],
    ['2026-10-19', '2026-10-26', '2'],
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
  expect(summary).toContain('New pages: 1. Pages that nobody visited any more: 1.');
  expect(summary).toContain('| <code>/new</code> | new | 3 | +3 |');
  expect(summary).toContain('| <code>/gone</code> | 4 | none | −4 |');
  expect(log).toContain('about 2 requests more, if it is as large.');
});

test('top limits what is named, not what is compared', async () => {
  await using s = await scenario(visits);
  const { outputs } = await s.run({ ...inputs, top: '1' });
  expect(JSON.parse(outputs['movers'] ?? '')).toEqual([{ path: '/rose', before: 2, after: 9, change: 7 }]);
  expect(JSON.parse(outputs['top-pages'] ?? '')).toHaveLength(1);
  const none = await s.run({ ...inputs, top: '0' });
  expect(none.outputs).toMatchObject({ movers: '[]', 'top-pages': '[]' });
});

describe('what was not read is not guessed at', () => {
  test('with max-rows, only pages of both windows are compared', async () => {
    await using s = await scenario(visits);
    const { outputs, summary } = await s.run({ ...inputs, 'max-rows': '3' });
    // Now: rose 9, same 5, new 3. Before: fell 8, same 5, gone 4.
    expect(outputs).toMatchObject({ movers: '[]', complete: 'false', 'next-offset': '3' });
    expect(summary).toContain('No page to name rose or fell.');
    expect(summary).not.toContain('New pages');
  });

  test('a comparison cut short leaves the export as it is, with a warning', async () => {
    await using s = await scenario(visits);
    s.platform.fault({ path: /visitors$/u, nth: 4, times: Infinity }, { kind: 'status', status: 429 });
    const { exitCode, outputs, annotations, summary } = await s.run(inputs);
    expect(exitCode).toBe(0);
    expect(outputs).toMatchObject({ complete: 'true', rows: '4' });
    expect(annotations).toEqual([
      {
        level: 'warning',
        message: expect.stringContaining('The comparison covers only a part of the window before.'),
      },
    ]);
    expect(summary).not.toContain('New pages');
    expect(Movers.parse(JSON.parse(outputs['movers'] ?? '')).map(({ path }) => path)).toEqual(['/fell']);
  });

  test('an export cut short is not compared', async () => {
    await using s = await scenario(visits);
    s.platform.fault({ path: /visitors$/u, nth: 2 }, { kind: 'status', status: 401, body: '' });
    const { outputs, annotations } = await s.run(inputs);
    expect(outputs).toMatchObject({ complete: 'false', movers: '[]', rows: '2' });
    expect(annotations.map(({ message }) => message)).toContain(
      'There is no comparison, because the export was cut short.',
    );
    expect(s.platform.requests).toHaveLength(2);
  });
});

import { mkdirSync, writeFileSync } from 'node:fs';
import { stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import * as z from 'zod/mini';
import { CLOCK_START } from '../../sandbox/child-clock.ts';
import type { PlatformOptions } from '../../sandbox/platform.ts';
import type { StepResult } from '../../sandbox/run-step.ts';
import type { Fault } from '../../sandbox/server.ts';
import { inventVisits } from '../../sandbox/visits.ts';
import { annotated } from '../conclusion.ts';
import { status } from '../faults.ts';
import { rowOf, type Scenario, scenario, site, TOTALS } from './scenario.ts';

const Trend = z.array(
  z.object({ from: z.string(), to: z.string(), human: z.number(), ai: z.number(), total: z.number() }),
);
const Line = z.object({
  from: z.string(),
  to: z.string(),
  project: z.literal('project-1'),
  generated_at: z.string(),
  totals: z.object({ human: z.number(), ai: z.number(), total: z.number() }),
  pages: z.nullable(z.array(z.object({ path: z.string(), human: z.int(), ai: z.int(), total: z.int() }))),
});

const FILE = 'history.ndjson';
const visited: PlatformOptions = {
  visitors: { visits: inventVisits({ visitors: 300, from: '2026-09-01', days: 62 }) },
};
const weekly = { 'last-days': '7', history: FILE };

const OLD_TOTALS = { human: 1, ai: 0.5, total: 1 };
const lineOf = (from: string, to: string, project = 'project-1', pages: unknown = null) =>
  JSON.stringify({
    from,
    to,
    project,
    generated_at: '2026-11-02T00:00Z',
    totals: OLD_TOTALS,
    pages,
  });

async function linesOf(s: Scenario) {
  return (await s.read(FILE))
    .split('\n')
    .slice(0, -1)
    .map((line) => Line.parse(JSON.parse(line)));
}

const startsOf = (windows: readonly { readonly from: string }[]) => windows.map(({ from }) => from);
const trendIn = ({ outputs }: StepResult) => Trend.parse(JSON.parse(outputs['trend'] ?? ''));

/** A site with one page. While the API counts its visitors, something happens to a file of the workspace. */
async function whileRead(act: (file: string) => void, name = FILE): Promise<Scenario> {
  let file = '';
  const row = (index: number) => {
    act(file);
    return rowOf(index);
  };
  const s = await scenario({ visitors: { count: 1, totals: TOTALS, row } });
  file = join(s.workspace, name);
  return s;
}

test('a run reads windows that the history doesn’t have, newest first, and has their trend, oldest first', async () => {
  await using s = await scenario(visited);
  const first = await s.run({ ...weekly, windows: '2' });
  expect(s.platform.requests.map(({ query }) => [query.get('dateFrom'), query.get('dateTo')])).toEqual([
    ['2026-10-26', '2026-11-02'],
    ['2026-10-19', '2026-10-26'],
  ]);
  expect(first.summary).toContain('#### Trend');
  const second = await s.run({ ...weekly, windows: '4' });
  expect(s.starts().slice(2)).toEqual(['2026-10-26', '2026-10-12', '2026-10-05']);
  const lines = await linesOf(s);
  expect(startsOf(lines)).toEqual(['2026-10-05', '2026-10-12', '2026-10-19', '2026-10-26']);
  expect(trendIn(second)).toEqual(lines.map(({ from, to, totals }) => ({ from, to, ...totals })));
  expect(trendIn(second).at(-1)).toMatchObject({ total: Number(second.outputs['total']) });
  expect(lines.at(-1)?.pages).toHaveLength(Number(second.outputs['rows']));
});

test('the next week adds a window, and compares with the pages that are kept, without another request', async () => {
  await using s = await scenario(visited);
  await s.run({ ...weekly, windows: '3' }, { startsAt: Date.parse('2026-10-26T06:00:00Z') });
  const before = await linesOf(s);
  const { outputs, summary } = await s.run({ ...weekly, windows: '3', compare: 'true' });
  expect(s.platform.requests).toHaveLength(4);
  expect((await linesOf(s)).slice(0, 3)).toEqual(before);
  expect(outputs['movers']).not.toBe('');

  await using other = await scenario(visited);
  const read = await other.run({ ...weekly, compare: 'true' });
  expect(outputs['movers']).toBe(read.outputs['movers']);
  expect(summary).toContain('on the week before');
  expect(other.starts()).toEqual(['2026-10-26', '2026-10-19']);
  const windows = (await linesOf(s)).slice(2);
  expect(await linesOf(other)).toMatchObject(
    windows.map(({ from, to, totals, pages }) => ({ from, to, totals, pages })),
  );
});

test('the file stays the same, byte for byte, if nothing changed, however the dates are written', async () => {
  await using s = await scenario(visited);
  await s.run({ ...weekly, windows: '2' });
  const [text, { mtimeMs, ino }] = [await s.read(FILE), await stat(join(s.workspace, FILE))];
  for (const time of ['00:00Z', '00:00:00.000Z', '02:00+02:00', '00:00']) {
    const before = s.platform.requests.length;
    const inputs = { 'date-from': `2026-10-26T${time}`, history: FILE, compare: 'true', windows: '2' };
    const again = await s.run(inputs, { startsAt: Date.parse('2026-11-02T17:00:00Z') });
    expect(s.platform.requests).toHaveLength(before + 1);
    expect(again.outputs['movers']).not.toBe('');
    expect(trendIn(again)).toHaveLength(2);
  }
  expect(await s.read(FILE)).toBe(text);
  expect(await stat(join(s.workspace, FILE))).toMatchObject({ mtimeMs, ino });
});

const rowsOf = (...paths: readonly string[]) =>
  paths.map((path) => ({ path, human: 1, ai: 1, total: path === '/c' ? 2 : 1 }));

test.each([
  ['pages', OLD_TOTALS, rowsOf('/old')],
  ['totals', TOTALS, rowsOf('/c', '/a', '/b')],
])(
  'a window with other %s replaces its line, and the file has windows in order',
  async (_, totals, pages) => {
    const rows = rowsOf('/b', '/c', '/a');
    await using s = await scenario({
      visitors: { count: 3, totals, row: (index) => rows[index] ?? rowOf(index) },
    });
    const old = lineOf('2026-10-26', '2026-11-02', 'project-1', pages);
    const kept = [
      lineOf('2026-10-19', '2026-10-25', 'project-1', []),
      lineOf('2026-10-19', '2026-10-26', 'project-1', []),
      lineOf('2026-10-25', '2026-10-26', 'project-1'),
      lineOf('2026-10-26', '2026-11-02', 'project-0', []),
      lineOf('2026-10-26', '2026-11-02', 'project-9', []),
    ];
    await writeFile(join(s.workspace, FILE), ['', '  ', old, ...kept.toReversed()].join('\n'));
    const step = await s.run(weekly);
    const lines = (await s.read(FILE)).split('\n');
    const [replaced = ''] = lines.splice(4, 1);
    expect(lines).toEqual([...kept, '']);
    const window = Line.parse(JSON.parse(replaced));
    expect(window.generated_at).toBe('2026-11-02T09:00:00.000Z');
    // The pages with most visitors come first.
    expect(window.pages?.map(({ path }) => path)).toEqual(['/c', '/a', '/b']);
    // Windows of another project or length aren't part of the trend.
    expect(startsOf(trendIn(step))).toEqual(['2026-10-19', '2026-10-26']);
  },
);

describe('earlier windows are read as long as time and quota last', () => {
  test('keeps what was read when the quota is used up, and the next run continues', async () => {
    let now = CLOCK_START;
    await using s = await scenario({ ...visited, quota: { visitors: 3 }, now: () => now });
    // It doesn't wait for the quota, although there is time.
    const first = await s.run({ ...weekly, windows: '5', 'timeout-minutes': '200' });
    expect(first.exitCode).toBe(0);
    expect(first.annotations).toEqual([]);
    expect(first.log).not.toContain('quota');
    expect(first.elapsedMs).toBeLessThan(5_000);
    expect(first.outputs['complete']).toBe('true');
    expect(startsOf(await linesOf(s))).toEqual(['2026-10-12', '2026-10-19', '2026-10-26']);
    now += 3_600_001;
    await s.run({ ...weekly, windows: '5' });
    expect(await linesOf(s)).toHaveLength(5);
  });

  test.each([
    ['export', 2, []],
    ['comparison', 3, ['2026-10-26']],
  ])('not after an incomplete %s', async (_, requests, kept) => {
    await using s = await scenario(site(300));
    s.reject(requests);
    await s.run({ ...weekly, windows: '3', compare: 'true' });
    expect(s.platform.requests).toHaveLength(requests);
    expect((await s.names()).includes(FILE) ? startsOf(await linesOf(s)) : []).toEqual(kept);
  });

  const visitors = [{ path: '/', human: -1 }];
  const BAD_ROW: Fault = { kind: 'raw', body: JSON.stringify({ totals: TOTALS, visitors, hasMore: false }) };
  test.each<[string, Fault | undefined, number, string]>([
    ['is refused', status(401), 1, 'the API key is wrong or expired. Create an admin key'],
    ['has a bad row', BAD_ROW, 3, "the response doesn't follow the API's specification. Report it"],
    ['always fails', status(500), 4, "the API had an internal error. Check the API's status page"],
    ['asks for a long wait', status(503, '', { 'retry-after': '120' }), 1, 'the API had an internal error'],
    ['changes each time it is read', undefined, 6, 'the list was not the same each time it was read.'],
  ])('warns of a window that %s, and keeps those before it', async (_, fault, requests, why) => {
    await using s = await scenario(site(300));
    if (fault === undefined) s.repeatRow(6, 8, 10);
    else s.platform.fault({ nth: 5, times: Infinity }, fault);
    const { exitCode, outputs, annotations, elapsedMs } = await s.run({ ...weekly, windows: '4' });
    expect(exitCode).toBe(0);
    const message = expect.stringContaining(`The history doesn't go back before 2026-10-19 yet: ${why}`);
    expect(annotations).toEqual([{ level: 'warning', title: 'History incomplete', message }]);
    expect(outputs['complete']).toBe('true');
    // Two for each of the two windows before.
    expect(s.platform.requests).toHaveLength(4 + requests);
    expect(elapsedMs).toBeLessThan(60_000);
    expect(startsOf(await linesOf(s))).toEqual(['2026-10-19', '2026-10-26']);
  });
});

test.each([
  [10_000, '1', [10_000], 40],
  // 41 pages of this window, and one of each other window.
  [10_001, '3', [undefined, undefined, undefined], 43],
])(
  'a window has up to 10,000 pages, and otherwise only totals: %i',
  async (count, windows, pages, requests) => {
    await using s = await scenario(site(count));
    const { outputs } = await s.run({ ...weekly, windows });
    expect(outputs).toMatchObject({ complete: 'true', rows: String(count) });
    expect((await linesOf(s)).map((line) => line.pages?.length)).toEqual(pages);
    expect(s.platform.requests).toHaveLength(requests);
  },
);

test('the totals of an earlier window don’t wait for the quota', async () => {
  await using s = await scenario(site(10_001));
  s.platform.fault({ nth: 42 }, status(429));
  await s.run({ ...weekly, windows: '3', 'timeout-minutes': '350' });
  expect(s.platform.requests).toHaveLength(42);
});

test('the trend has the last 60 windows', async () => {
  await using s = await scenario(site(1));
  const day = (at: number) => new Date(Date.parse('2026-08-01') + at * 86_400_000).toISOString().slice(0, 10);
  const lines = Array.from({ length: 70 }, (_, at) => lineOf(day(at), day(at + 1)));
  await writeFile(join(s.workspace, FILE), `${lines.join('\n')}\n`);
  const trend = trendIn(await s.run({ 'last-days': '1', history: FILE }));
  expect(trend).toHaveLength(60);
  expect(trend.at(-1)?.from).toBe('2026-11-01');
});

test.each([
  ['{"from":"2026-10-19"}\n', "line 1 of `history.ndjson` wasn't written by this action"],
  ['\n[]\n', 'line 2'],
  ['not JSON', 'line 1'],
  [lineOf('2026-10-19', 'x'), 'line 1'],
])('a file that isn’t a history is an error before any request: %j', async (text, message) => {
  await using s = await scenario(site(2));
  await writeFile(join(s.workspace, FILE), text);
  const { exitCode, annotations } = await s.run(weekly);
  expect(exitCode).toBe(1);
  expect(annotations).toEqual([annotated('error', `\`history\`: ${message.slice(0, 6)}`)]);
  expect(annotations[0]?.message).toContain(message);
  expect(s.platform.requests).toEqual([]);
  expect(await s.read(FILE)).toBe(text);
});

test.each([
  [FILE, 'History not written', { rows: '1', complete: 'true', file: 'visitors.csv' }, 1],
  ['visitors.csv', 'No visitors exported', { rows: '0', complete: 'false', file: '' }, 0],
])(
  '%s that can’t be written fails the step, and an export is kept',
  async (name, title, outputs, windows) => {
    await using s = await whileRead((file) => mkdirSync(file, { recursive: true }), name);
    const step = await s.run({ ...weekly, 'if-incomplete': 'warn' });
    expect(step).toMatchObject({ exitCode: 1, outputs });
    expect(step.annotations).toEqual([{ level: 'error', title, message: expect.stringContaining(name) }]);
    expect(trendIn(step)).toHaveLength(windows);
  },
);

test('an earlier window that can’t be read and a history that can’t be written are both told', async () => {
  await using s = await whileRead((file) => mkdirSync(file, { recursive: true }));
  s.reject(2);
  const { annotations } = await s.run({ ...weekly, windows: '2' });
  expect(annotations).toMatchObject([{ title: 'History incomplete' }, { title: 'History not written' }]);
});

test('a window that was read before its end is read again, and then kept', async () => {
  await using s = await scenario(visited);
  const running = { 'date-from': '2026-10-27', 'date-to': '2026-11-03', history: FILE };
  const next = { 'date-from': '2026-11-03', 'date-to': '2026-11-10', history: FILE, compare: 'true' };
  await s.run(running);
  const later = { startsAt: Date.parse('2026-11-10T06:00:00Z') };
  await s.run(next, later);
  expect(s.starts()).toEqual(['2026-10-27', '2026-11-03', '2026-10-27']);
  expect((await linesOf(s)).map(({ generated_at }) => generated_at)).toEqual([
    '2026-11-10T06:00:00.000Z',
    '2026-11-10T06:00:00.000Z',
  ]);
  await s.run(next, later);
  expect(s.platform.requests).toHaveLength(4);
});

test('two runs at once keep the windows of both', async () => {
  // Another run writes while this one reads.
  await using s = await whileRead((file) => writeFileSync(file, `${lineOf('2026-10-12', '2026-10-19')}\n`));
  expect(trendIn(await s.run(weekly))).toHaveLength(2);
  expect(startsOf(await linesOf(s))).toEqual(['2026-10-12', '2026-10-26']);
});

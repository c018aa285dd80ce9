import { mkdir, mkdtemp, readFile, realpath, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { type OutputFile, WriteError } from '../../src/runner/atomic-file.ts';
import { History, HistoryError, type HistoryWindow } from '../../src/visitors/history.ts';

let place: OutputFile;
beforeEach(async () => {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'history-')));
  place = { path: join(folder, 'h.ndjson'), name: 'h.ndjson' };
});
afterEach(() => rm(join(place.path, '..'), { recursive: true, force: true, maxRetries: 5 }));

const totals = { human: 1, ai: 0, total: 1 };
const window = (from: string, to: string, more: Partial<HistoryWindow> = {}): HistoryWindow => ({
  from,
  to,
  project: 'p',
  generated_at: 'now',
  totals,
  pages: [],
  ...more,
});
const page = (path: string, total: number) => ({ path, human: total, ai: 0, total });
const written = () => readFile(place.path, 'utf8');
const kept = async () =>
  (await written())
    .split('\n')
    .slice(0, -1)
    .map((line): unknown => JSON.parse(line));

/** The text of a history file with these windows. */
async function historyOf(...windows: readonly HistoryWindow[]): Promise<History> {
  await writeFile(place.path, windows.map((one) => `${JSON.stringify(one)}\n`).join(''));
  return History.read(place);
}

test('a window is found by its project and its exact dates', async () => {
  const history = await historyOf(
    window('2026-10-01', '2026-10-02'),
    window('2026-10-01', '2026-10-03'),
    window('2026-10-01', '2026-10-02', { project: 'other' }),
  );
  expect(history.find('p', { from: '2026-10-01', to: '2026-10-03' })?.to).toBe('2026-10-03');
  expect(history.find('other', { from: '2026-10-01', to: '2026-10-02' })?.project).toBe('other');
  expect(history.find('other', { from: '2026-10-01', to: '2026-10-03' })).toBeUndefined();
  expect(history.find('p', { from: '2026-10-02', to: '2026-10-03' })).toBeUndefined();
  expect(history.find('p', { from: '2026-10-01T00:00Z', to: '2026-10-02' })).toBeUndefined();
});

test('the later line of two windows with the same time counts', async () => {
  const two = [1, 2].map((human) => window('2026-10-01', '2026-10-02', { totals: { ...totals, human } }));
  const history = await historyOf(...two);
  expect(history.find('p', { from: '2026-10-01', to: '2026-10-02' })?.totals.human).toBe(2);
});

test('windows are ordered by start, end and project', async () => {
  const history = await History.read(place);
  const sorted = [
    window('2026-10-01', '2026-10-02'),
    window('2026-10-01', '2026-10-03', { project: 'a' }),
    window('2026-10-01', '2026-10-03', { project: 'b' }),
    window('2026-10-02', '2026-10-03'),
  ];
  for (const at of [3, 2, 0, 1]) history.add(sorted[at] ?? window('', ''));
  await history.write();
  expect(await kept()).toEqual(sorted);
});

test('the pages of a window are ordered by visitors, then by path', async () => {
  const history = await History.read(place);
  history.add(window('2026-10-01', '2026-10-02', { pages: [page('/b', 1), page('/c', 2), page('/a', 1)] }));
  await history.write();
  expect(await kept()).toMatchObject([{ pages: [{ path: '/c' }, { path: '/a' }, { path: '/b' }] }]);
});

test('a window with changed totals or pages replaces the old one, and others stay', async () => {
  const range = ['2026-10-01', '2026-10-02'] as const;
  for (const change of [{ totals: { ...totals, ai: 9 } }, { pages: [page('/a', 1)] }, { pages: null }]) {
    const others = [window('2026-10-01', '2026-10-03'), window('2026-10-02', '2026-10-03')];
    const history = await historyOf(window(...range, { project: 'o' }), window(...range), ...others);
    history.add(window(...range, { ...change, generated_at: 'later' }));
    await history.write();
    expect(await kept()).toEqual([
      window(...range, { project: 'o' }),
      window(...range, { ...change, generated_at: 'later' }),
      ...others,
    ]);
  }
});

test('an unchanged window keeps its date, and an unchanged file isn’t written', async () => {
  const pages = [page('/a', 1), page('/b', 1)];
  const history = await historyOf(window('2026-10-01', '2026-10-02', { pages }));
  const { ino, mtimeMs } = await stat(place.path);
  history.add(window('2026-10-01', '2026-10-02', { pages: pages.toReversed(), generated_at: 'later' }));
  await history.write();
  expect(await kept()).toMatchObject([{ generated_at: 'now' }]);
  expect(await stat(place.path)).toMatchObject({ ino, mtimeMs });
});

test('a history without windows creates no file', async () => {
  await (await History.read(place)).write();
  await expect(stat(place.path)).rejects.toMatchObject({ code: 'ENOENT' });
});

test('the trend has the project’s windows of the same length, oldest first', async () => {
  const history = await historyOf(
    window('2026-10-08', '2026-10-15'),
    window('2026-10-01T06:00Z', '2026-10-08T06:00Z'),
    window('2026-10-01', '2026-10-02'),
    window('2026-09-24', '2026-10-01', { project: 'other' }),
    window('2026-09-17', '2026-09-24'),
  );
  expect(history.windowsLike('p', { from: '2026-10-15', to: '2026-10-22' }).map(({ from }) => from)).toEqual([
    '2026-09-17',
    '2026-10-01T06:00Z',
    '2026-10-08',
  ]);
});

test('counts of 0, fractions, blank lines and windows without pages are read', async () => {
  const zero = window('2026-10-01', '2026-10-02', { totals: { human: 0, ai: 0.5, total: 0 }, pages: null });
  await writeFile(place.path, `\n  \n${JSON.stringify(zero)}\n\n`);
  expect((await History.read(place)).find('p', zero)).toEqual(zero);
});

test.each<[string, object]>([
  ['a count below 0', { totals: { human: -1, ai: 0, total: 0 } }],
  ['an invalid date', { from: '2026-02-30' }],
  ['no project', { project: undefined }],
  ['no pages', { pages: undefined }],
  ['a page without a path', { pages: [{ human: 1, ai: 1, total: 1 }] }],
  ['a page with a count below 0', { pages: [{ path: '/', human: 1, ai: 1, total: -1 }] }],
])('%s is an invalid window, and the error names its line', async (_, change) => {
  const good = JSON.stringify(window('2026-10-01', '2026-10-02'));
  await writeFile(
    place.path,
    `${good}\n\n${JSON.stringify({ ...window('2026-10-02', '2026-10-03'), ...change })}\n`,
  );
  const error = await History.read(place).catch((cause: unknown) => cause);
  expect(error).toBeInstanceOf(HistoryError);
  expect(String(error)).toMatch(/line 3\b.*h\.ndjson/u);
});

test('a history that can’t be read or written is an error with its own type', async () => {
  await mkdir(place.path);
  await expect(History.read(place)).rejects.toMatchObject({
    name: 'HistoryError',
    cause: { code: 'EISDIR' },
  });
  await rm(place.path, { recursive: true });
  const history = await History.read(place);
  history.add(window('2026-10-01', '2026-10-02'));
  await mkdir(place.path);
  await expect(history.write()).rejects.toBeInstanceOf(WriteError);
});

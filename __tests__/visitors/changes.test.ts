import { describe, expect, test } from '@jest/globals';
import type { VisitorRow } from '../../src/platform/visitors.ts';
import { Changes, type Comparison } from '../../src/visitors/comparison.ts';
import type { Export } from '../../src/visitors/export-file.ts';
import { PathHashes } from '../../src/visitors/path-hashes.ts';

const RANGE = { from: '2026-10-19', to: '2026-10-26' };
const TOTALS = { human: 1, ai: 0, total: 1 };
const rowsOf = (totals: Readonly<Record<string, number>>): VisitorRow[] =>
  Object.entries(totals).map(([path, total]) => ({ path, human: total, ai: 0, total }));

/** Compares the visitors of each path with those of the period before, and counts how often the file was read back. */
async function compared(
  before: Readonly<Record<string, number>>,
  now: Readonly<Record<string, number>>,
  top = 10,
): Promise<Comparison & { readonly timesRead: number }> {
  const rows = rowsOf(now);
  const known = new PathHashes({ withTotals: true });
  known.add(rows);
  let timesRead = 0;
  const exported: Export = {
    ending: { kind: 'end' },
    isComplete: true,
    isWritten: true,
    totals: TOTALS,
    rows: rows.length,
    missing: 0,
    pages: 1,
    topPages: rows.slice(0, top),
    readRows: async function* readRows() {
      timesRead += 1;
      yield* rows.map((row) => [row]);
    },
  };
  const changes = new Changes(exported, known, top);
  changes.add(changes.before.add(rowsOf(before)));
  const comparison = await changes.finish(RANGE, TOTALS);
  return { ...comparison, timesRead };
}

const named = (movers: Comparison['movers']) => movers.map(({ path, change }) => `${path} ${change}`);

test('gains, losses, new and vanished paths are reported, with the largest change first', async () => {
  const { range, totals, gains, losses, movers, appeared, vanished, beforeOfTopPages } = await compared(
    { '/same': 5, '/rose': 1, '/fell': 9, '/gone': 3 },
    { '/same': 5, '/rose': 8, '/fell': 4, '/new': 4 },
  );
  expect({ range, totals, appeared, vanished }).toEqual({
    range: RANGE,
    totals: TOTALS,
    appeared: 1,
    vanished: 1,
  });
  expect(named(gains)).toEqual(['/rose 7', '/new 4']);
  expect(named(losses)).toEqual(['/fell -5', '/gone -3']);
  expect(movers).toEqual([
    { path: '/rose', before: 1, after: 8, change: 7 },
    { path: '/fell', before: 9, after: 4, change: -5 },
    { path: '/new', before: 0, after: 4, change: 4 },
    { path: '/gone', before: 3, after: 0, change: -3 },
  ]);
  expect([...beforeOfTopPages]).toEqual([
    ['/same', 5],
    ['/rose', 1],
    ['/fell', 9],
  ]);
});

describe('changes of the same size', () => {
  test('are ordered by path', async () => {
    const { movers } = await compared({ '/b': 1, '/d': 3, '/a': 1 }, { '/b': 2, '/d': 2, '/a': 2, '/c': 1 });
    expect(named(movers)).toEqual(['/a 1', '/b 1', '/c 1', '/d -1']);
  });

  test('of one visitor are gains or losses', async () => {
    const { gains, losses } = await compared({ '/a': 1, '/b': 2 }, { '/a': 2, '/b': 1 });
    expect([named(gains), named(losses)]).toEqual([['/a 1'], ['/b -1']]);
  });
});

test('gains, losses and movers are limited separately', async () => {
  const { gains, losses, movers } = await compared(
    { '/a': 1, '/b': 1, '/c': 9, '/d': 8 },
    { '/a': 20, '/b': 10, '/c': 1, '/d': 7 },
    1,
  );
  expect([gains, losses, movers].map(named)).toEqual([['/a 19'], ['/c -8'], ['/a 19']]);
});

describe('the file is read back for new paths', () => {
  test('but not if there are none, or top is 0', async () => {
    expect((await compared({ '/a': 1 }, { '/a': 2, '/new': 1 })).timesRead).toBe(1);
    expect((await compared({ '/a': 1, '/b': 1 }, { '/a': 2 })).timesRead).toBe(0);
    const { timesRead, appeared, movers } = await compared({ '/a': 1 }, { '/a': 2, '/new': 1 }, 0);
    expect([timesRead, appeared, movers]).toEqual([0, 1, []]);
  });

  test('even for a single one', async () => {
    const { movers, appeared, vanished } = await compared({ '/gone': 1 }, { '/new': 1 });
    expect([named(movers), appeared, vanished]).toEqual([['/gone -1', '/new 1'], 1, 1]);
    expect(named((await compared({}, { '/new': 1 }, 1)).movers)).toEqual(['/new 1']);
  });
});

test('a path that is twice in an earlier window counts once', async () => {
  const known = new PathHashes({ withTotals: true });
  const exported: Export = {
    ending: { kind: 'end' },
    isComplete: true,
    isWritten: true,
    totals: TOTALS,
    rows: 0,
    missing: 0,
    pages: 1,
    topPages: [],
    readRows: async function* readRows() {},
  };
  const pages = [...rowsOf({ '/gone': 3 }), ...rowsOf({ '/gone': 4 })];
  const changes = new Changes(exported, known, 10);
  changes.add(changes.before.add(pages));
  const comparison = await changes.finish(RANGE, TOTALS);
  expect(comparison).toMatchObject({ appeared: 0, vanished: 1 });
  expect(named(comparison.movers)).toEqual(['/gone -3']);
});

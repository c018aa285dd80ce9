import { expect, test } from '@jest/globals';
import { PathHashes } from '../../src/visitors/path-hashes.ts';

const COUNT = 20_000;
const paths = Array.from({ length: COUNT }, (_, at) => `/page-${at}`);

const row = (path: string, total: number) => ({ path, human: 0, ai: 0, total });

test('each path is added once, and none is mistaken for another', () => {
  const known = new PathHashes();
  const rows = paths.map((path) => row(path, 1));
  expect(known.add(rows)).toEqual(rows);
  expect(known.size).toBe(COUNT);
  expect(known.add(paths.map((path) => row(path, 2)))).toEqual([]);
  expect(known.size).toBe(COUNT);
  expect(paths.every((path) => known.has(path))).toBe(true);
  expect(paths.some((path) => known.has(`${path}/`))).toBe(false);
});

test('of rows with one path, the first is added', () => {
  const known = new PathHashes({ withTotals: true });
  known.add([row('/a', 1)]);
  expect(known.add([row('/b', 2), row('/a', 3), row('/b', 4), row('/c', 5)])).toEqual([
    row('/b', 2),
    row('/c', 5),
  ]);
  expect(['/a', '/b', '/c'].map((path) => known.totalOf(path))).toEqual([1, 2, 5]);
});

test('a path keeps its first total when the table grows', () => {
  const known = new PathHashes({ withTotals: true });
  known.add(paths.map((path, at) => row(path, at / 2)));
  known.add(paths.map((path) => row(path, -1)));
  expect(paths.findIndex((path, at) => known.totalOf(path) !== at / 2)).toBe(-1);
  expect(known.totalOf('/other')).toBeUndefined();
});

test('no totals are kept without withTotals', () => {
  const known = new PathHashes();
  known.add([row('/', 7)]);
  expect(known.has('/')).toBe(true);
  expect(known.totalOf('/')).toBeUndefined();
});

test('an empty table has no path, not even the empty one', () => {
  const known = new PathHashes({ withTotals: true });
  expect([known.size, known.has(''), known.totalOf('')]).toEqual([0, false, undefined]);
  known.add([row('', 0)]);
  expect([known.size, known.has(''), known.totalOf('')]).toEqual([1, true, 0]);
});

import { expect, test } from '@jest/globals';
import { PathHashes } from '../../src/visitors/path-hashes.ts';

const COUNT = 20_000;
const paths = Array.from({ length: COUNT }, (_, at) => `/page-${at}`);

test('each path is added once, and none is mistaken for another', () => {
  const known = new PathHashes();
  expect(paths.map((path) => known.add(path, 1)).every(Boolean)).toBe(true);
  expect(known.size).toBe(COUNT);
  expect(paths.some((path) => known.add(path, 2))).toBe(false);
  expect(known.size).toBe(COUNT);
  expect(paths.every((path) => known.has(path))).toBe(true);
  expect(paths.some((path) => known.has(`${path}/`))).toBe(false);
});

test('a path keeps its first number when the table grows', () => {
  const known = new PathHashes({ withNumbers: true });
  for (const [at, path] of paths.entries()) known.add(path, at / 2);
  for (const path of paths) known.add(path, -1);
  expect(paths.findIndex((path, at) => known.numberOf(path) !== at / 2)).toBe(-1);
  expect(known.numberOf('/other')).toBeUndefined();
});

test('no numbers are kept without withNumbers', () => {
  const known = new PathHashes();
  known.add('/', 7);
  expect(known.has('/')).toBe(true);
  expect(known.numberOf('/')).toBeUndefined();
});

test('an empty table has no path, not even the empty one', () => {
  const known = new PathHashes({ withNumbers: true });
  expect([known.size, known.has(''), known.numberOf('')]).toEqual([0, false, undefined]);
  known.add('', 0);
  expect([known.size, known.has(''), known.numberOf('')]).toEqual([1, true, 0]);
});

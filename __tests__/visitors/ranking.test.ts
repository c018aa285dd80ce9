import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { byText, Ranking } from '../../src/visitors/ranking.ts';

test('a ranking has the first few of all, in order', () => {
  const item = fc.record({ path: fc.string(), total: fc.nat(20) });
  const order = (one: { path: string; total: number }, other: { path: string; total: number }) =>
    other.total - one.total || byText(one.path, other.path);
  fc.assert(
    fc.property(fc.array(item), fc.nat(8), (items, size) => {
      const ranking = new Ranking(size, order);
      for (const one of items) ranking.add(one);
      expect(ranking.inOrder).toEqual(items.toSorted(order).slice(0, size));
    }),
  );
});

test('equal items keep their order, and the last ones are dropped', () => {
  const ranked = (size: number) => {
    const ranking = new Ranking<{ rank: number; name: string }>(size, (one, other) => one.rank - other.rank);
    for (const name of ['2a', '1a', '2b', '1b', '1c', '2c']) ranking.add({ rank: Number(name[0]), name });
    return ranking.inOrder.map(({ name }) => name);
  };
  expect(ranked(10)).toEqual(['1a', '1b', '1c', '2a', '2b', '2c']);
  expect(ranked(4)).toEqual(['1a', '1b', '1c', '2a']);
  expect(ranked(1)).toEqual(['1a']);
  expect(ranked(0)).toEqual([]);
});

test.each([
  ['a', 'b', -1],
  ['b', 'a', 1],
  ['a', 'a', 0],
  ['B', 'a', -1],
  ['z', 'é', -1],
  ['', 'a', -1],
])('%j before %j: %i', (one, other, order) => {
  expect(byText(one, other)).toBe(order);
});

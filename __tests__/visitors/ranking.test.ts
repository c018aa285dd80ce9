import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { byText, Ranking } from '../../src/visitors/ranking.ts';

test('a ranking names the first few of all, in order', () => {
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

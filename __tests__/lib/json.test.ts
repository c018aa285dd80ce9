import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { jsonListWithin } from '../../src/lib/json.ts';
import { randomRuns } from '../random-runs.ts';

describe('a list with a size limit', () => {
  test.each<[unknown[], number, string, number]>([
    [[], 2, '[]', 0],
    [['a', 'b'], 100, '["a","b"]', 0],
    [['a', 'b'], 10, '["a","b"]', 0],
    [['a', 'b'], 9, '["a"]', 1],
    [['a', 'b'], 6, '["a"]', 1],
    [['a', 'b'], 5, '[]', 2],
    // An item that is too long ends the list.
    [['a', 'x'.repeat(50), 'c'], 20, '["a"]', 2],
    // Bytes, not characters.
    [['é'], 7, '["é"]', 0],
    [['é'], 6, '[]', 1],
  ])('keeps the start of %j within %i bytes', (items, bytes, json, left) => {
    expect(jsonListWithin(items, bytes)).toEqual({ json, left });
  });

  test('is never longer, and keeps the first items', () => {
    fc.assert(
      fc.property(fc.array(fc.jsonValue()), fc.integer({ min: 2, max: 200 }), (items, bytes) => {
        const { json, left } = jsonListWithin(items, bytes);
        expect(Buffer.byteLength(json)).toBeLessThanOrEqual(bytes);
        expect(json).toBe(JSON.stringify(items.slice(0, items.length - left)));
      }),
      randomRuns(100, 20_000),
    );
  });
});

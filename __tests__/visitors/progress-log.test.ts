import { expect, test } from '@jest/globals';
import { formatCount } from '../../src/lib/text.ts';
import { progressLog } from '../../src/visitors/progress-log.ts';
import { RANGE } from './reading.ts';

test('progress is logged two seconds after the start, and then every two seconds', () => {
  let now = 5_000;
  const told: string[] = [];
  const log = progressLog({ now: () => now, sleep: async () => undefined }, (line) => told.push(line));
  for (const ms of [0, 1_999, 1, 1_999, 1, 9_000, 0]) {
    now += ms;
    log(now, RANGE);
  }
  expect(told.map((line) => line.split(' ')[0])).toEqual(['7,000', '9,000', '18,000']);
});

test.each([
  [0, '0 rows'],
  [1, '1 row'],
  [2, '2 rows'],
  [1_234, '1,234 rows'],
])('%i: %s', (count, words) => {
  expect(formatCount(count, 'row')).toBe(words);
});

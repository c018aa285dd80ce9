import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { IS_SOAK, randomRuns, testRandomly } from '../random-tests.ts';
import { checkBooks } from './books.ts';
import { monthsOf } from './months.ts';
import { playYear } from './year.ts';

const plans = fc.record({
  seed: fc.nat(),
  pushes: fc.constant(IS_SOAK ? 300 : 30),
  caps: fc.constant({ refresh: 4, merged: 3, command: Number.POSITIVE_INFINITY }),
});

const settings = randomRuns(1, 25);
testRandomly(
  `${2 * settings.numRuns} repositories with merges, and their books hold, with faults and without`,
  settings,
  [plans],
  async (plan) => {
    for (const isDisturbed of [true, false]) checkBooks(await playYear({ ...plan, isDisturbed }));
  },
);

// `npm run months` prints the table of docs/cost.md.
const isPrinted = process.env['npm_lifecycle_event'] === 'months';
test(
  'a month of each recipe has a row in the table',
  async () => {
    const table = await monthsOf(isPrinted ? 300 : 10);
    if (isPrinted) process.stdout.write(`${table}\n`);
    expect(table.split('\n')).toHaveLength(5);
  },
  (isPrinted ? 15 : 1) * 60_000,
);

import { beforeAll } from '@jest/globals';
import fc from 'fast-check';
import { AGENT_JOB } from '../actions.ts';
import { IS_SOAK, randomRuns } from '../random-runs.ts';
import { testRandomly } from '../random-tests.ts';
import { checkBooks } from './books.ts';
import { Year } from './year.ts';

// The clock doesn't wait for modules.
beforeAll(async () => {
  await AGENT_JOB.preload?.();
});

const plans = fc.record({
  seed: fc.nat(),
  pushes: fc.constant(IS_SOAK ? 300 : 30),
  isDisturbed: fc.boolean(),
});

const settings = randomRuns(2, 50);
testRandomly(
  `${settings.numRuns} years with merges, and their books hold`,
  settings,
  [plans],
  async (plan) => {
    const year = new Year(plan);
    await year.run();
    checkBooks(year);
  },
);

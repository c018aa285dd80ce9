import { test } from '@jest/globals';
import fc from 'fast-check';
import { randomRuns } from '../random-runs.ts';
import { checkFollowUp, followUpSchedules } from './model.ts';
import { Simulation } from './simulation.ts';

const settings = randomRuns(50, 100_000);
const TIMEOUT_MS = 3 * 60 * 60_000;

test(
  `${settings.numRuns} schedules of follow-ups: no prompt is dropped, and every report says whether it was sent`,
  async () => {
    const property = fc.asyncProperty(followUpSchedules, async (schedule) => {
      const simulation = new Simulation(schedule);
      await simulation.run();
      checkFollowUp(simulation);
    });
    await fc.assert(property, settings);
  },
  TIMEOUT_MS,
);

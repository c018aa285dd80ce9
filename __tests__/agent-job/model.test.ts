import { test } from '@jest/globals';
import fc from 'fast-check';
import { randomRuns } from '../random-runs.ts';
import { check, schedules } from './model.ts';
import { Simulation } from './simulation.ts';

const settings = randomRuns(60, 100_000);
const TIMEOUT_MS = 3 * 60 * 60_000;

test(
  `${settings.numRuns} schedules of faults, delays, cancels, kills and re-runs: one job for each run, and a correct report`,
  async () => {
    const property = fc.asyncProperty(schedules, async (schedule) => {
      const simulation = new Simulation(schedule);
      await simulation.run();
      check(simulation, schedule);
    });
    await fc.assert(property, settings);
  },
  TIMEOUT_MS,
);

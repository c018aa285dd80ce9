import { test } from '@jest/globals';
import fc from 'fast-check';
import { check, checkFollowUp, followUpSchedules, schedules } from './model.ts';
import { Simulation } from './simulation.ts';

/** A failure prints the seed and the path that lead to it, for `FC_SEED` and `FC_PATH`. */
const { SOAK_RUNS, FC_SEED, FC_PATH, npm_lifecycle_event: script } = process.env;
const numRuns = Number(SOAK_RUNS ?? (script === 'soak' ? 100_000 : 200));

const settings = {
  numRuns,
  ...(FC_SEED === undefined ? {} : { seed: Number(FC_SEED) }),
  ...(FC_PATH === undefined ? {} : { path: FC_PATH }),
};
const TIMEOUT_MS = 3 * 60 * 60_000;

test(
  `${numRuns} schedules of faults, delays, cancels, kills and re-runs: one intent, one job, and the truth about it`,
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

test(
  `${numRuns} schedules of follow-ups: no prompt is dropped, none is said to be sent that wasn't`,
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

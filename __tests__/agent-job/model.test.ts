import { test } from '@jest/globals';
import fc from 'fast-check';
import { randomRuns } from '../random-runs.ts';
import { check, checkFollowUp, followUpSchedules, schedules } from './model.ts';
import { Simulation } from './simulation.ts';

const creates = randomRuns(200, 100_000);
const followUps = randomRuns(100, 100_000);
const TIMEOUT_MS = 3 * 60 * 60_000;

test(
  `${creates.numRuns} schedules of faults, delays, cancels, kills and re-runs: one intent, one job, and the truth about it`,
  async () => {
    const property = fc.asyncProperty(schedules, async (schedule) => {
      const simulation = new Simulation(schedule);
      await simulation.run();
      check(simulation, schedule);
    });
    await fc.assert(property, creates);
  },
  TIMEOUT_MS,
);

test(
  `${followUps.numRuns} schedules of follow-ups: no prompt is dropped, none is said to be sent that wasn't`,
  async () => {
    const property = fc.asyncProperty(followUpSchedules, async (schedule) => {
      const simulation = new Simulation(schedule);
      await simulation.run();
      checkFollowUp(simulation);
    });
    await fc.assert(property, followUps);
  },
  TIMEOUT_MS,
);

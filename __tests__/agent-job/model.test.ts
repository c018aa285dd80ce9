import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { RequestPlan } from '../../sandbox/direct-http.ts';
import { randomRuns } from '../random-runs.ts';
import { check, checkFollowUp, followUpSchedules, schedules } from './model.ts';
import { type Schedule, Simulation } from './simulation.ts';

const TIMEOUT_MS = 3 * 60 * 60_000;

async function simulate(schedule: Schedule): Promise<Simulation> {
  const simulation = new Simulation(schedule);
  await simulation.run();
  return simulation;
}

describe.each([
  ['faults, delays, cancels, kills and re-runs', 60, schedules, check],
  ['follow-ups', 50, followUpSchedules, checkFollowUp],
] as const)('random schedules of %s', (_, inTest, all, checkRules) => {
  const settings = randomRuns(inTest, 100_000);
  test(
    `${settings.numRuns} of them keep every rule of the model`,
    async () => {
      const property = fc.asyncProperty(all, async (schedule) =>
        checkRules(await simulate(schedule), schedule),
      );
      await fc.assert(property, settings);
    },
    TIMEOUT_MS,
  );
});

/** Every request takes 200 ms, so that 25 kills, 80 ms apart, hit each of the first ones. */
const SLOW: RequestPlan = { latency: 200, fault: { kind: 'none' } };
const MOMENTS = Array.from({ length: 25 }, (_, index) => 25 + index * 80);

const killed = (killAt: number): Schedule => ({
  creates: Array.from({ length: 4 }, () => SLOW),
  gets: Array.from({ length: 4 }, () => SLOW),
  comments: [],
  life: [],
  endsWithPr: true,
  wait: true,
  timeoutMinutes: 5,
  cancelAt: undefined,
  killAt,
  reruns: 1,
});

describe('a step that is killed at any moment and run again', () => {
  test.each(['auto', 'message'] as const)(
    'with job-id: %s sends its prompt once, or reports that it may have been sent',
    async (followUp) => {
      const wrong: string[] = [];
      for (const killAt of MOMENTS) {
        const simulation = await simulate({ ...killed(killAt), followUp });
        try {
          checkFollowUp(simulation);
        } catch (error) {
          wrong.push(`${killAt} ms: ${String(error)}`);
        }
        // If it was killed before its comment named the job, the re-run can't know about it, and sends the prompt again.
        const said = simulation.attempts[0]?.postOutcome;
        const isTold = simulation.delivered === 1 || said === 'unknown';
        if (!isTold) wrong.push(`${killAt} ms: sent ${simulation.delivered} times; post said ${said}`);
        if (simulation.attempts[1]?.exitCode === 0 && simulation.delivered === 0)
          wrong.push(`${killAt} ms: green, unsent`);
      }
      expect(wrong).toEqual([]);
    },
  );

  test('without a job creates one job, or two if the first response was lost', async () => {
    const wrong: string[] = [];
    for (const killAt of MOMENTS) {
      const { jobs, attempts } = await simulate(killed(killAt));
      const isUnknown = attempts[0]?.postOutcome === 'unknown';
      if (jobs.length !== 1 && !(isUnknown && jobs.length === 2))
        wrong.push(`${killAt} ms: ${jobs.length} jobs`);
    }
    expect(wrong).toEqual([]);
  });

  test('after a failed job creates a new one', async () => {
    const wrong: string[] = [];
    for (const killAt of MOMENTS) {
      const simulation = await simulate({
        ...killed(killAt),
        followUp: 'auto',
        life: [{ status: 'failed', forMs: 0 }],
      });
      const said = simulation.attempts[0]?.postOutcome;
      if (said === 'failed' && simulation.attempts[0]?.delivered === 0) wrong.push(`${killAt} ms: ${said}`);
      // The earlier run's job, and this run's; one more if the response to the first create was lost with the process.
      const most = said === 'unknown' ? 3 : 2;
      if (simulation.jobs.length > most) wrong.push(`${killAt} ms: ${simulation.jobs.length} jobs`);
    }
    expect(wrong).toEqual([]);
  });
});

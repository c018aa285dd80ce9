import { describe, expect, test } from '@jest/globals';
import type { RequestPlan } from '../../sandbox/direct-http.ts';
import { randomRuns, testRandomly } from '../random-tests.ts';
import { UNINTERRUPTED } from '../simulation.ts';
import { check, checkFollowUp, followUpSchedules, schedules } from './model.ts';
import { type Schedule, type Simulation, simulate } from './simulation.ts';

for (const [what, inTest, all, checkRules] of [
  ['faults, delays, cancels, kills and re-runs', 60, schedules, check],
  ['follow-ups', 50, followUpSchedules, checkFollowUp],
] as const) {
  const settings = randomRuns(inTest, 100_000);
  const name = `${settings.numRuns} random schedules of ${what} keep every rule of the model`;
  testRandomly(name, settings, [all], async (schedule) => checkRules(await simulate(schedule), schedule));
}

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
  ...UNINTERRUPTED,
  killAt,
  reruns: 1,
});

/** Kills a step at each of the moments, and runs it again. Expects that nothing is said to be wrong. */
async function killAtAnyMoment(
  options: Partial<Schedule>,
  wrongIn: (simulation: Simulation, said: string | undefined) => string | false,
): Promise<void> {
  const wrong: string[] = [];
  for (const killAt of MOMENTS) {
    const simulation = await simulate({ ...killed(killAt), ...options });
    const found = wrongIn(simulation, simulation.attempts[0]?.postOutcome);
    if (found !== false) wrong.push(`${killAt} ms: ${found}`);
  }
  expect(wrong).toEqual([]);
}

describe('a step that is killed at any moment and run again', () => {
  test.each(['auto', 'message'] as const)(
    'with job-id: %s sends its prompt once, or reports that it may have been sent',
    (followUp) =>
      killAtAnyMoment({ followUp }, (simulation, said) => {
        checkFollowUp(simulation);
        const { attempts, delivered } = simulation;
        if (attempts[1]?.exitCode === 0 && delivered === 0) return 'green, unsent';
        // If it was killed before its comment named the job, the re-run can't know about it, and sends the prompt again.
        return delivered !== 1 && said !== 'unknown' && `sent ${delivered} times; post said ${said}`;
      }),
  );

  test('without a job creates one job, or two if the first response was lost', () =>
    killAtAnyMoment({}, ({ jobs }, said) => {
      return !(jobs.length === 1 || (said === 'unknown' && jobs.length === 2)) && `${jobs.length} jobs`;
    }));

  test('after a failed job creates a new one', () => {
    const failed: Partial<Schedule> = { followUp: 'auto', life: [{ status: 'failed', forMs: 0 }] };
    return killAtAnyMoment(failed, ({ jobs, attempts }, said) => {
      if (said === 'failed' && attempts[0]?.delivered === 0) return said;
      // The earlier run's job, and this run's; one more if the response to the first create was lost with the process.
      return jobs.length > (said === 'unknown' ? 3 : 2) && `${jobs.length} jobs`;
    });
  });
});

import { beforeAll, test } from '@jest/globals';
import fc from 'fast-check';
import type { DirectFault, RequestPlan } from '../../sandbox/direct-http.ts';
import { AGENT_JOB } from '../actions.ts';
import { markerIn } from '../agent-job/earlier-jobs.ts';
import { randomRuns } from '../random-runs.ts';
import { testRandomly } from '../random-tests.ts';
import { hold, UNINTERRUPTED } from '../simulation.ts';
import { settledIn } from './scenario.ts';
import { type PlannedRun, type PlannedSettle, type Schedule, Simulation } from './simulation.ts';

const settings = randomRuns(60, 20_000);

// The clock doesn't wait for modules.
beforeAll(async () => {
  await AGENT_JOB.preload?.();
});

const moment = (max: number) =>
  fc.option(fc.double({ min: 0, max, noNaN: true }), { nil: undefined, freq: 3 });

const status = (...statuses: number[]) =>
  fc
    .constantFrom(...statuses)
    .chain((code) =>
      fc.boolean().map((acts): DirectFault => ({ kind: 'status', status: code, acts: acts && code >= 500 })),
    );
const breaks = (...kinds: ('reset' | 'hang' | 'garbage')[]) =>
  fc.constantFrom(...kinds).chain((kind) => fc.boolean().map((acts): DirectFault => ({ kind, acts })));
const plan = (...faults: fc.Arbitrary<DirectFault>[]): fc.Arbitrary<RequestPlan> =>
  fc.record({
    latency: fc.integer({ min: 1, max: 3_000 }),
    fault: fc.oneof({ weight: 3, arbitrary: fc.constant<DirectFault>({ kind: 'none' }) }, ...faults),
  });

const runs: fc.Arbitrary<PlannedRun> = fc.record({
  at: fc.integer({ min: 0, max: 60 }),
  issue: fc.constantFrom(1, 2),
  jobId: fc.constantFrom('', '', 'auto'),
  wait: fc.boolean(),
  timeoutMinutes: fc.constantFrom(0.5, 5),
  activeFor: fc.double({ min: 0, max: 90, noNaN: true }),
  end: fc.constantFrom('completed', 'completed', 'no-pr', 'failed', 'archived', 'gone'),
  killAt: moment(20_000),
  cancelAt: moment(120_000),
  hasPost: fc.boolean(),
  rerunAt: fc.option(fc.integer({ min: 1, max: 60 }), { nil: undefined, freq: 1 }),
});

const settles: fc.Arbitrary<PlannedSettle> = fc.record({
  gap: fc.integer({ min: 1, max: 30 }),
  killAt: moment(12_000),
  cancelAt: moment(12_000),
  gets: fc.array(plan(status(401, 403, 404, 429, 500, 503), breaks('reset', 'hang', 'garbage')), {
    maxLength: 3,
  }),
  reads: fc.array(plan(status(403, 404, 429, 500, 502), breaks('reset', 'hang', 'garbage')), {
    maxLength: 4,
  }),
  writes: fc.array(plan(status(403, 410, 422, 429, 500, 502), breaks('reset', 'hang')), { maxLength: 4 }),
});

const schedules: fc.Arbitrary<Schedule> = fc.record({
  runs: fc.array(runs, { minLength: 1, maxLength: 4 }),
  settles: fc.array(settles, { maxLength: 8 }),
  forgeAt: fc.integer({ min: 0, max: 100 }),
});

function check(simulation: Simulation, { runs: planned }: Schedule): void {
  const { comments, written, forged } = simulation;
  const own = comments.filter(({ id }) => !forged.some((one) => one.id === id));
  const said = own.map((comment) => ({ comment, marker: markerIn(comment.body) }));
  const announcedBy = (id: number) => said.filter(({ marker }) => marker?.announces === id);
  const named = said.filter(({ marker }) => (marker?.job ?? '') !== '');
  for (const { comment, marker } of named) {
    const { id } = comment;
    hold(marker?.ended === true, `comment ${id} says that its job has ended`);
    hold(!/started|still running|keeps running/u.test(comment.body), `comment ${id} says nothing else`);
    hold(announcedBy(id).length <= 1, `the end in comment ${id} is announced at most once`);
  }
  // A follow-up has a comment and an end of its own, and two of them can end together.
  const hasFollowUps = planned.some(({ jobId }) => jobId === 'auto');
  for (const { comment, marker } of named) {
    const left = markerIn(written.get(comment.id) ?? '');
    const isOpen = left?.ended === false;
    if (hasFollowUps) continue;
    hold(!isOpen || announcedBy(comment.id).length === 1, `the end in comment ${comment.id} is announced`);
    const places = named.filter((one) => one.marker?.job === marker?.job);
    hold(places.length === 1, `job ${marker?.job} has one comment`);
  }
  for (const { id, body } of forged) {
    const now = simulation.comment(id);
    hold(now?.versions === 1 && now.body === body, 'a forged comment is left alone');
    hold(announcedBy(id).length === 0, 'a forged comment is not announced');
  }
  const reported: number[] = [];
  for (const { phase, hasEnded, exitCode, isDisturbed, asked, others } of simulation.settles) {
    hold(new Set(asked).size === asked.length, 'a job is asked for once in a run');
    hold(others.length === 0, 'no job is created or messaged');
    hold(!/unexpected error/iu.test(phase.stdout), 'there is no unexpected error');
    if (!isDisturbed) hold(exitCode === 0, 'a run without faults passes');
    if (hasEnded) {
      const settled = settledIn(phase);
      reported.push(...settled.map(({ comment_id }) => comment_id));
      hold(phase.summary !== '' && phase.outputs['report'] !== undefined, 'every run reports');
    }
  }
  const last = simulation.settles.at(-1);
  hold(last?.asked.length === 0, 'a job that has ended is not asked for again');
  const wasReopened = (id: number) => planned.some(({ rerunAt }) => rerunAt !== undefined) && written.has(id);
  for (const id of new Set(reported)) {
    const times = reported.filter((one) => one === id).length;
    hold(times === 1 || wasReopened(id), `comment ${id} is settled once`);
  }
}

testRandomly(
  `${settings.numRuns} schedules of starts, ends, kills, re-runs and settles: every job that ended is reported once`,
  settings,
  [schedules],
  async (schedule) => {
    const simulation = new Simulation(schedule);
    await simulation.run();
    check(simulation, schedule);
  },
);

test('a kill at any moment leaves no two announcements, and loses none', async () => {
  const run: PlannedRun = {
    at: 0,
    issue: 1,
    jobId: '',
    wait: false,
    timeoutMinutes: 5,
    activeFor: 5,
    end: 'completed',
    ...UNINTERRUPTED,
    hasPost: true,
    rerunAt: undefined,
  };
  const quiet = { gap: 20, cancelAt: undefined, gets: [], reads: [], writes: [] };
  // Every request takes 50 ms.
  for (let killAt = 10; killAt < 700; killAt += 20) {
    const schedule = {
      runs: [run, { ...run, issue: 2 as const }],
      settles: [{ ...quiet, killAt }],
      forgeAt: 1,
    };
    const simulation = new Simulation(schedule);
    await simulation.run();
    check(simulation, schedule);
  }
});

import { test } from '@jest/globals';
import fc from 'fast-check';
import type { DirectFault, RequestPlan } from '../../sandbox/direct-http.ts';
import { ENDS } from '../../src/platform/agent-jobs.ts';
import { markerIn } from '../agent-job/earlier-jobs.ts';
import { randomRuns, testRandomly } from '../random-tests.ts';
import { hold } from '../simulation.ts';
import { settledIn } from './scenario.ts';
import { KEEPER, type PlannedRun, type PlannedSettle, type Schedule, simulate } from './simulation.ts';

const settings = randomRuns(60, 20_000);

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

const minutes = fc.double({ min: 0, max: 90, noNaN: true });

const runs: fc.Arbitrary<PlannedRun> = fc.record({
  at: fc.integer({ min: 0, max: 60 }),
  issue: fc.constantFrom(1, 2),
  jobId: fc.constantFrom('', '', 'auto', 'follow'),
  isContinued: fc.boolean(),
  wait: fc.boolean(),
  timeoutMinutes: fc.constantFrom(0.5, 5),
  // Some are still active after a day, when they could be lost.
  activeFor: fc.oneof({ weight: 3, arbitrary: minutes }, fc.constant(2_000)),
  end: fc.constantFrom('completed', 'no-pr', 'gone', ...ENDS.map(({ status }) => status)),
  killAt: moment(20_000),
  cancelAt: moment(120_000),
  hasPost: fc.boolean(),
  rerunAt: fc.option(fc.integer({ min: 1, max: 60 }), { nil: undefined, freq: 1 }),
});

const broken = breaks('reset', 'hang', 'garbage');
const settles: fc.Arbitrary<PlannedSettle> = fc.record({
  gap: fc.oneof({ weight: 3, arbitrary: fc.integer({ min: 1, max: 30 }) }, fc.constant(1_500)),
  killAt: moment(12_000),
  cancelAt: moment(12_000),
  gets: fc.array(plan(status(401, 403, 404, 404, 429, 500, 503), broken), { maxLength: 3 }),
  reads: fc.array(plan(status(403, 404, 429, 500, 502), broken), { maxLength: 4 }),
  writes: fc.array(plan(status(403, 404, 410, 422, 429, 500, 502), broken), { maxLength: 4 }),
});

const schedules: fc.Arbitrary<Schedule> = fc.record({
  runs: fc.array(runs, { minLength: 1, maxLength: 4 }),
  settles: fc.array(settles, { maxLength: 8 }),
  forgeAt: fc.integer({ min: 0, max: 100 }),
  gitHubAheadMs: fc.constantFrom(0, -30_000, 45_000),
});

const MIN_BETWEEN_LOOK_UPS_MS = 30_000;

function check(simulation: Awaited<ReturnType<typeof simulate>>): void {
  const { comments, written, forged, settles } = simulation;
  const others = comments.filter(({ issue }) => issue !== KEEPER.issue);
  const own = others.filter(({ id }) => !forged.some((one) => one.id === id));
  const said = own.flatMap((comment) => ({ ...comment, marker: markerIn(comment.body) }));
  const named = said.filter(({ marker }) => (marker?.job ?? '') !== '');
  for (const { id, body, marker } of named) {
    hold(marker?.ended === true, `comment ${id} says that its job has ended`);
    hold(!/started|still running|keeps running/u.test(body), `comment ${id} says nothing else`);
  }
  for (const places of Map.groupBy(named, ({ issue, marker }) => `${issue} ${marker?.job}`).values()) {
    const writes = written.filter(({ id }) => places.some((one) => one.id === id));
    const opened = writes.filter(({ body }) => markerIn(body)?.ended === false);
    const announcedAt = said
      .filter(({ marker }) => places.some(({ id }) => id === marker?.announces))
      .map(({ createdAt }) => Date.parse(createdAt));
    // Followed by one that is open again, an announcement is about an earlier end.
    for (const [index, at] of announcedAt.entries()) {
      const before = announcedAt[index - 1] ?? Number.NEGATIVE_INFINITY;
      const isFirst = opened.some((one) => one.at > before && one.at < at);
      hold(isFirst, 'an end is announced once');
    }
    for (const { id } of places) {
      const last = writes.findLast((one) => one.id === id);
      if (last === undefined || last.isDuringSettle || !opened.includes(last)) continue;
      const isAnnounced = announcedAt.some((at) => at > last.at);
      hold(isAnnounced, `the end in comment ${id} is announced`);
    }
  }
  for (const { id, body } of forged) {
    const now = simulation.commentOf(id);
    hold(now?.versions === 1 && now.body === body, 'a forged comment is left alone');
    hold(!said.some(({ marker }) => marker?.announces === id), 'a forged comment is not announced');
  }
  const reported: number[] = [];
  for (const { phase, hasEnded, exitCode, isDisturbed, asked, others } of settles) {
    for (const [first, second, third] of Map.groupBy(asked, ({ job }) => job).values()) {
      const gap = (second?.at ?? Infinity) - (first?.at ?? 0);
      const isRare = third === undefined && gap >= MIN_BETWEEN_LOOK_UPS_MS;
      hold(isRare, 'a job is asked for twice at most, 30 s apart');
    }
    hold(others.length === 0, 'no job is created or messaged');
    hold(!/unexpected error/iu.test(phase.stdout), 'there is no unexpected error');
    if (!isDisturbed) hold(exitCode === 0, 'a run without faults passes');
    if (!hasEnded) continue;
    const settled = settledIn(phase);
    reported.push(...settled.map(({ comment_id }) => comment_id));
    const lost = settled.filter(({ outcome }) => outcome === 'lost');
    for (const { job_id } of lost) hold(simulation.isGone(job_id), 'a job that the API knows is not lost');
    hold(phase.summary !== '' && phase.outputs['report'] !== undefined, 'every run reports');
  }
  hold(settles.at(-1)?.asked.length === 1, 'a job that has ended is not asked for again');
  for (const id of new Set(reported)) {
    const opened = written.filter((one) => one.id === id && markerIn(one.body)?.ended === false);
    const times = reported.filter((one) => one === id).length;
    hold(times <= opened.length, `comment ${id} is settled once for each time that it was open`);
  }
}

testRandomly(
  `${settings.numRuns} schedules of starts, ends, kills, re-runs and settles: every job that ended is reported once`,
  settings,
  [schedules],
  async (schedule) => check(await simulate(schedule)),
);

test('a kill at any moment leaves no two announcements, and loses none', async () => {
  const run: PlannedRun = { ...KEEPER, issue: 1, activeFor: 5 };
  // Every request takes 50 ms.
  for (let killAt = 10; killAt < 700; killAt += 20) {
    const settles = [{ gap: 20, cancelAt: undefined, gets: [], reads: [], writes: [], killAt }];
    check(await simulate({ runs: [run, { ...run, issue: 2 }], settles, forgeAt: 1, gitHubAheadMs: 0 }));
  }
});

import fc from 'fast-check';
import type { DirectFault as Fault, RequestPlan } from '../../sandbox/direct-http.ts';
import type { RunningPhase } from '../../sandbox/phase.ts';
import { END_STATUSES } from '../../sandbox/platform.ts';
import type { OutcomeName } from '../../src/agent-job/report/outcome-table.ts';
import { hold, KEY } from '../simulation.ts';
import { PULL_REQUEST } from './scenario.ts';
import type { Schedule, Simulation } from './simulation.ts';

const acts = fc.boolean();
const status = (...statuses: number[]): fc.Arbitrary<Fault> =>
  fc.record(
    {
      kind: fc.constant('status'),
      status: fc.constantFrom(...statuses),
      acts: fc.constant(false),
      retryAfter: fc.constantFrom(0, 1, 30, 90, 7_200),
    },
    { requiredKeys: ['kind', 'status', 'acts'] },
  );
/** The response of a gateway after it has forwarded the request. */
const statusAfterActing = fc
  .constantFrom(500, 502, 503, 504)
  .map((code): Fault => ({ kind: 'status', status: code, acts: true }));

const breaks: fc.Arbitrary<Fault>[] = [
  fc.constant({ kind: 'unsent' }),
  acts.map((did) => ({ kind: 'reset', acts: did })),
  acts.map((did) => ({ kind: 'hang', acts: did })),
  acts.map((did) => ({ kind: 'garbage', acts: did })),
  fc.constant({ kind: 'cut' as const }),
];
const none: fc.Arbitrary<Fault> = fc.constant({ kind: 'none' });

const plan = (fault: fc.Arbitrary<Fault>): fc.Arbitrary<RequestPlan> =>
  fc.record({
    latency: fc.oneof(
      { weight: 5, arbitrary: fc.integer({ min: 1, max: 2_000 }) },
      fc.integer({ min: 2_000, max: 40_000 }),
    ),
    fault,
  });

const create = plan(
  fc.oneof(
    { weight: 4, arbitrary: none },
    ...breaks,
    statusAfterActing,
    status(429),
    status(400, 401, 403, 404, 500, 503),
  ),
);
const get = plan(
  fc.oneof({ weight: 8, arbitrary: none }, ...breaks, status(404, 429, 500, 502, 503), status(400, 401, 403)),
);
const comment = plan(
  fc.oneof({ weight: 6, arbitrary: none }, ...breaks, statusAfterActing, status(403, 404, 410, 500)),
);

const life = fc.array(
  fc.record({
    status: fc.oneof({ weight: 4, arbitrary: fc.constant('active') }, fc.constantFrom('x', ...END_STATUSES)),
    forMs: fc.integer({ min: 0, max: 15 * 60_000 }),
  }),
  { maxLength: 4 },
);

/** Everything that can go wrong during one run, and how often it is re-run. */
export const schedules: fc.Arbitrary<Schedule> = fc.record({
  creates: fc.array(create, { maxLength: 6 }),
  gets: fc.array(get, { maxLength: 12 }),
  comments: fc.array(comment, { maxLength: 4 }),
  life,
  endsWithPr: fc.boolean(),
  wait: fc.oneof({ weight: 5, arbitrary: fc.constant(true) }, fc.constant(false)),
  timeoutMinutes: fc.constantFrom(0.5, 1, 5, 30),
  cancelAt: fc.option(fc.integer({ min: 0, max: 120_000 }), { nil: undefined, freq: 3 }),
  killAt: fc.option(fc.integer({ min: 0, max: 120_000 }), { nil: undefined, freq: 3 }),
  reruns: fc.constantFrom(0, 0, 1, 2),
});

/** The same for a run that sends its prompt to the job of an earlier run. */
export const followUpSchedules: fc.Arbitrary<Schedule> = fc
  .tuple(schedules, fc.constantFrom('auto' as const, 'message' as const))
  .map(([schedule, followUp]) => ({ ...schedule, followUp }));

/** Of each outcome, the exit code, and whether a job accepted the prompt. */
const OUTCOMES = {
  started: [0, 'accepted'],
  'pr-created': [0, 'accepted'],
  'no-pr': [0, 'accepted'],
  archived: [0, 'accepted'],
  failed: [1, 'accepted'],
  'dry-run': [0, 'not accepted'],
  skipped: [0, 'not accepted'],
  rejected: [1, 'not accepted'],
  'not-created': [1, 'not accepted'],
  unknown: [1, 'unknown'],
  'timed-out': [1, 'accepted'],
  cancelled: [1, 'accepted'],
  lost: [1, 'accepted'],
} as const satisfies Record<OutcomeName, unknown>;

/** An attempt without one was killed. */
function known(outcome: string | undefined) {
  return Object.entries(OUTCOMES).find(([name]) => name === outcome)?.[1] ?? [];
}

/** Returns everything that a phase wrote, except for the command that masks the key. */
function everything({ stdout, outputs, state, summary }: RunningPhase): string {
  return JSON.stringify([stdout.replaceAll(`::add-mask::${KEY}`, ''), outputs, state, summary]);
}

/** Checks the rules for follow-ups that hold for every schedule. Throws an error that names the rule that doesn't. */
export function checkFollowUp({ jobs, attempts, delivered }: Simulation): void {
  for (const { droppedPrompts } of jobs) hold(droppedPrompts.length === 0, 'no prompt is dropped');
  let before = 0;
  for (const { main, killed, postOutcome, delivered: now } of attempts) {
    const { outcome = '' } = main.outputs;
    const [exitCode, prompt] = known(outcome);
    if (!killed && exitCode === 0 && prompt === 'accepted') {
      hold(now >= 1, `${outcome}: the platform has the prompt`);
    }
    if (!killed && prompt === 'not accepted') hold(now === before, `${outcome}: nothing was accepted`);
    if (postOutcome !== '' && postOutcome !== 'unknown') {
      hold(now >= 1, 'post reports no job that the prompt never reached');
    }
    if (now > before) hold(killed || prompt !== undefined, 'a prompt that was delivered has an outcome');
    before = now;
  }
  hold(delivered <= attempts.length, 'at most once in an attempt');
}

/** Checks the rules that hold for every schedule. Throws an error that names the rule that doesn't. */
export function check(simulation: Simulation, schedule: Schedule): void {
  const deadlineMs = schedule.timeoutMinutes * 60_000;
  for (const [
    at,
    { main, exitCode, took, created, idsReceived, killed, commentsWritten, standing },
  ] of simulation.attempts.entries()) {
    const { outputs, summary } = main;
    const { annotations } = main.log;
    const word = outputs['outcome'];
    hold(created.length <= 1, 'at most one create is accepted in an attempt');
    hold(!everything(main).includes(KEY), 'the key appears nowhere');
    const messages = annotations.map(({ message }) => message);
    hold(!/unexpected error/iu.test(messages.join('\n')), 'there is no unexpected error');
    if (!killed) {
      for (const id of idsReceived) hold(outputs['job-id'] === id, 'a received id is in the outputs');
      hold(word !== undefined, 'every attempt has an outcome');
      const [code, prompt] = known(word);
      hold(exitCode === code, `the exit code fits ${word}`);
      hold(summary.includes(`\`${word}\``), 'the summary names the outcome');
      const errors = annotations.filter(({ level }) => level === 'error');
      hold(errors.length === (exitCode === 1 ? 1 : 0), 'a failure is one error');
      if (prompt === 'not accepted') hold(created.length === 0, `${word}: no job exists`);
      if (word === 'pr-created') hold(outputs['pr-link'] === PULL_REQUEST, 'a pull request has its link');
      if (prompt === 'accepted') {
        hold(simulation.jobOf(outputs['job-id'] ?? '') !== undefined, `${word}: the job exists`);
      }
      if (created.length === 1) {
        const isReported = word === 'unknown' || outputs['job-id'] === created[0]?.id;
        hold(isReported, 'a created job is reported, or the outcome is unknown');
      }
      // Half a second for the requests at the deadline, and 5 s for the report.
      hold(took <= deadlineMs + 5_500, `in time: ${word} took ${took} ms of ${deadlineMs}`);
      if (word === 'cancelled' && schedule.cancelAt !== undefined && at === 0) {
        hold(took <= schedule.cancelAt + 7_500, `a cancelled step ends in time: ${took} ms`);
      }
    }
    hold(commentsWritten <= 1, 'at most one comment for an attempt');
    const isResumable = (status: string | undefined) =>
      status === 'active' || status === 'dreaming' || (status === 'completed' && schedule.endsWithPr);
    // A job that the API repeatedly doesn't find is lost, and a new one is right.
    const notFound = schedule.gets.filter(({ fault }) => fault.kind === 'status' && fault.status === 404);
    if (notFound.length < 2 && standing.every(isResumable))
      hold(created.length === 0, 'a job that a comment names is resumed, not created again');
    const said = simulation.comments.at(-1);
    if (!killed && at === simulation.attempts.length - 1 && outputs['comment-id'] === String(said?.id)) {
      hold(said?.body.includes(`\`${word}\``) === true, 'the comment agrees with the outcome');
    }
  }
  for (const { body } of simulation.comments) hold(!body.includes(KEY), 'the key is in no comment');
  const ids = new Set(simulation.jobs.map(({ id }) => id));
  hold(ids.size === simulation.jobs.length, 'jobs have different ids');
}

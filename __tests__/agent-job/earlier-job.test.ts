import { describe, expect, test } from '@jest/globals';
import type { PullSeed } from '../../sandbox/github.ts';
import type { Stage } from '../../sandbox/platform.ts';
import type { StepOptions, StepResult } from '../../sandbox/run-step.ts';
import type { Fault, FaultMatch } from '../../sandbox/server.ts';
import type { EndStatus } from '../../src/platform/agent-jobs.ts';
import { LINK, ownComment } from './earlier-jobs.ts';
import { HERE } from './events.ts';
import { annotated, HANGS, posts, type Scenario, scenario, status } from './scenario.ts';

const PROMPT = 'Before.';
const DONE: Stage = { status: 'completed', afterMs: 0, prLink: LINK };

/** What each kind of run does with the job of an earlier run. */
const STEPS = {
  auto: { with: { 'job-id': 'auto', prompt: PROMPT } },
  message: { with: { 'job-id': 'job-1', prompt: PROMPT } },
  're-run': { runId: '1', attempt: 2, job: 'docs', step: 'docs', with: { prompt: PROMPT, comment: 'true' } },
  follow: { with: { 'job-id': 'job-1' } },
} satisfies Readonly<Record<string, StepOptions>>;

interface State {
  readonly life: readonly Stage[];
  readonly pull?: PullSeed;
  /** A fault of the API's answers about the job. */
  readonly fault?: readonly [FaultMatch, Fault];
}

const get = (times: number, fault: Fault): readonly [FaultMatch, Fault] => [{ method: 'GET', times }, fault];
const closed: PullSeed = { number: 7, state: 'closed' };
const ACTIVE = { status: 'active' };
const OPENED = { ...ACTIVE, prLink: LINK };
const done = (prLink: string | null) => [{ ...DONE, prLink }];
const doneIn = (repository: string) => done(`https://github.com/${repository}/pull/7`);

/** How the log says that a new job is created. */
const REPLACES: Readonly<Record<string, string>> = {
  auto: 'Not continuing job `job-1`, because it',
  're-run': 'Not resuming job `job-1` of attempt 1, because it',
};

const FAILED = 'a new job, because it failed';
const ARCHIVED = 'a new job, because it was archived';
const GONE = "a new job, because it doesn't exist anymore";
/** A warning names `pr-repository`. */
const UNKNOWN = ['a new job', 'a message', 'pr-created', 'pr-created'];
const CONTINUED = ['a message', 'a message', 'pr-created', 'pr-created'];
/** `auto` doesn't continue a job whose pull request is closed. */
const REPLACED = ['a new job, because it has a closed pull request', 'a message', 'pr-created', 'pr-created'];

/** By status of a job with an open pull request. */
const WITH_PULL_REQUEST: Readonly<Record<EndStatus, readonly string[]>> = {
  completed: CONTINUED,
  archived: [ARCHIVED, 'a message', ARCHIVED, 'archived archived'],
  failed: [FAILED, 'a message', FAILED, 'failed job-failed'],
};

const WITHOUT_PULL_REQUEST: typeof WITH_PULL_REQUEST = {
  ...WITH_PULL_REQUEST,
  completed: ['a message', 'a message', 'a new job, because it completed without a pull request', 'no-pr'],
};

function byStatus(name: string, prLink: string | null, sent: typeof WITH_PULL_REQUEST) {
  return Object.fromEntries(
    Object.entries(sent).map(([status, expected]): [string, readonly [State, readonly string[]]] => [
      `has the status ${status}, ${name}`,
      [{ life: [{ ...DONE, status, prLink }] }, expected],
    ]),
  );
}

/** What a run sends that finds a job in this state, or its outcome and reason if it sends nothing. For each event. */
const STATES: Readonly<Record<string, readonly [State, readonly string[]]>> = {
  'is active': [{ life: [ACTIVE, DONE] }, CONTINUED],
  'is active, with a closed pull request': [{ life: [OPENED, DONE], pull: closed }, REPLACED],
  'completed with a draft pull request': [{ life: [DONE], pull: { number: 7, draft: true } }, CONTINUED],
  'completed with a closed pull request': [{ life: [DONE], pull: closed }, REPLACED],
  'completed with a merged pull request': [{ life: [DONE], pull: { number: 7, merged: true } }, REPLACED],
  'completed with a closed pull request, whose link is in capitals': [
    { life: done(`https://GitHub.com/${HERE.toUpperCase()}/pull/7`), pull: closed },
    REPLACED,
  ],
  'completed with a closed pull request in a repository that isn’t the agent’s': [
    { life: doneIn('acme/docs'), pull: { ...closed, repository: 'acme/docs' } },
    UNKNOWN,
  ],
  'completed with a pull request that can’t be read': [{ life: doneIn('acme/x') }, UNKNOWN],
  'completed with a pull request on another server': [
    { life: done(`https://git.example/${HERE}/pull/7`), pull: closed },
    UNKNOWN,
  ],
  ...byStatus('with a pull request', LINK, WITH_PULL_REQUEST),
  ...byStatus('without a pull request', null, WITHOUT_PULL_REQUEST),
  'fails while the step waits': [
    { life: [ACTIVE, { status: 'failed' }] },
    [FAILED, 'a message', 'failed job-failed', 'failed job-failed'],
  ],
  'ends with a closed pull request while the step waits': [{ life: [ACTIVE, DONE], pull: closed }, REPLACED],
  'no longer exists': [
    { life: [DONE], fault: get(Infinity, status(404)) },
    [GONE, 'rejected not-found', GONE, 'rejected not-found'],
  ],
  'isn’t found for less than a minute': [
    { life: [DONE], fault: get(3, status(404)) },
    ['a message', 'rejected not-found', 'pr-created', 'rejected not-found'],
  ],
  'isn’t returned three times': [{ life: [DONE], fault: get(3, status(500)) }, CONTINUED],
  'isn’t returned before the deadline': [
    { life: [DONE], fault: get(Infinity, status(500)) },
    ['not-created server-error', 'not-created server-error', 'timed-out timeout', 'timed-out timeout'],
  ],
  'isn’t answered for before the deadline': [
    { life: [DONE], fault: get(Infinity, HANGS) },
    ['not-created no-answer', 'not-created no-answer', 'timed-out timeout', 'timed-out timeout'],
  ],
  'the API refuses to return': [
    { life: [DONE], fault: get(Infinity, status(403)) },
    ['not-created forbidden', 'not-created forbidden', 'lost forbidden', 'rejected forbidden'],
  ],
};

describe.each(Object.entries(STATES))('a job that %s', (_, [{ life, pull = { number: 7 }, fault }, told]) => {
  const cases = Object.entries(STEPS).map(([event, step], at) => [event, told[at] ?? '', step] as const);
  test.each(cases)('%s: %s', async (event, end, step) => {
    await using s = await scenario(
      { life: done(null), lifeAfterMessage: done(null) },
      { comments: [ownComment('job-1')], pulls: [pull], unreadable: ['acme/x'] },
    );
    s.platform.addJob(PROMPT, life);
    if (fault !== undefined) s.platform.fault(...fault);
    const { outputs, log, annotations } = await s.run(step);
    const [sent = '', why] = end.split(', because it ');
    expect(endOf(s, outputs)).toBe(sent);
    const said =
      "Not continuing job `job-1`, because this run can't look up its pull request " +
      `\`${life[0]?.prLink}\`. If the agent works in another repository, set \`pr-repository\`, ` +
      'and `github-token` to a token that can read it.';
    const warned = annotations.filter(({ message }) => message.includes('set `pr-repository`'));
    const isWarned = told === UNKNOWN && event === 'auto';
    expect(warned).toEqual(isWarned ? [annotated('warning', said, 'Job not continued')] : []);
    if (why !== undefined) expect(log).toContain(`${REPLACES[event]} ${why}.`);
    expect(posts(s.platform)).toHaveLength(end.startsWith('a ') ? 1 : 0);
  });
});

function endOf({ platform }: Scenario, { outcome, reason }: StepResult['outputs']): string {
  if (platform.jobs.length > 1) return 'a new job';
  return platform.jobs[0]?.messages.length === 1 ? 'a message' : `${outcome} ${reason}`.trim();
}

test('a closed pull request in pr-repository isn’t continued', async () => {
  const pulls = [{ ...closed, repository: 'acme/docs' }];
  await using s = await scenario({}, { comments: [ownComment('job-1')], pulls });
  s.platform.addJob(PROMPT, doneIn('acme/docs'));
  const { outputs } = await s.run({ with: { ...STEPS.auto.with, 'pr-repository': 'acme/docs' } });
  expect(endOf(s, outputs)).toBe('a new job');
});

// The outcome `cancelled` would say that the job has the prompt.
test.each<[keyof typeof STEPS, string]>([
  ['auto', 'not-created cancelled'],
  ['message', 'not-created cancelled'],
  ['re-run', 'cancelled cancelled'],
  ['follow', 'cancelled cancelled'],
])('a cancel before the API returns the job: %s, %s', async (event, end) => {
  await using s = await scenario({}, { comments: [ownComment('job-1')] });
  s.platform.addJob(PROMPT);
  s.platform.fault({ method: 'GET', times: Infinity }, HANGS);
  const { outputs, elapsedMs } = await s.cancelDuring(/^GET .*job-1$/u, STEPS[event]);
  expect([elapsedMs, endOf(s, outputs)]).toEqual([0, end]);
  expect(outputs['job-id']).toBe('job-1');
  expect(s.github.comments).toMatchObject([{ versions: 1 }]);
});

import { describe, expect, test } from '@jest/globals';
import type { Stage } from '../../sandbox/platform.ts';
import type { StepOptions, StepResult } from '../../sandbox/run-step.ts';
import { STATUSES } from '../../src/platform/agent-jobs.ts';
import { markerIn, opens, PULL_2 } from './earlier-jobs.ts';
import { HANGS, posts, type Scenario, scenario, status } from './scenario.ts';

const OPENED = { status: 'completed', prLink: PULL_2 };

/** How a prompt ended, the state of the marker, and how many prompts there are after a re-run. */
const ENDS: readonly (readonly [Stage, state: string, prompts: number])[] = [
  [OPENED, 'done', 1],
  [{ status: 'completed', prLink: null }, 'void', 2],
  [{ status: 'failed', prLink: null }, 'void', 2],
  [{ status: 'failed', prLink: PULL_2 }, 'void', 2],
  [{ status: 'archived', prLink: PULL_2 }, 'void', 2],
  [{ status: 'active' }, 'open', 1],
];

test('every status of a job has a row', () => {
  expect(new Set(ENDS.map(([{ status }]) => status))).toEqual(new Set(STATUSES));
});

type Main = (s: Scenario, options: StepOptions) => Promise<StepResult>;

const comment = { comment: 'true', 'timeout-minutes': '1' };
const pull = { pulls: [{ number: 2 }] };

/** The marker of the newest comment on the issue. */
const newest = ({ github }: Scenario) =>
  markerIn(github.comments.findLast(({ issue }) => issue === 1)?.body ?? '');

// How the step ended, before and after its `post` ran.
describe.each<[string, Main]>([
  ['waited to the end', (s, options) => s.run(options)],
  ['was cancelled', (s, options) => s.cancelAfter('accepted', options)],
  ['was killed', (s, options) => s.killAfter('accepted', options)],
])('if the step %s', (how, main) => {
  const cases = ENDS.flatMap((end) => [['create', ...end] as const, ['message', ...end] as const]);
  test.each(cases)('the marker of a %s whose job is then %j is %s', async (kind, stage, state, prompts) => {
    const isMessage = kind === 'message';
    const life = [how === 'waited to the end' ? stage : { status: 'active' }] as const;
    await using s = await scenario({ life, lifeAfterMessage: life }, pull);
    if (isMessage) s.platform.addJob('Before.', [OPENED]);
    const options = { with: { ...comment, ...(isMessage && { prompt: 'More.', 'job-id': 'job-1' }) } };
    const { outputs, state: saved } = await main(s, options);
    expect(outputs['job-id']).toBe('job-1');
    s.platform.show('job-1', isMessage ? { ...OPENED, ...stage } : stage);
    await s.run({ ...options, post: saved, startsAt: Date.parse('2026-11-02T10:00:00Z') });
    // After a cancel, `post` has nothing left to do: only `settle` and a re-run ask again.
    const known = how === 'was cancelled' ? 'open' : state;
    const headBefore = isMessage ? expect.stringMatching(/^[\da-f]{12}$/u) : '';
    expect(newest(s)).toMatchObject({ job: 'job-1', kind, headBefore, state: known });

    await s.run({ ...options, attempt: 2 });
    expect(posts(s.platform)).toHaveLength(prompts);
  });
});

test('the marker of a job that fails while a re-run waits for it is void', async () => {
  await using s = await scenario({ life: ['active', 'active', 'failed'].map((status) => ({ status })) });
  for (const [index, state] of ['open', 'void'].entries()) {
    await s.run({ with: { ...comment, wait: String(index === 1) }, attempt: index + 1 });
    expect(newest(s)).toMatchObject({ job: 'job-1', state });
  }
});

test.each<[string, 'GET' | 'POST', string, number]>([
  ['the look-up of `post` has no answer', 'GET', 'job-1', 1],
  ['the create has none: only the dashboard knows a job', 'POST', '', 2],
])('if %s, the marker is open', async (_, method, job, jobs) => {
  await using s = await scenario({ life: [{ status: 'active' }] });
  const result = await s.killAfter('accepted', { with: comment });
  s.platform.fault({ method }, HANGS);
  await s.run(method === 'GET' ? { with: comment, post: result.state } : { with: comment, runId: '2' });
  expect(newest(s)).toMatchObject({ job, kind: 'create', state: 'open' });
  await s.run({ with: comment, attempt: 2, ...(method === 'POST' && { runId: '2' }) });
  expect(s.platform.jobs.length).toBe(jobs);
});

test.each([
  ['a 404', 404, 'not-found', "Couldn't find job `job-1` anymore: .* is none\\. \\(", 1],
  ['a 404 after a follow', 404, 'not-found', "Couldn't find job `job-1` anymore: .* is none\\. \\(", 2],
  ['a 401', 401, 'unauthorized', "Job `job-1` led to a pull request before, but can't be polled anymore", 1],
])('a prompt with a pull request is never sent again after %s', async (_, code, reason, said, versions) => {
  await using s = await opens(pull);
  await s.run({ with: { comment: 'true' } });
  s.platform.show('job-1', { ...OPENED, status: 'active' });
  const follow = { runId: '2', with: { comment: 'true', wait: 'false', 'job-id': 'job-1' } };
  if (versions === 2) await s.run(follow);
  s.platform.fault({ method: 'GET', times: Infinity }, status(code));
  for (const attempt of [2, 3]) {
    const { outputs } = await s.run({ with: { comment: 'true' }, attempt });
    const message = expect.stringMatching(said);
    expect(outputs).toMatchObject({ outcome: 'lost', reason, 'job-id': 'job-1', message });
  }
  expect(s.platform.jobs).toHaveLength(1);
  expect(s.github.comments).toMatchObject([{ versions }]);
});

test('a re-run says of no prompt whose job got a message without a pull request that it led to one', async () => {
  await using s = await scenario({ life: [{ status: 'completed' }] });
  const first = { with: { ...comment, wait: 'false' } };
  await s.run(first);
  await s.run({ runId: '2', with: { ...first.with, prompt: 'More.', 'job-id': 'job-1' } });
  s.platform.fault({ method: 'GET', times: Infinity }, status(401));
  const { outputs } = await s.run({ ...first, attempt: 2 });
  expect(outputs['message']).toMatch(/^Job `job-1` may still be running, but can't be polled anymore/u);
});

test('the marker of the note on the agent’s pull request is done, so that settle leaves it alone', async () => {
  await using s = await opens(pull);
  await s.run({ with: { 'job-id': 'auto', prompt: 'More.' } });
  expect(s.github.comments).toMatchObject([{ issue: 2 }]);
  expect(markerIn(s.github.comments[0]?.body ?? '')).toMatchObject({ job: 'job-1', state: 'done' });
});

test('a step that follows a job and never gets an answer names no job in its marker, nor does its post', async () => {
  await using s = await scenario();
  s.platform.fault({ method: 'GET', times: Infinity }, HANGS);
  await s.run({ with: { ...comment, prompt: '', 'job-id': 'job-9' } });
  expect(newest(s)?.job).toBe('');
  s.github.fault({ path: /comments$/u }, HANGS);
  const step = { runId: '2', with: { ...comment, prompt: '', 'job-id': 'job-8' } };
  const { outputs, summary, post } = await s.cancelDuring(/^GET .*job-8$/u, step);
  expect(summary).toContain('**Workflow run cancelled, but not the docs job**\n');
  expect(outputs['message']).toMatch(/^The step was stopped, but job `job-8` wasn't\./u);
  await post();
  expect(newest(s)?.job).toBe('');
  expect(s.github.comments[1]?.body).toContain('The job may still be running.');
});

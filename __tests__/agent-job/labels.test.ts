import { describe, expect, test } from '@jest/globals';
import { payload } from '../../sandbox/payloads.ts';
import type { StepOptions } from '../../sandbox/run-step.ts';
import type { Fault } from '../../sandbox/server.ts';
import { lines, type Scenario, SENDER, scenario } from './scenario.ts';

const REPOSITORY = '/repos/Codertocat/Hello-World';
const LABEL = /\/labels\//u;
const DOWN: Fault = { kind: 'status', status: 502, body: { message: 'down' } };

/** Two labels on each issue. GitHub's example payload adds the first. */
const withLabels = { labels: { 1: ['bug', 'question'], 2: ['bug', 'question'] } };

function removing(options: StepOptions = {}): StepOptions {
  return { ...options, with: { 'remove-label': 'true', prompt: 'Docs, please.', ...options.with } };
}

describe('the label that triggered the run is removed with any outcome', () => {
  test.each<[string, (s: Scenario) => StepOptions]>([
    ['pr-created', () => ({})],
    ['started', () => ({ with: { wait: 'false' } })],
    [
      'skipped',
      (s) => {
        s.github.addPull({ number: 11 });
        return { with: { 'max-open-prs': '1' } };
      },
    ],
    [
      'rejected',
      (s) => {
        s.platform.fault({ method: 'POST' }, { kind: 'status', status: 401, body: { error: 'no' } });
        return {};
      },
    ],
    [
      'unknown',
      (s) => {
        s.platform.fault({ method: 'POST' }, { kind: 'lost' });
        return {};
      },
    ],
    ['not-created', () => ({ with: { wait: 'perhaps' } })],
    [
      'not-created',
      (s) => {
        s.github.fault({ path: /permission$/u, times: Infinity }, DOWN);
        return {};
      },
    ],
    [
      'lost',
      (s) => {
        s.platform.fault({ method: 'GET', times: Infinity }, { kind: 'status', status: 401, body: '' });
        return {};
      },
    ],
  ])('%s', async (outcome, prepare) => {
    await using s = await scenario({}, withLabels);
    const { outputs, annotations } = await s.run(removing(prepare(s)));
    expect(outputs['outcome']).toBe(outcome);
    expect(s.github.labels(1)).toEqual(['question']);
    expect(lines(s.github.requests).at(-1)).toBe(`DELETE ${REPOSITORY}/issues/1/labels/bug`);
    expect(annotations.filter(({ level }) => level === 'warning')).toEqual([]);
  });

  test.each([
    ['failed', [{ status: 'failed' }]],
    ['archived', [{ status: 'archived' }]],
    ['no-pr', [{ status: 'completed' }]],
    ['timed-out', [{ status: 'active' }]],
  ])('%s', async (outcome, life) => {
    await using s = await scenario({ life }, withLabels);
    const { outputs } = await s.run(removing({ with: { 'timeout-minutes': '1' } }));
    expect(outputs['outcome']).toBe(outcome);
    expect(s.github.labels(1)).toEqual(['question']);
  });

  test('skipped because of a missing permission', async () => {
    await using s = await scenario({}, { ...withLabels, roles: { [SENDER]: 'read' } });
    expect((await s.run(removing())).outputs['outcome']).toBe('skipped');
    expect(s.github.labels(1)).toEqual(['question']);
  });

  test('cancelled', async () => {
    await using s = await scenario({ life: [{ status: 'active' }] }, withLabels);
    const step = await s.start(removing({ clock: 'held' }));
    await step.waitForLine('Job `job-1` accepted');
    await step.clock.idle();
    step.kill('SIGINT');
    const { outputs } = await step.result;
    expect(outputs['outcome']).toBe('cancelled');
    expect(s.github.labels(1)).toEqual(['question']);
  });

  // Adding the label again only triggers a run if `post` removes it after `main` was killed.
  test('cancelled, after main was killed and post reports', async () => {
    await using s = await scenario({ life: [{ status: 'active' }] }, withLabels);
    const step = await s.startProcess(removing({ clock: 'held' }));
    await step.waitForLine('Job `job-1` accepted');
    await step.clock.idle();
    step.kill('SIGKILL');
    const { state } = await step.result;
    await s.run(removing({ post: state }));
    expect(s.github.labels(1)).toEqual(['question']);
  });
});

test('the label is removed after the job has ended', async () => {
  await using s = await scenario({}, withLabels);
  await s.run(removing());
  const last = [...s.platform.requests, ...s.github.requests]
    .sort((one, two) => one.order - two.order)
    .at(-1);
  expect(last?.method).toBe('DELETE');
});

test.each([
  ['pull_request', 'labeled'],
  ['pull_request_target', 'labeled'],
])('the label is removed from a pull request: %s', async (name, action) => {
  await using s = await scenario({}, withLabels);
  const event = { name, payload: payload(name, action, { label: { name: 'bug' } }) };
  await s.run(removing({ event }));
  expect(s.github.labels(2)).toEqual(['question']);
  expect(s.github.labels(1)).toEqual(['bug', 'question']);
});

test('the label is removed from the event’s issue, not from that of issue-number', async () => {
  await using s = await scenario({}, withLabels);
  await s.run(removing({ with: { 'issue-number': '2', comment: 'true' } }));
  expect(s.github.labels(1)).toEqual(['question']);
  expect(s.github.labels(2)).toEqual(['bug', 'question']);
});

test.each([
  ['docs please', 'docs%20please'],
  ['docs/api', 'docs%2Fapi'],
  ['a/b c?d#e&f%20', 'a%2Fb%20c%3Fd%23e%26f%2520'],
  ['ドキュメント', encodeURIComponent('ドキュメント')],
])('a label named %s is removed', async (label, encoded) => {
  await using s = await scenario({}, { labels: { 1: [label, 'question'] } });
  const event = { name: 'issues', payload: payload('issues', 'labeled', { label: { name: label } }) };
  const { annotations } = await s.run(removing({ event }));
  expect(annotations).toEqual([]);
  expect(s.github.labels(1)).toEqual(['question']);
  expect(lines(s.github.requests).at(-1)).toBe(`DELETE ${REPOSITORY}/issues/1/labels/${encoded}`);
});

test.each<[string, StepOptions]>([
  ['issues, opened', { event: { name: 'issues', payload: payload('issues', 'opened') } }],
  ['issues, unlabeled', { event: { name: 'issues', payload: payload('issues', 'unlabeled') } }],
  ['issue_comment', { event: { name: 'issue_comment', payload: payload('issue_comment', 'created') } }],
  ['schedule', { event: { name: 'schedule', payload: payload('schedule') } }],
  ['push', { event: { name: 'push', payload: payload('push') } }],
  [
    'discussion, labeled',
    {
      event: { name: 'discussion', payload: payload('discussion', 'labeled', { sender: { login: SENDER } }) },
    },
  ],
])('no label is removed for %s', async (_, options) => {
  await using s = await scenario({}, withLabels);
  const { exitCode, annotations } = await s.run(removing(options));
  expect(exitCode).toBe(0);
  expect(annotations).toEqual([]);
  expect(s.github.requests.filter(({ path }) => LABEL.test(path))).toEqual([]);
});

test.each([{}, { 'remove-label': 'false' }])('no label is removed with %o', async (inputs) => {
  await using s = await scenario({}, withLabels);
  await s.run({ with: inputs });
  expect(s.github.labels(1)).toEqual(['bug', 'question']);
});

test('a label that was already removed isn’t an error', async () => {
  await using s = await scenario({}, { labels: { 1: ['question'] } });
  const { exitCode, annotations } = await s.run(removing());
  expect(exitCode).toBe(0);
  expect(annotations).toEqual([]);
  expect(s.github.requests.filter(({ path }) => LABEL.test(path))).toHaveLength(1);
});

describe('a label that can’t be removed is a warning and changes nothing else', () => {
  test.each<[string, Fault, RegExp]>([
    [
      '403',
      { kind: 'status', status: 403, body: { message: 'Resource not accessible by integration' } },
      /label.*issues: write/u,
    ],
    ['502', DOWN, /label.*502/u],
    ['a reset', { kind: 'reset', before: 'act' }, /label.*didn't respond/u],
  ])('%s', async (_, fault, expected) => {
    await using s = await scenario({}, withLabels);
    s.github.fault({ path: LABEL, times: Infinity }, fault);
    const { exitCode, outputs, annotations } = await s.run(removing({ with: { comment: 'true' } }));
    expect(exitCode).toBe(0);
    expect(outputs).toMatchObject({ outcome: 'pr-created', 'comment-id': String(s.github.comments[0]?.id) });
    expect(annotations).toEqual([
      { level: 'warning', title: expect.any(String), message: expect.stringMatching(expected) },
    ]);
  });

  test('GitHub never responds', async () => {
    await using s = await scenario({}, withLabels);
    const usual = await s.run(removing());
    s.github.fault({ path: LABEL, times: Infinity }, { kind: 'hang' });
    const { exitCode, outputs, annotations, elapsedMs } = await s.run(removing());
    expect(elapsedMs).toBe(usual.elapsedMs + 30_000);
    expect(exitCode).toBe(0);
    expect(outputs['outcome']).toBe('pr-created');
    expect(annotations.map(({ level }) => level)).toEqual(['warning']);
  });

  test('GitHub has 1.5 s after a cancel', async () => {
    await using s = await scenario({ life: [{ status: 'active' }] }, withLabels);
    s.github.fault({ path: LABEL, times: Infinity }, { kind: 'hang' });
    const step = await s.start(removing({ clock: 'held' }));
    await step.waitForLine('Job `job-1` accepted');
    await step.clock.idle();
    step.kill('SIGINT');
    await s.github.waitForRequest(({ path }) => LABEL.test(path));
    await step.clock.advance(1_500);
    const { outputs, elapsedMs } = await step.result;
    expect(outputs['outcome']).toBe('cancelled');
    expect(elapsedMs).toBeLessThan(2_000);
  });
});

test('a cancel while it hangs ends the step within 2 s, with the comment’s id', async () => {
  await using s = await scenario({}, withLabels);
  s.github.fault({ path: LABEL, times: Infinity }, { kind: 'hang' });
  const step = await s.start(removing({ with: { comment: 'true', wait: 'false' } }));
  await s.github.waitForRequest(({ path }) => LABEL.test(path));
  step.kill('SIGINT');
  const { exitCode, outputs, state, annotations, elapsedMs } = await step.result;
  expect(exitCode).toBe(0);
  expect(elapsedMs).toBeLessThan(2_000);
  expect(outputs['comment-id']).toBe(String(s.github.comments[0]?.id));
  expect(state['finished']).toBe('true');
  expect(annotations).toMatchObject([
    { level: 'warning', title: expect.any(String), message: expect.stringContaining('remove it yourself') },
  ]);
});

test.each(['.', '..'])('a label named “%s” can’t be removed, and no request is sent', async (name) => {
  await using s = await scenario({}, withLabels);
  const { annotations } = await s.run({
    ...removing(),
    event: { name: 'issues', payload: payload('issues', 'labeled', { label: { name } }) },
  });
  expect(annotations).toMatchObject([
    { level: 'warning', title: expect.any(String), message: expect.stringContaining('Rename the label') },
  ]);
  expect(s.github.requests.filter(({ method }) => method === 'DELETE')).toEqual([]);
});

test('the label is removed if dry-run is blank', async () => {
  await using s = await scenario({}, withLabels);
  await s.run(removing({ with: { 'dry-run': ' ' } }));
  expect(s.github.labels(1)).toEqual(['question']);
});

test('no request is sent without a token', async () => {
  await using s = await scenario({}, withLabels);
  const { outputs, annotations } = await s.run(removing({ with: { 'github-token': ' ' } }));
  expect(outputs['reason']).toBe('invalid-input');
  expect(annotations.map(({ level }) => level)).toEqual(['error']);
  expect(s.github.requests).toEqual([]);
});

test('a failed removal is retried', async () => {
  await using s = await scenario({}, withLabels);
  s.github.fault({ path: LABEL, times: 2 }, DOWN);
  const { annotations } = await s.run(removing());
  expect(annotations).toEqual([]);
  expect(s.github.labels(1)).toEqual(['question']);
});

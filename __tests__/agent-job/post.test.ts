import { describe, expect, test } from '@jest/globals';
import type { Fault } from '../../sandbox/server.ts';
import { annotated, HANGS, scenario } from './scenario.ts';

const PULL_REQUEST = 'https://github.com/acme/docs/pull/7';

test('post does nothing and sends no request if main finished', async () => {
  await using s = await scenario();
  const main = await s.run({ with: { comment: 'true' } });
  const asked = [s.platform.requests.length, s.github.requests.length];
  const post = await s.runProcess({ with: { comment: 'true' }, post: main.state });
  expect(post).toMatchObject({ exitCode: 0, log: '', summary: '', stdout: '' });
  expect([s.platform.requests.length, s.github.requests.length]).toEqual(asked);
});

test.each([
  ['inputs were invalid', { wait: 'maybe' }],
  ['the API rejected the request', { 'api-key': 'mint_wrong' }],
])('post does nothing if main ended because %s', async (_, inputs) => {
  await using s = await scenario();
  const main = await s.run({ with: inputs });
  expect(await s.run({ with: inputs, post: main.state })).toMatchObject({ exitCode: 0, log: '' });
});

test('post also ignores the end before a message', async () => {
  await using s = await scenario({ staleGets: 100, lifeAfterMessage: [{ status: 'active' }] });
  s.platform.addJob('Before.', [{ status: 'completed', prLink: PULL_REQUEST }]);
  const inputs = { 'job-id': 'job-1', prompt: 'Shorter.', 'poll-interval-seconds': '2' };
  const { state } = await s.killAfter('Message accepted by job', { with: inputs });
  const soon = await s.run({ with: inputs, post: state });
  expect(soon.annotations[0]?.message).toContain('job `job-1` keeps running');
  const later = await s.run({ with: inputs, post: state, startsAt: Date.parse('2026-11-02T10:00:00Z') });
  expect(later.annotations[0]?.message).toContain(PULL_REQUEST);
});

test('post writes a comment that a cancel left no time for, and a re-run finds its job by it', async () => {
  await using s = await scenario({ life: [{ status: 'active' }] });
  s.github.fault({ path: /comments$/u }, HANGS);
  const step = await s.start({ with: { comment: 'true' } });
  await step.waitForLine('Job `job-1` accepted');
  step.kill('SIGINT');
  const main = await step.result;
  expect(s.github.comments).toEqual([]);
  expect(main.summary).toContain('`cancelled`');
  const post = await s.run({ with: { comment: 'true' }, post: main.state });
  // `main` has already reported on the run's page.
  expect(post).toMatchObject({ exitCode: 0, annotations: [], summary: '' });
  expect(s.github.comments).toHaveLength(1);
  expect(s.github.comments[0]?.body).toContain('`cancelled`');
  const again = await s.run({ attempt: 2, with: { comment: 'true', wait: 'false' } });
  expect(again.outputs['job-id']).toBe('job-1');
  expect(s.platform.jobs).toHaveLength(1);
});

test('post does nothing without a saved state', async () => {
  await using s = await scenario();
  expect(await s.run({ post: {} })).toMatchObject({ exitCode: 0, annotations: [], summary: '' });
  expect(s.platform.requests).toEqual([]);
});

describe('after main was killed while it waited', () => {
  const inputs = { comment: 'true' };
  /** A job that main waits for when it is killed. */
  const killed = async () => {
    const s = await scenario({ life: [{ status: 'active' }] });
    const { state } = await s.killAfter('Job `job-1` accepted', { with: inputs });
    return { s, step: { with: inputs, post: state } };
  };

  test('post polls once, warns that the job keeps running, and comments', async () => {
    const { s, step } = await killed();
    await using _ = s;
    const { exitCode, annotations, summary } = await s.run(step);
    expect(exitCode).toBe(0);
    const said = /The step was killed, but job `job-1` keeps running.*`job-id: job-1`/u;
    expect(annotations).toEqual([annotated('warning', said)]);
    expect(s.platform.requests.filter(({ method }) => method === 'GET')).toHaveLength(1);
    expect(s.github.comments).toHaveLength(1);
    expect(s.github.comments[0]?.body).toContain('`cancelled`');
    expect(s.github.reactions).toHaveLength(1);
    expect(summary).toContain('**Docs run cancelled**');
  });

  test('post of the built action reports a job that has ended meanwhile', async () => {
    await using s = await scenario({ life: [{ status: 'completed', prLink: PULL_REQUEST }] });
    const step = await s.startProcess({ clock: 'held', with: inputs });
    await step.waitForLine('Job `job-1` accepted');
    await step.clock.idle();
    step.kill('SIGKILL');
    const main = await step.result;
    expect(main.fileCommandErrors).toEqual([]);
    expect(main.outputs['job-id']).toBe('job-1');
    await s.runProcess({ with: inputs, post: main.state });
    expect(s.github.comments[0]?.body).toContain('`pr-created`');
  });

  test.each<[string, Fault, number]>([
    ['is down', { kind: 'status', status: 503, body: '' }, 0],
    ['doesn’t respond for 10 s', HANGS, 10_000],
  ])('post reports what it knows if the API %s', async (_, fault, waited) => {
    const { s, step } = await killed();
    await using __ = s;
    s.platform.fault({ method: 'GET', times: Infinity }, fault);
    const { annotations, elapsedMs } = await s.run(step);
    expect(annotations).toEqual([annotated('warning', 'job `job-1` keeps running')]);
    expect(s.github.comments).toHaveLength(1);
    if (waited > 0) expect(elapsedMs).toBe(waited);
  });

  test('post waits 30 s for GitHub', async () => {
    const { s, step } = await killed();
    await using _ = s;
    s.github.fault({ path: /comments|reactions|graphql/u, times: Infinity }, HANGS);
    const { exitCode, elapsedMs } = await s.run(step);
    expect(exitCode).toBe(0);
    expect(elapsedMs).toBeLessThanOrEqual(30_000);
  });

  test('post waits for three slow requests to GitHub', async () => {
    const { s, step } = await killed();
    await using _ = s;
    s.github.fault({ times: Infinity }, { kind: 'delay', ms: 5_000 });
    await s.run(step);
    expect(s.github.comments).toHaveLength(1);
  });

  test('post works without main’s workspace', async () => {
    const { s, step } = await killed();
    await using _ = s;
    const { annotations } = await s.run({ ...step, with: { ...inputs, 'prompt-file': 'gone.md' } });
    expect(s.github.comments).toHaveLength(1);
    expect(annotations).toHaveLength(1);
  });

  test('post removes the label, so that adding it again triggers a run', async () => {
    await using s = await scenario({ life: [{ status: 'active' }] }, { labels: { 1: ['bug', 'question'] } });
    const removing = { 'remove-label': 'true' };
    const { state } = await s.killAfter('Job `job-1` accepted', { with: removing });
    await s.run({ with: removing, post: state });
    expect(s.github.labels(1)).toEqual(['question']);
  });
});

test('post says that a job may exist if main was killed during the create', async () => {
  await using s = await scenario();
  s.platform.fault({ method: 'POST' }, HANGS);
  const step = await s.start({ with: { comment: 'true' } });
  await s.platform.waitForRequest(({ method }) => method === 'POST');
  step.kill('SIGKILL');
  const main = await step.result;
  const post = await s.run({ with: { comment: 'true' }, post: main.state });
  expect(post.annotations[0]).toMatchObject(
    annotated('warning', "Couldn't confirm that the job was created"),
  );
  expect(s.platform.requests).toHaveLength(1);
  expect(s.github.comments[0]?.body).toContain('`unknown`');
});

test('post writes no second comment if main was killed after its comment', async () => {
  await using s = await scenario({ life: [{ status: 'completed', prLink: PULL_REQUEST }] });
  s.github.fault({ method: 'POST', path: /comments$/u }, { kind: 'drip', everyMs: 60_000 });
  const step = await s.start({ with: { comment: 'true' } });
  await s.github.waitForRequest(({ path }) => path.endsWith('/comments'));
  step.kill('SIGKILL');
  const main = await step.result;
  expect(s.github.comments).toHaveLength(1);
  const post = await s.run({ with: { comment: 'true' }, post: main.state });
  expect(post.exitCode).toBe(0);
  expect(s.github.comments).toHaveLength(1);
  expect(s.github.comments[0]?.versions).toBe(2);
});

describe('post finds the existing comment', () => {
  test('if the job was resumed from an earlier attempt', async () => {
    await using s = await scenario({ life: [{ status: 'active' }] });
    await s.run({ with: { comment: 'true', wait: 'false' } });
    const main = await s.killAfter('Resuming job `', { attempt: 2, with: { comment: 'true' } });
    await s.run({ attempt: 2, with: { comment: 'true' }, post: main.state });
    expect(s.github.comments).toHaveLength(1);
  });

  test('if a job was followed', async () => {
    await using s = await scenario({ life: [{ status: 'active' }] });
    await s.run({ with: { comment: 'true', wait: 'false' } });
    const main = await s.killAfter('Following job `job-1`, which is active.', {
      runId: '99',
      with: { 'job-id': 'job-1', comment: 'true' },
    });
    await s.run({ runId: '99', with: { 'job-id': 'job-1', comment: 'true' }, post: main.state });
    expect(s.github.comments).toHaveLength(1);
  });
});

test('post doesn’t say that a job may exist if main knew that nothing was accepted', async () => {
  await using s = await scenario();
  s.platform.fault(
    { method: 'POST' },
    { kind: 'status', status: 429, body: '', headers: { 'retry-after': '600' } },
  );
  const main = await s.killAfter('Retrying in', { clock: 'held' });
  expect(await s.run({ post: main.state })).toMatchObject({ exitCode: 0, annotations: [] });
});

test('post of attempt 2 doesn’t edit the comment of attempt 1 if that is about another job', async () => {
  await using s = await scenario({ life: [{ status: 'failed' }] });
  await s.run({ with: { comment: 'true' } });
  const { state } = await s.killAfter('Job `job-2` accepted', { attempt: 2, with: { comment: 'true' } });
  await s.run({ attempt: 2, with: { comment: 'true' }, post: state });
  expect(s.github.comments.map(({ versions }) => versions)).toEqual([1, 1]);
  expect(s.github.comments[1]?.body).toContain('job-2');
});

test('post writes main’s report if GitHub refused main’s comment', async () => {
  await using s = await scenario({ life: [{ status: 'active' }] });
  s.github.fault({ method: 'POST', path: /comments$/u, times: 2 }, { kind: 'status', status: 503, body: {} });
  const inputs = { comment: 'true', wait: 'false' };
  const main = await s.run({ with: inputs });
  expect(main.exitCode).toBe(0);
  await s.run({ with: inputs, post: main.state });
  expect(s.github.comments[0]?.body).toContain('`started`');
  expect(s.github.comments[0]?.body).not.toContain('killed');
});

test('post keeps what only main knows of a job that had ended for main too', async () => {
  await using s = await scenario({ lifeAfterMessage: [{ status: 'completed', prLink: PULL_REQUEST }] });
  s.platform.addJob('Before.', [{ status: 'active' }, { status: 'completed', prLink: PULL_REQUEST }]);
  s.github.fault({ method: 'POST', path: /comments$/u, times: 2 }, { kind: 'status', status: 503, body: {} });
  const inputs = { 'job-id': 'job-1', prompt: 'Shorter.', comment: 'true' };
  const { state } = await s.run({ with: inputs });
  const later = Date.parse('2026-11-02T10:00:00Z');
  await s.run({ with: inputs, post: state, startsAt: later });
  expect(s.github.comments).toHaveLength(1);
  expect(s.github.comments[0]?.body).toMatch(
    /The message was sent, after waiting \d+ s for its earlier prompt\./u,
  );
});

// A 👀 without a word would stay on the issue.
test.each<[string, Fault, Readonly<Record<string, string>>, string]>([
  ['of a rejected create', { kind: 'status', status: 401, body: '' }, {}, '`rejected`'],
  ['of a create that may have arrived', { kind: 'reset', before: 'act' }, {}, '`unknown`'],
  [
    'of a job that wasn’t created',
    { kind: 'status', status: 429 },
    { 'timeout-minutes': '1' },
    '`not-created`',
  ],
])('post makes up for the comment %s', async (_, fault, inputs, word) => {
  await using s = await scenario();
  s.platform.fault({ method: 'POST', times: Infinity }, fault);
  s.github.fault({ method: 'POST', path: /comments$/u, times: 2 }, { kind: 'status', status: 502, body: {} });
  const step = { with: { comment: 'true', ...inputs } };
  const main = await s.run(step);
  expect(main.exitCode).toBe(1);
  expect(s.github.comments).toEqual([]);
  const post = await s.run({ ...step, post: main.state });
  expect(post).toMatchObject({ exitCode: 0, annotations: [], summary: '' });
  expect(s.github.comments).toHaveLength(1);
  expect(s.github.comments[0]?.body).toContain(word);
  expect(s.github.comments[0]?.body).not.toContain('cancelled');
});

describe('post says what the pull request is to this run, as main would have', () => {
  test('updated, if a message ended with the pull request that there was', async () => {
    await using s = await scenario();
    s.platform.addJob('Before.', [{ status: 'completed', prLink: PULL_REQUEST }]);
    const inputs = { 'job-id': 'job-1', prompt: 'Shorter.', comment: 'true' };
    const { state } = await s.killAfter('Message accepted by job', { with: inputs });
    s.platform.show('job-1', { status: 'completed', prLink: PULL_REQUEST });
    const later = Date.parse('2026-11-02T10:00:00Z');
    const { annotations, summary } = await s.run({ with: inputs, post: state, startsAt: later });
    expect(annotations).toMatchObject([{ message: `Pull request updated: ${PULL_REQUEST}` }]);
    for (const text of [summary, s.github.comments[0]?.body])
      expect(text).toContain('**Docs pull request updated: ');
  });

  test('opened, if it is another one', async () => {
    await using s = await scenario();
    s.platform.addJob('Before.', [{ status: 'completed', prLink: 'https://github.com/acme/docs/pull/6' }]);
    const inputs = { 'job-id': 'job-1', prompt: 'Anew.' };
    const { state } = await s.killAfter('Message accepted by job', { with: inputs });
    s.platform.show('job-1', { status: 'completed', prLink: PULL_REQUEST });
    const later = Date.parse('2026-11-02T10:00:00Z');
    const { annotations } = await s.run({ with: inputs, post: state, startsAt: later });
    expect(annotations).toMatchObject([{ message: `Pull request opened: ${PULL_REQUEST}` }]);
  });

  test('of an earlier attempt, if the job was resumed', async () => {
    await using s = await scenario({ life: [{ status: 'active' }] });
    await s.run({ with: { comment: 'true', wait: 'false' } });
    const again = { attempt: 2, with: { comment: 'true' } };
    const { state } = await s.killAfter('Resuming job', { ...again });
    s.platform.show('job-1', { status: 'completed', prLink: PULL_REQUEST });
    const { annotations } = await s.run({ ...again, post: state });
    expect(annotations).toMatchObject([
      { message: `Pull request from job \`job-1\` of an earlier attempt: ${PULL_REQUEST}` },
    ]);
    expect(s.github.comments).toHaveLength(1);
  });
});

test('post of a message writes a new comment, and doesn’t edit that of the earlier run', async () => {
  await using s = await scenario({
    life: [{ status: 'completed', prLink: PULL_REQUEST }],
    lifeAfterMessage: [{ status: 'active' }],
  });
  await s.run({ runId: '1', with: { comment: 'true', 'job-id': 'auto', prompt: 'First.' } });
  const inputs = { comment: 'true', 'job-id': 'auto', prompt: 'Shorter.' };
  const step = await s.start({ clock: 'held', runId: '2', with: inputs });
  await step.waitForLine('Message accepted by job');
  step.kill('SIGKILL');
  const count = s.github.comments.length;
  await s.run({ runId: '2', with: inputs, post: (await step.result).state });
  expect(s.github.comments).toHaveLength(count + 1);
  expect(s.github.comments[0]?.versions).toBe(1);
});
test.each([
  ['after the end from before the message', 1, 2],
  ['in the response and after it', 0, 1],
])('post counts an end at once if the job was active %s', async (_, staleGets, polls) => {
  await using s = await scenario({
    staleGets,
    lifeAfterMessage: [{ status: 'active' }, { status: 'completed', prLink: PULL_REQUEST }],
  });
  s.platform.addJob('Before.', [{ status: 'completed' }]);
  const inputs = { 'job-id': 'job-1', prompt: 'Shorter.', 'poll-interval-seconds': '1' };
  const step = await s.start({ clock: 'held', with: inputs });
  await step.waitForLine('Message accepted by job');
  for (let poll = 0; poll < polls; poll += 1) {
    await step.clock.idle();
    await step.clock.advance(1_000);
  }
  await step.clock.idle();
  step.kill('SIGKILL');
  const { state, outputs } = await step.result;
  expect(outputs['status']).toBe('active');
  const { annotations } = await s.run({ with: inputs, post: state });
  expect(annotations).toMatchObject([{ level: 'notice', message: expect.stringContaining(PULL_REQUEST) }]);
});

test('the outputs of a killed step have the job’s last status', async () => {
  await using s = await scenario({ life: [{ status: 'thinking' }] });
  const step = await s.start({ clock: 'held', with: { 'poll-interval-seconds': '1' } });
  await step.waitForLine('Job `job-1` accepted');
  await step.clock.idle();
  await step.clock.advance(1_000);
  await step.clock.idle();
  step.kill('SIGKILL');
  expect((await step.result).outputs).toMatchObject({ 'job-id': 'job-1', status: 'thinking' });
});

test('post reports nothing if main was killed after the API rejected the request', async () => {
  await using s = await scenario();
  s.platform.fault({ method: 'POST' }, { kind: 'status', status: 401, body: '' });
  s.github.fault({ path: /comments$/u }, HANGS);
  const step = await s.start({ clock: 'held', with: { comment: 'true' } });
  await s.github.waitForRequest(({ path }) => path.endsWith('/comments'));
  step.kill('SIGKILL');
  const { state } = await step.result;
  const post = await s.run({ with: { comment: 'true' }, post: state });
  expect(post).toMatchObject({ exitCode: 0, annotations: [], summary: '' });
});

test('post reports how a job ended after main was cancelled', async () => {
  await using s = await scenario({ life: [{ status: 'active' }] });
  s.github.fault({ path: /comments$/u }, HANGS);
  const step = await s.start({ with: { comment: 'true' } });
  await step.waitForLine('Job `job-1` accepted');
  step.kill('SIGINT');
  const { state } = await step.result;
  s.platform.show('job-1', { status: 'completed', prLink: PULL_REQUEST });
  await s.run({ with: { comment: 'true' }, post: state });
  expect(s.github.comments).toHaveLength(1);
  expect(s.github.comments[0]?.body).toContain('`pr-created`');
});

import { describe, expect, test } from '@jest/globals';
import type { PlatformOptions } from '../../sandbox/platform.ts';
import type { StepOptions } from '../../sandbox/run-step.ts';
import type { Fault } from '../../sandbox/server.ts';
import { ends, LINK, markerIn, ownComment, withJobs } from './earlier-jobs.ts';
import { FORBIDDEN, inOrder, lines, posts, RESET, scenario, status } from './scenario.ts';

const NEW = 'https://github.com/Codertocat/Hello-World/pull/8';
const NEW_END = [{ status: 'active' }, { status: 'completed', prLink: NEW }];

/** A job that completed long ago, with a pull request. GitHub's clock is that of the step. */
const withJob = (options: PlatformOptions = {}) =>
  withJobs([ends()], { now: () => Date.UTC(2026, 10, 2, 9) }, { lifeAfterMessage: NEW_END, ...options });

function followUp(options: StepOptions = {}): StepOptions {
  return { ...options, with: { 'job-id': 'job-1', prompt: 'Shorter, please.', ...options.with } };
}

test('the message is sent to the job byte for byte, and the step waits until the job ends again', async () => {
  await using s = await withJob({ projectId: 'docs & more' });
  const prompt = '  Two\nlines\r\n, “quotes” \\ 🦆\t${{ github.sha }} ';
  const outputs = { outcome: 'pr-created', 'job-id': 'job-1', 'pr-link': NEW, 'pr-number': '8' };
  const step = await s.run(followUp({ with: { prompt } }));
  expect(step).toMatchObject({ exitCode: 0, annotations: [], outputs, elapsedMs: 30_100 });
  expect(lines(s.platform.requests)).toEqual([
    'GET /v2/agent/docs%20%26%20more/job/job-1',
    'POST /v2/agent/docs%20%26%20more/job/job-1/message',
    'GET /v2/agent/docs%20%26%20more/job/job-1',
    'GET /v2/agent/docs%20%26%20more/job/job-1',
  ]);
  const message = s.platform.requests.find(({ method }) => method === 'POST');
  expect(message?.headers['content-type']).toMatch(/^application\/json/u);
  expect(message?.body.toString('utf8')).toBe(JSON.stringify({ prompt }));
  expect(s.platform.jobs.map(({ messages }) => messages.map((one) => one.prompt))).toEqual([[prompt]]);
});

test('wait: false returns once the message is accepted', async () => {
  await using s = await withJob();
  const { exitCode, outputs, summary } = await s.run(followUp({ with: { wait: 'false' } }));
  expect(exitCode).toBe(0);
  expect(outputs).toMatchObject({ outcome: 'started', 'job-id': 'job-1', status: 'active' });
  const rest =
    'not waiting (`wait: false`). Run again with `job-id: job-1` instead of the prompt and `include` to pick it up.';
  expect(outputs['message']).toBe(`Message sent to job \`job-1\`; ${rest}`);
  for (const said of ['**Message sent to the docs job: ', `\nN${rest.slice(1)}`])
    expect(summary).toContain(said);
});

test('a job that goes on is looked for in the pull request that it opened for the message', async () => {
  await using s = await withJob({ lifeAfterMessage: [{ status: 'active', prLink: NEW }] });
  const { outputs } = await s.run(followUp({ with: { comment: 'true', 'timeout-minutes': '1' } }));
  expect(outputs).toMatchObject({ outcome: 'timed-out', 'pr-link': NEW });
  expect(s.github.comments[0]?.body).toContain(`look for a new commit in [${NEW}](${NEW}).`);
});

// The next `auto` run would wait a minute for the job, and then open a second pull request.
test.each([
  ['followed', {}, "Couldn't follow the docs job", "Couldn't follow"],
  ['sent a message', { prompt: 'More.' }, 'No message sent to the docs job', 'No message was sent to'],
])('a job that isn’t there when it is %s is in no marker', async (_, inputs, title, what) => {
  await using s = await withJob();
  const first = { comment: 'true', 'job-id': 'auto', prompt: 'First.' };
  await s.run({ runId: '1', with: first });
  const mistyped = { comment: 'true', 'job-id': 'auto-mistyped', ...inputs };
  s.github.fault({ method: 'GET', path: /comments$/u, times: Infinity }, FORBIDDEN);
  const { outputs, annotations } = await s.run({ runId: '2', with: mistyped });
  expect(outputs).toMatchObject({ outcome: 'rejected', reason: 'not-found', 'comment-id': '1003' });
  const said = expect.stringMatching(new RegExp(`^${what} job \`auto-mistyped\`: `, 'u'));
  expect(annotations).toEqual([{ level: 'error', title, message: said }]);
  s.github.clearFaults();
  const { outputs: later, elapsedMs } = await s.run({ runId: '3', with: { ...first, wait: 'false' } });
  expect(later['job-id']).toBe('job-2');
  expect(elapsedMs).toBe(0);
  expect(s.platform.jobs).toHaveLength(2);
});

describe('the end before the message', () => {
  const everySecond = (): StepOptions => followUp({ with: { 'poll-interval-seconds': '1' } });

  test.each([0, 1, 3, 18])('is ignored if the API shows it %i more times', async (staleGets) => {
    await using s = await withJob({ staleGets });
    expect((await s.run(everySecond())).outputs).toMatchObject({ outcome: 'pr-created', 'pr-link': NEW });
    expect(s.platform.jobs[0]?.gets).toBe(1 + staleGets + 2);
  });

  test('counts after 20 s', async () => {
    await using s = await withJob({ staleGets: 1_000 });
    const outputs = { outcome: 'pr-created', 'pr-link': LINK };
    expect(await s.run(everySecond())).toMatchObject({ outputs, elapsedMs: 20_000 });
  });

  test('is ignored if it was a failure, and if polls fail in between', async () => {
    await using s = await scenario({ staleGets: 2, lifeAfterMessage: NEW_END });
    s.platform.addJob('Before.', [{ status: 'failed', afterMs: 0 }]);
    s.platform.fault({ method: 'GET', nth: 2, times: 2 }, status(502));
    expect((await s.run(everySecond())).outputs).toMatchObject({ outcome: 'pr-created', 'pr-link': NEW });
  });
});

test.each([
  ['the first prompt', {}, 'm0123456789ab'],
  ['the first prompt, also without a known head', {}, 'm'],
  ['an earlier message', { sent: 'mfedcba987654' }, 'm0123456789ab'],
])('following a job doesn’t say in the comment of a message what became of %s', async (_, first, sent) => {
  const comments = [ownComment('job-1', { state: 'done', ...first })];
  await using s = await withJobs([[{ status: 'active' }, { status: 'active' }, ...ends()]], { comments });
  const step = await s.start({ clock: 'held', with: { 'job-id': 'job-1', comment: 'true' } });
  await step.waitForLine('Following job');
  s.github.addComment(ownComment('job-1', { sent, run: '2' }));
  await step.clock.release();
  expect((await step.result).outputs['outcome']).toBe('pr-created');
  expect(s.github.comments.map(({ versions }) => versions)).toEqual([2, 1]);
});

test.each(['open', 'reopened'])('the end before a comment became %s doesn’t count', async (state) => {
  const updatedAt = '2026-11-02T08:59:50Z';
  // Ten seconds later.
  const now = () => Date.UTC(2026, 10, 2, 9);
  const github = { comments: [{ ...ownComment('job-1', { state }), updatedAt }], now };
  await using s = await withJobs([[{ status: 'completed' }, { status: 'active' }, ...ends()]], github);
  const inputs = { 'job-id': 'job-1', comment: 'true' };
  expect(await s.run({ with: inputs })).toMatchObject({ outputs: { outcome: 'pr-created' } });
});

test('a slow look at the job before another try doesn’t count as waiting for its earlier prompt', async () => {
  await using s = await withJob();
  s.platform.fault({ method: 'POST' }, status(429, '', { 'retry-after': '60' }));
  s.platform.fault({ method: 'GET', nth: 2 }, { kind: 'delay', ms: 5_000 });
  const { outputs, summary } = await s.run(followUp());
  expect(outputs['pr-link']).toBe(NEW);
  expect(summary).not.toContain('Waited for an earlier prompt');
});

describe('a message to a job that is active', () => {
  const busy = [{ status: 'active' }, { status: 'active' }, { status: 'completed', prLink: LINK }];

  test('is sent after it ends, so that the earlier prompt isn’t lost', async () => {
    await using s = await scenario({ lifeAfterMessage: NEW_END });
    s.platform.addJob('Before.', busy);
    const { outputs, log, summary } = await s.run(followUp({ with: { comment: 'true' } }));
    expect(outputs).toMatchObject({ outcome: 'pr-created', 'job-id': 'job-1', 'pr-link': NEW });
    expect(log).toMatch(/ends[^]*\nThe job ended\. Waiting 20 s for the earlier prompt's run to see it\.\n/u);
    // A re-run keeps what only the first attempt knows.
    await s.run(followUp({ attempt: 2, with: { comment: 'true' } }));
    expect(s.github.comments).toMatchObject([{ versions: 2 }]);
    for (const text of [summary, s.github.comments[0]?.body ?? '']) {
      expect(text).toMatch(/\| Waited for an earlier prompt \| \d+ s \|/u);
    }
    expect(s.platform.jobs[0]).toMatchObject({ droppedPrompts: [], messages: [{}] });
    expect(s.github.reactions.map(({ content }) => content)).toEqual(['eyes']);
    // Before the wait.
    const beginnings = inOrder(s).map(({ method, path }) => `${method} ${path.split('/').at(-1)}`);
    expect(beginnings.slice(1, 4)).toEqual(['GET job-1', 'POST reactions', 'GET job-1']);
    s.platform.addJob('Before.', busy);
    const started = await s.run(followUp({ with: { 'job-id': 'job-2', wait: 'false' } }));
    const waited = /^Message sent to job `job-2` after waiting \d+ s for an earlier prompt; not waiting/u;
    expect(started.outputs['message']).toMatch(waited);
  });

  test('isn’t reported if the step is killed during the wait, because it wasn’t sent', async () => {
    await using s = await scenario();
    s.platform.addJob('Before.', [{ status: 'active' }, { status: 'dreaming' }]);
    const step = await s.start(followUp({ clock: 'held', with: { comment: 'true' } }));
    await step.waitForLine('Sending the message after it ends');
    await step.clock.idle();
    await step.clock.advance(60_000);
    await step.waitForLine('The job is now `dreaming`.');
    step.kill('SIGKILL');
    const { state, outputs } = await step.result;
    expect(outputs['job-id']).toBeUndefined();
    const post = await s.run(followUp({ with: { comment: 'true' }, post: state }));
    expect(post).toMatchObject({ annotations: [], summary: '' });
    expect(s.github.comments).toEqual([]);
  });

  test('isn’t taken for what opened the pull request of the earlier prompt if the step is killed after it', async () => {
    await using s = await scenario({ lifeAfterMessage: [{ status: 'active' }] });
    s.platform.addJob('Before.', [{ status: 'active' }, { status: 'completed', prLink: LINK }]);
    const options = followUp({ with: { comment: 'true', 'poll-interval-seconds': '1' } });
    const step = await s.start({ clock: 'held', ...options });
    for (const ms of [1_000, 20_000]) await step.clock.idle().then(() => step.clock.advance(ms));
    await step.waitForLine('Message accepted by job');
    step.kill('SIGKILL');
    await s.run({ ...options, post: (await step.result).state });
    expect(markerIn(s.github.comments[0]?.body ?? '')).toMatchObject({ job: 'job-1', kind: 'message' });
  });

  test.each<[string, Fault | undefined, string]>([
    ['the step times out first', undefined, 'active'],
    ['the polls fail until the step times out', status(502), 'active'],
    ['the step times out while the other run can see the end', undefined, 'completed'],
  ])('isn’t sent if %s', async (_, fault, last) => {
    await using s = await scenario();
    const life = ['active', 'active', last].map((status) => ({ status, prLink: LINK }));
    s.platform.addJob('Before.', life);
    if (fault !== undefined) s.platform.fault({ method: 'GET', nth: 2, times: Infinity }, fault);
    const inputs = { comment: 'true', 'timeout-minutes': '2', 'poll-interval-seconds': '55' };
    const { exitCode, outputs, summary, log } = await s.run(followUp({ with: inputs }));
    expect(exitCode).toBe(1);
    expect(log).not.toContain("Couldn't read");
    expect(outputs).toMatchObject({ outcome: 'not-created', reason: 'timeout', 'job-id': 'job-1' });
    const why = 'Timed out after waiting 2 min for an earlier prompt, and no message was sent to job `job-1`';
    for (const text of [outputs['message'], summary, s.github.comments[0]?.body]) expect(text).toContain(why);
    for (const text of [summary, s.github.comments[0]?.body])
      expect(text).toContain('**No message sent to the docs job**');
    const advice = 'There was no time left for it. Wait a while, then add the label `bug` again.\n';
    expect(s.github.comments[0]?.body).toContain(advice);
    expect(posts(s.platform)).toEqual([]);
  });
});

// GitHub's requests between the two can take a while, and another run may send a message in that time.
test.each([
  [999, 1],
  [1_000, 2],
])('a job that was idle %i ms ago is looked up %i times before the message', async (ms, gets) => {
  await using s = await withJob();
  s.github.fault({ path: /reactions$/u }, { kind: 'delay', ms });
  await s.run(followUp({ with: { comment: 'true', wait: 'false' } }));
  expect(lines(s.platform.requests)).toEqual([
    ...Array.from({ length: gets }, () => 'GET /v2/agent/project-1/job/job-1'),
    'POST /v2/agent/project-1/job/job-1/message',
  ]);
});

// If it named the job, the re-run would report the job's old end as `pr-created`, and never send the message.
test.each<[string, Fault, RegExp]>([
  ['not-created', status(429, 'limit'), /\*\*No message sent to the docs job\*\*\n/u],
  ['unknown', RESET, /\*\*Message may have been sent to the docs job\*\*\n[^]*message wasn't sent again/u],
])('the comment of an attempt with the outcome %s doesn’t stop a re-run', async (outcome, fault, said) => {
  await using s = await withJob();
  s.platform.fault({ method: 'POST', path: /\/message$/u, times: Infinity }, fault);
  expect((await s.run(followUp({ with: { comment: 'true' } }))).outputs['outcome']).toBe(outcome);
  expect(s.github.comments).toMatchObject([{ body: expect.stringMatching(said) }]);
  s.platform.clearFaults();
  await s.run(followUp({ attempt: 2, with: { comment: 'true' } }));
  expect(s.platform.jobs[0]?.messages).toHaveLength(1);
});

import { describe, expect, test } from '@jest/globals';
import type { StepOptions } from '../../sandbox/run-step.ts';
import { messages } from './earlier-jobs.ts';
import { event } from './events.ts';
import { HANGS, notCreated, PULL_REQUEST, posts, scenario, status } from './scenario.ts';

/** The life of a job that opens a pull request. */
const OPENS = [{ status: 'completed', prLink: PULL_REQUEST }];

const again = (options: StepOptions = {}): StepOptions => ({
  attempt: 2,
  ...options,
  with: { comment: 'true', ...options.with },
});

const MESSAGE = { 'job-id': 'job-1', prompt: 'Shorter.' };

describe('a re-run', () => {
  test('names id and link as they are, also with other signs', async () => {
    const job = { id: 'jöb-1', status: 'completed', prLink: `${PULL_REQUEST}?a=1&b=2` };
    await using s = await scenario();
    s.platform.fault({ times: Infinity }, status(200, job));
    await s.run({ with: { comment: 'true' } });
    const outputs = { outcome: 'pr-created', 'job-id': job.id, 'pr-link': job.prLink };
    expect((await s.run(again())).outputs).toMatchObject(outputs);
  });

  test('of a message to a job with a pull request keeps that, also if the next message didn’t see it', async () => {
    await using s = await scenario({ lifeAfterMessage: [{ status: 'active' }] });
    s.platform.addJob('Before.', OPENS);
    const first = { 'job-id': 'job-1', prompt: 'One.', wait: 'false' };
    await s.run({ runId: '1', with: { comment: 'true', ...first } });
    s.platform.show('job-1', { status: 'completed', prLink: null });
    await s.run({ runId: '2', with: { comment: 'true', ...first, prompt: 'Two.' } });
    s.platform.show('job-1', { status: 'completed', prLink: PULL_REQUEST });
    expect((await s.run(again({ runId: '1', with: first }))).outputs['outcome']).toBe('pr-created');
  });

  test('with a job-id sends the prompt to that job again, and says so in a comment of its own', async () => {
    const after = () => [{ status: s.platform.jobs[0]?.messages[0] ? 'completed' : 'failed' }] as const;
    await using s = await scenario({ lifeAfterMessage: after });
    s.platform.addJob('Before.', [{ status: 'completed', prLink: PULL_REQUEST }]);
    await s.run({ with: { comment: 'true', ...MESSAGE } });
    const { log } = await s.run(again({ with: MESSAGE }));
    await s.run(again({ attempt: 3, with: MESSAGE }));
    expect(log).toContain('job `job-1` of attempt 1, because it ended without a result to');
    expect(log).not.toMatch(/creat/iu);
    expect(messages(s)).toEqual([2]);
    // The first attempt's stays as it is.
    expect(s.github.comments).toMatchObject([{ versions: 1 }, { versions: 2 }]);
  });

  // An earlier step created another job this time.
  test('with another job-id sends the prompt to that job', async () => {
    await using s = await scenario({ lifeAfterMessage: OPENS });
    for (const jobId of ['job-1', 'job-2']) s.platform.addJob(jobId, OPENS);
    const message = { comment: 'true', prompt: 'Shorter.' };
    for (const step of ['docs', 'other']) await s.run({ step, with: { ...message, 'job-id': 'job-1' } });
    const { log, outputs } = await s.run(again({ with: { ...message, 'job-id': 'job-2' } }));
    expect(log).toContain("Not resuming job `job-1` of attempt 1, because it isn't the one in `job-id`.");
    expect([outputs['job-id'], messages(s)]).toEqual(['job-2', [2, 1]]);
    expect(s.github.comments).toMatchObject([{ versions: 1 }, { versions: 1 }, { versions: 1 }]);
    await s.run(again({ step: 'other', with: { ...message, 'job-id': 'job-1' } }));
    expect(s.platform.jobs[0]?.messages).toHaveLength(2);
  });

  test('creates nothing if GitHub leaves out the text of one of our comments', async () => {
    await using s = await scenario();
    await s.run({ with: { comment: 'true' } });
    s.github.addComment({ issue: 1, author: 'ann', body: '' });
    const { id } = s.github.addComment({ issue: 1, body: '' });
    const why = `GitHub left out the text of comment \`${id}\`. Run again later.`;
    expect((await s.run(again())).outputs).toMatchObject(notCreated('guard-unavailable', why));
    expect(posts(s.platform)).toHaveLength(1);
  });

  // It may have sent that job a message only, so the pull request may be older than both.
  const ODD = 'https://git.example/1';
  test.each<[string, string, StepOptions['with']?, ...(readonly string[])]>([
    ['from an earlier attempt', 'from job `job-1` of an earlier attempt'],
    ['from an earlier attempt', 'from job `job-1` of an earlier attempt', MESSAGE, ODD],
    ['continued', 'continued', MESSAGE, ODD, ODD],
    ['unchanged', 'unchanged, without a new commit', MESSAGE],
  ])('says that the pull request is %s, and not opened', async (title, said, inputs = {}, ...links) => {
    const [before = PULL_REQUEST, prLink = PULL_REQUEST] = links;
    const life = [{ status: 'completed', prLink }] as const;
    // A comment that has this title isn't a note.
    const pulls = [{ number: 7, title: 'The documentation agent' }];
    await using s = await scenario({ life, lifeAfterMessage: life }, { pulls });
    if ('job-id' in inputs) s.platform.addJob('Before.', [{ status: 'completed', prLink: before }]);
    await s.run({ with: { comment: 'true', ...inputs } });
    s.github.pushToPull(7);
    const { log, summary, outputs } = await s.run(again({ with: inputs }));
    expect(posts(s.platform)).toHaveLength(1);
    const message = `Pull request ${said}: ${prLink}`;
    expect(outputs).toMatchObject({ outcome: 'pr-created', message });
    expect(log).toContain(message);
    const body = expect.stringContaining(`**Docs pull request ${title}: `);
    expect([{ body: summary }, ...s.github.comments]).toMatchObject([{ body }, { body }]);
  });

  test('of a message says that it opened another pull request than the one before it', async () => {
    const end = { status: 'completed', prLink: PULL_REQUEST.replace('/7', '/8') };
    await using s = await scenario({ lifeAfterMessage: [{ status: 'active' }, end] });
    s.platform.addJob('Before.', OPENS);
    const inputs = { 'job-id': 'job-1', prompt: 'Shorter.', comment: 'true' };
    await s.run({ with: { ...inputs, wait: 'false' } });
    const message = `Pull request from job \`job-1\` of an earlier attempt: ${end.prLink}`;
    expect((await s.run(again({ with: inputs }))).outputs).toMatchObject({ reason: '', message });
  });

  const OTHER_WORKFLOW = 'Codertocat/Hello-World/.github/workflows/x.yml@refs/heads/main';
  test.each<[string, StepOptions, number?]>([
    ['another run', { runId: '99' }],
    ['another workflow job', { job: 'other' }],
    ['another step', { step: 'other' }],
    ['another job of a matrix', { jobIndex: 1 }],
    ['another key, by a space', { with: { key: '0 ' } }],
    ['another workflow', { env: { GITHUB_WORKFLOW_REF: OTHER_WORKFLOW } }],
    ['another prompt, as in a matrix', { with: { prompt: 'Something else.' } }],
    ['another issue', { with: { 'issue-number': '5' } }],
    ['the first attempt', { attempt: 1 }],
    // It is from another step with the same id.
    ['the same attempt', {}, 2],
    ['the same attempt, but follows another', { with: { prompt: '', 'job-id': 'job-2' } }, 2],
    ['a later attempt', {}, 3],
  ])('doesn’t resume the job of %s', async (_, options, attempt = 1) => {
    await using s = await scenario({ life: [{ status: 'active' }] });
    await s.run({ attempt, with: { comment: 'true', wait: 'false' } });
    s.platform.addJob('Another.', [{ status: 'active' }]);
    const { outputs } = await s.run(again({ ...options, with: { wait: 'false', ...options.with } }));
    expect(outputs['job-id']).toBe(options.with?.['job-id'] ?? 'job-3');
    expect(s.github.comments).toHaveLength(2);
  });

  test('creates a job if only a comment of another run can’t be verified', async () => {
    await using s = await scenario();
    await s.run({ runId: '9', with: { comment: 'true', wait: 'false' } });
    const body = s.github.comments[0]?.body.replace(/ \S+ -->$/u, ` ${'A'.repeat(43)}= -->`) ?? '';
    s.github.addComment({ issue: 1, body });
    expect((await s.run(again())).outputs['outcome']).toBe('pr-created');
  });
});

test('the comment keeps its pull request if a re-run is cancelled before it sees the job', async () => {
  await using s = await scenario({ life: OPENS });
  await s.run({ with: { comment: 'true' } });
  s.platform.fault({ method: 'GET' }, HANGS);
  s.github.fault({ method: 'DELETE' }, HANGS);
  await (await s.cancelDuring(/^GET .*job-1$/u, again({ with: { 'remove-label': 'true' } }), 2)).post();
  expect(s.github.comments).toMatchObject([{ versions: 1, body: expect.stringContaining(PULL_REQUEST) }]);
});

test.each<[string, Readonly<Record<string, string>>, string]>([
  ['a prompt', {}, 'from an earlier attempt'],
  ['a message', { 'job-id': 'job-1', prompt: 'Longer.' }, 'request unchanged'],
])('post of a re-run of %s updates its comment, not that of a later message', async (_, first, said) => {
  await using s = await scenario({ life: OPENS, lifeAfterMessage: [{ status: 'active' }] });
  if ('job-id' in first) s.platform.addJob('Before.', OPENS);
  await s.run({ runId: '1', with: { comment: 'true', 'timeout-minutes': '1', ...first } });
  if ('job-id' in first) s.platform.show('job-1', { status: 'completed', prLink: PULL_REQUEST });
  await s.run({ runId: '2', with: { comment: 'true', ...MESSAGE, wait: 'false' } });
  await (await s.killAfter('Resuming job', again({ runId: '1', with: first }))).post();
  expect(s.github.comments).toMatchObject([{ versions: 2 }, { versions: 1 }]);
  expect(s.github.comments[0]?.body).toContain(said);
});

test.each<[string, Readonly<Record<string, string>>, string, null?]>([
  ['is judged by what a later message found, not by how that ended', {}, 'job-1'],
  ['is judged by a later message on the pull request', { 'issue-number': '7' }, 'job-1'],
  ['is judged by a later message that found no pull request', {}, 'job-1', null],
  ['sends the prompt again if a later message found none, and the job failed', {}, 'job-3', null],
  ['isn’t judged by a message to another job', { 'job-id': 'job-2' }, 'job-3'],
  ['isn’t judged by a message that can’t be verified', { 'marker-key': 'k'.repeat(32) }, 'job-3'],
])('a re-run %s', async (_, message, expected, prLink: string | null = PULL_REQUEST) => {
  await using s = await scenario({ life: [{ status: 'active' }] });
  const inputs = { comment: 'true', wait: 'false' };
  await s.run({ runId: '1', with: inputs });
  s.platform.addJob('Another.', OPENS);
  s.platform.show('job-1', { status: 'completed', prLink });
  await s.run({ runId: '2', with: { ...inputs, prompt: 'Shorter.', 'job-id': 'job-1', ...message } });
  if ('issue-number' in message) await s.run({ runId: '3', with: { ...inputs, 'job-id': 'job-1' } });
  const isNone = prLink === null && expected === 'job-1';
  s.platform.show('job-1', { status: isNone ? 'completed' : 'failed', prLink: PULL_REQUEST });
  const outcome = isNone ? 'no-pr' : expected === 'job-1' ? 'pr-created' : 'started';
  for (const attempt of prLink === null ? [2] : [2, 3]) {
    const { outputs } = await s.run(again({ attempt, runId: '1', with: inputs }));
    expect(outputs).toMatchObject({ outcome, 'job-id': expected });
  }
});

test('the job of the newest earlier attempt is resumed, also after the tenth', async () => {
  const started = { comment: 'true', wait: 'false' };
  await using s = await scenario({ life: (_, number) => [{ status: number === 1 ? 'failed' : 'active' }] });
  await s.run({ attempt: 1, with: { comment: 'true' } });
  await s.run({ attempt: 10, with: started });
  const { outputs } = await s.run({ attempt: 11, with: started });
  expect(outputs).toMatchObject({ 'job-id': 'job-2', 'comment-id': String(s.github.comments[1]?.id) });
  expect(s.platform.jobs).toHaveLength(2);
  s.platform.fault({ method: 'GET' }, status(401));
  await s.run({ attempt: 12, with: started });
  expect(s.github.comments[1]?.body).toContain('Lost track of the docs job');
  await s.run({ attempt: 13, with: { comment: 'true', 'timeout-minutes': '1' } });
  expect(s.github.comments[1]?.body).toContain('Docs job not finished in time');
});

test('a job that has its pull request before its end is waited for', async () => {
  const life = ['active', 'failed'].map((status) => ({ status, prLink: PULL_REQUEST }));
  await using s = await scenario({ life });
  await s.run({ with: { comment: 'true', wait: 'false' } });
  expect((await s.run(again())).outputs).toMatchObject({ outcome: 'failed', 'job-id': 'job-1' });
});

test('comments are not read without comment: true', async () => {
  await using s = await scenario();
  await s.run(again({ with: { comment: 'false' } }));
  expect(s.github.requests.filter(({ path }) => /graphql|comments/u.test(path))).toEqual([]);
});

const text = 'Said by another workflow.\n';
const forged = (body: string, attempt: string, job: string) =>
  `${text}${body.slice(body.lastIndexOf('<!--')).replace(/,1,1,/u, `,1,${attempt},`).replace('am9iLTE=', job)}`;
test.each<[string, string, number, string, job?: string]>([
  ['although a copy of it names another job', '1', 2, 'pr-created'],
  ['unless one that doesn’t hold names a later attempt', '2', 3, 'not-created'],
  ['unless one that doesn’t hold is of a later attempt, and names no job', '2', 3, 'not-created', ''],
  ['although one that doesn’t hold names this attempt', '2', 2, 'pr-created'],
])('a re-run follows the latest attempt whose marker holds, %s', async (_, named, attempt, ...more) => {
  const [outcome, job = 'am9iLTk='] = more;
  await using s = await scenario({ life: OPENS });
  await s.run({ runId: '1', with: { comment: 'true' } });
  const body = forged(s.github.comments[0]?.body ?? '', named, job);
  s.github.addComment({ issue: 1, author: 'github-actions[bot]', body });
  expect((await s.run(again({ runId: '1', attempt }))).outputs['outcome']).toBe(outcome);
  expect(posts(s.platform)).toHaveLength(1);
});

test('a prompt that led to a pull request is not sent again because a run followed a later one, which failed', async () => {
  await using s = await scenario({ life: OPENS });
  await s.run({ runId: '1', with: { comment: 'true', prompt: 'First.' } });
  s.platform.show('job-1', { status: 'failed', prLink: PULL_REQUEST });
  const follow = { comment: 'true', 'job-id': 'job-1', 'issue-number': '1' };
  const followed = await s.run({ runId: '2', attempt: 3, event: event('workflow_dispatch'), with: follow });
  expect(followed.outputs['outcome']).toBe('failed');
  expect(s.github.comments).toMatchObject([{ body: expect.stringMatching(/Docs job failed[^]* `bug`/u) }]);
  s.github.fault({ path: /comments\/\d+$/u, times: 2 }, status(404));
  for (const attempt of [2, 3]) {
    const { outputs } = await s.run(again({ attempt, runId: '1', with: { prompt: 'First.' } }));
    expect(outputs).toMatchObject({ outcome: 'pr-created', 'job-id': 'job-1' });
  }
  expect(posts(s.platform)).toHaveLength(1);
});

test('a re-run of a prompt that led to a pull request doesn’t wait for a later prompt of the job', async () => {
  await using s = await scenario({ life: OPENS });
  await s.run({ with: { comment: 'true' } });
  for (const [index, prLink] of [PULL_REQUEST, null].entries()) {
    s.platform.show('job-1', { status: 'active', prLink });
    const { outputs } = await s.run(again({ attempt: index + 2 }));
    expect(outputs).toMatchObject({ outcome: 'pr-created', 'job-id': 'job-1', 'pr-link': PULL_REQUEST });
  }
});

test('a re-run keeps in the comment up to which commit the diff went', async () => {
  await using s = await scenario({ life: OPENS }, { comparisons: { any: [] } });
  const inputs = { comment: 'true', include: 'issue, diff' };
  for (const attempt of [1, 2]) {
    await s.run({ attempt, event: event('pull_request'), with: { ...inputs, wait: String(attempt === 2) } });
    expect(s.github.comments).toMatchObject([{ body: expect.stringContaining('| Diff up to |') }]);
  }
});

test('a re-run that creates nothing, because a comment doesn’t hold, lets no later one create a job', async () => {
  await using s = await scenario({ life: OPENS });
  const refused = { outcome: 'not-created', message: expect.stringMatching(/no job.*with `job-id`/u) };
  for (const [index, expected] of [{ outcome: 'pr-created' }, refused, refused].entries()) {
    const inputs = { comment: 'true', 'marker-key': (index === 0 ? 'a' : 'b').repeat(32) };
    expect((await s.run({ attempt: index + 1, with: inputs })).outputs).toMatchObject(expected);
  }
  expect(posts(s.platform)).toHaveLength(1);
});

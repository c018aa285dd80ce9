import { describe, expect, test } from '@jest/globals';
import type { GitHubOptions } from '../../sandbox/github.ts';
import type { StepOptions } from '../../sandbox/run-step.ts';
import { auto, ends, LINK, messages, ownComment, PROMPT, stepHash, withJobs } from './earlier-jobs.ts';
import { AGENT, type Event, event, HERE, onPullRequest, scheduled } from './events.ts';
import { DOWN, HANGS, inOrder, lines, posts, type Scenario, scenario, status } from './scenario.ts';

const issuesWithComments = ({ github }: Scenario) =>
  github.comments.map(({ issue }) => issue).toSorted((one, other) => one - other);

describe('without a comment of ours that names a job', () => {
  test('a job is created, and its pull request gets a short comment with a link back', async () => {
    await using s = await scenario({ life: ends() });
    const { outputs, ...step } = await s.run(auto({ with: { comment: 'true' } }));
    expect(step).toMatchObject({ exitCode: 0, annotations: [] });
    expect(outputs).toMatchObject({ outcome: 'pr-created', 'job-id': 'job-1' });
    expect(s.platform.jobs.map(({ prompt }) => prompt)).toEqual([PROMPT]);
    expect(issuesWithComments(s)).toEqual([1, 7]);
    const note = s.github.comments.find(({ issue }) => issue === 7)?.body ?? '';
    expect(note).toContain(`(https://github.com/${HERE}/issues/1)`);
    expect(note).toMatch(/<!-- docs-agent-action:1 \S+ \S+ -->/u);
    expect(note.split('<!--')[0]?.length).toBeLessThan(200);
    expect(outputs['comment-id']).toBe(String(s.github.comments.find(({ issue }) => issue === 1)?.id));
  });

  const run = `https://github.com/${HERE}/actions/runs/77`;
  const withoutUrl = event('issues', 'labeled', { issue: { html_url: null } });
  test.each<[string, string | null, StepOptions, string | undefined]>([
    ['links to the run if there is no issue', LINK, auto({ event: scheduled }), run],
    ['links to the run if the issue has no URL', LINK, auto({ event: withoutUrl }), run],
    ['is written if the link has another case', LINK.toLowerCase(), auto({ event: scheduled }), run],
    ['links to the pull request of the event', LINK, auto({ event: onPullRequest }), `${HERE}/pull/1`],
    ['isn’t written in another repository', 'https://github.com/acme/docs/pull/7', auto(), undefined],
    ['isn’t written on another server', `https://git.example/${HERE}/pull/7`, auto(), undefined],
    ['isn’t written without a pull request', null, auto(), undefined],
    ['isn’t written without auto', LINK, {}, undefined],
  ])('the short comment %s', async (_, prLink, options, linked) => {
    await using s = await scenario({ life: ends(prLink) });
    await s.run({ runId: '77', ...options });
    expect(s.platform.jobs).toHaveLength(1);
    expect(issuesWithComments(s)).toEqual(linked === undefined ? [] : [7]);
    if (linked !== undefined) expect(s.github.comments[0]?.body).toContain(`${linked})`);
  });
});

describe('with a comment of ours that names a job', () => {
  test('each job of a matrix continues its own, in every step, also if they run one after the other', async () => {
    const life = (_: string, number: number) => ends(`https://github.com/${HERE}/pull/${10 + number}`);
    await using s = await withJobs([], { pulls: [{ number: 11 }, { number: 12 }] }, { life });
    for (const runId of ['1', '2']) {
      for (const jobIndex of [0, 1]) {
        for (const step of ['write', 'review'])
          await s.run(auto({ runId, jobIndex, step, with: { comment: 'true' } }));
      }
      // Another workflow continues the newest one.
      await s.run(auto({ runId, job: 'command', with: { comment: 'true' } }));
    }
    expect(messages(s)).toEqual([3, 5]);
  });

  test('the reason says whether there is a new commit, although no input needs it', async () => {
    await using s = await withJobs([ends()], { comments: [ownComment('job-1')], pulls: [{ number: 7 }] });
    expect((await s.run(auto())).outputs).toMatchObject({ outcome: 'pr-created', reason: 'unchanged' });
  });

  test('issue-number selects the issue', async () => {
    await using s = await withJobs([ends()], { comments: [ownComment('job-1', { issue: 12 })] });
    await s.run(auto({ event: scheduled, with: { 'issue-number': '12' } }));
    expect(messages(s)).toEqual([1]);
    await s.run(auto({ event: scheduled }));
    expect(messages(s)).toEqual([1, 0]);
    await s.run(auto({ event: event('workflow_dispatch'), step: 'other', with: { 'issue-number': '12' } }));
    await s.run(auto({ event: event('release'), step: 'other', with: { 'issue-number': '12' } }));
    expect(messages(s)).toEqual([2, 0, 0]);
  });

  test('a job that this step only followed isn’t continued', async () => {
    await using s = await withJobs([ends()]);
    const inputs = { 'issue-number': '12', comment: 'true' };
    await s.run({ event: scheduled, with: { ...inputs, 'job-id': 'job-1' } });
    await s.run(auto({ event: scheduled, runId: '2', with: inputs }));
    expect(messages(s)).toEqual([0, 0]);
  });

  test.each([
    ['the message', [ownComment('job-1')], ['GET job-1', 'GET 7'], ['POST message']],
    ['a new job', [], [], ['POST job', 'GET 7', 'GET files', 'POST comments']],
  ])('the order is: guards, the job to continue, 👀, include, %s', async (_, comments, found, sent) => {
    await using s = await withJobs([ends()], { comments, pulls: [{ number: 7 }] });
    await s.run(auto({ with: { comment: 'true', wait: 'false', include: 'comments' } }));
    const before = ['GET permission', 'POST graphql', 'GET comments', ...found, 'POST reactions'];
    const order = inOrder(s).map(({ method, path }) => `${method} ${path.split('/').at(-1)}`);
    expect(order).toEqual([...before, 'GET comments', ...sent, 'POST comments']);
  });

  test.each(['auto', 'job-1'])('with job-id: %s, the cap is neither checked nor applied', async (id) => {
    await using s = await withJobs([ends()], { comments: [ownComment('job-1')], pulls: [{ number: 7 }] });
    await s.run(auto({ with: { 'job-id': id, 'max-open-prs': '1', 'pr-repository': HERE } }));
    expect(messages(s)).toEqual([1]);
    expect(lines(s.github.requests)).not.toContain(`GET /repos/${HERE}/pulls`);
  });
});

const AT_CAP = { outcome: 'skipped', reason: 'max-open-prs' };
const fails = ({ platform }: Scenario) => platform.show('job-1', { status: 'failed' });

// Another run can send it a message, and time passes.
test.each<[string, (s: Scenario) => void, Readonly<Record<string, string>>, object]>([
  ['fails', fails, {}, { 'job-id': 'job-2' }],
  ['has its pull request closed', ({ github }) => github.closePull(7), {}, { 'job-id': 'job-2' }],
  ['fails at the cap', fails, { 'max-open-prs': '1' }, AT_CAP],
])('a job that %s in a pause after a 429 gets no message, but a new one the prompt', async (_, ...given) => {
  const [change, inputs, expected] = given;
  await using s = await withJobs([ends()], { comments: [ownComment('job-1')], pulls: [{ number: 7 }] });
  s.platform.fault({ method: 'POST' }, status(429, '', { 'retry-after': '60' }));
  const step = await s.start(auto({ clock: 'held', with: inputs }));
  await step.waitForLine('Retrying in');
  change(s);
  await step.clock.release();
  expect((await step.result).outputs).toMatchObject({ outcome: 'pr-created', ...expected });
  expect(messages(s)).not.toContain(1);
});

test.each([
  ['fails', 'failed', '2 min'],
  ['gets no message anymore', 'completed', String.raw`3 min \d s`],
])('the report says how long a message waited, also if its job %s', async (_, end, waited) => {
  const life = ['active', 'active', end].map((status) => ({ status }));
  await using s = await withJobs([life], { comments: [ownComment('job-1')] });
  s.platform.fault({ method: 'POST', path: /message$/u, times: 2 }, status(404));
  const { outputs, summary } = await s.run(auto({ with: { 'poll-interval-seconds': '60' } }));
  expect(outputs['job-id']).toBe('job-2');
  expect(summary).toMatch(new RegExp(`Waited for an earlier prompt \\| ${waited} \\|`, 'u'));
});

test.each([
  ['auto', 'gets the message', 1, 'pr-created'],
  ['job-1', 'gets none', 0, 'rejected'],
])('with job-id: %s, a job not found for a moment after a pause %s', async (id, _, sent, outcome) => {
  await using s = await withJobs([ends()], { comments: [ownComment('job-1')], pulls: [{ number: 7 }] });
  s.platform.fault({ method: 'POST' }, status(429, '', { 'retry-after': '60' }));
  s.platform.fault({ method: 'GET', nth: 2 }, status(404));
  const { outputs } = await s.run(auto({ with: { 'job-id': id } }));
  expect([messages(s), outputs['outcome']]).toEqual([[sent], outcome]);
});

test('the job of `job-id` gets the message although it fails while GitHub is slow', async () => {
  const life = ['completed', 'completed', 'failed'].map((status) => ({ status, prLink: LINK }));
  await using s = await withJobs([life], { pulls: [{ number: 7 }] });
  s.github.fault({ path: /pulls\/7$/u, times: Infinity }, { kind: 'delay', ms: 5_000 });
  await s.run(auto({ with: { 'job-id': 'job-1', comment: 'true', 'timeout-minutes': '2' } }));
  expect(messages(s)).toEqual([1]);
});

// Another run sends it a message in the pause after the end, or while GitHub is asked, for longer than a look at the job counts.
test.each([
  ['auto', ['active', 'completed', 'active', 'completed'], /^$/u, '1 min 30 s', '20'],
  ['auto', ['active', 'completed', 'active', 'completed'], /pulls\/7$/u, '1 min', '10'],
  ['job-1', ['completed', 'active', 'completed'], /reactions$/u, '30 s', '10'],
  ['job-1', ['completed', 'active', 'completed'], /pulls\/7$/u, '30 s', '10'],
])('with job-id: %s, a job that is %j is waited for', async (id, statuses, slow, waited, interval) => {
  const life = statuses.map((status) => ({ status, prLink: LINK }));
  await using s = await withJobs([life], { comments: [ownComment('job-1')], pulls: [{ number: 7 }] });
  s.github.fault({ path: slow, times: Infinity }, { kind: 'delay', ms: 5_000 });
  if (slow.source !== '^$') s.platform.fault({ method: 'POST' }, status(429));
  const inputs = { 'job-id': id, 'poll-interval-seconds': interval, comment: String(id === 'job-1') };
  const { summary } = await s.run(auto({ with: inputs }));
  expect(messages(s)).toEqual([1]);
  expect(summary).toContain(`| Waited for an earlier prompt | ${waited} |`);
});

test.each([
  ['auto', PROMPT, 'Sending the message after it ends, because a message interrupts the agent', 50_000],
  ['job-1', '', 'Following job `job-1`, which is active.', 20_000],
  // A re-run.
  ['job-1', 'More.', 'Resuming job `job-1` of attempt 1, which is active.\nWaiting for job `job-1`.', 20_000],
])('with job-id: %s, the end before a message just now doesn’t count', async (id, prompt, said, waited) => {
  const lifeAfterMessage = [{ status: 'active' }, { status: 'completed', prLink: LINK }];
  // The runner's clock is ahead.
  const now = () => Date.parse('2020-01-01');
  const github = { pulls: [{ number: 7 }], comments: [ownComment('job-1', { state: 'done' })], now };
  await using s = await withJobs([ends()], github, { lifeAfterMessage, staleGets: 1 });
  await s.run({ with: { 'job-id': 'job-1', prompt: 'More.', comment: 'true', wait: 'false' } });
  s.platform.fault({ method: 'GET', nth: 2 }, status(404));
  const run = prompt === 'More.' ? { attempt: 2 } : { runId: '2' };
  const { log, elapsedMs } = await s.run(auto({ ...run, with: { 'job-id': id, prompt, comment: 'true' } }));
  expect(log).toContain(said);
  // It can show that end for 20 s.
  expect(elapsedMs).toBeGreaterThan(waited);
});

test.each([0, 15_000])('a look-up %i ms after a message is repeated 20 s after that', async (passed) => {
  let now = Date.parse('2020-01-01');
  const github = { comments: [ownComment('job-1')], now: () => now };
  await using s = await withJobs([ends()], github, { staleGets: 1 });
  await s.run({ with: { 'job-id': 'job-1', prompt: 'More.', comment: 'true', wait: 'false' } });
  now += passed;
  const sent = s.platform.requests.length;
  s.platform.fault({ method: 'GET', nth: 2, times: Infinity }, status(500));
  const follow = { 'job-id': 'job-1', prompt: '', wait: 'false', comment: 'true' };
  const { outputs, elapsedMs } = await s.run({ runId: '2', with: follow });
  expect(outputs['outcome']).toBe('lost');
  expect(s.platform.requests.slice(sent)).toHaveLength(2);
  expect(elapsedMs).toBe(20_000 - passed);
});

test('a cancel ends that wait', async () => {
  const github = { comments: [ownComment('job-1')], now: () => Date.parse('2020-01-01') };
  await using s = await withJobs([ends()], github, { staleGets: 1 });
  await s.run({ with: { 'job-id': 'job-1', prompt: 'More.', comment: 'true', wait: 'false' } });
  const step = { runId: '2', env: { RUNNER_DEBUG: '1' }, with: { 'job-id': 'job-1', comment: 'true' } };
  const { elapsedMs, outputs } = await s.cancelAfter('job-1: 200', step);
  expect([elapsedMs, outputs['outcome']]).toEqual([0, 'cancelled']);
});

test.each([HANGS, DOWN])('the job is named if the time ends while GitHub is asked', async (fault) => {
  const life = ['active', 'active', 'completed'].map((one) => ({ status: one, prLink: LINK }));
  await using s = await withJobs([life], { comments: [ownComment('job-1')], pulls: [{ number: 7 }] });
  s.github.fault({ path: /pulls\/7$/u, times: Infinity }, fault);
  const { outputs } = await s.run(auto({ with: { 'timeout-minutes': '0.5', 'poll-interval-seconds': '8' } }));
  expect(outputs).toMatchObject({ outcome: 'not-created', reason: 'timeout' });
  expect(outputs['message']).toMatch(/waiting \d+ s for .*, and no message was sent to job `job-1`/u);
});

test.each([
  ['its pull request is gone', ['active', 'completed', 'active', 'completed']],
  ['it has failed', ['active', 'completed', 'failed']],
])('a job gets no message if %s once GitHub has returned the pull request', async (_, statuses) => {
  const life = statuses.map((status) => ({ status, prLink: LINK }));
  await using s = await withJobs([life], { comments: [ownComment('job-1')], pulls: [{ number: 7 }] });
  s.github.fault({ path: /pulls\/7$/u }, { kind: 'delay', ms: 5_000 });
  s.github.fault({ path: /pulls\/7$/u, nth: 2 }, status(410));
  expect((await s.run(auto())).outputs['job-id']).toBe('job-2');
});

test.each<[readonly number[], string, Readonly<Record<string, string>>, object, number]>([
  [[400], 'creates no job instead', {}, { outcome: 'rejected' }, 1],
  [[403], 'creates no job instead', {}, { outcome: 'rejected' }, 1],
  [[404], 'is sent again', {}, { 'job-id': 'job-1', outcome: 'pr-created' }, 2],
  [[404, 429, 404], 'is sent again', {}, { 'job-id': 'job-1', outcome: 'pr-created' }, 4],
  [[429, 404, 404], 'creates a job', {}, { outcome: 'pr-created', 'job-id': 'job-2' }, 4],
  [[404, 404], 'creates one in time', { 'timeout-minutes': '1' }, { 'job-id': 'job-2' }, 4],
  [[404, 404], 'creates none at the cap', { 'max-open-prs': '1' }, AT_CAP, 2],
  [[404, 404], 'creates none for `job-id`', { 'job-id': 'job-1' }, { reason: 'not-found' }, 2],
])('a message that gets %j %s', async (codes, _, inputs, expected, sent) => {
  await using s = await withJobs([ends()], { comments: [ownComment('job-1')], pulls: [{ number: 7 }] });
  for (const [nth, code] of codes.entries()) {
    const wait = code === 404 ? { 'retry-after': '7200' } : undefined;
    s.platform.fault({ method: 'POST', path: /\/message$/u, nth: nth + 1 }, status(code, '', wait));
  }
  if ('timeout-minutes' in inputs) s.platform.fault({ method: 'POST', path: /\/job$/u }, status(429));
  const { outputs, log } = await s.run(auto({ with: inputs }));
  expect(outputs).toMatchObject(expected);
  const said = "Not continuing job `job-1`, because it doesn't exist anymore.";
  expect(log.includes(said)).toBe(codes.at(-2) === 404 && !('job-id' in inputs));
  expect(posts(s.platform)).toHaveLength(sent);
});

const its = { pull_request: { user: { login: AGENT } } };
test.each<[string, Event, number]>([
  ['a comment', onPullRequest, 1],
  ['a review', event('pull_request_review', undefined, its), 2],
  ['a comment on a line', event('pull_request_review_comment', undefined, its), 2],
])('%s by a person on the agent’s own pull request continues its job', async (_, caused, number) => {
  const life = ends(`https://github.com/${HERE}/pull/${number}`);
  await using s = await withJobs([], { pulls: [{ number }] }, { life });
  await s.run(auto({ event: scheduled }));
  expect(issuesWithComments(s)).toEqual([number]);
  const { outputs } = await s.run(auto({ event: caused, runId: '2', with: { comment: 'true' } }));
  expect(outputs).toMatchObject({ outcome: 'pr-created', 'job-id': 'job-1' });
  expect(messages(s)).toEqual([1]);
  expect(issuesWithComments(s)).toEqual([number, number]);
});

test('on GitHub Enterprise Server, auto continues the job, and a re-run edits its comment', async () => {
  const life = () => ends(`${s.github.enterprise.url.replace('/api/v3', '')}/${HERE}/pull/7`);
  await using s = await withJobs([], { pulls: [{ number: 7 }] }, { life });
  const step = auto({ github: s.github.enterprise.url, with: { comment: 'true' } });
  await s.run({ ...step, runId: '1' });
  await s.run({ ...step, runId: '2' });
  await s.run({ ...step, runId: '2', attempt: 2 });
  expect(messages(s)).toEqual([1]);
  expect(s.github.comments).toMatchObject([{ versions: 1 }, { issue: 7 }, { versions: 2 }]);
});

describe('on an event without an issue, auto continues the newest open pull request that this step made', () => {
  const pulls = [11, 12, 13].map((number) => ({ number }));
  const closed: GitHubOptions = { pulls: [{ number: 11 }, { number: 12, state: 'closed' }] };
  const ofPerson = { number: 12, author: 'ann', headRef: 'x' };
  const on = (issue: number, how: Parameters<typeof ownComment>[1] = {}) => ({ issue, ...how });
  test.each<[string, readonly ReturnType<typeof on>[], GitHubOptions, number[], StepOptions['with']?]>([
    ['of two', [on(11), on(12)], {}, [0, 1]],
    ['and not one that another project’s step made', [on(11), on(12, { step: stepHash('p-2') })], {}, [1, 0]],
    ['and not one that it only sent a message to', [on(11), on(12, { sent: 'm0123456789ab' })], {}, [1, 0]],
    ['and not a closed one', [on(11), on(12)], closed, [1, 0]],
    ['beside a newer one of a person', [on(11)], { pulls: [{ number: 11 }, ofPerson] }, [1]],
    ['and not that of a person', [on(12)], { pulls: [ofPerson] }, [0, 0]],
    ['and none here if the agent works elsewhere', [on(12)], {}, [0, 0], { 'pr-repository': 'acme/docs' }],
    ['or creates a job', [], {}, [0]],
  ])('%s', async (_, made, github, expected, inputs = {}) => {
    const comments = made.map((how, index) => ownComment(`job-${index + 1}`, how));
    const lives = made.map(({ issue }) => ends(`https://github.com/${HERE}/pull/${issue}`));
    await using s = await withJobs(lives, { pulls, comments, ...github });
    await s.run(auto({ event: scheduled, with: inputs }));
    expect(messages(s)).toEqual(expected);
  });

  test('which has no place at the cap, and is closed when a new job makes the next one', async () => {
    const life = (_: string, number: number) => {
      s.github.addPull({ number: 10 + number });
      return ends(`https://github.com/${HERE}/pull/${10 + number}`);
    };
    await using s = await withJobs([], { pulls: [] }, { life });
    const capped = auto({ event: scheduled, with: { 'max-open-prs': '1' } });
    for (const runId of ['1', '2']) await s.run({ ...capped, runId });
    expect(messages(s)).toEqual([1]);
    s.github.closePull(11);
    for (const runId of ['3', '4']) await s.run({ ...capped, runId });
    expect(messages(s)).toEqual([1, 1]);
    const { outputs } = await s.run({ ...capped, runId: '5', step: 'other' });
    expect(outputs).toMatchObject({ outcome: 'skipped', reason: 'max-open-prs' });
  });

  test('also if a message opened it, because the one before was merged meanwhile', async () => {
    const linkTo = (number: number) => ends(`https://github.com/${HERE}/pull/${number}`);
    const lifeAfterMessage = () => {
      s.github.changePull(11, { merged: true });
      if (s.github.pulls().length === 1) s.github.addPull({ number: 12 });
      return linkTo(12);
    };
    await using s = await withJobs([], { pulls: [{ number: 11 }] }, { life: linkTo(11), lifeAfterMessage });
    for (const runId of ['1', '2', '3']) await s.run(auto({ runId, event: scheduled }));
    expect(messages(s)).toEqual([2]);
    const body = expect.stringContaining(' opened this pull request ');
    expect(s.github.comments).toMatchObject([{ issue: 11 }, { issue: 12, body }]);
  });
});

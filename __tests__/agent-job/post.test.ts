import { describe, expect, test } from '@jest/globals';
import { FORBIDDEN, HANGS, status } from '../../sandbox/faults.ts';
import { shaOf } from '../../sandbox/github-history.ts';
import { pushOf } from '../../sandbox/merges.ts';
import { API_KEY } from '../../sandbox/platform.ts';
import type { StepOptions, StepResult } from '../../sandbox/run-step.ts';
import type { Fault } from '../../sandbox/server.ts';
import { ends, markerIn, PULL_2, withJobs } from './earlier-jobs.ts';
import { event, scheduled } from './events.ts';
import { annotated, jobFields, PULL_REQUEST, type Scenario, scenario } from './scenario.ts';

const COMPLETED = { status: 'completed', prLink: PULL_REQUEST };
const ACTIVE = { status: 'active' };
const POST = { method: 'POST' } as const;
const COMMENT = { method: 'POST', path: /comments$/u } as const;
const ACCEPTED = 'Job `job-1` accepted';
/** An hour after main, when the API has forgotten the end before a message. */
const LATER = Date.parse('2026-11-02T10:00:00Z');

type RunMain = (s: Scenario, step: StepOptions) => Promise<Partial<StepResult>>;
const killedInPause: RunMain = (s, step) => {
  s.platform.fault(POST, status(429, '', { 'retry-after': '600' }));
  return s.killAfter('Retrying in', step);
};
const withoutFiles: RunMain = (s, step) => {
  s.github.fault({ path: /files$/u, times: Infinity }, status(404));
  return s.run(step);
};
test.each<[string, StepOptions, RunMain]>([
  ['main finished', { with: { comment: 'true' } }, (s, step) => s.run(step)],
  ['GitHub has no files of the pull request', { with: { comment: 'true' } }, withoutFiles],
  ['there is no saved state', {}, async () => ({ state: {} })],
  ['inputs were invalid', { with: { wait: 'maybe' } }, (s, step) => s.run(step)],
  ['main was killed when nothing was accepted yet', {}, killedInPause],
])('post reports nothing if %s', async (_, step, runMain) => {
  await using s = await scenario({}, { pulls: [{ number: 7, files: [] }] });
  const { state = {} } = await runMain(s, step);
  const asked = [s.platform.requests.length, s.github.requests.length];
  const post = await s.run({ ...step, post: state });
  expect(post).toMatchObject({ exitCode: 0, annotations: [], log: '', summary: '' });
  for (const { body } of s.github.comments) expect(body).not.toContain('Changed file');
  expect([s.platform.requests.length, s.github.requests.length]).toEqual(asked);
});

test('post also ignores the end before a message', async () => {
  await using s = await withJobs([[COMPLETED]], {}, { staleGets: 100, lifeAfterMessage: [ACTIVE] });
  const inputs = { 'job-id': 'job-1', prompt: 'Shorter.', 'poll-interval-seconds': '2' };
  const { state } = await s.killAfter('Message accepted by job', { with: inputs });
  const soon = await s.run({ with: inputs, post: state });
  expect(soon.annotations[0]?.message).toContain("job `job-1` wasn't");
  expect(soon.summary).not.toContain(PULL_REQUEST);
  const later = await s.run({ with: inputs, post: state, startsAt: LATER });
  expect(later.annotations[0]?.message).toContain(PULL_REQUEST);
  // If main is killed right after it saved the id, that it was a message is saved too.
  const saved = Object.entries(state);
  const untilId = saved.slice(0, saved.findIndex(([name]) => name === 'done') + 1);
  const killed = await s.run({ with: inputs, post: Object.fromEntries(untilId) });
  expect(killed.annotations[0]?.message).toContain("job `job-1` wasn't");
});

test.each<[string, string]>([
  ['is still active', '`cancelled`'],
  ['has ended meanwhile', '`pr-created`'],
])('post writes a comment that a cancel left no time for, about a job that %s', async (state, word) => {
  await using s = await scenario({ life: [ACTIVE] });
  s.github.fault({ path: COMMENT.path }, HANGS);
  const main = await s.cancelDuring(/^GET .*job-1$/u, { with: { comment: 'true' } });
  expect(s.github.comments).toEqual([]);
  expect(main.summary).toContain('`cancelled`');
  if (state !== 'is still active') s.platform.show('job-1', COMPLETED);
  const post = await main.post();
  // `main` has already reported on the run's page.
  expect(post).toMatchObject({ exitCode: 0, annotations: [], summary: '' });
  expect(s.github.comments).toMatchObject([{ body: expect.stringContaining(word) }]);
  const again = await s.run({ attempt: 2, with: { comment: 'true', wait: 'false' } });
  expect([again.outputs['job-id'], s.platform.jobs.length]).toEqual(['job-1', 1]);
});

describe('after main was killed while it waited', () => {
  const inputs = { comment: 'true' };
  const killed = async () => {
    const s = await scenario({ life: [{ ...ACTIVE, model: 'mint_sandbox-key' }] });
    const { state } = await s.killAfter(ACCEPTED, { with: inputs });
    const post = (more = {}) => s.run({ with: { ...inputs, ...more }, post: state, startsAt: LATER });
    return { ...s, post };
  };

  test('post polls once, says that the job wasn’t stopped, and comments, without main’s workspace', async () => {
    await using s = await killed();
    const post = await s.post({ 'prompt-file': 'gone.md' });
    const said = /The step was stopped, but job `job-1` wasn't.*`job-id: job-1`/u;
    expect(post).toMatchObject({ exitCode: 0, annotations: [annotated('warning', said)] });
    expect(s.platform.requests.filter(({ method }) => method === 'GET')).toHaveLength(1);
    const body = expect.stringMatching(/`cancelled`[^]*\| Model \| `\*\*\*` \|/u);
    expect(s.github.comments).toMatchObject([{ body }]);
    expect(s.github.reactions).toHaveLength(1);
    expect(post.summary).toContain('**Workflow run cancelled, but not the docs job**');
    expect(post.summary).toContain(' · reported after 1 h');
  });

  test('post waits 30 s for the API, and then reports what it knows', async () => {
    await using s = await killed();
    s.platform.fault({ method: 'GET', times: Infinity }, HANGS);
    const { annotations, elapsedMs } = await s.post();
    expect(annotations).toEqual([annotated('warning', "job `job-1` wasn't")]);
    expect([s.github.comments.length, elapsedMs]).toEqual([1, 30_000]);
  });

  test('post waits 30 s for GitHub', async () => {
    await using s = await killed();
    s.github.fault({ path: /comments|reactions|graphql/u, times: Infinity }, HANGS);
    const { exitCode, elapsedMs } = await s.post();
    expect(exitCode).toBe(0);
    expect(elapsedMs).toBeLessThanOrEqual(30_000);
  });

  test('post ends after 65 s if neither the API nor GitHub responds soon', async () => {
    await using s = await killed();
    s.platform.show('job-1', COMPLETED);
    s.platform.fault({ method: 'GET' }, { kind: 'delay', ms: 29_000 });
    s.github.fault({ times: Infinity }, HANGS);
    expect(await s.post()).toMatchObject({ exitCode: 0, elapsedMs: 65_000 });
  });
});

const NOT_RETRIED = "request wasn't retried, because a retry could create a second pull request; check";
const NOT_RESENT = "message wasn't sent again, because the agent could do the work twice; check the job on";
test.each([
  ['create', {}, 'the job was created', NOT_RETRIED],
  ['message', { 'job-id': 'job-1', prompt: 'Shorter.' }, 'the message to job `job-1` was sent', NOT_RESENT],
])('post says what is unconfirmed if main was killed during the %s', async (_, inputs, what, next) => {
  await using s = await withJobs([[COMPLETED]]);
  s.platform.fault(POST, HANGS);
  const main = await s.killDuring(/^POST \/v2/u, { with: { comment: 'true', ...inputs } });
  const asked = s.platform.requests.length;
  const said =
    `Couldn't confirm that ${what}: the step was killed before the response arrived. ` +
    `The ${next} the dashboard before you run again.`;
  expect((await main.post()).annotations).toEqual([annotated('warning', said)]);
  expect(s.platform.requests).toHaveLength(asked);
  expect(s.github.comments[0]?.body).toContain('`unknown`');
});

test('post writes no second comment if main was killed after its comment', async () => {
  await using s = await scenario({ life: [COMPLETED] });
  s.github.fault(COMMENT, { kind: 'drip', everyMs: 60_000 });
  const { outputs, post } = await s.killDuring(/\/comments$/u, { with: { comment: 'true' } });
  expect(outputs['outcome']).toBe('pr-created');
  expect([s.github.comments.length, (await post()).exitCode]).toEqual([1, 0]);
  expect(s.github.comments).toMatchObject([{ versions: 2 }]);
});

test('post does for the label and the pull request of a killed `auto` run what main would have done', async () => {
  const github = { pulls: [{ number: 2 }], labels: { 1: ['bug', 'question'] } };
  await using s = await scenario({ life: [ACTIVE] }, github);
  const more = { prompt: 'Do it.', comment: 'true', 'pr-labels': 'docs', 'remove-label': 'true' };
  const { post } = await s.killAfter(ACCEPTED, { with: { 'job-id': 'auto', ...more } });
  s.platform.show('job-1', { status: 'completed', prLink: PULL_2 });
  await post();
  expect([s.github.labels(1), s.github.labels(2)]).toEqual([['question'], ['docs']]);
  const notes = s.github.comments.filter(({ issue }) => issue === 2);
  expect(notes).toMatchObject([{ body: expect.stringContaining('opened this pull request') }]);
  await post();
  expect(s.github.comments).toHaveLength(2);
});

test('post removes the label if main was killed before anything was sent, so that it can be added again', async () => {
  await using s = await scenario({}, { labels: { 1: ['bug'] } });
  const step = { with: { 'remove-label': 'true' } };
  const { state = {} } = await killedInPause(s, step);
  await s.run({ ...step, post: state });
  expect(s.github.labels(1)).toEqual([]);
});

test('post removes the label that a cancel left no time for, and keeps the comment that main wrote', async () => {
  await using s = await scenario({ life: [ACTIVE] }, { labels: { 1: ['bug'] } });
  s.github.fault({ method: 'DELETE' }, HANGS);
  const step = { with: { comment: 'true', 'remove-label': 'true' } };
  const { post } = await s.cancelDuring(/^GET .*job-1$/u, step);
  expect(s.github.labels(1)).toEqual(['bug']);
  await post({ startsAt: LATER });
  expect(s.github.labels(1)).toEqual([]);
  expect(s.github.comments).toMatchObject([{ versions: 1 }]);
});

test.each([
  ['another job', { comment: 'true' }, 'job-3'],
  ['an earlier message', { comment: 'true', 'job-id': 'job-1', prompt: 'Shorter.' }, 'job-1'],
])('post of attempt 2 doesn’t edit the comment of attempt 1 if that is about %s', async (_, inputs, job) => {
  const life = [{ status: 'failed' }];
  await using s = await withJobs([[COMPLETED]], {}, { life, lifeAfterMessage: life });
  await s.run({ with: inputs });
  await (await s.killAfter('accepted', { attempt: 2, with: inputs })).post();
  expect(s.github.comments.map(({ versions }) => versions)).toEqual([1, 1]);
  expect(s.github.comments[1]?.body).toContain(job);
});

test('post keeps what only main knows of a job that had ended for main too', async () => {
  await using s = await withJobs([[ACTIVE, COMPLETED]], {}, { lifeAfterMessage: [COMPLETED] });
  s.github.fault({ ...COMMENT, times: 2 }, status(503));
  const { post } = await s.run({ with: { 'job-id': 'job-1', prompt: 'Shorter.', comment: 'true' } });
  await post({ startsAt: LATER });
  expect(s.github.comments).toHaveLength(1);
  expect(s.github.comments[0]?.body).toMatch(/\| Waited for an earlier prompt \| \d+ s \|/u);
});

test('post doesn’t say that the files couldn’t be checked, if it could check them', async () => {
  await using s = await scenario();
  s.github.fault({ path: /pulls\/7\/files$/u, times: 4 }, status(500));
  s.github.fault({ ...COMMENT, times: 2 }, status(503));
  const main = await s.run({ with: { comment: 'true', 'allowed-paths': '**' } });
  expect(main).toMatchObject({ exitCode: 1, outputs: { reason: 'scope-unknown' } });
  await main.post();
  expect(s.github.comments).toMatchObject([{ body: expect.stringContaining('`docs/page.mdx`') }]);
  expect(s.github.comments[0]?.body).not.toMatch(/couldn't be|scope-unknown/u);
});

test('post writes the note that GitHub kept main from writing, so that the next run continues the job', async () => {
  await using s = await scenario({ life: [COMPLETED] });
  s.github.fault({ ...POST, path: /issues\/7\/(?:comments|labels)$/u, times: 2 }, HANGS);
  const auto = { 'job-id': 'auto', prompt: 'More.', 'pr-labels': 'docs' };
  const late = { 'timeout-minutes': '1', 'poll-interval-seconds': '59' };
  const step = { event: scheduled, with: { ...auto, ...late } };
  const main = await s.run({ ...step, runId: '1' });
  expect(main).toMatchObject({ exitCode: 0, elapsedMs: 65_000 });
  await main.post();
  expect(s.github.comments).toMatchObject([{ issue: 7 }]);
  expect(s.github.labels(7)).toEqual(['docs']);
  await s.run({ ...step, runId: '2' });
  expect(s.platform.jobs).toMatchObject([{ messages: [{}] }]);
});

const FILES = { pulls: [{ number: 7, files: ['a.js'] }] };
const CHECK = '**Check before merging:** `a.js` is a script.';

describe('post reads the pull request that main couldn’t read', () => {
  test.each([/pulls\/7$/u, /pulls\/7\/files$/u])('because of a cancel during %s', async (path) => {
    await using s = await scenario({}, FILES);
    s.github.fault({ path }, HANGS);
    const step = { with: { comment: 'true', 'pr-labels': 'docs', 'allowed-paths': '*.js' } };
    const main = await s.cancelDuring(path, step);
    const message = expect.stringContaining("wasn't looked up, because the run was cancelled");
    const outputs = { outcome: 'pr-created', reason: 'scope-unknown', 'pr-link': PULL_REQUEST, message };
    expect(main).toMatchObject({ exitCode: 1, outputs });
    expect(main.elapsedMs).toBeLessThan(40_000);
    expect(s.github.comments[0]?.body).not.toContain('`a.js`');
    expect(s.github.requests.filter(({ path }) => path.endsWith('/labels'))).toEqual([]);
    s.github.clearFaults();
    await main.post();
    expect(s.github.comments.map(({ issue }) => issue)).toEqual([1, 7]);
    for (const { body } of s.github.comments) expect(body).toContain(CHECK);
    expect(s.github.labels(7)).toEqual(['docs']);
  });

  test('because of a cancel before it knew what an earlier request had changed', async () => {
    const head = shaOf('head');
    const pulls = [{ number: 7, files: ['a.js'], commits: [head] }];
    await using s = await withJobs([[COMPLETED]], { pulls, comparisons: { [`${head}...${head}`]: [] } });
    s.github.fault({ path: /compare/u }, HANGS);
    const inputs = { comment: 'true', 'allowed-paths': 'docs/**', 'job-id': 'job-1', prompt: 'More.' };
    const main = await s.cancelDuring(/compare/u, { with: inputs });
    expect(s.github.comments[0]?.body).not.toContain('by an earlier request');
    await main.post();
    expect(s.github.comments[0]?.body).toContain('by an earlier request');
  });

  test.each([502, 404])('because GitHub answered with %i, so that no doubt stays', async (code) => {
    await using s = await scenario({}, FILES);
    s.github.fault({ path: /pulls\/7$/u, times: Infinity }, status(code));
    const { post } = await s.run({ with: { comment: 'true' } });
    expect(s.github.comments[0]?.body).toContain("GitHub didn't confirm");
    s.github.clearFaults();
    await post();
    expect(s.github.comments[0]?.body).not.toContain("GitHub didn't confirm");
    expect(s.github.comments[0]?.body).toContain(CHECK);
  });

  test('because it was killed meanwhile, also if the job has another prompt by then', async () => {
    await using s = await scenario({}, FILES);
    s.github.fault({ path: /pulls\/7$/u }, HANGS);
    const { post } = await s.killDuring(/pulls\/7$/u, { with: { comment: 'true' } });
    s.platform.show('job-1', ACTIVE);
    await post();
    expect(s.github.comments[0]?.body).toContain(CHECK);
  });

  test('because GitHub didn’t list its files, so that what to check is named where someone merges', async () => {
    await using s = await scenario({}, FILES);
    s.github.fault({ path: /files$/u, times: 4 }, status(502));
    const main = await s.run({ with: { comment: 'true' } });
    expect(s.github.comments).toMatchObject([{ body: expect.stringContaining("files couldn't be read") }]);
    await s.run({ with: { comment: 'true' }, post: main.state });
    expect(s.github.comments.map(({ issue }) => issue)).toEqual([1, 7]);
    for (const { body } of s.github.comments) expect(body).toContain(CHECK);
  });
});

describe('post keeps what main reported about a job with a pull request', () => {
  const step = { runId: '1', with: { comment: 'true' } };

  test.each(['active', 'failed'])('that has another prompt by then, and is %s', async (later) => {
    await using s = await scenario({ life: [COMPLETED] }, FILES);
    s.github.fault({ method: 'POST', path: /issues\/7\/comments$/u, times: 2 }, status(502));
    const { post } = await s.run(step);
    s.platform.show('job-1', { status: later, prLink: PULL_REQUEST });
    await post();
    expect(s.github.comments.map(({ issue }) => issue)).toEqual([1, 7]);
    expect(s.github.comments[0]?.body).toMatch(/\*\*Docs pull request opened: .*update the docs/iu);
    for (const { body } of s.github.comments) expect(body).toContain(CHECK);
    s.platform.show('job-1', { status: 'failed', prLink: PULL_REQUEST });
    await s.run({ ...step, attempt: 2 });
    expect(s.platform.jobs).toHaveLength(1);
  });

  test('that the API doesn’t return then', async () => {
    await using s = await scenario({ life: [{ ...COMPLETED, model: 'm'.repeat(200_000) }] }, FILES);
    s.github.fault({ method: 'POST', path: /comments$/u, times: 2 }, status(429));
    const { state, post } = await s.run(step);
    expect(s.github.comments).toEqual([]);
    expect(JSON.stringify(state).length).toBeLessThan(10_000);
    // A name that only the API's own JSON has, which post doesn't need.
    expect(JSON.stringify(state)).not.toContain('source');
    s.platform.fault({}, status(503));
    await post();
    expect(new Set(s.github.comments.map(({ issue }) => issue))).toEqual(new Set([1, 7]));
    for (const { body } of s.github.comments) expect(body).toContain(CHECK);
  });
});

test('what a message saves for post fits, however long the texts of its job are, before it and after it', async () => {
  // Six bytes each in JSON.
  const id = '\u0001'.repeat(500);
  const job = { ...jobFields('\u0001'.repeat(5_000)), id };
  await using s = await scenario();
  s.platform.fault({ method: 'GET' }, status(200, { ...job, status: 'completed' }));
  s.platform.fault({ times: Infinity }, status(200, job));
  const inputs = { 'job-id': id, prompt: 'Shorter.', 'timeout-minutes': '1' };
  const { state, outputs } = await s.run({ with: inputs });
  expect(outputs['outcome']).toBe('timed-out');
  // Linux limits an environment variable, with its name and a zero byte, to 128 KiB.
  const sizes = Object.entries(state).map(([name, entry]) => Buffer.byteLength(`STATE_${name}=${entry}\0`));
  expect(Math.max(...sizes)).toBeLessThanOrEqual(128 * 1024);
});

test('a text that is cut before it is saved for post leaves no half of a secret', async () => {
  await using s = await scenario({ life: [{ status: 'failed', model: `${'m'.repeat(1_990)}${API_KEY}` }] });
  expect(JSON.stringify((await s.run()).state)).toContain('mmm***');
});

test('post writes no second comment about a guard that GitHub kept from being checked', async () => {
  await using s = await scenario();
  s.github.fault({ path: /permission$/u, times: Infinity }, status(502));
  s.github.fault({ ...COMMENT, times: 2 }, { kind: 'lost' });
  s.github.fault({ method: 'GET', path: /comments$/u, times: Infinity }, status(502));
  const main = await s.run({ with: { comment: 'true' } });
  expect(main.outputs['reason']).toBe('guard-unavailable');
  s.github.clearFaults();
  await main.post();
  expect(s.github.comments).toHaveLength(1);
});

const push = pushOf({ landings: [{ by: 'squash', pull: { number: 3 } }] });
const onPush = { event: push.event, with: { comment: 'true', 'skip-agent-events': 'false' } };
const WHICH_PULL = /commits\/\w+\/pulls$/u;

test('post comments on the pull request of a push that main was cancelled before it knew', async () => {
  await using s = await scenario({}, { pulls: push.pulls });
  s.github.fault({ path: WHICH_PULL }, HANGS);
  const main = await s.cancelDuring(WHICH_PULL, onPush);
  expect(main.annotations.map(({ title }) => title)).not.toContain('No comment');
  s.github.clearFaults();
  await main.post();
  expect(s.github.comments).toMatchObject([{ issue: 3, body: expect.stringContaining('cancelled') }]);
});

const both = pushOf({ landings: [2, 3].map((number) => ({ by: 'squash', pull: { number } })) });
const other = new RegExp(`commits/${both.shas[0]}/pulls$`, 'u');

test('post says that a job may exist if main was killed before it could', async () => {
  await using s = await scenario({}, { pulls: both.pulls });
  s.platform.fault(POST, { kind: 'reset' });
  s.github.fault({ path: other }, HANGS);
  const { post } = await s.killDuring(other, { event: both.event, with: { comment: 'true' } });
  const { annotations } = await post();
  const message = expect.stringContaining('; check the dashboard before you run again.');
  expect(annotations).toMatchObject([{ level: 'warning', title: 'Docs job may have started', message }]);
  expect(s.github.comments).toMatchObject([{ body: expect.stringContaining('`unknown`') }]);
});

test('post adds the labels if main was cancelled while it looked up what else was pushed', async () => {
  await using s = await scenario({ life: [COMPLETED] }, { pulls: [...both.pulls, { number: 7 }] });
  s.github.fault({ path: other }, HANGS);
  const step = { event: both.event, with: { comment: 'true', 'pr-labels': 'docs' } };
  await (await s.cancelDuring(other, step)).post();
  expect(s.github.labels(7)).toEqual(['docs']);
});

test('post reports also if GitHub can’t say which pull request was pushed', async () => {
  await using s = await scenario({ life: [ACTIVE] }, { pulls: push.pulls });
  const { post } = await s.killAfter(ACCEPTED, onPush);
  s.github.fault({ path: WHICH_PULL, times: Infinity }, status(502));
  const { annotations } = await post();
  const [title, ended] = ['No pull request found', 'Workflow run cancelled, but not the docs job'];
  expect(annotations).toMatchObject([{ title }, { title: ended }, { title: 'No comment' }]);
});

// A 👀 without a word would stay on the issue.
test.each<[string, Fault | undefined, Readonly<Record<string, string>>]>([
  ['started', undefined, { wait: 'false', 'issue-number': '1' }],
  ['pr-created', undefined, {}],
  ['rejected', status(401), {}],
  ['unknown', { kind: 'reset' }, {}],
  ['not-created', status(429), { 'timeout-minutes': '1' }],
])('post makes up for the comment about the outcome %s', async (outcome, fault, inputs) => {
  await using s = await scenario({}, { comparisons: { any: [] }, issues: [{ number: 1 }] });
  if (fault !== undefined) s.platform.fault({ ...POST, times: Infinity }, fault);
  s.github.fault({ ...COMMENT, times: 2 }, status(502));
  const caused = 'issue-number' in inputs ? event('release', 'published') : event('pull_request');
  const main = await s.run({ event: caused, with: { comment: 'true', include: 'diff', ...inputs } });
  expect([main.exitCode, s.github.comments]).toEqual([fault === undefined ? 0 : 1, []]);
  expect(await main.post()).toMatchObject({ exitCode: 0, annotations: [], summary: '' });
  expect(s.github.comments).toMatchObject([{ body: expect.stringContaining(`\`${outcome}\``) }]);
  expect(s.github.comments[0]?.body).toMatch(/^(?!.*(?:cancelled|killed|started; )).*\| Diff up to \| `/su);
});

test.each([
  ['A maintainer has to look at', FORBIDDEN],
  ['Wait 4 min, then add the label', status(429, '', { 'retry-after': '181' })],
])('post gives the advice that main would have given: %s', async (advice, fault) => {
  await using s = await scenario();
  s.platform.addJob('Before.', [{ status: 'completed' }]);
  s.github.fault({ method: 'GET', path: COMMENT.path }, fault);
  s.github.fault({ ...COMMENT, times: 2 }, status(502));
  const inputs = { comment: 'true', include: 'comments', 'job-id': 'job-1', prompt: 'More.' };
  await (await s.run({ with: inputs })).post();
  expect(s.github.comments[0]?.body).toContain(`what the agent should get. ${advice}`);
  // A re-run of one that named it would report its old end.
  expect(markerIn(s.github.comments[0]?.body ?? '')?.job).toBe('');
});

test('post leaves the comment of another run alone if both found no job', async () => {
  await using s = await scenario();
  const step = { with: { comment: 'true', prompt: '', 'job-id': 'job-9' } };
  await s.run({ ...step, runId: '1' });
  s.github.fault({ ...COMMENT, times: 2 }, status(502));
  await (await s.run({ ...step, runId: '2' })).post();
  expect(s.github.comments).toMatchObject([{ versions: 1 }, { versions: 1 }]);
});

describe('post says what the pull request is to this run, as main would have', () => {
  test.each<[string, string, string, Fault | undefined]>([
    ['continued', 'whose head isn’t known', PULL_REQUEST, status(403)],
    ['updated', 'that there was', PULL_REQUEST, undefined],
    ['opened', 'of another number', 'https://github.com/Codertocat/Hello-World/pull/6', undefined],
  ])('%s, if a message ended with the pull request %s', async (word, _, prLink, fault) => {
    await using s = await withJobs([ends(prLink)]);
    if (fault !== undefined) s.github.fault({ path: /pulls\/7$/u }, fault);
    const step = { with: { 'job-id': 'job-1', prompt: 'Shorter.', comment: 'true' } };
    const { post } = await s.killAfter('Message accepted by job', step);
    s.platform.show('job-1', COMPLETED);
    s.github.pushToPull(7);
    const { annotations, summary } = await post({ startsAt: LATER });
    expect(annotations).toMatchObject([{ message: `Pull request ${word}: ${PULL_REQUEST}` }]);
    for (const text of [summary, s.github.comments[0]?.body])
      expect(text).toContain(`**Docs pull request ${word}: `);
  });

  test('of an earlier attempt, if the job was resumed', async () => {
    await using s = await scenario({ life: [ACTIVE] });
    await s.run({ with: { comment: 'true', wait: 'false' } });
    const { post } = await s.killAfter('Resuming job', { attempt: 2, with: { comment: 'true' } });
    s.platform.show('job-1', COMPLETED);
    const { annotations } = await post();
    const message = `Pull request from job \`job-1\` of an earlier attempt: ${PULL_REQUEST}`;
    expect(annotations).toMatchObject([{ message }]);
    expect(s.github.comments).toHaveLength(1);
  });
});

test('post edits the comment of an earlier attempt also about a job that this attempt never saw', async () => {
  await using s = await scenario({ life: [ACTIVE] });
  await s.run({ with: { comment: 'true', wait: 'false' } });
  s.platform.fault({ method: 'GET', times: Infinity }, status(503));
  s.github.fault({ method: 'PATCH', times: Infinity }, status(503));
  const { post } = await s.run({ attempt: 2, with: { comment: 'true', 'timeout-minutes': '1' } });
  s.github.clearFaults();
  await post();
  expect(s.github.comments).toMatchObject([{ body: expect.stringContaining('`timed-out`'), versions: 2 }]);
});

test('post of a message writes a new comment, and doesn’t edit that of the earlier run', async () => {
  await using s = await scenario({ life: [COMPLETED], lifeAfterMessage: [ACTIVE] });
  await s.run({ runId: '1', with: { comment: 'true', 'job-id': 'auto', prompt: 'First.' } });
  const step = { runId: '2', with: { comment: 'true', 'job-id': 'auto', prompt: 'Shorter.' } };
  await (await s.killAfter('Message accepted by job', step)).post();
  expect(s.github.comments).toMatchObject([{ versions: 1 }, { issue: 7 }, { issue: 1 }]);
});

test('post edits the comment about a followed job also if the API doesn’t respond now', async () => {
  await using s = await scenario({ life: [ACTIVE] });
  await s.run({ runId: '1', with: { comment: 'true', wait: 'false' } });
  const step = { runId: '2', env: { RUNNER_DEBUG: '1' }, with: { comment: 'true', 'job-id': 'job-1' } };
  const { post } = await s.killAfter('Following job', step);
  s.platform.fault({}, status(503));
  const { stdout } = await post();
  const said = 'The API had an internal error (GET /v2/agent/project-1/job/job-1: 503)\n';
  expect(stdout).toContain(`${said}::debug::PlatformError: `);
  expect(s.github.comments).toMatchObject([{ body: expect.stringContaining('`job-1`'), versions: 2 }]);
});

test.each([
  ['after the end from before the message', 1, 2],
  ['in the response and after it', 0, 1],
])('post counts an end at once if the job was active %s', async (_, staleGets, polls) => {
  // A status that isn't known, of which the output shows one line.
  const lifeAfterMessage = [{ status: 'active\n' }, COMPLETED];
  await using s = await withJobs([ends(null)], {}, { staleGets, lifeAfterMessage });
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

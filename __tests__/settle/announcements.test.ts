import { expect, test } from '@jest/globals';
import { FORBIDDEN, status } from '../../sandbox/faults.ts';
import type { Stage } from '../../sandbox/platform.ts';
import type { Fault } from '../../sandbox/server.ts';
import { CLOCK_START } from '../../sandbox/virtual-clock.ts';
import { PULL_REQUEST } from '../agent-job/scenario.ts';
import { COMPLETED, DAY_MS, HOUR_MS, type Scenario, scenario, settledIn, withEndedJobs } from './scenario.ts';

const NO_PULL_REQUEST = { status: 'completed', prLink: null };
const EDIT = { method: 'PATCH', times: Infinity } as const;

const announcements = ({ github }: Scenario) =>
  github.comments.flatMap(({ body }) => /#issuecomment-(\d+)\)/u.exec(body)?.[1] ?? []);
const FOLLOW = { 'job-id': 'job-1', prompt: '', 'issue-number': '9' };
const opened = (body: string) => body.startsWith('**Docs pull request ');

/** Starts with a job that has ended, and that two comments of an issue name. */
async function withFollowUp(): Promise<Scenario> {
  const s = await scenario();
  await s.endJob();
  await s.endJob(COMPLETED, { 'job-id': 'job-1' });
  return s;
}

test.each<[string, Fault, 'warning' | 'error']>([
  ['answered with 404', status(404), 'warning'],
  ['rejected', status(422), 'warning'],
  ['answered by a proxy', status(200, '<title>Sign in</title>'), 'warning'],
  ['forbidden, to a token that can comment,', FORBIDDEN, 'error'],
])('an edit that is %s is told, and the end is still announced once', async (_, fault, level) => {
  await using s = await withFollowUp();
  s.github.fault({ ...EDIT, path: /\/1001$/u }, fault);
  for (let runs = 0; runs < 2; runs += 1) {
    const step = await s.settle();
    expect(step).toMatchObject({ exitCode: level === 'error' ? 1 : 0, outputs: { settled: '[]' } });
    expect(step.annotations).toMatchObject([{ level, title: 'Job not reported' }]);
    expect(step.summary).toContain('1 job ended.');
    s.wait(HOUR_MS);
  }
  s.github.clearFaults();
  expect(settledIn(await s.settle())).toMatchObject([{ comment_id: 1001 }, { comment_id: 1002 }]);
  expect(announcements(s)).toEqual(['1002']);
  expect((await s.settle()).outputs).toMatchObject({ settled: '[]', active: '0' });
});

test('an end is announced once, also if another run reports it in that comment', async () => {
  await using s = await withFollowUp();
  s.github.fault({ ...EDIT, path: /\/1001$/u }, status(422));
  await s.settle();
  s.github.clearFaults();
  await s.startJob({ 'job-id': 'job-1', wait: 'true' }, { runId: '2', attempt: 2 });
  expect(settledIn(await s.settle())).toMatchObject([{ comment_id: 1001 }]);
  expect(announcements(s)).toEqual(['1002']);
});

test.each([1001, 1002])('a job continued after its end is told again: comment %i', async (comment_id) => {
  await using s = await scenario();
  for (const id of ['', 'job-1'].slice(0, comment_id - 1_000)) await s.endJob(COMPLETED, { 'job-id': id });
  await s.settle();
  for (const ends of [2, 3]) {
    s.platform.show('job-1', { status: 'active' });
    await s.startJob({ prompt: '', 'job-id': 'job-1' });
    s.wait(HOUR_MS);
    expect((await s.settle()).outputs).toMatchObject({ settled: '[]', active: '1' });
    s.platform.show('job-1', COMPLETED);
    expect(settledIn(await s.settle())).toMatchObject([{ comment_id }]);
    expect(announcements(s)).toEqual(Array.from({ length: ends }, () => `${comment_id}`));
    s.wait(HOUR_MS);
    expect((await s.settle()).outputs).toMatchObject({ settled: '[]', active: '0' });
    expect(s.bodies()[comment_id - 1001]).toContain(comment_id === 1001 ? 'opened: [' : 'unchanged: [');
  }
});

test('an announcement in the same run is not taken for the report of its own step', async () => {
  await using s = await scenario();
  const inputs = { 'issue-number': '1' };
  const event = { name: 'schedule', payload: {} };
  await s.endJob(undefined, inputs, { event, runId: '1' });
  await s.settle({}, { runId: '2' });
  const announced = s.bodies();
  s.github.fault({ method: 'POST', path: /\/issues\/1\/comments$/u, times: 2 }, status(502));
  const main = await s.startJob(inputs, { event, runId: '2' });
  expect(main.outputs['job-id']).toBe('job-2');
  await s.startJob(inputs, { event, runId: '2', post: main.state });
  expect(s.bodies()).toEqual([...announced, expect.stringContaining('job started')]);
  s.wait(60_000);
  expect((await s.startJob(inputs, { event, runId: '2', attempt: 2 })).outputs['job-id']).toBe('job-2');
  expect(s.platform.jobs).toHaveLength(2);
});

test('each of two jobs of an issue is announced once, also if no comment can be edited yet', async () => {
  await using s = await scenario({}, { lastCommentId: 3_000_000_000 });
  for (let jobs = 0; jobs < 2; jobs += 1) await s.endJob();
  s.github.fault(EDIT, status(422));
  for (let runs = 0; runs < 2; runs += 1) {
    await s.settle();
    s.wait(HOUR_MS);
  }
  s.github.clearFaults();
  expect(settledIn(await s.settle())).toHaveLength(2);
  expect(announcements(s).toSorted()).toEqual(['3000000001', '3000000002']);
});

test.each([
  ['led to nothing', NO_PULL_REQUEST, 1, 'opened'],
  ['opened a pull request', COMPLETED, 1, 'unchanged'],
  ['opened one', COMPLETED, 2, 'unchanged'],
])('a prompt that %s keeps its comment, %j, after a message on issue %i', async (_, stage, issue, said) => {
  await using s = await scenario();
  await s.endJob(stage);
  await s.settle();
  const before = s.bodies();
  await s.endJob(COMPLETED, { 'job-id': 'job-1', 'issue-number': String(issue) });
  const step = await s.settle();
  expect(settledIn(step)).toHaveLength(1);
  const news = expect.stringContaining(`Docs pull request ${said}`);
  expect([...s.bodies(issue), step.summary]).toEqual([...(issue === 1 ? before : []), news, news, news]);
  expect(s.bodies().slice(0, 2)).toEqual(before);
});

test('an open comment counts that is older than `last-days`, if another one about the job is not', async () => {
  await using s = await scenario();
  const { id: job } = s.platform.addJob('', [COMPLETED]);
  s.addOpenComment(1, { job, updatedAt: new Date(CLOCK_START + 20 * DAY_MS).toISOString() });
  await s.startJob({ 'job-id': job });
  s.platform.show(job, COMPLETED);
  s.wait(20 * DAY_MS + HOUR_MS);
  expect(settledIn(await s.settle())).toMatchObject([{ comment_id: 1001 }, { comment_id: 1002 }]);
  expect(announcements(s)).toEqual(['1002']);
});

test.each([-30_000, 0, 45_000])('no end counts just after a message, by a clock %d ms off', async (ahead) => {
  await using s = await scenario({}, {}, ahead);
  await s.endJob();
  await s.startJob({ 'job-id': 'job-1' });
  s.platform.show('job-1', COMPLETED);
  s.wait(5_000);
  expect((await s.settle()).outputs).toMatchObject({ settled: '[]', active: '1' });
  s.wait(20_000);
  expect(settledIn(await s.settle())).toHaveLength(2);
  const [created, continued] = s.bodies();
  expect(created).toContain('pull request opened');
  expect(continued).toContain('pull request unchanged');
  expect(announcements(s)).toEqual(['1002']);
});

test('a comment that another run brought up to date meanwhile is left, and the other one is not', async () => {
  await using s = await withFollowUp();
  const step = await s.settleWith(() => s.startJob({ prompt: '', 'job-id': 'job-1' }));
  expect(settledIn(step)).toMatchObject([{ comment_id: 1001 }]);
  expect(s.versions().slice(0, 2)).toEqual([2, 2]);
  expect(announcements(s)).toEqual(['1001']);
});

test.each<[string, Stage, Parameters<Scenario['startJob']>, number]>([
  ['in a new comment', COMPLETED, [{ 'job-id': 'job-1' }], 3],
  ['in the newest comment', { status: 'active' }, [{ prompt: '', 'job-id': 'job-1' }], 2],
  ['in an older comment', { status: 'active' }, [{}, { runId: '1', attempt: 2 }], 2],
])('a job that another run continued %s after its look-up is left to the next run', async (_, ...given) => {
  const [stage, continuing, comments] = given;
  await using s = await scenario();
  await s.endJob();
  s.addOpenComment(1, { job: 'job-1' });
  s.wait(HOUR_MS);
  const path = /\/issues\/1\/comments$/u;
  s.github.fault({ method: 'GET', path }, { kind: 'delay', ms: 5_000 });
  const listed = s.github.waitForRequest((request) => request.method === 'GET' && path.test(request.path));
  const settled = await s.settleDuring(listed, () => {
    s.wait(60_000);
    s.platform.show('job-1', stage);
    return s.startJob(...continuing);
  });
  expect(settled.outputs['settled']).toBe('[]');
  expect(announcements(s)).toEqual([]);
  s.platform.show('job-1', COMPLETED);
  s.wait(HOUR_MS);
  expect(settledIn(await s.settle())).toHaveLength(comments);
  expect(announcements(s)).toEqual([`${1_000 + comments}`]);
});

test('an end announced beside a comment is not beside an older one, and waits for the note', async () => {
  await using s = await withFollowUp();
  // Only a job that wasn't sent a message needs the note.
  s.github.fault({ method: 'POST', path: /\/issues\/7\/comments$/u, times: 2 }, status(502));
  expect((await s.settle()).summary).toContain('comment on `#7`, so the next run tries again: GitHub had');
  s.github.clearFaults();
  s.wait(HOUR_MS);
  expect(settledIn(await s.settle())).toMatchObject([{ comment_id: 1001 }, { comment_id: 1002 }]);
  expect(announcements(s)).toEqual(['1002']);
  expect(s.github.comments.map(({ issue }) => issue)).toEqual([1, 1, 1, 7]);
  // Each comment links to its own run.
  expect(s.bodies().map((body) => /\/runs\/(\d)/u.exec(body)?.[1])).toEqual(['1', '2', undefined]);
});

test.each([
  ['a pull request', COMPLETED, ['opened,done', 'unchanged,done'], 'failed', 'failed,void'],
  ['none', NO_PULL_REQUEST, ['completed,void', 'opened,done'], 'completed', 'continued,done'],
])('each prompt is judged by what the next message found: %s', async (_, stage, first, end, last) => {
  await using s = await scenario();
  await s.endJob(stage);
  const ofJob = (issue: string) => ({ 'job-id': 'job-1', 'issue-number': issue });
  for (const issue of ['1', '2']) await s.endJob(COMPLETED, ofJob(issue));
  s.github.pushToPull(7);
  await s.endJob(COMPLETED, ofJob('3'));
  s.github.fault({ path: /pulls\/7$/u }, status(404));
  await s.endJob({ ...COMPLETED, status: end }, ofJob('4'));
  await s.settle();
  const said = /(?:request|job) (\w+)[^]*,(done|void) /u;
  const results = s.github.comments.slice(0, 5).map(({ body }) => said.exec(body)?.slice(1).join());
  expect(results).toEqual([...first, 'updated,done', 'continued,done', last]);
  expect(s.bodies()[0]?.includes(PULL_REQUEST)).toBe(stage === COMPLETED);
});

const LATER = { ...COMPLETED, prLink: PULL_REQUEST.replace(/7$/u, '8') };
const PULLS = [{ number: 7, title: 'A](https://x.example/pull/9)' }, { number: 8 }];

test.each(['false', 'true'])('each prompt is told with its own pull request, wait: %s', async (wait) => {
  await using s = await scenario({ lifeAfterMessage: [LATER] }, { pulls: PULLS });
  await s.endJob();
  await s.endJob(COMPLETED, { 'job-id': 'job-1' });
  s.github.closePull(7);
  await s.endJob(LATER, { 'job-id': 'job-1', 'issue-number': '2', wait });
  await s.settle();
  const results = s.reports().map(({ body }) => /request (\w+).*pull(\/\d)/u.exec(body)?.slice(1).join(''));
  expect(results.slice(0, 3)).toEqual(['opened/7', 'unchanged/7', 'opened/8']);
  expect(s.bodies(1)[0]).toContain("wasn't looked up, because the job has opened another one since.");
  for (const [index, inputs] of [{}, { 'job-id': 'job-1' }].entries()) {
    const { outputs } = await s.startJob({ wait: 'true', ...inputs }, { runId: `${index + 1}`, attempt: 2 });
    expect(outputs).toMatchObject({ outcome: 'pr-created', 'pr-link': PULL_REQUEST });
  }
  expect(s.platform.jobs).toMatchObject([{ messages: { length: 2 } }]);
});

test('a schedule continues the job whose message opened another pull request', async () => {
  await using s = await scenario({}, { pulls: PULLS });
  await s.endJob();
  await s.endJob(LATER, { 'job-id': 'auto' });
  s.github.closePull(7);
  await s.settle();
  await s.startJob({ 'job-id': 'auto' }, { event: { name: 'schedule', payload: {} } });
  expect(s.platform.jobs).toMatchObject([{ messages: { length: 2 } }]);
});

test.each([{ status: 'active' }, { status: 'failed' }, LATER])(
  'a prompt that led to a pull request stays done if its job is followed after a later one: %j',
  async (stage) => {
    await using s = await withFollowUp();
    await s.settle();
    await s.endJob({ ...COMPLETED, ...stage }, { 'job-id': 'job-1', comment: 'false' });
    await s.endJob({ status: 'failed', prLink: null }, { 'job-id': 'job-1', prompt: '' });
    await s.settle();
    for (const body of s.bodies(1).slice(0, 2)) expect(body).toMatch(/,(?:c|m\w{12}:7),done /u);
    const failed = s.bodies(1).filter((body) => body.includes('Docs job failed'));
    expect(failed.length > 0).toBe(stage !== LATER);
    for (const body of failed) expect(body).toContain('then ask a maintainer to start a new job.');
    await s.startJob({ wait: 'true' }, { runId: '1', attempt: 2 });
    expect(s.platform.jobs).toMatchObject([{ messages: { length: 2 } }]);
  },
);

test('a comment that follows again, after another prompt, is about that', async () => {
  await using s = await scenario();
  await s.startJob();
  await s.endJob(NO_PULL_REQUEST, FOLLOW);
  await s.endJob({ status: 'active' }, { 'job-id': 'job-1' });
  await s.endJob(COMPLETED, FOLLOW);
  await s.settle();
  for (const body of s.bodies(9)) expect(body).toContain('Docs pull request opened');
});

test('a follow that ends is closed, whatever a later message leads to', async () => {
  await using s = await scenario();
  await s.endJob();
  await s.endJob({ ...COMPLETED, status: 'active' }, FOLLOW);
  await s.endJob(COMPLETED, FOLLOW);
  await s.endJob({ ...COMPLETED, status: 'failed' }, { 'job-id': 'job-1' });
  await s.settle();
  expect(s.bodies(9)[0]).toContain('Docs pull request opened');
});

test('a note and a follow don’t count as another message', async () => {
  await using s = await scenario({}, { pulls: [{ number: 7, files: ['a.js'] }] });
  const { id } = s.platform.addJob('', [COMPLETED]);
  await s.endJob(COMPLETED, { 'job-id': id });
  s.github.pushToPull(7);
  s.github.fault({ method: 'PATCH' }, status(422));
  await s.settle();
  await s.endJob(COMPLETED, { 'job-id': id, prompt: '', 'issue-number': '7' });
  await s.settle();
  expect(s.bodies(1)[0]).toContain('Docs pull request updated');
});

test.each([
  ['other jobs', () => withEndedJobs(3), 3],
  ["a job's other comment", withFollowUp, 2],
])('a cancel lets an edit under way finish, and leaves %s to the next run', async (_, start, open) => {
  await using s = await start();
  s.github.fault(EDIT, { kind: 'delay', ms: 1_000 });
  const edit = s.github.waitForRequest(({ method }) => method === 'PATCH');
  const ended = await s.settleDuring(edit, (running) => running.kill('SIGINT'));
  expect(ended).toMatchObject({ exitCode: 1, annotations: [{ level: 'error', title: 'Run ended early' }] });
  expect(settledIn(ended)).toHaveLength(1);
  expect(s.reports()).toHaveLength(open + 1);
  expect(s.bodies(settledIn(ended)[0]?.issue).filter(opened)).toHaveLength(2);
  s.github.clearFaults();
  expect(settledIn(await s.settle())).toHaveLength(open - 1);
});

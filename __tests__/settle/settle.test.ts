import { expect, test } from '@jest/globals';
import { JSDOM } from 'jsdom';
import { type PayloadEdit, payload } from '../../sandbox/payloads.ts';
import { CLOCK_START } from '../../sandbox/virtual-clock.ts';
import { githubHtml } from '../../scripts/github-markdown.ts';
import type { EndStatus } from '../../src/platform/agent-jobs.ts';
import { event } from '../agent-job/events.ts';
import { PULL_REQUEST } from '../agent-job/scenario.ts';
import { COMPLETED, HOUR_MS, scenario, settledIn, withEndedJobs } from './scenario.ts';

test('a job that ends after its run is reported in its comment, and once beside it, but not while it is active', async () => {
  await using s = await scenario();
  await s.startJob({}, { runId: '4711', attempt: 2 });
  expect(s.bodies()).toEqual([expect.stringContaining('Docs job started')]);
  s.wait(HOUR_MS);
  const early = await s.settle();
  expect(early).toMatchObject({ exitCode: 0, outputs: { settled: '[]', active: '1' } });
  for (const one of [early.log, early.summary]) expect(one).toContain('No job ended, 1 may still be active.');
  expect(early.summary).not.toContain('| Job |');
  // No notes come first.
  expect(early.summary.split('\n\n')[1]).toBe('#### Pull requests of the agent');
  expect(s.versions()).toEqual([1]);
  s.platform.show('job-1', COMPLETED);

  const step = await s.settle();
  expect(step).toMatchObject({ exitCode: 0, outputs: { active: '0' } });
  expect(settledIn(step)).toEqual([
    { job_id: 'job-1', outcome: 'pr-created', pr_link: PULL_REQUEST, comment_id: 1001, issue: 1 },
  ]);
  const row = `| \`job-1\` | Docs pull request opened | [Codertocat/Hello-World#7](${PULL_REQUEST}) | [#1](`;
  const head = '| Job | Result | Pull request | Comment |\n| :--- | :--- | :--- | :--- |\n';
  expect(step.summary).toContain(head + row);
  expect(step.log).toContain('Job `job-1` on #1: Pull request opened: ');
  const [first, second, ...more] = s.bodies();
  expect(more).toEqual([]);
  expect(first).toContain('Docs pull request opened');
  expect(first).not.toContain('Docs job started');
  // As if its own run had written it.
  expect(first).toContain(
    'Requested by [Codertocat](https://github.com/Codertocat) with the label `bug` · [workflow run](https://github.com/Codertocat/Hello-World/actions/runs/4711/attempts/2)\n',
  );
  expect(second).toContain(
    `**Docs pull request opened: [Codertocat/Hello-World#7 Update the docs (7)](${PULL_REQUEST})**`,
  );
  expect(second).toContain('[details](https://github.com/Codertocat/Hello-World/issues/1#issuecomment-1001)');

  s.wait(HOUR_MS);
  const requests = s.platform.requests.length;
  expect(settledIn(await s.settle())).toEqual([]);
  expect(s.bodies()).toEqual([first, second]);
  expect(s.versions()).toEqual([2, 1]);
  expect(s.platform.requests).toHaveLength(requests);
});

test.each([
  ['renovate[bot]', 'Bot', '`renovate[bot]`'],
  ['octo-cat-the-octocat', 'User', '[octo-cat-the-octocat](https://github.com/octo-cat-the-octocat)'],
])('the comment still names %s, who asked', async (login, type, named) => {
  await using s = await scenario();
  const event = { name: 'issues', payload: payload('issues', 'labeled', { sender: { login, type } }) };
  await s.endJob(COMPLETED, { 'allow-bots': login, 'required-permission': 'none' }, { event });
  await s.settle();
  expect(s.bodies()[0]).toMatch(/^\*\*Docs pull request opened/u);
  expect(s.bodies()[0]).toContain(`Requested by ${named} with the label \`bug\` ·`);
});

test.each([
  ['a pull request', event('pull_request'), 2, {}],
  ['a release', event('release', 'published', { release: { tag_name: 'v1|2' } }), 1, { 'issue-number': '1' }],
])('the comment still names the commit up to which the diff went: %s', async (_, caused, number, inputs) => {
  await using s = await scenario({}, { comparisons: { any: [] }, issues: [{ number: 1 }] });
  await s.endJob(COMPLETED, { include: 'diff', ...inputs }, { event: caused });
  const row = /^\| Diff up to \| `.+` \|$/mu.exec(s.bodies(number)[0] ?? '')?.[0];
  expect(row).toBeDefined();
  // A later run that follows the job has no diff.
  await s.endJob(COMPLETED, { 'job-id': 'job-1', ...inputs }, { event: caused });
  await s.settle();
  expect(s.bodies(number)[0]).toMatch(/^(?!.*\| Waited)\*\*Docs pull request opened/su);
  expect(s.bodies(number)[0]?.split('\n')).toContain(row);
});

test.each<[string, string, PayloadEdit, string, Readonly<Record<string, string>>?]>([
  ['issues', 'labeled', { label: { name: 'a · b' } }, 'add the label `a · b` again'],
  ['issues', 'labeled', { label: { name: '`a` · with `b`' } }, 'add the label `` `a` · with `b` `` again'],
  ['issue_comment', 'created', { comment: { body: '/docs more' } }, 'comment again, starting with `/docs`.'],
  // Of a run that followed the job.
  ['issues', 'labeled', {}, 'ask a maintainer to start a new job.', { 'job-id': 'job-1', prompt: '' }],
])('the comments on %s (%s, %j) say how to ask again', async (name, action, edit, said, inputs = {}) => {
  await using s = await scenario();
  if ('job-id' in inputs) s.platform.addJob('Before.');
  await s.endJob({ status: 'failed' }, inputs, { event: event(name, action, edit) });
  await s.settle();
  expect(s.bodies()).toEqual([expect.stringContaining(said), expect.stringContaining(said)]);
});

test('the comment names no one if none asked, and not who starts settle', async () => {
  await using s = await scenario();
  const account = { login: 'admin', type: 'User' };
  const run = { event: 'push', triggering_actor: account };
  await s.endJob(COMPLETED, { 'issue-number': '1' }, { event: { name: 'schedule', payload: {} } });
  await s.settle({}, { event: { name: 'workflow_run', payload: { sender: account, workflow_run: run } } });
  expect(s.bodies()[0]).toContain('Docs pull request opened');
  expect(s.bodies().join('')).not.toMatch(/Requested by|admin/u);
});

const WITHOUT_PULL_REQUEST: Readonly<Record<EndStatus, readonly [outcome: string, title: string]>> = {
  completed: ['no-pr', 'Docs job completed without a pull request'],
  archived: ['archived', 'Docs job archived'],
  failed: ['failed', 'Docs job failed'],
};

test.each(Object.entries(WITHOUT_PULL_REQUEST))('a job is reported as %s', async (end, [outcome, title]) => {
  await using s = await scenario();
  await s.endJob({ status: end, prLink: null });
  const step = await s.settle();
  expect(step.exitCode).toBe(0);
  expect(settledIn(step)).toMatchObject([{ outcome, pr_link: null }]);
  expect(step.summary).toContain(' |  | [#1](');
  expect(s.bodies()).toEqual([expect.stringContaining(title), expect.stringContaining(title)]);
});

test('without `comment-on-end`, only the comment is updated, and a long link is left out', async () => {
  await using s = await scenario();
  await s.endJob({ ...COMPLETED, prLink: `${PULL_REQUEST}?${'x'.repeat(200)}` });
  const { summary } = await s.settle({ 'comment-on-end': 'false' });
  expect(summary).toContain(' | `Codertocat/Hello-World#7` | ');
  expect(s.bodies()).toEqual([expect.stringMatching(/Docs pull request opened[^]*\| Changed file \|/u)]);
});

test('a pull request that got a message only gets no note', async () => {
  await using s = await scenario();
  s.platform.addJob('Before.', [COMPLETED]);
  await s.endJob(COMPLETED, { 'job-id': 'job-1' });
  expect(settledIn(await s.settle())).toMatchObject([{ outcome: 'pr-created' }]);
  expect(s.github.comments.map(({ issue }) => issue)).toEqual([1, 1]);
});

test.each([
  ['a pull request', 5],
  ['the job’s own pull request, without a note', 7],
])('a comment on %s, by a run that timed out, is updated too', async (_, issue) => {
  await using s = await scenario({}, { pulls: [{ number: 5 }, { number: 7 }] });
  await s.startJob({ wait: 'true', 'timeout-minutes': '1', 'issue-number': String(issue) });
  expect(s.bodies(issue)).toEqual([expect.stringContaining('Docs job not finished in time')]);
  s.platform.show('job-1', COMPLETED);
  s.wait(HOUR_MS);
  expect(settledIn(await s.settle())).toMatchObject([{ issue }]);
  expect(s.bodies(issue)).toHaveLength(2);
});

test('comments of others, of other projects and without a job are not followed', async () => {
  await using s = await scenario({}, { comments: [{ issue: 1, body: 'Nice.' }] });
  await s.startJob();
  // What is forged is newer.
  s.wait(1_000);
  const forged = s.bodies()[1] ?? '';
  s.github.addComment({ issue: 1, author: 'mallory', body: forged });
  s.github.addComment({ issue: 2, body: forged });
  s.github.addComment({ issue: 1, body: forged.replace(/ \S+ -->/u, ` ${'A'.repeat(43)} -->`) });
  s.addOpenComment(3, { job: 'job-7', author: 'mallory' });
  s.addOpenComment(3, { job: 'job-8', key: 'another key' });
  s.addOpenComment(1, { job: 'job-1', key: 'another key' });
  s.addOpenComment(3, { job: 'job-9', project: 'project-2' });
  const before = s.bodies().slice(2);
  s.platform.show('job-1', COMPLETED);
  s.wait(HOUR_MS);
  const asked = s.platform.requests.length;
  const step = await s.settle();
  expect(s.platform.requests.slice(asked)).toMatchObject([{ path: expect.stringMatching(/\/job\/job-1$/u) }]);
  expect(settledIn(step)).toMatchObject([{ comment_id: 1002 }]);
  expect(s.bodies().slice(2, 5)).toEqual(before);
  expect(step.annotations).toMatchObject([{ level: 'notice', title: 'Comments not verified' }]);
  expect(step.summary).toContain("ℹ️ 3 comments can't be updated");
  // Of `job-8`: a job counts once, however many comments name it.
  expect(step.outputs['active']).toBe('1');
});

test('a forged announcement does not keep a job from being announced', async () => {
  await using s = await scenario();
  await s.endJob();
  const [first = ''] = s.bodies();
  const forged = first.replace(/1 [^,]*(\S*),open /u, '1 $1,1001 ');
  s.github.addComment({ issue: 1, body: forged });
  await s.settle();
  const [opened, announced] = ['Docs pull request opened', '#issuecomment-1001'];
  expect(s.bodies()).toEqual([expect.stringContaining(opened), forged, expect.stringContaining(announced)]);
});

test('with a `marker-key`, comments outlive the API key, and another key only matters for open jobs', async () => {
  const markerKey = 'k'.repeat(32);
  await using s = await scenario();
  await s.endJob(COMPLETED, { 'marker-key': markerKey });
  expect((await s.settle()).outputs['settled']).toBe('[]');
  expect(settledIn(await s.settle({ 'marker-key': markerKey }))).toHaveLength(1);
  expect(await s.settle({ 'marker-key': 'b'.repeat(32) })).toMatchObject({ exitCode: 0, annotations: [] });
});

test('comments that did not change for `last-days` are not looked at', async () => {
  await using s = await scenario();
  await s.endJob();
  s.wait(14 * 24 * HOUR_MS);
  expect((await s.settle()).outputs['settled']).toBe('[]');
  expect(settledIn(await s.settle({ 'last-days': '15' }))).toHaveLength(1);
});

test('an answer of the API is inert in comments and summary', async () => {
  await using s = await scenario();
  const prLink = 'https://example.com/@everyone?x=%3Cimg%3E|`&lt;img&gt;)**b**#1';
  await s.endJob({ status: 'completed', prLink, model: '<img> @everyone #1 `x`|y' });
  const { summary } = await s.settle();
  expect(s.bodies()).toHaveLength(2);
  for (const text of [summary, ...s.bodies()]) {
    const page = new JSDOM(githubHtml(text)).window.document;
    expect(page.querySelectorAll('img, em')).toHaveLength(0);
    // GitHub adds no mentions and references to links and code.
    for (const inert of page.querySelectorAll('a, code')) inert.remove();
    expect(page.body.textContent).not.toMatch(/@\w|#\d|https?:/u);
  }
});

test('a job that another run reports at the same time is not announced', async () => {
  await using s = await scenario();
  await s.endJob();
  const step = await s.settleWith(async () => {
    await s.startJob({ prompt: '', 'job-id': 'job-1' });
    expect(s.bodies()).toEqual([expect.stringContaining('Docs pull request opened')]);
  });
  expect(step.outputs['settled']).toBe('[]');
  expect(s.versions()).toEqual([2]);
});

test('the built action does the same, and masks its keys', async () => {
  await using s = await scenario();
  const markerKey = 'k'.repeat(32);
  // A process has the real time.
  s.wait(Date.now() - CLOCK_START);
  await s.endJob(COMPLETED, { 'marker-key': markerKey });
  const step = await s.settleProcess({ 'marker-key': markerKey });
  expect(step).toMatchObject({ exitCode: 0, stderr: '', legacyCommands: [], fileCommandErrors: [] });
  expect(settledIn(step)).toHaveLength(1);
  expect(step.masks).toEqual(expect.arrayContaining([s.platform.apiKey, s.github.token, markerKey]));
  expect(step.outputs['report']).toBe(step.summary.trimEnd());
});

test('110 jobs that ended among 1,980 comments take few requests and two runs', async () => {
  await using s = await withEndedJobs(110, 1_980);
  const first = await s.settle();
  expect(settledIn(first)).toHaveLength(100);
  expect(first).toMatchObject({ exitCode: 0, annotations: [{ level: 'notice', title: 'Jobs not checked' }] });
  expect(Buffer.byteLength(first.outputs['report'] ?? '')).toBeLessThan(60_000);
  const rows = settledIn(first).map(({ job_id }) => `| \`${job_id}\` | `);
  expect(rows.filter((row) => first.summary.includes(row))).toEqual(rows.slice(0, 20));
  expect(first.summary).toContain('| and 80 more |');

  const counts: Record<string, number> = {};
  for (const { method, path } of s.github.requests) {
    const kind = `${method} ${path.replace(/^\/repos\/[^/]+\/[^/]+/u, '').replaceAll(/\d+/gu, 'n')}`;
    counts[kind] = (counts[kind] ?? 0) + 1;
  }
  expect(counts).toEqual({
    'POST /graphql': 1,
    'GET /pulls': 1,
    // The 20th page is not full, so GitHub doesn't say that there are more.
    'GET /issues/comments': 20,
    // Of each issue, and of each pull request, which gets a note. Its own list of comments has two pages in the end.
    'GET /issues/n/comments': 201,
    'POST /issues/n/comments': 200,
    'PATCH /issues/comments/n': 100,
    'GET /pulls/n': 100,
    'GET /pulls/n/files': 100,
  });
  expect(s.platform.requests).toHaveLength(100);

  s.wait(HOUR_MS);
  expect(settledIn(await s.settle())).toHaveLength(10);
  s.wait(HOUR_MS);
  const before = s.github.requests.length;
  expect((await s.settle()).outputs).toMatchObject({ settled: '[]', active: '0' });
  expect(s.github.requests.length - before).toBeLessThanOrEqual(25);
  expect(s.platform.requests).toHaveLength(110);
});

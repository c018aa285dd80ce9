import { expect, test } from '@jest/globals';
import { COMPLETED, HOUR_MS, PULL_REQUEST, scenario, settledIn } from './scenario.ts';

test('a job that ended after its run is reported in its comment, and once beside it', async () => {
  await using s = await scenario();
  await s.startJob();
  expect(s.bodies()).toEqual([expect.stringContaining('Docs job started')]);
  s.platform.show('job-1', COMPLETED);
  s.wait(HOUR_MS);

  const step = await s.settle();
  expect(step.exitCode).toBe(0);
  expect(settledIn(step)).toEqual([
    { job_id: 'job-1', outcome: 'pr-created', pr_link: PULL_REQUEST, comment_id: 1001, issue: 1 },
  ]);
  expect(step.outputs['active']).toBe('0');
  const [first, second, ...more] = s.bodies();
  expect(more).toEqual([]);
  expect(first).toContain('Docs pull request opened');
  expect(first).not.toContain('Docs job started');
  expect(second).toContain(`**Docs pull request opened: [acme/docs#7](${PULL_REQUEST})**`);
  expect(second).toContain('[details](https://github.com/Codertocat/Hello-World/issues/1#issuecomment-1001)');

  s.wait(HOUR_MS);
  const requests = s.platform.requests.length;
  const again = await s.settle();
  expect(settledIn(again)).toEqual([]);
  expect(s.bodies()).toEqual([first, second]);
  expect(s.github.comments.map(({ versions }) => versions)).toEqual([2, 1]);
  expect(s.platform.requests).toHaveLength(requests);
});

test('the comment reads as if its own run had written it', async () => {
  await using s = await scenario();
  await s.startJob({}, { runId: '4711', attempt: 2 });
  s.platform.show('job-1', COMPLETED);
  s.wait(HOUR_MS);
  await s.settle();
  const [first] = s.bodies();
  expect(first).toContain(
    'Requested by [Codertocat](https://github.com/Codertocat) · [run](https://github.com/Codertocat/Hello-World/actions/runs/4711/attempts/2)\n',
  );
});

test.each([
  [{ status: 'completed', prLink: null }, 'no-pr', 'Docs job completed without a pull request'],
  [{ status: 'failed' }, 'failed', 'Docs job failed'],
  [{ status: 'archived' }, 'archived', 'Docs job archived'],
])('a job that shows %j is reported as %s', async (stage, outcome, title) => {
  await using s = await scenario();
  await s.startJob();
  s.platform.show('job-1', stage);
  s.wait(HOUR_MS);
  const step = await s.settle();
  expect(step.exitCode).toBe(0);
  expect(settledIn(step)).toMatchObject([{ outcome, pr_link: null }]);
  expect(s.bodies()).toEqual([expect.stringContaining(title), expect.stringContaining(title)]);
});

test('a job that is still active is left as it is', async () => {
  await using s = await scenario();
  await s.startJob();
  s.wait(HOUR_MS);
  const step = await s.settle();
  expect(step.exitCode).toBe(0);
  expect(step.outputs).toMatchObject({ settled: '[]', active: '1' });
  expect(step.summary).toContain('No job ended, 1 is still active.');
  expect(s.github.comments.map(({ versions }) => versions)).toEqual([1]);
});

test('without `comment-on-end`, only the comment is updated', async () => {
  await using s = await scenario();
  await s.startJob();
  s.platform.show('job-1', COMPLETED);
  s.wait(HOUR_MS);
  await s.settle({ 'comment-on-end': 'false' });
  expect(s.bodies()).toEqual([expect.stringContaining('Docs pull request opened')]);
});

test('a job that the API no longer knows is lost, once its comment is over an hour old', async () => {
  await using s = await scenario();
  await s.startJob();
  const gone = { method: 'GET', times: Infinity } as const;
  s.platform.fault(gone, { kind: 'status', status: 404 });
  s.wait(HOUR_MS - 60_000);
  expect((await s.settle()).outputs).toMatchObject({ settled: '[]', active: '1' });
  s.wait(2 * 60_000);
  expect(settledIn(await s.settle())).toMatchObject([{ outcome: 'lost' }]);
  expect(s.bodies()[0]).toContain('Docs job lost');
  s.wait(HOUR_MS);
  expect((await s.settle()).outputs).toMatchObject({ settled: '[]', active: '0' });
  expect(s.bodies()).toHaveLength(2);
});

test('a job that two comments of an issue name is announced once', async () => {
  await using s = await scenario();
  await s.startJob();
  s.platform.show('job-1', COMPLETED);
  s.wait(HOUR_MS);
  await s.startJob({ 'job-id': 'job-1' });
  s.platform.show('job-1', COMPLETED);
  s.wait(HOUR_MS);
  const requests = s.platform.requests.length;
  const step = await s.settle();
  expect(settledIn(step)).toMatchObject([{ comment_id: 1001 }, { comment_id: 1002 }]);
  expect(step.summary).toContain('1 job ended.');
  expect(s.bodies()).toHaveLength(3);
  expect(s.bodies()[2]).toContain('#issuecomment-1002');
  expect(s.platform.requests).toHaveLength(requests + 1);
});

test('a job that continued in its pull request is reported as an update', async () => {
  await using s = await scenario();
  await s.startJob();
  s.platform.show('job-1', COMPLETED);
  s.wait(HOUR_MS);
  await s.settle();
  await s.startJob({ 'job-id': 'job-1' });
  s.wait(HOUR_MS);
  s.platform.show('job-1', COMPLETED);
  await s.settle();
  expect(s.bodies().map((body) => body.split('**')[1]?.split(':')[0])).toEqual([
    'Docs pull request opened',
    'Docs pull request opened',
    'Docs pull request updated',
    'Docs pull request updated',
  ]);
});

test('a message that the job has just accepted keeps its earlier end from counting', async () => {
  await using s = await scenario();
  await s.startJob();
  s.platform.show('job-1', COMPLETED);
  s.wait(HOUR_MS);
  await s.startJob({ 'job-id': 'job-1' });
  s.platform.show('job-1', COMPLETED);
  expect((await s.settle()).outputs).toMatchObject({ settled: '[]', active: '1' });
  s.wait(30_000);
  expect(settledIn(await s.settle())).toHaveLength(2);
});

test('a comment on a pull request, by a run that timed out, is updated too', async () => {
  await using s = await scenario({}, { pulls: [{ number: 5 }] });
  await s.startJob({ wait: 'true', 'timeout-minutes': '1', 'issue-number': '5' });
  expect(s.bodies(5)).toEqual([expect.stringContaining('Docs job timed out')]);
  s.platform.show('job-1', COMPLETED);
  s.wait(HOUR_MS);
  expect(settledIn(await s.settle())).toMatchObject([{ issue: 5 }]);
  expect(s.bodies(5)).toHaveLength(2);
});

test('comments of others, of other projects and without a job are not followed', async () => {
  await using s = await scenario({}, { comments: [{ issue: 1, body: 'Nice.' }] });
  await s.startJob();
  const forged = s.bodies()[1] ?? '';
  s.github.addComment({ issue: 1, author: 'mallory', body: forged });
  s.github.addComment({ issue: 2, body: forged });
  s.github.addComment({ issue: 1, body: forged.replace(/ \S+ -->/u, ` ${'A'.repeat(44)} -->`) });
  const before = s.bodies().slice(2);
  s.platform.show('job-1', COMPLETED);
  s.wait(HOUR_MS);
  const step = await s.settle();
  expect(settledIn(step)).toMatchObject([{ comment_id: 1002 }]);
  expect(s.bodies().slice(2, 4)).toEqual(before);
  expect(step.annotations).toMatchObject([{ level: 'notice', title: 'Comments not verified' }]);
  expect(step.summary).toContain("2 comments can't be updated");
});

test('with a `marker-key`, comments outlive the API key', async () => {
  const markerKey = 'k'.repeat(32);
  await using s = await scenario();
  await s.startJob({ 'marker-key': markerKey });
  s.platform.show('job-1', COMPLETED);
  s.wait(HOUR_MS);
  expect((await s.settle()).outputs['settled']).toBe('[]');
  expect(settledIn(await s.settle({ 'marker-key': markerKey }))).toHaveLength(1);
});

test('comments that did not change for `last-days` are not looked at', async () => {
  await using s = await scenario();
  await s.startJob();
  s.platform.show('job-1', COMPLETED);
  s.wait(15 * 24 * HOUR_MS);
  expect((await s.settle()).outputs['settled']).toBe('[]');
  expect(settledIn(await s.settle({ 'last-days': '16' }))).toHaveLength(1);
});

test('an answer of the API is inert in comments and summary', async () => {
  await using s = await scenario();
  await s.startJob();
  const prLink = 'https://example.com/@everyone?x=%3Cimg%3E|`&amp;)';
  s.platform.show('job-1', { status: 'completed', prLink });
  s.wait(HOUR_MS);
  const { summary } = await s.settle();
  for (const text of [summary, ...s.bodies()]) {
    expect(text).not.toMatch(/<img|(?<!\[\S*)@everyone(?!\S*[\])])/u);
  }
});

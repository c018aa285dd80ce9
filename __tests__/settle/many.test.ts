import { expect, test } from '@jest/globals';
import { formatMarker } from '../../src/agent-job/comment/marker.ts';
import { COMPLETED, HOUR_MS, type Scenario, scenario, settledIn } from './scenario.ts';

const REPOSITORY = 'Codertocat/Hello-World';

/** Adds comments without a job, or of others, and open jobs on issues of their own among them. */
function fill({ platform, github }: Scenario, comments: number, jobs: number): void {
  for (let number = 1; number <= comments; number += 1) {
    if (number % (comments / jobs) !== 0) {
      github.addComment({
        issue: number,
        author: number % 2 === 0 ? 'monalisa' : 'github-actions[bot]',
        body: 'Hi',
      });
      continue;
    }
    const { id: job } = platform.addJob('', [COMPLETED]);
    const marker = {
      job,
      project: platform.projectId,
      run: '1',
      attempt: 1,
      workflowJob: 'docs',
      step: 'docs',
      key: '',
      prompt: '',
      ended: false,
    };
    const body = `Running\n${formatMarker(marker, platform.apiKey, { repository: REPOSITORY, issue: number })}`;
    github.addComment({ issue: number, body });
  }
}

test('100 jobs that ended among 2,000 comments take few requests and little time', async () => {
  await using s = await scenario();
  fill(s, 2_000, 100);
  s.wait(HOUR_MS);
  const step = await s.settle();
  expect(settledIn(step)).toHaveLength(100);
  expect(step.exitCode).toBe(0);
  expect(Buffer.byteLength(step.outputs['report'] ?? '')).toBeLessThan(60_000);
  expect(step.summary).toContain('80 more are in the output `settled`.');

  const count = (method: string, path: RegExp) =>
    s.github.requests.filter((request) => request.method === method && path.test(request.path)).length;
  expect({
    api: s.platform.requests.length,
    viewer: count('POST', /graphql$/u),
    listed: count('GET', /\/issues\/comments$/u),
    pulls: count('GET', /\/Hello-World\/pulls$/u),
    conversations: count('GET', /\/issues\/\d+\/comments$/u),
    announced: count('POST', /\/issues\/\d+\/comments$/u),
    updated: count('PATCH', /\/issues\/comments\/\d+$/u),
    changes: count('GET', /\/pulls\/\d+/u),
  }).toEqual({
    api: 100,
    viewer: 1,
    // The 20th page is full, and the 21st empty, unless GitHub says that it is the last.
    listed: expect.any(Number),
    pulls: 1,
    conversations: 100,
    announced: 100,
    updated: 100,
    changes: 100,
  });
  expect(count('GET', /\/issues\/comments$/u)).toBeLessThanOrEqual(21);

  s.wait(HOUR_MS);
  const before = s.github.requests.length;
  expect((await s.settle()).outputs).toMatchObject({ settled: '[]', active: '0' });
  expect(s.github.requests.length - before).toBeLessThanOrEqual(24);
  expect(s.platform.requests).toHaveLength(100);
});

test('of more than 100 open jobs, a run asks for 100, and says so', async () => {
  await using s = await scenario();
  fill(s, 110, 110);
  s.wait(HOUR_MS);
  const step = await s.settle();
  expect(s.platform.requests).toHaveLength(100);
  expect(settledIn(step)).toHaveLength(100);
  expect(step.annotations).toMatchObject([{ level: 'notice', title: 'Jobs not checked' }]);
  expect(settledIn(await s.settle())).toHaveLength(10);
});

test('a secondary rate limit of GitHub ends the run, and the next one continues', async () => {
  await using s = await scenario();
  fill(s, 10, 10);
  s.wait(HOUR_MS);
  s.github.fault(
    { method: 'POST', path: /comments$/u, nth: 4, times: Infinity },
    {
      kind: 'status',
      status: 403,
      headers: { 'retry-after': '600' },
      body: { message: 'You have exceeded a secondary rate limit.' },
    },
  );
  const step = await s.settle();
  expect(step.exitCode).toBe(0);
  expect(settledIn(step)).toHaveLength(3);
  expect(step.annotations).toMatchObject([{ level: 'warning', title: 'Job not reported' }]);
  s.github.clearFaults();
  expect(settledIn(await s.settle())).toHaveLength(7);
  expect(s.github.comments).toHaveLength(20);
});

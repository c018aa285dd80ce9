import { describe, expect, test } from '@jest/globals';
import type { Fault } from '../../sandbox/server.ts';
import { lines, type Scenario, scenario } from './scenario.ts';

const COMMENT = { method: 'POST', path: /issues\/1\/comments$/u } as const;

test.each([
  ['no job', { method: 'POST' }, 'rejected', false],
  ['a job', {}, 'lost', true],
] as const)(
  'a comment that can’t be written says that %s is affected only if there is one',
  async (_, match, outcome, hasJob) => {
    await using s = await scenario();
    s.platform.fault({ method: 'GET', times: Infinity, ...match }, { kind: 'status', status: 401, body: '' });
    const forbidden = { message: 'Resource not accessible by integration' };
    s.github.fault({ ...COMMENT, times: Infinity }, { kind: 'status', status: 403, body: forbidden });
    const { outputs, annotations } = await s.run({ with: { comment: 'true' } });
    expect(outputs['outcome']).toBe(outcome);
    const said = annotations.filter(({ level }) => level === 'warning').map(({ message }) => message);
    expect(said).toHaveLength(1);
    expect(said[0]).toContain('`issues: write`');
    expect(said[0]?.includes("the job itself isn't affected")).toBe(hasJob);
  },
);

describe('a comment whose request failed', () => {
  test.each<[string, Fault, number]>([
    ['after it was written is found, and not written again', { kind: 'lost' }, 1],
    ['after it was written, with a truncated response, is found', { kind: 'cut' }, 1],
    ['before it was written is retried once', { kind: 'reset', before: 'act' }, 2],
    [
      'with a server error is retried once',
      { kind: 'status', status: 502, body: { message: 'Bad Gateway' } },
      2,
    ],
  ])('%s', async (_, fault, posts) => {
    await using s = await scenario();
    s.github.fault(COMMENT, fault);
    const { outputs, annotations } = await s.run({ with: { comment: 'true' } });
    expect(s.github.comments).toHaveLength(1);
    expect(lines(s.github.requests).filter((line) => /^POST .*\/1\/comments$/u.test(line))).toHaveLength(
      posts,
    );
    expect(outputs['comment-id']).toBe(String(s.github.comments[0]?.id));
    expect(annotations).toEqual([]);
  });

  test('twice is given up', async () => {
    await using s = await scenario();
    s.github.fault(
      { ...COMMENT, times: Infinity },
      { kind: 'status', status: 500, body: { message: 'oops' } },
    );
    const { exitCode, annotations } = await s.run({ with: { comment: 'true' } });
    expect(exitCode).toBe(0);
    expect(lines(s.github.requests).filter((line) => /^POST .*\/1\/comments$/u.test(line))).toHaveLength(2);
    expect(annotations).toEqual([
      { level: 'warning', title: expect.any(String), message: expect.stringContaining('500') },
    ]);
  });

  test('because of the rate limit is retried if the limit resets soon', async () => {
    await using s = await scenario();
    s.github.fault(COMMENT, {
      kind: 'status',
      status: 403,
      body: { message: 'You have exceeded a secondary rate limit' },
      headers: { 'retry-after': '12' },
    });
    const { annotations, elapsedMs } = await s.run({ with: { comment: 'true' } });
    expect(s.github.comments).toHaveLength(1);
    expect(annotations).toEqual([]);
    expect(elapsedMs).toBeGreaterThan(28_000 + 12_000);
  });

  test('because of the rate limit is given up if the limit resets late', async () => {
    await using s = await scenario();
    s.github.fault(COMMENT, {
      kind: 'status',
      status: 429,
      body: { message: 'rate limit' },
      headers: { 'retry-after': '60' },
    });
    const { annotations } = await s.run({ with: { comment: 'true' } });
    expect(annotations).toEqual([
      {
        level: 'warning',
        title: expect.any(String),
        message: expect.stringContaining('rate limit is used up'),
      },
    ]);
  });

  test('after a timeout is not retried', async () => {
    await using s = await scenario({ life: [{ status: 'active' }] });
    s.github.fault({ ...COMMENT, times: Infinity }, { kind: 'reset', before: 'act' });
    await s.run({ with: { comment: 'true', 'timeout-minutes': '1' } });
    expect(lines(s.github.requests).filter((line) => /^POST .*\/1\/comments$/u.test(line))).toHaveLength(1);
  });
});

test('reads are retried, with the pauses that GitHub asks for', async () => {
  await using s = await scenario({ life: [{ status: 'active' }] });
  await s.run({ with: { comment: 'true', wait: 'false' } });
  s.github.fault({ path: '/graphql' }, { kind: 'status', status: 502, body: { message: 'Bad Gateway' } });
  s.github.fault(
    { method: 'GET', path: /comments$/u },
    { kind: 'status', status: 429, body: { message: 'rate limit' }, headers: { 'retry-after': '10' } },
  );
  const { outputs, elapsedMs } = await s.run({ attempt: 2, with: { comment: 'true', wait: 'false' } });
  expect(outputs['job-id']).toBe('job-1');
  expect(elapsedMs).toBeGreaterThanOrEqual(11_000);
  expect(elapsedMs).toBeLessThan(20_000);
});

test.each([
  [
    'far from used up, with a near reset',
    { 'x-ratelimit-remaining': '4999', 'x-ratelimit-reset': '1793610010' },
    1,
  ],
  ['used up, with a near reset', { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '1793610010' }, 2],
  [
    'used up, with a reset in an hour',
    { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '1793613600' },
    1,
  ],
])('a 403 whose rate limit is %s', async (_, headers, asked) => {
  await using s = await scenario();
  const path = /permission$/u;
  const body = { message: 'Resource not accessible by integration' };
  s.github.fault({ path }, { kind: 'status', status: 403, body, headers });
  // The second response is the real one.
  const { outputs } = await s.run({ startsAt: 1_793_610_000_000 });
  expect(s.github.requests.filter((request) => path.test(request.path))).toHaveLength(asked);
  if (asked === 2) expect(outputs['outcome']).toBe('pr-created');
  else expect(outputs).toMatchObject({ outcome: 'not-created', reason: 'guard-unavailable' });
  // A missing permission doesn't pass with time.
  expect(outputs['message']?.includes('Run again later')).toBe(headers['x-ratelimit-reset'] === '1793613600');
});

const commentPosts = ({ github }: Scenario) =>
  lines(github.requests).filter((line) => /^POST .*\/1\/comments$/u.test(line));

test('another comment of ours is not mistaken for one that was lost', async () => {
  const mine = { issue: 1, body: 'Of another workflow.' };
  await using s = await scenario({}, { comments: [mine] });
  s.github.fault(COMMENT, { kind: 'reset', before: 'act' });
  const { outputs } = await s.run({ with: { comment: 'true' } });
  expect(s.github.comments).toHaveLength(2);
  expect(outputs['comment-id']).toBe(String(s.github.comments[1]?.id));
  expect(s.github.comments[0]?.body).toBe(mine.body);
});

test('a comment that the rate limit refuses without a time is retried by post, not by main', async () => {
  await using s = await scenario();
  s.github.fault(COMMENT, { kind: 'status', status: 429, body: { message: 'Too many requests' } });
  const main = await s.run({ with: { comment: 'true', wait: 'false' } });
  expect(commentPosts(s)).toHaveLength(1);
  expect(main.annotations.map(({ level }) => level)).toEqual(['warning']);
  expect(main.state['finished']).toBeUndefined();
  await s.run({ with: { comment: 'true', wait: 'false' }, post: main.state });
  expect(s.github.comments).toHaveLength(1);
});

test.each([403, 404, 410, 422])('post doesn’t retry a comment that was refused with %i', async (status) => {
  await using s = await scenario();
  s.github.fault({ ...COMMENT, times: Infinity }, { kind: 'status', status, body: { message: 'No' } });
  const { state } = await s.run({ with: { comment: 'true', wait: 'false' } });
  expect(commentPosts(s)).toHaveLength(1);
  expect(state['finished']).toBe('true');
});

test('after a cancel there is one attempt at the comment', async () => {
  await using s = await scenario({ life: [{ status: 'active' }] });
  s.github.fault({ ...COMMENT, times: Infinity }, { kind: 'reset', before: 'act' });
  const step = await s.start({ clock: 'held', with: { comment: 'true' } });
  await step.waitForLine('Job `job-1` accepted');
  await step.clock.idle();
  step.kill('SIGINT');
  await step.result;
  expect(commentPosts(s)).toHaveLength(1);
});

test('spaces around the token are not sent', async () => {
  await using s = await scenario();
  const { outputs } = await s.run({ with: { 'github-token': ` ${s.github.token}\n`, comment: 'true' } });
  expect(outputs['outcome']).toBe('pr-created');
  expect(s.github.comments).toHaveLength(1);
});

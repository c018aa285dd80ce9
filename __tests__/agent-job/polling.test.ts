import { describe, expect, test } from '@jest/globals';
import type { Fault } from '../../sandbox/server.ts';
import { HANGS, scenario } from './scenario.ts';

const DOWN = { kind: 'status', status: 503, body: '' } as const;

/** A job that is active for that number of polls. */
const activeFor = (polls: number) => ({
  life: [
    ...Array.from({ length: polls }, () => ({ status: 'active' })),
    { status: 'completed', prLink: 'https://github.com/acme/docs/pull/7' },
  ],
});

test('the log has a line a minute, and none twice, between polls that are minutes apart', async () => {
  await using s = await scenario(activeFor(1));
  const { log } = await s.run({ with: { 'poll-interval-seconds': '150' } });
  expect(log.split('\n')).toEqual([
    'Job `job-1` accepted. First check in 2 min 30 s; stops at 09:30:00 UTC.',
    ...[1, 2, 3, 4].map((minutes) => `Still active after ${minutes} min.`),
    'Pull request opened: https://github.com/acme/docs/pull/7',
  ]);
});

test('a fixed interval is kept', async () => {
  await using s = await scenario(activeFor(5));
  const { elapsedMs } = await s.run({ with: { 'poll-interval-seconds': '7' } });
  expect(s.platform.requests).toHaveLength(1 + 6);
  expect(Math.round(elapsedMs / 1_000)).toBe(6 * 7);
});

test('the interval can be below a second on loopback', async () => {
  await using s = await scenario(activeFor(3));
  const { outputs } = await s.runProcess({ clock: 'real', with: { 'poll-interval-seconds': '0.01' } });
  expect(outputs['outcome']).toBe('pr-created');
});

test('the step fails at the timeout, and says that the job keeps running and how to follow it', async () => {
  await using s = await scenario(activeFor(1_000));
  const { exitCode, outputs, annotations, elapsedMs } = await s.run({
    with: { 'timeout-minutes': '5', comment: 'true' },
  });
  expect(exitCode).toBe(1);
  expect(outputs).toMatchObject({
    outcome: 'timed-out',
    reason: 'timeout',
    'job-id': 'job-1',
    status: 'active',
  });
  expect(outputs['message']).toContain('job-id: job-1');
  expect(annotations).toMatchObject([
    { level: 'error', title: expect.any(String), message: outputs['message'] },
  ]);
  expect(elapsedMs).toBeGreaterThanOrEqual(5 * 60_000);
  expect(elapsedMs).toBeLessThan(5 * 60_000 + 2_000);
  expect(s.github.comments[0]?.body).toContain('`timed-out`');
});

test('the last poll shortly before the deadline still finds a job that has ended', async () => {
  await using s = await scenario({
    life: [{ status: 'active' }, { status: 'completed', prLink: 'https://github.com/acme/docs/pull/7' }],
  });
  const { outputs } = await s.run({ with: { 'timeout-minutes': '1', 'poll-interval-seconds': '50' } });
  expect(outputs['outcome']).toBe('pr-created');
});

describe('the next poll follows a failed one', () => {
  test.each([
    ['a server error', { kind: 'status', status: 503, body: 'down' } as const],
    ['a connection reset', { kind: 'reset', before: 'act' } as const],
    ['a truncated body', { kind: 'cut' } as const],
    [
      'an HTML page',
      { kind: 'raw', status: 200, contentType: 'text/html', body: '<title>Hello</title>' } as const,
    ],
    ['no content', { kind: 'raw', status: 204, body: '' } as const],
    ['another job', { kind: 'raw', status: 200, body: '{"id":"job-9","status":"failed"}' } as const],
  ])('%s', async (_, fault) => {
    await using s = await scenario(activeFor(2));
    s.platform.fault({ method: 'GET', nth: 2, times: 3 }, fault);
    const { outputs, annotations } = await s.run();
    expect(outputs['outcome']).toBe('pr-created');
    expect(annotations).toEqual([]);
  });

  test('a compressed body is read', async () => {
    await using s = await scenario(activeFor(0));
    s.platform.fault({ times: Infinity }, { kind: 'gzip' });
    expect((await s.run()).outputs['outcome']).toBe('pr-created');
    expect(s.platform.requests).toHaveLength(2);
  });

  test('a poll that hangs is given up after 30 s', async () => {
    await using s = await scenario(activeFor(0));
    s.platform.fault({ method: 'GET' }, HANGS);
    const { outputs, elapsedMs } = await s.run();
    expect(outputs['outcome']).toBe('pr-created');
    expect(elapsedMs).toBeGreaterThanOrEqual(58_000);
  });
});

test('a job isn’t lost after 404, more than a minute of 503, and 404 again', async () => {
  await using s = await scenario(activeFor(3));
  const gone = { kind: 'status', status: 404, body: { error: 'no such job' } } as const;
  s.platform.fault({ method: 'GET' }, gone);
  s.platform.fault({ method: 'GET', nth: 2, times: 8 }, { kind: 'status', status: 503, body: '' });
  s.platform.fault({ method: 'GET', nth: 10 }, gone);
  const { outputs } = await s.run();
  expect(s.platform.requests.length).toBeGreaterThan(11);
  expect(outputs['outcome']).toBe('pr-created');
});

test('the polls after failed ones come after twice and four times the interval', async () => {
  await using s = await scenario(activeFor(0));
  s.platform.fault({ method: 'GET', times: 2 }, { kind: 'status', status: 503, body: '' });
  const { elapsedMs } = await s.run({ with: { 'poll-interval-seconds': '2' } });
  expect(Math.round(elapsedMs / 1_000)).toBe(2 + 4 + 8);
});

describe('the adaptive schedule', () => {
  // 7.5 % of the time waited, at most 15 s.
  test.each([
    [0, 28_000],
    [1, 30_100],
    [2, 32_357],
    [20, 118_918],
    [30, 242_081],
    [31, 257_081],
  ])('a job that is active for %i polls takes %i ms', async (polls, waited) => {
    await using s = await scenario(activeFor(polls));
    expect((await s.run()).elapsedMs).toBe(waited);
  });

  test('a followed job is polled as after the first 28 s', async () => {
    await using s = await scenario();
    s.platform.addJob('Before.', activeFor(2).life);
    const { outputs, elapsedMs } = await s.run({ with: { 'job-id': 'job-1' } });
    expect(outputs['outcome']).toBe('pr-created');
    expect(elapsedMs).toBe(2_100 + 2_257);
  });

  test('a failed lookup is retried like a poll', async () => {
    await using s = await scenario();
    s.platform.addJob('Before.', activeFor(0).life);
    s.platform.fault({ method: 'GET', times: 2 }, DOWN);
    const { outputs, elapsedMs } = await s.run({ with: { 'job-id': 'job-1' } });
    expect(outputs['outcome']).toBe('pr-created');
    // Twice the interval after 28 s, and four times the one after that pause.
    expect(elapsedMs).toBe(4_200 + 9_660);
  });
});

describe('two seconds before the deadline', () => {
  const later = { kind: 'status', status: 429, body: '', headers: { 'retry-after': '600' } } as const;

  test('there is a poll, even if the API asks for a longer pause', async () => {
    await using s = await scenario(activeFor(0));
    s.platform.fault({ method: 'GET' }, later);
    const { outputs, elapsedMs } = await s.run({ with: { 'timeout-minutes': '1' } });
    expect(outputs['outcome']).toBe('pr-created');
    expect(elapsedMs).toBe(58_000);
  });

  test('there is a lookup, even if the API asks for a longer pause', async () => {
    await using s = await scenario();
    s.platform.addJob('Before.', activeFor(0).life);
    s.platform.fault({ method: 'GET' }, later);
    const { outputs, elapsedMs } = await s.run({ with: { 'job-id': 'job-1', 'timeout-minutes': '1' } });
    expect(outputs['outcome']).toBe('pr-created');
    expect(elapsedMs).toBe(58_000);
  });

  test('a shorter interval stays the same until then and after', async () => {
    await using s = await scenario(activeFor(1_000));
    const { outputs, elapsedMs } = await s.run({
      with: { 'timeout-minutes': '1', 'poll-interval-seconds': '1' },
    });
    expect(outputs['outcome']).toBe('timed-out');
    expect(elapsedMs).toBe(60_000);
    expect(s.platform.jobs[0]?.gets).toBe(59);
  });
});

describe('a job that is not found', () => {
  const gone = { kind: 'status', status: 404, body: { error: 'no such job' } } as const;
  const everyTen = { with: { 'poll-interval-seconds': '10' } };

  test('is lost exactly a minute after the first 404', async () => {
    await using s = await scenario();
    s.platform.fault({ method: 'GET', times: Infinity }, gone);
    const { outputs, elapsedMs } = await s.run(everyTen);
    expect(outputs).toMatchObject({ outcome: 'lost', reason: 'not-found', 'job-id': 'job-1' });
    expect(outputs['message']).toContain('job-id: job-1');
    expect(elapsedMs).toBe(10_000 + 60_000);
  });

  test('is not lost if it was found in between', async () => {
    await using s = await scenario(activeFor(9));
    s.platform.fault({ method: 'GET' }, gone);
    s.platform.fault({ method: 'GET', nth: 8 }, gone);
    expect((await s.run(everyTen)).outputs['outcome']).toBe('pr-created');
  });
});

test('after a successful poll, the pause after a failure starts at twice the interval again', async () => {
  await using s = await scenario(activeFor(1));
  s.platform.fault({ method: 'GET' }, DOWN);
  s.platform.fault({ method: 'GET', nth: 3 }, DOWN);
  const { elapsedMs } = await s.run({ with: { 'poll-interval-seconds': '2' } });
  expect(elapsedMs).toBe(2_000 + 4_000 + 2_000 + 4_000);
});

describe('a step that times out', () => {
  const inputs = { 'timeout-minutes': '1', 'poll-interval-seconds': '10' };

  test('reports why the last poll failed, not the first', async () => {
    await using s = await scenario(activeFor(100));
    s.platform.fault({ method: 'GET' }, { kind: 'status', status: 502, body: '' });
    s.platform.fault({ method: 'GET', times: Infinity }, DOWN);
    const { outputs } = await s.run({ with: inputs });
    expect(outputs['outcome']).toBe('timed-out');
    expect(outputs['message']).toContain('503');
    expect(outputs['message']).not.toContain('502');
  });

  test('reports no failure if the last poll succeeded', async () => {
    await using s = await scenario(activeFor(100));
    s.platform.fault({ method: 'GET', times: 2 }, DOWN);
    const { outputs } = await s.run({ with: inputs });
    expect(outputs).toMatchObject({ outcome: 'timed-out', status: 'active' });
    expect(outputs['message']).not.toContain('503');
  });
});
test.each<[string, string, Fault | undefined, string, number, string[]]>([
  ['a line a minute', 'active', undefined, 'Still active', 7, ['error']],
  ['a line a minute about failed polls', 'active', DOWN, '503', 9, ['error']],
  ['one warning about an unknown status', 'pondering', undefined, 'pondering', 9, ['warning', 'error']],
])('the log of a job that takes eight minutes has %s', async (_, status, fault, said, count, levels) => {
  await using s = await scenario({ life: [{ status }] });
  if (fault !== undefined) s.platform.fault({ method: 'GET', times: Infinity }, fault);
  const { log, annotations } = await s.run({ with: { 'timeout-minutes': '8' } });
  expect(log.split('\n').filter((line) => line.includes(said))).toHaveLength(count);
  expect(annotations.map(({ level }) => level)).toEqual(levels);
});

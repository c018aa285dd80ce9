import { describe, expect, test } from '@jest/globals';
import type { Fault } from '../../sandbox/server.ts';
import { scenario } from './scenario.ts';

const DOWN = { kind: 'status', status: 503, body: '' } as const;

/** A job that is active for that number of polls. */
const activeFor = (polls: number) => ({
  life: [
    ...Array.from({ length: polls }, () => ({ status: 'active' })),
    { status: 'completed', prLink: 'https://github.com/acme/docs/pull/7' },
  ],
});

describe('the adaptive schedule', () => {
  test('first polls after 28 s, then less and less often, but at least every 15 s', async () => {
    await using s = await scenario(activeFor(110));
    const { outputs, log, elapsedMs } = await s.run();
    expect(outputs['outcome']).toBe('pr-created');
    expect(s.platform.requests).toHaveLength(1 + 111);
    expect(elapsedMs).toBeGreaterThan(20 * 60_000);
    expect(elapsedMs).toBeLessThan(28 * 60_000);
    // A line a minute, none twice, and few others.
    const shown = log.split('\n');
    const minutes = Math.floor((elapsedMs - 1) / 60_000);
    expect(shown.filter((line) => line.startsWith('Still active after'))).toEqual(
      Array.from({ length: minutes }, (_, index) => `Still active after ${index + 1} min.`),
    );
    expect(shown.length).toBeLessThanOrEqual(minutes + 6);
  });

  test('logs a line a minute, and none twice, between polls that are minutes apart', async () => {
    await using s = await scenario(activeFor(1));
    const { log } = await s.run({ with: { 'poll-interval-seconds': '150' } });
    expect(log.split('\n')).toEqual([
      'Job `job-1` accepted. First check in 2 min 30 s; stops at 09:30:00 UTC.',
      ...[1, 2, 3, 4].map((minutes) => `Still active after ${minutes} min.`),
      'Pull request opened: https://github.com/acme/docs/pull/7',
    ]);
  });

  test('needs a create and one poll for a job that ends at once', async () => {
    await using s = await scenario(activeFor(0));
    const { elapsedMs } = await s.run();
    expect(s.platform.requests).toHaveLength(2);
    expect(elapsedMs).toBeGreaterThanOrEqual(28_000);
    expect(elapsedMs).toBeLessThan(29_000);
  });
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
    s.platform.fault({ method: 'GET' }, { kind: 'hang' });
    const { outputs, elapsedMs } = await s.run();
    expect(outputs['outcome']).toBe('pr-created');
    expect(elapsedMs).toBeGreaterThanOrEqual(58_000);
  });
});

describe('a create that hangs or floods', () => {
  test('is given up after 30 s, and never retried', async () => {
    await using s = await scenario();
    s.platform.fault({ method: 'POST' }, { kind: 'hang' });
    const { exitCode, outputs, elapsedMs } = await s.run();
    expect(exitCode).toBe(1);
    expect(elapsedMs).toBe(30_000);
    expect(outputs).toMatchObject({ outcome: 'unknown', reason: 'no-answer', 'job-id': '' });
    expect(s.platform.requests).toHaveLength(1);
  });

  test('is given up when the response is too long', async () => {
    await using s = await scenario();
    s.platform.fault({ method: 'POST' }, { kind: 'flood', bytes: 100_000_000 });
    const { outputs } = await s.run();
    expect(outputs).toMatchObject({ outcome: 'unknown', reason: 'unreadable-answer' });
    expect(s.platform.requests).toHaveLength(1);
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

describe('the adaptive schedule, exactly', () => {
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
    expect(outputs['outcome']).toBe('lost');
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

describe('the log of a job that takes twenty minutes', () => {
  const logged = async (status: string, fault?: Fault) => {
    await using s = await scenario({ life: [{ status }] });
    if (fault !== undefined) s.platform.fault({ method: 'GET', times: Infinity }, fault);
    const { log, annotations } = await s.run({ with: { 'timeout-minutes': '20' } });
    const shown = fault === undefined ? status : '503';
    return { lines: log.split('\n').filter((line) => line.includes(shown)), annotations };
  };

  test('has a line a minute', async () => {
    const { lines } = await logged('active');
    expect(lines).toHaveLength(19);
  });

  test('has a line a minute about failed polls', async () => {
    const { lines } = await logged('active', DOWN);
    expect(lines).toHaveLength(21);
  });

  test('has one warning about an unknown status', async () => {
    const { annotations } = await logged('pondering');
    expect(annotations.filter(({ level }) => level === 'warning')).toHaveLength(1);
  });
});

describe('a followed job', () => {
  test.each(['true', 'false'])('that has ended is reported at once, with wait: %s', async (wait) => {
    await using s = await scenario();
    s.platform.addJob('Before.', activeFor(0).life);
    const { outputs, elapsedMs } = await s.run({ with: { 'job-id': 'job-1', wait } });
    expect(outputs['outcome']).toBe('pr-created');
    expect(s.platform.requests).toHaveLength(1);
    expect(elapsedMs).toBe(0);
  });

  test('that doesn’t exist is rejected at once', async () => {
    await using s = await scenario();
    const { outputs, elapsedMs } = await s.run({ with: { 'job-id': 'job-9' } });
    expect(outputs).toMatchObject({ outcome: 'rejected', reason: 'not-found' });
    expect(elapsedMs).toBe(0);
  });
});

test('with wait: false, the step doesn’t wait for an active job', async () => {
  await using s = await scenario();
  s.platform.addJob('Before.', activeFor(100).life);
  const { outputs } = await s.run({ with: { 'job-id': 'job-1', wait: 'false' } });
  expect(outputs).toMatchObject({ outcome: 'started', 'job-id': 'job-1', status: 'active' });
  expect(s.platform.requests).toHaveLength(1);
});

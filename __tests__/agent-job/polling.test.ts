import { describe, expect, test } from '@jest/globals';
import { scenario } from './scenario.ts';

/** A job that the sandbox shows as active for so many looks. */
const activeFor = (looks: number) => ({
  life: [
    ...Array.from({ length: looks }, () => ({ status: 'active' })),
    { status: 'completed', prLink: 'https://github.com/acme/docs/pull/7' },
  ],
});

describe('the adaptive schedule', () => {
  test('looks first after 28 s, then ever less often, never less than every 15 s', async () => {
    await using s = await scenario(activeFor(110));
    const { outputs, log, elapsedMs } = await s.run();
    expect(outputs['outcome']).toBe('pr-created');
    expect(s.platform.requests).toHaveLength(1 + 111);
    expect(elapsedMs).toBeGreaterThan(20 * 60_000);
    expect(elapsedMs).toBeLessThan(28 * 60_000);
    // A person at three in the morning sees that it lives, on one screen.
    const shown = log.split('\n');
    expect(shown.length).toBeLessThanOrEqual(25);
    expect(shown.filter((line) => line.startsWith('Still active after')).length).toBeGreaterThanOrEqual(8);
  });

  test('a job that ends at once costs a create and one look', async () => {
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

test('on loopback the interval can be below a second', async () => {
  await using s = await scenario(activeFor(3));
  const { outputs } = await s.runProcess({ clock: 'real', with: { 'poll-interval-seconds': '0.01' } });
  expect(outputs['outcome']).toBe('pr-created');
});

test('when the time is up the step fails, says that the job goes on, and how to follow it', async () => {
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
  expect(annotations).toEqual([{ level: 'error', message: outputs['message'] }]);
  expect(elapsedMs).toBeGreaterThanOrEqual(5 * 60_000);
  expect(elapsedMs).toBeLessThan(5 * 60_000 + 2_000);
  expect(s.github.comments[0]?.body).toContain('<code>timed-out</code>');
});

test('the last look comes just before the deadline: a job that ended by then has ended', async () => {
  await using s = await scenario({
    life: [{ status: 'active' }, { status: 'completed', prLink: 'https://github.com/acme/docs/pull/7' }],
  });
  const { outputs } = await s.run({ with: { 'timeout-minutes': '1', 'poll-interval-seconds': '50' } });
  expect(outputs['outcome']).toBe('pr-created');
});

describe('a look that fails is a look missed', () => {
  test.each([
    ['a server in trouble', { kind: 'status', status: 503, body: 'down' } as const],
    ['a connection reset', { kind: 'reset', before: 'act' } as const],
    ['a body cut short', { kind: 'cut' } as const],
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

  test('a look that hangs is given up after 30 s', async () => {
    await using s = await scenario(activeFor(0));
    s.platform.fault({ method: 'GET' }, { kind: 'hang' });
    const { outputs, elapsedMs } = await s.run();
    expect(outputs['outcome']).toBe('pr-created');
    expect(elapsedMs).toBeGreaterThanOrEqual(58_000);
  });
});

describe('a create that hangs or floods', () => {
  test('is given up after 30 s, and never repeated', async () => {
    await using s = await scenario();
    s.platform.fault({ method: 'POST' }, { kind: 'hang' });
    const { exitCode, outputs, elapsedMs } = await s.run();
    expect(exitCode).toBe(1);
    expect(elapsedMs).toBe(30_000);
    expect(outputs).toMatchObject({ outcome: 'unknown', reason: 'no-answer', 'job-id': '' });
    expect(s.platform.requests).toHaveLength(1);
  });

  test('is given up once its answer is too long', async () => {
    await using s = await scenario();
    s.platform.fault({ method: 'POST' }, { kind: 'flood', bytes: 100_000_000 });
    const { outputs } = await s.run();
    expect(outputs).toMatchObject({ outcome: 'unknown', reason: 'unreadable-answer' });
    expect(s.platform.requests).toHaveLength(1);
  });
});

test('404, more than a minute of 503, and 404 again are not a job that is lost', async () => {
  await using s = await scenario(activeFor(3));
  const gone = { kind: 'status', status: 404, body: { error: 'no such job' } } as const;
  s.platform.fault({ method: 'GET' }, gone);
  s.platform.fault({ method: 'GET', nth: 2, times: 8 }, { kind: 'status', status: 503, body: '' });
  s.platform.fault({ method: 'GET', nth: 10 }, gone);
  const { outputs } = await s.run();
  expect(s.platform.requests.length).toBeGreaterThan(11);
  expect(outputs['outcome']).toBe('pr-created');
});

test('failed polls are repeated after twice and four times the interval', async () => {
  await using s = await scenario(activeFor(0));
  s.platform.fault({ method: 'GET', times: 2 }, { kind: 'status', status: 503, body: '' });
  const { elapsedMs } = await s.run({ with: { 'poll-interval-seconds': '2' } });
  expect(Math.round(elapsedMs / 1_000)).toBe(2 + 4 + 8);
});

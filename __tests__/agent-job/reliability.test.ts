import { describe, expect, test } from '@jest/globals';
import { type Fault, refusedPort } from '../../sandbox/server.ts';
import { HANGS, lines, scenario } from './scenario.ts';
import { tcpServer } from './tcp-server.ts';

const PULL_REQUEST = 'https://github.com/acme/docs/pull/7';
const CREATE = { method: 'POST', path: /\/job$/u } as const;

test.each([
  [401, 'unauthorized'],
  [403, 'forbidden'],
  [400, 'bad-request'],
])('a key that stops working during the wait (%i) ends it at once', async (status, reason) => {
  await using s = await scenario();
  s.platform.fault(
    { method: 'GET', nth: 2, times: Infinity },
    { kind: 'status', status, body: { error: 'expired' } },
  );
  const { exitCode, outputs } = await s.run();
  expect(exitCode).toBe(1);
  expect(outputs).toMatchObject({ outcome: 'lost', reason, 'job-id': 'job-1', status: 'active' });
  expect(s.platform.requests).toHaveLength(3);
});
test.each<[string, Fault]>([
  ['is down', { kind: 'status', status: 503, body: '' }],
  ['sends 17 MiB', { kind: 'flood', bytes: 17 * 1024 * 1024 }],
  ['truncates every response', { kind: 'cut' }],
  ['resets every connection', { kind: 'reset', before: 'body' }],
  ['never responds', HANGS],
  ['sends one byte a second', { kind: 'drip', everyMs: 1_000 }],
])('the step ends within 2 s of its deadline if the API %s', async (_, fault) => {
  await using s = await scenario();
  s.platform.fault({ method: 'GET', times: Infinity }, fault);
  const inputs = { 'timeout-minutes': '1', 'poll-interval-seconds': '29' };
  const { exitCode, outputs, elapsedMs } = await s.run({ with: inputs });
  expect(exitCode).toBe(1);
  expect(outputs).toMatchObject({ outcome: 'timed-out', 'job-id': 'job-1' });
  expect(elapsedMs).toBeGreaterThanOrEqual(60_000);
  expect(elapsedMs).toBeLessThan(60_000 + 2_000);
});

describe('a cancel', () => {
  test('before anything was sent creates nothing', async () => {
    await using s = await scenario();
    const port = await refusedPort();
    const step = await s.start({
      clock: 'held',
      with: { 'base-url': `http://127.0.0.1:${port}`, comment: 'true' },
    });
    await step.waitForLine('Retrying in');
    step.kill('SIGINT');
    const { exitCode, outputs } = await step.result;
    expect(exitCode).toBe(1);
    expect(outputs).toMatchObject({ outcome: 'not-created', reason: 'cancelled', 'job-id': '' });
  });

  test('during the create waits for the response, so that the id isn’t lost', async () => {
    await using s = await scenario({ life: [{ status: 'active' }] });
    s.platform.fault(CREATE, { kind: 'delay', ms: 300 });
    const step = await s.start();
    await s.platform.waitForRequest(({ method }) => method === 'POST');
    step.kill('SIGINT');
    const { outputs } = await step.result;
    expect(outputs).toMatchObject({ outcome: 'cancelled', 'job-id': 'job-1' });
  });

  test('before anything was accepted ends the retries', async () => {
    await using s = await scenario();
    s.platform.fault({ ...CREATE, times: Infinity }, { kind: 'status', status: 429, body: '' });
    const step = await s.start({ clock: 'held' });
    await step.waitForLine('Retrying in');
    step.kill('SIGINT');
    expect((await step.result).outputs).toMatchObject({ outcome: 'not-created', reason: 'cancelled' });
    expect(s.platform.requests).toHaveLength(1);
  });

  test('while a create hangs is unknown, within the runner’s 7.5 s', async () => {
    await using s = await scenario();
    s.platform.fault(CREATE, HANGS);
    const step = await s.start({ with: { comment: 'true' } });
    await s.platform.waitForRequest(({ method }) => method === 'POST');
    step.kill('SIGINT');
    const { outputs, elapsedMs } = await step.result;
    expect(outputs).toMatchObject({ outcome: 'unknown', reason: 'cancelled', 'job-id': '' });
    expect(elapsedMs).toBe(5_500);
    expect(s.github.comments[0]?.body).toContain('`unknown`');
  });

  test('twice ends the step at once', async () => {
    await using s = await scenario();
    s.platform.fault(CREATE, HANGS);
    const step = await s.startProcess({ clock: 'held' });
    await s.platform.waitForRequest(({ method }) => method === 'POST');
    step.kill('SIGINT');
    step.kill('SIGTERM');
    expect((await step.result).exitCode).toBe(130);
  });
});

test('a proxy from the environment is used, and if it refuses, the request counts as not sent', async () => {
  await using s = await scenario();
  const asked: string[] = [];
  using proxy = await tcpServer((socket) => {
    socket.once('data', (data) => {
      asked.push(data.toString().split('\r\n')[0] ?? '');
      socket.end('HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\n\r\n');
    });
  });
  const { outputs } = await s.runProcess({
    env: { https_proxy: `http://127.0.0.1:${proxy.port}` },
    with: { 'base-url': 'https://platform.example', 'timeout-minutes': '0.5' },
  });
  expect(asked[0]).toBe('CONNECT platform.example:443 HTTP/1.1');
  expect(outputs).toMatchObject({ outcome: 'not-created', reason: 'unreachable' });
  expect(lines(s.platform.requests)).toEqual([]);
});

describe('a GitHub that hangs', () => {
  test('starts no job after the deadline, and the step ends', async () => {
    await using s = await scenario();
    s.github.fault({ path: /reactions|comments/u, times: Infinity }, HANGS);
    const { outputs, elapsedMs } = await s.run({ with: { comment: 'true', 'timeout-minutes': '0.05' } });
    expect(outputs).toMatchObject({ outcome: 'not-created', reason: 'timeout' });
    expect(s.platform.requests).toEqual([]);
    // The report can take 5 s more.
    expect(elapsedMs).toBeLessThanOrEqual(3_000 + 5_000);
  });

  test('doesn’t delay the end of a cancelled step', async () => {
    await using s = await scenario({ life: [{ status: 'completed', prLink: PULL_REQUEST }] });
    s.github.fault({ path: /comments/u, times: Infinity }, HANGS);
    const step = await s.start({ with: { comment: 'true' } });
    await s.github.waitForRequest(({ path }) => path.endsWith('/comments'));
    step.kill('SIGINT');
    const { exitCode, outputs, state, elapsedMs } = await step.result;
    expect(exitCode).toBe(0);
    expect(outputs['outcome']).toBe('pr-created');
    expect(elapsedMs).toBeLessThan(28_000 + 2_500);
    expect(s.github.comments).toEqual([]);
    s.github.clearFaults();
    await s.run({ with: { comment: 'true' }, post: state });
    expect(s.github.comments[0]?.body).toContain('`pr-created`');
  });
});

describe('responses designed to exhaust memory or time', () => {
  test.each<[string, Fault]>([
    ['half a megabyte of quotes', { kind: 'raw', status: 201, body: `{"${'\\"'.repeat(250_000)}` }],
    [
      '100,000 unclosed titles',
      { kind: 'status', status: 502, body: '<title'.repeat(100_000), contentType: 'text/html' },
    ],
    [
      'nested errors',
      { kind: 'status', status: 500, body: `${'{"error":'.repeat(20_000)}1${'}'.repeat(20_000)}` },
    ],
  ])('%s', async (_, fault) => {
    await using s = await scenario();
    s.platform.fault(CREATE, fault);
    const { outputs, durationMs } = await s.run();
    expect(outputs['outcome']).toBe('unknown');
    expect(durationMs).toBeLessThan(20_000);
  });

  test('the id after a string of 15 MB is found', async () => {
    await using s = await scenario({ life: [{ status: 'failed' }] });
    s.platform.fault(CREATE, {
      kind: 'raw',
      status: 201,
      body: `{"x":"${'y'.repeat(15_000_000)}","id":"job-1"`,
    });
    expect((await s.run()).outputs).toMatchObject({ outcome: 'failed', 'job-id': 'job-1' });
  });

  // Node parses them, but can't write them again.
  test.each([10_000, 20_000])(
    'the job of a response that is nested %i levels deep is followed',
    async (levels) => {
      await using s = await scenario({ life: [{ status: 'completed', prLink: PULL_REQUEST }] });
      const deep = `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;
      const body = `{"id":"job-1","status":"active","prLink":"${PULL_REQUEST}","text":"\\u0041\\n","deep":${deep}}`;
      s.platform.fault(CREATE, { kind: 'raw', status: 201, body });
      s.platform.fault({ method: 'GET' }, { kind: 'raw', status: 200, body });
      s.platform.addJob('Do it.');
      s.platform.show('job-1', { status: 'completed', prLink: PULL_REQUEST });
      const { outputs } = await s.run({ with: { comment: 'true' } });
      expect(outputs).toMatchObject({ outcome: 'pr-created', 'job-id': 'job-1', 'pr-link': PULL_REQUEST });
      expect(s.github.comments[0]?.body).toContain('job-1');
    },
  );

  test.each(['github.com', 'not a url', ''])('GITHUB_SERVER_URL can be “%s”', async (url) => {
    await using s = await scenario({ life: [{ status: 'completed', prLink: PULL_REQUEST }] });
    const { outputs, annotations } = await s.run({
      env: { GITHUB_SERVER_URL: url },
      with: { comment: 'true' },
    });
    expect(outputs['outcome']).toBe('pr-created');
    expect(annotations).toEqual([]);
    expect(s.github.comments).toHaveLength(1);
  });
});

test('a cancel before the connection is made creates nothing', async () => {
  using server = await tcpServer();
  await using s = await scenario();
  const step = await s.start({ clock: 'held', with: { 'base-url': `https://127.0.0.1:${server.port}` } });
  await server.connected;
  step.kill('SIGINT');
  const { outputs, elapsedMs } = await step.result;
  expect(outputs).toMatchObject({ outcome: 'not-created', reason: 'cancelled' });
  expect(elapsedMs).toBe(0);
});

test('a proxy URL with another protocol ends the step at once, because a retry would find the same', async () => {
  await using s = await scenario();
  const { outputs, elapsedMs, log } = await s.runProcess({
    clock: 'virtual',
    env: { https_proxy: 'socks5://127.0.0.1:1' },
    with: { 'base-url': 'https://platform.example', 'timeout-minutes': '30' },
  });
  expect(outputs).toMatchObject({ outcome: 'not-created', reason: 'unreachable' });
  expect(outputs['message']).toContain("the runner's proxy can't be used");
  expect(outputs['message']).toContain('Invalid proxy URL in `https_proxy`');
  expect(log).not.toContain('Retrying');
  expect(elapsedMs).toBe(0);
});

test('an id in a truncated error isn’t taken for a job id', async () => {
  await using s = await scenario();
  const answer = 'HTTP/1.1 502 Bad Gateway\r\ncontent-length: 500\r\n\r\n{"id":"err-42","error":"upstream';
  using server = await tcpServer((socket) => socket.once('data', () => socket.end(answer)));
  const { outputs } = await s.run({ with: { 'base-url': `http://127.0.0.1:${server.port}` } });
  expect(outputs).toMatchObject({ outcome: 'unknown', 'job-id': '' });
});

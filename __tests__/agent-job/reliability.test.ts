import { once } from 'node:events';
import { createServer } from 'node:net';
import { describe, expect, test } from '@jest/globals';
import type { StepResult } from '../../sandbox/run-step.ts';
import { type Fault, refusedPort } from '../../sandbox/server.ts';
import { lines, scenario } from './scenario.ts';

const PULL_REQUEST = 'https://github.com/acme/docs/pull/7';
const CREATE = { method: 'POST', path: /\/job$/u } as const;

test.each(['0', '1', 'Sat, 01 Jan 2000 00:00:00 GMT'])(
  'after 429, the pause starts at 20 s and grows, even with Retry-After: %s',
  async (retryAfter) => {
    await using s = await scenario();
    s.platform.fault(
      { method: 'POST', times: Infinity },
      { kind: 'status', status: 429, body: '', headers: { 'retry-after': retryAfter } },
    );
    const { outputs } = await s.run({ with: { 'timeout-minutes': '10' } });
    expect(outputs).toMatchObject({ outcome: 'not-created', reason: 'rate-limit' });
    // 20, 40, 80, 160 s and so on, each randomly up to 50 % longer.
    expect(s.platform.requests.length).toBeGreaterThanOrEqual(4);
    expect(s.platform.requests.length).toBeLessThanOrEqual(6);
  },
);

describe('a create that was certainly not accepted is retried', () => {
  test('a refused connection, until the deadline', async () => {
    await using s = await scenario();
    const port = await refusedPort();
    const { exitCode, outputs, log, elapsedMs } = await s.run({
      with: { 'base-url': `http://127.0.0.1:${port}`, 'timeout-minutes': '5' },
    });
    expect(exitCode).toBe(1);
    expect(outputs).toMatchObject({ outcome: 'not-created', reason: 'unreachable', 'job-id': '' });
    expect(outputs['message']).toContain('ECONNREFUSED');
    expect(log.match(/Retrying in/gu)?.length).toBeGreaterThan(5);
    expect(elapsedMs).toBeGreaterThan(3 * 60_000);
    expect(elapsedMs).toBeLessThan(5 * 60_000 + 2_000);
  });

  test('a host name without an address', async () => {
    await using s = await scenario();
    const { outputs } = await s.run({
      with: { 'base-url': 'https://nowhere.invalid', 'timeout-minutes': '1' },
    });
    expect(outputs).toMatchObject({ outcome: 'not-created', reason: 'unreachable' });
  });

  test('a failed TLS handshake', async () => {
    let connections = 0;
    const server = createServer((socket) => {
      connections += 1;
      socket.on('error', () => undefined).end('this is not TLS\r\n');
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : 0;
    await using s = await scenario();
    const { outputs } = await s.run({
      with: { 'base-url': `https://127.0.0.1:${port}`, 'timeout-minutes': '1' },
    });
    server.close();
    expect(outputs).toMatchObject({ outcome: 'not-created', reason: 'unreachable' });
    expect(connections).toBeGreaterThan(1);
  });

  test.each([
    ['seconds', '90', 90_000],
    ['date form', 'Mon, 02 Nov 2026 09:02:00 GMT', 119_000],
  ])('429, after a Retry-After in %s', async (_, value, atLeast) => {
    await using s = await scenario({ life: [{ status: 'completed', prLink: PULL_REQUEST }] });
    s.platform.fault(CREATE, {
      kind: 'status',
      status: 429,
      body: { error: 'slow down' },
      headers: { 'retry-after': value },
    });
    const { outputs, log, elapsedMs } = await s.run();
    expect(outputs['outcome']).toBe('pr-created');
    expect(s.platform.jobs).toHaveLength(1);
    expect(log).toMatch(/^Couldn't create a job: .* Retrying in /mu);
    expect(elapsedMs).toBeGreaterThanOrEqual(atLeast);
  });

  test('429 without Retry-After, with growing pauses until the deadline', async () => {
    await using s = await scenario();
    s.platform.fault({ ...CREATE, times: Infinity }, { kind: 'status', status: 429, body: 'limit' });
    const { exitCode, outputs, elapsedMs } = await s.run();
    expect(exitCode).toBe(1);
    expect(outputs).toMatchObject({ outcome: 'not-created', reason: 'rate-limit' });
    expect(outputs['message']).toContain('100 agent jobs an hour');
    expect(s.platform.jobs).toHaveLength(0);
    expect(s.platform.requests.length).toBeGreaterThan(3);
    expect(elapsedMs).toBeLessThan(30 * 60_000 + 2_000);
  });

  test.each(['1800', '3600'])(
    'but not after a Retry-After of %s s, which passes the deadline',
    async (value) => {
      await using s = await scenario();
      s.platform.fault(CREATE, {
        kind: 'status',
        status: 429,
        body: 'limit',
        headers: { 'retry-after': value },
      });
      const { outputs, elapsedMs } = await s.run();
      expect(outputs).toMatchObject({ outcome: 'not-created', reason: 'rate-limit' });
      expect(elapsedMs).toBe(0);
    },
  );
});

test('a create without a response at the deadline is unknown, with the reason timeout', async () => {
  await using s = await scenario();
  s.platform.fault(CREATE, { kind: 'hang' });
  const { outputs, elapsedMs } = await s.run({ with: { 'timeout-minutes': '0.2' } });
  expect(outputs).toMatchObject({ outcome: 'unknown', reason: 'timeout', 'job-id': '' });
  expect(elapsedMs).toBe(12_000);
  expect(s.platform.requests).toHaveLength(1);
});

describe('a create that may have arrived is never retried', () => {
  test.each<[string, Fault, string]>([
    ['500', { kind: 'status', status: 500, body: 'oops' }, 'server-error'],
    [
      '502 as an HTML page',
      {
        kind: 'status',
        status: 502,
        body: '<html><title>Bad Gateway</title></html>',
        contentType: 'text/html',
      },
      'server-error',
    ],
    [
      '503 with Retry-After',
      { kind: 'status', status: 503, body: '', headers: { 'retry-after': '1' } },
      'server-error',
    ],
    ['504', { kind: 'status', status: 504, body: '' }, 'server-error'],
    ['408', { kind: 'status', status: 408, body: '' }, 'refused'],
    ['303', { kind: 'status', status: 303, body: '', headers: { location: '/elsewhere' } }, 'redirect'],
    ['a reset before the body is read', { kind: 'reset', before: 'body' }, 'no-answer'],
    ['a reset after the body is read', { kind: 'reset', before: 'act' }, 'no-answer'],
    ['a lost response', { kind: 'lost' }, 'no-answer'],
    ['204', { kind: 'raw', status: 204, body: '' }, 'unreadable-answer'],
    [
      '200 with an HTML page',
      { kind: 'raw', status: 200, body: '<title>Hi</title>', contentType: 'text/html' },
      'unreadable-answer',
    ],
    [
      '201 with truncated JSON and no id',
      { kind: 'raw', status: 201, body: '{"status":"act' },
      'unreadable-answer',
    ],
    ['201 with a JSON list', { kind: 'raw', status: 201, body: '[{"id":"job-1"}]' }, 'unreadable-answer'],
  ])('%s', async (_, fault, reason) => {
    await using s = await scenario();
    s.platform.fault(CREATE, fault);
    const { exitCode, outputs, annotations, summary } = await s.run({ with: { comment: 'true' } });
    expect(exitCode).toBe(1);
    expect(outputs).toMatchObject({ outcome: 'unknown', reason, 'job-id': '' });
    expect(outputs['message']).toMatch(
      /^Couldn't confirm that the job was created: .*wasn't retried.*check the dashboard/u,
    );
    expect(annotations).toMatchObject([
      { level: 'error', title: expect.any(String), message: outputs['message'] },
    ]);
    expect(summary).toContain('**Docs job may have been created**');
    expect(s.platform.requests).toHaveLength(1);
    expect(s.github.comments[0]?.body).toContain('`unknown`');
  });

  test('a response of one byte a second is cut off, and gives the id if that is complete', async () => {
    await using s = await scenario({ life: [{ status: 'completed', prLink: PULL_REQUEST }] });
    s.platform.fault(CREATE, { kind: 'drip', everyMs: 1_000 });
    const { outputs, elapsedMs } = await s.run();
    // The create is given up after 30 s, and the first poll comes 28 s later.
    expect(elapsedMs).toBe(30_000 + 28_000);
    expect(['unknown', 'pr-created']).toContain(outputs['outcome']);
    expect(s.platform.jobs).toHaveLength(1);
    expect(s.platform.requests.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });
});

describe('a damaged response that still has the id counts as accepted', () => {
  test.each<[string, Fault]>([
    ['truncated', { kind: 'cut' }],
    ['with garbage after it', { kind: 'raw', status: 201, body: '{"id":"job-1","status":"active"}}}' }],
    ['without a status', { kind: 'raw', status: 201, body: '{"source":{"id":"wrong"},"id":"job-1"}' }],
    ['half of the JSON', { kind: 'raw', status: 201, body: '{"id":"job-1","sta' }],
    [
      'with an odd number of escaped quotes before the id',
      { kind: 'raw', status: 201, body: '{"echo":"a \\" b","id":"job-1","sta' },
    ],
  ])('%s', async (_, fault) => {
    await using s = await scenario({ life: [{ status: 'completed', prLink: PULL_REQUEST }] });
    s.platform.fault(CREATE, fault);
    const { outputs } = await s.run();
    expect(outputs).toMatchObject({ 'job-id': 'job-1', outcome: 'pr-created' });
    expect(s.platform.jobs).toHaveLength(1);
  });
});

describe('a job that is not found', () => {
  const missing = { kind: 'status', status: 404, body: { error: 'no such job' } } as const;

  test('right after the create is polled again', async () => {
    await using s = await scenario();
    s.platform.fault({ method: 'GET', times: 3 }, missing);
    expect((await s.run()).outputs['outcome']).toBe('pr-created');
  });

  test('once during the wait is polled again', async () => {
    await using s = await scenario({ life: Array.from({ length: 40 }, () => ({ status: 'active' })) });
    s.platform.fault({ method: 'GET', nth: 20 }, missing);
    expect((await s.run({ with: { 'timeout-minutes': '10' } })).outputs['outcome']).toBe('timed-out');
  });

  test('for more than a minute is lost, and the message says how to follow it', async () => {
    await using s = await scenario();
    s.platform.fault({ method: 'GET', times: Infinity }, missing);
    const { exitCode, outputs, elapsedMs } = await s.run();
    expect(exitCode).toBe(1);
    expect(outputs).toMatchObject({ outcome: 'lost', reason: 'not-found', 'job-id': 'job-1' });
    expect(outputs['message']).toContain('job-id: job-1');
    expect(elapsedMs).toBeGreaterThan(60_000);
    expect(elapsedMs).toBeLessThan(28_000 + 60_000 + 15_000);
  });
});

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

test('after a rate-limited poll, the next one follows after Retry-After', async () => {
  await using s = await scenario();
  s.platform.fault(
    { method: 'GET' },
    { kind: 'status', status: 429, body: '', headers: { 'retry-after': '120' } },
  );
  const { outputs, elapsedMs } = await s.run();
  expect(outputs['outcome']).toBe('pr-created');
  expect(elapsedMs).toBeGreaterThan(28_000 + 120_000);
});

describe('the step ends within 2 s of its deadline if the API', () => {
  const expectTimely = ({ exitCode, outputs, elapsedMs }: StepResult) => {
    expect(exitCode).toBe(1);
    expect(outputs).toMatchObject({ outcome: 'timed-out', 'job-id': 'job-1' });
    expect(elapsedMs).toBeGreaterThanOrEqual(60_000);
    expect(elapsedMs).toBeLessThan(60_000 + 2_000);
  };

  test.each<[string, Fault]>([
    ['is down', { kind: 'status', status: 503, body: '' }],
    ['sends 100 MB', { kind: 'flood', bytes: 100_000_000 }],
    ['truncates every response', { kind: 'cut' }],
    ['resets every connection', { kind: 'reset', before: 'body' }],
  ])('%s', async (_, fault) => {
    await using s = await scenario();
    s.platform.fault({ method: 'GET', times: Infinity }, fault);
    expectTimely(await s.run({ with: { 'timeout-minutes': '1' } }));
  });

  test.each<[string, Fault]>([
    ['never responds', { kind: 'hang' }],
    ['sends one byte a second', { kind: 'drip', everyMs: 1_000 }],
  ])('%s', async (_, fault) => {
    await using s = await scenario();
    s.platform.fault({ method: 'GET', times: Infinity }, fault);
    expectTimely(await s.run({ with: { 'timeout-minutes': '1' } }));
  });
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
    s.platform.fault(CREATE, { kind: 'hang' });
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
    s.platform.fault(CREATE, { kind: 'hang' });
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
  const proxy = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', (data) => {
      asked.push(data.toString().split('\r\n')[0] ?? '');
      socket.end('HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\n\r\n');
    });
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const address = proxy.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const { outputs } = await s.runProcess({
    env: { https_proxy: `http://127.0.0.1:${port}` },
    with: { 'base-url': 'https://platform.example', 'timeout-minutes': '0.5' },
  });
  proxy.close();
  expect(asked[0]).toBe('CONNECT platform.example:443 HTTP/1.1');
  expect(outputs).toMatchObject({ outcome: 'not-created', reason: 'unreachable' });
  expect(lines(s.platform.requests)).toEqual([]);
});

describe('a GitHub that hangs', () => {
  test('starts no job after the deadline, and the step ends', async () => {
    await using s = await scenario();
    s.github.fault({ path: /reactions|comments/u, times: Infinity }, { kind: 'hang' });
    const { outputs, elapsedMs } = await s.run({ with: { comment: 'true', 'timeout-minutes': '0.05' } });
    expect(outputs).toMatchObject({ outcome: 'not-created', reason: 'timeout' });
    expect(s.platform.requests).toEqual([]);
    // The report can take 5 s more.
    expect(elapsedMs).toBeLessThanOrEqual(3_000 + 5_000);
  });

  test('doesn’t delay the end of a cancelled step', async () => {
    await using s = await scenario({ life: [{ status: 'completed', prLink: PULL_REQUEST }] });
    s.github.fault({ path: /comments/u, times: Infinity }, { kind: 'hang' });
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

test('a response about another job counts as a failed poll', async () => {
  await using s = await scenario();
  s.platform.fault(
    { method: 'GET' },
    { kind: 'raw', status: 200, body: '{"id":"job-999","status":"completed"}' },
  );
  expect((await s.run()).outputs).toMatchObject({ outcome: 'pr-created', 'job-id': 'job-1' });
});

test('one 404 after an outage doesn’t end the wait', async () => {
  await using s = await scenario();
  s.platform.fault({ method: 'GET', times: 8 }, { kind: 'status', status: 503, body: '' });
  s.platform.fault({ method: 'GET' }, { kind: 'status', status: 404, body: '' });
  expect((await s.run()).outputs['outcome']).toBe('pr-created');
});

test.each(['0', '1.5', '-1', 'Mon, 02 Nov 2020 09:00:00 GMT', '9'.repeat(400)])(
  'a Retry-After of %s makes the pauses neither too short nor endless',
  async (value) => {
    await using s = await scenario();
    s.platform.fault(
      { ...CREATE, times: Infinity },
      { kind: 'status', status: 429, body: '', headers: { 'retry-after': value } },
    );
    const { outputs, log } = await s.run();
    expect(outputs['outcome']).toBe('not-created');
    expect(s.platform.requests.length).toBeLessThan(60);
    expect(log).not.toMatch(/NaN|Infinity/u);
  },
);

test('following with wait: false gives up after three failed polls', async () => {
  await using s = await scenario();
  s.platform.fault({ times: Infinity }, { kind: 'status', status: 503, body: '' });
  const { outputs } = await s.run({ with: { 'job-id': 'job-1', wait: 'false' } });
  expect(outputs).toMatchObject({ outcome: 'lost', reason: 'server-error', 'job-id': 'job-1' });
  expect(outputs['message']).toMatch(/^Job `job-1` may still be running, but can't be polled anymore: /u);
  expect(s.platform.requests).toHaveLength(3);
});

test('a cancel before the connection is made creates nothing', async () => {
  const server = createServer((socket) => socket.on('error', () => undefined)).listen(0, '127.0.0.1');
  const connected = once(server, 'connection');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  await using s = await scenario();
  const step = await s.start({ clock: 'held', with: { 'base-url': `https://127.0.0.1:${port}` } });
  await connected;
  step.kill('SIGINT');
  const { outputs, elapsedMs } = await step.result;
  server.close();
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
  s.platform.fault(CREATE, { kind: 'cut' });
  s.platform.fault(CREATE, { kind: 'status', status: 502, body: '' });
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () =>
      socket.end('HTTP/1.1 502 Bad Gateway\r\ncontent-length: 500\r\n\r\n{"id":"err-42","error":"upstream'),
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const { outputs } = await s.run({ with: { 'base-url': `http://127.0.0.1:${port}` } });
  server.close();
  expect(outputs).toMatchObject({ outcome: 'unknown', 'job-id': '' });
});

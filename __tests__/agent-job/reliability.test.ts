import { once } from 'node:events';
import { createServer } from 'node:net';
import { describe, expect, test } from '@jest/globals';
import type { StepResult } from '../../sandbox/run-step.ts';
import { type Fault, refusedPort } from '../../sandbox/server.ts';
import { lines, scenario } from './scenario.ts';

const PULL_REQUEST = 'https://github.com/acme/docs/pull/7';
const CREATE = { method: 'POST', path: /\/job$/u } as const;

test.each(['0', '1', 'Sat, 01 Jan 2000 00:00:00 GMT'])(
  'after 429 the pause starts at 20 s and grows, whatever Retry-After: %s says',
  async (retryAfter) => {
    await using s = await scenario();
    s.platform.fault(
      { method: 'POST', times: Infinity },
      { kind: 'status', status: 429, body: '', headers: { 'retry-after': retryAfter } },
    );
    const { outputs } = await s.run({ with: { 'timeout-minutes': '10' } });
    expect(outputs).toMatchObject({ outcome: 'not-created', reason: 'rate-limit' });
    // 20, 40, 80, 160 s and so on, each up to half as much longer.
    expect(s.platform.requests.length).toBeGreaterThanOrEqual(4);
    expect(s.platform.requests.length).toBeLessThanOrEqual(6);
  },
);

describe('a create that was certainly not accepted is tried again', () => {
  test('a refused connection, until somebody listens', async () => {
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

  test('a name that is not resolved', async () => {
    await using s = await scenario();
    const { outputs } = await s.run({
      with: { 'base-url': 'https://nowhere.invalid', 'timeout-minutes': '1' },
    });
    expect(outputs).toMatchObject({ outcome: 'not-created', reason: 'unreachable' });
  });

  test('TLS that does not come about', async () => {
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
    ['a date', 'Mon, 02 Nov 2026 09:02:00 GMT', 119_000],
  ])('429 with Retry-After as %s is waited out', async (_, value, atLeast) => {
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

  test('429 without Retry-After is met with growing pauses, to the deadline', async () => {
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
    'a Retry-After of %s s, beyond the deadline, is not waited for',
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

test('a create that is under way at the deadline is unknown, because the time was up', async () => {
  await using s = await scenario();
  s.platform.fault(CREATE, { kind: 'hang' });
  const { outputs, elapsedMs } = await s.run({ with: { 'timeout-minutes': '0.2' } });
  expect(outputs).toMatchObject({ outcome: 'unknown', reason: 'timeout', 'job-id': '' });
  expect(elapsedMs).toBe(12_000);
  expect(s.platform.requests).toHaveLength(1);
});

describe('a create that may have arrived is never repeated', () => {
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
    ['an answer that is lost', { kind: 'lost' }, 'no-answer'],
    ['204', { kind: 'raw', status: 204, body: '' }, 'unreadable-answer'],
    [
      '200 with an HTML page',
      { kind: 'raw', status: 200, body: '<title>Hi</title>', contentType: 'text/html' },
      'unreadable-answer',
    ],
    [
      '201 with half a JSON and no id',
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
    expect(s.github.comments[0]?.body).toContain('<code>unknown</code>');
  });

  test('an answer that comes at one byte a second is cut off, and shows its id if that is whole', async () => {
    await using s = await scenario({ life: [{ status: 'completed', prLink: PULL_REQUEST }] });
    s.platform.fault(CREATE, { kind: 'drip', everyMs: 1_000 });
    const { outputs, elapsedMs } = await s.run();
    // The create is given up after 30 s, and the job is looked at after 28 s.
    expect(elapsedMs).toBe(30_000 + 28_000);
    expect(['unknown', 'pr-created']).toContain(outputs['outcome']);
    expect(s.platform.jobs).toHaveLength(1);
    expect(s.platform.requests.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });
});

describe('a damaged answer that still shows the id yields the id', () => {
  test.each<[string, Fault]>([
    ['cut short', { kind: 'cut' }],
    ['with rubbish behind it', { kind: 'raw', status: 201, body: '{"id":"job-1","status":"active"}}}' }],
    ['without a status', { kind: 'raw', status: 201, body: '{"source":{"id":"wrong"},"id":"job-1"}' }],
    ['half of it', { kind: 'raw', status: 201, body: '{"id":"job-1","sta' }],
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

describe('a job that the service does not show', () => {
  const missing = { kind: 'status', status: 404, body: { error: 'no such job' } } as const;

  test('for a moment after the create is waited for', async () => {
    await using s = await scenario();
    s.platform.fault({ method: 'GET', times: 3 }, missing);
    expect((await s.run()).outputs['outcome']).toBe('pr-created');
  });

  test('for a moment in the middle is waited for', async () => {
    await using s = await scenario({ life: Array.from({ length: 40 }, () => ({ status: 'active' })) });
    s.platform.fault({ method: 'GET', nth: 20 }, missing);
    expect((await s.run({ with: { 'timeout-minutes': '10' } })).outputs['outcome']).toBe('timed-out');
  });

  test('for more than a minute is lost, with its id and how to follow it', async () => {
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
])('a key that stops working in the middle (%i) ends the wait at once', async (status, reason) => {
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

test('a look that is refused for its rate waits as long as it is told to', async () => {
  await using s = await scenario();
  s.platform.fault(
    { method: 'GET' },
    { kind: 'status', status: 429, body: '', headers: { 'retry-after': '120' } },
  );
  const { outputs, elapsedMs } = await s.run();
  expect(outputs['outcome']).toBe('pr-created');
  expect(elapsedMs).toBeGreaterThan(28_000 + 120_000);
});

describe('whatever the service does, the step ends within 2 s of its deadline', () => {
  const expectTimely = ({ exitCode, outputs, elapsedMs }: StepResult) => {
    expect(exitCode).toBe(1);
    expect(outputs).toMatchObject({ outcome: 'timed-out', 'job-id': 'job-1' });
    expect(elapsedMs).toBeGreaterThanOrEqual(60_000);
    expect(elapsedMs).toBeLessThan(60_000 + 2_000);
  };

  test.each<[string, Fault]>([
    ['it is down', { kind: 'status', status: 503, body: '' }],
    ['it sends 100 MB', { kind: 'flood', bytes: 100_000_000 }],
    ['it cuts every answer', { kind: 'cut' }],
    ['it resets every connection', { kind: 'reset', before: 'body' }],
  ])('%s', async (_, fault) => {
    await using s = await scenario();
    s.platform.fault({ method: 'GET', times: Infinity }, fault);
    expectTimely(await s.run({ with: { 'timeout-minutes': '1' } }));
  });

  test.each<[string, Fault]>([
    ['it never answers', { kind: 'hang' }],
    ['it drips', { kind: 'drip', everyMs: 1_000 }],
  ])('%s', async (_, fault) => {
    await using s = await scenario();
    s.platform.fault({ method: 'GET', times: Infinity }, fault);
    expectTimely(await s.run({ with: { 'timeout-minutes': '1' } }));
  });
});

describe('a cancel', () => {
  test('while nothing could be sent yet: nothing is created', async () => {
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

  test('while the create is under way: its answer is awaited, so that the id is not lost', async () => {
    await using s = await scenario({ life: [{ status: 'active' }] });
    s.platform.fault(CREATE, { kind: 'delay', ms: 300 });
    const step = await s.start();
    await s.platform.waitForRequest(({ method }) => method === 'POST');
    step.kill('SIGINT');
    const { outputs } = await step.result;
    expect(outputs).toMatchObject({ outcome: 'cancelled', 'job-id': 'job-1' });
  });

  test('while nothing was accepted yet: it is not tried again', async () => {
    await using s = await scenario();
    s.platform.fault({ ...CREATE, times: Infinity }, { kind: 'status', status: 429, body: '' });
    const step = await s.start({ clock: 'held' });
    await step.waitForLine('Retrying in');
    step.kill('SIGINT');
    expect((await step.result).outputs).toMatchObject({ outcome: 'not-created', reason: 'cancelled' });
    expect(s.platform.requests).toHaveLength(1);
  });

  test('while a create hangs: it is unknown, within the 7.5 s that the runner gives', async () => {
    await using s = await scenario();
    s.platform.fault(CREATE, { kind: 'hang' });
    const step = await s.start({ with: { comment: 'true' } });
    await s.platform.waitForRequest(({ method }) => method === 'POST');
    step.kill('SIGINT');
    const { outputs, elapsedMs } = await step.result;
    expect(outputs).toMatchObject({ outcome: 'unknown', reason: 'cancelled', 'job-id': '' });
    expect(elapsedMs).toBe(5_500);
    expect(s.github.comments[0]?.body).toContain('<code>unknown</code>');
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

test('a proxy of the environment is used, and one that refuses is not a request that was sent', async () => {
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
  test('does not let a job start after the deadline, nor the step outlive it', async () => {
    await using s = await scenario();
    s.github.fault({ path: /reactions|comments/u, times: Infinity }, { kind: 'hang' });
    const { outputs, elapsedMs } = await s.run({ with: { comment: 'true', 'timeout-minutes': '0.05' } });
    expect(outputs).toMatchObject({ outcome: 'not-created', reason: 'timeout' });
    expect(s.platform.requests).toEqual([]);
    // The report may take 5 s more, so that there is one.
    expect(elapsedMs).toBeLessThanOrEqual(3_000 + 5_000);
  });

  test('does not keep a cancelled step from its end', async () => {
    await using s = await scenario({ life: [{ status: 'completed', prLink: PULL_REQUEST }] });
    s.github.fault({ path: /comments/u, times: Infinity }, { kind: 'hang' });
    const step = await s.start({ with: { comment: 'true' } });
    await s.github.waitForRequest(({ path }) => path.endsWith('/comments'));
    step.kill('SIGINT');
    const { exitCode, outputs, state, elapsedMs } = await step.result;
    expect(exitCode).toBe(0);
    expect(outputs['outcome']).toBe('pr-created');
    // The comment does not stand yet: post writes it.
    expect(state['summarized']).toContain('"name":"pr-created"');
    expect(state['finished']).toBeUndefined();
    expect(elapsedMs).toBeLessThan(28_000 + 2_500);
  });
});

describe('answers made to exhaust who reads them', () => {
  test.each<[string, Fault]>([
    ['half a megabyte of quotes', { kind: 'raw', status: 201, body: `{"${'\\"'.repeat(250_000)}` }],
    [
      'titles without end',
      { kind: 'status', status: 502, body: '<title'.repeat(100_000), contentType: 'text/html' },
    ],
    [
      'errors in errors',
      { kind: 'status', status: 500, body: `${'{"error":'.repeat(20_000)}1${'}'.repeat(20_000)}` },
    ],
  ])('%s', async (_, fault) => {
    await using s = await scenario();
    s.platform.fault(CREATE, fault);
    const { outputs, durationMs } = await s.run();
    expect(outputs['outcome']).toBe('unknown');
    expect(durationMs).toBeLessThan(20_000);
  });

  test('a string of 15 MB before the id, which is found all the same', async () => {
    await using s = await scenario({ life: [{ status: 'failed' }] });
    s.platform.fault(CREATE, {
      kind: 'raw',
      status: 201,
      body: `{"x":"${'y'.repeat(15_000_000)}","id":"job-1"`,
    });
    expect((await s.run()).outputs).toMatchObject({ outcome: 'failed', 'job-id': 'job-1' });
  });

  test('a job that nests without end is a job all the same', async () => {
    await using s = await scenario();
    const deep = `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`;
    s.platform.fault(
      { method: 'GET' },
      {
        kind: 'raw',
        status: 200,
        body: `{"id":"job-1","status":"completed","prLink":"${PULL_REQUEST}","deep":${deep}}`,
      },
    );
    expect((await s.run()).outputs).toMatchObject({ outcome: 'pr-created', 'pr-link': PULL_REQUEST });
  });
});

test('an answer about another job is a poll missed', async () => {
  await using s = await scenario();
  s.platform.fault(
    { method: 'GET' },
    { kind: 'raw', status: 200, body: '{"id":"job-999","status":"completed"}' },
  );
  expect((await s.run()).outputs).toMatchObject({ outcome: 'pr-created', 'job-id': 'job-1' });
});

test('one 404 after an outage is not the end', async () => {
  await using s = await scenario();
  s.platform.fault({ method: 'GET', times: 8 }, { kind: 'status', status: 503, body: '' });
  s.platform.fault({ method: 'GET' }, { kind: 'status', status: 404, body: '' });
  expect((await s.run()).outputs['outcome']).toBe('pr-created');
});

test.each(['0', '1.5', '-1', 'Mon, 02 Nov 2020 09:00:00 GMT', '9'.repeat(400)])(
  'a Retry-After of %s does not make the pauses short or endless',
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

test('a job that is asked for once is not asked for all day', async () => {
  await using s = await scenario();
  s.platform.fault({ times: Infinity }, { kind: 'status', status: 503, body: '' });
  const { outputs } = await s.run({ with: { 'job-id': 'job-1', wait: 'false' } });
  expect(outputs).toMatchObject({ outcome: 'timed-out', 'job-id': 'job-1' });
  expect(outputs['message']).toContain('the last status check of job `job-1` failed');
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

test('a proxy of another kind is named', async () => {
  await using s = await scenario();
  const { outputs } = await s.runProcess({
    env: { https_proxy: 'socks5://127.0.0.1:1' },
    with: { 'base-url': 'https://platform.example', 'timeout-minutes': '0.5' },
  });
  expect(outputs).toMatchObject({ outcome: 'not-created', reason: 'unreachable' });
  expect(outputs['message']).toContain('Invalid proxy URL in `https_proxy`');
});

test('an id in a refusal that is cut is no job’s', async () => {
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

import { describe, expect, test } from '@jest/globals';
import type { StepOptions } from '../../sandbox/run-step.ts';
import { type Fault, refusedPort } from '../../sandbox/server.ts';
import { annotated, HANGS, type Scenario, scenario } from './scenario.ts';
import { tcpServer } from './tcp-server.ts';

const LINK = 'https://github.com/acme/docs/pull/7';
const POST = { method: 'POST' } as const;
const END = [{ status: 'completed', prLink: LINK }] as const;

/** The two requests that send a prompt. */
interface Submit {
  readonly step: (options?: StepOptions) => StepOptions;
  /** How a report begins if it isn't known whether the prompt was accepted. */
  readonly unconfirmed: string;
  /** Empty if the id is only in the response. */
  readonly jobId: string;
}

const SUBMITS: readonly (readonly [string, Submit])[] = [
  [
    'create',
    {
      step: (options = {}) => options,
      unconfirmed: "Couldn't confirm that the job was created: ",
      jobId: '',
    },
  ],
  [
    'message',
    {
      step: (options = {}) => ({
        ...options,
        with: { 'job-id': 'job-1', prompt: 'Shorter.', ...options.with },
      }),
      unconfirmed: "Couldn't confirm that the message to job `job-1` was sent: ",
      jobId: 'job-1',
    },
  ],
];

const limited = (retryAfter?: string): Fault => ({
  kind: 'status',
  status: 429,
  body: { error: 'slow down' },
  ...(retryAfter === undefined ? {} : { headers: { 'retry-after': retryAfter } }),
});

/** How often the API accepted the prompt. */
const accepted = ({ platform }: Scenario) =>
  platform.jobs.filter(({ prompt }) => prompt !== 'Before.').length +
  platform.jobs.flatMap(({ messages }) => messages).length;
const posts = ({ platform }: Scenario) => platform.requests.filter(({ method }) => method === 'POST').length;

describe.each(SUBMITS)('a %s', (name, { step, unconfirmed, jobId }) => {
  const ready = async () => {
    const s = await scenario({ life: END, lifeAfterMessage: [{ status: 'active' }, ...END] });
    if (name === 'message') s.platform.addJob('Before.', [{ status: 'completed', afterMs: 0 }]);
    return s;
  };

  describe('that may have arrived is never retried', () => {
    test.each<[string, Fault, string]>([
      ['500', { kind: 'status', status: 500, body: 'oops' }, 'server-error'],
      [
        '502 as an HTML page',
        { kind: 'status', status: 502, body: '<title>Bad Gateway</title>', contentType: 'text/html' },
        'server-error',
      ],
      [
        '503 with Retry-After',
        { kind: 'status', status: 503, body: '', headers: { 'retry-after': '1' } },
        'server-error',
      ],
      ['408', { kind: 'status', status: 408, body: '' }, 'refused'],
      ['303', { kind: 'status', status: 303, body: '', headers: { location: '/elsewhere' } }, 'redirect'],
      ['a reset before the body is read', { kind: 'reset', before: 'body' }, 'no-answer'],
      ['a reset after the body is read', { kind: 'reset', before: 'act' }, 'no-answer'],
      ['a lost response', { kind: 'lost' }, 'no-answer'],
      ['no response', HANGS, 'no-answer'],
      ['204', { kind: 'raw', status: 204, body: '' }, 'unreadable-answer'],
      [
        '200 with an HTML page',
        { kind: 'raw', status: 200, body: '<title>Hi</title>', contentType: 'text/html' },
        'unreadable-answer',
      ],
      [
        'truncated JSON without an id',
        { kind: 'raw', status: 201, body: '{"status":"act' },
        'unreadable-answer',
      ],
      ['a JSON list', { kind: 'raw', status: 201, body: '[{"id":"job-1"}]' }, 'unreadable-answer'],
    ])('%s', async (_, fault, reason) => {
      await using s = await ready();
      s.platform.fault(POST, fault);
      const { exitCode, outputs, annotations, summary, elapsedMs } = await s.run(
        step({ with: { comment: 'true' } }),
      );
      expect(exitCode).toBe(1);
      expect(outputs).toMatchObject({ outcome: 'unknown', reason, 'job-id': jobId });
      expect(outputs['message']?.startsWith(unconfirmed)).toBe(true);
      expect(outputs['message']).toMatch(/wasn't (?:retried|sent again), because .*check/u);
      expect(annotations).toEqual([annotated('error', outputs['message'] ?? '')]);
      expect(summary).toContain('`unknown`');
      expect(posts(s)).toBe(1);
      expect(s.github.comments[0]?.body).toContain('`unknown`');
      expect(elapsedMs).toBe(fault === HANGS ? 30_000 : 0);
    });
  });

  test('about another job may have arrived, if it is a message', async () => {
    await using s = await ready();
    s.platform.fault(POST, { kind: 'raw', body: '{"id":"job-9","status":"completed"}' });
    const { outputs } = await s.run(step());
    expect(outputs).toMatchObject(
      name === 'message' ? { outcome: 'unknown', 'job-id': 'job-1' } : { 'job-id': 'job-9' },
    );
  });

  test('without a response at the deadline has the reason timeout', async () => {
    await using s = await ready();
    s.platform.fault(POST, HANGS);
    const { outputs, elapsedMs } = await s.run(step({ with: { 'timeout-minutes': '0.2' } }));
    expect(outputs).toMatchObject({ outcome: 'unknown', reason: 'timeout', 'job-id': jobId });
    expect(elapsedMs).toBe(12_000);
    expect(posts(s)).toBe(1);
  });

  test.each<[string, Fault]>([
    ['truncated', { kind: 'cut' }],
    ['with garbage after it', { kind: 'raw', status: 201, body: '{"id":"job-1","status":"active"}}}' }],
    ['without a status', { kind: 'raw', status: 201, body: '{"source":{"id":"wrong"},"id":"job-1"}' }],
    ['half of the JSON', { kind: 'raw', status: 201, body: '{"id":"job-1","sta' }],
    [
      'with an odd number of escaped quotes before the id',
      { kind: 'raw', status: 201, body: '{"echo":"a \\" b","id":"job-1","sta' },
    ],
  ])('whose response is damaged but still has the id is accepted: %s', async (_, fault) => {
    await using s = await ready();
    s.platform.fault(POST, fault);
    const { outputs } = await s.run(step());
    expect(outputs).toMatchObject({ 'job-id': 'job-1', outcome: 'pr-created', 'pr-link': LINK });
    expect(accepted(s)).toBe(1);
  });

  test('whose response comes byte by byte is cut off after 30 s', async () => {
    await using s = await ready();
    s.platform.fault(POST, { kind: 'drip', everyMs: 1_000 });
    const { outputs, elapsedMs } = await s.run(step());
    // The id is complete by then, and the first poll comes 28 s later.
    expect(outputs['outcome']).toBe('pr-created');
    expect(elapsedMs).toBeGreaterThanOrEqual(30_000 + 28_000);
    expect(accepted(s)).toBe(1);
    expect(posts(s)).toBe(1);
  });

  describe('that was certainly not accepted is retried', () => {
    test.each([
      ['seconds', '90', 90_000],
      ['date form', 'Mon, 02 Nov 2026 09:02:00 GMT', 119_000],
    ])('429, after a Retry-After in %s', async (_, value, atLeast) => {
      await using s = await ready();
      s.platform.fault(POST, limited(value));
      const { outputs, log, elapsedMs } = await s.run(step());
      expect(outputs['outcome']).toBe('pr-created');
      expect(accepted(s)).toBe(1);
      expect(log).toMatch(/^Couldn't (?:create a job|send the message to job `job-1`): .* Retrying in /mu);
      expect(elapsedMs).toBeGreaterThanOrEqual(atLeast);
    });

    // 20, 40, 80, 160 s and so on, each randomly up to 50 % longer.
    test.each([undefined, '0', '1', '1.5', '-1', 'Mon, 02 Nov 2020 09:00:00 GMT'])(
      '429 with the Retry-After %p, with growing pauses until the deadline',
      async (retryAfter) => {
        await using s = await ready();
        s.platform.fault({ ...POST, times: Infinity }, limited(retryAfter));
        const { exitCode, outputs, log, elapsedMs } = await s.run(
          step({ with: { 'timeout-minutes': '10' } }),
        );
        expect(exitCode).toBe(1);
        expect(outputs).toMatchObject({ outcome: 'not-created', reason: 'rate-limit' });
        expect(outputs['message']).toContain(name === 'message' ? 'job-1' : '100 agent jobs an hour');
        expect(accepted(s)).toBe(0);
        expect(posts(s)).toBeGreaterThanOrEqual(4);
        expect(posts(s)).toBeLessThanOrEqual(6);
        expect(elapsedMs).toBeLessThan(10 * 60_000 + 2_000);
        expect(log).not.toMatch(/NaN|Infinity/u);
      },
    );

    test.each(['1800', '3600', '9'.repeat(400)])(
      'but not after a Retry-After of %s s, which passes the deadline',
      async (value) => {
        await using s = await ready();
        s.platform.fault(POST, limited(value));
        const { outputs, elapsedMs } = await s.run(step());
        expect(outputs).toMatchObject({ outcome: 'not-created', reason: 'rate-limit' });
        expect(elapsedMs).toBe(0);
      },
    );

    test('a refused connection, until the deadline', async () => {
      await using s = await ready();
      const port = await refusedPort();
      const { exitCode, outputs, log, elapsedMs } = await s.run(
        step({ with: { 'base-url': `http://127.0.0.1:${port}`, 'timeout-minutes': '5' } }),
      );
      expect(exitCode).toBe(1);
      expect(outputs).toMatchObject({ outcome: 'not-created', reason: 'unreachable', 'job-id': jobId });
      expect(outputs['message']).toContain('ECONNREFUSED');
      expect(log.match(/Retrying in/gu)?.length).toBeGreaterThan(4);
      expect(elapsedMs).toBeGreaterThan(3 * 60_000);
      expect(elapsedMs).toBeLessThan(5 * 60_000 + 2_000);
    });
  });

  test('that no network takes is retried too: a host without an address, a server without TLS', async () => {
    let connections = 0;
    using server = await tcpServer((socket) => {
      connections += 1;
      socket.end('this is not TLS\r\n');
    });
    for (const url of ['https://nowhere.invalid', `https://127.0.0.1:${server.port}`]) {
      await using s = await ready();
      const { outputs } = await s.run(step({ with: { 'base-url': url, 'timeout-minutes': '1' } }));
      expect(outputs).toMatchObject({ outcome: 'not-created', reason: 'unreachable' });
    }
    expect(connections).toBeGreaterThan(1);
  });
});

import { describe, expect, jest, test } from '@jest/globals';
import type { RequestPlan } from '../../sandbox/direct-http.ts';
import type { StepOptions } from '../../sandbox/run-step.ts';
import { type Fault, REFUSED_URL } from '../../sandbox/server.ts';
import { tcpServer } from '../../sandbox/tcp-server.ts';
import { run as runAgentJob } from '../../src/agent-job/run.ts';
import { UNDISTURBED, UNINTERRUPTED, World } from '../simulation.ts';
import { annotated, HANGS, PULL_REQUEST, posts, RESET, type Scenario, scenario, status } from './scenario.ts';
import { simulate } from './simulation.ts';

const POST = { method: 'POST' } as const;
const END = [{ status: 'completed', prLink: PULL_REQUEST }] as const;

const HTML = { 'content-type': 'text/html' };
const raw = (body: string, code = 201): Fault => ({ kind: 'raw', status: code, body });

const MESSAGE = { 'job-id': 'job-1', prompt: 'Shorter.' };

/** The requests that send a prompt, the job's id if that is known, and what a report can't confirm. */
const SUBMITS: readonly (readonly [string, StepOptions['with'], jobId: string, unconfirmed: string])[] = [
  ['create', {}, '', 'the job was created'],
  ['message', MESSAGE, 'job-1', 'the message to job `job-1` was sent'],
];

const limited = (retryAfter?: string): Fault =>
  status(429, { error: 'slow down' }, retryAfter === undefined ? {} : { 'retry-after': retryAfter });

/** How often the API accepted the prompt. */
const accepted = ({ platform }: Scenario) =>
  platform.jobs.filter(({ prompt }) => prompt !== 'Before.').length +
  platform.jobs.flatMap(({ messages }) => messages).length;

describe.each(SUBMITS)('a %s', (name, inputs, jobId, unconfirmed) => {
  const step = (more: StepOptions['with'] = {}): StepOptions => ({ with: { ...inputs, ...more } });
  const ready = async () => {
    const s = await scenario({ life: END, lifeAfterMessage: [{ status: 'active' }, ...END] });
    if (name === 'message') s.platform.addJob('Before.', [{ status: 'completed', afterMs: 0 }]);
    return s;
  };

  test.each<[string, Fault, string]>([
    ['503 with Retry-After', status(503, '', { 'retry-after': '1' }), 'server-error'],
    ['a reset after the body is read', RESET, 'no-answer'],
    ['a lost response', { kind: 'lost' }, 'no-answer'],
    ['no response for 30 s', HANGS, 'no-answer'],
    ['a response that takes more than 30 s, byte by byte', { kind: 'drip', everyMs: 1_000 }, 'no-answer'],
    ['204', raw('', 204), 'unreadable-answer'],
    ['49 MiB', { kind: 'flood', bytes: 49 * 1024 * 1024 }, 'unreadable-answer'],
    ['truncated JSON', raw('{"id":"job-1","status":"act'), 'unreadable-answer'],
    ['a truncated response', { kind: 'cut' }, 'no-answer'],
    ['JSON with garbage after it', raw('{"id":"job-1","status":"active"}}}'), 'unreadable-answer'],
    // These could exhaust memory or time.
    ['half a megabyte of quotes', raw(`{"${'\\"'.repeat(250_000)}`), 'unreadable-answer'],
    ['100,000 unclosed titles', status(502, '<title'.repeat(100_000), HTML), 'server-error'],
    ['nested errors', status(500, `${'{"error":'.repeat(20_000)}1${'}'.repeat(20_000)}`), 'server-error'],
  ])('that may have arrived is never retried: %s', async (_, fault, reason) => {
    await using s = await ready();
    s.platform.fault(POST, fault);
    const { exitCode, outputs, annotations, summary, elapsedMs } = await s.run(step({ comment: 'true' }));
    expect(exitCode).toBe(1);
    expect(outputs).toMatchObject({ outcome: 'unknown', reason, 'job-id': jobId });
    expect(outputs['message']?.startsWith(`Couldn't confirm that ${unconfirmed}: `)).toBe(true);
    expect(outputs['message']).toMatch(/wasn't (?:retried|sent again), because .*check/u);
    expect(annotations).toEqual([annotated('error', outputs['message'] ?? '')]);
    expect(summary).toContain('`unknown`');
    expect(posts(s.platform)).toHaveLength(1);
    expect(s.github.comments[0]?.body).toContain('`unknown`');
    expect(elapsedMs).toBe(['hang', 'drip'].includes(fault.kind) ? 30_000 : 0);
  });

  test('about another job may have arrived, if it is a message', async () => {
    await using s = await ready();
    s.platform.fault(POST, { kind: 'raw', body: '{"id":"job-9","status":"completed"}' });
    const { outputs } = await s.run(step());
    const ofMessage = { outcome: 'unknown', 'job-id': 'job-1' };
    expect(outputs).toMatchObject(name === 'message' ? ofMessage : { 'job-id': 'job-9' });
  });

  test('without a response at the deadline has the reason timeout', async () => {
    await using s = await ready();
    s.platform.fault(POST, HANGS);
    const { outputs, elapsedMs } = await s.run(step({ 'timeout-minutes': '0.2' }));
    expect(outputs).toMatchObject({ outcome: 'unknown', reason: 'timeout', 'job-id': jobId });
    expect(elapsedMs).toBe(12_000);
    expect(posts(s.platform)).toHaveLength(1);
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

    test('429 without a Retry-After, until the deadline', async () => {
      await using s = await ready();
      s.platform.fault({ ...POST, times: Infinity }, limited());
      const result = await s.run(step({ 'timeout-minutes': '10' }));
      const message = expect.stringContaining(name === 'message' ? 'job-1' : '100 agent jobs an hour');
      const outputs = { outcome: 'not-created', reason: 'rate-limit', message };
      expect(result).toMatchObject({ exitCode: 1, outputs });
      expect(accepted(s)).toBe(0);
      expect(result.elapsedMs).toBeLessThan(10 * 60_000 + 2_000);
      // The quota is hourly.
      expect(result.log.match(/Retrying in/gu)?.length).toBeLessThan(6);
    });

    test.each([
      ['a Retry-After of 1800 s, until the deadline', limited('1800'), 'rate-limit'],
      ['a Retry-After of 3600 s, past the deadline', limited('3600'), 'rate-limit'],
      ['a proxy that wants a login', status(407), 'unreachable'],
    ])('but not after %s', async (_, fault, reason) => {
      await using s = await ready();
      s.platform.fault(POST, fault);
      const { outputs, elapsedMs } = await s.run(step());
      expect(outputs).toMatchObject({ outcome: 'not-created', reason });
      expect(elapsedMs).toBe(0);
    });

    test('a refused connection, until the deadline', async () => {
      await using s = await ready();
      const result = await s.run(step({ 'base-url': REFUSED_URL, 'timeout-minutes': '5' }));
      const message = expect.stringContaining('ECONNREFUSED');
      const outputs = { outcome: 'not-created', reason: 'unreachable', 'job-id': jobId, message };
      expect(result).toMatchObject({ exitCode: 1, outputs });
      expect(result.log.match(/Retrying in/gu)?.length).toBeGreaterThan(4);
      expect(result.elapsedMs).toBeGreaterThan(3 * 60_000);
      expect(result.elapsedMs).toBeLessThan(5 * 60_000 + 2_000);
    });
  });

  test('that no network takes is retried too: a host without an address, a server without TLS', async () => {
    let connections = 0;
    using server = await tcpServer((socket) => {
      connections += 1;
      socket.end('this is not TLS\r\n');
    });
    for (const [url, said] of [
      ['https://nowhere.invalid', 'ENOTFOUND'],
      [`https://127.0.0.1:${server.port}`, ': EPROTO: wrong version number)'],
    ] as const) {
      await using s = await ready();
      const { outputs } = await s.run(step({ 'base-url': url, 'timeout-minutes': '1' }));
      expect(outputs).toMatchObject({ outcome: 'not-created', reason: 'unreachable' });
      expect(outputs['message']).toMatch(/: the API couldn't be reached\. Check `base-url`/u);
      expect(outputs['message']).toContain(said);
    }
    expect(connections).toBeGreaterThan(1);
  });
});

test('a retry that is still connecting at the deadline reports the rate limit before it, not the timeout', async () => {
  const world = new World({});
  const plans: RequestPlan[] = [
    { latency: 50, fault: { kind: 'status', status: 429, retryAfter: 40, acts: false } },
    { latency: 60_000, fault: { kind: 'unsent' } },
  ];
  const http = world.http(({ path }) => (path.startsWith('/v2/') && plans.shift()) || UNDISTURBED);
  const env = world.environment('job', '1', 1, { prompt: 'Do it.', 'timeout-minutes': '1' });
  const { phase } = await world.clock.run(world.run(runAgentJob, env, http));
  expect(phase.outputs).toMatchObject({ outcome: 'not-created', reason: 'rate-limit' });
  expect(plans).toEqual([]);
});

test('a create still connecting at the deadline says that it waited for an earlier job', async () => {
  const creates: RequestPlan[] = [{ latency: 60_000, fault: { kind: 'unsent' } }];
  const life = ['active', 'failed'].map((status) => ({ status, forMs: 40_000 }));
  const given = { creates, gets: [], comments: [], life, endsWithPr: false, timeoutMinutes: 1, reruns: 0 };
  const { attempts } = await simulate({ ...UNINTERRUPTED, ...given, wait: true, followUp: 'auto' });
  const said = 'Timed out after waiting 45 s for an earlier job, and no job was created. Increase ';
  expect(attempts[0]?.main.outputs['message']).toBe(`${said}\`timeout-minutes\`.`);
});

// Each pause is twice the one before, up to a maximum, and then randomly up to 50 % longer.
const LIMITED = ['20 s', '40 s', '1 min 20 s', '2 min 40 s', '5 min', '5 min'];
test.each<[string, number, Fault | undefined, string[]]>([
  ['a refused connection', 0, undefined, ['1 s', '2 s', '4 s', '8 s', '16 s', '32 s', '1 min', '1 min']],
  ['a refused connection', 0.5, undefined, ['1 s', '3 s', '5 s', '10 s', '20 s', '40 s', '1 min 15 s']],
  ['429', 0, limited(), LIMITED],
  ['429', 1, limited(), ['30 s', '1 min', '2 min', '4 min', '7 min 30 s', '7 min 30 s']],
  ['429 with a Retry-After of 0', 0, limited('0'), LIMITED],
  ['429 with a Retry-After of 1.5', 0, limited('1.5'), LIMITED],
  ['429 with a Retry-After of 20', 0, limited('20'), LIMITED],
  ['429 with a Retry-After of 21', 0, limited('21'), ['21 s', '40 s', '1 min 20 s', '2 min 40 s']],
  ['429 with a Retry-After of 3600', 1, limited('3600'), ['1 h', '1 h']],
])('the pauses between creates after %s, with the random number %p', async (_, random, fault, pauses) => {
  using _random = jest.spyOn(Math, 'random').mockReturnValue(random);
  await using s = await scenario();
  if (fault !== undefined) s.platform.fault({ ...POST, times: Infinity }, fault);
  const baseUrl = fault === undefined ? { 'base-url': REFUSED_URL } : {};
  const { log } = await s.run({ with: { ...baseUrl, 'timeout-minutes': '130' } });
  const shown = [...log.matchAll(/Retrying in ([^,]*), at (\S+)/gu)];
  expect(shown.slice(0, pauses.length).map(([, pause]) => pause)).toEqual(pauses);
  // When the clock starts.
  expect(shown[0]?.[2]).not.toBe('09:00:00');
  expect(log).not.toMatch(/NaN|Infinity/u);
});

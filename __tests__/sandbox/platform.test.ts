import { afterEach, describe, expect, test } from '@jest/globals';
import { request } from 'undici';
import { type Platform, type PlatformOptions, startPlatform } from '../../sandbox/platform.ts';
import type { Visit } from '../../sandbox/visits.ts';

let platform: Platform | undefined;
afterEach(() => platform?.close());

async function start(options: PlatformOptions = {}): Promise<Platform> {
  platform = await startPlatform(options);
  return platform;
}

type Sent = { method?: 'GET' | 'POST' | 'DELETE'; body?: string | Buffer; headers?: Record<string, string> };

/** Sends a request with the API's key, unless its headers are given. */
async function ask({ url, apiKey }: Platform, path: string, { method = 'GET', body, headers }: Sent = {}) {
  const usual = {
    authorization: `Bearer ${apiKey}`,
    'user-agent': 'test',
    ...(body !== undefined && { 'content-type': 'application/json' }),
  };
  const answer = await request(url + path, { method, headers: headers ?? usual, body: body ?? null });
  return { status: answer.statusCode, body: await answer.body.json() };
}

const JOB = '/v2/agent/project-1/job';
const prompting = (prompt: unknown): Sent => ({ method: 'POST', body: JSON.stringify({ prompt }) });

describe('refuses', () => {
  const posted = (body: string | Buffer): Sent => ({ method: 'POST', body });
  const invalidUtf8 = Buffer.concat([Buffer.from('{"prompt":"'), Buffer.of(0xff), Buffer.from('"}')]);
  const named = { 'user-agent': 'test' };
  const authorization = 'Bearer mint_sandbox-key';

  test.each<[string, number, string, Sent]>([
    ['no key', 401, JOB, { ...prompting('x'), headers: named }],
    ['a wrong key', 401, JOB, { ...prompting('x'), headers: { ...named, authorization: 'Bearer mint_x' } }],
    ['no User-Agent', 403, `${JOB}/job-1`, { headers: { authorization } }],
    ['a wrong project', 400, '/v2/agent/other/job', prompting('x')],
    ['an unknown job', 404, `${JOB}/job-9`, {}],
    ['a message to an unknown job', 404, `${JOB}/job-9/message`, prompting('x')],
    [
      'another content type',
      400,
      JOB,
      { ...prompting('x'), headers: { ...named, authorization, 'content-type': 'text/plain' } },
    ],
    ['invalid JSON', 400, JOB, posted('{')],
    ['invalid UTF-8', 400, JOB, posted(invalidUtf8)],
    ['no prompt', 400, JOB, posted('{}')],
    ['a prompt that is not a string', 400, JOB, prompting(1)],
    ['an empty message', 400, `${JOB}/job-1/message`, prompting('')],
    ['an unknown path', 404, '/v2/agent/project-1', {}],
    ['a wrong method', 405, JOB, { method: 'DELETE' }],
    ['a malformed path', 400, '/v2/agent/%E0%A4%A/job/1', {}],
  ])('%s', async (_, status, path, sent) => {
    const to = await start();
    to.addJob('there');
    expect(await ask(to, path, sent)).toEqual({ status, body: { error: expect.any(String) } });
    expect(to.jobs.map(({ messages }) => messages)).toEqual([[]]);
  });

  test.each(['limit=0', 'limit=251', 'limit=', 'offset=-1', 'dateFrom=tomorrow', 'dateTo=2026-02-30'])(
    'the query %s, with details',
    async (query) => {
      const [name = ''] = query.split('=');
      expect(await ask(await start(), `/v1/analytics/project-1/visitors?${query}`)).toEqual({
        status: 400,
        body: { error: expect.any(String), details: [{ message: expect.stringContaining(name) }] },
      });
    },
  );

  test('requests over the hourly quota, until the hour has passed', async () => {
    let now = 0;
    const to = await start({ quota: { create: 2 }, now: () => now });
    const codes = [];
    for (const at of [0, 1_000, 2_000, 3_600_001]) {
      now = at;
      codes.push((await ask(to, JOB, prompting('x'))).status);
    }
    expect(codes).toEqual([201, 201, 429, 201]);
  });
});

describe('visitors', () => {
  const visits: Visit[] = [
    { visitor: 'ann', kind: 'human', path: '/a', date: '2026-10-01' },
    { visitor: 'ann', kind: 'ai', path: '/a', date: '2026-10-02T10:00:00Z' },
    { visitor: 'ann', kind: 'human', path: '/b', date: '2026-10-02T23:59:59Z' },
    { visitor: 'bot', kind: 'ai', path: '/b', date: '2026-10-03' },
    { visitor: 'bot', kind: 'ai', path: '/b', date: '2026-10-04' },
  ];
  const read = async (to: Platform, query = '') =>
    (await ask(to, `/v1/analytics/project-1/visitors${query}`)).body;

  test('are counted once in a row and once for the site', async () => {
    const to = await start({ visitors: { visits } });
    expect(await read(to)).toEqual({
      totals: { human: 1, ai: 2, total: 2 },
      visitors: [
        { path: '/b', human: 1, ai: 1, total: 2 },
        { path: '/a', human: 1, ai: 1, total: 1 },
      ],
      hasMore: false,
    });
    expect(await read(to, '?limit=1')).toMatchObject({ visitors: [{ path: '/b' }], hasMore: true });
    expect(await read(to, '?limit=1&offset=1')).toMatchObject({ visitors: [{ path: '/a' }], hasMore: false });
  });

  test('are counted from a date, and before another', async () => {
    const to = await start({ visitors: { visits } });
    expect(await read(to, '?dateFrom=2026-10-02&dateTo=2026-10-03')).toEqual({
      totals: { human: 1, ai: 1, total: 1 },
      visitors: [
        { path: '/a', human: 0, ai: 1, total: 1 },
        { path: '/b', human: 1, ai: 0, total: 1 },
      ],
      hasMore: false,
    });
    expect(await read(to, '?dateFrom=2026-10-04')).toMatchObject({ totals: { human: 0, ai: 1, total: 1 } });
    expect(await read(to, '?dateFrom=2026-10-02T23:00:00%2B02:00&dateTo=2026-10-03T00:00:00')).toMatchObject({
      totals: { human: 1, ai: 0, total: 1 },
    });
  });
});

import { once } from 'node:events';
import { describe, expect, test } from '@jest/globals';
import { HttpError, USER_AGENT } from '../../src/http/client.ts';
import type { Clock } from '../../src/lib/clock.ts';
import { openAgentJobs } from '../../src/platform/agent-jobs.ts';
import { PlatformError } from '../../src/platform/errors.ts';
import { answering, attempt, clientOn, NOW, standingClock } from './fake-http.ts';

const JOB = ['v2', 'job'];
const failureOf = (sending: Promise<unknown>) => sending.catch((error: unknown) => error);

describe('a request', () => {
  test.each([
    ['https://api.example.com', 'a b/c?d#e', '/v2/a%20b%2Fc%3Fd%23e'],
    ['https://api.example.com/', '%2e', '/v2/%252e'],
    ['https://api.example.com/docs', '...', '/docs/v2/...'],
    ['https://api.example.com/docs//', 'job', '/docs/v2/job'],
    ['https://api.example.com/?old=1', 'job', '/v2/job'],
  ])('is sent below %s, with each segment of its path encoded: %s', async (baseUrl, segment, pathname) => {
    const { client, sent } = answering({}, { baseUrl: new URL(baseUrl) });
    await client.get(['v2', segment], attempt, { q: 'a b&c' });
    expect(sent[0]?.url.pathname).toBe(pathname);
    expect(sent[0]?.url.search).toBe('?q=a+b%26c');
  });

  test('has the key, the user agent, and a content type only with a body', async () => {
    const { client, sent } = answering({});
    await client.get(JOB, attempt);
    await client.post(JOB, attempt, { prompt: 'é' });
    expect(sent.map(({ headers, body }) => [headers, body])).toEqual([
      [
        {
          accept: 'application/json',
          'accept-encoding': 'identity',
          authorization: 'Bearer mint_key',
          'user-agent': USER_AGENT,
        },
        undefined,
      ],
      [expect.objectContaining({ 'content-type': 'application/json' }), '{"prompt":"é"}'],
    ]);
  });
});

test.each([
  [199, false],
  [200, true],
  [204, true],
  [299, true],
  [300, false],
])('%i counts as a success: %s', async (status, isSuccess) => {
  const { client } = answering({ status, body: '{"a":1}' });
  const sending = client.get(JOB, attempt);
  if (isSuccess) {
    const answer = { method: 'GET', path: '/v2/job', status, text: '{"a":1}', json: { a: 1 } };
    expect(await sending).toEqual(answer);
  } else expect(await failureOf(sending)).toMatchObject({ name: 'PlatformError', failed: { status } });
});

test('a response that isn’t JSON has its text, and a byte order mark is removed', async () => {
  const answered = (body: string) => answering({ body }).client.get(JOB, attempt);
  expect(await answered('Hello')).toMatchObject({ text: 'Hello', json: undefined });
  expect((await answered('\uFEFF{}')).json).toEqual({});
});

/** A key that JSON escapes. */
const key = 'mint_a/b';
const nested = (text: string, depth = 10_000) => `${'{"a":'.repeat(depth)}"${text}"${'}'.repeat(depth)}`;

test.each([
  ['in an object', nested(String.raw`\u006dint_a\/b`)],
  ['in a list', `${'['.repeat(10_000)}"${String.raw`\u006dint_a\/b`}"${']'.repeat(10_000)}`],
])('JSON that is nested too deeply to be written isn’t quoted, and isn’t a job: %s', async (_, body) => {
  const { client } = answering({ status: 400, body }, { apiKey: key });
  expect(String(await failureOf(client.get(JOB, attempt)))).toMatch(/: 400\)$/u);
  const job = `{"id":"j","status":"active","more":${body}}`;
  const reading = openAgentJobs(answering({ body: job }).client, 'p').get('j', attempt);
  expect(await failureOf(reading)).toMatchObject({ failed: { failure: 'unreadable-answer' } });
});

describe('the API’s message', () => {
  const quoted = async (body: string, status: number) => {
    const { client } = answering({ status, body });
    const error = await failureOf(openAgentJobs(client, 'p').create('Do it.', attempt));
    return /“(.*)”\)$/su.exec(String(error))?.[1];
  };

  test.each([
    ['{"error":"no"}', 'no'],
    ['{"message":"no"}', 'no'],
    ['"no"', 'no'],
    ['{"error":{"message":"no"}}', 'no'],
    ['{"error":{"details":[{"message":"deep"}]}}', 'deep'],
    ['{"error":{"details":[{"message":{"error":"too deep"}}]}}', undefined],
    ['{"error":{"details":["one","two"]}}', 'one — two'],
    ['{"details":[{"message":"b"},{"message":"c"}],"message":"m","error":"e"}', 'e — m — b — c'],
    ['{"error":"two\\n lines \u2028"}', 'two lines'],
    ['{"error":42,"message":null,"details":[[],true,null]}', undefined],
    ['{"description":"nothing of ours"}', undefined],
    ['{"error":"  "}', undefined],
    ['{}', undefined],
    ['null', undefined],
    ['7', undefined],
    [' rate\r\nlimit ', 'rate limit'],
    ['', undefined],
    ['say {"hello"}', 'say {"hello"}'],
    ['5 < 6', '5 < 6'],
    [' <html><head><title>Bad Gateway</title></head>', 'an HTML page: Bad Gateway'],
    ['<TITLE lang="en">\nOops\n</TITLE>', 'an HTML page: Oops'],
    ['<html><body>no title</body>', 'an HTML page'],
    [`<title ${'x'.repeat(100)}>far away`, 'an HTML page'],
    [`<title ${'x'.repeat(99)}>near`, 'an HTML page: near'],
  ])('in the refusal %j is %j', async (body, message) => {
    expect(await quoted(body, 400)).toBe(message);
  });

  test('is found in a long response', async () => {
    const page = `<p>${'x'.repeat(66_000)}<title>Told</title>`;
    expect(await quoted(page, 400)).toBe('an HTML page: Told');
    const json = JSON.stringify({ error: 'no such project', filler: 'x'.repeat(100_000) });
    expect(await quoted(json, 400)).toBe('no such project');
  });

  test.each([
    ['{"error":"no"}', 'no'],
    ['maintenance {soon}', 'maintenance {soon}'],
    ['<title>Sign in</title>', 'an HTML page: Sign in'],
    // Damaged JSON may quote the prompt.
    ['{"prompt":"secret', undefined],
    [' \n["secret', undefined],
  ])('in the unexpected response %j is %j', async (body, message) => {
    expect(await quoted(body, 200)).toBe(message);
  });
});

describe('Retry-After', () => {
  const after = async (value: string | undefined, status = 429) => {
    const { client } = answering({ status, headers: value === undefined ? {} : { 'retry-after': value } });
    const error = await failureOf(client.get(JOB, attempt));
    return error instanceof PlatformError ? error.failed.retryAfterMs : 'no error';
  };

  test.each<[string | undefined, number | undefined]>([
    [undefined, undefined],
    ['', undefined],
    ['0', 0],
    [' 90 ', 90_000],
    ['172800', 172_800_000],
    ['9'.repeat(400), 365 * 86_400_000],
    ['1.5', undefined],
    ['-1', undefined],
    ['soon', undefined],
    ['2026-11-02T09:01:00Z', undefined],
    ['Mon, 02 Nov 2026 09:01:30 GMT', 90_000],
    ['Mon, 02 Nov 2026 08:59:00 GMT', 0],
    ['Wed, 04 Nov 2026 09:00:01 GMT', 172_801_000],
    ['Mon, 99 Nov 2026 09:00:01 GMT', undefined],
    ['Mon, 02 Nov 2026 09:01:30 GMT+0200', undefined],
    ['on Mon, 02 Nov 2026 09:01:30 GMT', undefined],
  ])('%j is %j ms', async (value, ms) => {
    expect(await after(value)).toBe(ms);
  });

  test('is read from every error response', async () => {
    expect(await after('7', 503)).toBe(7_000);
    expect(await after('7', 400)).toBe(7_000);
    const head = { status: 429, headers: { 'retry-after': '7' } };
    const { client } = clientOn(() => Promise.reject(new HttpError('cut', { head })));
    const error = await failureOf(client.get(JOB, attempt));
    expect(error).toMatchObject({ failed: { failure: 'rate-limit', retryAfterMs: 7_000 } });
  });
});

describe('a request without a response', () => {
  const failing = (error: Error) => clientOn(() => Promise.reject(error));

  test.each([
    'CERT_HAS_EXPIRED',
    'INVALID_CA',
    'INVALID_PURPOSE',
    'HOSTNAME_MISMATCH',
    'CRL_HAS_EXPIRED',
    'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
    'PATH_LENGTH_EXCEEDED',
    'ERR_TLS_CERT_ALTNAME_INVALID',
  ])('whose certificate is refused with %s is known as such', async (code) => {
    const cause = Object.assign(new Error('no'), { code });
    const { client } = failing(new HttpError('no', { isSent: false, cause }));
    expect(await failureOf(client.get(JOB, attempt))).toMatchObject({ failed: { failure: 'certificate' } });
  });

  const BAD_GATEWAY = Object.assign(new Error(), { statusCode: 502 });
  test.each([
    ['never left', { isSent: false }, 'unreachable'],
    ['a proxy didn’t pass on', { isSent: false, cause: BAD_GATEWAY }, 'unreachable'],
    ['was refused, but not to the end,', { isSent: true, head: { status: 429, headers: {} } }, 'rate-limit'],
  ])('that %s within 30 s can be sent again', async (_, sent, failure) => {
    const { client } = clientOn(
      async ({ signal }) => {
        await once(signal, 'abort');
        throw new HttpError('aborted', sent);
      },
      { clock: { ...standingClock, sleep: async () => undefined } },
    );
    const error = await failureOf(client.post(JOB, attempt, {}));
    expect(error).toMatchObject({ failed: { failure }, policy: { submit: 'retry' } });
  });

  const cause = Object.assign(new Error('no'), { code: 'ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED' });
  const refusal = { fault: 'unreadable-answer', head: { status: 401, headers: {} } } as const;
  test.each([
    ['left before the runner’s certificate was asked for', { isSent: true, cause }, 'no-answer', 'uncertain'],
    ['can’t be read, but has the status of a refusal,', refusal, 'unauthorized', 'reject'],
  ])('that %s is not sent again', async (_, how, failure, submit) => {
    const { client } = failing(new HttpError('no', how));
    const error = await failureOf(client.post(JOB, attempt, {}));
    expect(error).toMatchObject({ failed: { failure }, policy: { submit } });
  });

  test('because of a bug of ours isn’t classified as a platform error', async () => {
    const { client } = failing(new TypeError('a mistake'));
    expect(await failureOf(client.get(JOB, attempt))).toBeInstanceOf(TypeError);
  });
});

test('a truncated success has its status, and its request id is logged', async () => {
  let now = NOW;
  const clock: Clock = { ...standingClock, now: () => now };
  const send = async () => {
    now += 1_234;
    throw new HttpError('cut', { head: { status: 201, headers: { 'x-request-id': 'r-1' } } });
  };
  const { client, logged } = clientOn(send, { clock });
  const error = await failureOf(client.post(JOB, attempt, { prompt: 'é' }));
  expect(error).toMatchObject({ failed: { failure: 'no-answer', status: 201 } });
  expect(logged).toEqual(['POST /v2/job: 201, 1234 ms, attempt 1, request r-1']);
});

import { describe, expect, test } from '@jest/globals';
import { HttpError, type HttpHeaders, type HttpRequest, type HttpResponse } from '../../src/http/client.ts';
import type { Clock } from '../../src/lib/clock.ts';
import { AgentJobs } from '../../src/platform/agent-jobs.ts';
import { type ApiRequest, pathSegment } from '../../src/platform/client.ts';
import { answering, attempt, clientOn, NOW } from './fake-http.ts';

const get: ApiRequest = { method: 'GET', path: ['v2', 'job'], ...attempt };
const post: ApiRequest = { ...get, method: 'POST', body: { prompt: 'é' } };
const failureOf = (sending: Promise<unknown>) =>
  sending.then(
    () => {
      throw new Error('it was answered');
    },
    (error: unknown) => error,
  );

describe('a request', () => {
  test.each([
    ['https://api.example.com', '/v2/job'],
    ['https://api.example.com/', '/v2/job'],
    ['https://api.example.com/docs', '/docs/v2/job'],
    ['https://api.example.com/docs//', '/docs/v2/job'],
    ['https://api.example.com/?old=1', '/v2/job'],
  ])('is sent below the base URL %s', async (baseUrl, pathname) => {
    const { client, sent } = answering({}, { baseUrl: new URL(baseUrl) });
    await client.send({ ...get, query: { q: 'a b&c' } });
    expect(sent[0]?.url.pathname).toBe(pathname);
    expect(sent[0]?.url.search).toBe('?q=a+b%26c');
  });

  test('has the key, the user agent, and a content type only with a body', async () => {
    const { client, sent } = answering({});
    await client.send(get);
    await client.send(post);
    expect(sent.map(({ headers, body }) => [headers, body])).toEqual([
      [
        {
          accept: 'application/json',
          'accept-encoding': 'identity',
          authorization: 'Bearer mint_key',
          'user-agent': 'agent/1',
        },
        undefined,
      ],
      [expect.objectContaining({ 'content-type': 'application/json' }), '{"prompt":"é"}'],
    ]);
  });

  test.each([
    ['a b/c?d#e', 'a%20b%2Fc%3Fd%23e'],
    ['%2e', '%252e'],
    ['...', '...'],
  ])('encodes %j as one path segment', (value, segment) => {
    expect(pathSegment(value)).toBe(segment);
  });

  test.each(['', '.', '..'])('rejects the path segment %j', (value) => {
    expect(() => pathSegment(value)).toThrow(TypeError);
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
  const sending = client.send(get);
  if (isSuccess) {
    expect(await sending).toEqual({
      method: 'GET',
      path: '/v2/job',
      status,
      text: '{"a":1}',
      json: { a: 1 },
    });
  } else expect(await failureOf(sending)).toMatchObject({ name: 'PlatformError', status, body: undefined });
});

test('a response that isn’t JSON has its text, and a byte order mark is removed', async () => {
  expect(await answering({ body: 'Hello' }).client.send(get)).toMatchObject({
    text: 'Hello',
    json: undefined,
  });
  expect((await answering({ body: '\uFEFF{}' }).client.send(get)).json).toEqual({});
});

describe('JSON that is nested too deeply to be walked', () => {
  const key = 'mint_a/b';
  const nested = (text: string, depth = 10_000) => `${'{"a":'.repeat(depth)}"${text}"${'}'.repeat(depth)}`;

  test.each([
    ['in an object', nested(String.raw`\u006dint_a\/b`)],
    ['in a list', `${'['.repeat(10_000)}"${String.raw`\u006dint_a\/b`}"${']'.repeat(10_000)}`],
  ])('isn’t read as JSON, and hides no key: %s', async (_, body) => {
    const { text, json } = await answering({ body }, { apiKey: key }).client.send(get);
    expect(json).toBeUndefined();
    expect(text).toContain('***');
    expect(text).not.toMatch(/int_a/u);
  });

  test('isn’t a job, and the error doesn’t have the key', async () => {
    const { client } = answering({ body: nested(String.raw`\u006dint_a\/b`) }, { apiKey: key });
    const error = await failureOf(new AgentJobs(client, 'p').create('Do it.', attempt));
    expect(error).toMatchObject({ failure: 'unreadable-answer', status: 200 });
    expect(JSON.stringify(error) + String(error)).not.toMatch(/int_a/u);
  });

  test('begins at 501 levels', async () => {
    const at = async (depth: number) => (await answering({ body: nested('x', depth) }).client.send(get)).json;
    expect(await at(500)).toBeDefined();
    expect(await at(501)).toBeUndefined();
  });
});

test('an error quotes a message in the first 64 Ki characters of a refusal', async () => {
  const page = (before: number) => `<p>${'x'.repeat(before)}<title>Told</title>`;
  for (const [before, isTold] of [
    [65_000, true],
    [66_000, false],
  ] as const) {
    const error = await failureOf(answering({ status: 400, body: page(before) }).client.send(get));
    expect(String(error).includes('Told')).toBe(isTold);
  }
  expect(String(await failureOf(answering({ status: 400, body: 'no' }).client.send(get)))).toContain('“no”');
  const json = JSON.stringify({ error: 'no such project', filler: 'x'.repeat(100_000) });
  expect(String(await failureOf(answering({ status: 400, body: json }).client.send(get)))).toContain(
    'no such project',
  );
});

describe('Retry-After', () => {
  const after = async (value: string | string[] | undefined, status = 429) => {
    const { client } = answering({ status, headers: { 'retry-after': value } });
    const error = await failureOf(client.send(get));
    return error instanceof Error && 'retryAfterMs' in error ? error.retryAfterMs : 'no error';
  };

  test.each<[string | string[] | undefined, number | undefined]>([
    [undefined, undefined],
    ['', undefined],
    ['0', 0],
    [' 90 ', 90_000],
    [['5', '6'], 5_000],
    ['86400', 86_400_000],
    ['86401', 86_400_000],
    ['9'.repeat(400), 86_400_000],
    ['1.5', undefined],
    ['-1', undefined],
    ['soon', undefined],
    ['2026-11-02T09:01:00Z', undefined],
    ['Mon, 02 Nov 2026 09:01:30 GMT', 90_000],
    ['Mon, 02 Nov 2026 08:59:00 GMT', 0],
    ['Tue, 03 Nov 2026 09:00:01 GMT', 86_400_000],
    ['Mon, 99 Nov 2026 09:00:01 GMT', undefined],
    ['Mon, 02 Nov 2026 09:01:30 GMT+0200', undefined],
    ['on Mon, 02 Nov 2026 09:01:30 GMT', undefined],
  ])('%j is %j ms', async (value, ms) => {
    expect(await after(value)).toBe(ms);
  });

  test('is read from every error response', async () => {
    expect(await after('7', 503)).toBe(7_000);
    expect(await after('7', 400)).toBe(7_000);
  });
});

describe('a request without a response', () => {
  /** A request that ends with `end`, before or after it was sent. */
  const ending = (isSent: boolean, end: (request: HttpRequest) => Promise<HttpResponse>) =>
    clientOn(async (request) => {
      if (isSent) request.onSending?.();
      return await end(request);
    });
  const aborted = ({ signal }: HttpRequest) =>
    new Promise<HttpResponse>((_, reject) => {
      const end = () => reject(new HttpError('ended', {}));
      if (signal.aborted) end();
      else signal.addEventListener('abort', end);
    });

  test.each([
    [false, 'unsent'],
    [true, 'interrupted'],
  ])('that was aborted, and was sent (%s), is %s', async (isSent, failure) => {
    const cancel = new AbortController();
    const sending = ending(isSent, aborted).client.send({ ...get, signal: cancel.signal });
    cancel.abort();
    expect(await failureOf(sending)).toMatchObject({ failure });
  });

  test('whose proxy can’t be used is known as such', async () => {
    const unusable = () => Promise.reject(new HttpError('no proxy', { isProxyUnusable: true }));
    const { client } = ending(false, unusable);
    expect(await failureOf(client.send(get))).toMatchObject({ failure: 'unusable-proxy', status: undefined });
  });

  test('is reported with its own message if it has no cause', async () => {
    const { client } = ending(false, async () => {
      throw new HttpError('no proxy', {});
    });
    expect(String(await failureOf(client.send(get)))).toContain(': no proxy)');
  });

  test('with an unreadable body isn’t classified as a broken connection', async () => {
    const { client } = ending(true, async () => {
      throw new HttpError('too large', {
        isUnreadable: true,
        partial: { status: 200, headers: {}, body: Buffer.from('x') },
      });
    });
    const error = await failureOf(client.send(get));
    expect(error).toMatchObject({ failure: 'unreadable-answer', status: 200, body: 'x' });
    expect(String(error)).toContain('too large');
  });

  test('because of a bug of ours isn’t classified as a platform error', async () => {
    const { client, logged } = ending(true, async () => {
      throw new TypeError('a mistake');
    });
    expect(await failureOf(client.send(get))).toBeInstanceOf(TypeError);
    expect(logged).toHaveLength(1);
  });
});

describe('a truncated response', () => {
  const cut = (status: number, body: string, headers: HttpHeaders = {}, apiKey = 'mint_key') =>
    clientOn(
      async (request) => {
        request.onSending?.();
        throw new HttpError('cut', { partial: { status, headers, body: Buffer.from(body) } });
      },
      { apiKey },
    );

  test('keeps the part of a success that arrived, without the key', async () => {
    const { client, logged } = cut(201, '{"id":"job-1","echo":"mint_key', { 'x-request-id': ['r-1', 'r-2'] });
    expect(await failureOf(client.send(post))).toMatchObject({
      failure: 'no-answer',
      status: 201,
      body: '{"id":"job-1","echo":"***',
    });
    expect(logged).toMatchObject([{ result: '201', requestId: 'r-1' }]);
  });

  test('keeps at most a mebibyte', async () => {
    const error = await failureOf(cut(201, 'x'.repeat(2 * 1024 * 1024)).client.send(post));
    expect(error).toMatchObject({ body: 'x'.repeat(1024 * 1024) });
  });
});

describe('the log of requests', () => {
  test('has the status, the time, the attempt and the id of each', async () => {
    let now = NOW;
    const clock: Clock = { now: () => now, sleep: () => new Promise(() => undefined) };
    const { client, logged } = clientOn(
      async () => {
        now += 1_234;
        return { status: 503, headers: { 'x-request-id': 'r-7' }, body: Buffer.from('') };
      },
      { clock },
    );
    await failureOf(client.send({ ...get, attempt: 3, query: { secret: 'x' } }));
    expect(logged).toEqual([
      { method: 'GET', path: '/v2/job', result: '503', milliseconds: 1_234, attempt: 3, requestId: 'r-7' },
    ]);
  });
});

describe('no response shows the key in any form', () => {
  const key = 'mint_a/b"c';
  const shown = async (body: string, apiKey = key) => {
    const { text, json } = await answering({ body }, { apiKey }).client.send(get);
    return { text, json };
  };

  test.each<[string, string, string]>([
    ['unchanged', `no key ${key} here`, 'no key *** here'],
    ['twice', `${key} is not ${key}`, '*** is not ***'],
    ['in its JSON form', String.raw`no key mint_a/b\"c here`, 'no key *** here'],
    ['split by an invisible character', 'no key mint_\u200Ba/b"c here', 'no key *** here'],
    ['split by a control sequence', 'no key mint_\u001B[1ma/b"c here', 'no key *** here'],
  ])('in a text: %s', async (_, body, text) => {
    expect(await shown(body)).toEqual({ text, json: undefined });
  });

  test.each<[string, string]>([
    ['with an escaped digit', String.raw`{"error":"mint_a\/b\u0061`],
    ['with an escaped letter', String.raw`{"error":"mint_a\/\u0062a`],
    ['with an escaped sign', String.raw`{"error":"mint\u005Fa/ba`],
  ])('in JSON that is cut: %s', async (_, body) => {
    expect((await shown(body, 'mint_a/ba')).text).toBe('{"error":"***');
  });

  test('in JSON that is cut, texts keep their ends', async () => {
    const escaped = String.raw`{"note":"\u0022,\u0022id\u0022:\u0022a\u005C","id":"job-1`;
    expect((await shown(`${escaped} \u006dint_key`, 'mint_key')).text).toBe(`${escaped} ***`);
  });

  test.each<[string, string]>([
    ['in its JSON form', String.raw`mint_a/b\"c`],
    ['with an escaped slash', String.raw`mint_a\/b\"c`],
    ['with an escaped letter', String.raw`\u006dint_a/b\"c`],
    ['with an escaped digit or sign', String.raw`mint\u005fa/b\"c`],
    ['with an escaped quotation mark', String.raw`mint_a/b\u0022c`],
    ['with an escaped invisible character', String.raw`mint_\u200ba/b\"c`],
    ['split by an invisible character', 'mint_\u200Ba/b\\"c'],
  ])('in JSON: %s', async (_, written) => {
    const { text, json } = await shown(`{"error":"no key ${written} here"}`);
    expect(json).toEqual({ error: 'no key *** here' });
    expect(JSON.parse(text)).toEqual(json);
  });

  test('split by a character beyond U+FFFF, next to others that are not ASCII', async () => {
    const { json } = await shown('{"error":"é ガイド mint_\u{E0001}key"}', 'mint_key');
    expect(json).toEqual({ error: 'é ガイド ***' });
  });

  test('with an escaped slash, for a key that needs no other escapes', async () => {
    const { json } = await shown(String.raw`{"error":"mint_a\/b"}`, 'mint_a/b');
    expect(json).toEqual({ error: '***' });
  });

  test('a response without the key stays the same, byte for byte', async () => {
    for (const body of [
      '{ "a" : 1e2 }',
      String.raw`{"a":"\u00e9 \/ \n"}`,
      String.raw`{"a":"\u0041"}`,
      '{"a":"🙂\u200B"}',
    ]) {
      expect((await shown(body)).text).toBe(body);
      expect((await shown(body, 'mint_key')).text).toBe(body);
    }
  });
});

import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { fetch, request } from 'undici';
import { type Fault, json, type LoopbackServer, refusedPort, startServer } from '../../sandbox/server.ts';

let server: LoopbackServer;
let acts: number;

beforeEach(async () => {
  acts = 0;
  server = await startServer(() => {
    acts += 1;
    return json(201, { id: 'made', text: 'naïve'.repeat(20) });
  });
});
afterEach(() => server.close());

const real = { id: 'made', text: 'naïve'.repeat(20) };
const post = (path = '/things', body = 'hello') => request(server.url + path, { method: 'POST', body });

test('records requests', async () => {
  await post('/a%20b/c?x=1&x=2', 'naïve');
  const [first] = server.requests;
  expect(first).toMatchObject({ method: 'POST', path: '/a%20b/c', body: Buffer.from('naïve') });
  expect(first?.query.getAll('x')).toEqual(['1', '2']);
});

test('waits for a past or future request, and rejects if it can’t arrive anymore', async () => {
  const second = server.waitForRequest(({ path }) => path === '/things', 2);
  const never = server.waitForRequest(({ path }) => path === '/never');
  await post();
  await post('/things', 'again');
  expect((await second).body.toString()).toBe('again');
  expect((await server.waitForRequest(() => true)).body.toString()).toBe('hello');
  await server.close();
  await expect(never).rejects.toThrow('closed before');
});

describe('a fault', () => {
  const page = '<h1>Bad gateway</h1>';
  const html = { 'content-type': 'text/html' };
  test.each<[string, Fault, { status: number; headers: object; body: string; acts: number }]>([
    [
      'status: another response, and the service doesn’t act',
      { kind: 'status', status: 429, body: { error: 'slow down' }, headers: { 'retry-after': '7' } },
      {
        status: 429,
        headers: { 'retry-after': '7', 'content-type': 'application/json; charset=utf-8' },
        body: '{"error":"slow down"}',
        acts: 0,
      },
    ],
    [
      'raw: the service acts, and the response is replaced',
      { kind: 'raw', status: 502, body: page, contentType: 'text/html' },
      { status: 502, headers: html, body: page, acts: 1 },
    ],
    [
      'raw, without a body',
      { kind: 'raw', status: 204, body: '' },
      { status: 204, headers: {}, body: '', acts: 1 },
    ],
    [
      'redirect',
      { kind: 'redirect', to: 'http://elsewhere.test/' },
      { status: 302, headers: { location: 'http://elsewhere.test/' }, body: '', acts: 0 },
    ],
  ])('%s', async (_, fault, { status, headers, body, acts: acted }) => {
    server.fault({}, fault);
    const answer = await post();
    expect([answer.statusCode, await answer.body.text(), acts]).toEqual([status, body, acted]);
    expect(answer.headers).toMatchObject(headers);
  });

  test('delay: the service acts late', async () => {
    server.fault({}, { kind: 'delay', ms: 20 });
    const asked = performance.now();
    expect((await post()).statusCode).toBe(201);
    expect(performance.now() - asked).toBeGreaterThan(18);
    expect(acts).toBe(1);
  });

  test('hang: the body is read, and there is no response', async () => {
    server.fault({}, { kind: 'hang' });
    const cancel = new AbortController();
    const asked = request(server.url, { method: 'POST', body: 'x', signal: cancel.signal });
    expect((await server.waitForRequest(() => true)).body.toString()).toBe('x');
    cancel.abort();
    await expect(asked).rejects.toThrow('aborted');
    expect(acts).toBe(0);
  });

  test.each([
    ['reset before the body', { kind: 'reset', before: 'body' }, 0, ''],
    ['reset before the act', { kind: 'reset', before: 'act' }, 0, 'hello'],
    ['lost after the act', { kind: 'lost' }, 1, 'hello'],
  ] as const)('%s', async (_name, fault, acted, read) => {
    server.fault({}, fault);
    await expect(post()).rejects.toMatchObject({ code: 'ECONNRESET' });
    expect(acts).toBe(acted);
    expect(server.requests[0]?.body.toString()).toBe(read);
  });

  test('cut: half of the promised body', async () => {
    server.fault({}, { kind: 'cut' });
    const answer = await post();
    const whole = Buffer.from(JSON.stringify(real));
    expect(Number(answer.headers['content-length'])).toBe(whole.length);
    const got: Buffer[] = [];
    answer.body.on('data', (chunk: Buffer) => got.push(chunk));
    await expect(answer.body.toArray()).rejects.toMatchObject({ code: 'UND_ERR_SOCKET' });
    expect(Buffer.concat(got)).toEqual(whole.subarray(0, whole.length / 2));
    expect(acts).toBe(1);
  });

  test('drip: one byte at a time', async () => {
    server.fault({}, { kind: 'drip', everyMs: 2 });
    const asked = performance.now();
    const answer = await post();
    expect(await answer.body.json()).toEqual(real);
    // A timer can be early by less than half a millisecond.
    expect(performance.now() - asked).toBeGreaterThan(Number(answer.headers['content-length']));
  });

  test('flood: the given number of bytes', async () => {
    server.fault({}, { kind: 'flood', bytes: 3_000_001 });
    let bytes = 0;
    for await (const chunk of (await post()).body) bytes += Buffer.isBuffer(chunk) ? chunk.length : 0;
    expect(bytes).toBe(3_000_001);
  });

  test('gzip: the real response, compressed', async () => {
    server.fault({}, { kind: 'gzip' });
    const answer = await post();
    const body = Buffer.from(await answer.body.arrayBuffer());
    expect(JSON.parse(gunzipSync(body).toString())).toEqual(real);
    server.fault({}, { kind: 'gzip' });
    expect(await (await fetch(server.url)).json()).toEqual(real);
  });

  test('counts the requests that match it', async () => {
    server.fault({ method: 'POST', path: /^\/things/, nth: 2, times: 2 }, { kind: 'status', status: 500 });
    server.fault({ path: '/other', times: Infinity }, { kind: 'status', status: 404 });
    const codes: number[] = [];
    for (const path of ['/things', '/x', '/things/1', '/things', '/things', '/other', '/other']) {
      codes.push((await post(path)).statusCode);
    }
    expect(codes).toEqual([201, 201, 500, 500, 201, 404, 404]);
    server.clearFaults();
    expect((await post('/other')).statusCode).toBe(201);
  });
});

test('connections to a refused port fail', async () => {
  await expect(request(`http://127.0.0.1:${await refusedPort()}`)).rejects.toMatchObject({
    code: 'ECONNREFUSED',
  });
});

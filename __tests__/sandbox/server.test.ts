import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { request } from 'undici';
import { type Fault, json, type LoopbackServer, REFUSED_PORT, startServer } from '../../sandbox/server.ts';

let server: LoopbackServer;
let acts: number;

beforeEach(async () => {
  acts = 0;
  server = await startServer(() => {
    acts += 1;
    return json(201, {});
  });
});
afterEach(() => server.close());

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
  const slowDown: Fault = {
    kind: 'status',
    status: 429,
    body: { error: 'slow down' },
    headers: { 'retry-after': '7' },
  };
  const slowDownHeaders = { 'retry-after': '7', 'content-type': 'application/json; charset=utf-8' };
  test.each<[string, Fault, number, number, object, string]>([
    ['status, and the service doesn’t act', slowDown, 0, 429, slowDownHeaders, '{"error":"slow down"}'],
    ['raw', { kind: 'raw', status: 502, body: page, contentType: 'text/html' }, 1, 502, html, page],
    ['flood', { kind: 'flood', bytes: 300_001 }, 1, 201, {}, 'x'.repeat(300_001)],
  ])('%s', async (_, fault, acted, status, headers, body) => {
    server.fault({}, fault);
    const answer = await post();
    expect([answer.statusCode, acts]).toEqual([status, acted]);
    expect(answer.headers).toMatchObject(headers);
    expect(await answer.body.text()).toBe(body);
  });

  test('reset before the body', async () => {
    server.fault({}, { kind: 'reset', before: 'body' });
    await expect(post()).rejects.toMatchObject({ code: 'ECONNRESET' });
    expect([acts, server.requests[0]?.body.toString()]).toEqual([0, '']);
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
  await expect(request(`http://127.0.0.1:${REFUSED_PORT}`)).rejects.toMatchObject({
    code: 'ECONNREFUSED',
  });
});

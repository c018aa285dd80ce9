import { expect, test } from '@jest/globals';
import type { Fault } from '../../sandbox/server.ts';
import { tcpServer } from '../tcp-server.ts';
import { scenario, status } from './scenario.ts';

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
    with: { 'base-url': 'https://platform.example', 'timeout-minutes': '0.05', 'poll-interval-seconds': '1' },
  });
  expect(asked[0]).toBe('CONNECT platform.example:443 HTTP/1.1');
  expect(outputs).toMatchObject({ outcome: 'not-created', reason: 'unreachable' });
  expect(s.platform.requests).toEqual([]);
});

test.each<[string, Fault]>([
  ['half a megabyte of quotes', { kind: 'raw', status: 201, body: `{"${'\\"'.repeat(250_000)}` }],
  ['100,000 unclosed titles', status(502, '<title'.repeat(100_000), { 'content-type': 'text/html' })],
  ['nested errors', status(500, `${'{"error":'.repeat(20_000)}1${'}'.repeat(20_000)}`)],
])('a response that could exhaust memory or time has the outcome unknown: %s', async (_, fault) => {
  await using s = await scenario();
  s.platform.fault({ method: 'POST', path: /\/job$/u }, fault);
  const { outputs } = await s.run();
  expect(outputs['outcome']).toBe('unknown');
});

import { expect, test } from '@jest/globals';
import type { Fault } from '../../sandbox/server.ts';
import { scenario, status } from './scenario.ts';

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

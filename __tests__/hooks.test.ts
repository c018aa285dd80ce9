import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from '@jest/globals';
import { KILLED } from './machine.ts';

/** Asks for its data as a worker of `jest-light-runner` does, but only when some has come. */
const WORKER = `process.once('message', () => {
  process.on('message', ({ type }) => process.send('got ' + type));
  process.send('jest-light-runner-get-worker-data');
});`;

test('a worker gets the data that came before it asked', async () => {
  const args = ['--import', './__tests__/hooks.mjs', '-e', WORKER];
  const worker = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  worker.send({ type: 'jest-light-runner-worker-data' });
  expect(await once(worker, 'message')).toEqual(['got jest-light-runner-worker-data', undefined]);
  worker.disconnect();
});

test('a test that loops ends its process at its timeout, by name', () => {
  const script = `const { expect } = await import('expect');
    expect.setState({ testPath: 'a.test.ts', currentTestName: 'loops' });
    const { limited } = await import('./__tests__/time-limit.mjs');
    limited((name, run) => run())('loops', async () => { for (;;) await undefined; }, 100);`;
  const { status, signal, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script]);
  expect(String(stderr)).toBe('a.test.ts: “loops” did not end within 0.1 s.\n');
  expect({ exitCode: status, signal }).toEqual(KILLED);
});

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from '@jest/globals';

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

import { spawnSync } from 'node:child_process';
import { expect, test } from '@jest/globals';

test('a bug fails the step, with its stack trace in the debug log only', () => {
  const code = `
    import { runStep } from './src/step/step.ts';
    const keepsRunning = setInterval(() => {}, 1_000);
    await runStep(() => Promise.reject(new TypeError('x is undefined')));
  `;
  const ended = spawnSync(process.execPath, ['--input-type=module-typescript', '--eval', code], {
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], RUNNER_DEBUG: '1' },
    timeout: 30_000,
    killSignal: 'SIGKILL',
  });
  expect(ended).toMatchObject({ status: 1, stderr: '' });
  const [annotation, ...more] = ended.stdout.split('\n').filter((line) => !line.startsWith('::debug::'));
  expect(annotation).toMatch(
    /^::error title=Unexpected error::Unexpected error: TypeError: x is undefined\. Run again with step debugging enabled, and report what the log shows/u,
  );
  expect(more.join('')).toBe('');
  expect(ended.stdout).toMatch(/^::debug::TypeError: x is undefined%0Aat /mu);
});

import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { expect, test } from '@jest/globals';
import * as z from 'zod/mini';

function sandboxRun(port: string, ...args: readonly string[]) {
  const { status, stdout } = spawnSync(process.execPath, ['sandbox/run.ts', '--port', port, ...args]);
  return { status, printed: String(stdout) };
}

/** Starts the sandbox, and returns its port. */
async function startSandbox(...args: readonly string[]) {
  const child = spawn(process.execPath, ['sandbox/main.ts', '--port', '0', ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = z.array(z.string()).parse(await once(createInterface(child.stdout), 'line'));
  const [, port = ''] = /127\.0\.0\.1:(\d+)/u.exec(String(line)) ?? [];
  return {
    port,
    [Symbol.asyncDispose]: async () => {
      child.kill();
      await once(child, 'close');
    },
  };
}

test('the sandbox plays a merge, a job that outlives its run, settle, and an export', async () => {
  await using sandbox = await startSandbox('--life', 'active:3600s,completed');
  const merged = sandboxRun(sandbox.port, '--event', 'push', 'dry-run=true');
  expect(merged.status).toBe(0);
  expect(merged.printed).toContain('Comment on `#213`.');

  const started = sandboxRun(sandbox.port, 'wait=false');
  expect(started.printed).toMatch(/^outcome +started$/mu);
  expect(started.printed).toContain('The comment on #214, by github-actions[bot]');
  const settled = sandboxRun(sandbox.port, '--settle');
  expect(settled.printed).toMatch(/^active +1$/mu);
  expect(settled.printed).not.toContain('The comment on');

  expect(sandboxRun(sandbox.port, '--visitors').printed).toMatch(/^rows +[1-9]/mu);
  expect(sandboxRun(sandbox.port, '--visitors', 'last-months=1').printed).toMatch(/^rows +[1-9]/mu);
});

test('a token of the sandbox can lack permissions', async () => {
  await using sandbox = await startSandbox('--permissions', 'issues:read');
  const { printed } = sandboxRun(sandbox.port, 'wait=false');
  expect(printed).toContain('(GitHub: 403');
});

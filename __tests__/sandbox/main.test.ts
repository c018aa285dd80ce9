import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { expect, test } from '@jest/globals';
import { parseFileCommand } from '../../sandbox/file-commands.ts';
import { refusedPort } from '../../sandbox/server.ts';
import { onWindows } from '../machine.ts';

const MAIN = 'sandbox/main.ts';

/** Starts the sandbox, and returns its output until the last command. */
async function startSandbox(...args: string[]) {
  const child = spawn(process.execPath, [MAIN, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  const lines: string[] = [];
  for await (const line of createInterface(child.stdout)) {
    lines.push(line);
    if (line.includes('/visitors?')) break;
  }
  return { child, lines, [Symbol.asyncDispose]: () => stop(child) };
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill();
  await once(child, 'close');
}

/** Returns the command that starts in the line with `beginning`, which can continue on the next lines. */
function commandIn(lines: readonly string[], beginning: string): string {
  const start = lines.findIndex((line) => line.startsWith(`  ${beginning}`));
  const length = lines.slice(start).findIndex((line) => !line.endsWith('\\')) + 1;
  return lines.slice(start, start + length).join('\n');
}

async function bash(command: string) {
  const { PATH = '' } = process.env;
  const child = spawn('bash', ['-c', command], { env: { PATH }, stdio: ['ignore', 'pipe', 'inherit'] });
  const closed = once(child, 'close');
  const stdout = await text(child.stdout);
  await closed;
  return { stdout, exitCode: child.exitCode };
}

const testOfShellCommand = onWindows ? test.skip : test;

testOfShellCommand('the printed commands run a job, and show its outputs and its comment', async () => {
  await using sandbox = await startSandbox('--life', 'active:1s,completed');
  const run = commandIn(sandbox.lines, 'env ');
  expect((await bash(run)).exitCode).toBe(0);

  const outputs = /GITHUB_OUTPUT='([^']+)'/u.exec(run)?.[1] ?? '';
  expect(parseFileCommand(readFileSync(outputs, 'utf8')).entries).toMatchObject({
    'job-id': 'job-1',
    outcome: 'pr-created',
    'pr-link': 'https://github.com/acme/docs/pull/7',
    'comment-id': '1001',
  });
  expect((await bash(commandIn(sandbox.lines, 'cat '))).stdout).toContain('`pr-created`');
  const comments = await bash(
    sandbox.lines.find((line) => line.includes('/issues/214/comments')) ?? 'no such command',
  );
  expect(JSON.parse(comments.stdout)).toMatchObject([{ user: { login: 'github-actions[bot]' } }]);

  await stop(sandbox.child);
  expect(existsSync(dirname(outputs))).toBe(false);
});

testOfShellCommand('--fault and --life simulate errors', async () => {
  await using refusing = await startSandbox('--fault', '401');
  expect((await bash(commandIn(refusing.lines, 'env '))).stdout).toContain('401');
  await using failing = await startSandbox('--life', 'active:1s,failed');
  const run = commandIn(failing.lines, 'env ');
  await bash(run);
  const outputs = /GITHUB_OUTPUT='([^']+)'/u.exec(run)?.[1] ?? '';
  expect(parseFileCommand(readFileSync(outputs, 'utf8')).entries).toMatchObject({ outcome: 'failed' });
});

test('--port sets the port of the API, and one that is in use is refused', async () => {
  const port = await refusedPort();
  await using sandbox = await startSandbox('--port', String(port));
  expect(sandbox.lines[0]).toContain(` at http://127.0.0.1:${port}, `);
  const second = spawnSync(process.execPath, [MAIN, '--port', String(port)], { encoding: 'utf8' });
  expect(second.stderr).toBe(`Port ${port} is in use. Choose another one with --port.\n`);
  expect(second.status).toBe(1);
});

test('an invalid option prints the reason and the usage', () => {
  const { status, stderr } = spawnSync(process.execPath, [MAIN, '--life', 'failed:'], { encoding: 'utf8' });
  expect(stderr).toMatch(/^Invalid stage in --life: failed:\..*\n\nUsage: npm run sandbox/u);
  expect(status).toBe(1);
  expect(spawnSync(process.execPath, [MAIN, '--help'], { encoding: 'utf8' })).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('--fault'),
  });
});

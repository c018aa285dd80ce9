import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { expect, test } from '@jest/globals';
import { refusedPort } from '../../sandbox/server.ts';

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

/** Runs `npm run sandbox:run` as the sandbox prints it. */
function runIn(sandbox: { readonly lines: readonly string[] }, ...inputs: readonly string[]) {
  const [, port = ''] = / sandbox:run -- --port (\d+)/u.exec(sandbox.lines.join('\n')) ?? [];
  const quick = inputs.includes('--visitors') ? [] : ['poll-interval-seconds=0.2'];
  return spawnSync(process.execPath, ['sandbox/run.ts', '--port', port, ...quick, ...inputs], {
    encoding: 'utf8',
  });
}

test('the printed commands run a job, and show its log, outputs, summary and comment', async () => {
  const simulated = ['--life', 'active:1s,completed', '--fault', '401:1'];
  await using sandbox = await startSandbox('--port', '0', ...simulated);
  const dry = runIn(sandbox, 'dry-run=true');
  expect(dry.stderr).toBe('');
  expect(dry.stdout).toMatch(/^outcome +dry-run$/mu);
  expect(dry.stdout).toContain('There are none.');

  expect(runIn(sandbox)).toMatchObject({
    status: 1,
    stdout: expect.stringMatching(/^reason +unauthorized$/mu),
  });
  const { status, stdout } = runIn(sandbox);
  expect(status).toBe(0);
  expect(stdout).toMatch(/Job `job-1` accepted/u);
  expect(stdout).toMatch(/^outcome +pr-created$/mu);
  expect(stdout).toMatch(/^pr-link +https:\/\/github\.com\/acme\/docs\/pull\/7$/mu);
  expect(stdout).toContain('A comment on issue #214, by github-actions[bot]');
  expect(stdout).not.toContain('ghadelimiter');

  const { port } = new URL(/ at (http:\S+), /u.exec(sandbox.lines[0] ?? '')?.[1] ?? '');
  await stop(sandbox.child);
  const late = spawnSync(process.execPath, ['sandbox/run.ts', '--port', port], { encoding: 'utf8' });
  expect(late).toMatchObject({
    status: 1,
    stderr: expect.stringContaining(`No sandbox runs on port ${port}.`),
  });
});

test('--visitors runs an export', async () => {
  await using sandbox = await startSandbox('--port', '0');
  const { status, stdout } = runIn(sandbox, '--visitors', 'format=ndjson');
  expect(status).toBe(0);
  expect(stdout).toMatch(/^complete +true$/mu);
  expect(stdout).toMatch(/^file +visitors\.ndjson$/mu);
});

test('an input that isn’t one prints the usage', () => {
  const { status, stderr } = spawnSync(process.execPath, ['sandbox/run.ts', 'dry-run'], { encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr).toMatch(
    /^Invalid input: dry-run\. It must be like dry-run=true\.\n\nUsage: npm run sandbox:run/u,
  );
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

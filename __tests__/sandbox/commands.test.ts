import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { describe, expect, test } from '@jest/globals';
import { parseFileCommand } from '../../sandbox/file-commands.ts';
import { readOptions } from '../../sandbox/options.ts';
import { freePort } from '../../sandbox/server.ts';

function command(script: string, ...args: readonly string[]) {
  const options = { encoding: 'utf8', timeout: 60_000 } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, [`sandbox/${script}`, ...args], options);
  return { status, stdout, stderr };
}

const link = 'pr-link        https://github.com/acme/client/pull/215';
test.each([
  ['demo.ts', ['outcome        pr-created', link, 'The step took 35 s on its clock', 'The comment on #214']],
  ['demo-visitors.ts', ['complete   true', 'path,human,ai,total']],
])('%s prints the result and exits', (script, shown) => {
  const { stdout, ...ended } = command(script);
  for (const text of shown) expect(stdout).toContain(text);
  expect(ended).toEqual({ status: 0, stderr: '' });
});

/** Starts the sandbox, and returns its output until the last command. */
async function startSandbox(...args: string[]) {
  const child = spawn(process.execPath, ['sandbox/main.ts', ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines: string[] = [];
  for await (const line of createInterface(child.stdout)) {
    lines.push(line);
    if (line.includes('/visitors?')) break;
  }
  return { child, shown: lines.join('\n'), [Symbol.asyncDispose]: () => stop(child) };
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill();
  await once(child, 'close');
}

test('the printed commands run jobs and an export until the sandbox stops', async () => {
  const port = String(await freePort());
  const simulated = ['--life', 'active:1s,completed', '--fault', '401:1'];
  await using sandbox = await startSandbox('--port', port, ...simulated);
  expect(sandbox.shown).toContain(` at http://127.0.0.1:${port}, `);
  expect(sandbox.shown).toContain(`npm run -s sandbox:run -- --port ${port}\n`);
  expect(command('main.ts', '--port', port)).toMatchObject({
    status: 1,
    stderr: `Port ${port} is in use. Choose another one with --port.\n`,
  });

  const run = (...inputs: readonly string[]) => command('run.ts', '--port', port, ...inputs);
  const dry = run('dry-run=true');
  expect(dry.stderr).toBe('');
  expect(dry.stdout).toMatch(/^outcome +dry-run$/mu);
  expect(dry.stdout).toContain('There are none.');

  const quick = 'poll-interval-seconds=0.2';
  const unauthorized = expect.stringMatching(/^reason +unauthorized$/mu);
  expect(run(quick)).toMatchObject({ status: 1, stdout: unauthorized });
  const job = run(quick);
  expect(job.status).toBe(0);
  expect(job.stdout).toMatch(/Job `job-1` accepted/u);
  expect(job.stdout).toMatch(/^outcome +pr-created$/mu);
  expect(job.stdout).toMatch(/^pr-link +https:\/\/github\.com\/acme\/client\/pull\/215$/mu);
  expect(job.stdout).toContain('A comment on issue #214, by github-actions[bot]');
  expect(job.stdout).not.toContain('ghadelimiter');

  const visitors = run('--visitors', 'format=ndjson');
  expect(visitors.status).toBe(0);
  expect(visitors.stdout).toMatch(/^complete +true$/mu);
  expect(visitors.stdout).toMatch(/^file +visitors\.ndjson$/mu);

  await stop(sandbox.child);
  const late = expect.stringContaining(`No sandbox runs on port ${port}.`);
  expect(run()).toMatchObject({ status: 1, stderr: late });
});

test.each([
  [
    'run.ts',
    'dry-run',
    'Invalid input: dry-run. It must be like dry-run=true.\n\nUsage: npm run sandbox:run',
  ],
  ['main.ts', '--life=failed:', 'Invalid stage in --life: failed:.'],
])('%s %s prints the reason and the usage', (script, argument, reason) => {
  const { status, stderr } = command(script, argument);
  expect(status).toBe(1);
  expect(stderr.startsWith(reason)).toBe(true);
  expect(stderr).toContain('\n\nUsage: npm run sandbox');
});

test('--help shows the options', () => {
  const stdout = expect.stringContaining('--fault');
  expect(command('main.ts', '--help')).toMatchObject({ status: 0, stdout });
});

test('a sandbox in the background accepts requests at the printed URL when the command exits', async () => {
  const { stdout, ...ended } = command('background.ts');
  const { pid, ...where } = parseFileCommand(stdout).entries;
  try {
    expect(ended).toEqual({ status: 0, stderr: '' });
    const created = await fetch(`${where['base-url']}/v2/agent/${where['project-id']}/job`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${where['api-key']}`, 'Content-Type': 'application/json' },
      body: '{"prompt": "Explain the new setting"}',
    });
    expect(await created.json()).toMatchObject({ id: 'job-1', status: 'active' });
  } finally {
    process.kill(Number(pid));
  }
});

describe('the options of the sandbox', () => {
  test.each([
    ['active:5s,failed', ['active at 0', 'failed at 5000']],
    ['active:5s,queued:10s,no-pr', ['active at 0', 'queued at 5000', 'completed at 15000']],
    ['completed', ['completed at 0 with https://github.com/acme/client/pull/215']],
    [undefined, ['active at 0', 'completed at 20000 with https://github.com/acme/client/pull/215']],
  ])('--life %s', (life, stages) => {
    const options = readOptions(life === undefined ? [] : ['--life', life]);
    const shown = options.life.map(
      ({ status, afterMs, prLink }) =>
        `${status} at ${afterMs}${prLink === undefined ? '' : ` with ${prLink}`}`,
    );
    expect(shown).toEqual(stages);
    expect(options).toMatchObject({ port: 4_700, fault: undefined, help: false });
  });

  test.each([
    ['429', { fault: { kind: 'status', status: 429 }, times: Infinity }],
    ['502:2', { fault: { kind: 'status', status: 502 }, times: 2 }],
    ['hang', { fault: { kind: 'hang' }, times: Infinity }],
    ['reset:1', { fault: { kind: 'reset', before: 'act' }, times: 1 }],
  ])('--fault %s', (fault, expected) => {
    expect(readOptions(['--fault', fault]).fault).toMatchObject(expected);
  });

  test.each([
    [['--port', '80a'], 'Invalid port: 80a.'],
    [['--port', '65536'], 'Invalid port: 65536.'],
    [['--life', 'active:5s'], 'Invalid stage in --life: active:5s. It must be a status without a duration'],
    [['--life', 'active,failed'], 'Invalid stage in --life: active. It must be like active:5s.'],
    [['--life', ''], 'Invalid stage in --life: .'],
    [['--fault', '200'], 'Invalid fault: 200.'],
    [['--fault', '429:0'], 'Invalid fault: 429:0.'],
    [['--fault', 'slow'], 'Invalid fault: slow.'],
    [['--speed', '2'], "Unknown option '--speed'"],
  ])('%j is refused, and the message says why', (args, message) => {
    expect(() => readOptions(args)).toThrow(message);
  });
});

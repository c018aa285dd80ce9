import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { expect, test } from '@jest/globals';
import { onWindows } from '../machine.ts';

/** The lines of a stream up to the one that holds `text`. */
async function linesTo(text: string, stream: NodeJS.ReadableStream): Promise<string[]> {
  const lines: string[] = [];
  for await (const line of createInterface(stream)) {
    lines.push(line);
    if (line.includes(text)) break;
  }
  return lines;
}

const testOfShellCommand = onWindows ? test.skip : test;

testOfShellCommand('the command that the sandbox prints has the built action start a job', async () => {
  const sandbox = spawn(process.execPath, ['sandbox/main.ts'], { stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    const printed = await linesTo('node dist/agent-job/index.js', sandbox.stdout);
    const command = printed.slice(printed.findIndex((line) => line.startsWith('  env '))).join('\n');
    const { PATH = '' } = process.env;
    const action = spawn('bash', ['-c', `exec ${command.trim()}`], {
      env: { PATH },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    expect((await linesTo('is accepted', action.stdout)).at(-1)).toBe('Job job-1 is accepted.');
    action.kill('SIGKILL');
    await once(action, 'close');
  } finally {
    sandbox.kill();
    await once(sandbox, 'close');
  }
});

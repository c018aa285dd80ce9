import { spawnSync } from 'node:child_process';
import { expect, test } from '@jest/globals';
import { parseFileCommand } from '../../sandbox/file-commands.ts';

test('a sandbox in the background accepts requests at the printed URL when the command exits', async () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['sandbox/background.ts'], {
    encoding: 'utf8',
  });
  const { pid, ...where } = parseFileCommand(stdout).entries;
  try {
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
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

import { spawnSync } from 'node:child_process';
import { expect, test } from '@jest/globals';

test.each([
  [
    'demo',
    'sandbox/demo.ts',
    [
      'outcome        pr-created',
      'pr-link        https://github.com/acme/docs/pull/7',
      'The step took 35 s on its clock',
      'The comment on issue #214',
    ],
  ],
  ['demo:visitors', 'sandbox/demo-visitors.ts', ['complete   true', 'path,human,ai,total']],
])('npm run %s prints the result and exits', (_, script, shown) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script], {
    encoding: 'utf8',
    timeout: 60_000,
  });
  for (const text of shown) expect(stdout).toContain(text);
  expect(stderr).toBe('');
  expect(status).toBe(0);
});

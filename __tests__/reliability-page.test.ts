import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';

/** The files of tests that the page names: “Shown by `rerun` and `post`.” */
const named = readFileSync('docs/reliability.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('Shown by '))
  .flatMap((line) => [...line.matchAll(/`([a-z-]+)`/gu)].map(([, file = '']) => file));

test('docs/reliability.md names a test for each kind of fault', () => {
  expect(named.length).toBeGreaterThan(15);
  expect(named.filter((file) => !existsSync(`__tests__/agent-job/${file}.test.ts`))).toEqual([]);
});

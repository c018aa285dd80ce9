import { expect, test } from '@jest/globals';
import { workflowsIn } from './readme-workflows.ts';

const [quickStart = ''] = workflowsIn('README.md');

test('the quick start is in block style, with a name and a reason for each permission, in 20 lines at most', () => {
  const lines = quickStart.trimEnd().split('\n');
  expect(lines.length).toBeLessThanOrEqual(20);
  expect(lines[0]).toMatch(/^name: \w/u);
  expect(quickStart).not.toMatch(/: \{ /u);
  const grants = lines.filter((line) => /^ +[a-z-]+: (?:read|write)\b/u.test(line));
  expect(grants).not.toEqual([]);
  for (const grant of grants) expect(grant).toMatch(/ # to \w/u);
});

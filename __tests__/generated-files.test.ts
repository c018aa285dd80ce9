import { expect, test } from '@jest/globals';
import { isGenerated } from '../src/agent-job/context/generated-files.ts';

/** Outsiders can write this text, so a search whose time grows faster than its length could hang the step. */
test.each([
  ['blank lines, then signs', `${'+\n'.repeat(20_000)}+${'!'.repeat(200_000)}`],
  ['one long line', `+${'! '.repeat(200_000)}`],
])('%s are searched quickly for the marks of a generated file', (_, patch) => {
  expect(isGenerated('src/a.ts', patch)).toBe(false);
});

import { expect, test } from '@jest/globals';
import { passagesInYaml, textsIn } from '../scripts/prose.ts';

test('messages are found with their lines, put together from their pieces; other strings and comments are not', () => {
  const source = [
    "import { join } from 'node:path';",
    '// A comment is not a message.',
    "const name = 'content-type';",
    'throw new Error(',
    "  `Couldn’t read \\`${name}\\`, so no job was created. ` + 'Check that the file exists.',",
    ');',
    "log(isLate ? 'It is too late.' : `${count} of ${limit} are open`);",
  ].join('\n');
  expect(textsIn(source)).toEqual([
    { text: 'Couldn’t read `X`, so no job was created. Check that the file exists.', line: 5 },
    { text: 'It is too late.', line: 7 },
    { text: 'X of X are open', line: 7 },
  ]);
});

test('comments and prompts of a workflow are found, without code and short remarks', () => {
  const file = [
    '# Sends a prompt.',
    '# In one job. To start it:',
    '#   git push origin main',
    'on: push # runs on every push',
    'jobs:',
    '  docs: # a job',
    '    steps:',
    '      - with:',
    '          prompt: |',
    '            Document this change.',
    '            Change nothing else.',
  ];
  expect(passagesInYaml(file.join('\n'))).toEqual([
    { text: 'Sends a prompt.\nIn one job. To start it:\n', line: 1 },
    { text: 'runs on every push', line: 4 },
    { text: 'Document this change.\nChange nothing else.\n', line: 9 },
  ]);
});

import { expect, test } from '@jest/globals';
import { descriptionsIn, textsIn } from '../scripts/prose.ts';

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

test('descriptions are found with their lines', () => {
  const file = [
    'name: Docs',
    'inputs:',
    '  prompt:',
    '    description: >-',
    '      What to do,',
    '      in words.',
    '    default: no',
  ];
  expect(descriptionsIn(file.join('\n'))).toEqual([{ text: 'What to do, in words.', line: 4 }]);
});

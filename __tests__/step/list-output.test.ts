import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { setList } from '../../src/step/list-output.ts';
import { randomRuns, testRandomly } from '../random-tests.ts';

/** Returns the output, and how many entries the note says are left out. */
function outputOf(entries: readonly unknown[] | undefined) {
  let output: string | undefined;
  const setOutput = (_: string, value: string) => {
    output = value;
  };
  const [note] = setList({ setOutput }, 'list', entries);
  const [, left = '0'] = / leaves out (\d+) of /u.exec(note?.message ?? '') ?? [];
  return { output, left: Number(left) };
}

const LONGEST = 'x'.repeat(31_995);

test.each<[unknown[] | undefined, string, number]>([
  [undefined, '', 0],
  [[], '[]', 0],
  [[LONGEST], JSON.stringify([LONGEST]), 0],
  [[`${LONGEST}x`], '[]', 1],
  [['a', LONGEST.slice(4)], JSON.stringify(['a', LONGEST.slice(4)]), 0],
  [['a', LONGEST.slice(3)], '["a"]', 1],
  // An entry that is too long ends the list.
  [['a', LONGEST, 'c'], '["a"]', 2],
  // Bytes, not characters.
  [['é'.repeat(15_997)], JSON.stringify(['é'.repeat(15_997)]), 0],
  [['é'.repeat(15_998)], '[]', 1],
])('a list keeps its start within 32,000 bytes', (entries, output, left) => {
  expect(outputOf(entries)).toEqual({ output, left });
});

testRandomly(
  'a list is never longer than 32,000 bytes, and keeps the first entries',
  randomRuns(100, 20_000),
  [fc.array(fc.jsonValue()), fc.nat(32_000)],
  (values, length) => {
    const entries = ['x'.repeat(length), ...values];
    const { output = '', left } = outputOf(entries);
    expect(Buffer.byteLength(output)).toBeLessThanOrEqual(32_000);
    expect(output).toBe(JSON.stringify(entries.slice(0, entries.length - left)));
  },
);

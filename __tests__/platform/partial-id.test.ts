import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { partialId } from '../../src/platform/agent-jobs.ts';
import { randomRuns } from '../random-runs.ts';

test.each<[string, string | undefined]>([
  ['{"id":"job-1"', 'job-1'],
  [' \n{ "id" : "job-1" , "sta', 'job-1'],
  ['{"id":"job-1","id":"job-2"}}', 'job-1'],
  ['{"status":"active","id":"job-1"', 'job-1'],
  ['{"source":{"id":"wrong"},"id":"job-1"', 'job-1'],
  ['{"list":[{"id":"wrong"},"id","x"],"id":"job-1"', 'job-1'],
  ['{"list":["id"],"id":"job-1"', 'job-1'],
  ['{"kind":"id","name":"wrong","id":"job-1"', 'job-1'],
  ['{"a":1,"id":"job-1"', 'job-1'],
  ['{"a":null,"b":true,"id":"job-1"', 'job-1'],
  ['{"echo":"a \\" b","id":"job-1"', 'job-1'],
  ['{"echo":"\\",\\"id\\":\\"wrong","id":"job-1"', 'job-1'],
  ['{"echo":"ends in \\\\","id":"job-1"', 'job-1'],
  ['{"echo":"} ] , { [","id":"job-1"', 'job-1'],
  ['{"id":"\\u006aob-1"', 'job-1'],
  ['{"id":"a/b?c#d"', 'a/b?c#d'],
  // Incomplete ids.
  ['{"id":"job-', undefined],
  ['{"id":"job-1\\"', undefined],
  ['{"id"', undefined],
  ['{"id":', undefined],
  ['{"id":42}', undefined],
  ['{"id":null,"x":"job-1"}', undefined],
  ['{"ID":"job-1"}', undefined],
  ['{"job_id":"job-1"}', undefined],
  ['{"source":{"id":"wrong"}', undefined],
  ['{"source":{"id":"wrong"', undefined],
  // Invalid ids.
  ['{"id":""}', undefined],
  ['{"id":".."}', undefined],
  ['{"id":"bad \\x escape"}', undefined],
  [`{"id":"${'x'.repeat(501)}"}`, undefined],
  ['{{"id":"wrong"},"id":"job-1"}', 'job-1'],
  // Not an object.
  ['[{"id":"job-1"}]', undefined],
  ['"id":"job-1"', undefined],
  ['<html>{"id":"job-1"}', undefined],
  ['', undefined],
])('the id in %j is %j', (damaged, id) => {
  expect(partialId(damaged)).toBe(id);
});

test('the id is found after any other fields as soon as it is complete, and nothing else is mistaken for it', () => {
  fc.assert(
    fc.property(
      fc.dictionary(
        fc.string().filter((name) => name !== 'id'),
        fc.jsonValue(),
        { noNullPrototype: true },
      ),
      fc.boolean(),
      (fields, isCut) => {
        const whole = JSON.stringify({ ...fields, last: [], id: 'job-1' });
        const end = whole.lastIndexOf('"id":"job-1"');
        expect(partialId(whole.slice(0, isCut ? end : end + '"id":"job-1"'.length))).toBe(
          isCut ? undefined : 'job-1',
        );
      },
    ),
    { ...randomRuns(100, 20_000), examples: [[{ echo: 'a " b' }, false]] },
  );
});

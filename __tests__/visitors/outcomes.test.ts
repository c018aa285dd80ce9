import { expect, test } from '@jest/globals';
import type { StepResult } from '../../sandbox/run-step.ts';
import type { Fault } from '../../sandbox/server.ts';
import { readActionFile } from '../../scripts/action-file.ts';
import type { Stop } from '../../src/visitors/passes.ts';
import { conclusionOf } from '../conclusion.ts';
import { HANGS, status } from '../faults.ts';
import { type Scenario, scenario, site, withFault } from './scenario.ts';

const { output, list } = readActionFile('visitors/action.yml').outcomes;

type Run = (s: Scenario, inputs: Readonly<Record<string, string>>) => Promise<StepResult>;

/** How to get each outcome, by its words in `action.yml`. */
const cases: Readonly<
  Record<
    | Stop['kind']
    | 'end'
    | 'unwritable'
    | 'missing'
    | 'problems'
    | 'comparison'
    | 'cancelled comparison'
    | 'trend',
    readonly [string, Run]
  >
> = {
  end: ['no row can be missing', (s, inputs) => s.run(inputs)],
  comparison: [
    "the comparison isn't",
    // The export takes two requests, and the comparison the third.
    (s, inputs) => answered(status(401), 3)(s, { ...inputs, compare: 'true' }),
  ],
  trend: [
    'a period of the trend could not be read',
    // The export takes two requests.
    (s, inputs) => answered(status(401), 3)(s, { ...inputs, trend: '2' }),
  ],
  missing: [
    'was not the same each time it was read',
    (s, inputs) => {
      s.repeatRow(2, 4, 7);
      return s.run(inputs);
    },
  ],
  quota: ["the quota doesn't reset", answered(status(429, '', { 'retry-after': '3600' }))],
  'timed-out': ['the step timed out', answered(status(503, '', { 'retry-after': '3600' }))],
  problems: ['an input is invalid', (s, inputs) => s.run({ ...inputs, top: 'many' })],
  refused: ['the API rejected a request', answered(status(401))],
  unwritable: ['the file could not be written', (s, inputs) => s.runProcess(inputs, withFault('ENOSPC@1'))],
  cancelled: ['the run was cancelled during the export', cancelledAt(1)],
  'cancelled comparison': [
    'the run was cancelled during the comparison',
    (s, inputs) => cancelledAt(3)(s, { ...inputs, compare: 'true' }),
  ],
};

function answered(fault: Fault, nth = 1): Run {
  return (s, inputs) => {
    s.platform.fault({ nth, times: Infinity }, fault);
    return s.run(inputs);
  };
}

function cancelledAt(nth: number): Run {
  return async (s, inputs) => {
    s.platform.fault({ nth, times: Infinity }, HANGS);
    const step = await s.start(inputs);
    await s.platform.waitForRequest(() => true, nth);
    step.kill('SIGINT');
    return await step.result;
  };
}

test.each(Object.entries(cases))('the step ends as action.yml says: %s', async (_, [words, run]) => {
  const told = list.filter(({ when }) => when.includes(words));
  expect(told).toHaveLength(1);
  const results = await Promise.all(
    ['warn', 'error'].map(async (ifIncomplete) => {
      await using s = await scenario(site(300));
      return await run(s, { 'if-incomplete': ifIncomplete });
    }),
  );
  const [{ value, step } = { value: '', step: '' }] = told;
  for (const { outputs } of results) expect(outputs[output]).toBe(value);
  expect(results.map(conclusionOf)).toEqual(
    step === 'depends on `if-incomplete`' ? ['passes with a warning', 'fails'] : results.map(() => step),
  );
});

test('action.yml lists no other outcome', () => {
  const words = Object.values(cases).map(([text]) => text);
  expect(list.filter(({ when }) => !words.some((text) => when.includes(text)))).toEqual([]);
});

import { expect, test } from '@jest/globals';
import { HANGS, status } from '../../sandbox/faults.ts';
import type { StepResult } from '../../sandbox/run-step.ts';
import type { Fault } from '../../sandbox/server.ts';
import { readActionFile } from '../../scripts/action-file.ts';
import type { Stop } from '../../src/visitors/passes.ts';
import { conclusionOf } from '../conclusion.ts';
import { type Scenario, scenario, site, withFault } from './scenario.ts';

const { output, list } = readActionFile('visitors/action.yml').outcomes;

type Inputs = Readonly<Record<string, string>>;
type Run = (s: Scenario, inputs: Inputs) => Promise<StepResult>;
type Case = readonly [when: string, Run];

/** How to get each outcome, by its words in `action.yml`. */
const cases: Readonly<Record<Stop['kind'], Case> & Record<string, Case>> = {
  end: ['no row can be missing', (s, inputs) => s.run(inputs)],
  // The export takes two requests, and the comparison or the trend the third.
  comparison: ["the comparison isn't", answered(status(401), 3, { compare: 'true' })],
  trend: ['a period of the trend could not be read', answered(status(401), 3, { trend: '2' })],
  missing: [
    'or had paths twice, each time it was read',
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
  cancelled: ['was cancelled during the export', cancelledAt(1)],
  'cancelled comparison': ['was cancelled during the comparison', cancelledAt(3, { compare: 'true' })],
};

function answered(fault: Fault, nth = 1, more: Inputs = {}): Run {
  return (s, inputs) => {
    s.platform.fault({ nth, times: Infinity }, fault);
    return s.run({ ...inputs, ...more });
  };
}

function cancelledAt(nth: number, more: Inputs = {}): Run {
  return async (s, inputs) => {
    s.platform.fault({ nth, times: Infinity }, HANGS);
    const step = await s.start({ ...inputs, ...more });
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

import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import { inputName } from '../../src/runner/inputs.ts';
import { rules } from '../../src/settle/inputs.ts';
import { outputNames } from '../../src/settle/report.ts';

const Declared = z.record(
  z.string(),
  z.object({
    description: z.string().check(z.minLength(20)),
    required: z.optional(z.boolean()),
    default: z.optional(z.string()),
  }),
);
const action = z
  .object({
    name: z.literal('Docs settle'),
    inputs: Declared,
    outputs: z.record(z.string(), z.object({ description: z.string().check(z.minLength(10)) })),
    runs: z.object({ using: z.literal('node24'), main: z.literal('../dist/settle/index.js') }),
  })
  .parse(parse(readFileSync('settle/action.yml', 'utf8')));

test('action.yml declares the inputs that are read', () => {
  expect(Object.keys(action.inputs).sort()).toEqual(Object.keys(rules).map(inputName).sort());
});

test('action.yml declares the outputs that are written', () => {
  expect(Object.keys(action.outputs).sort()).toEqual([...outputNames].sort());
});

// The runner evaluates expressions.
test.each(Object.entries(rules).filter(([key]) => key !== 'githubToken'))(
  'the default of %s in action.yml is the same as an empty value',
  (key, rule) => {
    const declared = action.inputs[inputName(key)];
    if (declared?.required === true) expect(declared.default).toBeUndefined();
    else expect(z.safeParse(rule, '')).toEqual(z.safeParse(rule, declared?.default ?? ''));
  },
);

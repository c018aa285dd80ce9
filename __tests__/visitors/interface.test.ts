import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import { inputName } from '../../src/runner/inputs.ts';
import { rules } from '../../src/visitors/inputs.ts';
import { outputs } from '../../src/visitors/outcome.ts';

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
    name: z.literal('Docs visitors export'),
    inputs: Declared,
    outputs: z.record(z.string(), z.object({ description: z.string().check(z.minLength(10)) })),
    runs: z.object({ using: z.literal('node24'), main: z.literal('../dist/visitors/index.js') }),
  })
  .parse(parse(readFileSync('visitors/action.yml', 'utf8')));

test('action.yml declares the inputs that are read', () => {
  expect(Object.keys(action.inputs).sort()).toEqual(Object.keys(rules).map(inputName).sort());
});

test('action.yml declares the outputs that are written', () => {
  expect(Object.keys(action.outputs).sort()).toEqual(Object.keys(outputs).sort());
});

test.each(Object.entries(rules))(
  'the default of %s in action.yml is the same as an empty value',
  (name, rule) => {
    const declared = action.inputs[inputName(name)];
    expect(declared).toBeDefined();
    if (declared?.required === true) expect(declared.default).toBeUndefined();
    else expect(z.safeParse(rule, '')).toEqual(z.safeParse(rule, declared?.default ?? ''));
  },
);

import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import type { StepResult } from '../sandbox/run-step.ts';
import { inputName, type Rule } from '../src/runner/inputs.ts';

const Declared = z.object({
  name: z.string(),
  description: z.string(),
  branding: z.optional(z.object({ icon: z.string(), color: z.string() })),
  inputs: z.record(
    z.string(),
    z.object({
      description: z.string().check(z.minLength(20)),
      required: z._default(z.boolean(), false),
      default: z.exactOptional(z.string()),
    }),
  ),
  outputs: z.record(z.string(), z.object({ description: z.string().check(z.minLength(10)) })),
  runs: z.object({ using: z.literal('node24'), main: z.string(), post: z.optional(z.string()) }),
});
type DeclaredAction = z.infer<typeof Declared>;

/** Reads an `action.yml`. Throws if an input or output has no description. */
export function readDeclaredAction(path: string): DeclaredAction {
  return Declared.parse(parse(readFileSync(path, 'utf8')));
}

/** Tests that an `action.yml` declares the inputs, with their defaults, and the outputs of a run that sets all. */
export function testDeclaration(
  { inputs, outputs }: DeclaredAction,
  rules: Readonly<Record<string, Rule<unknown>>>,
  run: () => Promise<StepResult>,
): void {
  test('action.yml declares the inputs that are read', () => {
    expect(Object.keys(inputs).sort()).toEqual(Object.keys(rules).map(inputName).sort());
  });

  test('action.yml declares the outputs that are written', async () => {
    expect(Object.keys(outputs).sort()).toEqual(Object.keys((await run()).outputs).sort());
  });

  // The runner evaluates expressions.
  const isExpression = (name: string) => inputs[name]?.default?.startsWith('${{') === true;

  test.each(
    Object.entries(rules)
      .map(([key, rule]) => [inputName(key), rule] as const)
      .filter(([name]) => !isExpression(name)),
  )('the default of %s in action.yml is the same as an empty value, which is valid', (name, rule) => {
    const declared = inputs[name];
    expect(declared).toBeDefined();
    expect(z.safeParse(rule, '').success).toBe(true);
    if (declared?.required) expect(declared.default).toBeUndefined();
    else expect(z.safeParse(rule, '')).toEqual(z.safeParse(rule, declared?.default ?? ''));
  });
}

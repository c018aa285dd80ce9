import { globSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import { readActionFile } from '../scripts/action-file.ts';

/** https://docs.github.com/communities/using-templates-to-encourage-useful-issues-and-pull-requests/syntax-for-githubs-form-schema */
const text = z.string().check(z.minLength(1));
const validations = z.optional(z.strictObject({ required: z.boolean() }));

/** An element that asks for something. */
function field<Type extends string, More extends z.core.$ZodLooseShape>(type: Type, more: More) {
  return z.strictObject({
    type: z.literal(type),
    id: z.string().check(z.regex(/^[\w-]+$/u)),
    attributes: z.strictObject({ label: text, description: z.optional(text), ...more }),
    validations: type === 'checkboxes' ? z.optional(z.never()) : validations,
  });
}
const Form = z.strictObject({
  name: text,
  description: text,
  labels: z.array(text),
  body: z.array(
    z.discriminatedUnion('type', [
      z.strictObject({ type: z.literal('markdown'), attributes: z.strictObject({ value: text }) }),
      field('input', { placeholder: z.optional(text) }),
      field('textarea', { render: z.optional(z.enum(['text', 'yaml'])) }),
      field('dropdown', { options: z.array(text) }),
      field('checkboxes', {
        options: z.array(z.strictObject({ label: text, required: z.optional(z.boolean()) })),
      }),
    ]),
  ),
});
const readForm = (file: string) => Form.parse(parse(readFileSync(file, 'utf8')));

const forms = globSync('.github/ISSUE_TEMPLATE/*.yml').filter((file) => !file.endsWith('config.yml'));

test.each(forms)('GitHub can show %s', (file) => {
  const fields = readForm(file).body.filter((element) => element.type !== 'markdown');
  expect(fields).not.toEqual([]);
  for (const names of [fields.map(({ id }) => id), fields.map(({ attributes }) => attributes.label)])
    expect(new Set(names).size).toBe(names.length);
});

test('the bug form lists every outcome', () => {
  const outcomes = readActionFile('action.yml').outcomes.list.map(({ value }) => value);
  const asked = readForm('.github/ISSUE_TEMPLATE/bug.yml').body.find(
    (element) => element.type === 'dropdown' && element.id === 'outcome',
  );
  expect(asked).toMatchObject({ attributes: { options: ['none', ...outcomes] } });
});

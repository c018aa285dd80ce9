import { globSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import { readActionFile } from '../scripts/action-file.ts';

/** https://docs.github.com/communities/using-templates-to-encourage-useful-issues-and-pull-requests/syntax-for-githubs-form-schema */
const text = z.string().check(z.minLength(1));
const about = { label: text, description: z.optional(text) };
const field = { id: z.string().check(z.regex(/^[\w-]+$/u)) };
const validations = z.optional(z.strictObject({ required: z.boolean() }));
const Form = z.strictObject({
  name: text,
  description: text,
  labels: z.array(text),
  body: z.array(
    z.discriminatedUnion('type', [
      z.strictObject({ type: z.literal('markdown'), attributes: z.strictObject({ value: text }) }),
      z.strictObject({
        type: z.literal('input'),
        ...field,
        attributes: z.strictObject({ ...about, placeholder: z.optional(text) }),
        validations,
      }),
      z.strictObject({
        type: z.literal('textarea'),
        ...field,
        attributes: z.strictObject({ ...about, render: z.optional(z.enum(['text', 'yaml'])) }),
        validations,
      }),
      z.strictObject({
        type: z.literal('dropdown'),
        ...field,
        attributes: z.strictObject({ ...about, options: z.array(text) }),
        validations,
      }),
      z.strictObject({
        type: z.literal('checkboxes'),
        ...field,
        attributes: z.strictObject({
          ...about,
          options: z.array(z.strictObject({ label: text, required: z.optional(z.boolean()) })),
        }),
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

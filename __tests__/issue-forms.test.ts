import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import { readActionFile } from '../scripts/action-file.ts';

const Form = z.object({ body: z.array(z.object({ id: z.optional(z.string()), attributes: z.unknown() })) });

test('the bug form lists every outcome', () => {
  const outcomes = readActionFile('action.yml').outcomes.list.map(({ value }) => value);
  const { body } = Form.parse(parse(readFileSync('.github/ISSUE_TEMPLATE/bug.yml', 'utf8')));
  const asked = body.find(({ id }) => id === 'outcome');
  expect(asked).toMatchObject({ attributes: { options: ['none', ...outcomes] } });
});

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import { table } from '../src/markdown.ts';

/**
 * Writes the tables of inputs and outputs into each README, between its markers, from the `action.yml` beside it.
 * With `--check` nothing is written, and a README that is not up to date ends in exit code 1.
 */
const PAIRS = [
  { action: 'action.yml', readme: 'README.md' },
  { action: 'visitors/action.yml', readme: 'visitors/README.md' },
].filter(({ action }) => existsSync(action));

const Action = z.object({
  inputs: z.record(
    z.string(),
    z.object({ description: z.string(), required: z.optional(z.boolean()), default: z.optional(z.string()) }),
  ),
  outputs: z.record(z.string(), z.object({ description: z.string() })),
});

const cell = (text: string) => text.trim().replace(/\s+/gu, ' ').replaceAll('|', '\\|');

function tables(action: string): Record<'inputs' | 'outputs', string> {
  const { inputs, outputs } = Action.parse(parse(readFileSync(action, 'utf8')));
  return {
    inputs: table(
      ['input', 'default', 'description'],
      Object.entries(inputs).map(([name, { description, required, default: value }]) =>
        [
          `\`${name}\``,
          required ? '**required**' : value === undefined ? '' : `\`${value}\``,
          description,
        ].map(cell),
      ),
    ),
    outputs: table(
      ['output', 'description'],
      Object.entries(outputs).map(([name, { description }]) => [`\`${name}\``, description].map(cell)),
    ),
  };
}

function filled(readme: string, action: string): string {
  return Object.entries(tables(action)).reduce(
    (text, [name, rows]) => {
      const marked = new RegExp(`(<!-- ${name} -->\\n)[\\s\\S]*?(<!-- /${name} -->)`, 'u');
      if (!marked.test(text)) throw new Error(`${readme} has no markers for ${name}`);
      return text.replace(marked, (_, start: string, end: string) => `${start}\n${rows}\n\n${end}`);
    },
    readFileSync(readme, 'utf8'),
  );
}

const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });

for (const { action, readme } of PAIRS) {
  const text = filled(readme, action);
  if (text === readFileSync(readme, 'utf8')) continue;
  if (values.check) {
    console.error(`The tables in ${readme} are not those of ${action}: run “npm run readme”.`);
    process.exitCode = 1;
  } else {
    writeFileSync(readme, text);
    console.log(`Wrote the tables in ${readme}.`);
  }
}

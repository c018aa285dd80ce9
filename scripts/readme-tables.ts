import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { table } from '../src/lib/markdown.ts';
import { type ActionFile, readActionFile } from './action-file.ts';

/**
 * Writes the tables of inputs, outputs and outcomes into each README, between its markers, from the `action.yml` beside
 * it. With `--check` nothing is written, and a README that is not up to date ends in exit code 1.
 */
const PAIRS = [
  { action: 'action.yml', readme: 'README.md' },
  { action: 'visitors/action.yml', readme: 'visitors/README.md' },
];

const cell = (text: string) => text.trim().replace(/\s+/gu, ' ').replaceAll('|', '\\|');
const code = (text: string) => `\`${text}\``;

function tables({ inputs, outputs, outcomes }: ActionFile): Record<keyof ActionFile, string> {
  return {
    inputs: table(
      ['input', 'default', 'description'],
      inputs.flatMap((input, index) => [
        ...(input.group === undefined || input.group === inputs[index - 1]?.group
          ? []
          : [[`**${input.group}**`, '', '']]),
        rowOf(input),
      ]),
    ),
    outputs: table(
      ['output', 'description'],
      outputs.map(({ name, description }) =>
        [
          code(name),
          name === outcomes.output ? `${description} See [outcomes](#outcomes).` : description,
        ].map(cell),
      ),
    ),
    outcomes: table(
      [code(outcomes.output), 'when', 'the step'],
      outcomes.list.map(({ value, when, step }) => [code(value), when, step].map(cell)),
    ),
  };
}

function rowOf({ name, description, required, default: value }: ActionFile['inputs'][number]): string[] {
  return [code(name), required ? '**required**' : value === undefined ? '' : code(value), description].map(
    cell,
  );
}

function filled(readme: string, action: string): string {
  return Object.entries(tables(readActionFile(action))).reduce(
    (text, [name, content]) => {
      const marked = new RegExp(`(<!-- ${name} -->\\n)[\\s\\S]*?(<!-- /${name} -->)`, 'u');
      if (!marked.test(text)) throw new Error(`${readme} has no markers for ${name}`);
      return text.replace(marked, (_, start: string, end: string) => `${start}\n${content}\n\n${end}`);
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

/**
 * Writes the generated tables, between their markers: the inputs, outputs and outcomes of each README from the
 * `action.yml` beside it. With `--check`, writes nothing, and exits with 1 if a page isn't up to date.
 */
import { parseArgs } from 'node:util';
import { table } from '../src/lib/markdown.ts';
import { type ActionFile, readActionFile } from './action-file.ts';
import { type Sections, updatePage } from './marked-sections.ts';

const cell = (text: string) => text.trim().replace(/\s+/gu, ' ').replaceAll('|', '\\|');
const code = (text: string) => `\`${text}\``;

function tables({ inputs, outputs, outcomes }: ActionFile): Sections {
  return {
    inputs: groupsOf(inputs)
      .map(({ name, members }) =>
        [
          ...(name === undefined ? [] : [`### ${name}`, '']),
          table(
            ['input', 'default', 'description'],
            members.map((input) => [code(input.name), defaultOf(input), input.description].map(cell)),
          ),
        ].join('\n'),
      )
      .join('\n\n'),
    outputs: table(
      ['output', 'description'],
      outputs.map(({ name, description }) =>
        [
          code(name),
          name === outcomes.output && !description.includes('#outcomes')
            ? `${description} See [outcomes](#outcomes).`
            : description,
        ].map(cell),
      ),
    ),
    ...(outcomes.list.length > 0 && {
      outcomes: table(
        [code(outcomes.output), 'when', 'the step'],
        outcomes.list.map(({ value, when, step }) => [code(value), when, step].map(cell)),
      ),
    }),
  };
}

type Input = ActionFile['inputs'][number];

/** Returns the inputs by group, in their order. Those without a group come first. */
function groupsOf(inputs: readonly Input[]) {
  const names = [...new Set(inputs.map(({ group }) => group))];
  return names.map((name) => ({ name, members: inputs.filter(({ group }) => group === name) }));
}

function defaultOf({ required, default: value }: Input): string {
  if (required) return '**required**';
  return value === undefined ? '' : code(value);
}

const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });

for (const folder of ['', 'visitors/', 'settle/']) {
  const [file, source] = [`${folder}README.md`, `${folder}action.yml`];
  if (!updatePage(file, tables(readActionFile(source)), values)) continue;
  if (values.check) {
    console.error(`The tables in ${file} don't match ${source}. Run \`npm run readme\`.`);
    process.exitCode = 1;
  } else {
    console.log(`Wrote the tables in ${file}.`);
  }
}

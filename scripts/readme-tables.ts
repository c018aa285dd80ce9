/**
 * Writes the generated tables, between their markers: the inputs, outputs and outcomes of each README from the
 * `action.yml` beside it, and the measurements of `docs/performance.md` from `bench/results.json`. With `--check`, writes
 * nothing, and exits with 1 if a page isn't up to date.
 */
import { parseArgs } from 'node:util';
import { table } from '../src/lib/markdown.ts';
import { type ActionFile, readActionFile } from './action-file.ts';
import { type Sections, updatePage } from './marked-sections.ts';
import { PERFORMANCE_PAGE, performanceSections } from './performance-page.ts';

const PAGES: readonly {
  readonly file: string;
  readonly source: string;
  readonly sections: () => Sections;
}[] = [
  { file: 'README.md', source: 'action.yml', sections: () => tables(readActionFile('action.yml')) },
  {
    file: 'visitors/README.md',
    source: 'visitors/action.yml',
    sections: () => tables(readActionFile('visitors/action.yml')),
  },
  {
    file: 'settle/README.md',
    source: 'settle/action.yml',
    sections: () => tables(readActionFile('settle/action.yml')),
  },
  { file: PERFORMANCE_PAGE, source: 'bench/results.json', sections: performanceSections },
];

const cell = (text: string) => text.trim().replace(/\s+/gu, ' ').replaceAll('|', '\\|');
const code = (text: string) => `\`${text}\``;

function tables({ inputs, outputs, outcomes }: ActionFile): Sections {
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
    ...(outcomes.list.length > 0 && {
      outcomes: table(
        [code(outcomes.output), 'when', 'the step'],
        outcomes.list.map(({ value, when, step }) => [code(value), when, step].map(cell)),
      ),
    }),
  };
}

function rowOf({ name, description, required, default: value }: ActionFile['inputs'][number]): string[] {
  return [code(name), required ? '**required**' : value === undefined ? '' : code(value), description].map(
    cell,
  );
}

const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });

for (const { file, source, sections } of PAGES) {
  if (!updatePage(file, sections(), values)) continue;
  if (values.check) {
    console.error(`The tables in ${file} don't match ${source}. Run \`npm run readme\`.`);
    process.exitCode = 1;
  } else {
    console.log(`Wrote the tables in ${file}.`);
  }
}

/**
 * Measures what the actions cost: `npm run bench` prints one table for each part; `npm run bench -- start-up` only measures that part.
 *
 * - `--short`: only what is the same on every machine.
 * - `--docs`: also writes the tables of `docs/performance.md`.
 *
 * Needs `openssl`, for a certificate. Exits with 1 if a target is missed.
 */
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { updatePage } from '../scripts/marked-sections.ts';
import { memory, requests } from './agent-jobs.ts';
import { download } from './download.ts';
import { exports } from './exports.ts';
import { lateness } from './lateness.ts';
import { isMet, type Measurement, markdownTable } from './measurement.ts';
import { startUp } from './start-up.ts';

const PAGE = 'docs/performance.md';

type Measure = () => Measurement[] | Promise<Measurement[]>;

const SHORT: Readonly<Record<string, Measure>> = { download, lateness, requests };
const ALL: Readonly<Record<string, Measure>> = {
  ...SHORT,
  'start-up': () => startUp(41),
  memory: () => memory(5),
  export: () => exports(5),
};

const { values, positionals } = parseArgs({
  options: { short: { type: 'boolean', default: false }, docs: { type: 'boolean', default: false } },
  allowPositionals: true,
});
if (values.docs && (values.short || positionals.length > 0)) {
  throw new Error('--docs needs a whole run: leave out --short and names of parts.');
}

const parts = values.short ? SHORT : ALL;
const unknown = positionals.filter((name) => !(name in parts));
if (unknown.length > 0)
  throw new Error(`Not measured: ${unknown.join(', ')}. Name ${Object.keys(parts).join(', ')}.`);

const tables: Record<string, string> = {};
for (const [part, measure] of Object.entries(parts)) {
  if (positionals.length > 0 && !positionals.includes(part)) continue;
  const measured = await measure();
  tables[part] = markdownTable(measured);
  console.log(`${part}\n\n${tables[part]}\n`);
  for (const { what } of measured.filter((row) => !isMet(row))) {
    console.log(`Missed: ${what}\n`);
    process.exitCode = 1;
  }
}

const processors = cpus();
const machine = `Node ${process.versions.node}, ${process.platform} ${process.arch}, ${processors.length} × ${processors[0]?.model}`;
console.log(machine);
if (values.docs && updatePage(PAGE, { ...tables, machine: `Measured with ${machine}.` })) {
  console.log(`Wrote ${PAGE}.`);
}

/**
 * Measures what the actions cost: `npm run bench` prints one table for each part.
 *
 * - `--short`: only what is the same on every machine.
 * - `--exports`: only the exports.
 * - `--docs`: also writes `bench/results.json`, and the tables of `docs/performance.md` from it.
 *
 * Exits with 1 if a target is missed.
 */
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { updatePage } from '../scripts/marked-sections.ts';
import { PERFORMANCE_PAGE, performanceSections } from '../scripts/performance-page.ts';
import { download } from './download.ts';
import { exports, requestsOfExport } from './exports.ts';
import { lateness, pollsOfJobs } from './lateness.ts';
import { isMet, type Measurement } from './measurement.ts';
import { memoryOfAgentJob } from './memory.ts';
import { requestsOfAgentJob } from './requests.ts';
import { SECTIONS, type Section, writeResults } from './results.ts';
import { startUp } from './start-up.ts';
import { textTable } from './table.ts';

const RUNS = { startUp: 41, memory: 5, export: 5 };

type Measure = () => Measurement[] | Promise<Measurement[]>;

/** What is the same on every machine. */
const short = {
  download,
  lateness,
  polls: () => pollsOfJobs([1, 10, 60]),
  requests: requestsOfAgentJob,
  export: () => requestsOfExport(100_000),
};
const onlyExports = { export: () => exports(RUNS.export) };
const all: Readonly<Record<Section, Measure>> = {
  ...short,
  'start-up': () => startUp(RUNS.startUp),
  memory: () => memoryOfAgentJob(RUNS.memory),
  ...onlyExports,
};

const { values } = parseArgs({
  options: {
    short: { type: 'boolean', default: false },
    exports: { type: 'boolean', default: false },
    docs: { type: 'boolean', default: false },
  },
});
if (values.docs && (values.short || values.exports)) {
  console.error('--docs needs a whole run: leave out --short and --exports.');
  process.exit(1);
}

const parts: Readonly<Partial<Record<Section, Measure>>> = values.exports
  ? onlyExports
  : values.short
    ? short
    : all;
const measured: Partial<Record<Section, Measurement[]>> = {};
for (const section of SECTIONS) {
  const measurements = await parts[section]?.();
  if (measurements === undefined) continue;
  measured[section] = measurements;
  console.log(`${section}\n\n${textTable(measurements)}\n`);
}

const processors = cpus();
const machine = `Node ${process.versions.node}, ${process.platform} ${process.arch}, ${processors.length} × ${processors[0]?.model}`;
console.log(machine);

if (values.docs) {
  writeResults({ machine, sections: measured });
  if (updatePage(PERFORMANCE_PAGE, performanceSections())) console.log(`Wrote ${PERFORMANCE_PAGE}.`);
}
if (Object.values(measured).some((rows) => rows.some((row) => isMet(row) === false))) process.exitCode = 1;

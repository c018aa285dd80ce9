/**
 * What the actions cost: `npm run bench`. Prints one table and writes it to `bench/results.json`. With `--short` only
 * what is the same on every machine is measured, with `--exports` only the exports. Exits with 1 where a target is missed.
 */
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { download } from './download.ts';
import {
  exportOf,
  exportOfMixedPaths,
  growthOfExport,
  memoryOfComparison,
  requestsOfExport,
} from './exports.ts';
import { lateness, pollsOfJobs } from './lateness.ts';
import { isMet, type Measurement, scoreOf } from './measurement.ts';
import { memoryOfAgentJob } from './memory.ts';
import { requestsOfAgentJob } from './requests.ts';
import { startUp } from './start-up.ts';
import { table } from './table.ts';

const MILLION = 1_000_000;
const RUNS = { startUp: 21, memory: 5, export: 5, growth: 3 };

const { values } = parseArgs({
  options: { short: { type: 'boolean', default: false }, exports: { type: 'boolean', default: false } },
});

const exports = async (): Promise<Measurement[]> => [
  ...(await exportOf(MILLION, RUNS.export)),
  ...(await exportOfMixedPaths(MILLION, RUNS.export)),
  ...(await memoryOfComparison(MILLION)),
  ...(await growthOfExport([MILLION / 100, MILLION / 10, MILLION], RUNS.growth)),
];

const measurements: Measurement[] = values.exports
  ? await exports()
  : values.short
    ? [
        ...download(),
        ...lateness(),
        ...pollsOfJobs([1, 10, 60]),
        ...(await requestsOfAgentJob()),
        ...(await requestsOfExport(MILLION / 10)),
      ]
    : [
        ...(await startUp(RUNS.startUp)),
        ...(await memoryOfAgentJob(RUNS.memory)),
        ...download(),
        ...lateness(),
        ...pollsOfJobs([1, 10, 60]),
        ...(await requestsOfAgentJob()),
        ...(await exports()),
      ];

console.log(table(measurements));
const processor = cpus();
const machine = `node ${process.version}, ${process.platform} ${process.arch}, ${processor.length} × ${processor[0]?.model}`;
console.log(`\n${machine}`);
writeFileSync(
  fileURLToPath(new URL('./results.json', import.meta.url)),
  `${JSON.stringify(
    {
      machine,
      measurements: measurements.map((row) => ({ ...row, score: scoreOf(row), isMet: isMet(row) })),
    },
    null,
    2,
  )}\n`,
);
if (measurements.some((measurement) => isMet(measurement) === false)) process.exitCode = 1;

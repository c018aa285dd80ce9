import { execFileSync } from 'node:child_process';
import { globSync, readFileSync, statSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Measurement } from './measurement.ts';

/** What every copy of undici declares once. */
const UNDICI = /^class DispatcherBase extends /gmu;

/**
 * With both entries of the agent job. The export met 450,000 bytes until it could resume, keep a history and read a whole
 * site whatever the order of its pages.
 */
const MAX_BYTES = { 'dist/agent-job': 1_750_000, 'dist/visitors': 450_000 };

/** Measures what a run downloads and a start reads, and how long the sources are. The archive is that of the last commit. */
export function download(): Measurement[] {
  const bundles = Object.entries(MAX_BYTES).flatMap(([folder, atMost]): Measurement[] => {
    const files = globSync(`${folder}/**/*.*`);
    const scripts = files.filter((file) => file.endsWith('.js')).map((file) => readFileSync(file, 'utf8'));
    return [
      {
        what: `${folder}: size`,
        unit: 'bytes',
        value: files.reduce((sum, file) => sum + statSync(file).size, 0),
        target: { of: 'value', atMost },
        isOfMachine: false,
      },
      {
        what: `${folder}: undici in it`,
        unit: 'copies',
        value: scripts.reduce((sum, script) => sum + (script.match(UNDICI)?.length ?? 0), 0),
        target: { of: 'value', exactly: 0 },
        isOfMachine: false,
      },
    ];
  });
  const sources = globSync('src/**/*.ts').map((file) => readFileSync(file, 'utf8'));
  const archive = execFileSync('git', ['archive', 'HEAD'], { maxBuffer: 100_000_000 });
  return [
    ...bundles,
    {
      what: 'src/',
      unit: 'lines',
      value: sources.reduce((sum, source) => sum + source.split('\n').length - 1, 0),
      isOfMachine: false,
    },
    {
      what: 'git archive HEAD, gzipped',
      unit: 'bytes',
      value: gzipSync(archive).length,
      target: { of: 'value', atMost: 1_500_000 },
      isOfMachine: false,
    },
  ];
}

import { execFileSync } from 'node:child_process';
import { globSync, readFileSync, statSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Measurement } from './measurement.ts';

/** What every copy of undici declares once. */
const UNDICI = /^class DispatcherBase extends /gmu;

const MOST_BYTES = { 'dist/agent-job': 2_000_000, 'dist/visitors': 1_600_000 };

/** What a run downloads and a start parses. The archive is that of the last commit. */
export function download(): Measurement[] {
  const bundles = Object.entries(MOST_BYTES).flatMap(([folder, atMost]): Measurement[] => {
    const files = globSync(`${folder}/*`);
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
        target: { of: 'value', exactly: 1 },
        isOfMachine: false,
      },
    ];
  });
  const archive = execFileSync('git', ['archive', 'HEAD'], { maxBuffer: 100_000_000 });
  return [
    ...bundles,
    {
      what: 'git archive HEAD, gzipped',
      unit: 'bytes',
      value: gzipSync(archive).length,
      target: { of: 'value', atMost: 1_500_000 },
      isOfMachine: false,
    },
  ];
}

import { execFileSync } from 'node:child_process';
import { globSync, readFileSync, statSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Measurement } from './measurement.ts';

/** Every copy of undici declares this once. */
const UNDICI = /\bDispatcherBase (?:= class )?extends /gu;

/** `dist/agent-job` has both entries, `main` and `post`. */
const MAX_BYTES = { 'dist/agent-job': 1_000_000, 'dist/visitors': 250_000, 'dist/settle': 450_000 };

/** Measures the bundles, the sources, and the archive of the last commit, which is what a run downloads. */
export function download(): Measurement[] {
  const bundles = Object.entries(MAX_BYTES).flatMap(([folder, atMost]): Measurement[] => {
    const files = globSync(`${folder}/**/*.*`);
    const scripts = files.filter((file) => file.endsWith('.js')).map((file) => readFileSync(file, 'utf8'));
    return [
      {
        what: `\`${folder}\``,
        unit: 'bytes',
        value: files.reduce((sum, file) => sum + statSync(file).size, 0),
        target: { of: 'value', atMost },
      },
      {
        what: `undici in \`${folder}\``,
        unit: 'copies',
        value: scripts.reduce((sum, script) => sum + (script.match(UNDICI)?.length ?? 0), 0),
        target: { of: 'value', exactly: 0 },
      },
    ];
  });
  const sources = globSync('src/**/*.ts').map((file) => readFileSync(file, 'utf8'));
  const archive = execFileSync('git', ['archive', 'HEAD'], { maxBuffer: 100_000_000 });
  return [
    ...bundles,
    {
      what: '`src`',
      unit: 'lines',
      value: sources.reduce((sum, source) => sum + source.split('\n').length - 1, 0),
    },
    {
      what: '`git archive HEAD`, gzipped',
      unit: 'bytes',
      value: gzipSync(archive).length,
      target: { of: 'value', atMost: 1_500_000 },
    },
  ];
}

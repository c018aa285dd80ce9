import { execFileSync } from 'node:child_process';
import type { Measurement } from './measurement.ts';

/** Measures the archive of the last commit, which is what a run downloads. */
export function download(): Measurement[] {
  const archive = execFileSync('git', ['archive', '--format=tar.gz', 'HEAD'], { maxBuffer: 10_000_000 });
  const what = '`git archive --format=tar.gz HEAD`';
  return [{ what, unit: 'bytes', value: archive.length, target: { atMost: 400_000 } }];
}

import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { dirname, matchesGlob } from 'node:path';

/**
 * Changes the sources in many small ways with Stryker, and runs the tests that reach each change. Arguments are folders of
 * `src/` or globs of files, by default `src`. Exits with 1 if the tests of a folder notice fewer changes than
 * `thresholds.break` in `stryker.config.mjs`, in percent.
 */

/** Only tests that start the built action run these files, and Stryker can't change them there. */
const ONLY_BUILT = ['src/*/main.ts', 'src/*/post.ts', 'src/step/step.ts'];

const args = process.argv.slice(2);
const isMutated = (file: string) => !ONLY_BUILT.some((glob) => matchesGlob(file, glob));
const folders = [...new Set(globSync('src/**/*.ts').map((file) => dirname(file).replaceAll('\\', '/')))];
// Folder by folder, because each run starts with all tests that import one of its files.
const runs = (args.length === 0 ? ['src'] : args).flatMap((arg) => {
  const inFolder = folders.filter((folder) => `${folder}/`.startsWith(`${arg.replace(/\/$/u, '')}/`));
  const files = arg.endsWith('.ts') ? [arg] : inFolder.map((folder) => `${folder}/*.ts`);
  if (files.some((glob) => globSync(glob).some(isMutated))) return files;
  throw new Error(`No file of src/ that Stryker can change is in ${arg}`);
});

const failed = runs.filter((files) => {
  console.log(files);
  const { status } = spawnSync(
    'stryker',
    [
      'run',
      '--mutate',
      [files, ...ONLY_BUILT.map((glob) => `!${glob}`)].join(','),
      '--incrementalFile',
      `coverage/mutants/${files.replaceAll(/\W+/gu, '-')}.json`,
      ...(process.stdout.isTTY ? ['--reporters', 'clear-text,progress'] : []),
    ],
    {
      stdio: 'inherit',
      shell: process.platform === 'win32',
      // The same random values for every mutant, and fewer than in other runs.
      env: { ...process.env, FC_SEED: '1', SOAK_RUNS: '30' },
    },
  );
  return status !== 0;
});
if (failed.length > 0) console.error(`Below the threshold, or not tried: ${failed.join(', ')}`);
process.exitCode = failed.length > 0 ? 1 : 0;

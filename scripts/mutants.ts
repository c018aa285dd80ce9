import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type Mutant, readMutants } from './mutant-list.ts';

/**
 * Runs the tests against small mistakes in a copy of `src/`, which they should notice. The mistakes are in
 * `__tests__/mutants/*.ts` or `--list FILE`, with the place, the change, and the tests that should fail. Arguments are the
 * files or folders of `src/` to try, by default all. Exits with 1 if the score of a folder is below `--at-least` percent
 * (90), or if a mutant can't be tried.
 */
const { values, positionals } = parseArgs({
  options: {
    list: { type: 'string', multiple: true, default: globSync('__tests__/mutants/*.ts').toSorted() },
    'at-least': { type: 'string', default: '90' },
  },
  allowPositionals: true,
});

/** `invalid`: the text isn't in the file exactly once, a test is missing, or the mutant can't be built. */
type Result = 'killed' | 'survived' | 'invalid';

const PROJECT = fileURLToPath(new URL('..', import.meta.url));
const TEST_LIMIT_MS = 600_000;

const mutants = (await Promise.all(values.list.map(readMutants)))
  .flat()
  .filter(({ file }) => positionals.length === 0 || positionals.some((prefix) => file.startsWith(prefix)));
const copy = mkdtempSync(join(tmpdir(), 'mutants-'));
try {
  process.exitCode = tryAll() ? 0 : 1;
} finally {
  rmSync(copy, { recursive: true, force: true, maxRetries: 5 });
}

function tryAll(): boolean {
  makeCopy();
  const tests = [...new Set(mutants.flatMap((mutant) => mutant.tests))].filter(
    (test) => testFiles(test).length > 0,
  );
  if (mutants.length === 0 || !builds() || !passes(tests, 'inherit')) {
    console.error('No mutant was tried: none matches, or the tests above fail without a mutant.');
    return false;
  }
  const results = mutants.map((mutant) => {
    const startedAt = performance.now();
    const result = tryOne(mutant);
    const seconds = Math.round((performance.now() - startedAt) / 1_000);
    console.log(`- ${result} (${seconds} s) \`${mutant.file}\`: ${mutant.mistake}`);
    return { folder: dirname(mutant.file).replace(/^src\//u, ''), result };
  });
  return report(results);
}

/** Copies all files that Git tracks, with their changes, and links the packages of this checkout. */
function makeCopy(): void {
  const listed = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: PROJECT,
    encoding: 'utf8',
  });
  const files = listed.stdout.split('\0').filter((file) => file !== '' && existsSync(join(PROJECT, file)));
  for (const file of files) cpSync(join(PROJECT, file), join(copy, file), { recursive: true, force: true });
  // A mutant can leave something unused. That error of the compiler wouldn't say anything about the tests.
  const config = join(copy, 'tsconfig.build.json');
  writeFileSync(config, readFileSync(config, 'utf8').replace('"compilerOptions": {', '$& "noCheck": true,'));
  symlinkSync(join(PROJECT, 'node_modules'), join(copy, 'node_modules'), 'junction');
}

function tryOne({ file, find, replace, tests }: Mutant): Result {
  const path = join(copy, file);
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const isThere = text.split(find).length === 2 && tests.every((test) => testFiles(test).length > 0);
  if (!isThere || find === replace) return 'invalid';
  writeFileSync(
    path,
    text.replace(find, () => replace),
  );
  try {
    // Most tests run the sources. Some need the build.
    if (!passes(tests)) return 'killed';
    if (!builds()) return 'invalid';
    return passes(tests) ? 'survived' : 'killed';
  } finally {
    writeFileSync(path, text);
  }
}

function testFiles(test: string): string[] {
  return globSync([`__tests__/${test}.test.ts`, `__tests__/${test}/*.test.ts`], { cwd: copy });
}

function builds(): boolean {
  return (
    spawnSync('npm', ['run', '--silent', 'build'], { cwd: copy, shell: process.platform === 'win32' })
      .status === 0
  );
}

/** A test run that hangs counts as failed. */
function passes(tests: readonly string[], output: 'ignore' | 'inherit' = 'ignore'): boolean {
  const jest = join(PROJECT, 'node_modules/jest/bin/jest.js');
  const flags = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];
  if (tests.length === 0) return true;
  const { status } = spawnSync(
    process.execPath,
    // A test that fails may leave a server open, which would keep the process until the limit.
    [...flags, jest, '--bail', '--forceExit', '--silent', '--runTestsByPath', ...tests.flatMap(testFiles)],
    {
      cwd: copy,
      stdio: ['ignore', output, output],
      timeout: TEST_LIMIT_MS,
    },
  );
  return status === 0;
}

function report(results: readonly { readonly folder: string; readonly result: Result }[]): boolean {
  const folders = [...new Set(results.map(({ folder }) => folder))].toSorted((a, b) => a.localeCompare(b));
  const count = (folder: string, wanted: Result): number =>
    results.filter((one) => (folder === 'all' || one.folder === folder) && one.result === wanted).length;
  const score = (folder: string): number => {
    const killed = count(folder, 'killed');
    return Math.floor((100 * killed) / Math.max(1, killed + count(folder, 'survived')));
  };
  console.log('\n| folder | killed | survived | score |\n| :--- | ---: | ---: | ---: |');
  for (const folder of [...folders, 'all'])
    console.log(
      `| ${folder} | ${count(folder, 'killed')} | ${count(folder, 'survived')} | ${score(folder)} % |`,
    );
  const invalid = count('all', 'invalid');
  if (invalid > 0)
    console.log(`\n${invalid} mutants could not be tried, because the list is older than the sources.`);
  return invalid === 0 && folders.every((folder) => score(folder) >= Number(values['at-least']));
}

import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JestEnvironment } from '@jest/environment';
import { type AssertionResult, createEmptyTestResult } from '@jest/test-result';
import type { Config } from '@jest/types';
import circus, { type RunFile } from 'jest-circus/runner';
import * as z from 'zod/mini';

/** Jest fails a file without a test. */
const NOT_LOADED: AssertionResult = {
  ancestorTitles: [],
  failureDetails: [],
  failureMessages: [],
  fullName: 'not loaded',
  numPassingAsserts: 0,
  status: 'pending',
  title: 'not loaded',
};

const TestsOfFile = z.tuple([z.string(), z.array(z.string())]);

/** What Stryker asks for one mutant. Jest gets a configuration for each. */
type MutantRun = {
  readonly globalConfig: Config.GlobalConfig;
  /** Files with a test that reaches the mutant. `undefined` if loading a file reaches it. */
  readonly files: ReadonlySet<string> | undefined;
  hasFailed: boolean;
};
let current: MutantRun | undefined;

/**
 * Runs a test file as Jest does. With a mutant, it skips files without a test that reaches the mutant, and everything after the
 * first failure. Stryker only gives Jest the names of the tests, and Jest would end the process at the first failure.
 */
const run: RunFile = async (globalConfig, config, environment, runtime, path, sendMessage) => {
  const list = join(config.rootDir, 'tests-by-file.jsonl');
  const runFile = () => circus.default(globalConfig, config, environment, runtime, path, sendMessage);
  if (process.env['__STRYKER_ACTIVE_MUTANT__'] === undefined) {
    const result = await runFile();
    const names = result.testResults.map(({ fullName }) => fullName);
    appendFileSync(list, `${JSON.stringify([path, names] satisfies z.infer<typeof TestsOfFile>)}\n`);
    return result;
  }
  if (current?.globalConfig !== globalConfig)
    current = { globalConfig, files: filesWith(globalConfig.testNamePattern, list), hasFailed: false };
  const mutant = current;
  if (mutant.hasFailed || mutant.files?.has(path) === false)
    return { ...createEmptyTestResult(), skipped: true, numPendingTests: 1, testResults: [NOT_LOADED] };
  skipAfterFailure(environment);
  const result = await runFile();
  mutant.hasFailed = result.numFailingTests > 0 || result.testExecError !== undefined;
  return result;
};
export default run;

function filesWith(pattern: string | undefined, list: string): ReadonlySet<string> | undefined {
  if (pattern === undefined || !existsSync(list)) return undefined;
  // As Jest reads it. Stryker escapes more than the flag `u` accepts.
  const names = new RegExp(pattern, 'i');
  const files = readFileSync(list, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => TestsOfFile.parse(JSON.parse(line)));
  return new Set(files.flatMap(([path, tests]) => (tests.some((name) => names.test(name)) ? [path] : [])));
}

function skipAfterFailure(environment: JestEnvironment): void {
  const handle = environment.handleTestEvent;
  let hasFailed = false;
  environment.handleTestEvent = async (event, state) => {
    if (handle) await Reflect.apply(handle, environment, [event, state]);
    if (event.name === 'test_start' && hasFailed) event.test.mode = 'skip';
    if (event.name === 'test_done' && event.test.errors.length > 0) hasFailed = true;
  };
}

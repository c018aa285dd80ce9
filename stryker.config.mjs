/**
 * For `npm run mutants`.
 *
 * @type {import('@stryker-mutator/api/core').PartialStrykerOptions}
 */
export default {
  testRunner: 'jest',
  jest: { configFile: 'jest.mutants.config.js' },
  testRunnerNodeArgs: ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'],
  coverageAnalysis: 'perTest',
  incremental: true,
  // Stryker would rewrite the paths in it with a function that TypeScript 7 doesn't have.
  tsconfigFile: 'none.json',
  // SWC doesn't check types, so nothing has to turn that off.
  disableTypeChecks: false,
  // Two cores that do something else too. A test that never ends costs this once for each mutant.
  timeoutMS: 5_000,
  timeoutFactor: 3,
  dryRunTimeoutMinutes: 15,
  // What a failed test leaves open ends with its process.
  maxTestRunnerReuse: 50,
  // Changes that only loading a file reaches run all tests that import it: a third of `platform` is such a table.
  ignoreStatic: false,
  warnings: { slow: false },
  tempDirName: 'coverage/stryker',
  reporters: ['clear-text'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false, skipFull: true },
  logLevel: 'warn',
  thresholds: { high: 95, low: 85, break: 85 },
};

import { fileURLToPath } from 'node:url';
import config from './jest.config.js';

/**
 * For `npm run mutants`: the tests that can notice a change in the sources, which exists only in the test's own process.
 *
 * @type {import('jest').Config}
 */
export default {
  ...config,
  // Jest finds the tests that import a file through files in these folders only.
  roots: ['<rootDir>/__tests__', '<rootDir>/sandbox', '<rootDir>/src'],
  // Stryker loads it itself, without Jest's names for folders.
  testEnvironment: fileURLToPath(new URL('__tests__/environment.mjs', import.meta.url)),
  testRunner: '<rootDir>/scripts/mutants/jest-circus.mts',
  testSequencer: '<rootDir>/scripts/mutants/sequencer.mts',
  // Suites that start steps and programs in their own process, test the fakes, or take minutes.
  testPathIgnorePatterns: [
    '<rootDir>/__tests__/(?:described|sandbox|year)/',
    '<rootDir>/__tests__/(?:bundles|other-harness|pictures|quick-start|workflow-scripts)\\.test',
    '<rootDir>/__tests__/(?:agent-job/cancel|http/proxy)\\.test',
  ],
  // A mutant can leave a test waiting. Without a mutant, no test takes half as long.
  testTimeout: 20_000,
};

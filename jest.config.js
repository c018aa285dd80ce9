import { availableParallelism } from 'node:os';
import { join } from 'node:path';

// Jest's workers, and scripts that tests start, compile a module that didn't change only once.
process.env['NODE_COMPILE_CACHE'] ??= join(import.meta.dirname, 'node_modules', '.cache', 'node');

/** @type {import('jest').Config} */
export default {
  roots: ['<rootDir>/__tests__'],
  testMatch: ['**/*.test.ts'],
  // Jest would leave one processor idle. Tests that wait for a process they started leave room for more than one each.
  maxWorkers: Math.ceil(1.5 * availableParallelism()),

  // The rest is for Jest's default runner, which coverage and mutants use.
  testEnvironment: '<rootDir>/__tests__/environment.mjs',
  resolver: '<rootDir>/__tests__/resolver.cjs',
  // A port that refuses takes Windows two seconds to say so.
  testTimeout: 60_000,
  extensionsToTreatAsEsm: ['.ts'],
  transform: {
    '^.+\\.ts$': [
      '@swc/jest',
      {
        jsc: { parser: { syntax: 'typescript' }, target: 'es2023' },
        module: { type: 'es6' },
        sourceMaps: 'inline',
      },
    ],
  },
  collectCoverageFrom: ['src/**/*.ts'],
  coverageProvider: 'v8',
  coverageReporters: ['text-summary', 'text'],
  // What tests in this process reach. Steps that are started as processes of their own do not count here.
  coverageThreshold: { global: { lines: 99, statements: 99, branches: 98, functions: 99 } },
};

/** @type {import('jest').Config} */
export default {
  testEnvironment: 'node',
  roots: ['<rootDir>/__tests__'],
  testMatch: ['**/*.test.ts'],
  // Jest leaves one processor idle unless told otherwise: with two, half of them.
  maxWorkers: '100%',
  // No test is timed: this ends one that hangs. A port that refuses takes Windows two seconds to say so.
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
  // What tests in this process reach. The scenarios start the built action in one of its own, and do not count here.
  coverageThreshold: { global: { lines: 80, statements: 80, branches: 75, functions: 75 } },
};

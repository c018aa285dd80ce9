/** Jest's own runner for a test file. The package has no types for it. */
declare module 'jest-circus/runner' {
  import type { JestEnvironment } from '@jest/environment';
  import type { TestEvents, TestResult } from '@jest/test-result';
  import type { Config } from '@jest/types';
  import type Runtime from 'jest-runtime';

  export type RunFile = (
    globalConfig: Config.GlobalConfig,
    config: Config.ProjectConfig,
    environment: JestEnvironment,
    runtime: Runtime,
    path: string,
    sendMessage?: (event: keyof TestEvents, args: unknown) => void,
  ) => Promise<TestResult>;
  const runner: { readonly default: RunFile };
  export default runner;
}

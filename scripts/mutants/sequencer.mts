import type { AggregatedResult, Test } from '@jest/test-result';

/** Of each file, when it last ran in this process. */
const last = new Map<string, { readonly hasFailed: boolean; readonly durationMs: number }>();

/** Starts with the files that noticed the mutant before, then with the fastest, because the first failure ends a run. */
export default class {
  sort(tests: Test[]): Test[] {
    const of = ({ path }: Test) => last.get(path) ?? { hasFailed: false, durationMs: 0 };
    return tests.toSorted(
      (a, b) => Number(of(b).hasFailed) - Number(of(a).hasFailed) || of(a).durationMs - of(b).durationMs,
    );
  }

  cacheResults(_: Test[], { testResults }: AggregatedResult): void {
    for (const { skipped, testFilePath, numFailingTests, perfStats } of testResults)
      if (!skipped)
        last.set(testFilePath, { hasFailed: numFailingTests > 0, durationMs: perfStats.runtime ?? 0 });
  }
}

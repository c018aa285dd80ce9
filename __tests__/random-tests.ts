import { test } from '@jest/globals';
import fc from 'fast-check';
import type { randomRuns } from './random-runs.ts';

/** A soak takes hours. */
const TIMEOUT_MS = 3 * 60 * 60_000;

/** Tests that something holds for random values, and for the examples. */
export function testRandomly<Values extends unknown[]>(
  name: string,
  {
    examples = [],
    ...runs
  }: ReturnType<typeof randomRuns> & { readonly examples?: readonly NoInfer<Values>[] },
  values: { [Index in keyof Values]: fc.Arbitrary<Values[Index]> },
  holds: (...given: Values) => void | Promise<void>,
): void {
  const property = fc.asyncProperty(fc.tuple<Values>(...values), async (given) => holds(...given));
  test(name, () => fc.assert(property, { ...runs, examples: examples.map((one) => [one]) }), TIMEOUT_MS);
}

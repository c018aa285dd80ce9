import { test } from '@jest/globals';
import fc from 'fast-check';
import { IS_SOAK, type randomRuns } from './random-runs.ts';

const TIMEOUT_MS = (IS_SOAK ? 3 * 60 : 2) * 60_000;

/** Text with any characters. Those of `fast-check` take seconds to set up. */
export const anyText = fc.string({
  unit: fc
    .oneof(fc.nat(0xff), fc.nat(0xffff), fc.nat(0x10ffff))
    .filter((code) => code < 0xd800 || code > 0xdfff)
    .map((code) => String.fromCodePoint(code)),
});

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

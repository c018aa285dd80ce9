import { test } from '@jest/globals';
import fc from 'fast-check';

const { FC_SEED, FC_PATH, SOAK_RUNS, npm_lifecycle_event: script } = process.env;

/** Whether this is `npm run soak`, which can take hours. */
export const IS_SOAK = script === 'soak';

/**
 * Returns how often a property is tried in `npm test` and `npm run soak:short`, or in `npm run soak`, unless
 * `SOAK_RUNS` sets another number. A failure prints its seed and path, for `FC_SEED` and `FC_PATH`.
 */
export function randomRuns(inTest: number, inSoak: number) {
  return {
    numRuns: SOAK_RUNS === undefined ? (IS_SOAK ? inSoak : inTest) : Number(SOAK_RUNS),
    ...(FC_SEED === undefined ? {} : { seed: Number(FC_SEED) }),
    ...(FC_PATH === undefined ? {} : { path: FC_PATH }),
  };
}

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

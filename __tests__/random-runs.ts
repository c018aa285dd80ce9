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

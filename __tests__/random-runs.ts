const { FC_SEED, FC_PATH, SOAK_RUNS, npm_lifecycle_event: script } = process.env;

/** Whether this is `npm run soak`, which may take hours. */
export const IS_SOAK = script === 'soak';

/**
 * Returns how often a property is tried: so often in `npm test`, so often in `npm run soak`; `SOAK_RUNS` says another
 * number. A failure prints the seed and the path that lead to it, for `FC_SEED` and `FC_PATH`.
 */
export function randomRuns(inTest: number, inSoak: number) {
  return {
    numRuns: SOAK_RUNS === undefined ? (IS_SOAK ? inSoak : inTest) : Number(SOAK_RUNS),
    ...(FC_SEED === undefined ? {} : { seed: Number(FC_SEED) }),
    ...(FC_PATH === undefined ? {} : { path: FC_PATH }),
  };
}

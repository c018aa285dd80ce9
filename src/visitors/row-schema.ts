import * as z from 'zod/mini';

const Count = z.number().check(z.gte(0));

/** Totals and rows in files of ours. `platform/visitors.ts` checks those of the API, faster. */
export const Totals = z.object({ human: Count, ai: Count, total: Count });
export const Row = z.object({ path: z.string(), ...Totals.shape });

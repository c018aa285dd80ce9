import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as z from 'zod/mini';

const MutantList = z.object({
  MUTANTS: z.array(
    z.object({
      /** The file in `src/`. */
      file: z.string(),
      /** Text that is in the file exactly once. */
      find: z.string(),
      replace: z.string(),
      /** The mistake in a few words. */
      mistake: z.string(),
      /** The tests in `__tests__/` that should fail: files without `.test.ts`, or folders. */
      tests: z.array(z.string()),
    }),
  ),
});

export type Mutant = z.infer<typeof MutantList>['MUTANTS'][number];

/** Reads the mutants in a list, such as `__tests__/mutants/lib.ts`. */
export async function readMutants(file: string): Promise<readonly Mutant[]> {
  const list: unknown = await import(pathToFileURL(resolve(file)).href);
  return MutantList.parse(list).MUTANTS;
}

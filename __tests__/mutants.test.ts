import { existsSync, globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@jest/globals';
import * as z from 'zod/mini';

const List = z.object({
  MUTANTS: z.array(z.object({ file: z.string(), find: z.string(), tests: z.array(z.string()) })),
});

test.each(globSync('__tests__/mutants/*.ts'))(
  'every mutant of %s can be made, and names tests',
  async (list) => {
    const loaded: unknown = await import(pathToFileURL(resolve(list)).href);
    const invalid = List.parse(loaded).MUTANTS.filter(({ file, find, tests }) => {
      const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
      const areThere = tests.every((name) =>
        [`__tests__/${name}.test.ts`, `__tests__/${name}`].some((path) => existsSync(path)),
      );
      return text.split(find).length !== 2 || !areThere;
    });
    expect(invalid).toEqual([]);
  },
);

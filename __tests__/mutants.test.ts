import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { readMutants } from '../scripts/mutant-list.ts';

test.each(globSync('__tests__/mutants/*.ts'))(
  'every mutant in %s can be applied, and names existing tests',
  async (list) => {
    const invalid = (await readMutants(list)).filter(({ file, find, tests }) => {
      const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
      const areThere = tests.every((name) =>
        [`__tests__/${name}.test.ts`, `__tests__/${name}`].some((path) => existsSync(path)),
      );
      return text.split(find).length !== 2 || !areThere;
    });
    expect(invalid).toEqual([]);
  },
);

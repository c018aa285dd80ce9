/** Mistakes in `src/visitors/` that tests have to notice: see `scripts/mutants.ts`. */
export const MUTANTS = [
  {
    file: 'src/visitors/ranking.ts',
    find: 'this.#order(candidate, ranked) < 0',
    replace: 'this.#order(candidate, ranked) <= 0',
    mistake: 'of equals, the last one comes first',
    tests: ['visitors/ranking', 'visitors/comparison'],
  },
  {
    file: 'src/visitors/date-range.ts',
    find: 'lengthMs(range) <= 0',
    replace: 'lengthMs(range) < 0',
    mistake: 'a range without any time in it is exported',
    tests: ['visitors/inputs', 'visitors/date-range'],
  },
  {
    file: 'src/visitors/date-range.ts',
    find: 'instantOf(one.from) - instantOf(other.from) || instantOf(one.to) - instantOf(other.to)',
    replace: 'instantOf(one.from) - instantOf(other.from)',
    mistake: 'ranges with the same start have no order',
    tests: ['visitors/history', 'visitors/date-range'],
  },
  {
    file: 'src/visitors/date-range.ts',
    find: 'models.some(isLocal)',
    replace: 'models.every(isLocal)',
    mistake: 'a range with one local and one UTC end is compared with one of another offset',
    tests: ['visitors/comparison', 'visitors/date-range'],
  },
  {
    file: 'src/visitors/formats.ts',
    find: '/^[=+\\-@\\t\\r\\0＝＋－＠]/u',
    replace: '/^[=+@\\t\\r\\0＝＋－＠]/u',
    mistake: 'a page whose only path is -1 is a formula in a spreadsheet',
    tests: ['visitors/format'],
  },
  {
    file: 'src/visitors/formats.ts',
    find: '/[",\\r\\n]/u',
    replace: '/[",\\n]/u',
    mistake: 'a path with a carriage return is not quoted',
    tests: ['visitors/format'],
  },
];

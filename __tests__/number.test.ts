import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { grouped } from '../src/number.ts';

test('a number is grouped as the language data has it', () => {
  fc.assert(
    fc.property(fc.maxSafeNat(), (number) => {
      expect(grouped(number)).toBe(number.toLocaleString('en'));
    }),
  );
});

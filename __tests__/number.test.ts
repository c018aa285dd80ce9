import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { formatNumber } from '../src/lib/text.ts';

test('a number is grouped as the language data has it', () => {
  fc.assert(
    fc.property(fc.maxSafeNat(), (number) => {
      expect(formatNumber(number)).toBe(number.toLocaleString('en'));
    }),
  );
});

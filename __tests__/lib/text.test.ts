import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { formatDuration, formatNumber, formatTimeOfDay, oneLine } from '../../src/lib/text.ts';

test.each([
  ['a\r\nb\u2028c\u0085d', 'a b c d'],
  ['\u001B[31mred\u001B[0m \u001B]8;;https://evil.example\u0007link', 'red link'],
  ['abc\u202Edef\u200Bghi', 'abcdefghi'],
  ['x ##[error]y', 'x ## [error]y'],
  ['##[a]##[b]', '## [a]## [b]'],
  ['##\u200B[error]', '## [error]'],
  ['a\u061Cb\u00ADc\u034Fd\u115Fe\u3164f\uFFA0g\u{E0041}h', 'abcdefgh'],
  ['  a \t  b  ', 'a b'],
])('%j becomes %j', (text, line) => {
  expect(oneLine(text)).toBe(line);
});

test('a long text is cut between characters, by default after a thousand', () => {
  expect(oneLine('🙂'.repeat(10), 5)).toBe('🙂🙂🙂🙂…');
  expect(oneLine('x'.repeat(1_000))).toBe('x'.repeat(1_000));
  expect(oneLine('x'.repeat(1_001))).toBe(`${'x'.repeat(999)}…`);
});

test('any text becomes one line that is not a command and not too long', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.integer({ min: 1, max: 50 }), (text, longest) => {
      const line = oneLine(text, longest);
      expect(line).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u);
      expect(line).not.toContain('##[');
      expect(Array.from(line).length).toBeLessThanOrEqual(longest);
    }),
  );
});

test('a number is grouped as in English', () => {
  fc.assert(
    fc.property(fc.maxSafeNat(), (number) => {
      expect(formatNumber(number)).toBe(number.toLocaleString('en'));
    }),
  );
});

test.each([
  [0, '0 s'],
  [499, '0 s'],
  [500, '1 s'],
  [59_499, '59 s'],
  [59_500, '1 min'],
  [60_000, '1 min'],
  [61_000, '1 min 1 s'],
  [3_599_000, '59 min 59 s'],
  [3_599_500, '1 h'],
  [3_660_000, '1 h 1 min'],
  [36_000_000, '10 h'],
])('%d ms are %s', (milliseconds, text) => {
  expect(formatDuration(milliseconds)).toBe(text);
});

test('a time of day is in UTC, to the second', () => {
  expect(formatTimeOfDay(Date.parse('2026-11-02T01:05:09.999+02:00'))).toBe('23:05:09 UTC');
});

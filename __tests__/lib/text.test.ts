import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  formatDuration,
  formatNumber,
  formatTime,
  oneLine,
  visibleLine,
  visibleMarkdown,
  withoutInvisible,
} from '../../src/lib/text.ts';
import { anyText, randomRuns, testRandomly } from '../random-tests.ts';

test.each([
  ['a\r\nb\u2028c\u0085d', 'a b c d'],
  ['\u001B[31mred\u001B(B\u001B$(B\u001B[m \u001B]8;;https://evil.example\u0007link', 'red link'],
  // “a” that was read as Latin-1.
  ['â\u0080\u009Caâ\u0080\u009D', 'âaâ'],
  ['a\u0000b\u0007c\u001Bd\u007Fe\u0081f\tg', 'abcdef g'],
  [':\u0000:error::x ##\u0007[error]', '::error::x ## [error]'],
  ['##[a]##[b]', '## [a]## [b]'],
  ['##\u200B[error]', '## [error]'],
  ['a\u061Cb\u00ADc\u034Fd\u115Fe\u3164f\uFFA0g\u{E0041}h', 'abcdefgh'],
  ['  a \t  b  ', 'a b'],
])('%j becomes %j', (text, line) => {
  expect(oneLine(text)).toBe(line);
});

test('a long text is cut between characters, by default after a thousand', () => {
  expect(oneLine('🙂'.repeat(10), 5)).toBe('🙂🙂🙂🙂…');
  expect(oneLine('🙂'.repeat(1_000))).toBe('🙂'.repeat(1_000));
  expect(oneLine('half of 🙂'.slice(0, -1))).toBe('half of \uFFFD');
  expect(oneLine('x'.repeat(1_001))).toBe(`${'x'.repeat(999)}…`);
});

testRandomly(
  'any text becomes one line that is not a command and not too long',
  randomRuns(100, 20_000),
  [anyText, fc.integer({ min: 1, max: 50 })],
  (text, longest) => {
    const line = oneLine(text, longest);
    expect(line).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u);
    expect(line).not.toContain('##[');
    expect(Array.from(line).length).toBeLessThanOrEqual(longest);
  },
);

testRandomly('a number is grouped as in English', randomRuns(100, 20_000), [fc.maxSafeNat()], (number) => {
  expect(formatNumber(number)).toBe(number.toLocaleString('en'));
});

test.each([
  [499, '0 s'],
  [500, '1 s'],
  [59_499, '59 s'],
  [59_500, '1 min'],
  [3_599_000, '59 min 59 s'],
  [3_599_500, '1 h'],
  [3_660_000, '1 h 1 min'],
])('%d ms are %s', (milliseconds, text) => {
  expect(formatDuration(milliseconds)).toBe(text);
});

test('of a huge text, one line is made from its beginning, which always ends in …', () => {
  expect(oneLine(`a${'\u200B'.repeat(5_000_000)}b`, 10)).toBe('a…');
  expect(oneLine(`\u001B${'#;'.repeat(300_000)}`, 10 ** 6)).toHaveLength(599_998);
  expect(oneLine('\u009D'.repeat(300_000), 10 ** 6)).toBe('');
  expect(oneLine(`${'x'.repeat(64 * 1024 - 1)}🙂`, 10)).toBe(`${'x'.repeat(9)}…`);
});

test('a moment is in UTC, to the second, with the date of another day', () => {
  const at = Date.parse('2026-11-02T01:05:09.999+02:00');
  const times = [0, 3_600_000].map((ms) => formatTime(at, at + ms));
  expect(times).toEqual(['23:05:09 UTC', '23:05:09 UTC on 2026-11-01']);
});

describe('the visible part of a text', () => {
  test.each([
    ['a\r\nb\rc\u2028d\u2029e\u0085f\vg\fh\ni', 'a\nb\nc\nd\ne\nf\ng\nh\ni'],
    ['a\tb\u0000c\u001Bd\u007Fe', 'a\tbcde'],
    ['a\u202Eb\u2066c\u200Bd\uFEFFe\u00ADf\u{E0041}g\uFE0Fh\u3164i', 'abcdefghi'],
    ['a\uFFF9b\uFFFAc\uFFFBd', 'abcd'],
    ['a\uD800b', 'a\uFFFDb'],
    ['é 日本 🙂', 'é 日本 🙂'],
  ])('%j: %j', (text, visible) => {
    expect(withoutInvisible(text)).toBe(visible);
  });

  test.each([
    ['a<!-- one --> b <!-- two -->c', 'a b c'],
    ['a<!-- two\nlines -->b', 'ab'],
    ['a<!-- never closed', 'a'],
    ['a<!-- b > never closed', 'a'],
    ['a<!-->b-->c', 'ac'],
    ['<!<!-- x -->-- seen', '-- seen'],
    ['<<!-- x -->!-- seen -->', '< !-- seen -->'],
    ['<<!-- x -->? seen', '< ? seen'],
    ['<<!-- x -->/1 seen>', '< /1 seen>'],
    ['<!\u200B-- hidden --> seen', ' seen'],
    ['a -- > b', 'a -- > b'],
    // Comments too, for a browser (WHATWG HTML, “bogus comment”).
    ['a<?php hidden\nlines ?> b', 'a b'],
    ['a<?hidden', 'a'],
    ['a<!DOCTYPE hidden>b', 'ab'],
    ['a<!- hidden', 'a'],
    ['a<![CDATA[hidden]]>b', 'ab'],
    ['a<![CDATA[hidden', 'a'],
    ['a</ hidden>b', 'ab'],
    ['a</1 hidden>b', 'ab'],
    ['a<\u200B?hidden?>b', 'ab'],
    ['a</p>b</>c', 'a</p>b</>c'],
    ['2 <3 and 4 < 5 ! >? b', '2 <3 and 4 < 5 ! >? b'],
    ['<b>seen</b> <https://a.example/?x!>', '<b>seen</b> <https://a.example/?x!>'],
  ])('of the Markdown %j: %j', (text, visible) => {
    expect(visibleMarkdown(text).visible).toBe(visible);
  });

  test('as one line', () => {
    expect(visibleLine(' a\n\n b\u200B\tc\u00A0 ')).toBe('a b c');
    expect(visibleLine(' abc', 3)).toBe('abc');
  });

  testRandomly(
    'never has the start of a comment',
    {
      ...randomRuns(1_000, 100_000),
      examples: [['<!<!-- x -->--'], ['<!-\u200B-'], ['<<!-- x -->/ x>'], ['</<!-- x -->1>']],
    },
    [fc.string({ unit: fc.constantFrom(...'< ! ? / - - > <!-- --> \u200B a \n'.split(' ')) })],
    (text) => {
      expect(visibleMarkdown(text).visible).not.toMatch(/<[!?]|<\/[^A-Za-z>]/u);
    },
  );
});

import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { visibleLine, visibleMarkdown, withoutInvisible } from '../../src/lib/visible-text.ts';
import { randomRuns } from '../random-runs.ts';

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
    ['a<!-- hidden -->b', 'ab'],
    ['a<!-- one --> b <!-- two -->c', 'a b c'],
    ['a<!-- two\nlines -->b', 'ab'],
    ['a<!-- never closed', 'a'],
    ['a<!-->b-->c', 'ac'],
    ['<!<!-- x -->-- seen', '-- seen'],
    ['<<!-- x -->!-- seen -->', '< !-- seen -->'],
    ['<<!-- x -->? seen', '< ? seen'],
    ['<<!-- x -->/1 seen>', '< /1 seen>'],
    ['<!\u200B-- hidden --> seen', ' seen'],
    ['a -- > b', 'a -- > b'],
    // Comments too, for a browser (WHATWG HTML, “bogus comment”).
    ['a<?hidden?>b', 'ab'],
    ['a<?php hidden\nlines ?> b', 'a b'],
    ['a<?hidden', 'a'],
    ['a<!x hidden>b', 'ab'],
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
    expect(visibleMarkdown(text)).toBe(visible);
  });

  test('as one line', () => {
    expect(visibleLine(' a\n\n b\u200B\tc\u00A0 ')).toBe('a b c');
  });

  test('never has the start of a comment', () => {
    fc.assert(
      fc.property(
        fc.string({
          unit: fc.constantFrom('<', '!', '?', '/', '-', '-', '>', '<!--', '-->', '\u200B', 'a', '\n'),
        }),
        (text) => {
          expect(visibleMarkdown(text)).not.toMatch(/<[!?]|<\/[^A-Za-z>]/u);
        },
      ),
      {
        ...randomRuns(1_000, 100_000),
        examples: [['<!<!-- x -->--'], ['<!-\u200B-'], ['<<!-- x -->/ x>'], ['</<!-- x -->1>']],
      },
    );
  });
});

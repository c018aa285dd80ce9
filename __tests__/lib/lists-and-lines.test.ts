import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { formatRequest } from '../../src/http/client.ts';
import { jsonListWithin } from '../../src/lib/json.ts';
import { escaped, facts, folded, link, paragraphs, plain, table, webUrl } from '../../src/lib/markdown.ts';
import { formatTimeOfDay, oneLine } from '../../src/lib/text.ts';
import { randomRuns } from '../random-runs.ts';

describe('a list with a size limit', () => {
  test.each<[unknown[], number, string, number]>([
    [[], 2, '[]', 0],
    [['a', 'b'], 100, '["a","b"]', 0],
    [['a', 'b'], 10, '["a","b"]', 0],
    [['a', 'b'], 9, '["a"]', 1],
    [['a', 'b'], 6, '["a"]', 1],
    [['a', 'b'], 5, '[]', 2],
    // An item that is too long ends the list.
    [['a', 'x'.repeat(50), 'c'], 20, '["a"]', 2],
    // Bytes, not characters.
    [['é'], 7, '["é"]', 0],
    [['é'], 6, '[]', 1],
  ])('keeps the start of %j within %i bytes', (items, bytes, json, left) => {
    expect(jsonListWithin(items, bytes)).toEqual({ json, left });
  });

  test('is never longer, and keeps the first items', () => {
    fc.assert(
      fc.property(fc.array(fc.jsonValue()), fc.integer({ min: 2, max: 200 }), (items, bytes) => {
        const { json, left } = jsonListWithin(items, bytes);
        expect(Buffer.byteLength(json)).toBeLessThanOrEqual(bytes);
        expect(json).toBe(JSON.stringify(items.slice(0, items.length - left)));
      }),
      randomRuns(100, 20_000),
    );
  });
});

test('a request is logged with its attempt, and its id if it has one', () => {
  const entry = { method: 'GET', path: '/a%20b', result: '200', milliseconds: 12, attempt: 2 };
  const line = formatRequest({ ...entry, requestId: undefined });
  for (const part of ['GET /a%20b', '200', '12 ms', 'attempt 2']) expect(line).toContain(part);
  expect(line).not.toContain('request');
  expect(formatRequest({ ...entry, requestId: 'r-1' })).toBe(`${line}, request r-1`);
});

test('a time of day is in UTC, to the second', () => {
  expect(formatTimeOfDay(Date.parse('2026-11-02T01:05:09.999+02:00'))).toBe('23:05:09 UTC');
});

test.each([
  ['x'.repeat(1_000), 1_000],
  ['x'.repeat(1_001), 1_000],
])('a line has at most a thousand characters', (text, length) => {
  expect(oneLine(text)).toHaveLength(length);
  expect(oneLine(text).endsWith('…')).toBe(text.length > 1_000);
});

describe('Markdown', () => {
  test.each([
    ['a\r\n\n\u2028\u2029b\nc', 'a b c'],
    ['\\ ` * [ ] < ~ ', '\\\\ \\` \\* \\[ \\] \\< \\~ '],
    ['_a_b c_d e_ _', '\\_a_b c_d e\\_ \\_'],
    ['&amp; &#64; & b&', '\\&amp; \\&#64; & b&'],
    ['$x$', '&#36;x&#36;'],
    ['!"#%\'(),-./0:;?@A^{|} é', '!"#%\'(),-./0:;?@A^{|} é'],
  ])('%j becomes %j', (text, written) => {
    expect(escaped(text)).toBe(written);
  });

  test.each([
    ['abcdef', 'abcdef'],
    ['0abcdef', '0abcde\u200Bf'],
    ['0123456789ABCDEF'.slice(0, 13), '012345\u200B6789AB\u200BC'],
    ['a'.repeat(40), Array.from({ length: 7 }, (_, at) => 'a'.repeat(at < 6 ? 6 : 4)).join('\u200B')],
    ['a'.repeat(41), 'a'.repeat(41)],
    ['0abcdefg', '0abcdefg'],
    ['1234567 7654321', '123456\u200B7 765432\u200B1'],
    ['GH-1 gh-2 XGH-3 www.a wwwx', 'GH\u200B-1 gh\u200B-2 XGH-3 www\u200B.a wwwx'],
    ['https://a.b mailto:c xmpp:d', 'https:\u200B//a.b mailto:\u200Bc xmpp:\u200Bd'],
    ['@a#1', '@\u200Ba#\u200B1'],
    ['@\u200Ba', '@\u200Ba'],
    ['an *odd* one', 'an \\*odd\\* one'],
  ])('%j is written without mentions and references: %j', (text, written) => {
    expect(plain(text)).toBe(written);
  });

  test('facts without a value are left out, and the first one with a value is the header', () => {
    expect(
      facts([
        ['none', undefined],
        ['a', '1'],
        ['empty', ''],
        ['b', '2'],
      ]),
    ).toBe(table(['a', '1'], [['b', '2']]));
  });

  test('columns after the first ones are aligned right', () => {
    expect(table(['a', 'b', 'c'], [], 1)).toBe('| a | b | c |\n| :--- | ---: | ---: |');
    expect(table(['a', 'b'], [['1', '2']])).toBe('| a | b |\n| :--- | :--- |\n| 1 | 2 |');
  });

  test('paragraphs that are empty are left out', () => {
    expect(paragraphs('', 'a', '', 'b')).toBe('a\n\nb');
  });

  test('text is folded under a name', () => {
    expect(folded('More', '| a |')).toBe('<details>\n<summary>More</summary>\n\n| a |\n\n</details>');
  });

  test('a bar in a cell doesn’t end the cell', () => {
    expect(table(['a'], [['`x|y`']])).toContain('| `x\\|y` |');
  });

  test('a link with an invalid URL is only its label, as code', () => {
    expect(link('label', 'javascript:x')).toBe('`label`');
    expect(link('label', 'https://x.example/?a=1&b=2&c')).toBe(
      '[label](https://x.example/?a=1&amp;b=2&amp;c)',
    );
  });

  test('a URL of 2,000 characters is valid, and a longer one is not', () => {
    const url = (length: number) => `https://x.example/${'a'.repeat(length - 'https://x.example/'.length)}`;
    expect(webUrl(url(2_000))).toBe(url(2_000));
    expect(webUrl(url(2_001))).toBeUndefined();
    // The limit is on the URL as it is written.
    expect(webUrl(`https://x.example/${'('.repeat(700)}`)).toBeUndefined();
  });

  test.each([
    ['http://x.example/', 'http://x.example/'],
    ['ftp://x.example/', undefined],
    ['https://me@x.example/', undefined],
    ['https://:pw@x.example/', undefined],
    ['https://x.example/\t', undefined],
    ['https://x.example/\u0085', undefined],
    ['https://x.example/*!\\', 'https://x.example/%2A%21/'],
  ])('the URL %j: %j', (url, safe) => {
    expect(webUrl(url)).toBe(safe);
  });
});

import { describe, expect, test } from '@jest/globals';
import { stringify } from 'csv-stringify/sync';
import fc from 'fast-check';
import Papa from 'papaparse';
import type { VisitorRow } from '../../src/platform/visitors.ts';
import { formats } from '../../src/visitors/formats.ts';
import { rowOfLine } from './scenario.ts';

const window = { from: '2026-10-01', to: undefined };
const totals = { human: 3, ai: 2, total: 4 };
const row = (path: fc.Arbitrary<string>): fc.Arbitrary<VisitorRow> =>
  fc.record({ path, human: fc.nat(), ai: fc.nat(), total: fc.nat() });
const pages = (path: fc.Arbitrary<string>) =>
  fc.array(fc.array(row(path), { maxLength: 5 }), { maxLength: 5 });
const plainPath = fc.stringMatching(/^\/[A-Za-z0-9_./~%-]*$/u);
const hostilePath = fc.oneof(
  plainPath,
  fc.string({ unit: 'grapheme' }),
  fc.string({
    unit: fc.constantFrom(
      '=',
      '+',
      '-',
      '@',
      '\t',
      '\r',
      '\n',
      '"',
      ',',
      "'",
      ' ',
      '＝',
      '＋',
      '－',
      '＠',
      '/',
      'a',
    ),
  }),
);

function written(
  name: keyof typeof formats,
  all: readonly (readonly VisitorRow[])[],
  hasMore = false,
): string {
  const format = formats[name];
  let count = 0;
  const texts = all.map((rows) => {
    const text = format.rows(rows, count === 0);
    count += rows.length;
    return text;
  });
  return format.head(window, totals) + texts.join('') + format.tail(hasMore);
}

/** What a spreadsheet would run, by the list of the Open Web Application Security Project. */
const FORMULA = /^[=+\-@\t\r＝＋－＠]/u;

describe('csv', () => {
  test('any rows come back, but for one apostrophe before what a spreadsheet would run', () => {
    fc.assert(
      fc.property(pages(hostilePath), (all) => {
        const { data } = Papa.parse<string[]>(written('csv', all), { newline: '\r\n' });
        expect(data.pop()).toEqual(['']);
        expect(data).toEqual([
          ['path', 'human', 'ai', 'total'],
          ...all
            .flat()
            .map(({ path, human, ai, total }) => [
              FORMULA.test(path) ? `'${path}` : path,
              String(human),
              String(ai),
              String(total),
            ]),
        ]);
      }),
    );
  });

  test('what is joined as it stands is what the library makes of it', () => {
    fc.assert(
      fc.property(fc.array(row(plainPath)), (rows) => {
        const records = rows.map(({ path, human, ai, total }) => [path, human, ai, total]);
        expect(formats.csv.rows(rows, true)).toBe(
          stringify(records, {
            escape_formulas: true,
            record_delimiter: '\r\n',
            quote_record_delimiter: true,
          }),
        );
      }),
    );
  });

  test('an empty result is the header alone', () => {
    expect(written('csv', [[]])).toBe('path,human,ai,total\r\n');
  });
});

test('any rows come back from ndjson, a line each', () => {
  fc.assert(
    fc.property(pages(hostilePath), (all) => {
      const lines = written('ndjson', all).split('\n');
      expect(lines.pop()).toBe('');
      expect(lines.map(rowOfLine)).toEqual(all.flat());
    }),
  );
});

test('any rows come back from json, in one document with the totals and the window', () => {
  fc.assert(
    fc.property(pages(hostilePath), fc.boolean(), (all, hasMore) => {
      expect(JSON.parse(written('json', all, hasMore))).toEqual({
        dateFrom: '2026-10-01',
        dateTo: null,
        totals,
        visitors: all.flat(),
        hasMore,
      });
    }),
  );
});

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { stringify } from 'csv-stringify/sync';
import fc from 'fast-check';
import Papa from 'papaparse';
import type { VisitorRow } from '../../src/platform/visitors.ts';
import { exportedRows } from '../../src/visitors/exported-rows.ts';
import { formatNames, formats, isAmbiguousCell } from '../../src/visitors/formats.ts';

const range = { from: '2026-10-01', to: '2026-11-01T00:00Z' };
const header = {
  project: 'p',
  generatedAt: '2026-11-02T09:00:00.000Z',
  range,
  totals: { human: 3, ai: 2, total: 4 },
};
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
      '\0',
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
    const text = format.rows(rows, count === 0, range);
    count += rows.length;
    return text;
  });
  return format.head(header) + texts.join('') + format.tail(hasMore);
}

/** What a spreadsheet would run, by the list of the Open Web Application Security Project. */
const FORMULA = /^[=+\-@\t\r\0＝＋－＠]/u;

describe('csv', () => {
  test('any rows come back, but for one apostrophe before what a spreadsheet would run', () => {
    fc.assert(
      fc.property(pages(hostilePath), (all) => {
        const { data } = Papa.parse<string[]>(written('csv', all), { newline: '\r\n', delimiter: ',' });
        expect(data.pop()).toEqual(['']);
        expect(data).toEqual([
          ['date_from', 'date_to', 'path', 'human', 'ai', 'total'],
          ...all
            .flat()
            .map(({ path, human, ai, total }) => [
              range.from,
              range.to,
              FORMULA.test(path) ? `'${path}` : path,
              String(human),
              String(ai),
              String(total),
            ]),
        ]);
      }),
      // Papa Parse guesses a tab as the delimiter of this one, unless it is given.
      { examples: [[[[{ path: '\t\r\t', human: 0, ai: 0, total: 0 }]]]] },
    );
  });

  test('what is joined as it stands is what the library makes of it', () => {
    fc.assert(
      fc.property(fc.array(row(plainPath)), (rows) => {
        const records = rows.map(({ path, human, ai, total }) => [
          range.from,
          range.to,
          path,
          human,
          ai,
          total,
        ]);
        expect(formats.csv.rows(rows, true, range)).toBe(
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
    expect(written('csv', [[]])).toBe('date_from,date_to,path,human,ai,total\r\n');
  });
});

test('any rows come back from ndjson, a line each', () => {
  fc.assert(
    fc.property(pages(hostilePath), (all) => {
      const lines = written('ndjson', all).split('\n');
      expect(lines.pop()).toBe('');
      expect(lines.map((line): unknown => JSON.parse(line))).toEqual(
        all.flat().map((one) => ({ date_from: range.from, date_to: range.to, ...one })),
      );
    }),
  );
});

test('any rows come back from json, in one document with the totals and the window', () => {
  fc.assert(
    fc.property(pages(hostilePath), fc.boolean(), (all, hasMore) => {
      expect(JSON.parse(written('json', all, hasMore))).toEqual({
        project: 'p',
        generated_at: '2026-11-02T09:00:00.000Z',
        dateFrom: range.from,
        dateTo: range.to,
        totals: header.totals,
        visitors: all.flat(),
        hasMore,
      });
    }),
  );
});

describe('what was written can be read back, to go on from there', () => {
  const anyRow = row(hostilePath);
  test.each(formatNames)('%s', async (name) => {
    const folder = await mkdtemp(join(tmpdir(), 'format-'));
    const file = join(folder, 'rows');
    try {
      await fc.assert(
        fc.asyncProperty(fc.array(fc.array(anyRow, { maxLength: 5 }), { maxLength: 5 }), async (all) => {
          const tail = formats[name].tail(false);
          const text = written(name, all);
          await writeFile(file, text);
          const ambiguous = new Set(
            all
              .flat()
              .map(({ path }) => path)
              .filter(isAmbiguousCell),
          );
          const bytes = Buffer.byteLength(text) - Buffer.byteLength(tail);
          const read: VisitorRow[] = [];
          for await (const rows of exportedRows(file, bytes, name, ambiguous)) read.push(...rows);
          // A path and the same with an apostrophe are one cell: only one of them can be told.
          const told =
            name === 'csv' ? all.flat().filter(({ path }) => !ambiguous.has(`'${path}`)) : all.flat();
          if (told.length === all.flat().length) expect(read).toEqual(told);
          else expect(read).toHaveLength(all.flat().length);
        }),
      );
    } finally {
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    }
  });
});

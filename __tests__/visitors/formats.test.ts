import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { stringify } from 'csv-stringify/sync';
import fc from 'fast-check';
import Papa from 'papaparse';
import * as z from 'zod/mini';
import type { VisitorRow } from '../../src/platform/visitors.ts';
import { formatNames, formats } from '../../src/visitors/formats.ts';
import { Reading } from '../../src/visitors/passes.ts';
import { readDeclaredAction } from '../declared-action.ts';
import { IS_SOAK, randomRuns, testRandomly } from '../random-tests.ts';
import { CSV_HEAD, TOTALS } from './exported.ts';
import { exportOnce, page } from './in-memory.ts';
import { rowOf, scenario, site } from './scenario.ts';

const range = { from: '2026-10-01', to: '2026-11-01T00:00Z' };
const totalsOf = (rows: readonly VisitorRow[]) =>
  rows.length === 0 ? { human: 0, ai: 0, total: 0 } : { human: 3, ai: 2, total: 4 };
const generatedAt = '2026-11-02T09:00:00.000Z';
const row = (path: fc.Arbitrary<string>): fc.Arbitrary<VisitorRow> =>
  fc.record({ path, human: fc.nat(), ai: fc.nat(), total: fc.nat() });
const plainPath = fc.stringMatching(/^\/[A-Za-z0-9_./~%-]*$/u);
const hostilePath = fc.oneof(
  plainPath,
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: fc.constantFrom(...Array.from('=+-@\0\t\r\n",;\' ＝＋－＠/a')) }),
);

/** Returns what is known of a period after one page with these rows. */
const readingOf = (rows: readonly VisitorRow[], isComplete: boolean) => {
  const reading = new Reading(range, Math.max(1, rows.length));
  const page = { visitors: rows, totals: totalsOf(rows), hasMore: !isComplete };
  reading.add(page, page);
  return reading;
};

const written = (name: keyof typeof formats, rows: readonly VisitorRow[], isComplete = true) =>
  [...formats[name](readingOf(rows, isComplete), 'p', Date.parse(generatedAt))].join('');

/** The API lists a path once. */
const rowsWith = (path: fc.Arbitrary<string>) => fc.uniqueArray(row(path), { selector: (one) => one.path });

const recordsOf = (rows: readonly VisitorRow[]) =>
  rows.map(({ path, human, ai, total }) => [range.from, range.to, path, human, ai, total]);

/** The path of a cell: one apostrophe before a formula, or before other apostrophes before one, is not part of it. */
const pathOfCell = (cell: string) => cell.replace(/(?<=^|[;\t\r\n])'(?=["']*[=+\-@\t\r\n\0＝＋－＠])/gu, '');

const path = (index: number) => `'@SUM("${index}, 🙂")\r\n`;
/** More than are written at once. */
const many = Array.from({ length: IS_SOAK ? 100_000 : 10_000 }, (_, index) => rowOf(index, path));
const runs = randomRuns(100, 20_000);

/** Returns the cells of a file that spreadsheets open and run as formulas, without its head, or the rows of any other. */
type Reader =
  | { readonly cells: (text: string) => readonly (readonly string[])[] }
  | { readonly rows: (text: string) => unknown };

const NdjsonLine = z.looseObject({ date_from: z.literal(range.from), date_to: z.literal(range.to) });

const READERS: Readonly<Record<(typeof formatNames)[number], Reader>> = {
  csv: {
    cells: (text) => {
      const { data } = Papa.parse<string[]>(text, { newline: '\r\n', delimiter: ',' });
      expect(data.pop()).toEqual(['']);
      expect(data.shift()).toEqual(['date_from', 'date_to', 'path', 'human', 'ai', 'total']);
      return data;
    },
  },
  json: { rows: (text) => z.object({ visitors: z.array(z.unknown()) }).parse(JSON.parse(text)).visitors },
  ndjson: {
    rows: (text) => {
      const lines = text.split('\n');
      expect(lines.pop()).toBe('');
      return lines.map((line) => {
        const { date_from: _from, date_to: _to, ...fields } = NdjsonLine.parse(JSON.parse(line));
        return fields;
      });
    },
  },
};

describe.each(formatNames)('%s', (name) => {
  testRandomly(
    'reads back all rows, without a formula in a cell',
    {
      ...runs,
      examples: [
        [[]],
        [many],
        // Without a delimiter, Papa Parse guesses a tab for this one.
        [[{ path: '\t\r\t', human: 0, ai: 0, total: 0 }]],
        [['=x', "'=x", "''=x"].map((path) => ({ path, human: 0, ai: 0, total: 0 }))],
      ],
    },
    [rowsWith(hostilePath)],
    (rows) => {
      const reader = READERS[name];
      const text = written(name, rows);
      if ('rows' in reader) return expect(reader.rows(text)).toEqual(rows);
      const cells = reader.cells(text);
      const read = cells.map(([from, to, cell = '', ...counts]) => [from, to, pathOfCell(cell), ...counts]);
      expect(read).toEqual(recordsOf(rows).map((record) => record.map(String)));
      for (const [, , cell] of cells) expect(cell).not.toMatch(/(?:^|[;\t\r\n])"*[=+\-@\t\r\n\0＝＋－＠]/u);
    },
  );
});

describe('csv', () => {
  testRandomly('writes simple paths as the library does', runs, [rowsWith(plainPath)], (rows) => {
    const options = { escape_formulas: true, record_delimiter: '\r\n', quote_record_delimiter: true };
    expect(written('csv', rows)).toBe(CSV_HEAD + stringify(recordsOf(rows), options));
  });

  test.each([
    ...['=', '+', '-', '@', '\t', '\0', '＝', '＋', '－', '＠'].map((sign) => [`${sign}1`, `'${sign}1`]),
    ...['\r', '\n'].map((sign) => [`${sign}1`, `"'${sign}1"`]),
    ['-a,b', '"\'-a,b"'],
    ['=a/b', "'=a/b"],
    ['a,b/c', '"a,b/c"'],
    ['/-1', '/-1'],
    ['1-1', '1-1'],
    ["'", "'"],
    ["'-1", "''-1"],
    ["''-1", "'''-1"],
    ["'/a", "'/a"],
    ['/a,b', '"/a,b"'],
    ['/a\t=1', "/a\t'=1"],
    ['/a;=1;\'+2;"=3\t=4\n=5', `"/a;'=1;''+2;'""=3\t'=4\n'=5"`],
    ['/a"b', '"/a""b"'],
    ['/a\rb', '"/a\rb"'],
    ['/a\nb', '"/a\nb"'],
    ['"', '""""'],
    [' a ', ' a '],
    ['', ''],
  ])('writes the path %j as the cell %j', (path, cell) => {
    expect(written('csv', [{ path, human: 1, ai: 2, total: 3 }])).toBe(
      `${CSV_HEAD}${range.from},${range.to},${cell},1,2,3\r\n`,
    );
  });
});

testRandomly(
  'json reads back as a whole document with a row per line, complete or not',
  {
    ...runs,
    examples: [
      [[], true],
      [many, false],
    ],
  },
  [rowsWith(hostilePath), fc.boolean()],
  (rows, complete) => {
    const text = written('json', rows, complete);
    expect(text.split('\n')).toHaveLength(rows.length + 3);
    const document = {
      project: 'p',
      generated_at: generatedAt,
      dateFrom: range.from,
      dateTo: range.to,
      complete,
      totals: totalsOf(rows),
      visitors: rows,
      hasMore: !complete,
    };
    // In this order.
    expect(JSON.stringify(JSON.parse(text))).toBe(JSON.stringify(document));
  },
);

test('action.yml names every format, and no other, and the README describes each', () => {
  const action = readDeclaredAction('visitors/action.yml');
  const { description = '' } = action.inputs['format'] ?? {};
  expect(Array.from(description.matchAll(/`(\w+)`/gu), ([, name]) => name)).toEqual(formatNames);
  const readme = readFileSync('visitors/README.md', 'utf8');
  for (const name of formatNames) {
    for (const text of [action.description, readme.split('\n## ')[0]])
      expect(text).toContain(name.toUpperCase());
    expect(readme).toContain(`\n- \`${name}\`: `);
  }
});

test.each(formatNames)('other fields of rows and totals are left out: %s', async (format) => {
  const more = { path: '/', human: 1, ai: 1, total: 1, bots: 5 };
  const { files } = await exportOnce(() => page([more], false, more), { format });
  expect(files[`visitors.${format}`]).toMatch(/^(?![^]*bots)[^]*\//u);
});

test.each(formatNames)('the file of an export is the %s of all rows', async (name) => {
  const paths = ['/a, "b"', '/two\nlines', '/🙂', '=1', '\t'];
  const path = (index: number) => `${paths[index % paths.length]}${index}`;
  await using s = await scenario(site(300, path));
  await s.run({ format: name });
  const rows = Array.from({ length: 300 }, (_, index) => rowOf(index, path));
  const reading = new Reading({ from: '2026-10-03', to: '2026-11-02' }, 300);
  const page = { visitors: rows, totals: TOTALS, hasMore: false };
  reading.add(page, page);
  const text = [...formats[name](reading, 'project-1', Date.parse(generatedAt))].join('');
  expect(await s.read(`visitors.${name}`)).toBe(text);
});

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import { stringify } from 'csv-stringify/sync';
import fc from 'fast-check';
import Papa from 'papaparse';
import type { VisitorRow } from '../../src/platform/visitors.ts';
import { checksumOf, exportedRows } from '../../src/visitors/exported-rows.ts';
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
    const text = format.rows(rows, count === 0, range).join('');
    count += rows.length;
    return text;
  });
  return format.head(header) + texts.join('') + format.tail(hasMore);
}

/** The characters with which a spreadsheet's formula can begin, by the list of the Open Web Application Security Project. */
const FORMULA = /^[=+\-@\t\r\0＝＋－＠]/u;

describe('csv', () => {
  test('reads back all rows, with an apostrophe before formulas', () => {
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
      {
        examples: [
          // Without a delimiter, Papa Parse guesses a tab for this one.
          [[[{ path: '\t\r\t', human: 0, ai: 0, total: 0 }]]],
          // A page with a single path, which can be a formula.
          [[[{ path: '-1', human: 0, ai: 0, total: 0 }]]],
          [[[{ path: '=a/b', human: 0, ai: 0, total: 0 }]]],
          [[[{ path: 'a\rb', human: 0, ai: 0, total: 0 }]]],
        ],
      },
    );
  });

  test('writes simple paths in the same way as the library', () => {
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
        expect(formats.csv.rows(rows, true, range).join('')).toBe(
          stringify(records, {
            escape_formulas: true,
            record_delimiter: '\r\n',
            quote_record_delimiter: true,
          }),
        );
      }),
    );
  });

  test.each([
    ...['=', '+', '-', '@', '\t', '\0', '＝', '＋', '－', '＠'].map((sign) => [`${sign}1`, `'${sign}1`]),
    ['\r1', '"\'\r1"'],
    ['-a,b', '"\'-a,b"'],
    ['=a/b', "'=a/b"],
    ['a,b/c', '"a,b/c"'],
    ['/-1', '/-1'],
    ['1-1', '1-1'],
    ["'", "'"],
    ["''-1", "''-1"],
    ["'/a", "'/a"],
    ['/a,b', '"/a,b"'],
    ['/a"b', '"/a""b"'],
    ['/a\rb', '"/a\rb"'],
    ['/a\nb', '"/a\nb"'],
    ['a\rb', '"a\rb"'],
    ['"', '""""'],
    [' a ', ' a '],
    ['', ''],
  ])('writes the path %j as the cell %j', (path, cell) => {
    expect(formats.csv.rows([{ path, human: 1, ai: 2, total: 3 }], true, range).join('')).toBe(
      `${range.from},${range.to},${cell},1,2,3\r\n`,
    );
  });

  test.each([
    ["'-1", true],
    ["'=a", true],
    ["'/a", false],
    ["''-1", false],
    ['-1', false],
    ["'", false],
  ])('the cell %j is ambiguous when it is read back: %s', (path, isAmbiguous) => {
    expect(isAmbiguousCell(path)).toBe(isAmbiguous);
  });

  test('writes only the header if there are no rows', () => {
    expect(written('csv', [[]])).toBe('date_from,date_to,path,human,ai,total\r\n');
  });
});

test('ndjson reads back all rows, one per line', () => {
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

test('json reads back all rows, in one document with the totals and the window', () => {
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

test('json has a comma before each row except the first', () => {
  const rows = [1, 2].map((total) => ({ path: `/${total}`, human: 0, ai: 0, total }));
  expect(formats.json.rows(rows, true, range).join('')).toMatch(/^\n\{.*\},\n\{.*\}$/u);
  expect(formats.json.rows(rows, false, range).join('')).toMatch(/^,\n\{.*\},\n\{.*\}$/u);
  expect(formats.json.rows([], false, range).join('')).toBe('');
});

test('other fields of rows and totals are left out', () => {
  const more = { path: '/', human: 1, ai: 1, total: 1, bots: 5 };
  for (const name of formatNames) {
    expect(written(name, [[more]])).not.toContain('bots');
    expect(formats[name].head({ ...header, totals: more })).not.toContain('bots');
  }
});

/** The rows in a file's first bytes, and the checksum of those bytes. */
async function readBack(text: string, bytes: number, name: keyof typeof formats) {
  const folder = await mkdtemp(join(tmpdir(), 'format-'));
  try {
    await writeFile(join(folder, 'rows'), text);
    const read: VisitorRow[] = [];
    for await (const rows of exportedRows(join(folder, 'rows'), bytes, name, new Set())) read.push(...rows);
    return { read, content: await checksumOf(join(folder, 'rows'), bytes) };
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

describe('reading a file back to resume', () => {
  test.each(formatNames)('reads %s that is longer than one chunk', async (name) => {
    const paths = ['/é"🙂,\n\r\n', '/plain', '-日本', '"', '/\n', '/a""b'];
    const rows = Array.from({ length: 12_000 }, (_, at) => ({
      path: `${paths[at % paths.length] ?? ''}${at}${'x'.repeat(at % 61)}`,
      human: at,
      ai: 0.5,
      total: 1e21,
    }));
    const text = written(name, [rows]);
    expect(text.length).toBeGreaterThan(2 * 262_144);
    const bytes = Buffer.byteLength(text) - Buffer.byteLength(formats[name].tail(false));
    const { read, content } = await readBack(text, bytes, name);
    expect(read).toHaveLength(rows.length);
    expect(read.findIndex((one, at) => JSON.stringify(one) !== JSON.stringify(rows[at]))).toBe(-1);
    expect(content).toEqual({ bytes, crc32: crc32(Buffer.from(text).subarray(0, bytes)) });
  });

  test.each([0, 1, 2])('reads a character at the border of two chunks, %i bytes later', async (further) => {
    const rows = [{ path: `${'x'.repeat(further)}${'日'.repeat(100_000)}`, human: 1, ai: 1, total: 1 }];
    const text = written('ndjson', [rows]);
    const { read } = await readBack(text, Buffer.byteLength(text), 'ndjson');
    expect(read[0]?.path === rows[0]?.path).toBe(true);
  });

  test('only reads the first bytes, even if the file has fewer', async () => {
    const text = written('ndjson', [[1, 2].map((total) => ({ path: '/', human: 0, ai: 0, total }))]);
    const { read, content } = await readBack(text, text.indexOf('\n') + 1, 'ndjson');
    expect(read.map(({ total }) => total)).toEqual([1]);
    expect(content.bytes).toBe(text.indexOf('\n') + 1);
    expect((await readBack(text, 1_000_000, 'ndjson')).content.bytes).toBe(text.length);
  });

  test.each<[keyof typeof formats, string]>([
    ['csv', 'head\r\n1,2,/a,1,1\r\n'],
    ['csv', 'head\r\n1,2,/a,1,1,x\r\n'],
    ['csv', 'head\r\n1,2,/a,1,1,-1\r\n'],
    ['csv', 'head\r\n1,2,/a,1,1,1\n'],
    ['csv', 'head\r\n1,2,"/a,1,1,1\r\n'],
    ['ndjson', '{"path":"/a","human":1,"ai":1}\n'],
    ['ndjson', '{"path":"/a","human":1,"ai":1,"total":"1"}\n'],
    ['ndjson', 'x\n'],
  ])('rejects %s that the action didn’t write: %j', async (name, text) => {
    await expect(readBack(text, text.length, name)).rejects.toBeInstanceOf(Error);
  });

  test('rejects a missing file', async () => {
    await expect(checksumOf(join(tmpdir(), 'no', 'such', 'file'), 1)).rejects.toMatchObject({
      code: 'ENOENT',
    });
  });

  const anyRow = row(hostilePath);
  test.each(formatNames)('reads any rows from %s', async (name) => {
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
          // A path and the same path with an apostrophe have the same cell, so only one of them can be read back.
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

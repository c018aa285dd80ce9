import type { VisitorCounts, VisitorRow } from '../platform/visitors.ts';
import type { DateRange } from './date-range.ts';

export const formatNames = ['csv', 'json', 'ndjson'] as const;

export type FormatName = (typeof formatNames)[number];

/** What a file contains besides its rows. */
export interface ExportHeader {
  readonly project: string;
  /** ISO 8601. */
  readonly generatedAt: string;
  readonly range: DateRange;
  readonly totals: VisitorCounts;
}

/** Formats rows as a file, page by page: the head, the rows of each page, and the tail. */
export interface Format {
  readonly head: (header: ExportHeader) => string;
  /** Returns a text, in parts. `isFirst` if no row came before these. Paths are well-formed Unicode. */
  readonly rows: (rows: readonly VisitorRow[], isFirst: boolean, range: DateRange) => readonly string[];
  readonly tail: (hasMore: boolean) => string;
}

const CSV_LINE_END = '\r\n';

/** What a spreadsheet would run as a formula, by OWASP's list, and a NUL, which some spreadsheets remove. */
const FORMULA = /^[=+\-@\t\r\0＝＋－＠]/u;

const APOSTROPHE = "'";

/** Returns whether a path looks escaped in a CSV file, although its apostrophe is its own. */
export function isAmbiguousCell(path: string): boolean {
  return path[0] === APOSTROPHE && FORMULA.test(path.slice(APOSTROPHE.length));
}

/** What RFC 4180 quotes, and single line break characters, which readers take for the end of a row. */
const NEEDS_QUOTES = /[",\r\n]/u;

/** What needs quotes, and what is beyond Latin-1. */
const SPECIAL = /[",\r\n\u0100-\u{10FFFF}]/u;

/** As in RFC 4180. Rows beyond Latin-1 are parts of their own, because one such character slows down its whole part. */
const csv: Format = {
  head: () => `date_from,date_to,path,human,ai,total${CSV_LINE_END}`,
  rows: (rows, _, { from, to }) => {
    const start = `${from},${to},`;
    const parts: string[] = [];
    let part = '';
    let isPlain = true;
    for (const { path, human, ai, total } of rows) {
      if (isPlain !== (path.startsWith('/') && !SPECIAL.test(path))) {
        parts.push(part);
        part = '';
        isPlain = !isPlain;
      }
      part += `${start}${isPlain ? path : cell(path)},${human},${ai},${total}${CSV_LINE_END}`;
    }
    return [...parts, part];
  },
  tail: () => '',
};

/** Returns a path as one cell. In quotes, a quote is doubled (RFC 4180, 2.7). */
function cell(path: string): string {
  const safe = FORMULA.test(path) ? `${APOSTROPHE}${path}` : path;
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const ndjson: Format = {
  head: () => '',
  rows: (rows, _, { from, to }) => {
    const start = `{"date_from":${JSON.stringify(from)},"date_to":${JSON.stringify(to)},`;
    return [rows.map((row) => `${start}${fieldsOf(row)}}\n`).join('')];
  },
  tail: () => '',
};

/** One document with a row per line, so that two exports can be compared line by line. */
const json: Format = {
  head: ({ project, generatedAt, range, totals: { human, ai, total } }) =>
    `{"project":${JSON.stringify(project)},"generated_at":${JSON.stringify(generatedAt)},` +
    `"dateFrom":${JSON.stringify(range.from)},"dateTo":${JSON.stringify(range.to)},` +
    `"totals":${JSON.stringify({ human, ai, total })},"visitors":[`,
  rows: (rows, isFirst) => [
    rows.map((row, at) => `${isFirst && at === 0 ? '' : ','}\n{${fieldsOf(row)}}`).join(''),
  ],
  tail: (hasMore) => `\n],"hasMore":${hasMore}}\n`,
};

export const formats: Readonly<Record<FormatName, Format>> = { csv, json, ndjson };

/** Returns the known fields only, because the API may add others to a row. */
function fieldsOf({ path, human, ai, total }: VisitorRow): string {
  return `"path":${JSON.stringify(path)},"human":${human},"ai":${ai},"total":${total}`;
}

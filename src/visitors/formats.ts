import { stringify } from 'csv-stringify/sync';
import type { VisitorCounts, VisitorRow } from '../platform/visitors.ts';
import type { DateRange } from './date-range.ts';

export const formatNames = ['csv', 'json', 'ndjson'] as const;

export type FormatName = (typeof formatNames)[number];

/** How rows become a file, a page at a time: before them, the rows of each page, and after them. */
export interface Format {
  readonly head: (window: DateRange, totals: VisitorCounts) => string;
  /** `isFirst` where no row came before these. */
  readonly rows: (rows: readonly VisitorRow[], isFirst: boolean) => string;
  readonly tail: (hasMore: boolean) => string;
  readonly lineEnd: string;
}

const NEW_LINE_OF_CSV = '\r\n';

/**
 * A path of nothing but these is a cell as it stands, and a number always is. For a page of such rows, as most are, the
 * library comes to the same, and takes five times as long.
 */
const PLAIN_PATH = /^\/[A-Za-z0-9_./~%-]*$/u;

/** RFC 4180. Quotation, and the apostrophe that keeps a spreadsheet from running a cell as a formula, are the library's work. */
const csv: Format = {
  head: () => `path,human,ai,total${NEW_LINE_OF_CSV}`,
  rows: (rows) =>
    rows.every(({ path }) => PLAIN_PATH.test(path))
      ? rows.map(({ path, human, ai, total }) => `${path},${human},${ai},${total}${NEW_LINE_OF_CSV}`).join('')
      : stringify(
          rows.map(({ path, human, ai, total }) => [path, human, ai, total]),
          { escape_formulas: true, record_delimiter: NEW_LINE_OF_CSV, quote_record_delimiter: true },
        ),
  tail: () => '',
  lineEnd: NEW_LINE_OF_CSV,
};

const ndjson: Format = {
  head: () => '',
  rows: (rows) => rows.map((row) => `${jsonRow(row)}\n`).join(''),
  tail: () => '',
  lineEnd: '\n',
};

/** One document, with a row a line so that two exports can be compared line by line. */
const json: Format = {
  head: ({ from = null, to = null }, totals) =>
    `{"dateFrom":${JSON.stringify(from)},"dateTo":${JSON.stringify(to)},"totals":${jsonCounts(totals)},"visitors":[`,
  rows: (rows, isFirst) =>
    rows.map((row, at) => `${isFirst && at === 0 ? '' : ','}\n${jsonRow(row)}`).join(''),
  tail: (hasMore) => `\n],"hasMore":${hasMore}}\n`,
  lineEnd: '\n',
};

export const formats: Readonly<Record<FormatName, Format>> = { csv, json, ndjson };

/** Field by field: what else the service may say of a row has no place in the file. */
function jsonRow({ path, human, ai, total }: VisitorRow): string {
  return JSON.stringify({ path, human, ai, total });
}

function jsonCounts({ human, ai, total }: VisitorCounts): string {
  return JSON.stringify({ human, ai, total });
}

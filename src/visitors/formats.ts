import type { VisitorCounts, VisitorRow } from '../platform/visitors.ts';
import type { DateRange } from './date-range.ts';

interface Document {
  readonly project: string;
  /** ISO 8601. */
  readonly generatedAt: string;
  readonly range: DateRange;
  readonly totals: VisitorCounts;
  /** Paths are well-formed Unicode. */
  readonly rows: readonly VisitorRow[];
  readonly isComplete: boolean;
  /** Whether there are rows that weren't read. */
  readonly hasMore: boolean;
}

export const formatNames = ['csv', 'json', 'ndjson'] as const;

/** Texts come in parts. */
export const formats: Readonly<
  Record<(typeof formatNames)[number], (document: Document) => Iterable<string>>
> = { csv, json, ndjson };

/** So that a large file isn't in memory twice. */
const ROWS_IN_A_PART = 1_000;

/**
 * What a spreadsheet would run as a formula, by OWASP's list, and a NUL, which some spreadsheets remove. With an apostrophe of
 * its own, it gets another one, so that every path has a cell of its own.
 */
const FORMULA = /^'*[=+\-@\t\r\0＝＋－＠]/u;
/** What RFC 4180 quotes, and single line break characters, which readers take for the end of a row. */
const NEEDS_QUOTES = /[",\r\n]/u;

function csv({ rows, range: { from, to } }: Document): Iterable<string> {
  const line = ({ path, human, ai, total }: VisitorRow) =>
    `${from},${to},${cell(path)},${human},${ai},${total}\r\n`;
  return inParts('date_from,date_to,path,human,ai,total\r\n', rows, line, '');
}

/** Returns a path as one cell. In quotes, a quote is doubled (RFC 4180, 2.7). */
function cell(path: string): string {
  const safe = FORMULA.test(path) ? `'${path}` : path;
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

function ndjson({ rows, range: { from, to } }: Document): Iterable<string> {
  return inParts('', rows, (row) => `${JSON.stringify({ date_from: from, date_to: to, ...row })}\n`, '');
}

/** One document with a row per line, so that two exports can be compared line by line. */
function json(document: Document): Iterable<string> {
  const { project, generatedAt: generated_at, range, totals, rows, isComplete: complete, hasMore } = document;
  const fields = { project, generated_at, dateFrom: range.from, dateTo: range.to, complete, totals };
  const line = (row: VisitorRow) => `${row === rows[0] ? '' : ','}\n${JSON.stringify(row)}`;
  const head = `${JSON.stringify(fields).slice(0, -1)},"visitors":[`;
  return inParts(head, rows, line, `\n],"hasMore":${hasMore}}\n`);
}

function* inParts(
  head: string,
  rows: readonly VisitorRow[],
  line: (row: VisitorRow) => string,
  tail: string,
): Generator<string> {
  yield head;
  for (let from = 0; from < rows.length; from += ROWS_IN_A_PART) {
    yield rows
      .slice(from, from + ROWS_IN_A_PART)
      .map(line)
      .join('');
  }
  yield tail;
}

import type { VisitorCounts, VisitorRow } from '../platform/visitors.ts';
import type { DateRange } from './date-range.ts';

interface Document {
  readonly project: string;
  /** ISO 8601. */
  readonly generatedAt: string;
  readonly range: DateRange;
  readonly totals: VisitorCounts;
  /** Paths are well-formed Unicode. */
  readonly rows: Iterable<VisitorRow>;
  readonly isComplete: boolean;
  /** Whether there are rows that weren't read. */
  readonly hasMore: boolean;
}

export const formatNames = ['csv', 'json', 'ndjson'] as const;

/** Texts come in parts. */
export const formats: Readonly<
  Record<(typeof formatNames)[number], (document: Document) => Iterable<string>>
> = { csv, json, ndjson };

/** In characters, so that a large file isn't in memory twice. */
const PART_LENGTH = 262_144;
const CSV_LINE_END = '\r\n';

/**
 * What a spreadsheet would run as a formula, by OWASP's list, and a NUL, which some spreadsheets remove. With an apostrophe of
 * its own, it gets another one, so that every path has a cell of its own.
 */
const FORMULA = /^'*[=+\-@\t\r\0＝＋－＠]/u;
/** What RFC 4180 quotes, and single line break characters, which readers take for the end of a row. */
const NEEDS_QUOTES = /[",\r\n]/u;

function csv({ rows, range: { from, to } }: Document): Iterable<string> {
  const start = `${from},${to},`;
  const line = ({ path, human, ai, total }: VisitorRow) =>
    `${start}${cell(path)},${human},${ai},${total}${CSV_LINE_END}`;
  return inParts(`date_from,date_to,path,human,ai,total${CSV_LINE_END}`, rows, line, '');
}

/** Returns a path as one cell. In quotes, a quote is doubled (RFC 4180, 2.7). */
function cell(path: string): string {
  const safe = FORMULA.test(path) ? `'${path}` : path;
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

function ndjson({ rows, range: { from, to } }: Document): Iterable<string> {
  const start = `{"date_from":${JSON.stringify(from)},"date_to":${JSON.stringify(to)},`;
  return inParts('', rows, (row) => `${start}${fieldsOf(row)}}\n`, '');
}

/** One document with a row per line, so that two exports can be compared line by line. */
function json(document: Document): Iterable<string> {
  const { project, generatedAt: generated_at, range, rows, isComplete: complete, hasMore } = document;
  const { human, ai, total } = document.totals;
  const fields = { project, generated_at, dateFrom: range.from, dateTo: range.to, complete };
  const head = JSON.stringify({ ...fields, totals: { human, ai, total } }).slice(0, -1);
  const line = (row: VisitorRow, isFirst: boolean) => `${isFirst ? '' : ','}\n{${fieldsOf(row)}}`;
  return inParts(`${head},"visitors":[`, rows, line, `\n],"hasMore":${hasMore}}\n`);
}

function fieldsOf({ path, human, ai, total }: VisitorRow): string {
  return `"path":${JSON.stringify(path)},"human":${human},"ai":${ai},"total":${total}`;
}

function* inParts(
  head: string,
  rows: Iterable<VisitorRow>,
  line: (row: VisitorRow, isFirst: boolean) => string,
  tail: string,
): Generator<string> {
  let part = head;
  let isFirst = true;
  for (const row of rows) {
    part += line(row, isFirst);
    isFirst = false;
    if (part.length < PART_LENGTH) continue;
    yield part;
    part = '';
  }
  yield part + tail;
}

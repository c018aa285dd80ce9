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

export const formats: Readonly<Record<(typeof formatNames)[number], (document: Document) => string>> = {
  csv,
  json,
  ndjson,
};

/**
 * What a spreadsheet would run as a formula, by OWASP's list, and a NUL, which some spreadsheets remove. With an apostrophe of
 * its own, it gets another one, so that every path has a cell of its own.
 */
const FORMULA = /^'*[=+\-@\t\r\0＝＋－＠]/u;
/** What RFC 4180 quotes, and single line break characters, which readers take for the end of a row. */
const NEEDS_QUOTES = /[",\r\n]/u;

function csv({ rows, range: { from, to } }: Document): string {
  const lines = rows.map(
    ({ path, human, ai, total }) => `${from},${to},${cell(path)},${human},${ai},${total}`,
  );
  return ['date_from,date_to,path,human,ai,total', ...lines, ''].join('\r\n');
}

/** Returns a path as one cell. In quotes, a quote is doubled (RFC 4180, 2.7). */
function cell(path: string): string {
  const safe = FORMULA.test(path) ? `'${path}` : path;
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

function ndjson({ rows, range: { from, to } }: Document): string {
  return rows.map((row) => `${JSON.stringify({ date_from: from, date_to: to, ...row })}\n`).join('');
}

/** One document with a row per line, so that two exports can be compared line by line. */
function json(document: Document): string {
  const { project, generatedAt: generated_at, range, totals, rows, isComplete: complete, hasMore } = document;
  const head = { project, generated_at, dateFrom: range.from, dateTo: range.to, complete, totals };
  const visitors = rows.map((row) => `\n${JSON.stringify(row)}`).join(',');
  return `${JSON.stringify(head).slice(0, -1)},"visitors":[${visitors}\n],"hasMore":${hasMore}}\n`;
}

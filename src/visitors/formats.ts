import type { VisitorRow } from '../platform/visitors.ts';
import type { Reading } from './passes.ts';

export const formatNames = ['csv', 'json', 'ndjson'] as const;

/** Texts come in parts. */
export const formats = { csv, json, ndjson } satisfies Record<(typeof formatNames)[number], unknown>;

/** So that a large file isn't in memory twice. */
const ROWS_IN_A_PART = 1_000;

/**
 * Before what a spreadsheet would run as a formula, by OWASP's list, and a NUL, which some spreadsheets remove. With an apostrophe of
 * its own, it gets another one, so that every path has a cell of its own. Some split cells at semicolons and tabs too.
 */
const BEFORE_FORMULA = /(?<=^|[;\t\r\n])(?=["']*[=+\-@\t\r\n\0＝＋－＠])/gu;
/** What RFC 4180 quotes, and single line break characters, which readers take for the end of a row. */
const NEEDS_QUOTES = /[",\r\n]/u;

function csv(reading: Reading): Iterable<string> {
  const { from, to } = reading.range;
  const line = ({ path, human, ai, total }: VisitorRow) =>
    `${from},${to},${cell(path)},${human},${ai},${total}\r\n`;
  return inParts('date_from,date_to,path,human,ai,total\r\n', reading.rows(), line, '');
}

/** In quotes, a quote is doubled (RFC 4180, 2.7). Most paths need nothing, and searching them for formulas is slow. */
function cell(path: string): string {
  if (/^\/[^",;\t\r\n]*$/u.test(path)) return path;
  const safe = path.replace(BEFORE_FORMULA, "'");
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

function ndjson(reading: Reading): Iterable<string> {
  const { from: date_from, to: date_to } = reading.range;
  return inParts('', reading.rows(), (row) => `${JSON.stringify({ date_from, date_to, ...row })}\n`, '');
}

/** One document with a row per line, so that two exports can be compared line by line. */
function json(reading: Reading, project: string, startedAt: number): Iterable<string> {
  const { range, totals, isComplete: complete, hasMore } = reading;
  const period = { dateFrom: range.from, dateTo: range.to };
  const fields = { project, generated_at: new Date(startedAt).toISOString(), ...period, complete, totals };
  const head = `${JSON.stringify(fields).slice(0, -1)},"visitors":[`;
  const rows = reading.rows();
  const [first] = rows.values();
  const line = (row: VisitorRow) => `${row === first ? '' : ','}\n${JSON.stringify(row)}`;
  return inParts(head, rows, line, `\n],"hasMore":${hasMore}}\n`);
}

function* inParts(
  head: string,
  byPath: ReadonlyMap<string, VisitorRow>,
  line: (row: VisitorRow) => string,
  tail: string,
): Generator<string> {
  const rows = [...byPath.values()];
  yield head;
  for (let from = 0; from < rows.length; from += ROWS_IN_A_PART) {
    const part = rows.slice(from, from + ROWS_IN_A_PART);
    yield part.map(line).join('');
  }
  yield tail;
}

import { DAY_MS } from '../lib/clock.ts';
import {
  cell,
  codeSpan,
  facts,
  firstRows,
  folded,
  lineChart,
  messageMarkdown,
  paragraphs,
  plain,
  table,
} from '../lib/markdown.ts';
import { formatCount, formatNumber, utcDay } from '../lib/text.ts';
import { COUNTS, type VisitorCounts, type VisitorRow } from '../platform/visitors.ts';
import { CONCLUSION_SIGN, type Note } from '../step/conclusion.ts';
import type { Comparison, Mover } from './comparison.ts';
import {
  crossesCountingChange,
  type DateRange,
  formatDateRange,
  formatLength,
  lengthMs,
  MARKDOWN_COUNTS_AS_AI,
} from './date-range.ts';
import type { Export } from './export.ts';
import type { ExportOutcome } from './outcome.ts';

/** An issue or a comment has at most 65,536 characters, and a variable in a step's environment 128 KiB. */
const MAX_REPORT_BYTES = 60_000;

export function summaryOfProblems(notes: readonly Note[]): string {
  return paragraphs(
    `${CONCLUSION_SIGN.failure}**No visitors exported**`,
    notes.map(({ message }) => `- ${messageMarkdown(message)}`).join('\n'),
  );
}

export function summaryOf(run: Export, outcome: ExportOutcome): string {
  for (let pages = run.inputs.top; ; pages = Math.floor(pages / 2)) {
    const text = summaryWith(run, outcome, pages);
    if (pages === 0 || Buffer.byteLength(text) <= MAX_REPORT_BYTES) return text;
  }
}

/** `pages`: each table of pages shows at most so many. */
function summaryWith(run: Export, outcome: ExportOutcome, pages: number): string {
  const { totals, comparison, trend, topPages, notes } = outcome;
  return paragraphs(
    `**${totals === undefined ? notes[0]?.title : headline(totals, comparison)}**`,
    scopeOf(outcome),
    ...notes
      .filter(({ conclusion }) => conclusion !== 'pass')
      .map(({ conclusion, message }) => `${CONCLUSION_SIGN[conclusion]}${messageMarkdown(message)}`),
    trend === undefined || trend.length < 2 ? '' : paragraphs('#### Trend', chartOf(trend, run.inputs.range)),
    mostVisited(topPages, pages, comparison),
    comparison && changes(run, comparison, pages),
    outcome.isComplete && outcome.rows > 1
      ? "The rows don't add up to the total, because a visitor who read several pages counts only once in the total."
      : '',
    countingChange(outcome),
    folded('Details', paragraphs(totals && totalsTable(totals, comparison), factsOf(run))),
  );
}

function scopeOf({ range, file, rows, isComplete }: ExportOutcome): string {
  const parts = [
    plain(formatDateRange(range)),
    file && `${formatCount(rows, 'page')} in ${cell(file)}`,
    !isComplete && 'incomplete',
  ];
  return parts.filter(Boolean).join(' · ');
}

/** Returns the main numbers: “1,947 unique visitors, −4% on the week before; 38% of them through AI.” */
function headline({ ai, total }: VisitorCounts, comparison: Comparison | undefined): string {
  const change =
    comparison === undefined
      ? ''
      : `, ${changeOn(comparison.totals.total, total)} the ${formatLength(comparison.range)} before`;
  const share = total === 0 ? '' : `; ${Math.min(100, Math.round((100 * ai) / total))}% of them through AI`;
  return `${formatCount(Math.round(total), 'unique visitor')}${change}${share}.`;
}

function changeOn(before: number, after: number): string {
  if (before === 0) return 'none';
  const change = percentage(before, after);
  return change === '0%' ? 'about as many as' : `${change} on`;
}

/** It has no text from outside. The last period ends at `to`, and all are months if that one is. */
function chartOf(periods: NonNullable<ExportOutcome['trend']>, { to, months }: DateRange): string {
  const days = periods.map(({ range }) => utcDay(Date.parse(range.from)));
  const labelOf = (day: string) =>
    months === undefined ? day.slice('YYYY-'.length) : day.slice(0, 'YYYY-MM'.length);
  const dates = formatDateRange({ from: periods[0]?.range.from ?? to, to });
  return lineChart(`Unique visitors, ${dates}: people (blue), AI (orange)`, days.map(labelOf), [
    periods.map(({ totals }) => totals.human),
    periods.map(({ totals }) => totals.ai),
  ]);
}

function mostVisited(rows: readonly VisitorRow[], shown: number, comparison: Comparison | undefined): string {
  const header = ['Human', 'AI', 'Total', ...(comparison ? ['Change'] : [])];
  return pagesTable('#### Most visited pages', header, rows, shown, (row) => [
    ...COUNTS.map((name) => rounded(row[name])),
    ...(comparison ? [difference(comparison.before.get(row.path)?.total ?? 0, row.total)] : []),
  ]);
}

function changes({ inputs: { range, top } }: Export, comparison: Comparison, shown: number): string {
  const { changed } = comparison;
  const gains = changed.filter(({ change }) => change > 0);
  const losses = changed.filter(({ change }) => change < 0);
  const appeared = changed.filter(({ before }) => before === 0).length;
  const vanished = changed.filter(({ after }) => after === 0).length;
  const counts = [
    `Compared with ${plain(formatDateRange(comparison.range))}${lengths(comparison.range, range)}.`,
    changed.length === 0
      ? 'No page gained or lost visitors.'
      : `${formatCount(gains.length, 'page')} gained visitors, ${formatNumber(losses.length)} lost some.`,
    appeared === 0 ? '' : `${formatNumber(appeared)} had none before.`,
    vanished === 0 ? '' : `${formatNumber(vanished)} ${vanished === 1 ? 'has' : 'have'} none now.`,
  ];
  return paragraphs(
    '#### What changed',
    counts.filter(Boolean).join(' '),
    movers('Gained', gains.slice(0, top), shown),
    movers('Lost', losses.slice(0, top), shown),
  );
}

/** Calendar months differ in length. */
function lengths(before: DateRange, period: DateRange): string {
  const earlier = lengthMs(before) / DAY_MS;
  const now = lengthMs(period) / DAY_MS;
  return earlier === now ? '' : ` (${formatCount(earlier, 'day')}; this period has ${formatNumber(now)})`;
}

function movers(name: string, rows: readonly Mover[], shown: number): string {
  const header = ['Before', 'Now', 'Change'];
  return pagesTable(`**${name}**`, header, rows, shown, ({ before, after }) => [
    rounded(before),
    rounded(after),
    difference(before, after),
  ]);
}

function pagesTable<Row extends { readonly path: string }>(
  title: string,
  header: readonly string[],
  rows: readonly Row[],
  shown: number,
  cells: (row: Row) => readonly string[],
): string {
  if (rows.length === 0) return '';
  const lines = rows.map((row) => [cell(row.path), ...cells(row)]);
  return paragraphs(title, table(['Page', ...header], firstRows(lines, shown), 1));
}

/** Numbers from before and after this day can't be compared. */
function countingChange({ range, comparison, trend }: ExportOutcome): string {
  const oldest = trend?.[0]?.range ?? comparison?.range ?? range;
  return crossesCountingChange({ from: oldest.from, to: range.to })
    ? `Since ${MARKDOWN_COUNTS_AS_AI}, the API counts requests for Markdown pages as AI visitors, so earlier numbers are lower.`
    : '';
}

function factsOf({ inputs: { range }, durations }: Export): string {
  return facts({
    '`date_from`': codeSpan(range.from),
    '`date_to` (exclusive)': codeSpan(range.to),
    Requests: formatNumber(durations.length),
  });
}

/** Unique visitors can't be added up, so these are the API's totals. */
function totalsTable(totals: VisitorCounts, comparison: Comparison | undefined): string {
  const rows = [['This period', ...COUNTS.map((name) => rounded(totals[name]))]];
  if (comparison !== undefined) {
    const before = comparison.totals;
    rows.push(
      ['Period before', ...COUNTS.map((name) => rounded(before[name]))],
      ['Change', ...COUNTS.map((name) => difference(before[name], totals[name]))],
    );
  }
  return table(['Whole site', 'Human', 'AI', 'Total'], rows, 1);
}

/** Counts are approximate, so fractions are not shown. */
function rounded(count: number): string {
  return formatNumber(Math.round(count));
}

function difference(before: number, after: number): string {
  const change = Math.round(after) - Math.round(before);
  if (change === 0) return '0';
  const signed = change > 0 ? `+${formatNumber(change)}` : `−${formatNumber(-change)}`;
  return before === 0 ? `${signed} (new)` : `${signed} (${percentage(before, after)})`;
}

function percentage(before: number, after: number): string {
  // Only nothing is 100% less.
  const most = after > 0 && after < before ? 99 : Number.POSITIVE_INFINITY;
  const percent = Math.min(Math.round((100 * Math.abs(after - before)) / before), most);
  return percent === 0 ? '0%' : `${after < before ? '−' : '+'}${formatNumber(percent)}%`;
}

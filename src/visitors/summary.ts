import { code, facts, plain, table } from '../lib/markdown.ts';
import { formatDuration, formatNumber, oneLine } from '../lib/text.ts';
import type { VisitorCounts, VisitorRow } from '../platform/visitors.ts';
import type { Conclusion } from '../step/conclusion.ts';
import type { Comparison, Mover } from './comparison.ts';
import { crossesCountingChange, formatDateRange, formatLength } from './date-range.ts';
import type { HistoryWindow } from './history.ts';
import type { Outcome } from './outcome.ts';

/** What a summary tells: the outcome, and how it came about. */
export interface Report {
  readonly outcome: Outcome;
  readonly warnings: readonly string[];
  /** Requests that were made, retries and those of the comparison included. */
  readonly requests: number;
  /** From the start of the step to the end, in milliseconds. */
  readonly elapsedMs: number;
}

const LONGEST_PATH = 200;

/** An issue or a comment holds 65,536 characters, and a step's environment 128 KiB a variable. */
const MAX_REPORT_BYTES = 60_000;

/** Returns the summary of a step with invalid inputs. */
export function summaryOfProblems({ message }: Outcome): string {
  return paragraphs('### Docs visitors export: not started', `${SIGN.failure}${plain(message)}`);
}

/** Returns the summary for the run's page, in Markdown: at most 60 kB, so that it also fits into a comment or an issue. */
export function summaryOf(report: Report): string {
  let pages = Math.max(
    report.outcome.topPages.length,
    report.outcome.comparison?.gains.length ?? 0,
    report.outcome.comparison?.losses.length ?? 0,
  );
  let text = summaryWith(report, pages);
  while (Buffer.byteLength(text) > MAX_REPORT_BYTES && pages > 0) {
    pages = Math.floor(pages / 2);
    text = summaryWith(report, pages);
  }
  return text;
}

/** The summary, with so many rows in each table of pages. */
function summaryWith(report: Report, pages: number): string {
  const { outcome, warnings } = report;
  const { totals, comparison, trend = [], topPages, conclusion, message, notCompared } = outcome;
  return paragraphs(
    `### Docs visitors export: ${title(outcome)}`,
    ...(totals === undefined ? [] : [`**${headline(totals, comparison)}**`]),
    ...(conclusion === 'pass' ? [] : [`${SIGN[conclusion]}${plain(message)}`]),
    ...(conclusion === 'pass' && notCompared !== undefined ? [`${SIGN.warning}${plain(notCompared)}`] : []),
    ...warnings.map((warning) => `${SIGN.warning}${plain(warning)}`),
    ...(trend.length < 2 ? [] : ['#### Trend', chartOf(trend)]),
    ...(topPages.length === 0
      ? []
      : [
          '#### Most visited pages',
          pagesTable(topPages.slice(0, pages), comparison),
          ...leftOut(topPages, pages),
        ]),
    ...(comparison === undefined ? [] : changes(comparison, pages)),
    ...(totals === undefined
      ? []
      : [
          'Columns and rows do not add up: the site counts each visitor once, however they came and whatever they read.',
        ]),
    ...countingChange(outcome),
    folded(
      'About this export',
      factsOf(report),
      ...(totals === undefined ? [] : [totalsTable(totals, comparison)]),
    ),
  );
}

function title({ isComplete, file, range }: Outcome): string {
  if (isComplete && range !== undefined) return plain(formatDateRange(range));
  return file === undefined ? 'nothing exported' : 'cut short';
}

/** Returns the sentence that most readers need: “1,947 unique visitors, −4 % on the week before; 38 % of them through AI.” */
function headline({ ai, total }: VisitorCounts, comparison: Comparison | undefined): string {
  const change =
    comparison === undefined
      ? ''
      : `, ${changeOn(comparison.totals.total, total)} the ${formatLength(comparison.range)} before`;
  const share = total === 0 ? '' : `; ${Math.round((100 * ai) / total)} % of them through AI`;
  return `${rounded(total)} unique visitors${change}${share}.`;
}

function changeOn(before: number, after: number): string {
  if (before === after) return 'as many as in';
  return before === 0 ? 'none in' : `${percentage(before, after)} on`;
}

/** People and AI over the windows, as lines. There is nothing in it but our own words, dates and numbers. */
function chartOf(trend: readonly HistoryWindow[]): string {
  const [first, last] = [trend[0], trend.at(-1)];
  const isOneYear = first?.from.slice(0, YEAR.length) === last?.from.slice(0, YEAR.length);
  const dates = trend.map(({ from }) => `"${from.slice(isOneYear ? `${YEAR}-`.length : 0, DAY.length)}"`);
  const humans = trend.map(({ totals }) => drawable(totals.human));
  const ais = trend.map(({ totals }) => drawable(totals.ai));
  return [
    '```mermaid',
    // Blue and orange of a middle lightness are seen on white and on black, and by people who are color-blind.
    '%%{init: {"themeVariables": {"xyChart": {"backgroundColor": "transparent", "plotColorPalette": "#2f81f7, #db6d28"}}}}%%',
    'xychart-beta',
    '  title "Unique visitors: people (blue), AI (orange)"',
    `  x-axis [${dates.join(', ')}]`,
    `  y-axis 0 --> ${Math.max(1, ...humans, ...ais)}`,
    `  line [${humans.join(', ')}]`,
    `  line [${ais.join(', ')}]`,
    '```',
  ].join('\n');
}

/** Mermaid knows no exponents. */
function drawable(count: number): number {
  return Math.min(Math.round(count), Number.MAX_SAFE_INTEGER);
}

const YEAR = 'YYYY';
const DAY = 'YYYY-MM-DD';

function pagesTable(rows: readonly VisitorRow[], comparison: Comparison | undefined): string {
  return table(
    ['Page', 'Human', 'AI', 'Total', ...(comparison === undefined ? [] : ['Change'])],
    rows.map((row) => [
      path(row.path),
      rounded(row.human),
      rounded(row.ai),
      rounded(row.total),
      ...(comparison === undefined
        ? []
        : [changed(comparison.beforeOfTopPages.get(row.path) ?? 0, row.total)]),
    ]),
    1,
  );
}

function changes({ range, gains, losses, appeared, vanished }: Comparison, pages: number): string[] {
  return [
    '#### What changed',
    `Compared with ${plain(formatDateRange(range))}. New pages: ${formatNumber(appeared)}. ` +
      `Pages without visitors now: ${formatNumber(vanished)}.`,
    ...(gains.length === 0
      ? []
      : ['**Gained**', moversTable(gains.slice(0, pages)), ...leftOut(gains, pages)]),
    ...(losses.length === 0
      ? []
      : ['**Lost**', moversTable(losses.slice(0, pages)), ...leftOut(losses, pages)]),
    ...(gains.length === 0 && losses.length === 0 ? ['No page to show gained or lost visitors.'] : []),
  ];
}

function moversTable(rows: readonly Mover[]): string {
  return table(
    ['Page', 'Before', 'Now', 'Change'],
    rows.map(({ path: page, before, after }) => [
      path(page),
      rounded(before),
      rounded(after),
      changed(before, after),
    ]),
    1,
  );
}

function leftOut(rows: readonly unknown[], shown: number): string[] {
  return rows.length <= shown
    ? []
    : [`${formatNumber(rows.length - shown)} more are left out here, to keep this short.`];
}

/** The API counts Markdown requests as AI from a day on: numbers from before and after it don't compare. */
function countingChange({ range, comparison, trend }: Outcome): string[] {
  const first = trend?.[0]?.from ?? comparison?.range.from ?? range?.from;
  if (range === undefined || first === undefined || !crossesCountingChange(first, range.to)) return [];
  return [
    'Since 2026-07-31 the API counts requests for Markdown pages as AI visitors, so earlier numbers are lower.',
  ];
}

function factsOf({ outcome, requests, elapsedMs }: Report): string {
  const { range, file, rows, isComplete } = outcome;
  return facts([
    ['Period', range && plain(formatDateRange(range))],
    ['File', file && path(file)],
    ['Rows', formatNumber(rows)],
    ['Complete', isComplete ? 'yes' : 'no'],
    ['Requests', formatNumber(requests)],
    ['Time', formatDuration(elapsedMs)],
  ]);
}

/** The service's totals. They are shown as they came: nothing here adds up visitors. */
function totalsTable(totals: VisitorCounts, comparison: Comparison | undefined): string {
  const row = (name: string, { human, ai, total }: VisitorCounts) => [
    name,
    ...[human, ai, total].map(rounded),
  ];
  const before = comparison?.totals;
  const change = before && [
    'Change',
    changed(before.human, totals.human),
    changed(before.ai, totals.ai),
    changed(before.total, totals.total),
  ];
  return table(
    ['Whole site', 'Human', 'AI', 'Total'],
    [
      row('This period', totals),
      ...(before === undefined ? [] : [row('The period before', before)]),
      ...(change === undefined ? [] : [change]),
    ],
    1,
  );
}

function folded(name: string, ...texts: readonly string[]): string {
  return ['<details>', `<summary>${name}</summary>`, '', texts.join('\n\n'), '', '</details>'].join('\n');
}

function path(text: string): string {
  return code(oneLine(text, LONGEST_PATH));
}

/** Counts are approximate: parts of a visitor are not shown. */
function rounded(count: number): string {
  return formatNumber(Math.round(count));
}

function changed(before: number, after: number): string {
  const difference = Math.round(after) - Math.round(before);
  if (difference === 0) return '0';
  const signed = difference > 0 ? `+${formatNumber(difference)}` : `−${formatNumber(-difference)}`;
  return before === 0 ? `${signed} (new)` : `${signed} (${percentage(before, after)})`;
}

function percentage(before: number, after: number): string {
  const percent = Math.round((100 * (after - before)) / before);
  return `${percent < 0 ? '−' : '+'}${formatNumber(Math.abs(percent))} %`;
}

function paragraphs(...texts: readonly string[]): string {
  return texts.join('\n\n');
}

const SIGN: Readonly<Record<Conclusion, string>> = { pass: '', notice: 'ℹ️ ', warning: '⚠️ ', failure: '❌ ' };

import { code, facts, plain, table } from '../lib/markdown.ts';
import { formatDuration, formatNumber, oneLine } from '../lib/text.ts';
import type { VisitorCounts, VisitorRow } from '../platform/visitors.ts';
import type { Conclusion } from '../step/conclusion.ts';
import type { Comparison, Mover } from './comparison.ts';
import { type DateRange, formatDateRange } from './date-range.ts';
import type { Outcome } from './outcome.ts';

/** What a summary tells: the outcome, and how it came about. */
export interface Report {
  readonly outcome: Outcome;
  readonly window: DateRange;
  /** Requests that left, repeated ones and those of the comparison too. */
  readonly requests: number;
  /** From the start of the step to the end, in milliseconds. */
  readonly elapsedMs: number;
}

/** At most 300 paths are shown, so that the whole stays far below the 1 MiB that GitHub shows. */
const LONGEST_PATH = 200;

/** The summary of a step whose inputs do not hold. */
export function summaryOfProblems({ message }: Outcome): string {
  return paragraphs('### Docs visitors export: not started', `${SIGN.failure}${plain(message)}`);
}

/** The summary on the run's page, in Markdown. */
export function summaryOf(report: Report): string {
  const { outcome } = report;
  const { totals, topPages, comparison } = outcome;
  return paragraphs(
    `### Docs visitors export: ${title(outcome)}`,
    `${SIGN[outcome.conclusion]}${plain(outcome.message)}`,
    ...outcome.warnings.map((warning) => `${SIGN.warning}${plain(warning)}`),
    factsOf(report),
    ...(totals === undefined ? [] : visitors(totals, comparison)),
    ...(topPages.length === 0 ? [] : ['#### Most visited pages', pages(topPages)]),
    ...(comparison === undefined ? [] : changes(comparison)),
  );
}

function title({ isComplete, conclusion, file }: Outcome): string {
  if (isComplete) return 'complete';
  if (conclusion === 'pass') return 'up to max-rows';
  return file === undefined ? 'nothing exported' : 'cut short';
}

function factsOf({ outcome, window, requests, elapsedMs }: Report): string {
  return facts([
    ['Window', plain(formatDateRange(window))],
    ['File', outcome.file && path(outcome.file)],
    ['Rows', formatNumber(outcome.rows)],
    ['Go on at offset', outcome.nextOffset === undefined ? undefined : String(outcome.nextOffset)],
    ['Requests', formatNumber(requests)],
    ['Time', formatDuration(elapsedMs)],
  ]);
}

/** The service's totals. They are shown as they came: nothing here adds up visitors. */
function visitors(totals: VisitorCounts, comparison: Comparison | undefined): string[] {
  const row = (name: string, { human, ai, total }: VisitorCounts) => [
    name,
    ...[human, ai, total].map(formatNumber),
  ];
  const before = comparison?.totals;
  return [
    '#### Unique visitors of the whole site',
    table(
      ['', 'Human', 'AI', 'Total'],
      [
        row('This window', totals),
        ...(before === undefined
          ? []
          : [
              row('The window before', before),
              [
                'Change',
                ...[totals.human - before.human, totals.ai - before.ai, totals.total - before.total].map(
                  signed,
                ),
              ],
            ]),
      ],
    ),
    ...(Math.max(totals.human, totals.ai, totals.total) === 0 ? [] : [chart(totals)]),
    'The columns do not add up, and neither do the pages: a visitor who came in person and through an AI counts in both ' +
      'columns and once in the total, and one who read several pages counts on each of them and once for the site. ' +
      'The service counts distinct visitors approximately.',
  ];
}

/**
 * People, AI and both, in bars: a pie would be made of shares of a sum that counts some twice. There is nothing in it but
 * our own words and numbers.
 */
function chart({ human, ai, total }: VisitorCounts): string {
  return [
    '```mermaid',
    'xychart-beta horizontal',
    '  title "Unique visitors"',
    '  x-axis ["Human", "AI", "Total"]',
    `  y-axis 0 --> ${Math.max(human, ai, total)}`,
    `  bar [${human}, ${ai}, ${total}]`,
    '```',
  ].join('\n');
}

function pages(rows: readonly VisitorRow[]): string {
  return table(
    ['Page', 'Human', 'AI', 'Total'],
    rows.map((row) => [
      path(row.path),
      formatNumber(row.human),
      formatNumber(row.ai),
      formatNumber(row.total),
    ]),
  );
}

function changes({ window, rose, fell, appeared, vanished }: Comparison): string[] {
  const known = [
    appeared !== undefined && `New pages: ${formatNumber(appeared)}.`,
    vanished !== undefined && `Pages that nobody visited any more: ${formatNumber(vanished)}.`,
  ].filter((sentence) => sentence !== false);
  return [
    '#### What changed',
    [`Compared with the window ${plain(formatDateRange(window))}.`, ...known].join(' '),
    ...(rose.length === 0 ? [] : ['**Rose**', movers(rose)]),
    ...(fell.length === 0 ? [] : ['**Fell**', movers(fell)]),
    ...(rose.length === 0 && fell.length === 0 ? ['No page to name rose or fell.'] : []),
  ];
}

function movers(rows: readonly Mover[]): string {
  return table(
    ['Page', 'Before', 'Now', 'Change'],
    rows.map(({ path: page, before, after, change }) => [
      path(page),
      before === 0 ? 'new' : formatNumber(before),
      after === 0 ? 'none' : formatNumber(after),
      signed(change),
    ]),
  );
}

function path(text: string): string {
  return code(oneLine(text, LONGEST_PATH));
}

function signed(change: number): string {
  if (change === 0) return '0';
  return change > 0 ? `+${formatNumber(change)}` : `−${formatNumber(-change)}`;
}

function paragraphs(...texts: readonly string[]): string {
  return `${texts.join('\n\n')}\n`;
}

const SIGN: Readonly<Record<Conclusion, string>> = { pass: '', notice: 'ℹ️ ', warning: '⚠️ ', failure: '❌ ' };

import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { inBackticks } from '../lib/text.ts';
import { isCounts, isVisitorRow, type VisitorCounts, type VisitorRow } from '../platform/visitors.ts';
import { writeWhole } from '../runner/files.ts';
import { InputError } from '../runner/inputs.ts';
import { codeOf, type OutputFile } from '../runner/workspace.ts';
import type { Step } from '../step/step.ts';
import { byText, mostVisitorsFirst } from './comparison.ts';
import { byTime, type DateRange, dateRule, hasEnded, lengthMs } from './date-range.ts';
import { isComplete, type Reading, totalsOf } from './passes.ts';

/** Of a window with more rows, only the totals are kept, so that the file stays small enough for a repository. */
export const MAX_HISTORY_ROWS = 10_000;
/** As many windows as `windows` can ask for. */
const MAX_TREND = 60;

const Window = z.object({
  from: dateRule,
  to: dateRule,
  project: z.string(),
  generated_at: z.string(),
  totals: z.custom<VisitorCounts>(isCounts),
  pages: z.nullable(z.array(z.custom<VisitorRow>(isVisitorRow))),
});

/** A window without its pages, which stay in its line until they are needed: the pages of 60 windows take ten times as much memory. */
export interface HistoryWindow extends Readonly<Omit<z.infer<typeof Window>, 'pages'>> {
  /** Without a line break, in JSON. */
  readonly line: string;
}

/** Oldest first; empty if there is no file. Throws an `InputError` if it isn't a history. */
export function readHistory(file: OutputFile): readonly HistoryWindow[] {
  return readText(file)
    .split('\n')
    .flatMap((line, index) => {
      if (line.trim() === '') return [];
      const { pages: _, ...window } = parseWindow(line, index + 1, file);
      return [{ ...window, line }];
    });
}

function readText({ path, name }: OutputFile): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (cause) {
    if (codeOf(cause) === 'ENOENT') return '';
    const message = `Couldn't read \`history\` from ${inBackticks(name)}. Check the file's permissions.`;
    throw new InputError(message, { cause });
  }
}

function parseWindow(line: string, number: number, { name }: OutputFile) {
  try {
    return Window.parse(JSON.parse(line));
  } catch (cause) {
    const message = `\`history\`: line ${number} of ${inBackticks(name)} wasn't written by this action. Restore the file, or use another one.`;
    throw new InputError(message, { cause });
  }
}

/** Returns null for a window with more than `MAX_HISTORY_ROWS`. */
export function pagesOf({ line }: HistoryWindow): readonly VisitorRow[] | null {
  return Window.parse(JSON.parse(line)).pages;
}

/** Returns the window of a reading, if any page was read. Of a large or incomplete reading, it has only the totals. */
export function windowOf(project: string, generated_at: string, reading: Reading): HistoryWindow[] {
  const totals = totalsOf(reading);
  if (totals === undefined) return [];
  const { rows, range } = reading;
  const isKept = isComplete(reading) && rows.length <= MAX_HISTORY_ROWS;
  const window = { from: range.from, to: range.to, project, generated_at, totals };
  const pages = isKept ? rows.toSorted(mostVisitorsFirst) : null;
  return [{ ...window, line: JSON.stringify({ ...window, pages }) }];
}

/** Returns a window that was read after its end, because its numbers don't change anymore. */
export function findFinal(
  history: readonly HistoryWindow[],
  project: string,
  range: DateRange,
): HistoryWindow | undefined {
  return history.findLast(
    (window) => covers(window, project, range) && hasEnded(window.to, window.generated_at),
  );
}

/** Replaces the window of the same dates. An unchanged window keeps its `generated_at`. */
export function withWindow(
  history: readonly HistoryWindow[],
  window: HistoryWindow,
): readonly HistoryWindow[] {
  const before = findFinal(history, window.project, window);
  if (before !== undefined && contentOf(before) === contentOf(window)) return history;
  return [...history.filter((other) => !covers(other, window.project, window)), window];
}

/** Returns the last windows of a project that are as long as a range, oldest first. */
export function trendOf(
  history: readonly HistoryWindow[],
  project: string,
  range: DateRange,
): readonly HistoryWindow[] {
  return history
    .filter((window) => window.project === project && lengthMs(window) === lengthMs(range))
    .toSorted(byTime)
    .slice(-MAX_TREND);
}

/** Returns all windows. Reads the file again, because another run may have written it meanwhile. Unchanged, it isn't written. */
export async function writeHistory(
  step: Step,
  file: OutputFile,
  added: readonly HistoryWindow[],
): Promise<readonly HistoryWindow[]> {
  const before = readHistory(file);
  const history = added.reduce(withWindow, before);
  if (history !== before) {
    const sorted = history.toSorted((one, other) => byTime(one, other) || byText(one.project, other.project));
    await writeWhole(
      step,
      file,
      sorted.flatMap(({ line }) => [line, '\n']),
    );
  }
  return history;
}

function covers(window: HistoryWindow, project: string, range: DateRange): boolean {
  return window.project === project && byTime(window, range) === 0;
}

function contentOf(window: HistoryWindow): string {
  return JSON.stringify([window.totals, pagesOf(window)]);
}

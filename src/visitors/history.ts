import * as z from 'zod/mini';
import type { Clock } from '../lib/clock.ts';
import { inBackticks } from '../lib/text.ts';
import { isCounts, isVisitorRow, type VisitorCounts, type VisitorRow } from '../platform/visitors.ts';
import { readIfPresent, writeWhole } from '../runner/files.ts';
import { InputError } from '../runner/inputs.ts';
import type { OutputFile } from '../runner/workspace.ts';
import { byText, mostVisitorsFirst } from './comparison.ts';
import { byTime, type DateRange, dateRule, hasEnded, lengthMs } from './date-range.ts';

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

/** `pages` is null if there were more than `MAX_HISTORY_ROWS`. */
export type HistoryWindow = z.infer<typeof Window>;

/** Oldest first; empty if there is no file. Rejects with an `InputError` for a file that isn't a history. */
export async function readHistory(file: OutputFile): Promise<readonly HistoryWindow[]> {
  const text = await readIfPresent(file).catch((cause: unknown) => {
    const message = `Couldn't read \`history\` from ${inBackticks(file.name)}. Check the file's permissions.`;
    throw new InputError(message, { cause });
  });
  return (text ?? '')
    .split('\n')
    .flatMap((line, index) => (line.trim() === '' ? [] : [parseWindow(line, index + 1, file)]));
}

function parseWindow(line: string, number: number, { name }: OutputFile): HistoryWindow {
  try {
    return Window.parse(JSON.parse(line));
  } catch (cause) {
    const message = `\`history\`: line ${number} of ${inBackticks(name)} wasn't written by this action. Restore the file, or use another one.`;
    throw new InputError(message, { cause });
  }
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
  const sorted = { ...window, pages: window.pages?.toSorted(mostVisitorsFirst) ?? null };
  const before = findFinal(history, window.project, window);
  if (before !== undefined && contentOf(before) === contentOf(sorted)) return history;
  return [...history.filter((other) => !covers(other, window.project, window)), sorted];
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

/**
 * Adds windows to the file, unless nothing changes, and returns all of them. The file is read again, because another run may
 * have written it meanwhile. Rejects with a `WriteError`, or with an `InputError` if the file isn't a history anymore.
 */
export async function writeHistory(
  clock: Clock,
  file: OutputFile,
  added: readonly HistoryWindow[],
): Promise<readonly HistoryWindow[]> {
  const before = await readHistory(file);
  const history = added.reduce(withWindow, before);
  if (history !== before) {
    const sorted = history.toSorted((one, other) => byTime(one, other) || byText(one.project, other.project));
    await writeWhole(clock, file, sorted.map((window) => `${JSON.stringify(window)}\n`).join(''));
  }
  return history;
}

function covers(window: HistoryWindow, project: string, range: DateRange): boolean {
  return window.project === project && byTime(window, range) === 0;
}

function contentOf({ totals, pages }: HistoryWindow): string {
  return JSON.stringify({ totals, pages });
}

import * as z from 'zod/mini';
import { inBackticks } from '../lib/text.ts';
import { type OutputFile, readIfPresent, writeWhole } from '../runner/atomic-file.ts';
import { byTime, type DateRange, dateRule, lengthMs } from './date-range.ts';
import { byText, mostVisitorsFirst } from './ranking.ts';
import { Row, Totals } from './row-schema.ts';

/** Of a window with more rows, only the totals are kept, so that the file stays small enough for a repository. */
export const MAX_HISTORY_ROWS = 10_000;

const Window = z.object({
  from: dateRule,
  to: dateRule,
  project: z.string(),
  generated_at: z.string(),
  totals: Totals,
  pages: z.nullable(z.array(Row)),
});

/** One window of the history. `pages` is null if there were more than `MAX_HISTORY_ROWS`. */
export type HistoryWindow = z.infer<typeof Window>;

/** Why a history can't be read. The message names the input. */
export class HistoryError extends Error {
  override readonly name = 'HistoryError';
}

/** The windows exported so far, of any project. The file has one per line, oldest first. */
export class History {
  readonly #file: OutputFile;
  readonly #before: string;
  #windows: readonly HistoryWindow[];

  private constructor(file: OutputFile, text: string, windows: readonly HistoryWindow[]) {
    this.#file = file;
    this.#before = text;
    this.#windows = windows;
  }

  /** Reads a history, which is empty if there is no file. Rejects with a `HistoryError` for any other file. */
  static async read(file: OutputFile): Promise<History> {
    const text =
      (await readIfPresent(file).catch((cause: unknown) => {
        throw new HistoryError(
          `Couldn't read \`history\` from ${inBackticks(file.name)}. Check the file's permissions.`,
          { cause },
        );
      })) ?? '';
    const windows = text
      .split('\n')
      .flatMap((line, index) => (line.trim() === '' ? [] : [parseWindow(line, index + 1, file)]));
    return new History(file, text, windows);
  }

  /** Returns a window, if the history has it. */
  find(project: string, range: DateRange): HistoryWindow | undefined {
    return this.#windows.findLast((window) => covers(window, project, range));
  }

  /** Adds a window, or replaces the one of the same dates. An unchanged window keeps its `generated_at`. */
  add(window: HistoryWindow): void {
    const sorted = { ...window, pages: window.pages?.toSorted(mostVisitorsFirst) ?? null };
    const before = this.find(window.project, window);
    if (before !== undefined && contentOf(before) === contentOf(sorted)) return;
    const others = this.#windows.filter((other) => !covers(other, window.project, window));
    this.#windows = [...others, sorted];
  }

  /** Returns a project's windows that are as long as a range, oldest first. */
  windowsLike(project: string, range: DateRange): readonly HistoryWindow[] {
    return this.#windows
      .filter((window) => window.project === project && lengthMs(window) === lengthMs(range))
      .toSorted(byTime);
  }

  /** Writes the file, unless nothing changed. Rejects with a `WriteError`. */
  async write(): Promise<void> {
    const lines = this.#windows
      .toSorted((one, other) => byTime(one, other) || byText(one.project, other.project))
      .map((window) => `${JSON.stringify(window)}\n`);
    const text = lines.join('');
    if (text !== this.#before) await writeWhole(this.#file, text);
  }
}

function parseWindow(line: string, number: number, { name }: OutputFile): HistoryWindow {
  try {
    return Window.parse(JSON.parse(line));
  } catch (cause) {
    throw new HistoryError(
      `\`history\`: line ${number} of ${inBackticks(name)} wasn't written by this action. Restore the file, or use another one.`,
      { cause },
    );
  }
}

function covers(window: HistoryWindow, project: string, { from, to }: DateRange): boolean {
  return window.project === project && window.from === from && window.to === to;
}

function contentOf({ totals, pages }: HistoryWindow): string {
  return JSON.stringify({ totals, pages });
}

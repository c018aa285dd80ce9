import * as z from 'zod/mini';
import { type OutputFile, readIfPresent, writeWhole } from '../runner/atomic-file.ts';
import { byTime, type DateRange, dateRule, lengthMs } from './date-range.ts';
import { byText, mostVisitorsFirst } from './ranking.ts';

/** A window with more rows is kept with its totals alone, so that the file stays small enough for a repository. */
export const MAX_HISTORY_ROWS = 10_000;

const Count = z.number().check(z.gte(0));
const Counts = { human: Count, ai: Count, total: Count };

const Window = z.object({
  from: dateRule,
  to: dateRule,
  project: z.string(),
  generated_at: z.string(),
  totals: z.object(Counts),
  pages: z.nullable(z.array(z.object({ path: z.string(), ...Counts }))),
});

/** One window of the history. `pages` is null if there were more than `MAX_HISTORY_ROWS`. */
export type HistoryWindow = z.infer<typeof Window>;

/** Why a file is not a history; the message says what to do. */
export class HistoryError extends Error {
  override readonly name = 'HistoryError';
}

/** The windows that were exported so far, of any project, as a file keeps them: a line each, oldest first. */
export class History {
  readonly #place: OutputFile;
  readonly #before: string;
  readonly #windows: HistoryWindow[];

  private constructor(place: OutputFile, text: string, windows: HistoryWindow[]) {
    this.#place = place;
    this.#before = text;
    this.#windows = windows;
  }

  /** Reads a history; without a file it is empty. Rejects with a `HistoryError` if the file is something else. */
  static async read(place: OutputFile): Promise<History> {
    const text =
      (await readIfPresent(place).catch((cause: unknown) => {
        throw new HistoryError(`can't read ${place.name}. Check its permissions`, { cause });
      })) ?? '';
    const windows = text
      .split('\n')
      .flatMap((line, index) => (line.trim() === '' ? [] : [parseWindow(line, index + 1, place)]));
    return new History(place, text, windows);
  }

  /** Returns a window, if the history has it. */
  find(project: string, { from, to }: DateRange): HistoryWindow | undefined {
    return this.#windows.findLast((one) => one.project === project && one.from === from && one.to === to);
  }

  /** Adds a window, or replaces the one of the same time. One that didn't change stays as it was, with its date. */
  add(window: HistoryWindow): void {
    const sorted = { ...window, pages: window.pages?.toSorted(mostVisitorsFirst) ?? null };
    const before = this.find(window.project, window);
    if (before !== undefined && contentOf(before) === contentOf(sorted)) return;
    const others = this.#windows.filter(
      ({ project, from, to }) => project !== window.project || from !== window.from || to !== window.to,
    );
    this.#windows.splice(0, Number.POSITIVE_INFINITY, ...others, sorted);
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
    if (text !== this.#before) await writeWhole(this.#place, text);
  }
}

function parseWindow(line: string, number: number, { name }: OutputFile): HistoryWindow {
  try {
    return Window.parse(JSON.parse(line));
  } catch (cause) {
    throw new HistoryError(
      `line ${number} of ${name} is not a window that this action wrote. Restore the file, or name another one`,
      { cause },
    );
  }
}

function contentOf({ totals, pages }: HistoryWindow): string {
  return JSON.stringify({ totals, pages });
}

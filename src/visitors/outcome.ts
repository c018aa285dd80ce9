import { jsonListWithin } from '../lib/json.ts';
import { formatProblem, type Problem, uncapitalized } from '../lib/problem.ts';
import {
  formatCount,
  formatDuration,
  formatNumber,
  formatTimeOfDay,
  inBackticks,
  oneLine,
} from '../lib/text.ts';
import type { VisitorCounts, VisitorRow } from '../platform/visitors.ts';
import type { Runner } from '../runner/commands.ts';
import type { WriteError } from '../runner/files.ts';
import type { InputProblem } from '../runner/inputs.ts';
import { type Conclusion, type Note, worstOf } from '../step/conclusion.ts';
import { type Comparison, mostVisitorsFirst, topOf } from './comparison.ts';
import { type DateRange, formatDateRange } from './date-range.ts';
import { type Export, isSomethingLeft } from './export.ts';
import type { HistoryWindow } from './history.ts';
import { describePass, type Reading, repeatedPaths, totalsOf } from './passes.ts';
import type { Stop } from './read-pages.ts';

/** What happened in a run. Undefined: it wasn't asked for, or the run didn't get to it. */
export interface Done {
  readonly stop: Stop | { readonly kind: 'unwritable'; readonly error: WriteError };
  /** A comparison, or why it couldn't be made. */
  readonly comparison?: Comparison | Done['stop'] | undefined;
  /** The history's windows of the same length, oldest first. */
  readonly trend?: readonly HistoryWindow[] | undefined;
  /** A window that is missing in the history, and why it wasn't read. */
  readonly unreadWindow?: { readonly range: DateRange; readonly stop: Stop } | undefined;
  /** Why the history couldn't be written, as a message. */
  readonly historyProblem?: string | undefined;
}

/** Outputs, annotations, summary and exit code are made from this. */
export interface Outcome {
  /** The worst conclusion of the notes. */
  readonly conclusion: Conclusion;
  /** The export first, then what followed it. A message is one line, safe to print, in which backticks mark code. */
  readonly notes: readonly Note[];
  /** Undefined if the inputs are invalid. */
  readonly range?: DateRange;
  readonly totals?: VisitorCounts | undefined;
  /** Rows in the file. */
  readonly rows: number;
  /** Relative to the workspace; undefined if none was written. */
  readonly file?: string | undefined;
  readonly isComplete: boolean;
  readonly topPages: readonly VisitorRow[];
  /** Undefined unless both periods were read completely. */
  readonly comparison?: Comparison | undefined;
  /** Oldest first; undefined without a history. */
  readonly trend?: readonly HistoryWindow[] | undefined;
}

/** GitHub keeps 4,096 characters of an annotation. */
const MAX_MESSAGE_LENGTH = 4_000;

/** No request was sent and no file written. */
export function outcomeOfInvalidInputs(problems: readonly InputProblem[]): Outcome {
  const notes = problems.map(({ input, message }) => note('failure', `Invalid input: ${input}`, message));
  return { conclusion: 'failure', notes, rows: 0, isComplete: false, topPages: [] };
}

/** What is said of the file is what was last written. */
export function outcomeOf(run: Export, done: Done): Outcome {
  const { inputs, exported, status } = run;
  const { comparison, trend } = done;
  const isComplete = status.file?.isComplete ?? false;
  const notes = [
    isComplete && done.stop.kind === 'end'
      ? note('pass', 'Visitors exported', `Exported ${whatIsWritten(run)}.`)
      : noteOfIncomplete(run, done.stop),
    ...(isComplete ? notesOfRepeatedPaths(exported) : []),
    ...notesOfComparison(run, done),
    ...notesOfHistory(done),
  ];
  return {
    conclusion: worstOf(notes.map(({ conclusion }) => conclusion)),
    notes,
    range: inputs.range,
    totals: totalsOf(exported),
    rows: status.file?.rows ?? 0,
    file: status.file && inputs.file.name,
    isComplete,
    topPages: topOf(exported.rows, inputs.top, mostVisitorsFirst),
    comparison: comparison !== undefined && 'range' in comparison ? comparison : undefined,
    trend,
  };
}

/** What a later run can complete ends as `if-incomplete` says. What a person has to fix fails the step. */
function conclusionOf({ kind }: Done['stop'], { inputs }: Export): Conclusion {
  const isForPerson = kind === 'refused' || kind === 'cancelled' || kind === 'unwritable';
  return isForPerson || inputs.ifIncomplete === 'error' ? 'failure' : 'warning';
}

function noteOfIncomplete(run: Export, stop: Done['stop']): Note {
  const { exported, status, inputs } = run;
  const conclusion = conclusionOf(stop, run);
  const title = status.file === undefined ? 'No visitors exported' : 'Visitors export incomplete';
  if (stop.kind === 'unwritable') {
    const { problem } = stop.error;
    if (status.file === undefined)
      return note(conclusion, title, formatProblem(problem, ', so no file was changed'));
    const fix = status.hasState ? resume(run, problem.fix ?? 'Check the disk') : problem.fix;
    const rows = `; ${inBackticks(inputs.file.name)} has ${formatCount(status.file.rows, 'row')}`;
    return note(conclusion, title, formatProblem({ ...problem, fix }, rows));
  }
  const [what, otherwise] =
    status.file === undefined
      ? ['Nothing was exported, and no file was changed', 'Run again with the same inputs']
      : [`Exported only ${whatIsWritten(run)}`, 'Run again to read all rows'];
  const fix = howToContinue(run, stop, otherwise);
  return note(conclusion, title, formatProblem({ ...whyStopped(stop, exported), what, fix }));
}

function whyStopped(stop: Stop, { earlier, pass }: Reading): Problem {
  switch (stop.kind) {
    case 'end': {
      const found = [...earlier, pass].map((one, index) => `pass ${index + 1}: ${describePass(one)}`);
      const why = 'rows may be missing, because the list changed each time it was read';
      return { why: `${why} (${found.join('; ')})` };
    }
    case 'refused':
      return stop.error.problem;
    case 'quota':
      return {
        why: `the organization's hourly quota is used up, and the next request at ${formatTimeOfDay(stop.until)} would be after the timeout`,
      };
    case 'timed-out': {
      if (stop.error === undefined) return { why: 'timed out before the last page' };
      const { problem, retryAfterMs } = stop.error;
      const wait = retryAfterMs === undefined ? '' : ` and asks to wait ${formatDuration(retryAfterMs)}`;
      return { ...problem, why: `timed out while retrying, because ${problem.why}${wait}` };
    }
    case 'cancelled':
      return { why: 'the run was cancelled' };
  }
}

function whatIsWritten({ rowsBefore, status, inputs }: Export): string {
  const rows = status.file?.rows ?? 0;
  const added = rowsBefore === undefined ? '' : ` (${formatNumber(rows - rowsBefore)} in this run)`;
  return `${formatCount(rows, 'row')}${added} to ${inBackticks(inputs.file.name)}`;
}

/** `fix` is what comes first. */
function resume({ inputs }: Export, fix: string | undefined): string {
  const again = `Run again with \`resume: true\` to continue (keep ${inBackticks(inputs.stateFile.name)})`;
  return fix === undefined ? again : `${fix}, then ${uncapitalized(again)}`;
}

function howToContinue(run: Export, stop: Stop, otherwise: string): string {
  const error = stop.kind === 'refused' || stop.kind === 'timed-out' ? stop.error : undefined;
  const fix = error?.isTransient === false ? error.problem.fix : undefined;
  return run.status.hasState && isSomethingLeft(run) ? resume(run, fix) : (fix ?? otherwise);
}

const MAX_QUOTED_PATHS = 3;

function notesOfRepeatedPaths(exported: Reading): readonly Note[] {
  const paths = repeatedPaths(exported);
  if (paths.length === 0) return [];
  const quoted = paths.slice(0, MAX_QUOTED_PATHS).map((path) => inBackticks(path, 200));
  const more = paths.length > quoted.length ? ` and ${formatNumber(paths.length - quoted.length)} more` : '';
  // Lone surrogates and invalid UTF-8 become this character.
  const broken = paths.some((path) => path.includes('\uFFFD'))
    ? ' Paths with broken characters can look the same.'
    : '';
  const what = `The API lists ${formatCount(paths.length, 'path')} more than once, and the file once: `;
  return [note('notice', 'Repeated paths', `${what}${quoted.join(', ')}${more}.${broken}`)];
}

function notesOfComparison(run: Export, { comparison }: Done): readonly Note[] {
  const { inputs, before, status } = run;
  if (inputs.comparedWith === undefined || (comparison !== undefined && 'range' in comparison)) return [];
  if (comparison === undefined) {
    return status.file?.isComplete
      ? []
      : [note('pass', 'Not compared', 'Not compared, because the export is incomplete.')];
  }
  const what = `Couldn't compare with ${formatDateRange(inputs.comparedWith)}`;
  const problem: Problem =
    comparison.kind === 'unwritable'
      ? { ...comparison.error.problem, what }
      : {
          ...(before === undefined ? { why: 'it was not read' } : whyStopped(comparison, before)),
          what,
          fix: howToContinue(run, comparison, 'Run again to compare'),
        };
  // The export is complete, so what the API refused can wait.
  const isLate = comparison.kind === 'refused' && inputs.ifIncomplete === 'warn';
  const conclusion = isLate ? 'warning' : conclusionOf(comparison, run);
  return [note(conclusion, 'Comparison incomplete', formatProblem(problem))];
}

function notesOfHistory({ unreadWindow, historyProblem }: Done): readonly Note[] {
  const notes: Note[] = [];
  if (unreadWindow !== undefined) {
    const { range, stop } = unreadWindow;
    const what = `The history doesn't go back before ${range.to} yet`;
    const problem =
      stop.kind === 'refused' ? stop.error.problem : { why: 'the list changed each time it was read' };
    const isFailed = stop.kind === 'refused' || stop.kind === 'end';
    const message = isFailed ? formatProblem({ ...problem, what }) : `${what}. A later run reads the rest.`;
    notes.push(note(isFailed ? 'warning' : 'pass', 'History incomplete', message));
  }
  if (historyProblem !== undefined) notes.push(note('failure', 'History not written', historyProblem));
  return notes;
}

function note(conclusion: Conclusion, title: string, message: string): Note {
  return { conclusion, title, message: oneLine(message, MAX_MESSAGE_LENGTH) };
}

/** Outputs go into a step's environment, which Linux limits to 128 KiB per variable and 2 MiB in total. */
const MAX_LIST_BYTES = 32_000;

/** The value of each output that `action.yml` declares. */
export const outputs = {
  human: ({ totals }) => String(totals?.human ?? ''),
  ai: ({ totals }) => String(totals?.ai ?? ''),
  total: ({ totals }) => String(totals?.total ?? ''),
  'date-from': ({ range }) => range?.from ?? '',
  'date-to': ({ range }) => range?.to ?? '',
  rows: ({ rows }) => String(rows),
  file: ({ file }) => file ?? '',
  complete: ({ isComplete }) => String(isComplete),
  'top-pages': (outcome) => listsOf(outcome)['top-pages'].json,
  movers: (outcome) => listsOf(outcome).movers?.json ?? '',
  trend: (outcome) => listsOf(outcome).trend?.json ?? '',
  report: (_, report) => report,
} satisfies Record<string, (outcome: Outcome, report: string) => string>;

export function setOutputs(runner: Runner, outcome: Outcome, report: string): void {
  for (const [name, value] of Object.entries(outputs)) runner.setOutput(name, value(outcome, report));
}

export function warningsOfOutputs(outcome: Outcome): readonly string[] {
  return Object.entries(listsOf(outcome)).flatMap(([name, list]) => {
    if (!list?.left) return [];
    const left = `${list.left} ${list.left === 1 ? 'entry' : 'entries'}`;
    return `The output \`${name}\` leaves out ${left}, because its limit is ${formatNumber(MAX_LIST_BYTES)} bytes.`;
  });
}

function listsOf({ topPages, comparison, trend }: Outcome) {
  const windows = trend?.map(({ from, to, totals }) => ({ from, to, ...totals }));
  return {
    'top-pages': jsonListWithin(topPages, MAX_LIST_BYTES),
    movers: comparison && jsonListWithin(comparison.movers, MAX_LIST_BYTES),
    trend: windows && jsonListWithin(windows, MAX_LIST_BYTES),
  };
}

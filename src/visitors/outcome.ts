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
import type { InputProblem } from '../runner/inputs.ts';
import { type Conclusion, worstOf } from '../step/conclusion.ts';
import type { Comparison } from './comparison.ts';
import { type DateRange, formatDateRange } from './date-range.ts';
import type { Export, ExportEnd } from './export-file.ts';
import type { HistoryWindow } from './history.ts';
import type { IfIncomplete, Inputs } from './inputs.ts';
import type { StopReason } from './read-pages.ts';
import type { ExportRun } from './run-export.ts';

/** One thing that happened, for the log and the summary. */
export interface Note {
  readonly conclusion: Conclusion;
  readonly title: string;
  /** One line for people, safe to print. Backticks mark code. */
  readonly message: string;
}

/** What happened. Outputs, annotations, summary and exit code are made from this. */
export interface Outcome {
  /** The worst conclusion of the notes. */
  readonly conclusion: Conclusion;
  /** The export first, then what followed it. */
  readonly notes: readonly Note[];
  /** Undefined if the inputs are invalid. */
  readonly range: DateRange | undefined;
  readonly totals: VisitorCounts | undefined;
  /** Rows in the file. */
  readonly rows: number;
  /** Relative to the workspace; undefined if none was written. */
  readonly file: string | undefined;
  readonly isComplete: boolean;
  readonly topPages: readonly VisitorRow[];
  /** Undefined unless both periods were read completely. */
  readonly comparison: Comparison | undefined;
  /** Oldest first; undefined without a history. */
  readonly trend: readonly HistoryWindow[] | undefined;
}

/** GitHub keeps 4,096 characters of an annotation. */
const MAX_MESSAGE_LENGTH = 4_000;

/** Returns the outcome of a step with invalid inputs: no request was sent and no file written. */
export function outcomeOfInvalidInputs(problems: readonly InputProblem[]): Outcome {
  return {
    conclusion: 'failure',
    notes: problems.map(({ input, message }) => note('failure', `Invalid input: ${input}`, message)),
    range: undefined,
    totals: undefined,
    rows: 0,
    file: undefined,
    isComplete: false,
    topPages: [],
    comparison: undefined,
    trend: undefined,
  };
}

/** Returns the outcome of the export alone, before what follows it. */
export function outcomeOfExport(exported: Export, inputs: Inputs): Outcome {
  return outcomeOf({ exported, comparison: undefined, trend: undefined, historyError: undefined }, inputs);
}

/** Returns the outcome of a run. */
export function outcomeOf(
  { exported, comparison, trend, historyError }: Omit<ExportRun, 'requests'>,
  inputs: Inputs,
): Outcome {
  const { isComplete, isWritten, totals, rows, topPages } = exported;
  const incomplete = INCOMPLETE_CONCLUSION[inputs.ifIncomplete];
  const notes = [
    isComplete
      ? note('pass', 'Visitors exported', `Exported ${whatIsWritten(rows, inputs)}.`)
      : noteOfIncomplete(exported, inputs, incomplete),
    ...notesOfComparison(comparison, exported, inputs, incomplete),
    ...(historyError === undefined ? [] : [note('failure', 'History not written', historyError.message)]),
  ];
  return {
    conclusion: worstOf(notes.map(({ conclusion }) => conclusion)),
    notes,
    range: inputs.range,
    totals,
    rows,
    file: isWritten ? inputs.file.name : undefined,
    isComplete,
    topPages,
    comparison: comparison !== undefined && !('incomplete' in comparison) ? comparison : undefined,
    trend,
  };
}

const INCOMPLETE_CONCLUSION: Readonly<Record<IfIncomplete, Conclusion>> = {
  error: 'failure',
  warn: 'warning',
};

/** What a later run can complete ends as `if-incomplete` says. What a person has to fix fails the step. */
function conclusionOf({ kind }: ExportEnd, incomplete: Conclusion): Conclusion {
  switch (kind) {
    case 'end':
    case 'stalled':
    case 'quota':
    case 'timed-out':
      return incomplete;
    case 'refused':
    case 'cancelled':
    case 'unwritable':
      return 'failure';
  }
}

function noteOfIncomplete(exported: Export, inputs: Inputs, incomplete: Conclusion): Note {
  const { ending, isWritten, rows, missing } = exported;
  const conclusion = conclusionOf(ending, incomplete);
  if (ending.kind === 'unwritable') {
    return note(
      conclusion,
      'No visitors exported',
      formatProblem(ending.error.problem, ', so no file was changed'),
    );
  }
  const message = formatProblem({
    ...whyStopped(ending, missing),
    what: isWritten
      ? `Exported only ${whatIsWritten(rows, inputs)}`
      : 'Nothing was exported, and no file was changed',
    fix: howToContinue(ending, exported, inputs),
  });
  return note(conclusion, isWritten ? 'Visitors export incomplete' : 'No visitors exported', message);
}

/** Returns why reading stopped before the last row. */
function whyStopped(stop: StopReason, missing: number): Problem {
  switch (stop.kind) {
    case 'end':
      return {
        why:
          missing === 0
            ? 'the numbers changed while they were read, so rows may be missing'
            : `${formatCount(missing, 'row')} missing, because rows changed position while they were read`,
      };
    case 'stalled':
      return { why: `the API reported more rows, but its last ${stop.pages} pages had no new ones` };
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

function whatIsWritten(rows: number, { file, resumed }: Inputs): string {
  const before = resumed?.checkpoint.progress.rows;
  const added = before === undefined ? '' : ` (${formatNumber(rows - before)} in this run)`;
  return `${formatCount(rows, 'row')}${added} to ${inBackticks(file.name)}`;
}

/** Returns how to get the rest of the rows. */
function howToContinue(stop: StopReason, { isWritten }: Export, { stateFile }: Inputs): string | undefined {
  const error = stop.kind === 'refused' || stop.kind === 'timed-out' ? stop.error : undefined;
  const fix = error?.isTransient === false ? error.problem.fix : undefined;
  if (isWritten && stop.kind !== 'end') {
    const resume = `Run again with \`resume: true\` to continue (keep the file and ${inBackticks(stateFile.name)})`;
    return fix === undefined ? resume : `${fix}, then ${uncapitalized(resume)}`;
  }
  return fix ?? (isWritten ? 'Run again to read all rows' : 'Run again with the same inputs');
}

function notesOfComparison(
  comparison: ExportRun['comparison'],
  { isComplete }: Export,
  { comparedWith }: Inputs,
  incomplete: Conclusion,
): readonly Note[] {
  if (comparedWith === undefined) return [];
  if (comparison === undefined) {
    return isComplete
      ? []
      : [note('pass', 'Not compared', 'Not compared, because the export is incomplete.')];
  }
  if (!('incomplete' in comparison)) return [];
  const { stop, missing } = comparison.incomplete;
  const message = formatProblem({
    ...whyStopped(stop, missing),
    what: `Couldn't compare with ${formatDateRange(comparedWith)}`,
  });
  // The export is complete, so only a cancelled run fails in any case.
  return [note(stop.kind === 'cancelled' ? 'failure' : incomplete, 'Comparison incomplete', message)];
}

function note(conclusion: Conclusion, title: string, message: string): Note {
  return { conclusion, title, message: oneLine(message, MAX_MESSAGE_LENGTH) };
}

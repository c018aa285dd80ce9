import { formatDuration, formatTimeOfDay, oneLine } from '../lib/text.ts';
import type { VisitorCounts, VisitorRow } from '../platform/visitors.ts';
import type { InputProblem } from '../runner/inputs.ts';
import { type Conclusion, worstOf } from '../step/conclusion.ts';
import type { Comparison } from './comparison.ts';
import type { DateRange } from './date-range.ts';
import type { Export, ExportEnd } from './export-file.ts';
import type { HistoryWindow } from './history.ts';
import type { IfIncomplete, Inputs } from './inputs.ts';
import type { ExportRun } from './run-export.ts';
import { formatCount } from './words.ts';

/** What happened: outputs, annotations, summary and exit code are made from this. */
export interface Outcome {
  readonly conclusion: Conclusion;
  /** One line for people, safe to print. */
  readonly message: string;
  /** Undefined if the inputs are invalid. */
  readonly range: DateRange | undefined;
  readonly totals: VisitorCounts | undefined;
  /** Rows in the file. */
  readonly rows: number;
  /** Relative to the workspace; undefined if none was written. */
  readonly file: string | undefined;
  readonly isComplete: boolean;
  readonly topPages: readonly VisitorRow[];
  /** Undefined unless the whole of both periods was compared. */
  readonly comparison: Comparison | undefined;
  /** Why there is no comparison although one was asked for. */
  readonly notCompared: string | undefined;
  /** Oldest first; undefined without a history. */
  readonly trend: readonly HistoryWindow[] | undefined;
}

/** GitHub keeps 4,096 characters of an annotation. */
const LONGEST_MESSAGE = 4_000;

/** Returns the outcome of a step with invalid inputs: nothing was requested, and nothing written. */
export function outcomeOfInvalidInputs(problems: readonly InputProblem[]): Outcome {
  const list = problems.map(({ input, message }) => `${input}: ${message}.`).join(' ');
  return {
    conclusion: 'failure',
    message: line(`Nothing was exported. ${list}`),
    range: undefined,
    totals: undefined,
    rows: 0,
    file: undefined,
    isComplete: false,
    topPages: [],
    comparison: undefined,
    notCompared: undefined,
    trend: undefined,
  };
}

/** Returns the outcome of an export alone, before what follows it. */
export function outcomeOfExport(exported: Export, inputs: Inputs): Outcome {
  return outcomeOf({ exported, comparison: undefined, trend: undefined, historyError: undefined }, inputs);
}

/** Returns the outcome of a run. What an end means is said here and nowhere else. */
export function outcomeOf(
  { exported, comparison, trend, historyError }: Omit<ExportRun, 'requests'>,
  inputs: Inputs,
): Outcome {
  const { ending, isComplete, isWritten, totals, rows, topPages } = exported;
  const isCompared = comparison !== undefined && !('incomplete' in comparison);
  const notCompared =
    inputs.comparedWith === undefined || isCompared ? undefined : whyNotCompared(comparison, exported);
  const incomplete = INCOMPLETE_CONCLUSION[inputs.ifIncomplete];
  const conclusions: Conclusion[] = [
    isComplete ? 'pass' : conclusionOf(ending, incomplete),
    comparison === undefined || isCompared
      ? 'pass'
      : conclusionOfComparison(comparison.incomplete.stop, incomplete),
    historyError === undefined ? 'pass' : 'failure',
  ];
  const parts = [
    isComplete ? '' : whyStopped(ending, exported.missing),
    whatIsWritten(exported, inputs),
    isComplete ? '' : howToGoOn(exported, inputs),
    notCompared ?? '',
    historyError === undefined ? '' : `${historyError.message}.`,
  ];
  return {
    conclusion: worstOf(conclusions),
    message: line(parts.filter((part) => part !== '').join(' ')),
    range: inputs.range,
    totals,
    rows,
    file: isWritten ? inputs.file.name : undefined,
    isComplete,
    topPages,
    comparison: isCompared ? comparison : undefined,
    notCompared: notCompared === undefined ? undefined : line(notCompared),
    trend,
  };
}

const INCOMPLETE_CONCLUSION: Readonly<Record<IfIncomplete, Conclusion>> = {
  error: 'failure',
  warn: 'warning',
};

/** What time may solve is as `if-incomplete` says. What a person has to solve fails the step. */
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

/** The export is complete, so only a cancelled run fails in any case. */
function conclusionOfComparison({ kind }: ExportEnd, incomplete: Conclusion): Conclusion {
  return kind === 'cancelled' ? 'failure' : incomplete;
}

function whyStopped(ending: ExportEnd, missing: number): string {
  switch (ending.kind) {
    case 'end':
      return missing === 0
        ? 'Rows may be missing, because the numbers changed while they were read.'
        : `${formatCount(missing, 'row')} missing, because rows moved while they were read.`;
    case 'stalled':
      return `The API kept reporting more rows, but its last ${ending.pages} pages had no new ones.`;
    case 'refused':
      return `${ending.error.message}. ${ending.error.remedy}`;
    case 'quota':
      return (
        `The hourly quota of the organization is used up, and the next request at ${formatTimeOfDay(ending.until)} ` +
        "wouldn't fit into `timeout-minutes`."
      );
    case 'timed-out':
      return ending.error === undefined
        ? 'Timed out before the last page (`timeout-minutes`).'
        : `Timed out while retrying: ${ending.error.message}${askedToWait(ending.error.retryAfterMs)}. ${ending.error.remedy}`;
    case 'cancelled':
      return 'The run was cancelled.';
    case 'unwritable':
      return `${ending.error.message}.`;
  }
}

function askedToWait(retryAfterMs: number | undefined): string {
  return retryAfterMs === undefined ? '' : `, which asks to wait ${formatDuration(retryAfterMs)}`;
}

function whatIsWritten({ isWritten, rows, ending }: Export, { file, resumed }: Inputs): string {
  if (!isWritten)
    return ending.kind === 'unwritable'
      ? 'No file was changed.'
      : 'No rows were read, and no file was changed.';
  const added =
    resumed === undefined ? '' : ` (${formatCount(rows - resumed.progress.rows, 'row')} of them in this run)`;
  return `Wrote ${formatCount(rows, 'row')} to ${file.name}${added}.`;
}

function howToGoOn({ ending, isResumable, isWritten }: Export, { file, stateFile }: Inputs): string {
  if (isResumable)
    return `To go on from here, keep ${file.name} and ${stateFile.name}, and run again with \`resume: true\`.`;
  // A remedy was named already: the same inputs would not help.
  if (ending.kind === 'refused' || ending.kind === 'unwritable') return '';
  return isWritten ? 'Run again to read all rows anew.' : 'Run again with the same inputs.';
}

function whyNotCompared(comparison: ExportRun['comparison'], exported: Export): string {
  if (comparison === undefined || !('incomplete' in comparison)) {
    return exported.isComplete ? '' : 'Not compared, because the export is incomplete.';
  }
  const { stop, missing } = comparison.incomplete;
  return `Not compared, because the period before could not be read completely. ${whyStopped(stop, missing)}`;
}

function line(text: string): string {
  return oneLine(text, LONGEST_MESSAGE);
}

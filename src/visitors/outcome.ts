import { formatDuration, formatNumber, oneLine } from '../lib/text.ts';
import type { PlatformError } from '../platform/errors.ts';
import type { VisitorCounts, VisitorRow } from '../platform/visitors.ts';
import type { InputProblem } from '../runner/inputs.ts';
import type { Conclusion } from '../step/conclusion.ts';
import type { Comparison, Mover } from './comparison.ts';
import type { Export, ExportEnd } from './export-file.ts';
import type { IfIncomplete, Inputs } from './inputs.ts';
import type { StopReason } from './read-pages.ts';

/** What happened, once and for all: outputs, annotations, summary and exit code are drawn from this. */
export interface Outcome {
  readonly conclusion: Conclusion;
  /** One line for people, safe to print. */
  readonly message: string;
  /** What does not change the conclusion and should be known all the same; lines like the message. */
  readonly warnings: readonly string[];
  readonly totals: VisitorCounts | undefined;
  readonly rows: number;
  /** Relative to the workspace; undefined where none was written. */
  readonly file: string | undefined;
  /** Whether the last page was reached. */
  readonly isComplete: boolean;
  /** Where to go on; undefined where there is nothing left, or nothing was begun. */
  readonly nextOffset: number | undefined;
  readonly topPages: readonly VisitorRow[];
  readonly comparison: Comparison | undefined;
  /** Undefined where no comparison was asked for. */
  readonly movers: readonly Mover[] | undefined;
}

/** GitHub keeps 4,096 characters of an annotation. */
const LONGEST_MESSAGE = 4_000;

/** The outcome of a step whose inputs do not hold: nothing was asked of anyone, and nothing written. */
export function outcomeOfInvalidInputs(problems: readonly InputProblem[]): Outcome {
  const list = problems.map(({ input, message }) => `${input}: ${message}.`).join(' ');
  return {
    conclusion: 'failure',
    message: oneLine(`Nothing was exported. ${list}`, LONGEST_MESSAGE),
    warnings: [],
    totals: undefined,
    rows: 0,
    file: undefined,
    isComplete: false,
    nextOffset: undefined,
    topPages: [],
    comparison: undefined,
    movers: undefined,
  };
}

/** The outcome of an export. Total: what an ending means is said here and nowhere else. */
export function outcomeOf(exported: Export, comparison: Comparison | undefined, inputs: Inputs): Outcome {
  const { ending, isWritten, rows, nextOffset } = exported;
  const isComplete = ending.kind === 'end';
  const why = whyStopped(ending);
  const parts = isComplete
    ? [whatIsWritten(exported, inputs)]
    : [why, whatIsWritten(exported, inputs), howToGoOn(exported, inputs)];
  return {
    conclusion: verdictOf(ending, inputs.ifIncomplete),
    message: line(parts.join(' ')),
    warnings: warningsOf(exported, comparison, inputs).map(line),
    totals: exported.totals,
    rows,
    file: isWritten ? inputs.place.name : undefined,
    isComplete,
    nextOffset: isComplete ? undefined : nextOffset,
    topPages: exported.topPages,
    comparison,
    movers: inputs.comparedWith === undefined ? undefined : (comparison?.movers ?? []),
  };
}

/** What time may mend is as `if-incomplete` says. What a person has to mend fails the step. */
function verdictOf({ kind }: ExportEnd, ifIncomplete: IfIncomplete): Conclusion {
  switch (kind) {
    case 'end':
    case 'enough':
      return 'pass';
    case 'barren':
    case 'time-up':
      return INCOMPLETE_VERDICT[ifIncomplete];
    case 'refused':
    case 'cancelled':
    case 'unwritable':
      return 'failure';
  }
}

const INCOMPLETE_VERDICT: Readonly<Record<IfIncomplete, Conclusion>> = { error: 'failure', warn: 'warning' };

function whyStopped(ending: ExportEnd): string {
  switch (ending.kind) {
    case 'end':
      return 'The last page was read.';
    case 'enough':
      return 'There are more rows than max-rows.';
    case 'barren':
      return (
        `The service says that there are more rows, but its last ${ending.pages} pages brought none that is new, ` +
        'so it was not asked any longer.'
      );
    case 'refused':
      return `${ending.error.message}. ${ending.error.remedy}`;
    case 'time-up':
      return ending.error === undefined
        ? 'The time was up before the last page was read. Raise timeout-minutes, or export a shorter window.'
        : `The time does not last for another attempt: ${ending.error.message}${whenAgain(ending.error)}. ${ending.error.remedy}`;
    case 'cancelled':
      return 'The run was cancelled.';
    case 'unwritable':
      return `${ending.error.message}.`;
  }
}

function whenAgain({ retryAfterMs }: PlatformError): string {
  return retryAfterMs === undefined ? '' : `, which asks to wait ${formatDuration(retryAfterMs)}`;
}

function whatIsWritten({ isWritten, rows, ending }: Export, { place, append }: Inputs): string {
  if (!isWritten) {
    return ending.kind === 'unwritable' ? 'No file was changed.' : 'No row came, and no file was changed.';
  }
  const count = formatCount(rows, 'row');
  return append ? `Added ${count} to ${place.name}.` : `Wrote ${count} to ${place.name}.`;
}

/** The window is named by its dates: `last-days` would mean other days tomorrow. */
function howToGoOn(
  { ending, isWritten, nextOffset }: Export,
  { format, window, offset, append }: Inputs,
): string {
  if (!isWritten && nextOffset === offset) {
    // A remedy was named already: the same inputs would not help.
    return ending.kind === 'refused' || ending.kind === 'unwritable' ? '' : 'Run again with the same inputs.';
  }
  const dates = [
    window.from !== undefined && `date-from: ${window.from}`,
    window.to !== undefined && `date-to: ${window.to}`,
  ];
  const file = format === 'json' ? 'another file' : !append && 'append: true';
  const changes = [...dates, `offset: ${nextOffset}`, file].filter((change) => change !== false);
  return `To go on where it stopped, run again with ${changes.join(', ')}.`;
}

function warningsOf(exported: Export, comparison: Comparison | undefined, inputs: Inputs): string[] {
  const warnings: string[] = [];
  if (exported.repeated > 0) {
    warnings.push(
      `${formatCount(exported.repeated, 'row')} came twice, because rows moved from page to page while they were read. ` +
        'Each is written once; others may have moved the other way and be missing.',
    );
  }
  if (inputs.comparedWith !== undefined && comparison === undefined) {
    warnings.push('There is no comparison, because the export was cut short.');
  }
  if (comparison !== undefined && isCutShort(comparison.stop)) {
    warnings.push(
      `The comparison covers only a part of the window before. ${whyStopped(comparison.stop)} The export is not affected.`,
    );
  }
  return warnings;
}

/** Whether reading stopped for another reason than that it had all that was wanted. */
export function isCutShort({ kind }: StopReason | ExportEnd): boolean {
  return kind !== 'end' && kind !== 'enough';
}

export function formatCount(number: number, noun: string): string {
  return `${formatNumber(number)} ${noun}${number === 1 ? '' : 's'}`;
}

function line(text: string): string {
  return oneLine(text, LONGEST_MESSAGE);
}

import { formatProblem, type Problem } from '../lib/problem.ts';
import {
  firstOf,
  formatCount,
  formatDuration,
  formatMoment,
  formatNumber,
  inBackticks,
} from '../lib/text.ts';
import type { PlatformError } from '../platform/errors.ts';
import type { VisitorCounts, VisitorRow } from '../platform/visitors.ts';
import type { WriteError } from '../runner/files.ts';
import type { InputProblem } from '../runner/inputs.ts';
import { type Conclusion, type Note, noteOf } from '../step/conclusion.ts';
import { MAX_TIMEOUT_MINUTES } from '../step/connection.ts';
import { type Comparison, mostVisitorsFirst, topOf } from './comparison.ts';
import { type DateRange, formatDateRange } from './date-range.ts';
import type { Export } from './export.ts';
import {
  describePasses,
  isComplete,
  isSameEachTime,
  type Reading,
  repeatedPaths,
  rowsListed,
  rowsMissing,
  rowsOf,
  totalsOf,
} from './passes.ts';
import { mostRowsIn, timeFor } from './quota.ts';
import type { ReadEnd } from './read-pages.ts';
import type { Trend } from './trend.ts';

/** What happened in a run. Undefined: it wasn't asked for, or the run didn't get to it. */
export interface ExportResult {
  readonly exported: Reading;
  readonly stop: ReadEnd | { readonly kind: 'unwritable'; readonly error: WriteError };
  /** A comparison, or why it couldn't be made. */
  readonly comparison?: Comparison | ReadEnd;
  /** The period before, if it was read for the comparison. */
  readonly before?: Reading;
  readonly trend?: Trend | undefined;
}

/** Outputs, annotations, summary and exit code are made from this. */
export interface ExportOutcome {
  /** The export first, then what followed it. Backticks in a message mark code. */
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
  readonly trend?: Trend | undefined;
}

/** No request was sent and no file written. */
export function outcomeOfInvalidInputs(problems: readonly InputProblem[]): ExportOutcome {
  return { notes: problems.map(noteOf), rows: 0, isComplete: false, topPages: [] };
}

export function outcomeOf(run: Export, result: ExportResult): ExportOutcome {
  const { range, file, top } = run.inputs;
  const { exported, comparison, trend } = result;
  const rows = rowsOf(exported);
  const isWritten = hasFile(result);
  const isWhole = isWritten && isComplete(exported);
  return {
    notes: [
      isWhole
        ? note('pass', 'Visitors exported', `Exported ${whatIsWritten(run, exported)}.`)
        : noteOfIncomplete(run, result),
      ...(isWhole ? notesOfRepeatedPaths(exported) : []),
      ...notesOfComparison(run, result),
      ...notesOfTrend(run, result),
    ],
    range,
    totals: totalsOf(exported),
    rows: isWritten ? rows.size : 0,
    file: isWritten ? file.name : undefined,
    isComplete: isWhole,
    topPages: topOf(rows.values(), top, mostVisitorsFirst),
    comparison: comparison !== undefined && 'range' in comparison ? comparison : undefined,
    trend,
  };
}

/** Returns whether the file is that of this run. A run without any row keeps an existing one. */
export function hasFile({ exported, stop }: Pick<ExportResult, 'exported' | 'stop'>): boolean {
  return stop.kind !== 'unwritable' && (rowsOf(exported).size > 0 || isComplete(exported));
}

/** What a later run can complete ends as `if-incomplete` says. What a person has to fix fails the step. */
function conclusionOf({ kind }: ExportResult['stop'], { inputs }: Export): Conclusion {
  const isForPerson = kind === 'refused' || kind === 'cancelled' || kind === 'unwritable';
  return isForPerson || inputs.ifIncomplete === 'error' ? 'failure' : 'warning';
}

function noteOfIncomplete(run: Export, result: ExportResult): Note {
  const { exported, stop } = result;
  const isWritten = hasFile(result);
  const title = isWritten ? 'Visitors export incomplete' : 'No visitors exported';
  const conclusion = conclusionOf(stop, run);
  if (stop.kind === 'unwritable') {
    return note(conclusion, title, formatProblem(stop.error.problem, ', so no file was changed'));
  }
  const what = isWritten
    ? `Exported only ${whatIsWritten(run, exported)}`
    : 'Nothing was exported, and no file was changed';
  const fix = fixOf(run, stop, requestsLeft(exported, rowsListed(exported)), {
    again: again(exported, isWritten ? 'Run again to read all rows' : 'Run again with the same inputs'),
    whole: 'A whole export',
  });
  return note(conclusion, title, formatProblem({ ...whyStopped(run, stop, exported), what, fix }));
}

function whatIsWritten({ inputs }: Export, reading: Reading): string {
  return `${formatCount(rowsOf(reading).size, 'row')} to ${inBackticks(inputs.file.name)}`;
}

function whyStopped(run: Export, stop: ReadEnd, reading: Reading): Problem {
  const missing = rowsMissing(reading);
  const known =
    missing === 0
      ? ''
      : `; ${formatCount(missing, 'row')} of ${formatNumber(rowsListed(reading) ?? 0)} missing`;
  if (stop.kind !== 'end') return whyUnread(run, stop, known);
  const repeated = repeatedPaths(reading);
  const what = isSameEachTime(reading)
    ? 'each time it was read, the list had the same paths on two pages'
    : 'the list was not the same each time it was read';
  const listed = repeated.size === 0 ? '' : `; listed twice: ${quoted(repeated)}`;
  return { why: `${what}, so rows may be missing (${describePasses(reading)}${listed}${known})` };
}

/** `known`: what is known of the rows that are missing. */
function whyUnread(
  { clock, quota }: Export,
  stop: Exclude<ReadEnd, { kind: 'end' }>,
  known: string,
): Problem {
  switch (stop.kind) {
    case 'refused':
      return stop.error.problem;
    case 'quota': {
      const next = formatMoment(stop.until, clock.now());
      const used = quota.isUsedByOthers()
        ? 'others in the organization used up its hourly quota'
        : "the organization's hourly quota is used up";
      return { why: `${used}, and the next request at ${next} would be after the timeout${known}` };
    }
    case 'timed-out': {
      if (stop.error === undefined) return { why: `timed out before the last page${known}` };
      const { problem, retryAfterMs } = stop.error;
      const wait = retryAfterMs === undefined ? '' : ` and asks to wait ${formatDuration(retryAfterMs)}`;
      return { ...problem, why: `timed out while retrying, because ${problem.why}${wait}${known}` };
    }
    case 'cancelled':
      return { why: `the run was cancelled${known}` };
  }
}

/** If each pass found the same, so would another run. */
function again(reading: Reading, fix: string): string {
  return isSameEachTime(reading)
    ? 'Another run would end the same, so set `if-incomplete: warn` to accept this'
    : fix;
}

/** Undefined if it isn't known how many rows there are. */
function requestsLeft({ pass, pageSize }: Reading, rows: number | undefined): number | undefined {
  return rows === undefined ? undefined : Math.ceil((rows - pass.offset) / pageSize);
}

/** `left`: how many requests, if that is known. */
function fixOf(
  run: Export,
  stop: ReadEnd,
  left: number | undefined,
  { again, whole }: Readonly<Record<'again' | 'whole', string>>,
): string {
  switch (stop.kind) {
    case 'end':
    case 'cancelled':
      return again;
    case 'refused':
      return fixOfError(stop.error) ?? again;
    case 'quota':
      return longerTimeout(run, stop.until, left, whole);
    case 'timed-out':
      return stop.error === undefined
        ? longerTimeout(run, run.deadline, left, whole)
        : (fixOfError(stop.error) ?? again);
  }
}

function fixOfError({ isTransient, problem }: PlatformError): string | undefined {
  return isTransient ? undefined : problem.fix;
}

const MINUTE_MS = 60_000;
/** For the requests themselves, and because others use the quota too. */
const SPARE_MINUTES = 10;

/** Returns how long everything takes and which timeout to set. `from`: when the next request could have been sent. */
function longerTimeout(
  { clock, startedAt, quota }: Export,
  from: number,
  left: number | undefined,
  whole: string,
): string {
  if (from - clock.now() > MAX_TIMEOUT_MINUTES * MINUTE_MS) return 'Run again after that';
  const totalMs = from - startedAt + timeFor(left ?? 1);
  const minutes = (Math.ceil(totalMs / MINUTE_MS / SPARE_MINUTES) + 1) * SPARE_MINUTES;
  const takes = `${whole} takes ${left === undefined ? 'at least' : 'about'} ${formatDuration(totalMs)}`;
  if (minutes > MAX_TIMEOUT_MINUTES) {
    if (quota.isUsedByOthers()) return 'Run again when others use less of the quota';
    return `${takes}, and \`timeout-minutes\` can't be above ${MAX_TIMEOUT_MINUTES}, so choose a shorter period`;
  }
  if (left !== undefined) return `${takes}, so set \`timeout-minutes: ${minutes}\``;
  const most = formatCount(mostRowsIn(MAX_TIMEOUT_MINUTES * MINUTE_MS), 'row');
  return `${takes} (how long is unknown), so set \`timeout-minutes: ${MAX_TIMEOUT_MINUTES}\`, which is enough for ${most}`;
}

const MAX_QUOTED_PATHS = 3;

/** Returns the first few paths, and which were listed with different numbers. */
function quoted(repeated: ReadonlyMap<string, boolean>): string {
  const all = [...repeated].map(
    ([path, differs]) => `${inBackticks(path, 200)}${differs ? ' (with different numbers)' : ''}`,
  );
  return firstOf(all, MAX_QUOTED_PATHS);
}

function notesOfRepeatedPaths(exported: Reading): readonly Note[] {
  const repeated = repeatedPaths(exported);
  if (repeated.size === 0) return [];
  // Lone surrogates and invalid UTF-8 become this character.
  const broken = [...repeated.keys()].some((path) => path.includes('\uFFFD'))
    ? ' Paths with broken characters can look the same.'
    : '';
  const what = `The API lists ${formatCount(repeated.size, 'path')} more than once, and the file once, with the larger total: `;
  return [note('notice', 'Repeated paths', `${what}${quoted(repeated)}.${broken}`)];
}

function notesOfComparison(
  run: Export,
  { comparison, before, exported, stop }: ExportResult,
): readonly Note[] {
  const { inputs } = run;
  if (inputs.comparedWith === undefined || (comparison !== undefined && 'range' in comparison)) return [];
  if (comparison === undefined || before === undefined) {
    return stop.kind === 'end' && isComplete(exported)
      ? []
      : [note('pass', 'Not compared', 'Not compared, because the export is incomplete.')];
  }
  const fix = fixOf(run, comparison, requestsLeft(before, rowsOf(exported).size), {
    again: again(before, 'Run again to compare'),
    whole: 'An export with its comparison',
  });
  const what = `Couldn't compare with ${formatDateRange(inputs.comparedWith)}`;
  // The export is complete, so what the API refused can wait.
  const isLate = comparison.kind === 'refused' && inputs.ifIncomplete === 'warn';
  const conclusion = isLate ? 'warning' : conclusionOf(comparison, run);
  const problem = { ...whyStopped(run, comparison, before), what, fix };
  return [note(conclusion, 'Comparison incomplete', formatProblem(problem))];
}

function notesOfTrend(run: Export, { trend }: ExportResult): readonly Note[] {
  if (trend?.unread === undefined) return [];
  const { range, end, left } = trend.unread;
  const what = `The trend doesn't go back before ${range.to}`;
  const fix = fixOf(run, end, left, {
    again: 'Run again to read all of it',
    whole: 'An export with its trend',
  });
  return [note('warning', 'Trend incomplete', formatProblem({ ...whyUnread(run, end, ''), what, fix }))];
}

function note(conclusion: Conclusion, title: string, message: string): Note {
  return { conclusion, title, message };
}

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
import { type Comparison, compare, mostVisitorsFirst } from './comparison.ts';
import { type DateRange, formatDateRange } from './date-range.ts';
import type { Export } from './export.ts';
import type { Reading } from './passes.ts';
import type { ReadEnd, Unread } from './read-pages.ts';
import type { Trend } from './trend.ts';

/** What happened in a run. Undefined: it wasn't asked for, or the run didn't get to it. */
export interface ExportResult {
  readonly exported: Reading;
  readonly stop: ReadEnd | { readonly kind: 'unwritable'; readonly error: WriteError };
  /** The period before. */
  readonly before?: { readonly reading: Reading; readonly end: ReadEnd } | undefined;
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
  const { exported, before, trend } = result;
  const rows = exported.rows();
  const isWritten = hasFile(result);
  const isWhole = isWritten && exported.isComplete;
  return {
    notes: [
      ...(isWhole ? notesOfWhole(run, exported) : [noteOfIncomplete(run, result)]),
      ...notesOfComparison(run, result, isWhole),
      ...notesOfTrend(run, result),
    ],
    range,
    totals: exported.totals,
    rows: isWritten ? rows.size : 0,
    file: isWritten ? file.name : undefined,
    isComplete: isWhole,
    topPages: [...rows.values()].sort(mostVisitorsFirst).slice(0, top),
    comparison: before && compare(rows, before.reading, top),
    trend,
  };
}

/** Returns whether the file is that of this run. A run without any row keeps an existing one. */
export function hasFile({ exported, stop }: Pick<ExportResult, 'exported' | 'stop'>): boolean {
  return stop.kind !== 'unwritable' && (exported.rows().size > 0 || exported.isComplete);
}

/** What a person has to fix fails the step. */
function conclusionOf({ inputs }: Export, isForPerson: boolean): Conclusion {
  return isForPerson || inputs.ifIncomplete === 'error' ? 'failure' : 'warning';
}

function notesOfWhole(run: Export, exported: Reading): readonly Note[] {
  const whole = note('pass', 'Visitors exported', `Exported ${whatIsWritten(run, exported)}.`);
  const repeated = exported.repeatedPaths();
  if (repeated.size === 0) return [whole];
  // Lone surrogates and invalid UTF-8 become this character.
  const broken = [...repeated.keys()].some((path) => path.includes('\uFFFD'))
    ? ' Paths with broken characters can look the same.'
    : '';
  const what = `The API lists ${formatCount(repeated.size, 'path')} more than once, and the file once, with the larger total: `;
  return [whole, note('notice', 'Repeated paths', `${what}${quoted(repeated)}.${broken}`)];
}

function noteOfIncomplete(run: Export, result: ExportResult): Note {
  const { exported, stop } = result;
  const isWritten = hasFile(result);
  const title = isWritten ? 'Visitors export incomplete' : 'No visitors exported';
  if (stop.kind === 'unwritable') {
    return note('failure', title, formatProblem(stop.error.problem, ', so no file was changed'));
  }
  const what = isWritten
    ? `Exported only ${whatIsWritten(run, exported)}`
    : 'Nothing was exported, and no file was changed';
  const left = requestsLeft(run, exported, exported.rowsListed, wholePeriods(run));
  const again = isWritten ? 'Run again to read all rows' : 'Run again with the same inputs';
  const problem = problemOf(run, { reading: exported, end: stop, left }, again);
  const conclusion = conclusionOf(run, stop.kind === 'refused' || stop.kind === 'cancelled');
  return note(conclusion, title, formatProblem({ ...problem, what }, shortTrend(result, stop)));
}

function whatIsWritten({ inputs }: Export, reading: Reading): string {
  return `${formatCount(reading.rows().size, 'row')} to ${inBackticks(inputs.file.name)}`;
}

function notesOfComparison(run: Export, result: ExportResult, isWhole: boolean): readonly Note[] {
  const { exported, before } = result;
  if (run.inputs.comparedWith === undefined || before?.reading.isComplete === true) return [];
  if (before === undefined) {
    return isWhole ? [] : [note('pass', 'Not compared', 'Not compared, because the export is incomplete.')];
  }
  const { reading, end } = before;
  const what = `Couldn't compare with ${formatDateRange(reading.range)}`;
  const left = requestsLeft(run, reading, reading.rowsListed ?? exported.rows().size, 1);
  const problem = problemOf(run, { reading, end, left }, 'Run again to compare');
  const message = formatProblem({ ...problem, what }, shortTrend(result, end));
  // The export is complete, so what the API refused can wait.
  return [note(conclusionOf(run, end.kind === 'cancelled'), 'Comparison incomplete', message)];
}

/** Unless the warning about the export or the comparison says it. */
function notesOfTrend(run: Export, { stop, before, trend }: ExportResult): readonly Note[] {
  if (trend?.unread === undefined) return [];
  const { reading, end } = trend.unread;
  if (stop.kind === end.kind || before?.end.kind === end.kind) return [];
  const what = `The trend doesn't go back before ${reading.range.to}`;
  const problem = problemOf(run, trend.unread, 'Run again to read all of it');
  return [note('warning', 'Trend incomplete', formatProblem({ ...problem, what }))];
}

/** Returns the consequence for the trend of what also ended the export or the comparison. */
function shortTrend({ trend }: ExportResult, { kind }: ReadEnd): string {
  const { reading, end } = trend?.unread ?? {};
  return reading && end?.kind === kind ? `, and the trend doesn't go back before ${reading.range.to}` : '';
}

/** Returns why a period wasn't read whole, and how to get it. */
function problemOf(run: Export, { reading, end, left }: Unread, again: string): Problem {
  const { rows, of } = reading.missing;
  const known = rows === 0 ? '' : `; ${formatCount(rows, 'row')} of ${formatNumber(of)} missing`;
  const fixOf = ({ isTransient, problem }: PlatformError) => (isTransient ? again : problem.fix);
  switch (end.kind) {
    case 'end': {
      const accept =
        run.inputs.ifIncomplete === 'error' ? ', so set `if-incomplete: warn` to accept this' : '';
      const repeated = reading.repeatedPaths();
      const listed = repeated.size === 0 ? '' : `; listed twice: ${quoted(repeated)}`;
      const found = `so rows may be missing (${reading.describePasses()}${listed}${known})`;
      return reading.isSameEachTime
        ? {
            why: `each time it was read, the list had the same paths on two pages, ${found}`,
            fix: `Another run would end the same${accept}`,
          }
        : { why: `the list was not the same each time it was read, ${found}`, fix: again };
    }
    case 'refused':
      return { ...end.error.problem, fix: fixOf(end.error) };
    case 'quota': {
      const used = run.quota.isUsedByOthers()
        ? 'other requests in the organization used up its hourly quota'
        : "the organization's hourly quota is used up";
      const next = `the next request at ${formatMoment(end.until, run.clock.now())} would be after the timeout`;
      return { why: `${used}, and ${next}${known}`, fix: longerTimeout(run, end.until, left) };
    }
    case 'timed-out': {
      if (end.error === undefined) {
        const fix = longerTimeout(run, run.deadline, left);
        return { why: `the step timed out${known}`, fix };
      }
      const { problem, retryAfterMs } = end.error;
      const wait = retryAfterMs === undefined ? '' : ` and asks to wait ${formatDuration(retryAfterMs)}`;
      const why = `timed out while retrying, because ${problem.why}${wait}${known}`;
      return { ...problem, why, fix: fixOf(end.error) };
    }
    case 'cancelled':
      return { why: `the run was cancelled${known}`, fix: again };
  }
}

/** Returns how many periods a step reads whole: its own, and the one that it compares with. */
function wholePeriods({ inputs }: Export): number {
  return inputs.comparedWith === undefined ? 1 : 2;
}

/** Undefined if it isn't known how many rows the period has. `periods`: how many are read whole, this one and those after it. */
function requestsLeft(
  run: Export,
  { pass, pageSize }: Reading,
  rows: number | undefined,
  periods: number,
): number | undefined {
  if (rows === undefined || rows <= pass.offset) return undefined;
  const onlyInTrend = Math.max(0, (run.inputs.trend ?? 0) - wholePeriods(run));
  return Math.ceil((rows * periods - pass.offset) / pageSize) + onlyInTrend;
}

const MINUTE_MS = 60_000;
/** For the requests themselves, and because others use the quota too. */
const SPARE_MINUTES = 10;

/** Returns how long everything takes and which timeout to set. `from`: when the next request could have been sent. */
function longerTimeout(
  { clock, startedAt, quota, client }: Export,
  from: number,
  left: number | undefined,
): string {
  if (from - clock.now() > MAX_TIMEOUT_MINUTES * MINUTE_MS) return 'Run again after that';
  const eachMs = client.requestsMs / Math.max(1, client.requests);
  const totalMs = quota.endOf(Math.max(1, left ?? 1), from, eachMs) - startedAt;
  const minutes = (Math.ceil(totalMs / MINUTE_MS / SPARE_MINUTES) + 1) * SPARE_MINUTES;
  const takes = `The whole step takes ${left === undefined ? 'at least' : 'about'} ${formatDuration(totalMs)}`;
  if (minutes > MAX_TIMEOUT_MINUTES) {
    if (quota.isShared()) return 'Run again when others use less of the quota';
    return `${takes}, and \`timeout-minutes\` can't be above ${MAX_TIMEOUT_MINUTES}, so choose a shorter period`;
  }
  if (left !== undefined) return `${takes}, so set \`timeout-minutes: ${minutes}\``;
  const most = formatCount(quota.mostRowsIn(MAX_TIMEOUT_MINUTES * MINUTE_MS), 'row');
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

function note(conclusion: Conclusion, title: string, message: string): Note {
  return { conclusion, title, message };
}

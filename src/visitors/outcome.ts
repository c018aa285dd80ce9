import { formatProblem, type Problem } from '../lib/problem.ts';
import { firstOf, formatCount, formatDuration, formatNumber, formatTime, inBackticks } from '../lib/text.ts';
import type { Conclusion, Note } from '../step/conclusion.ts';
import { MAX_TIMEOUT_MINUTES } from '../step/connection.ts';
import { compare, mostVisitorsFirst } from './comparison.ts';
import { formatDateRange } from './date-range.ts';
import type { Export } from './export.ts';
import type { Reading, Stop } from './passes.ts';
import { periodsOf, type readTrend } from './trend.ts';

export interface ExportResult extends Export {
  readonly exported: Reading;
  /** Whether the file was written, or why it couldn't be. */
  readonly written: boolean | Problem;
  /** The period before. Undefined, as the trend: it wasn't asked for, or the run didn't get to it. */
  readonly before?: Reading | undefined;
  readonly trend?: Awaited<ReturnType<typeof readTrend>>;
}

export type ExportOutcome = ReturnType<typeof outcomeOf>;

/** Returns what outputs, annotations, summary and exit code are made from. */
export function outcomeOf(run: ExportResult) {
  const { inputs, exported, before, trend } = run;
  const { range, file, top } = inputs;
  const rows = exported.rows();
  const isWritten = run.written === true;
  const isWhole = isWritten && exported.isComplete;
  const notes: readonly Note[] = [
    ...(isWhole ? notesOfWhole(run) : [noteOfIncomplete(run)]),
    ...notesOfComparison(run),
    ...notesOfTrend(run),
    ...inputs.notes,
  ];
  return {
    /** The export first, then what followed it. */
    notes,
    range,
    totals: exported.totals,
    /** Rows in the file. */
    rows: isWritten ? rows.size : 0,
    /** Relative to the workspace; undefined if none was written. */
    file: isWritten ? file.name : undefined,
    isComplete: isWhole,
    topPages: [...rows.values()].sort(mostVisitorsFirst).slice(0, top),
    /** Undefined unless both periods were read completely. */
    comparison: before && compare(rows, before, top),
    trend: trend && periodsOf(trend),
  };
}

/** `failing`: what a person has to fix, which fails the step. */
function conclusionOf({ inputs }: Export, { stop }: Reading, failing: readonly Stop['kind'][]): Conclusion {
  const fails = inputs.ifIncomplete === 'error' || (stop !== undefined && failing.includes(stop.kind));
  return fails ? 'failure' : 'warning';
}

function notesOfWhole(run: ExportResult): readonly Note[] {
  const whole = note('pass', 'Visitors exported', `Exported ${whatIsWritten(run)}.`);
  const repeated = run.exported.repeatedPaths();
  if (repeated.size === 0) return [whole];
  // Lone surrogates and invalid UTF-8 become this character.
  const broken = repeated.keys().some((path) => path.includes('\uFFFD'))
    ? ' Paths with broken characters can look the same.'
    : '';
  const what = `The API lists ${formatCount(repeated.size, 'path')} more than once, and the file once, with the larger total: `;
  return [whole, note('notice', 'Repeated paths', `${what}${quoted(repeated)}.${broken}`)];
}

function noteOfIncomplete(run: ExportResult): Note {
  const { exported, written } = run;
  const title = written === true ? 'Visitors export incomplete' : 'No visitors exported';
  if (typeof written === 'object') {
    return note('failure', title, formatProblem(written, ', so no file was changed'));
  }
  const what = written
    ? `Exported only ${whatIsWritten(run)}`
    : 'Nothing was exported, and no file was changed';
  const message = formatProblem({ ...problemOf(run, exported), what });
  const helpSection = exported.stop?.kind === 'refused' ? exported.stop.error.policy.reason : '';
  return { ...note(conclusionOf(run, exported, ['refused', 'cancelled']), title, message), helpSection };
}

function whatIsWritten({ inputs, exported }: ExportResult): string {
  return `${formatCount(exported.rows().size, 'row')} to ${inBackticks(inputs.file.name)}`;
}

/** An incomplete export isn't compared. */
function notesOfComparison(run: ExportResult): readonly Note[] {
  const { before } = run;
  if (before === undefined || before.isComplete) return [];
  const what = `Couldn't compare with ${formatDateRange(before.range)}`;
  const message = formatProblem({ ...problemOf(run, before), what });
  // The export is complete, so what the API refused can wait.
  return [note(conclusionOf(run, before, ['cancelled']), 'Comparison incomplete', message)];
}

function notesOfTrend(run: ExportResult): readonly Note[] {
  const { exported, before, trend } = run;
  const unread = trend?.unread;
  if (unread === undefined) return [];
  const what = `The trend doesn't go back before ${unread.range.to}`;
  // The warning about the export or the comparison says why.
  const isSaid = [exported, before].some((reading) => reading?.stop?.kind === unread.stop?.kind);
  const message = isSaid ? `${what}.` : formatProblem({ ...problemOf(run, unread), what });
  return [note('warning', 'Trend incomplete', message)];
}

const RUN_AGAIN = 'Run again with the same inputs';

/** Returns why a period wasn't read whole, and how to get it. */
function problemOf(run: ExportResult, reading: Reading): Problem {
  const { stop } = reading;
  const { rows, of } = reading.missing;
  const known = rows === 0 ? '' : `; ${formatCount(rows, 'row')} of ${formatNumber(of)} missing`;
  const left = requestsLeft(run, reading);
  switch (stop?.kind) {
    case undefined: {
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
        : { why: `every reading of the list had a flaw, ${found}`, fix: RUN_AGAIN };
    }
    case 'refused':
      return stop.error.problem;
    case 'quota': {
      const byOthers = run.quota.isShared() ? ', also by other requests' : '';
      const used = `the organization's hourly quota is used up${byOthers}`;
      const next = `the next request at ${formatTime(stop.until, run.clock.now())} would be after the timeout`;
      return { why: `${used}, and ${next}${known}`, fix: longerTimeout(run, stop.until, left) };
    }
    case 'timed-out': {
      if (stop.error === undefined) {
        return { why: `the step timed out${known}`, fix: longerTimeout(run, run.limit.deadline, left) };
      }
      const { problem, failed } = stop.error;
      const { retryAfterMs: ms } = failed;
      const wait = ms === undefined ? '' : ` and asks to wait ${formatDuration(ms)}`;
      return { ...problem, why: `${problem.why}${wait}, and no other try fit before the timeout${known}` };
    }
    case 'cancelled':
      return { why: `the run was cancelled${known}`, fix: RUN_AGAIN };
  }
}

/** Returns how many requests the step still needs, from where a reading was stopped. Undefined if that isn't known. */
function requestsLeft({ inputs, exported, before, trend }: ExportResult, reading: Reading) {
  const count = inputs.trend ?? 0;
  if (reading === trend?.unread) return count - trend.read.length;
  const whole = inputs.compare ? 2 : 1;
  // The period before probably has as many rows. How many more passes find the missing ones isn't known.
  const rows = reading.rowsListed ?? (reading === before ? exported.rows().size : undefined);
  const { offset } = reading.pass;
  if (rows === undefined || rows <= offset || reading.missing.rows > 0) return undefined;
  const all = reading === exported ? rows * whole : rows;
  return Math.ceil((all - offset) / reading.pageSize) + Math.max(0, count - whole);
}

const MINUTE_MS = 60_000;
/** For the requests themselves, and because others use the quota too. */
const SPARE_MINUTES = 10;

/** Returns how long everything takes and which timeout to set. `from`: when the next request could have been sent. */
function longerTimeout({ clock, startedAt, quota, durations }: Export, from: number, left?: number): string {
  if (from - clock.now() > MAX_TIMEOUT_MINUTES * MINUTE_MS) return 'Run again after that';
  const eachMs = durations.reduce((sum, ms) => sum + ms, 0) / Math.max(1, durations.length);
  const totalMs = quota.endOf(left ?? 1, from, eachMs) - startedAt;
  const minutes = (Math.ceil(totalMs / MINUTE_MS / SPARE_MINUTES) + 1) * SPARE_MINUTES;
  const isTooLong = minutes > MAX_TIMEOUT_MINUTES;
  if (isTooLong && quota.isShared()) return 'Run again when others use less of the quota';
  const time = formatDuration(totalMs);
  const howLong = left === undefined ? `at least ${time} (how long is unknown)` : `about ${time}`;
  const takes = `The whole step takes ${howLong}`;
  return isTooLong
    ? `${takes}, and \`timeout-minutes\` can't be above ${MAX_TIMEOUT_MINUTES}, so choose a shorter period`
    : `${takes}, so set \`timeout-minutes: ${left === undefined ? MAX_TIMEOUT_MINUTES : minutes}\``;
}

const MAX_QUOTED_PATHS = 3;

function quoted(repeated: ReadonlyMap<string, boolean>): string {
  const all = [...repeated].map(
    ([path, differs]) => `${inBackticks(path, 200)}${differs ? ' (with different numbers)' : ''}`,
  );
  return firstOf(all, MAX_QUOTED_PATHS);
}

function note(conclusion: Conclusion, title: string, message: string): Note {
  return { conclusion, title, message };
}

import { withTimeout } from '../lib/clock.ts';
import { formatCount, formatTimeOfDay, inBackticks } from '../lib/text.ts';
import { type VisitorCounts, type VisitorRow, Visitors } from '../platform/visitors.ts';
import { WriteError } from '../runner/atomic-file.ts';
import { openPlatformClient } from '../step/platform-client.ts';
import type { Step } from '../step/step.ts';
import { Changes, type ComparisonResult } from './comparison.ts';
import { type DateRange, formatDateRange, rangeBefore } from './date-range.ts';
import { type Export, exportVisitors } from './export-file.ts';
import { type History, type HistoryWindow, MAX_HISTORY_ROWS } from './history.ts';
import type { Inputs } from './inputs.ts';
import { PAGE_SIZE, PageRequests } from './page-requests.ts';
import { PathHashes } from './path-hashes.ts';
import { progressLog } from './progress-log.ts';
import { Quota } from './quota.ts';
import { NOTHING_READ, type ReadOptions, readPages } from './read-pages.ts';

/** As many windows as `windows` can ask for. */
const MAX_TREND = 60;

/** The result of a run. */
export interface ExportRun {
  readonly exported: Export;
  /** Undefined if no comparison was asked for, or the export is not complete. */
  readonly comparison: ComparisonResult | undefined;
  /** The history's windows of the same length, oldest first; undefined without a history. */
  readonly trend: readonly HistoryWindow[] | undefined;
  readonly historyError: WriteError | undefined;
  /** Requests that were made, retries included. */
  readonly requests: number;
}

/**
 * Exports a period, compares it with the one before, and fills the history, until `deadline` (milliseconds since the epoch).
 * `onExported` is called right after the export, so that its outputs are set even if the step is killed later.
 */
export async function runExport(
  inputs: Inputs,
  deadline: number,
  context: Step,
  onExported: (exported: Export, requests: number) => void,
): Promise<ExportRun> {
  const { runner, clock, random, cancelled } = context;
  const log = (line: string) => runner.info(line);
  let requests = 0;
  const client = openPlatformClient(context, inputs, () => {
    requests += 1;
  });
  log(
    `${inputs.resumed ? 'Resuming' : 'Exporting'} ${formatDateRange(inputs.range)} to ${inBackticks(inputs.file.name)}. ` +
      `The step ends at ${formatTimeOfDay(deadline)} at the latest.`,
  );
  const result = await withTimeout(clock, deadline - clock.now(), cancelled, (limit) =>
    exportAll(inputs, (exported) => onExported(exported, requests), {
      visitors: new Visitors(client, inputs.projectId),
      quota: new Quota(clock, random),
      clock,
      cancelled,
      limit,
      deadline,
      pageSize: PAGE_SIZE,
      waitsForQuota: true,
      log,
      logProgress: progressLog(clock, log),
    }),
  );
  return { ...result, requests };
}

async function exportAll(
  inputs: Inputs,
  onExported: (exported: Export) => void,
  options: ReadOptions,
): Promise<Omit<ExportRun, 'requests'>> {
  const { history, comparedWith } = inputs;
  const now = new PathHashes({ withTotals: comparedWith !== undefined });
  const rows = new WindowRows();
  const exported = await exportVisitors(inputs, now, options, (more) => rows.add(more));
  let comparison: ComparisonResult | undefined;
  if (exported.isComplete && exported.totals !== undefined) {
    if (comparedWith !== undefined || history !== undefined) onExported(exported);
    history?.add(windowOf(inputs, inputs.range, exported.totals, rows.pages));
    comparison = comparedWith && (await compareWith(comparedWith, inputs, exported, now, options));
    const isInterrupted = comparison !== undefined && 'incomplete' in comparison;
    if (history !== undefined && !isInterrupted) {
      await fillHistory(inputs, history, rows.pages === null, options);
    }
  }
  return {
    exported,
    comparison,
    trend: history?.windowsLike(inputs.projectId, inputs.range).slice(-MAX_TREND),
    historyError: await writeHistory(history),
  };
}

/** Compares an export with an earlier period, which is only read if the history doesn't have its pages. */
async function compareWith(
  range: DateRange,
  inputs: Inputs,
  exported: Export,
  now: PathHashes,
  options: ReadOptions,
): Promise<ComparisonResult> {
  const { history, top } = inputs;
  const changes = new Changes(exported, now, top);
  const known = history?.find(inputs.projectId, range);
  if (known?.pages) {
    changes.add(changes.before.add(known.pages));
    return changes.finish(range, known.totals);
  }
  options.log(
    `Reading ${formatDateRange(range)} for the comparison, with about ${formatCount(Math.max(1, exported.pages), 'more request')}.`,
  );
  const rows = new WindowRows();
  const read = await readPages(range, NOTHING_READ, changes.before, options, {
    add: async (more) => {
      changes.add(more);
      rows.add(more);
    },
  });
  if (!read.isWhole || read.totals === undefined) return { incomplete: read };
  history?.add(windowOf(inputs, range, read.totals, rows.pages));
  return changes.finish(range, read.totals);
}

/** Reads the windows missing from the history, newest first, as long as time and quota last. */
async function fillHistory(
  inputs: Inputs,
  history: History,
  isLarge: boolean,
  options: ReadOptions,
): Promise<void> {
  let range = inputs.range;
  for (let count = 1; count < inputs.windows; count += 1) {
    range = rangeBefore(range);
    if (history.find(inputs.projectId, range) !== undefined) continue;
    const window = await readWindow(inputs, range, isLarge, { ...options, waitsForQuota: false });
    if (window === undefined) {
      options.log(`The history doesn't go back before ${range.to} yet. A later run reads the rest.`);
      return;
    }
    history.add(window);
  }
}

/** Returns undefined if a window couldn't be read completely. For a large site, only the totals are read. */
async function readWindow(
  inputs: Inputs,
  range: DateRange,
  isLarge: boolean,
  options: ReadOptions,
): Promise<HistoryWindow | undefined> {
  if (isLarge) {
    const requests = new PageRequests(range, options, async () => undefined);
    const answer = await requests.finish(requests.start(0), false);
    if ('kind' in answer) return undefined;
    return windowOf(inputs, range, answer.page.totals, null);
  }
  const rows = new WindowRows();
  const add = async (more: readonly VisitorRow[]) => rows.add(more);
  const { isWhole, totals } = await readPages(range, NOTHING_READ, new PathHashes(), options, { add });
  return isWhole && totals !== undefined ? windowOf(inputs, range, totals, rows.pages) : undefined;
}

function windowOf(
  { projectId, generatedAt }: Inputs,
  { from, to }: DateRange,
  { human, ai, total }: VisitorCounts,
  pages: HistoryWindow['pages'],
): HistoryWindow {
  return { from, to, project: projectId, generated_at: generatedAt, totals: { human, ai, total }, pages };
}

async function writeHistory(history: History | undefined): Promise<WriteError | undefined> {
  try {
    await history?.write();
    return undefined;
  } catch (error) {
    if (error instanceof WriteError) return error;
    throw error;
  }
}

/** The rows of a window, unless there are too many for the history. */
class WindowRows {
  #pages: VisitorRow[] | null = [];

  add(rows: readonly VisitorRow[]): void {
    if (this.#pages === null) return;
    if (this.#pages.length + rows.length > MAX_HISTORY_ROWS) this.#pages = null;
    else for (const { path, human, ai, total } of rows) this.#pages.push({ path, human, ai, total });
  }

  /** Null if there are too many. */
  get pages(): HistoryWindow['pages'] {
    return this.#pages;
  }
}

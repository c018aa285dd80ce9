import { withTimeout } from '../lib/clock.ts';
import { formatCount, formatTimeOfDay, inBackticks } from '../lib/text.ts';
import { type VisitorRow, Visitors } from '../platform/visitors.ts';
import { WriteError } from '../runner/atomic-file.ts';
import type { StepContext } from '../step/context.ts';
import { openPlatformClient } from '../step/platform-client.ts';
import { type ComparisonResult, compare, compareWith } from './comparison.ts';
import { type DateRange, formatDateRange, rangeBefore } from './date-range.ts';
import { type Export, exportVisitors } from './export-file.ts';
import { type History, type HistoryWindow, MAX_HISTORY_ROWS } from './history.ts';
import type { Inputs } from './inputs.ts';
import { PAGE_SIZE, PageRequests } from './page-requests.ts';
import { PathHashes } from './path-hashes.ts';
import { ProgressLog } from './progress-log.ts';
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
  context: StepContext,
  onExported: (exported: Export, requests: number) => void,
): Promise<ExportRun> {
  const { runner, clock, random, cancelled } = context;
  const log = (line: string) => runner.info(line);
  let requests = 0;
  const count = () => {
    requests += 1;
  };
  const client = openPlatformClient(inputs, context, count);
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
      progress: new ProgressLog(clock, log),
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
  const isWhole = exported.isComplete && exported.totals !== undefined;
  if (isWhole && (comparedWith !== undefined || history !== undefined)) onExported(exported);
  if (isWhole && history !== undefined) {
    history.add(windowOf(inputs, inputs.range, exported.totals, rows));
  }

  const comparison =
    isWhole && comparedWith !== undefined
      ? await compareWithEarlier(inputs, comparedWith, exported, now, options)
      : undefined;
  const isInterrupted = comparison !== undefined && 'incomplete' in comparison;
  if (isWhole && history !== undefined && !isInterrupted) {
    await fillHistory(inputs, history, rows.pages === null, options);
  }
  return {
    exported,
    comparison,
    trend: history?.windowsLike(inputs.projectId, inputs.range).slice(-MAX_TREND),
    historyError: await writeHistory(history),
  };
}

async function compareWithEarlier(
  inputs: Inputs,
  range: DateRange,
  exported: Export,
  now: PathHashes,
  options: ReadOptions,
): Promise<ComparisonResult> {
  const { history, top } = inputs;
  const known = history?.find(inputs.projectId, range);
  if (known?.pages) {
    const { totals, pages } = known;
    return compareWith(exported, now, range, top, { totals, pages });
  }
  options.log(
    `Reading ${formatDateRange(range)} for the comparison, with about ${formatCount(Math.max(1, exported.pages), 'more request')}.`,
  );
  const rows = new WindowRows();
  const comparison = await compare(exported, now, range, top, options, (more) => rows.add(more));
  if (!('incomplete' in comparison)) history?.add(windowOf(inputs, range, comparison.totals, rows));
  return comparison;
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
  const rows = new WindowRows();
  if (isLarge) {
    const requests = new PageRequests(range, options, async () => undefined);
    const answer = await requests.finish(requests.start(0), false);
    if ('kind' in answer) return undefined;
    return { ...windowOf(inputs, range, answer.page.totals, rows), pages: null };
  }
  const add = async (more: readonly VisitorRow[]) => rows.add(more);
  const { isWhole, totals } = await readPages(range, NOTHING_READ, new PathHashes(), options, { add });
  return isWhole && totals !== undefined ? windowOf(inputs, range, totals, rows) : undefined;
}

function windowOf(
  { projectId, generatedAt }: Inputs,
  { from, to }: DateRange,
  { human, ai, total }: NonNullable<Export['totals']>,
  { pages }: WindowRows,
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

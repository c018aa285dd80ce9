import { withTimeout } from '../lib/clock.ts';
import { formatCount, formatDuration, formatMoment, inBackticks } from '../lib/text.ts';
import { prepareFolder, WriteError, writeWhole } from '../runner/files.ts';
import { InputError } from '../runner/inputs.ts';
import { reportNotes } from '../step/conclusion.ts';
import { maskSecrets, openPlatformClient } from '../step/connection.ts';
import type { Step } from '../step/step.ts';
import { compare } from './comparison.ts';
import { formatDateRange, rangeBefore } from './date-range.ts';
import type { Export } from './export.ts';
import { formats } from './formats.ts';
import {
  findFinal,
  type HistoryWindow,
  MAX_HISTORY_ROWS,
  pagesOf,
  trendOf,
  windowOf,
  withWindow,
  writeHistory,
} from './history.ts';
import { parseInputs } from './inputs.ts';
import { type ExportResult, hasFile, outcomeOf, outcomeOfInvalidInputs } from './outcome.ts';
import { setOutputs } from './outputs.ts';
import { isComplete, isFinished, keep, newReading, type Reading, totalsOf } from './passes.ts';
import { openQuota } from './quota.ts';
import { readWindow, requestPage, type Stop } from './read-pages.ts';
import { summaryOf, summaryOfProblems } from './summary.ts';

export async function run(step: Step): Promise<number> {
  const { runner, clock, random, cancelled } = step;
  const startedAt = clock.now();
  maskSecrets(step);
  const inputs = parseInputs(step, startedAt);
  if (!('range' in inputs)) {
    const { notes, summary } = setOutputs(runner, outcomeOfInvalidInputs(inputs), summaryOfProblems);
    return await reportNotes(step, notes, summary);
  }
  for (const warning of inputs.warnings) runner.warning(warning, 'Input without effect');

  const deadline = startedAt + inputs.timeoutMinutes * 60_000;
  return await withTimeout(clock, deadline - clock.now(), cancelled, async (limit) => {
    const client = openPlatformClient(step, inputs);
    const quota = openQuota(clock, random);
    const exporting: Export = { ...step, inputs, client, quota, limit, startedAt, deadline };
    return await reportExport(exporting, await exportAll(exporting));
  });
}

async function exportAll(run: Export): Promise<ExportResult> {
  const { inputs, runner, startedAt, deadline } = run;
  const { range, file, historyFile, history, projectId } = inputs;
  runner.info(
    `Exporting ${formatDateRange(range)} (\`date_to\` ${range.to} is exclusive) to ${inBackticks(file.name)}. ` +
      `The step ends at ${formatMoment(deadline, startedAt)} at the latest.`,
  );
  const exported = newReading(range);
  const result: ExportResult = {
    exported,
    stop: await readAndWrite(run, exported),
    trend: historyFile && trendOf(history, projectId, range),
  };
  if (result.stop.kind !== 'end' || !isComplete(exported)) return result;

  // If the step is killed later, the outputs of the export are there.
  if (inputs.comparedWith !== undefined || historyFile !== undefined) {
    setOutputs(runner, outcomeOf(run, result), (outcome) => summaryOf(run, outcome));
  }
  const compared = await compareWithBefore(run, exported);
  return { ...result, ...compared, ...(await updateHistory(run, { ...result, ...compared })) };
}

/** Writes the file once, with every row, also if the reading was cut short. Without rows, an existing file stays. */
async function readAndWrite(run: Export, exported: Reading): Promise<ExportResult['stop']> {
  const { file, historyFile, format, projectId: project, generatedAt, range } = run.inputs;
  try {
    for (const target of [file, historyFile]) if (target) await prepareFolder(target);
    const stop = await readWindow(run, exported);
    const totals = totalsOf(exported);
    if (totals !== undefined && hasFile({ exported, stop })) {
      const header = { project, generatedAt, range, totals };
      const state = { isComplete: isComplete(exported), hasMore: !isFinished(exported) };
      await writeWhole(run, file, formats[format]({ ...header, ...state, rows: exported.rows }));
    }
    return stop;
  } catch (error) {
    if (error instanceof WriteError) return { kind: 'unwritable', error };
    throw error;
  }
}

/** The period before is only read if the history doesn't have its pages. */
async function compareWithBefore(run: Export, exported: Reading): Promise<Partial<ExportResult>> {
  const { inputs, runner } = run;
  const { comparedWith: range, history, projectId, top } = inputs;
  if (range === undefined) return {};
  const before = newReading(range);
  const known = findFinal(history, projectId, range);
  const visitors = known && pagesOf(known);
  if (known && visitors) {
    keep(before, { visitors, totals: known.totals, hasMore: false });
    return { comparison: compare(exported, before, known.totals, top) };
  }
  const about = Math.max(1, Math.ceil(exported.rows.length / exported.pass.pageSize));
  runner.info(
    `Reading ${formatDateRange(range)} for the comparison, with about ${formatCount(about, 'more request')}.`,
  );
  const stop = await readWindow(run, before);
  const totals = totalsOf(before);
  if (!isComplete(before) || totals === undefined) return { comparison: stop, before };
  return { comparison: compare(exported, before, totals, top), before };
}

async function updateHistory(
  run: Export,
  { exported, before, comparison }: ExportResult,
): Promise<Partial<ExportResult>> {
  const { inputs } = run;
  const { historyFile, projectId, range, generatedAt } = inputs;
  if (historyFile === undefined) return {};
  const added = [exported, before].flatMap((reading) =>
    reading && isComplete(reading) ? windowOf(projectId, generatedAt, reading) : [],
  );
  const isWhole = comparison === undefined || 'range' in comparison;
  const unreadWindow = isWhole ? await readMissing(run, exported, added) : undefined;
  try {
    const history = await writeHistory(run, historyFile, added);
    return { trend: trendOf(history, projectId, range), unreadWindow };
  } catch (error) {
    if (!(error instanceof WriteError || error instanceof InputError)) throw error;
    const trend = trendOf(added.reduce(withWindow, inputs.history), projectId, range);
    return { trend, unreadWindow, historyProblem: error.message };
  }
}

/** Reads the newest first, as long as time and quota last. Returns the first that it couldn't read. */
async function readMissing(
  run: Export,
  exported: Reading,
  added: HistoryWindow[],
): Promise<ExportResult['unreadWindow']> {
  const { history, projectId, generatedAt, windows, range: exportedRange } = run.inputs;
  let range = exportedRange;
  for (let count = 1; count < windows; count += 1) {
    range = rangeBefore(range);
    if (findFinal([...history, ...added], projectId, range) !== undefined) continue;
    const reading = newReading(range);
    if (exported.rows.length > MAX_HISTORY_ROWS) {
      // The history keeps only the totals of such a site.
      const page = await requestPage(run, reading, true);
      if ('kind' in page) return { range, stop: page };
      keep(reading, page);
    } else {
      const stop: Stop = await readWindow(run, reading, true);
      if (!isComplete(reading)) return { range, stop };
    }
    added.push(...windowOf(projectId, generatedAt, reading));
  }
  return undefined;
}

async function reportExport(run: Export, result: ExportResult): Promise<number> {
  const { runner, clock, client, startedAt } = run;
  const { notes, summary } = setOutputs(runner, outcomeOf(run, result), (outcome) => summaryOf(run, outcome));
  const code = await reportNotes(run, notes, summary);
  if ('error' in result.stop) runner.debugError(result.stop.error);
  const elapsedMs = clock.now() - startedAt;
  const time = elapsedMs < 1_000 ? '' : ` in ${formatDuration(elapsedMs)}`;
  runner.info(`Made ${formatCount(client.requests, 'request')}${time}.`);
  return code;
}

import { withTimeout } from '../lib/clock.ts';
import { formatCount, formatDuration, formatTimeOfDay, inBackticks } from '../lib/text.ts';
import type { Runner } from '../runner/commands.ts';
import { prepareFolder, WriteError } from '../runner/files.ts';
import { InputError } from '../runner/inputs.ts';
import { exitCode, logConclusion } from '../step/conclusion.ts';
import { openPlatformClient } from '../step/connection.ts';
import type { Step } from '../step/step.ts';
import { compare } from './comparison.ts';
import { formatDateRange, rangeBefore } from './date-range.ts';
import { type Export, save } from './export.ts';
import {
  findFinal,
  type HistoryWindow,
  MAX_HISTORY_ROWS,
  trendOf,
  withWindow,
  writeHistory,
} from './history.ts';
import { type Inputs, parseInputs } from './inputs.ts';
import {
  type Done,
  type Outcome,
  outcomeOf,
  outcomeOfInvalidInputs,
  setOutputs,
  warningsOfOutputs,
} from './outcome.ts';
import { indexesOf, isComplete, keep, newReading, type Reading, totalsOf } from './passes.ts';
import { openQuota } from './quota.ts';
import { readWindow, requestPage, type Stop } from './read-pages.ts';
import { summaryOf, summaryOfProblems } from './summary.ts';

/** Resolves with the step's exit code. */
export async function run(step: Step): Promise<number> {
  const { environment, runner, clock, random, cancelled } = step;
  const startedAt = clock.now();
  runner.mask(environment.input('api-key').trim());
  const inputs = await parseInputs(step, startedAt);
  if (!('range' in inputs)) {
    const outcome = outcomeOfInvalidInputs(inputs);
    return await reportOutcome(runner, outcome, summaryOfProblems(outcome));
  }
  for (const warning of inputs.warnings) runner.warning(warning, 'Input without effect');

  const deadline = startedAt + inputs.timeoutMs;
  return await withTimeout(clock, deadline - clock.now(), cancelled, async (limit) => {
    const { resumed, comparedWith, hasState } = inputs;
    const status: Export['status'] = { requests: 0, hasState, file: undefined };
    const isKnown =
      comparedWith === undefined || findFinal(inputs.history, inputs.projectId, comparedWith)?.pages;
    const exporting: Export = {
      ...step,
      inputs,
      client: openPlatformClient(step, inputs, () => {
        status.requests += 1;
      }),
      quota: openQuota(clock, random),
      limit,
      startedAt,
      deadline,
      rowsBefore: resumed?.exported.rows.length,
      exported: resumed?.exported ?? newReading(inputs.range),
      before: isKnown ? undefined : (resumed?.before ?? newReading(comparedWith)),
      status,
    };
    return report(exporting, await exportAll(exporting));
  });
}

async function exportAll(run: Export): Promise<Done> {
  const { inputs, exported, status, runner, deadline } = run;
  const { range, resumed, file } = inputs;
  runner.info(
    `${resumed ? 'Resuming' : 'Exporting'} ${formatDateRange(range)} (\`date_to\` ${range.to} is exclusive) to ` +
      `${inBackticks(file.name)}. The step ends at ${formatTimeOfDay(deadline)} at the latest.`,
  );
  const stop = await orUnwritable(async () => {
    for (const target of [file, inputs.stateFile, inputs.historyFile])
      if (target) await prepareFolder(target);
    return readAndSave(run, exported);
  });
  const trend = inputs.historyFile && trendOf(inputs.history, inputs.projectId, range);
  if (stop.kind !== 'end' || !status.file?.isComplete) return { stop, trend };

  // If the step is killed later, the outputs of the export are there.
  if (inputs.comparedWith !== undefined || inputs.historyFile !== undefined) {
    const outcome = outcomeOf(run, { stop, trend });
    setOutputs(runner, outcome, summaryOf(run, outcome));
  }
  const comparison = await compareWithBefore(run);
  const isWhole = comparison === undefined || 'range' in comparison;
  return { stop, comparison, ...(await updateHistory(run, isWhole)) };
}

async function readAndSave(run: Export, reading: Reading): Promise<Stop> {
  const stop = await readWindow(run, reading);
  await save(run);
  return stop;
}

async function orUnwritable(act: () => Promise<Stop>): Promise<Done['stop']> {
  try {
    return await act();
  } catch (error) {
    if (error instanceof WriteError) return { kind: 'unwritable', error };
    throw error;
  }
}

/** The period before is only read if the history doesn't have its pages. */
async function compareWithBefore(run: Export): Promise<Done['comparison']> {
  const { inputs, exported, before, runner } = run;
  const range = inputs.comparedWith;
  if (range === undefined) return undefined;
  if (before === undefined) {
    const { totals, pages } = findFinal(inputs.history, inputs.projectId, range) ?? {};
    if (!totals || !pages) return undefined;
    return compare(exported, { rows: pages, indexes: indexesOf(pages) }, range, totals, inputs.top);
  }
  const about = Math.max(1, Math.ceil(exported.rows.length / exported.pass.pageSize));
  runner.info(
    `Reading ${formatDateRange(range)} for the comparison, with about ${formatCount(about, 'more request')}.`,
  );
  const stop = await orUnwritable(() => readAndSave(run, before));
  const totals = totalsOf(before);
  if (!isComplete(before) || totals === undefined || stop.kind === 'unwritable') return stop;
  return compare(exported, before, range, totals, inputs.top);
}

async function updateHistory(run: Export, mayRead: boolean): Promise<Omit<Done, 'stop'>> {
  const { inputs, exported, before, clock } = run;
  const { historyFile, projectId, range } = inputs;
  if (historyFile === undefined) return {};
  const added = [exported, before].flatMap((reading) =>
    reading && isComplete(reading) ? windowOf(inputs, reading) : [],
  );
  const unreadWindow = mayRead ? await readMissing(run, added) : undefined;
  try {
    const history = await writeHistory(clock, historyFile, added);
    return { trend: trendOf(history, projectId, range), unreadWindow };
  } catch (error) {
    if (!(error instanceof WriteError || error instanceof InputError)) throw error;
    const trend = trendOf(added.reduce(withWindow, inputs.history), projectId, range);
    return { trend, unreadWindow, historyProblem: error.message };
  }
}

/** Reads the newest first, as long as time and quota last. Returns the first that it couldn't read. */
async function readMissing(run: Export, added: HistoryWindow[]): Promise<Done['unreadWindow']> {
  const { inputs, exported } = run;
  let range = inputs.range;
  for (let count = 1; count < inputs.windows; count += 1) {
    range = rangeBefore(range);
    if (findFinal([...inputs.history, ...added], inputs.projectId, range) !== undefined) continue;
    const reading = newReading(range);
    if (exported.rows.length > MAX_HISTORY_ROWS) {
      // The history keeps only the totals of such a site.
      const page = await requestPage(run, reading, true);
      if ('kind' in page) return { range, stop: page };
      keep(reading, page);
    } else {
      const stop = await readWindow(run, reading, true);
      if (!isComplete(reading)) return { range, stop };
    }
    added.push(...windowOf(inputs, reading));
  }
  return undefined;
}

/** Of a large or incomplete window only the totals, if they are known. */
function windowOf({ projectId, generatedAt: generated_at }: Inputs, reading: Reading): HistoryWindow[] {
  const { from, to } = reading.range;
  const totals = totalsOf(reading);
  const pages = isComplete(reading) && reading.rows.length <= MAX_HISTORY_ROWS ? reading.rows : null;
  return totals === undefined ? [] : [{ from, to, project: projectId, generated_at, totals, pages }];
}

async function report(run: Export, done: Done): Promise<number> {
  const { runner, clock, status, startedAt } = run;
  const outcome = outcomeOf(run, done);
  const code = await reportOutcome(runner, outcome, summaryOf(run, outcome));
  if ('error' in done.stop) runner.debugError(done.stop.error);
  const elapsedMs = clock.now() - startedAt;
  const time = elapsedMs < 1_000 ? '' : ` in ${formatDuration(elapsedMs)}`;
  runner.info(`Made ${formatCount(status.requests, 'request')}${time}.`);
  return code;
}

async function reportOutcome(runner: Runner, outcome: Outcome, summary: string): Promise<number> {
  setOutputs(runner, outcome, summary);
  for (const note of outcome.notes) logConclusion(runner, note);
  for (const warning of warningsOfOutputs(outcome)) runner.warning(warning, 'Output shortened');
  await runner.addSummary(summary);
  return exitCode(outcome.conclusion, runner);
}

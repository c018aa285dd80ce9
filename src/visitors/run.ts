import { withTimeout } from '../lib/clock.ts';
import { formatCount, formatTime, inBackticks } from '../lib/text.ts';
import { checkWritable, writeWhole } from '../runner/files.ts';
import { reportNotes } from '../step/conclusion.ts';
import { openPlatformClient } from '../step/connection.ts';
import type { Step } from '../step/step.ts';
import { formatDateRange, rangeBefore } from './date-range.ts';
import type { Export } from './export.ts';
import { formats } from './formats.ts';
import { parseInputs } from './inputs.ts';
import { type ExportResult, outcomeOf } from './outcome.ts';
import { setOutputs } from './outputs.ts';
import { Reading } from './passes.ts';
import { openQuota } from './quota.ts';
import { readPeriod } from './read-pages.ts';
import { summaryOf, summaryOfProblems } from './summary.ts';
import { readTrend } from './trend.ts';

export async function run(step: Step): Promise<number> {
  const { runner, clock, startedAt, cancelled } = step;
  const inputs = parseInputs(step);
  if ('problems' in inputs) {
    const summary = summaryOfProblems(inputs.problems);
    setOutputs(runner, {});
    runner.setOutput('report', summary);
    return await reportNotes(step, inputs.problems, summary);
  }
  const deadline = startedAt + inputs.timeoutMinutes * 60_000;
  return await withTimeout(clock, deadline, cancelled, async (limit) => {
    const client = openPlatformClient(step, inputs);
    const exporting: Export = { ...step, inputs, client, durations: [], quota: openQuota(clock), limit };
    const { notes, summary } = writeOutputs(await exportAll(exporting));
    return await reportNotes(step, notes, summary);
  });
}

async function exportAll(run: Export): Promise<ExportResult> {
  const { inputs, runner, startedAt, limit } = run;
  const { range, file } = inputs;
  runner.info(
    `Exporting ${formatDateRange(range)} (\`date_to\` ${range.to} is exclusive) to ${inBackticks(file.name)}. ` +
      `The step ends at ${formatTime(limit.deadline, startedAt)} at the latest.`,
  );
  const exported = new Reading(range);
  const result: ExportResult = { ...run, exported, written: await readAndWrite(run, exported) };
  // If the step is killed later, the outputs of the export are there.
  if (inputs.compare || inputs.trend !== undefined) writeOutputs(result);
  const before = await readPeriodBefore(result);
  return { ...result, before, trend: await readTrend(run, before ? [exported, before] : [exported]) };
}

/** Writes the file once, with every row, also if the reading was cut short. Without rows, an existing file stays. */
async function readAndWrite(run: Export, exported: Reading): Promise<ExportResult['written']> {
  const { file, format, projectId } = run.inputs;
  const problem = await checkWritable(run.runner, file);
  if (problem !== undefined) return problem;
  await readPeriod(run, exported);
  if (exported.rows().size === 0 && !exported.isComplete) return false;
  return (await writeWhole(run, file, formats[format](exported, projectId, run.startedAt))) ?? true;
}

async function readPeriodBefore(run: ExportResult): Promise<Reading | undefined> {
  const { exported } = run;
  if (!run.inputs.compare || run.written !== true || !exported.isComplete) return undefined;
  const { pageSize } = exported;
  const before = new Reading(rangeBefore(exported.range), pageSize);
  const about = formatCount(Math.max(1, Math.ceil(exported.rows().size / pageSize)), 'more request');
  run.runner.info(`Reading ${formatDateRange(before.range)} for the comparison, with about ${about}.`);
  await readPeriod(run, before);
  return before;
}

function writeOutputs(run: ExportResult) {
  const outcome = outcomeOf(run);
  const notes = [...outcome.notes, ...setOutputs(run.runner, outcome)];
  const summary = summaryOf(run, { ...outcome, notes });
  run.runner.setOutput('report', summary);
  return { notes, summary };
}

import { formatDuration } from '../lib/text.ts';
import type { Runner } from '../runner/commands.ts';
import type { Environment } from '../runner/environment.ts';
import { InvalidInputs } from '../runner/inputs.ts';
import { exitCode, logConclusion } from '../step/conclusion.ts';
import type { StepContext } from '../step/context.ts';
import { type Inputs, parseInputs } from './inputs.ts';
import { formatCount, outcomeOf, outcomeOfInvalidInputs } from './outcome.ts';
import { setOutputs } from './outputs.ts';
import { runExport } from './run-export.ts';
import { summaryOf, summaryOfProblems } from './summary.ts';

/** One step of the export action, from its inputs to its report. Gives the step's exit code. */
export async function run(environment: Environment, context: StepContext): Promise<number> {
  const { runner, clock } = context;
  const startedAt = clock.now();
  runner.mask(environment.input('api-key').trim());

  const inputs = await readInputs(environment, startedAt, runner);
  if (inputs instanceof InvalidInputs) {
    for (const { input, message } of inputs.problems) runner.error(`${input}: ${message}`);
    const outcome = outcomeOfInvalidInputs(inputs.problems);
    setOutputs(runner, outcome);
    await runner.addSummary(summaryOfProblems(outcome));
    return exitCode(outcome.conclusion, runner);
  }

  const { exported, comparison, requests } = await runExport(
    inputs,
    startedAt + inputs.timeoutMs,
    context,
    (soFar) => setOutputs(runner, outcomeOf(soFar, undefined, inputs)),
  );
  const outcome = outcomeOf(exported, comparison, inputs);
  const elapsedMs = clock.now() - startedAt;

  setOutputs(runner, outcome);
  logConclusion(runner, outcome.conclusion, outcome.message);
  for (const warning of outcome.warnings) runner.warning(warning);
  if ('error' in exported.ending) runner.debugError(exported.ending.error);
  runner.info(`That took ${formatCount(requests, 'request')} and ${formatDuration(elapsedMs)}.`);
  await runner.addSummary(summaryOf({ outcome, window: inputs.window, requests, elapsedMs }));
  return exitCode(outcome.conclusion, runner);
}

async function readInputs(
  environment: Environment,
  now: number,
  runner: Runner,
): Promise<Inputs | InvalidInputs> {
  try {
    return await parseInputs(environment, now, (text) => runner.redact(text));
  } catch (error) {
    if (!(error instanceof InvalidInputs)) throw error;
    runner.debugError(error);
    return error;
  }
}

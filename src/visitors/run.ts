import { duration } from '../duration.ts';
import type { Environment } from '../runner/environment.ts';
import { InputProblems } from '../runner/inputs.ts';
import type { Runner } from '../runner/runner.ts';
import { type Collaborators, playStep } from '../step.ts';
import { announce, EXIT_CODE } from '../verdict.ts';
import { carryOut } from './errand.ts';
import { type Inputs, parseInputs } from './inputs.ts';
import { counted, outcomeOf, outcomeOfProblems } from './outcome.ts';
import { setOutputs } from './outputs.ts';
import { summaryOf, summaryOfProblems } from './summary.ts';

/** The step as GitHub starts it. */
export function main(): Promise<void> {
  return playStep(run);
}

/** One step of the export action, from its inputs to its report. Gives the step's exit code. */
export async function run(environment: Environment, collaborators: Collaborators): Promise<number> {
  const { runner, clock } = collaborators;
  const startedAt = clock.now();
  runner.mask(environment.input('api-key').trim());

  const inputs = await readInputs(environment, startedAt, runner);
  if (inputs instanceof InputProblems) {
    for (const { input, message } of inputs.problems) runner.error(`${input}: ${message}`);
    const outcome = outcomeOfProblems(inputs.problems);
    setOutputs(runner, outcome);
    await runner.addSummary(summaryOfProblems(outcome));
    return EXIT_CODE[outcome.verdict];
  }

  const { exported, comparison, requests } = await carryOut(
    inputs,
    startedAt + inputs.timeoutMs,
    collaborators,
    (soFar) => setOutputs(runner, outcomeOf(soFar, undefined, inputs)),
  );
  const outcome = outcomeOf(exported, comparison, inputs);
  const elapsedMs = clock.now() - startedAt;

  setOutputs(runner, outcome);
  announce(runner, outcome.verdict, outcome.message);
  for (const warning of outcome.warnings) runner.warning(warning);
  if ('error' in exported.ending) runner.debugError(exported.ending.error);
  runner.info(`That took ${counted(requests, 'request')} and ${duration(elapsedMs)}.`);
  await runner.addSummary(summaryOf({ outcome, window: inputs.window, requests, elapsedMs }));
  return EXIT_CODE[outcome.verdict];
}

async function readInputs(
  environment: Environment,
  now: number,
  runner: Runner,
): Promise<Inputs | InputProblems> {
  try {
    return await parseInputs(environment, now);
  } catch (error) {
    if (!(error instanceof InputProblems)) throw error;
    runner.debugError(error);
    return error;
  }
}

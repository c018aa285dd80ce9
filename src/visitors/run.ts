import { formatCount, formatDuration } from '../lib/text.ts';
import type { Runner } from '../runner/commands.ts';
import type { Environment } from '../runner/environment.ts';
import { exitCode, logConclusion } from '../step/conclusion.ts';
import type { Step } from '../step/step.ts';
import { type Inputs, InvalidInputs, parseInputs } from './inputs.ts';
import { type Outcome, outcomeOf, outcomeOfExport, outcomeOfInvalidInputs } from './outcome.ts';
import { setOutputs, warningsOfOutputs } from './outputs.ts';
import { runExport } from './run-export.ts';
import { summaryOf, summaryOfProblems } from './summary.ts';

/** Runs a step of the export action. Resolves with its exit code. */
export async function run(context: Step): Promise<number> {
  const { environment, runner, clock } = context;
  const startedAt = clock.now();
  runner.mask(environment.input('api-key').trim());

  const inputs = await readInputs(environment, startedAt, runner);
  if (inputs instanceof InvalidInputs) {
    const outcome = outcomeOfInvalidInputs(inputs.problems);
    logNotes(runner, outcome);
    const summary = summaryOfProblems(outcome);
    setOutputs(runner, outcome, summary);
    await runner.addSummary(summary);
    return exitCode(outcome.conclusion, runner);
  }

  const done = await runExport(inputs, startedAt + inputs.timeoutMs, context, (exported, requests) => {
    const outcome = outcomeOfExport(exported, inputs);
    setOutputs(
      runner,
      outcome,
      summaryOf({ outcome, warnings: [], requests, elapsedMs: clock.now() - startedAt }),
    );
  });
  const outcome = outcomeOf(done, inputs);
  const warnings = warningsOfOutputs(outcome);
  const elapsedMs = clock.now() - startedAt;
  const summary = summaryOf({ outcome, warnings, requests: done.requests, elapsedMs });

  setOutputs(runner, outcome, summary);
  logNotes(runner, outcome);
  for (const warning of warnings) runner.warning(warning, 'Output shortened');
  const { ending } = done.exported;
  if ('error' in ending) runner.debugError(ending.error);
  const time = elapsedMs < 1_000 ? '' : ` in ${formatDuration(elapsedMs)}`;
  runner.info(`Made ${formatCount(done.requests, 'request')}${time}.`);
  await runner.addSummary(summary);
  return exitCode(outcome.conclusion, runner);
}

function logNotes(runner: Runner, { notes }: Outcome): void {
  for (const note of notes) logConclusion(runner, note.conclusion, note);
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

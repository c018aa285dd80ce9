import { type Event, readEvent } from '../github/event.ts';
import { type Environment, runUrl } from '../runner/environment.ts';
import { InputProblems } from '../runner/inputs.ts';
import type { Runner } from '../runner/runner.ts';
import { type Collaborators, playStep } from '../step.ts';
import { Commentary } from './comment.ts';
import { type Inputs, parseInputs } from './inputs.ts';
import { type Outcome, outcomeOf, outcomeOfProblems, type Verdict } from './outcome.ts';
import { setCommentOutput, setOutcomeOutputs } from './outputs.ts';
import { pursue } from './pursuit.ts';
import { type Report, summaryOf } from './report.ts';
import { templateContexts } from './template.ts';

/** The step as GitHub starts it. */
export function main(): Promise<void> {
  return playStep(run);
}

/** One step of the agent job action, from its inputs to its report. Gives the step's exit code. */
export async function run(environment: Environment, collaborators: Collaborators): Promise<number> {
  const { runner, clock, cancelled } = collaborators;
  const startedAt = clock.now();
  for (const name of ['api-key', 'github-token']) runner.mask(environment.input(name).trim());

  const event = await readEvent(environment.eventName, environment.eventPath);
  const inputs = await inputsOrProblems(environment, event, runner);
  if (inputs instanceof InputProblems) {
    for (const { input, message } of inputs.problems) runner.error(`${input}: ${message}`);
    const outcome = outcomeOfProblems(inputs.problems);
    setOutcomeOutputs(runner, outcome);
    await runner.addSummary(summaryOf({ outcome, runUrl: runUrl(environment) }));
    return EXIT_CODE[outcome.verdict];
  }

  const commentary = await Commentary.open({ inputs, event, environment, runner, clock });
  await commentary?.acknowledge(cancelled);

  const { ending, looks } = await pursue(inputs, startedAt + inputs.timeoutMs, collaborators);
  const report: Report = {
    outcome: outcomeOf(ending, inputs),
    elapsedMs: clock.now() - startedAt,
    looks,
    prompt: inputs.task.kind === 'create' ? inputs.task.prompt : undefined,
    runUrl: runUrl(environment),
  };

  setOutcomeOutputs(runner, report.outcome);
  annotate(runner, report.outcome);
  if ('error' in ending && ending.error !== undefined) runner.debugError(ending.error);
  await runner.addSummary(summaryOf(report));
  const commentId = await commentary?.write(report);
  if (commentId !== undefined) setCommentOutput(runner, commentId);
  return EXIT_CODE[report.outcome.verdict];
}

const EXIT_CODE: Readonly<Record<Verdict, number>> = { pass: 0, warning: 0, failure: 1 };

async function inputsOrProblems(
  environment: Environment,
  event: Event,
  runner: Runner,
): Promise<Inputs | InputProblems> {
  try {
    return await parseInputs(environment, () =>
      templateContexts(environment, event.payload, (value) => runner.redact(value) !== value),
    );
  } catch (error) {
    if (!(error instanceof InputProblems)) throw error;
    runner.debugError(error);
    return error;
  }
}

function annotate(runner: Runner, { verdict, message }: Outcome): void {
  switch (verdict) {
    case 'pass':
      runner.info(message);
      break;
    case 'warning':
      runner.warning(message);
      break;
    case 'failure':
      runner.error(message);
  }
}

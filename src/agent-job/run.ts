import { type Event, readEvent } from '../github/event.ts';
import { isSameRepository } from '../github/repository.ts';
import { type Environment, runUrl } from '../runner/environment.ts';
import { InputProblems } from '../runner/inputs.ts';
import type { Runner } from '../runner/runner.ts';
import { announce, EXIT_CODE } from '../verdict.ts';
import { type Collaborators, play } from './collaborators.ts';
import { GitHubSide } from './github-side.ts';
import { type Inputs, parseInputs } from './inputs.ts';
import { takeLabelOff } from './label.ts';
import { type Outcome, outcomeOf, outcomeOfProblems } from './outcome.ts';
import { setOutcomeOutputs } from './outputs.ts';
import { placeOfPullRequest } from './pull-requests.ts';
import { pursue } from './pursuit.ts';
import { type Report, summaryOf } from './report.ts';
import { saveFinished } from './state.ts';
import { templateContexts } from './template.ts';

/** The step as GitHub starts it. */
export function main(): Promise<void> {
  return play(run);
}

/** One step of the agent job action, from its inputs to its report. Gives the step's exit code. */
export async function run(environment: Environment, collaborators: Collaborators): Promise<number> {
  const { runner, clock, cancelled } = collaborators;
  const startedAt = clock.now();
  for (const name of ['api-key', 'github-token']) runner.mask(environment.input(name).trim());

  const event = await readEvent(environment.eventName, environment.eventPath);
  const inputs = await inputsOrProblems(environment, event, runner);
  if (inputs instanceof InputProblems) {
    return await endWithProblems(inputs, event, environment, collaborators);
  }
  const deadline = startedAt + inputs.timeoutMs;
  const github = new GitHubSide(inputs, event, environment, collaborators);
  const { ending, way, looks } = await pursue({ inputs, deadline, environment, github, collaborators });

  const prompt = inputs.task.kind === 'follow' ? undefined : inputs.task.prompt;
  const report: Report = {
    outcome: outcomeOf(ending, inputs),
    elapsedMs: clock.now() - startedAt,
    looks,
    promptSha256: prompt?.sha256 ?? '',
    promptBytes: prompt?.bytes,
    runUrl: runUrl(environment),
    open: ending.kind === 'skipped' && ending.refusal.guard === 'max-open-prs' ? ending.refusal.open : [],
    madeAt: clock.now(),
  };
  setOutcomeOutputs(runner, report.outcome);
  announce(runner, report.outcome.verdict, report.outcome.message);
  warnOfOtherRepository(runner, inputs, environment, report.outcome);
  if ('error' in ending) runner.debugError(ending.error);
  await runner.addSummary(summaryOf(report));
  const time = cancelled.aborted || clock.now() >= deadline ? 'last-chance' : 'ample';
  await github.report(report, way, time);
  saveFinished(runner);
  return EXIT_CODE[report.outcome.verdict];
}

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
    return error;
  }
}

/** Nothing was asked of anyone, but a label that is to come off comes off: it is what the cure will be tried with. */
async function endWithProblems(
  found: InputProblems,
  event: Event,
  environment: Environment,
  collaborators: Collaborators,
): Promise<number> {
  const { runner, clock } = collaborators;
  runner.debugError(found);
  for (const { input, message } of found.problems) runner.error(`${input}: ${message}`);
  const outcome = outcomeOfProblems(found.problems);
  setOutcomeOutputs(runner, outcome);
  await runner.addSummary(
    summaryOf({ outcome, promptSha256: '', runUrl: runUrl(environment), madeAt: clock.now() }),
  );
  await takeLabelOff(event, environment, collaborators, 'ample');
  saveFinished(runner);
  return EXIT_CODE[outcome.verdict];
}

/** A cap that looks into the wrong repository would count nothing for ever. */
function warnOfOtherRepository(
  runner: Runner,
  { maxOpenPrs, prRepository }: Inputs,
  { repository }: Environment,
  { prLink }: Outcome,
): void {
  const counted = prRepository ?? repository;
  const opened = prLink === undefined ? undefined : placeOfPullRequest(prLink)?.repository;
  if (maxOpenPrs === undefined || opened === undefined || isSameRepository(opened, counted)) return;
  runner.warning(
    `The agent opened its pull request in ${opened}, but max-open-prs counts those in ${counted}: ` +
      `set pr-repository to ${opened}, with a github-token that can read it.`,
  );
}

import { type Event, readEvent } from '../github/event.ts';
import { isSameRepository } from '../github/repository.ts';
import type { Runner } from '../runner/commands.ts';
import { type Environment, runUrl } from '../runner/environment.ts';
import { InvalidInputs } from '../runner/inputs.ts';
import { EXIT_CODE, logConclusion } from '../step/conclusion.ts';
import { type AgentJobContext, runAgentJobStep } from './context.ts';
import { parsePullRequestUrl } from './github/agent-pull-requests.ts';
import { GitHubSide } from './github/github-side.ts';
import { removeTriggerLabel } from './github/trigger-label.ts';
import { type Inputs, parseInputs } from './inputs/inputs.ts';
import { templateContexts } from './inputs/prompt-template.ts';
import { requestJob } from './job/request-job.ts';
import { type Report, summaryMarkdown } from './report/markdown.ts';
import { type Outcome, outcomeOf, outcomeOfInvalidInputs } from './report/outcome.ts';
import { setOutcomeOutputs } from './report/outputs.ts';
import { saveFinished } from './saved-state.ts';

/** The step as GitHub starts it. */
export function main(): Promise<void> {
  return runAgentJobStep(run);
}

/** One step of the agent job action, from its inputs to its report. Gives the step's exit code. */
export async function run(environment: Environment, context: AgentJobContext): Promise<number> {
  const { runner, clock, cancelled } = context;
  const startedAt = clock.now();
  for (const name of ['api-key', 'github-token']) runner.mask(environment.input(name).trim());

  const event = await readEvent(environment.eventName, environment.eventPath);
  const inputs = await inputsOrProblems(environment, event, runner);
  if (inputs instanceof InvalidInputs) {
    return await endWithProblems(inputs, event, environment, context);
  }
  const deadline = startedAt + inputs.timeoutMs;
  const github = new GitHubSide(inputs, event, environment, context);
  const {
    result: ending,
    action: way,
    polls: looks,
  } = await requestJob({ inputs, deadline, environment, github, context });

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
  logConclusion(runner, report.outcome.conclusion, report.outcome.message);
  warnOfOtherRepository(runner, inputs, environment, report.outcome);
  if ('error' in ending) runner.debugError(ending.error);
  await runner.addSummary(summaryMarkdown(report));
  const time = cancelled.aborted || clock.now() >= deadline ? 'last-chance' : 'ample';
  await github.report(report, way, time);
  saveFinished(runner);
  return EXIT_CODE[report.outcome.conclusion];
}

async function inputsOrProblems(
  environment: Environment,
  event: Event,
  runner: Runner,
): Promise<Inputs | InvalidInputs> {
  try {
    return await parseInputs(environment, () =>
      templateContexts(environment, event.payload, (value) => runner.redact(value) !== value),
    );
  } catch (error) {
    if (!(error instanceof InvalidInputs)) throw error;
    return error;
  }
}

/** Nothing was asked of anyone, but a label that is to come off comes off: it is what the cure will be tried with. */
async function endWithProblems(
  found: InvalidInputs,
  event: Event,
  environment: Environment,
  context: AgentJobContext,
): Promise<number> {
  const { runner, clock } = context;
  runner.debugError(found);
  for (const { input, message } of found.problems) runner.error(`${input}: ${message}`);
  const outcome = outcomeOfInvalidInputs(found.problems);
  setOutcomeOutputs(runner, outcome);
  await runner.addSummary(
    summaryMarkdown({ outcome, promptSha256: '', runUrl: runUrl(environment), madeAt: clock.now() }),
  );
  await removeTriggerLabel(event, environment, context, 'ample');
  saveFinished(runner);
  return EXIT_CODE[outcome.conclusion];
}

/** A cap that looks into the wrong repository would count nothing for ever. */
function warnOfOtherRepository(
  runner: Runner,
  { maxOpenPrs, prRepository }: Inputs,
  { repository }: Environment,
  { prLink }: Outcome,
): void {
  const counted = prRepository ?? repository;
  const opened = prLink === undefined ? undefined : parsePullRequestUrl(prLink)?.repository;
  if (maxOpenPrs === undefined || opened === undefined || isSameRepository(opened, counted)) return;
  runner.warning(
    `The agent opened its pull request in ${opened}, but max-open-prs counts those in ${counted}: ` +
      `set pr-repository to ${opened}, with a github-token that can read it.`,
  );
}

import { GitHubError } from '../github/errors.ts';
import { type Event, readEvent } from '../github/event.ts';
import { type Environment, runUrl } from '../runner/environment.ts';
import { InputProblems } from '../runner/inputs.ts';
import type { Runner } from '../runner/runner.ts';
import { type Collaborators, playStep } from '../step.ts';
import { Commentary, type Destination, subjectOf } from './comment.ts';
import { type EarlierAttempt, findEarlierAttempt } from './earlier-attempt.ts';
import { type Inputs, parseInputs } from './inputs.ts';
import { type Outcome, outcomeOf, outcomeOfProblems, type Verdict } from './outcome.ts';
import { setCommentOutput, setOutcomeOutputs } from './outputs.ts';
import { type Pursued, pursue } from './pursuit.ts';
import { type Report, summaryOf } from './report.ts';
import { saveFinished } from './state.ts';
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
    return await endWithProblems(inputs, environment, runner);
  }
  const deadline = startedAt + inputs.timeoutMs;

  const commentary = openCommentary(inputs, event, environment, collaborators);
  await commentary?.acknowledge(inputs.issueNumber === undefined ? event.comment : undefined, cancelled);

  const pursued = await pursueOnce(inputs, deadline, commentary, environment, collaborators);
  const prompt = inputs.task.kind === 'create' ? inputs.task.prompt : undefined;
  const report: Report = {
    outcome: outcomeOf(pursued.ending, inputs),
    elapsedMs: clock.now() - startedAt,
    looks: pursued.looks,
    promptSha256: prompt?.sha256 ?? '',
    promptBytes: prompt?.bytes,
    runUrl: runUrl(environment),
  };

  setOutcomeOutputs(runner, report.outcome);
  annotate(runner, report.outcome);
  if ('error' in pursued.ending) runner.debugError(pursued.ending.error);
  await runner.addSummary(summaryOf(report));
  const time = cancelled.aborted || clock.now() >= deadline ? 'last-chance' : 'ample';
  const commentId = await commentary?.write(report, destinationOf(inputs, pursued), time);
  if (commentId !== undefined) setCommentOutput(runner, commentId);
  saveFinished(runner);
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
    return error;
  }
}

async function endWithProblems(
  found: InputProblems,
  environment: Environment,
  runner: Runner,
): Promise<number> {
  runner.debugError(found);
  for (const { input, message } of found.problems) runner.error(`${input}: ${message}`);
  const outcome = outcomeOfProblems(found.problems);
  setOutcomeOutputs(runner, outcome);
  await runner.addSummary(summaryOf({ outcome, promptSha256: '', runUrl: runUrl(environment) }));
  saveFinished(runner);
  return EXIT_CODE[outcome.verdict];
}

/** Undefined where no comment is asked for, or where there is nothing to comment on: then a notice says so. */
function openCommentary(
  { comment, issueNumber, githubToken, projectId, apiKey }: Inputs,
  event: Event,
  environment: Environment,
  { runner, clock, openGitHub }: Collaborators,
): Commentary | undefined {
  if (!comment) return undefined;
  const subject = subjectOf(issueNumber, event);
  if (subject === undefined) {
    runner.notice(
      `There is nothing to comment on: the event ${event.name} is not about an issue or a pull request. To comment on one all the same, set issue-number.`,
    );
    return undefined;
  }
  const client = openGitHub(githubToken, environment.apiUrl);
  return new Commentary({ client, subject, environment, projectId, apiKey, runner, clock });
}

/** A run that is run again does not start a second job for the intent that an earlier attempt has started one for. */
async function pursueOnce(
  inputs: Inputs,
  deadline: number,
  commentary: Commentary | undefined,
  environment: Environment,
  collaborators: Collaborators,
): Promise<Pursued> {
  const { task, projectId } = inputs;
  const { runner, cancelled } = collaborators;
  let earlier: EarlierAttempt | undefined;
  if (environment.runAttempt > 1 && commentary !== undefined && task.kind === 'create') {
    try {
      earlier = await findEarlierAttempt(
        commentary,
        environment,
        projectId,
        task.prompt.sha256,
        runner,
        cancelled,
      );
    } catch (error) {
      if (!(error instanceof GitHubError)) throw error;
      const ending = { kind: 'not-created', error: cancelled.aborted ? undefined : error } as const;
      return { ending, looks: 0, takenUp: undefined };
    }
  }
  return await pursue(task, inputs, deadline, earlier, collaborators);
}

function destinationOf({ task }: Inputs, { takenUp }: Pursued): Destination {
  if (takenUp !== undefined) return { kind: 'comment', id: takenUp.commentId };
  return task.kind === 'follow' ? { kind: 'newest', fits: ({ job }) => job === task.jobId } : { kind: 'new' };
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

import { type Event, readEvent } from '../github/event.ts';
import { pullRequestHere } from '../github/pull-request-ref.ts';
import { isSameRepository } from '../github/repository-name.ts';
import type { Runner } from '../runner/commands.ts';
import { type Environment, runUrl } from '../runner/environment.ts';
import { InvalidInputs } from '../runner/inputs.ts';
import { exitCode, logConclusion } from '../step/conclusion.ts';
import type { StepContext } from '../step/context.ts';
import { intentOf, isSameIntent } from './github/comment-marker.ts';
import { type AgentJobGitHub, connectGitHub } from './github/connect.ts';
import { addLabelsAndReviewers } from './github/labels-and-reviewers.ts';
import { openGitHubClient } from './github/open-client.ts';
import { checkPullRequest } from './github/pull-request-changes.ts';
import type { CommentTarget } from './github/status-comment.ts';
import { NORMAL_BUDGET, reportBudget } from './github/write-budget.ts';
import { type Inputs, parseInputs } from './inputs/inputs.ts';
import { templateContexts } from './inputs/prompt-template.ts';
import { requestJob } from './job/request-job.ts';
import type { JobAction } from './job/result.ts';
import { type Report, summaryMarkdown } from './report/markdown.ts';
import {
  HAS_ACCEPTED_JOB,
  IS_COMMENTED,
  type Outcome,
  outcomeOf,
  outcomeOfInvalidInputs,
} from './report/outcome.ts';
import { setOutcomeOutputs } from './report/outputs.ts';
import { type CommentRequest, ownPullRequestNumber, publish } from './report/publish.ts';
import { saveFinished, saveSummarized } from './saved-state.ts';

/** Runs one step of the agent job action, from its inputs to its report. Resolves with the step's exit code. */
export async function run(environment: Environment, context: StepContext): Promise<number> {
  const { runner, clock } = context;
  const startedAt = clock.now();
  for (const name of ['api-key', 'github-token']) runner.mask(environment.input(name).trim());

  const event = await readEvent(environment.eventName, environment.eventPath);
  const client = openGitHubClient(environment, context);
  const published = { event, environment, client, context };
  const inputs = await readInputs(environment, event, runner);
  if (inputs instanceof InvalidInputs) {
    runner.debugError(inputs);
    for (const { input, message } of inputs.problems) runner.error(`${input}: ${message}`);
    const outcome = outcomeOfInvalidInputs(inputs.problems);
    setOutcomeOutputs(runner, outcome);
    // The label comes off all the same: it is what people try again with.
    const report = { outcome, promptSha256: '', runUrl: runUrl(environment), madeAt: clock.now() };
    await runner.addSummary(summaryMarkdown(report));
    await publish(report, {
      ...published,
      comment: undefined,
      pullRequestNote: undefined,
      budget: NORMAL_BUDGET,
    });
    saveFinished(runner);
    return exitCode(outcome.conclusion, runner);
  }

  const prompt = inputs.task.kind === 'follow' ? undefined : inputs.task.prompt;
  if (prompt?.warning !== undefined) runner.warning(prompt.warning);
  const deadline = startedAt + inputs.timeoutMs;
  const github = connectGitHub(client, inputs, event, environment, context);
  const { result, action, polls, included } = await requestJob({
    inputs,
    deadline,
    environment,
    github,
    context,
  });
  const checked = await checkPullRequest(result, { inputs, deadline, client, environment, context });
  const outcome = outcomeOf(result, { ...inputs, action, checked });
  const report: Report = {
    outcome,
    elapsedMs: clock.now() - startedAt,
    polls,
    promptSha256: prompt?.sha256 ?? '',
    promptBytes: prompt?.bytes,
    included,
    runUrl: runUrl(environment),
    madeAt: clock.now(),
  };
  setOutcomeOutputs(runner, outcome);
  logConclusion(runner, outcome.conclusion, outcome.message);
  warnOfOtherRepository(runner, inputs, environment, outcome);
  if ('error' in result) runner.debugError(result.error);
  await runner.addSummary(summaryMarkdown(report));
  saveSummarized(runner, outcome);
  const ref = pullRequestHere(outcome.prLink, environment);
  const [isPublished] = await Promise.all([
    publish(report, {
      ...published,
      comment: commentRequest(report, action, inputs, github),
      pullRequestNote: pullRequestNote(report, action, inputs, github, environment),
      budget: reportBudget(deadline, context),
    }),
    // A pull request that a follow-up updated has had them, and people may have changed them since.
    result.kind === 'ended' && ref !== undefined && outcome.change !== 'updated'
      ? addLabelsAndReviewers(ref, checked?.changes?.details, { ...published, inputs, deadline })
      : undefined,
  ]);
  if (isPublished) saveFinished(runner);
  return exitCode(outcome.conclusion, runner);
}

async function readInputs(
  environment: Environment,
  event: Event,
  runner: Runner,
): Promise<Inputs | InvalidInputs> {
  try {
    return await parseInputs(
      environment,
      event,
      () => templateContexts(environment, event.payload, (value) => runner.redact(value) !== value),
      (text) => runner.redact(text),
    );
  } catch (error) {
    if (!(error instanceof InvalidInputs)) throw error;
    return error;
  }
}

function commentRequest(
  { outcome, promptSha256 }: Report,
  action: JobAction,
  { comment, dryRun }: Inputs,
  { statusComment }: AgentJobGitHub,
): CommentRequest | undefined {
  if (!comment || dryRun || !IS_COMMENTED[outcome.name] || statusComment === undefined) return undefined;
  const acceptedJob = HAS_ACCEPTED_JOB[outcome.name] ? outcome.jobId : undefined;
  const jobId = action.kind === 'followed' ? action.jobId : acceptedJob;
  return { statusComment, subject: { jobId, promptSha256 }, target: targetOf(action) };
}

function targetOf(action: JobAction): CommentTarget {
  switch (action.kind) {
    case 'resumed':
      return { kind: 'comment', id: action.previous.commentId };
    case 'followed':
      return { kind: 'newest', matches: ({ job }) => job === action.jobId };
    case 'nothing':
    case 'created':
    case 'continued':
      return { kind: 'new' };
  }
}

/** A pull request that a later run may continue has our marker, if it is in this repository. */
function pullRequestNote(
  { outcome, promptSha256 }: Report,
  action: JobAction,
  { task, atCap, projectId }: Inputs,
  { statusCommentOn }: AgentJobGitHub,
  environment: Environment,
): CommentRequest | undefined {
  const { jobId, prLink } = outcome;
  const number = ownPullRequestNumber(prLink, environment);
  const mayBeContinued = task.kind === 'auto' || atCap === 'continue';
  if (!mayBeContinued || number === undefined) return undefined;
  if (action.kind !== 'created' && action.kind !== 'resumed') return undefined;
  const intent = intentOf(environment, projectId, promptSha256);
  return {
    statusComment: statusCommentOn({ kind: 'pull-request', number }),
    subject: { jobId, promptSha256 },
    target:
      action.kind === 'created'
        ? { kind: 'new' }
        : { kind: 'newest', matches: (marker) => marker.job === jobId && isSameIntent(marker, intent) },
  };
}

/** A cap that counts in the wrong repository would never be reached. */
function warnOfOtherRepository(
  runner: Runner,
  { maxOpenPrs, prRepository }: Inputs,
  { repository }: Environment,
  { pullRequest }: Outcome,
): void {
  const counted = prRepository ?? repository;
  const opened = pullRequest?.repository;
  if (maxOpenPrs === undefined || opened === undefined || isSameRepository(opened, counted)) return;
  runner.warning(
    `The agent opened its pull request in ${opened}, but max-open-prs counts those in ${counted}: ` +
      `set pr-repository to ${opened}, with a github-token that can read it.`,
  );
}

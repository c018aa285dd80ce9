import type { GitHubClient } from '../github/client.ts';
import type { Event } from '../github/event.ts';
import { pullRequestHere } from '../github/pull-request-ref.ts';
import { isSameRepository } from '../github/repository-name.ts';
import { inBackticks } from '../lib/text.ts';
import type { Runner } from '../runner/commands.ts';
import type { Environment } from '../runner/environment.ts';
import type { InvalidInputs } from '../runner/inputs.ts';
import { exitCode, logConclusion } from '../step/conclusion.ts';
import type { StepContext } from '../step/context.ts';
import { isSameStep, stepIdentityOf } from './github/comment-marker.ts';
import type { AgentJobGitHub } from './github/connect.ts';
import { addLabelsAndReviewers } from './github/labels-and-reviewers.ts';
import { checkPullRequest } from './github/pull-request-changes.ts';
import type { CommentTarget } from './github/status-comment.ts';
import { NORMAL_BUDGET, reportBudget } from './github/write-budget.ts';
import { isTrue } from './inputs/input-rules.ts';
import type { Inputs } from './inputs/inputs.ts';
import type { Prompt } from './inputs/prompt.ts';
import type { RequestJobResult } from './job/request-job.ts';
import type { JobAction } from './job/result.ts';
import { type Report, summaryMarkdown } from './report/markdown.ts';
import { OUTCOMES, type Outcome, outcomeOf, outcomeOfInvalidInputs } from './report/outcome.ts';
import { setOutcomeOutputs } from './report/outputs.ts';
import { planMarkdown } from './report/plan-markdown.ts';
import { type CommentRequest, publish } from './report/publish.ts';
import { reportOf } from './report/report.ts';
import { titleOf } from './report/title.ts';
import { saveFinished, saveSummarized } from './saved-state.ts';

/** What every report needs. */
interface Step {
  readonly event: Event;
  readonly environment: Environment;
  readonly client: GitHubClient;
  readonly context: StepContext;
}

/** Reports inputs that don't hold: in the log, the outputs and the summary. Resolves with the step's exit code. */
export async function reportInvalidInputs(inputs: InvalidInputs, step: Step): Promise<number> {
  const { event, environment, context } = step;
  const { runner, clock } = context;
  runner.debugError(inputs);
  for (const { input, message } of inputs.problems) runner.error(message, `Invalid input: ${input}`);
  const outcome = outcomeOfInvalidInputs(inputs.problems);
  setOutcomeOutputs(runner, outcome);
  const report = reportOf(outcome, {
    event,
    environment,
    promptSha256: '',
    takesFollowUps: false,
    madeAt: clock.now(),
  });
  logHelp(runner, report);
  await runner.addSummary(summaryMarkdown(report));
  // It removes the label, so that people can add it again once the inputs are fixed.
  await publish(report, { ...step, comment: undefined, pullRequestNote: undefined, budget: NORMAL_BUDGET });
  saveFinished(runner);
  return exitCode(outcome.conclusion, runner);
}

/** What the report of a job needs. */
interface JobStep extends Step {
  readonly inputs: Inputs;
  readonly prompt: Prompt | undefined;
  readonly github: AgentJobGitHub;
  /** Milliseconds since the epoch. */
  readonly startedAt: number;
  /** Milliseconds since the epoch. */
  readonly deadline: number;
}

/**
 * Checks what the job's pull request changes, and reports the result: in the log, the outputs, the summary and a comment.
 * Resolves with the step's exit code.
 */
export async function reportJob(requested: RequestJobResult, step: JobStep): Promise<number> {
  const { inputs, prompt, github, startedAt, deadline, event, environment, context } = step;
  const { result, action, polls, included } = requested;
  const { runner, clock } = context;
  const checked = await checkPullRequest(result, step);
  const outcome = outcomeOf(result, { ...inputs, action, checked });
  const report = reportOf(outcome, {
    event,
    environment,
    elapsedMs: clock.now() - startedAt,
    polls,
    promptSha256: prompt?.sha256 ?? '',
    promptBytes: prompt?.bytes,
    included,
    plan:
      result.kind === 'dry-run'
        ? planMarkdown({
            plan: result.plan,
            inputs,
            event,
            removesLabel: isTrue(environment.input('remove-label')),
            promptBytes: prompt?.bytes,
            included,
          })
        : '',
    takesFollowUps: inputs.task.kind === 'auto',
    madeAt: clock.now(),
  });
  setOutcomeOutputs(runner, outcome);
  logConclusion(runner, outcome.conclusion, { title: titleOf(outcome), message: outcome.message });
  logHelp(runner, report);
  warnOfOtherRepository(runner, inputs, environment, outcome);
  if ('error' in result) runner.debugError(result.error);
  await runner.addSummary(summaryMarkdown(report));
  saveSummarized(runner, outcome);
  const ref = pullRequestHere(outcome.prLink, environment);
  const [isPublished] = await Promise.all([
    publish(report, {
      ...step,
      comment: commentRequest(report, action, inputs, github),
      pullRequestNote: pullRequestNote(report, action, inputs, github, environment),
      budget: reportBudget(deadline, context),
    }),
    // An updated pull request got them before, and people may have changed them since.
    result.kind === 'ended' && ref !== undefined && outcome.change !== 'updated'
      ? addLabelsAndReviewers(ref, checked?.changes?.details, step)
      : undefined,
  ]);
  if (isPublished) saveFinished(runner);
  return exitCode(outcome.conclusion, runner);
}

function logHelp(runner: Runner, { helpUrl }: Report): void {
  if (helpUrl !== undefined) runner.info(`Troubleshooting: ${helpUrl}`);
}

function commentRequest(
  { outcome, promptSha256 }: Report,
  action: JobAction,
  { comment, dryRun }: Inputs,
  { statusComment }: AgentJobGitHub,
): CommentRequest | undefined {
  if (!comment || dryRun || !OUTCOMES[outcome.name].isCommented || statusComment === undefined)
    return undefined;
  const acceptedJob = OUTCOMES[outcome.name].hasAcceptedJob ? outcome.jobId : undefined;
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

/** Returns the comment for a pull request in this repository that a later run may continue: it needs our marker. */
function pullRequestNote(
  { outcome, promptSha256 }: Report,
  action: JobAction,
  { task, atCap, projectId }: Inputs,
  { statusCommentOn }: AgentJobGitHub,
  environment: Environment,
): CommentRequest | undefined {
  const { jobId, prLink } = outcome;
  const ref = pullRequestHere(prLink, environment);
  const mayBeContinued = task.kind === 'auto' || atCap === 'continue';
  if (!mayBeContinued || ref === undefined) return undefined;
  // Our markers are bound to the run's own repository.
  if (!isSameRepository(ref.repository, environment.repository)) return undefined;
  if (action.kind !== 'created' && action.kind !== 'resumed') return undefined;
  const identity = stepIdentityOf(environment, projectId, promptSha256);
  return {
    statusComment: statusCommentOn(ref.number),
    subject: { jobId, promptSha256 },
    target:
      action.kind === 'created'
        ? { kind: 'new' }
        : { kind: 'newest', matches: (marker) => marker.job === jobId && isSameStep(marker, identity) },
  };
}

/** Warns if the cap counts in another repository, where it would never be reached. */
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
    `The agent opened its pull request in ${inBackticks(opened)}, but \`max-open-prs\` counts those in ${inBackticks(counted)}. ` +
      `Set ${inBackticks(`pr-repository: ${opened}`)}, and \`github-token\` to a token that can read it.`,
    'max-open-prs counts in another repository',
  );
}

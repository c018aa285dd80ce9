import { type Event, readEvent } from '../github/event.ts';
import { pullRequestHere } from '../github/pull-request-ref.ts';
import { isSameRepository } from '../github/repository-name.ts';
import { inBackticks } from '../lib/text.ts';
import type { Runner } from '../runner/commands.ts';
import type { Environment } from '../runner/environment.ts';
import { InvalidInputs } from '../runner/inputs.ts';
import { exitCode, logConclusion } from '../step/conclusion.ts';
import type { StepContext } from '../step/context.ts';
import { isSameStep, stepIdentityOf } from './github/comment-marker.ts';
import { type AgentJobGitHub, connectGitHub } from './github/connect.ts';
import { addLabelsAndReviewers } from './github/labels-and-reviewers.ts';
import { openGitHubClient } from './github/open-client.ts';
import { checkPullRequest } from './github/pull-request-changes.ts';
import type { CommentTarget } from './github/status-comment.ts';
import { NORMAL_BUDGET, reportBudget } from './github/write-budget.ts';
import { isTrue, maskSecrets } from './inputs/input-rules.ts';
import { type Inputs, parseInputs } from './inputs/inputs.ts';
import { templateContexts } from './inputs/prompt-template.ts';
import { requestJob } from './job/request-job.ts';
import type { JobAction } from './job/result.ts';
import { type Report, summaryMarkdown } from './report/markdown.ts';
import { OUTCOMES, type Outcome, outcomeOf, outcomeOfInvalidInputs } from './report/outcome.ts';
import { setOutcomeOutputs } from './report/outputs.ts';
import { planMarkdown } from './report/plan-markdown.ts';
import { type CommentRequest, ownPullRequestNumber, publish } from './report/publish.ts';
import { reportOf } from './report/report.ts';
import { titleOf } from './report/title.ts';
import { saveFinished, saveSummarized } from './saved-state.ts';

/** Runs one step of the agent job action, from its inputs to its report. Resolves with the step's exit code. */
export async function run(environment: Environment, context: StepContext): Promise<number> {
  const { runner, clock } = context;
  const startedAt = clock.now();
  maskSecrets(environment, runner);

  const event = await readEvent(environment.eventName, environment.eventPath);
  const client = openGitHubClient(environment, context);
  const published = { event, environment, client, context };
  const inputs = await readInputs(environment, event, runner);
  if (inputs instanceof InvalidInputs) {
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
  if (prompt?.warning !== undefined) runner.warning(prompt.warning, 'Empty expressions');
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
      ...published,
      comment: commentRequest(report, action, inputs, github),
      pullRequestNote: pullRequestNote(report, action, inputs, github, environment),
      budget: reportBudget(deadline, context),
    }),
    // An updated pull request got them before, and people may have changed them since.
    result.kind === 'ended' && ref !== undefined && outcome.change !== 'updated'
      ? addLabelsAndReviewers(ref, checked?.changes?.details, { ...published, inputs, deadline })
      : undefined,
  ]);
  if (isPublished) saveFinished(runner);
  return exitCode(outcome.conclusion, runner);
}

function logHelp(runner: Runner, { helpUrl }: Report): void {
  if (helpUrl !== undefined) runner.info(`Troubleshooting: ${helpUrl}`);
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
  const number = ownPullRequestNumber(prLink, environment);
  const mayBeContinued = task.kind === 'auto' || atCap === 'continue';
  if (!mayBeContinued || number === undefined) return undefined;
  if (action.kind !== 'created' && action.kind !== 'resumed') return undefined;
  const identity = stepIdentityOf(environment, projectId, promptSha256);
  return {
    statusComment: statusCommentOn({ kind: 'pull-request', number }),
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

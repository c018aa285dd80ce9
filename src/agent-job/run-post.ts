import { readEvent } from '../github/event.ts';
import { withTimeout } from '../lib/clock.ts';
import { type AgentJob, AgentJobs } from '../platform/agent-jobs.ts';
import { PlatformError } from '../platform/errors.ts';
import type { Environment } from '../runner/environment.ts';
import { readInputs } from '../runner/inputs.ts';
import type { StepContext } from '../step/context.ts';
import { type Connection, openPlatformClient } from '../step/platform-client.ts';
import { isSameStep, stepIdentityOf } from './github/comment-marker.ts';
import { openGitHubClient } from './github/open-client.ts';
import { checkPullRequest } from './github/pull-request-changes.ts';
import { issueToCommentOn, StatusComment } from './github/status-comment.ts';
import { NORMAL_BUDGET } from './github/write-budget.ts';
import { inputRules, maskSecrets } from './inputs/input-rules.ts';
import { endOf, isStale, type JobResult, unseenJob } from './job/result.ts';
import { summaryMarkdown } from './report/markdown.ts';
import { type ActionDone, outcomeOf } from './report/outcome.ts';
import { publish } from './report/publish.ts';
import { reportOf } from './report/report.ts';
import { titleOf } from './report/title.ts';
import { readSavedState, type SavedState } from './saved-state.ts';

/** How long the API has to return the job. */
const LOOKUP_TIMEOUT_MS = 10_000;

/** How long GitHub has to return what the pull request changes. */
const CHECK_TIMEOUT_MS = 30_000;

/**
 * Reports for a `main` that couldn't, because it was killed or its container got no signals. Asks once for the job, and
 * reports it in the summary and the comment. Resolves with the exit code 0, because `main` has failed already.
 */
export async function runPost(environment: Environment, context: StepContext): Promise<number> {
  const { runner, clock } = context;
  maskSecrets(environment, runner);
  const saved = readSavedState(environment);
  const { submitting, summarized, finished, jobId, messageTo, prompt } = saved;
  const { values } = readInputs(environment, inputRules, (text) => runner.redact(text));
  // `main` read the same inputs, so they are valid. Its state says whether there is anything to report.
  if (values === undefined || finished || (jobId === undefined && !submitting)) return 0;
  const projectId = values['project-id'];
  const connection = { apiKey: values['api-key'], baseUrl: values['base-url'] };

  const result = await resultNow(saved, projectId, connection, context);
  const client = openGitHubClient(environment, context);
  const checked = await checkPullRequest(result, {
    inputs: { allowedPaths: values['allowed-paths'], comment: values.comment, prLabels: [], prReviewers: [] },
    deadline: clock.now() + CHECK_TIMEOUT_MS,
    client,
    environment,
    context,
  });
  const now = outcomeOf(result, {
    ifNoPr: values['if-no-pr'],
    timeoutMs: values['timeout-minutes'],
    allowedPaths: values['allowed-paths'],
    ifOutOfScope: values['if-out-of-scope'],
    action: actionOf(saved),
    checked,
  });
  // What `main` reported stays, unless the job has ended since.
  const hasEndedSince = result.kind === 'ended' && summarized?.name !== now.name;
  const outcome = summarized === undefined || hasEndedSince ? now : { ...now, ...summarized };
  const event = await readEvent(environment.eventName, environment.eventPath);
  const report = reportOf(outcome, {
    event,
    environment,
    promptSha256: prompt,
    takesFollowUps: values['job-id'] === 'auto',
    madeAt: clock.now(),
  });
  if (summarized === undefined) {
    const title = titleOf(outcome);
    if (outcome.conclusion === 'pass') runner.notice(outcome.message, title);
    else runner.warning(outcome.message, title);
    await runner.addSummary(summaryMarkdown(report));
  }

  const issue = values.comment ? issueToCommentOn(values['issue-number'], event) : undefined;
  const identity = stepIdentityOf(environment, projectId, prompt);
  await publish(report, {
    comment: issue && {
      statusComment: new StatusComment({
        client,
        issue,
        environment,
        projectId,
        apiKey: connection.apiKey,
        context,
      }),
      subject: { jobId, promptSha256: prompt },
      target: {
        kind: 'newest',
        // The comment of a resumed or followed job is from another attempt or run.
        matches: (marker) =>
          (jobId !== undefined && messageTo === undefined && marker.job === jobId) ||
          (marker.attempt === environment.runAttempt && isSameStep(marker, identity)),
      },
    },
    pullRequestNote: undefined,
    event,
    environment,
    client,
    context,
    budget: NORMAL_BUDGET,
  });
  return 0;
}

/** What `main` did for the job. A job that it only followed is reported as one that it created. */
function actionOf({ isResumed, messageTo, prLinkBefore }: SavedState): ActionDone {
  if (messageTo !== undefined) return { kind: 'continued', prLinkBefore };
  return { kind: isResumed ? 'resumed' : 'created' };
}

/** Resolves with the result as far as it is known now. Asks the API once for the job, if its id was saved. */
async function resultNow(
  { jobId: id, messageTo, messageAcceptedAt }: SavedState,
  projectId: string,
  connection: Connection,
  context: StepContext,
): Promise<JobResult> {
  if (id === undefined) {
    // `main` was killed between sending a create, or a message to `messageTo`, and its response.
    return {
      kind: 'unknown',
      error: 'killed',
      job: messageTo === undefined ? undefined : unseenJob(messageTo),
    };
  }
  const { runner, clock, cancelled } = context;
  const jobs = new AgentJobs(
    openPlatformClient(connection, context, () => undefined),
    projectId,
  );
  let last: AgentJob | undefined;
  try {
    last = await withTimeout(clock, LOOKUP_TIMEOUT_MS, cancelled, ({ stop }) =>
      jobs.get(id, { attempt: 1, signal: stop }),
    );
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    runner.info(error.message);
    runner.debugError(error);
  }
  if (last !== undefined && isStale(last, messageAcceptedAt, clock.now())) last = undefined;
  return (last && endOf(last)) ?? { kind: 'killed', job: { id, last } };
}

import { readEvent } from '../github/event.ts';
import { withTimeout } from '../lib/clock.ts';
import type { AgentJob } from '../platform/agent-jobs.ts';
import { PlatformError } from '../platform/errors.ts';
import { type Environment, runUrl } from '../runner/environment.ts';
import { readInputs } from '../runner/inputs.ts';
import { type AgentJobContext, runAgentJobStep } from './context.ts';
import { intentOf, isSameIntent } from './github/previous-attempt.ts';
import { issueToCommentOn, StatusComment } from './github/status-comment.ts';
import { removeTriggerLabel } from './github/trigger-label.ts';
import { type Inputs, rules } from './inputs/inputs.ts';
import { withPlatform } from './job/platform.ts';
import { endedResult, type JobResult } from './job/result.ts';
import { commentMarkdown, type Report, summaryMarkdown } from './report/markdown.ts';
import { outcomeOf } from './report/outcome.ts';
import { savedState } from './saved-state.ts';

/** How long the service has to say how the job is. */
const LOOK_WITHIN_MS = 10_000;

/** The post step as GitHub starts it. */
export function post(): Promise<void> {
  return runAgentJobStep(runPost);
}

/**
 * The last word where main had none, because it was killed or its container saw no signals. Asks once for the job, and
 * says on the run's page and in the comment how it is. It fails nothing: main has already. Gives the exit code.
 */
export async function runPost(environment: Environment, context: AgentJobContext): Promise<number> {
  const { runner, clock, cancelled, openGitHub } = context;
  for (const name of ['api-key', 'github-token']) runner.mask(environment.input(name).trim());
  const { asked, finished, jobId, prompt } = savedState(environment);
  const { values } = readInputs(environment, rules);
  // Main read the same inputs, so they hold; and what it left says whether there is anything to tell.
  if (values === undefined || finished || (jobId === undefined && !asked)) return 0;
  const inputs = { projectId: values['project-id'], apiKey: values['api-key'], baseUrl: values['base-url'] };

  const ending =
    jobId === undefined ? unknownFor(values['job-id']) : await endingAsSeenNow(jobId, inputs, context);
  const report: Report = {
    outcome: outcomeOf(ending, { ifNoPr: values['if-no-pr'], timeoutMs: values['timeout-minutes'] }),
    promptSha256: prompt,
    runUrl: runUrl(environment),
    madeAt: clock.now(),
  };
  if (report.outcome.conclusion === 'pass') runner.notice(report.outcome.message);
  else runner.warning(report.outcome.message);
  await runner.addSummary(summaryMarkdown(report));

  const event = await readEvent(environment.eventName, environment.eventPath);
  const client = openGitHub(values['github-token'].trim(), environment.apiUrl);
  const subject = values.comment ? issueToCommentOn(values['issue-number'], event) : undefined;
  const { projectId, apiKey } = inputs;
  const intent = intentOf(environment, projectId, prompt);
  await Promise.all([
    subject &&
      new StatusComment({ client, subject, environment, projectId, apiKey, runner, clock, cancelled }).write(
        commentMarkdown(report),
        { jobId, promptSha256: prompt },
        {
          kind: 'newest',
          // A job that was taken up or followed has its comment from another attempt or run.
          fits: (marker) =>
            (jobId !== undefined && marker.job === jobId) ||
            (marker.attempt === environment.runAttempt && isSameIntent(marker, intent)),
        },
        'last-chance',
      ),
    removeTriggerLabel(event, environment, context, 'last-chance'),
  ]);
  return 0;
}

/** Main was killed between asking for a job, or sending one a message, and hearing of it. */
function unknownFor(given: string | undefined): JobResult {
  const job = given === undefined || given === 'auto' ? undefined : { id: given, last: undefined };
  return {
    kind: 'unknown',
    error: new PlatformError({
      failure: 'interrupted',
      method: 'POST',
      path: job === undefined ? '/v2/agent/…/job' : '/v2/agent/…/message',
      sent: true,
    }),
    cancelled: true,
    job,
  };
}

async function endingAsSeenNow(
  jobId: string,
  inputs: Pick<Inputs, 'projectId' | 'apiKey' | 'baseUrl'>,
  context: AgentJobContext,
): Promise<JobResult> {
  const { runner, clock, cancelled } = context;
  let last: AgentJob | undefined;
  try {
    last = await withPlatform(inputs, context, ({ jobs }) =>
      withTimeout(clock, LOOK_WITHIN_MS, cancelled, ({ stop }) =>
        jobs.get(jobId, { attempt: 1, signal: stop }),
      ),
    );
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    runner.info(error.message);
    runner.debugError(error);
  }
  return (last && endedResult(last)) ?? { kind: 'cancelled', job: { id: jobId, last }, killed: true };
}

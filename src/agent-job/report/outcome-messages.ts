import type { PullRequest } from '../../github/repository.ts';
import { capitalized, formatProblem, type Problem, uncapitalized } from '../../lib/problem.ts';
import { formatDuration, inBackticks, oneLine } from '../../lib/text.ts';
import { type AgentJob, phaseOf } from '../../platform/agent-jobs.ts';
import type { PlatformError } from '../../platform/errors.ts';
import { type DryRunPlan, endOf, type JobRef, type JobResult, type SkipReason } from '../job/result.ts';

/** An outcome in words: `message` for the log, `explanation` for below the title of a comment or summary. */
export interface OutcomeText {
  readonly message: string;
  readonly explanation: string;
}

/** Returns the texts of a message that doesn't repeat the title. */
export function textOf(message: string): OutcomeText {
  return { message, explanation: message };
}

/** Returns the texts of a problem. Its `what` says the same as the title. */
export function textOfProblem(problem: Problem): OutcomeText {
  return { message: formatProblem(problem), explanation: formatProblem({ ...problem, what: undefined }) };
}

/** Returns the texts of a guard that skipped the job. */
export function textOfSkip(skip: SkipReason): OutcomeText {
  const explanation = whySkipped(skip);
  const open = skip.guard === 'max-open-prs' ? ` ${listed(skip.open)}` : '';
  return { message: `Skipped: ${explanation}${open}`, explanation: capitalized(explanation) };
}

function whySkipped(skip: SkipReason): string {
  switch (skip.guard) {
    case 'agent-event':
      return (
        `the agent ${inBackticks(skip.login)} triggered this \`${skip.event}\` event itself, so a job could start an endless loop. ` +
        'Set `skip-agent-events: false` to allow this.'
      );
    case 'permission':
      return skip.addedLabel
        ? `${inBackticks(skip.login)}, who added the label, has \`${skip.role}\` access, and \`${skip.required}\` is required. ` +
            `Ask someone with \`${skip.required}\` access to add it again, or change \`required-permission\`.`
        : `${inBackticks(skip.login)} has \`${skip.role}\` access, and \`${skip.required}\` is required. ` +
            'Change `required-permission` to allow this.';
    case 'bot':
      return `${inBackticks(skip.login)} is a bot, and bots can't trigger jobs by default. Add it to \`allow-bots\` to allow this.`;
    case 'max-open-prs': {
      const { login, repository, open, limit } = skip;
      const count = open.length === 1 ? '1 open pull request' : `${open.length} open pull requests`;
      return (
        `${inBackticks(login)} has ${count} in ${inBackticks(repository)}, and \`max-open-prs\` is ${limit}. ` +
        `Merge or close ${open.length === 1 ? 'it' : 'some'}, or set \`at-cap: continue\`.`
      );
    }
  }
}

/** Returns the URLs of some open pull requests, for the log. The summary has a table of all of them. */
function listed(open: readonly PullRequest[]): string {
  const shown = open.slice(0, MAX_LISTED).map(({ url }) => url);
  return shown.join(' ') + (open.length > shown.length ? ` and ${open.length - shown.length} more` : '');
}

const MAX_LISTED = 5;

/** Returns the texts of a job that completed without a pull request. */
export function textOfNoPullRequest({ id, invalidPrLink }: AgentJob): OutcomeText {
  return textOfProblem({
    what: `Job ${inBackticks(id)} completed without a pull request`,
    why:
      invalidPrLink === undefined
        ? 'no file had to change, or the deployment is set to push without pull requests'
        : `the API returned a link that is not an http(s) URL, “${oneLine(invalidPrLink, MAX_INVALID_LINK)}”`,
  });
}

const MAX_INVALID_LINK = 200;

/** Returns the texts of a job that the step doesn't wait for. */
export function textOfStarted(job: JobRef, isFollowed: boolean, hasAllowedPaths: boolean): OutcomeText {
  const state = isFollowed ? `is ${job.last?.status ?? 'active'}` : 'started';
  const unchecked = hasAllowedPaths ? ", so `allowed-paths` isn't checked yet" : '';
  const follow = `To follow it, run again with ${inBackticks(`job-id: ${job.id}`)}${hasAllowedPaths ? ' and `allowed-paths`' : ''} instead of the prompt.`;
  const rest = `not waiting (\`wait: false\`)${unchecked}. ${follow}`;
  return { message: `Job ${inBackticks(job.id)} ${state}; ${rest}`, explanation: capitalized(rest) };
}

/** Returns the texts of a job that was still active at the deadline. */
export function textOfTimeout(
  { job, error }: Extract<JobResult, { kind: 'timed-out' | 'unanswered' }>,
  timeoutMs: number,
): OutcomeText {
  if (error !== undefined) return textOf(failedPoll(job, error));
  const limit = formatDuration(timeoutMs);
  return job.last === undefined
    ? textOf(`Timed out after ${limit} without a new status of job ${inBackticks(job.id)}. ${toFollow(job)}.`)
    : textOf(
        `Job ${inBackticks(job.id)} is still running after ${limit}; stopped waiting. ` +
          `${toFollow(job)}, or increase \`timeout-minutes\`.`,
      );
}

function failedPoll(job: JobRef, error: PlatformError): string {
  const { fix } = error.problem;
  return error.explain(
    `Timed out, and the last status check of job ${inBackticks(job.id)} failed`,
    error.policy.isTransient ? toFollow(job) : `${fix}, then ${uncapitalized(toFollow(job))}`,
  );
}

/** Returns the texts of a job that the step stopped following, although it may still be running. */
export function textOfLost(job: JobRef, error: PlatformError): OutcomeText {
  return textOf(
    error.explain(
      `Job ${inBackticks(job.id)} may still be running, but can't be polled anymore`,
      `${error.problem.fix}, then ${uncapitalized(toFollow(job))}`,
    ),
  );
}

/** Returns the texts of a run that was cancelled, or a step that was killed, during a job. */
export function textOfCancel({
  kind,
  job,
}: Extract<JobResult, { kind: 'cancelled' | 'killed' }>): OutcomeText {
  const what = kind === 'killed' ? 'The step was killed' : 'The run was cancelled';
  return textOf(`${what}, but job ${inBackticks(job.id)} keeps running. ${toFollow(job)}.`);
}

/** The same inputs would start another job, or send the message again. */
function toFollow({ id }: JobRef): string {
  return `Run again with ${inBackticks(`job-id: ${id}`)} instead of the prompt to pick it up`;
}

/** Returns what a run would do, as the rest of “A run would …”. */
export function formatPlan(plan: Exclude<DryRunPlan, { kind: 'skip' }>): string {
  if (plan.kind === 'create') return 'create a job';
  const { id, status } = plan.job;
  const job = `job ${inBackticks(id)}, which is ${phaseOf(status) === 'unrecognized' ? inBackticks(status) : status}`;
  switch (plan.kind) {
    case 'message':
      return endOf(plan.job) === undefined
        ? `wait for ${job}, and then send it the prompt`
        : `send the prompt to ${job}`;
    case 'follow':
      return `follow ${job}`;
    case 'resume':
      return `resume ${job} and was created by an earlier attempt of this run`;
  }
}

import { type PullRequestRef, parsePullRequestUrl } from '../../github/pull-request-ref.ts';
import type { PullRequest } from '../../github/repository.ts';
import type { PathPattern } from '../../lib/path-filter.ts';
import { oneLine } from '../../lib/text.ts';
import type { AgentJob } from '../../platform/agent-jobs.ts';
import { PlatformError } from '../../platform/errors.ts';
import { type FailureReason } from '../../platform/failures.ts';
import type { InputProblem } from '../../runner/inputs.ts';
import { type Conclusion, worstOf } from '../../step/conclusion.ts';
import { ContextError } from '../context/context-error.ts';
import type { CheckedPullRequest, PullRequestChanges, Scope } from '../github/pull-request-changes.ts';
import type { IfNoPr } from '../inputs/inputs.ts';
import type { IfOutOfScope } from '../inputs/pull-request-inputs.ts';
import {
  type EndedJob,
  endOf,
  type JobAction,
  type JobRef,
  type JobResult,
  type RequestPlan,
  type SkipReason,
} from '../job/result.ts';
import { goesOn, howToFollow, timedOut, unanswered, whyNoPr, whySkipped } from './outcome-messages.ts';
import { scopeProblem } from './scope.ts';

/** What happened, in this action's own words. */
export type OutcomeName =
  | 'started'
  | 'pr-created'
  | 'no-pr'
  | 'archived'
  | 'failed'
  | 'dry-run'
  | 'skipped'
  | 'rejected'
  | 'not-created'
  | 'unknown'
  | 'timed-out'
  | 'cancelled'
  | 'lost';

/**
 * Which outcomes have a job that has what was asked for. A comment's marker names it, and a later run takes what it names
 * for done.
 */
export const HAS_ACCEPTED_JOB: Readonly<Record<OutcomeName, boolean>> = {
  started: true,
  'pr-created': true,
  'no-pr': true,
  archived: true,
  failed: true,
  'dry-run': false,
  skipped: false,
  rejected: false,
  'not-created': false,
  unknown: false,
  'timed-out': true,
  cancelled: true,
  lost: true,
};

/** Which outcomes are commented on: what was held back or only tried is said on the run's page. */
export const IS_COMMENTED: Readonly<Record<OutcomeName, boolean>> = {
  started: true,
  'pr-created': true,
  'no-pr': true,
  archived: true,
  failed: true,
  'dry-run': false,
  skipped: false,
  rejected: true,
  'not-created': true,
  unknown: true,
  'timed-out': true,
  cancelled: true,
  lost: true,
};

/** Why, in one word. */
export type Reason =
  | Exclude<FailureReason, 'interrupted'>
  | 'cancelled'
  | 'timeout'
  | 'invalid-input'
  | 'guard-unavailable'
  | 'out-of-scope'
  | 'scope-unknown'
  | 'context-unavailable'
  | SkipReason['guard'];

/** `updated`: a message ended with the pull request that there was. `resumed`: an earlier attempt had started the job. */
export type Change = 'created' | 'updated' | 'resumed';

/** What happened, once and for all: outputs, annotation, summary, comment and exit code are drawn from this. */
export interface Outcome {
  readonly name: OutcomeName;
  readonly reason: Reason | undefined;
  readonly conclusion: Conclusion;
  /** One line for people, safe to print. */
  readonly message: string;
  readonly jobId: string | undefined;
  /** The job as last seen. */
  readonly job: AgentJob | undefined;
  /** An http or https URL. */
  readonly prLink: string | undefined;
  /** Undefined if the link is not a pull request's. */
  readonly pullRequest: PullRequestRef | undefined;
  /** What happened to the pull request in this run. */
  readonly change: Change;
  /** What the pull request changes, if it was asked for and GitHub told. */
  readonly changes: PullRequestChanges | undefined;
  /** Whether that is all in `allowed-paths`, if that was asked. */
  readonly scope: Scope | undefined;
  /** The agent's open pull requests, if they were too many. */
  readonly openPullRequests: readonly PullRequest[];
}

export interface OutcomeOptions {
  readonly ifNoPr: IfNoPr;
  readonly timeoutMs: number;
  readonly allowedPaths: readonly PathPattern[] | undefined;
  readonly ifOutOfScope: IfOutOfScope;
  /** What was done for the request, if it is known. */
  readonly action?: JobAction;
  /** What is known of the pull request, if it was asked for. */
  readonly checked: CheckedPullRequest | undefined;
}

/** GitHub keeps 4,096 characters of an annotation. */
const MAX_MESSAGE_LENGTH = 4_000;

/** Returns the outcome of a step whose inputs don't hold: no request was made. */
export function outcomeOfInvalidInputs(problems: readonly InputProblem[]): Outcome {
  const list = problems.map(({ input, message }) => `${input}: ${message}.`).join(' ');
  return outcome('not-created', 'failure', undefined, `No job was created. ${list}`, 'invalid-input');
}

/** Returns what a result means. Nothing else decides that. */
export function outcomeOf(result: JobResult, options: OutcomeOptions): Outcome {
  return withPullRequest(outcomeOfResult(result, options), options.checked, options.ifOutOfScope);
}

const UNCHECKED = 'Give that run allowed-paths too: this one does not wait, and so checks nothing.';

/** Adds what is known of the pull request, and what its scope means for the step. */
function withPullRequest(
  outcome: Outcome,
  checked: CheckedPullRequest | undefined,
  ifOutOfScope: IfOutOfScope,
): Outcome {
  if (checked === undefined) return outcome;
  const { scope } = checked;
  const problem = scopeProblem(scope);
  if (problem === undefined) return { ...outcome, ...checked };
  const gap = outcome.message.endsWith('.') ? ' ' : '. ';
  return {
    ...outcome,
    ...checked,
    reason: scope?.kind === 'out-of-scope' ? 'out-of-scope' : 'scope-unknown',
    conclusion: worstOf([outcome.conclusion, SCOPE_CONCLUSION[ifOutOfScope]]),
    message: oneLine(`${outcome.message}${gap}${problem}`, MAX_MESSAGE_LENGTH),
  };
}

const SCOPE_CONCLUSION: Readonly<Record<IfOutOfScope, Conclusion>> = { warn: 'warning', error: 'failure' };

function outcomeOfResult(result: JobResult, options: OutcomeOptions): Outcome {
  switch (result.kind) {
    case 'started':
      return outcome(
        'started',
        'pass',
        result.job,
        `Job ${result.job.id} is accepted and runs on by itself. ${howToFollow(result.job)}${options.allowedPaths === undefined ? '' : ` ${UNCHECKED}`}`,
      );
    case 'ended':
      return outcomeOfEnd(result, options);
    case 'timed-out':
      return outcome('timed-out', 'failure', result.job, timedOut(result, options.timeoutMs), 'timeout');
    case 'unanswered':
      return outcome('timed-out', 'failure', result.job, unanswered(result), 'timeout');
    case 'cancelled':
      return outcome(
        'cancelled',
        'failure',
        result.job,
        goesOn('The run was cancelled', result.job),
        'cancelled',
      );
    case 'killed':
      return outcome(
        'cancelled',
        'failure',
        result.job,
        goesOn('The step was killed', result.job),
        'cancelled',
      );
    case 'lost':
      return outcome(
        'lost',
        'failure',
        result.job,
        `Job ${result.job.id} can no longer be followed: ${result.error.message}. ${result.error.remedy} ` +
          `The job itself may go on. ${howToFollow(result.job)}`,
        reasonOf(result.error.reason),
      );
    case 'rejected':
      return outcome(
        'rejected',
        'failure',
        undefined,
        `${result.error.message}. ${result.error.remedy}`,
        reasonOf(result.error.reason),
      );
    case 'skipped':
      return {
        ...outcome('skipped', 'notice', undefined, whySkipped(result.skip), result.skip.guard),
        openPullRequests: result.skip.guard === 'max-open-prs' ? result.skip.open : [],
      };
    case 'dry-run':
      return outcomeOfPlan(result.plan);
    case 'not-created':
      return outcomeOfNotCreated(result);
    case 'unknown':
      return outcomeOfUnknown(result);
  }
}

function outcomeOfEnd({ as, job }: EndedJob, { ifNoPr, action }: OutcomeOptions): Outcome {
  const known = { id: job.id, last: job };
  const { prLink } = job;
  switch (as) {
    case 'completed':
      return prLink === undefined
        ? outcome(
            'no-pr',
            NO_PR_CONCLUSION[ifNoPr],
            known,
            `Job ${job.id} completed without a pull request: ${whyNoPr(job)}`,
          )
        : outcomeOfPullRequest(job, prLink, action);
    case 'archived':
      return outcome(
        'archived',
        'warning',
        known,
        prLink === undefined
          ? `Job ${job.id} was archived on the platform, without a pull request.`
          : `Job ${job.id} was archived on the platform. Its pull request: ${prLink}`,
      );
    case 'failed':
      return outcome(
        'failed',
        'failure',
        known,
        `Job ${job.id} failed: the agent met an error that it could not recover from. ` +
          "Look at the job on the project's dashboard, and run again with a new job, perhaps with a narrower prompt.",
      );
  }
}

function outcomeOfPullRequest(job: AgentJob, prLink: string, action: JobAction | undefined): Outcome {
  const change = changeOf(prLink, action);
  const message = {
    created: `The agent's pull request: ${prLink}`,
    updated: `Updated the agent's pull request: ${prLink}`,
    resumed: `The pull request of job ${job.id}, which an earlier attempt of this run started: ${prLink}`,
  }[change];
  return { ...outcome('pr-created', 'pass', { id: job.id, last: job }, message), change };
}

function changeOf(prLink: string, action: JobAction | undefined): Change {
  if (action?.kind === 'resumed') return 'resumed';
  return action?.kind === 'continued' && action.prLinkBefore === prLink ? 'updated' : 'created';
}

const NO_PR_CONCLUSION: Readonly<Record<IfNoPr, Conclusion>> = {
  ignore: 'pass',
  warn: 'warning',
  error: 'failure',
};

function outcomeOfPlan(plan: RequestPlan): Outcome {
  const planned = (what: string) =>
    outcome('dry-run', 'pass', undefined, `Dry run, so nothing was sent. A real run would ${what}.`);
  switch (plan.kind) {
    case 'create':
      return planned('create a job');
    case 'message': {
      const wait = endOf(plan.job) === undefined ? `wait until job ${plan.job.id} has ended, and then ` : '';
      return planned(`${wait}send the prompt to job ${plan.job.id}, which is ${plan.job.status}`);
    }
    case 'follow':
      return planned(`follow job ${plan.job.id}, which is ${plan.job.status}`);
    case 'resume':
      return planned(
        `resume job ${plan.job.id}, which an earlier attempt of this run created and which is ${plan.job.status}`,
      );
    case 'skip': {
      const { guard } = plan.skip;
      return {
        ...outcome(
          'dry-run',
          'pass',
          undefined,
          `Dry run. A real run would be skipped: ${whySkipped(plan.skip)}`,
          guard,
        ),
        openPullRequests: guard === 'max-open-prs' ? plan.skip.open : [],
      };
    }
  }
}

function outcomeOfNotCreated({ error, job }: Extract<JobResult, { kind: 'not-created' }>): Outcome {
  const fail = (message: string, reason: Reason) => outcome('not-created', 'failure', job, message, reason);
  const what = job === undefined ? 'No job was created' : `No message was sent to job ${job.id}`;
  if (error === 'cancelled') return fail(`${what}: the run was cancelled before.`, error);
  if (error === 'timeout') {
    return fail(`${what}: the time was up before anything could be sent. Raise timeout-minutes.`, error);
  }
  if (error instanceof ContextError) {
    return fail(
      `${what}, because what include names could not be read. ${error.message}${error.mayPass ? ' Run again later.' : ''}`,
      'context-unavailable',
    );
  }
  return error instanceof PlatformError
    ? fail(`${what}: ${error.message}. ${error.remedy}`, reasonOf(error.reason))
    : fail(
        `${what}, because nobody can tell whether it should be. ${error.message}${error.mayPass ? ' Run again later.' : ''}`,
        'guard-unavailable',
      );
}

function outcomeOfUnknown({
  error,
  cancelled = false,
  job,
}: Extract<JobResult, { kind: 'unknown' }>): Outcome {
  const why = error === 'killed' ? 'the step was killed before the answer came' : error.message;
  const message =
    job === undefined
      ? `A job may or may not exist: ${why}, and so the request was not repeated. ` +
        "Before running again, look for the job on the project's dashboard, or for a new pull request of the agent."
      : `The message to job ${job.id} may or may not have arrived: ${why}, and so it was not repeated. ` +
        "Before running again, look at the job on the project's dashboard, or at its pull request.";
  const reason = cancelled || error === 'killed' ? 'cancelled' : reasonOf(error.reason);
  return outcome('unknown', 'failure', job, message, reason);
}

/** A request that the run itself ended was ended because the time was up. */
function reasonOf(reason: FailureReason): Reason {
  return reason === 'interrupted' ? 'timeout' : reason;
}

function outcome(
  name: OutcomeName,
  conclusion: Conclusion,
  known: JobRef | undefined,
  message: string,
  reason?: Reason,
): Outcome {
  const prLink = known?.last?.prLink;
  return {
    name,
    reason,
    conclusion,
    message: oneLine(message, MAX_MESSAGE_LENGTH),
    jobId: known?.id,
    job: known?.last,
    prLink,
    pullRequest: prLink === undefined ? undefined : parsePullRequestUrl(prLink),
    change: 'created',
    changes: undefined,
    scope: undefined,
    openPullRequests: [],
  };
}

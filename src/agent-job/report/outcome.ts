import { type PullRequestRef, parsePullRequestUrl } from '../../github/pull-request-ref.ts';
import type { PullRequest } from '../../github/repository.ts';
import type { PathPattern } from '../../lib/path-filter.ts';
import { capitalized, type Problem, uncapitalized } from '../../lib/problem.ts';
import { inBackticks, oneLine } from '../../lib/text.ts';
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
  type JobAction,
  type JobRef,
  type JobResult,
  type SkipReason,
} from '../job/result.ts';
import {
  formatPlan,
  type OutcomeText,
  textOf,
  textOfCancel,
  textOfLost,
  textOfNoPullRequest,
  textOfProblem,
  textOfSkip,
  textOfStarted,
  textOfTimeout,
} from './outcome-messages.ts';
import { scopeProblem } from './scope.ts';

interface OutcomeTraits {
  /** What it means for the step, unless `if-no-pr` or `if-out-of-scope` says otherwise. */
  readonly conclusion: Conclusion;
  /** A job accepted the prompt. The comment's marker names it, and a re-run resumes it. */
  readonly hasAcceptedJob: boolean;
  /** The other outcomes are only reported on the run's page. */
  readonly isCommented: boolean;
}

/** The values of the output `outcome`. */
export const OUTCOMES = {
  started: { conclusion: 'pass', hasAcceptedJob: true, isCommented: true },
  'pr-created': { conclusion: 'pass', hasAcceptedJob: true, isCommented: true },
  'no-pr': { conclusion: 'pass', hasAcceptedJob: true, isCommented: true },
  archived: { conclusion: 'warning', hasAcceptedJob: true, isCommented: true },
  failed: { conclusion: 'failure', hasAcceptedJob: true, isCommented: true },
  'dry-run': { conclusion: 'pass', hasAcceptedJob: false, isCommented: false },
  skipped: { conclusion: 'notice', hasAcceptedJob: false, isCommented: false },
  rejected: { conclusion: 'failure', hasAcceptedJob: false, isCommented: true },
  'not-created': { conclusion: 'failure', hasAcceptedJob: false, isCommented: true },
  unknown: { conclusion: 'failure', hasAcceptedJob: false, isCommented: true },
  'timed-out': { conclusion: 'failure', hasAcceptedJob: true, isCommented: true },
  cancelled: { conclusion: 'failure', hasAcceptedJob: true, isCommented: true },
  lost: { conclusion: 'failure', hasAcceptedJob: true, isCommented: true },
} as const satisfies Record<string, OutcomeTraits>;

export type OutcomeName = keyof typeof OUTCOMES;

/** The value of the output `reason`. */
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

/** `updated`: the job had the pull request before the message. `resumed`: an earlier attempt started the job. */
export type Change = 'created' | 'updated' | 'resumed';

/** What happened. Outputs, annotations, summary, comment and exit code are made from this. */
export interface Outcome {
  readonly name: OutcomeName;
  readonly reason: Reason | undefined;
  readonly conclusion: Conclusion;
  /** One line for people, safe to print. Backticks mark code. */
  readonly message: string;
  /** The same for below a title that says what happened. */
  readonly explanation: string;
  /** What is wrong with the inputs, a sentence or two for each. */
  readonly problems: readonly string[];
  readonly jobId: string | undefined;
  /** The job as last seen. */
  readonly job: AgentJob | undefined;
  /** An http or https URL. */
  readonly prLink: string | undefined;
  /** Undefined if the link is not a pull request's. */
  readonly pullRequest: PullRequestRef | undefined;
  /** What happened to the pull request in this run. */
  readonly change: Change;
  /** What the pull request changes, if it was read. */
  readonly changes: PullRequestChanges | undefined;
  /** Whether `allowed-paths` allows all of that, if it is set. */
  readonly scope: Scope | undefined;
  /** The agent's open pull requests, if there are too many. */
  readonly openPullRequests: readonly PullRequest[];
}

export interface OutcomeOptions {
  readonly ifNoPr: IfNoPr;
  readonly timeoutMs: number;
  readonly allowedPaths: readonly PathPattern[] | undefined;
  readonly ifOutOfScope: IfOutOfScope;
  /** What the step did for the result. */
  readonly action: ActionDone;
  /** What was read of the pull request, if anything. */
  readonly checked: CheckedPullRequest | undefined;
}

/** What an outcome depends on in a `JobAction`. */
export interface ActionDone {
  readonly kind: JobAction['kind'];
  readonly prLinkBefore?: string | undefined;
}

/** GitHub keeps 4,096 characters of an annotation. */
const MAX_MESSAGE_LENGTH = 4_000;

/** Returns the outcome of a step with invalid inputs: no request was sent. */
export function outcomeOfInvalidInputs(problems: readonly InputProblem[]): Outcome {
  const messages = problems.map(({ message }) => message);
  const text = textOf(['No job was created.', ...messages].join(' '));
  return {
    ...outcome({ name: 'not-created', text, reason: 'invalid-input' }),
    problems: messages,
  };
}

/** Returns the outcome of a result. */
export function outcomeOf(result: JobResult, options: OutcomeOptions): Outcome {
  return withPullRequest(outcomeOfResult(result, options), options.checked, options.ifOutOfScope);
}

/** Adds what is known of the pull request, and what its scope means for the step. */
function withPullRequest(
  outcome: Outcome,
  checked: CheckedPullRequest | undefined,
  ifOutOfScope: IfOutOfScope,
): Outcome {
  if (checked === undefined) return outcome;
  const { scope } = checked;
  const problem = scopeProblem(scope, true);
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
    case 'started': {
      const { job } = result;
      const isFollowed = options.action.kind === 'followed';
      const text = textOfStarted(job, isFollowed, options.allowedPaths !== undefined);
      return outcome({ name: 'started', job, text });
    }
    case 'ended':
      return outcomeOfEnd(result, options);
    case 'timed-out':
    case 'unanswered':
      return outcome({
        name: 'timed-out',
        job: result.job,
        text: textOfTimeout(result, options.timeoutMs),
        reason: 'timeout',
      });
    case 'cancelled':
    case 'killed':
      return outcome({
        name: 'cancelled',
        job: result.job,
        text: textOfCancel(result),
        reason: 'cancelled',
      });
    case 'lost':
      return outcome({
        name: 'lost',
        job: result.job,
        text: textOfLost(result.job, result.error),
        reason: reasonOf(result.error.reason),
      });
    case 'rejected':
      return outcomeOfRejected(result, options);
    case 'skipped':
      return outcomeOfSkip('skipped', result.skip, textOfSkip(result.skip));
    case 'dry-run':
      return outcomeOfPlan(result);
    case 'not-created':
      return outcomeOfNotCreated(result);
    case 'unknown':
      return outcomeOfUnknown(result);
  }
}

function outcomeOfEnd({ as, job: last }: EndedJob, { ifNoPr, action }: OutcomeOptions): Outcome {
  const job = { id: last.id, last };
  const { prLink } = last;
  switch (as) {
    case 'completed':
      return prLink === undefined
        ? {
            ...outcome({ name: 'no-pr', job, text: textOfNoPullRequest(last) }),
            conclusion: NO_PR_CONCLUSION[ifNoPr],
          }
        : outcomeOfPullRequest(job, prLink, action);
    case 'archived': {
      const archived = `Job ${inBackticks(job.id)} was archived in Mintlify`;
      return outcome({
        name: 'archived',
        job,
        text:
          prLink === undefined
            ? textOf(`${archived}, without a pull request.`)
            : { message: `${archived}. Pull request: ${prLink}`, explanation: `${archived}.` },
      });
    }
    case 'failed':
      return outcome({
        name: 'failed',
        job,
        text: textOfProblem({
          what: `Job ${inBackticks(job.id)} failed`,
          why: "the agent ran into an error that it couldn't recover from",
          fix: 'Open the job on the dashboard, then run again, with a narrower prompt if possible',
        }),
      });
  }
}

function outcomeOfPullRequest(job: JobRef, prLink: string, action: ActionDone): Outcome {
  const change = changeOf(prLink, action);
  const message = {
    created: `Pull request opened: ${prLink}`,
    updated: `Pull request updated: ${prLink}`,
    resumed: `Pull request from job ${inBackticks(job.id)} of an earlier attempt: ${prLink}`,
  }[change];
  const text = { message, explanation: '' };
  return { ...outcome({ name: 'pr-created', job, text }), change };
}

function changeOf(prLink: string, action: ActionDone): Change {
  if (action.kind === 'resumed') return 'resumed';
  return action.kind === 'continued' && action.prLinkBefore === prLink ? 'updated' : 'created';
}

const NO_PR_CONCLUSION: Readonly<Record<IfNoPr, Conclusion>> = {
  ignore: 'pass',
  warn: 'warning',
  error: 'failure',
};

function outcomeOfPlan({ plan }: Extract<JobResult, { kind: 'dry-run' }>): Outcome {
  if (plan.kind !== 'skip') {
    const what = formatPlan(plan);
    const text = { message: `Dry run, nothing was sent. A run would ${what}.`, explanation: '' };
    return outcome({ name: 'dry-run', text });
  }
  const { message, explanation } = textOfSkip(plan.skip);
  return outcomeOfSkip('dry-run', plan.skip, {
    message: `Dry run, nothing was sent. A run would be ${uncapitalized(message)}`,
    explanation,
  });
}

function outcomeOfSkip(name: 'skipped' | 'dry-run', skip: SkipReason, text: OutcomeText): Outcome {
  return {
    ...outcome({ name, text, reason: skip.guard }),
    openPullRequests: skip.guard === 'max-open-prs' ? skip.open : [],
  };
}

function outcomeOfRejected(
  { error, jobId }: Extract<JobResult, { kind: 'rejected' }>,
  { action }: OutcomeOptions,
): Outcome {
  const isFollowed = action.kind === 'followed';
  const what =
    jobId === undefined
      ? 'No job was created'
      : `${isFollowed ? "Couldn't follow" : 'No message was sent to'} job ${inBackticks(jobId)}`;
  return outcome({
    name: 'rejected',
    text: textOfProblem({ ...error.problem, what }),
    reason: reasonOf(error.reason),
  });
}

function outcomeOfNotCreated({ error, job }: Extract<JobResult, { kind: 'not-created' }>): Outcome {
  const fail = (text: OutcomeText, reason: Reason) => outcome({ name: 'not-created', job, text, reason });
  const what = job === undefined ? 'no job was created' : `no message was sent to job ${inBackticks(job.id)}`;
  if (error === 'cancelled') return fail(textOf(`The run was cancelled, and ${what}.`), error);
  if (error === 'timeout') {
    return fail(textOf(`Timed out, and ${what}. Increase \`timeout-minutes\`.`), error);
  }
  if (error instanceof PlatformError) {
    return fail(textOfProblem({ ...error.problem, what: capitalized(what) }), reasonOf(error.reason));
  }
  return fail(
    { message: error.explain(`, so ${what}`), explanation: error.message },
    error instanceof ContextError ? 'context-unavailable' : 'guard-unavailable',
  );
}

function outcomeOfUnknown({
  error,
  cancelled = false,
  job,
}: Extract<JobResult, { kind: 'unknown' }>): Outcome {
  const { why, request }: Problem =
    error === 'killed' ? { why: 'the step was killed before the response arrived' } : error.problem;
  const { what, fix } =
    job === undefined
      ? {
          what: "Couldn't confirm that the job was created",
          fix: "The request wasn't retried, because a retry could create a second pull request; check the dashboard before you run again",
        }
      : {
          what: `Couldn't confirm that the message to job ${inBackticks(job.id)} was sent`,
          fix: "The message wasn't sent again, because the agent could do the work twice; check the job on the dashboard before you run again",
        };
  return outcome({
    name: 'unknown',
    job,
    text: textOfProblem({ what, why, fix, request }),
    reason: cancelled || error === 'killed' ? 'cancelled' : reasonOf(error.reason),
  });
}

/** A request that the step itself ended was ended because of the timeout. */
function reasonOf(reason: FailureReason): Reason {
  return reason === 'interrupted' ? 'timeout' : reason;
}

interface OutcomeParts {
  readonly name: OutcomeName;
  readonly job?: JobRef | undefined;
  readonly text: OutcomeText;
  readonly reason?: Reason;
}

function outcome({ name, job, text, reason }: OutcomeParts): Outcome {
  const prLink = job?.last?.prLink;
  return {
    name,
    reason,
    conclusion: OUTCOMES[name].conclusion,
    message: oneLine(text.message, MAX_MESSAGE_LENGTH),
    explanation: oneLine(text.explanation, MAX_MESSAGE_LENGTH),
    problems: [],
    jobId: job?.id,
    job: job?.last,
    prLink,
    pullRequest: prLink === undefined ? undefined : parsePullRequestUrl(prLink),
    change: 'created',
    changes: undefined,
    scope: undefined,
    openPullRequests: [],
  };
}

import type { PullRequest } from '../../github/repository.ts';
import { formatDuration, oneLine } from '../../lib/text.ts';
import type { AgentJob } from '../../platform/agent-jobs.ts';
import { type FailureReason, PlatformError } from '../../platform/errors.ts';
import type { InputProblem } from '../../runner/inputs.ts';
import type { Conclusion } from '../../step/conclusion.ts';
import { parsePullRequestUrl, prLinkOf } from '../github/agent-pull-requests.ts';
import type { IfNoPr } from '../inputs/inputs.ts';
import type { JobRef, JobResult, SkipReason } from '../job/result.ts';

/** What happened, in this action's words. */
export type OutcomeName =
  | 'started'
  | 'pr-created'
  | 'no-pr'
  | 'archived'
  | 'failed'
  | 'skipped'
  | 'rejected'
  | 'not-created'
  | 'unknown'
  | 'timed-out'
  | 'cancelled'
  | 'lost';

/** Why, in one word. */
export type Reason =
  | Exclude<FailureReason, 'interrupted'>
  | 'cancelled'
  | 'timeout'
  | 'invalid-input'
  | 'guard-unavailable'
  | SkipReason['guard'];

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
  readonly prNumber: number | undefined;
}

export interface OutcomeOptions {
  readonly ifNoPr: IfNoPr;
  readonly timeoutMs: number;
}

/** GitHub keeps 4,096 characters of an annotation. */
const LONGEST_MESSAGE = 4_000;

/** The outcome of a step whose inputs do not hold: nothing was asked of anyone. */
export function outcomeOfInvalidInputs(problems: readonly InputProblem[]): Outcome {
  const list = problems.map(({ input, message }) => `${input}: ${message}.`).join(' ');
  return outcome('not-created', 'failure', undefined, `No job was created. ${list}`, 'invalid-input');
}

/** The outcome of an ending. Total: what an ending means is said here and nowhere else. */
export function outcomeOf(ending: JobResult, settings: OutcomeOptions): Outcome {
  switch (ending.kind) {
    case 'started':
      return outcome(
        'started',
        'pass',
        ending.job,
        `Job ${ending.job.id} is accepted and runs on by itself. ${howToFollow(ending.job)}`,
      );
    case 'ended':
      return ended(ending.as, ending.job, settings.ifNoPr);
    case 'timed-out':
      return outcome('timed-out', 'failure', ending.job, timedOut(ending, settings.timeoutMs), 'timeout');
    case 'cancelled':
      return outcome(
        'cancelled',
        'failure',
        ending.job,
        `${ending.killed ? 'The step was killed' : 'The run was cancelled'}, and job ${ending.job.id} goes on: ` +
          `the service cannot cancel one. ${howToFollow(ending.job)}`,
        'cancelled',
      );
    case 'lost':
      return outcome(
        'lost',
        'failure',
        ending.job,
        `Job ${ending.job.id} can no longer be followed: ${ending.error.message}. ${ending.error.remedy} ` +
          `The job itself may go on. ${howToFollow(ending.job)}`,
        reasonOf(ending.error.reason),
      );
    case 'rejected':
      return outcome(
        'rejected',
        'failure',
        undefined,
        `${ending.error.message}. ${ending.error.remedy}`,
        reasonOf(ending.error.reason),
      );
    case 'skipped':
      return outcome('skipped', 'notice', undefined, whyRefused(ending.refusal), ending.refusal.guard);
    case 'not-created':
      return notCreated(ending);
    case 'unknown':
      return outcome(
        'unknown',
        'failure',
        ending.job,
        ending.job === undefined
          ? `A job may or may not exist: ${ending.error.message}, and so the request was not repeated. ` +
              "Before running again, look for the job on the project's dashboard, or for a new pull request of the agent."
          : `The message to job ${ending.job.id} may or may not have arrived: ${ending.error.message}, and so it was not repeated. ` +
              "Before running again, look at the job on the project's dashboard, or at its pull request.",
        ending.cancelled ? 'cancelled' : reasonOf(ending.error.reason),
      );
  }
}

function whyRefused(refusal: SkipReason): string {
  switch (refusal.guard) {
    case 'agent-event':
      return (
        `No job was created, because ${refusal.login} itself caused this ${refusal.event} event: ` +
        'a job for it could go round for ever. To have one all the same, set skip-agent-events to false.'
      );
    case 'permission':
      return (
        `No job was created, because ${refusal.login}, who caused this event, holds ${refusal.holds} on this repository, ` +
        `and ${refusal.needs} is needed. To ask for less, set required-permission.`
      );
    case 'bot':
      return (
        `No job was created, because ${refusal.login}, which caused this event, is a bot. ` +
        'To let it, name it in allow-bots.'
      );
    case 'max-open-prs':
      return (
        `No job was created, because ${refusal.login} has ${refusal.open.length} open pull requests in ${refusal.repository}, ` +
        `and max-open-prs is ${refusal.limit}. Merge or close some: ${listed(refusal.open)}`
      );
  }
}

/** Some of them, so that the line can be read; the summary has them all. */
function listed(open: readonly PullRequest[]): string {
  const shown = open.slice(0, LISTED_AT_MOST).map(({ url }) => url);
  return shown.join(' ') + (open.length > shown.length ? ` and ${open.length - shown.length} more` : '');
}

const LISTED_AT_MOST = 5;

function notCreated({ error, job }: Extract<JobResult, { kind: 'not-created' }>): Outcome {
  const fail = (message: string, reason: Reason) => outcome('not-created', 'failure', job, message, reason);
  const what = job === undefined ? 'No job was created' : `No message was sent to job ${job.id}`;
  if (error === 'cancelled') return fail(`${what}: the run was cancelled before.`, error);
  if (error === 'timeout') {
    return fail(`${what}: the time was up before anything could be sent. Raise timeout-minutes.`, error);
  }
  return error instanceof PlatformError
    ? fail(`${what}: ${error.message}. ${error.remedy}`, reasonOf(error.reason))
    : fail(
        `${what}, because nobody can tell whether it should be. ${error.message}${error.mayPass ? ' Run again later.' : ''}`,
        'guard-unavailable',
      );
}

function ended(as: 'completed' | 'archived' | 'failed', job: AgentJob, ifNoPr: IfNoPr): Outcome {
  const known = { id: job.id, last: job };
  const prLink = prLinkOf(job);
  switch (as) {
    case 'completed':
      return prLink === undefined
        ? outcome(
            'no-pr',
            NO_PR_VERDICT[ifNoPr],
            known,
            `Job ${job.id} completed without a pull request: ${whyNoPr(job)}`,
          )
        : outcome('pr-created', 'pass', known, `The agent's pull request: ${prLink}`);
    case 'archived':
      return outcome(
        'archived',
        'warning',
        known,
        `Job ${job.id} was archived on the platform` +
          (prLink === undefined ? ', without a pull request.' : `. Its pull request: ${prLink}`),
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

const NO_PR_VERDICT: Readonly<Record<IfNoPr, Conclusion>> = {
  ignore: 'pass',
  warn: 'warning',
  error: 'failure',
};

/** Where the advice is to run again, following the job is meant: the same inputs would start another one. */
function remedyForNextLook({ reason, remedy }: PlatformError): string {
  switch (reason) {
    case 'rate-limit':
    case 'server-error':
    case 'no-answer':
    case 'interrupted':
      return '';
    case 'bad-request':
    case 'unauthorized':
    case 'forbidden':
    case 'not-found':
    case 'redirect':
    case 'refused':
    case 'unreachable':
    case 'unreadable-answer':
      return `${remedy} `;
  }
}

function whyNoPr({ prLink }: AgentJob): string {
  return prLink === undefined
    ? 'no file had to change, or the deployment is set to push without one.'
    : `what the service gave for its link is not an http(s) URL: “${oneLine(prLink, 200)}”.`;
}

function timedOut(
  { job, exists, error }: Extract<JobResult, { kind: 'timed-out' }>,
  timeoutMs: number,
): string {
  if (error !== undefined) {
    return (
      `Nobody could say how job ${job.id} is, because the last look at it failed: ${error.message}. ${remedyForNextLook(error)}` +
      (exists ? `The job itself may go on. ${howToFollow(job)}` : howToFollow(job))
    );
  }
  const what = exists
    ? `Job ${job.id} had not ended after ${formatDuration(timeoutMs)}. It goes on.`
    : `Nobody could say how job ${job.id} is: the time was up before an answer came.`;
  return `${what} ${howToFollow(job)} To wait longer, raise timeout-minutes.`;
}

function howToFollow({ id }: JobRef): string {
  return `To follow it, run this action with job-id: ${id}.`;
}

/** A request that the run itself ended is told by what ended it, and that was the time. */
function reasonOf(reason: FailureReason): Reason {
  return reason === 'interrupted' ? 'timeout' : reason;
}

function outcome(
  word: OutcomeName,
  conclusion: Conclusion,
  known: JobRef | undefined,
  message: string,
  reason?: Reason,
): Outcome {
  const prLink = known?.last && prLinkOf(known.last);
  return {
    name: word,
    reason,
    conclusion: conclusion,
    message: oneLine(message, LONGEST_MESSAGE),
    jobId: known?.id,
    job: known?.last,
    prLink,
    prNumber: prLink === undefined ? undefined : parsePullRequestUrl(prLink)?.number,
  };
}

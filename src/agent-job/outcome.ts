import { duration } from '../duration.ts';
import type { GitHubError } from '../github/errors.ts';
import { webUrl } from '../markdown.ts';
import { oneLine } from '../one-line.ts';
import type { AgentJob } from '../platform/agent-job.ts';
import { type FailureReason, PlatformError } from '../platform/errors.ts';
import type { Problem } from '../runner/inputs.ts';
import type { Ending, KnownJob } from './ending.ts';
import type { IfNoPr } from './inputs.ts';

/** What happened, in this action's words. */
export type OutcomeWord =
  | 'started'
  | 'pr-created'
  | 'no-pr'
  | 'archived'
  | 'failed'
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
  | 'guard-unavailable';

/** What it means for the step. */
export type Verdict = 'pass' | 'warning' | 'failure';

/** What happened, once and for all: outputs, annotation, summary, comment and exit code are drawn from this. */
export interface Outcome {
  readonly word: OutcomeWord;
  readonly reason: Reason | undefined;
  readonly verdict: Verdict;
  /** One line for people, safe to print. */
  readonly message: string;
  readonly jobId: string | undefined;
  /** The job as last seen. */
  readonly job: AgentJob | undefined;
  /** An http or https URL. */
  readonly prLink: string | undefined;
  readonly prNumber: number | undefined;
}

export interface OutcomeSettings {
  readonly ifNoPr: IfNoPr;
  readonly timeoutMs: number;
}

/** GitHub keeps 4,096 characters of an annotation. */
const LONGEST_MESSAGE = 4_000;

/** The outcome of a step whose inputs do not hold: nothing was asked of anyone. */
export function outcomeOfProblems(problems: readonly Problem[]): Outcome {
  const list = problems.map(({ input, message }) => `${input}: ${message}.`).join(' ');
  return outcome('not-created', 'failure', undefined, `No job was created. ${list}`, 'invalid-input');
}

/** The outcome of an ending. Total: what an ending means is said here and nowhere else. */
export function outcomeOf(ending: Ending, settings: OutcomeSettings): Outcome {
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
      return outcome(
        'timed-out',
        'failure',
        ending.job,
        `Job ${ending.job.id} had not ended after ${duration(settings.timeoutMs)}` +
          `${ending.error === undefined ? '' : ` (the last look failed: ${ending.error.message})`}. ` +
          `It goes on. ${howToFollow(ending.job)} To wait longer, raise timeout-minutes.`,
        'timeout',
      );
    case 'cancelled':
      return outcome(
        'cancelled',
        'failure',
        ending.job,
        `${ending.killed ? 'The step was killed' : 'The run was cancelled'}, and job ${ending.job.id} goes on: ` +
          `the service cannot cancel one. ${howToFollow(ending.job)}`,
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
    case 'not-created':
      return notCreated(ending.error);
    case 'unknown':
      return outcome(
        'unknown',
        'failure',
        undefined,
        `A job may or may not exist: ${ending.error.message}, and so the request was not repeated. ` +
          "Before running again, look for the job on the project's dashboard, or for a new pull request of the agent.",
        ending.cancelled ? 'cancelled' : reasonOf(ending.error.reason),
      );
  }
}

function notCreated(error: PlatformError | GitHubError | undefined): Outcome {
  const fail = (message: string, reason: Reason) =>
    outcome('not-created', 'failure', undefined, message, reason);
  if (error === undefined) {
    return fail('The run was cancelled before a job was created. No job exists.', 'cancelled');
  }
  return error instanceof PlatformError
    ? fail(`No job was created: ${error.message}. ${error.remedy}`, reasonOf(error.reason))
    : fail(
        `No job was created, because nobody can tell whether there should be one. ${error.message} Run again later.`,
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

const NO_PR_VERDICT: Readonly<Record<IfNoPr, Verdict>> = {
  ignore: 'pass',
  warn: 'warning',
  error: 'failure',
};

function whyNoPr({ prLink }: AgentJob): string {
  return prLink === undefined
    ? 'no file had to change, or the deployment is set to push without one.'
    : `what the service gave for its link is not an http(s) URL: “${oneLine(prLink, 200)}”.`;
}

function howToFollow({ id }: KnownJob): string {
  return `To follow it, run this action with job-id: ${id}.`;
}

function prLinkOf(job: AgentJob): string | undefined {
  return job.prLink !== undefined && webUrl(job.prLink) !== undefined ? job.prLink : undefined;
}

/** GitHub's form, on github.com and on servers of one's own alike. */
function prNumberOf(prLink: string): number | undefined {
  const digits = /^\/[^/]+\/[^/]+\/pull\/(\d{1,15})(?:\/|$)/u.exec(new URL(prLink).pathname)?.[1];
  return digits === undefined ? undefined : Number(digits);
}

/** A request that the run itself ended is told by what ended it, and that was the time. */
function reasonOf(reason: FailureReason): Reason {
  return reason === 'interrupted' ? 'timeout' : reason;
}

function outcome(
  word: OutcomeWord,
  verdict: Verdict,
  known: KnownJob | undefined,
  message: string,
  reason?: Reason,
): Outcome {
  const prLink = known?.last && prLinkOf(known.last);
  return {
    word,
    reason,
    verdict,
    message: oneLine(message, LONGEST_MESSAGE),
    jobId: known?.id,
    job: known?.last,
    prLink,
    prNumber: prLink === undefined ? undefined : prNumberOf(prLink),
  };
}

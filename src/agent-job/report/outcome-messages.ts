import type { PullRequest } from '../../github/repository.ts';
import { formatDuration, oneLine } from '../../lib/text.ts';
import type { AgentJob } from '../../platform/agent-jobs.ts';
import type { PlatformError } from '../../platform/errors.ts';
import type { JobRef, JobResult, SkipReason } from '../job/result.ts';

/** Returns why a guard held a job back, and how to let it through. */
export function whySkipped(skip: SkipReason): string {
  switch (skip.guard) {
    case 'agent-event':
      return (
        `No job was created, because ${skip.login} itself caused this ${skip.event} event: ` +
        'a job for it could go round for ever. To have one all the same, set skip-agent-events to false.'
      );
    case 'permission':
      return (
        `No job was created, because ${skip.login}, who caused this event, holds ${skip.role} on this repository, ` +
        `and ${skip.required} is needed. To ask for less, set required-permission.`
      );
    case 'bot':
      return (
        `No job was created, because ${skip.login}, which caused this event, is a bot. ` +
        'To let it, name it in allow-bots.'
      );
    case 'max-open-prs':
      return (
        `No job was created, because ${skip.login} has ${skip.open.length} open pull requests in ${skip.repository}, ` +
        `and max-open-prs is ${skip.limit}. Merge or close some: ${listed(skip.open)}`
      );
  }
}

/** Some of them, so that the line can be read; the summary has them all. */
function listed(open: readonly PullRequest[]): string {
  const shown = open.slice(0, MAX_LISTED).map(({ url }) => url);
  return shown.join(' ') + (open.length > shown.length ? ` and ${open.length - shown.length} more` : '');
}

const MAX_LISTED = 5;

/** Returns why a completed job has no pull request, as far as it is known. */
export function whyNoPr({ invalidPrLink }: AgentJob): string {
  return invalidPrLink === undefined
    ? 'no file had to change, or the deployment is set to push without one.'
    : `what the service gave for its link is not an http(s) URL: “${oneLine(invalidPrLink, MAX_INVALID_LINK)}”.`;
}

const MAX_INVALID_LINK = 200;

/** Returns what to say of a job that was still active at the deadline. */
export function timedOut(
  { job, error }: Extract<JobResult, { kind: 'timed-out' }>,
  timeoutMs: number,
): string {
  return error === undefined
    ? `Job ${job.id} had not ended after ${formatDuration(timeoutMs)}. It goes on. ${howToWaitLonger(job)}`
    : `${failedPoll(job, error)}The job itself may go on. ${howToFollow(job)}`;
}

/** Returns what to say of a job that the service said nothing of in time. */
export function unanswered({ job, error }: Extract<JobResult, { kind: 'unanswered' }>): string {
  return error === undefined
    ? `Nobody could say how job ${job.id} is: the time was up before an answer came. ${howToWaitLonger(job)}`
    : `${failedPoll(job, error)}${howToFollow(job)}`;
}

/** If the remedy is to run again, following the job is meant: the same inputs would start another one. */
function failedPoll({ id }: JobRef, { message, policy, remedy }: PlatformError): string {
  const advice = policy.isTransient ? '' : `${remedy} `;
  return `Nobody could say how job ${id} is, because the last look at it failed: ${message}. ${advice}`;
}

/** Returns what to say of a job that the step left active. */
export function goesOn(what: string, job: JobRef): string {
  return `${what}, and job ${job.id} goes on: the service cannot cancel one. ${howToFollow(job)}`;
}

/** Returns how to follow a job. */
export function howToFollow({ id }: JobRef): string {
  return `To follow it, run this action with job-id: ${id}.`;
}

function howToWaitLonger(job: JobRef): string {
  return `${howToFollow(job)} To wait longer, raise timeout-minutes.`;
}

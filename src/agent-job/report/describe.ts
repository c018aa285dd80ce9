import { capitalized, formatProblem, type Problem, uncapitalized } from '../../lib/problem.ts';
import { formatDuration, inBackticks, oneLine } from '../../lib/text.ts';
import { type AgentJob, phaseOf } from '../../platform/agent-jobs.ts';
import { PlatformError } from '../../platform/errors.ts';
import type { FailureReason } from '../../platform/failures.ts';
import { type Skip, whySkipped } from '../guards.ts';
import type { Inputs } from '../inputs/inputs.ts';
import { type Done, endOf, type JobRef, type Target } from '../job/done.ts';
import type { Description, Reason } from './outcomes.ts';

/** Returns what an outcome is called and what it says: the one place that knows what can happen. */
export function describe(done: Done, inputs: Inputs): Description {
  switch (done.kind) {
    case 'started':
      return { name: 'started', ...started(done, inputs) };
    case 'ended':
      return ended(done, inputs);
    case 'timed-out':
      return {
        name: 'timed-out',
        reason: 'timeout',
        ...both(timedOut(done, inputs.timeoutMinutes * 60_000)),
      };
    case 'cancelled':
    case 'killed': {
      const what = done.kind === 'killed' ? 'The step was killed' : 'The run was cancelled';
      const text = `${what}, but job ${inBackticks(done.job.id)} keeps running. ${toFollow(done.job)}.`;
      return { name: 'cancelled', reason: 'cancelled', ...both(text) };
    }
    case 'lost': {
      const { error, job } = done;
      const what = `Job ${inBackticks(job.id)} may still be running, but can't be polled anymore`;
      const text = error.explain(what, `${error.problem.fix}, then ${uncapitalized(toFollow(job))}`);
      return { name: 'lost', reason: reasonOf(error.reason), ...both(text) };
    }
    case 'rejected': {
      const { error, jobId, target } = done;
      const refused = target.kind === 'follow' ? "Couldn't follow" : 'No message was sent to';
      const what = jobId === undefined ? 'No job was created' : `${refused} job ${inBackticks(jobId)}`;
      return { name: 'rejected', reason: reasonOf(error.reason), ...problem({ ...error.problem, what }) };
    }
    case 'skipped':
      return skipped(done.skip, inputs);
    case 'dry-run':
      return {
        name: 'dry-run',
        message: `Dry run, nothing was sent. A run would ${formatPlan(done.target, done.job)}.`,
        explanation: '',
      };
    case 'not-created':
      return notCreated(done);
    case 'unknown':
      return unknown(done);
  }
}

type Text = Pick<Description, 'message' | 'explanation'>;

/** Returns the texts of a message that doesn't repeat the title. */
function both(message: string): Text {
  return { message, explanation: message };
}

/** Returns the texts of a problem. Its `what` says the same as the title. */
function problem(given: Problem): Text {
  return { message: formatProblem(given), explanation: formatProblem({ ...given, what: undefined }) };
}

/** A request that the step itself ended was ended because of the timeout. */
function reasonOf(reason: FailureReason): Reason {
  return reason === 'interrupted' ? 'timeout' : reason;
}

/** The same inputs would start another job, or send the message again. */
function toFollow({ id }: JobRef): string {
  return `Run again with ${inBackticks(`job-id: ${id}`)} instead of the prompt to pick it up`;
}

function started(
  { job, target }: Extract<Done, { kind: 'started' }>,
  { allowedPaths }: Inputs,
): Text & Pick<Description, 'title'> {
  const hasAllowedPaths = allowedPaths !== undefined;
  const unchecked = hasAllowedPaths ? ", so `allowed-paths` isn't checked yet" : '';
  const follow = `To follow it, run again with ${inBackticks(`job-id: ${job.id}`)}${hasAllowedPaths ? ' and `allowed-paths`' : ''} instead of the prompt.`;
  const rest = `not waiting (\`wait: false\`)${unchecked}. ${follow}`;
  const explanation = capitalized(rest);
  switch (target.kind) {
    case 'message':
      return {
        title: 'Message sent to the docs job',
        message: `Message sent to job ${inBackticks(job.id)}${afterWaiting(target)}; ${rest}`,
        explanation,
      };
    case 'follow':
    case 'resume':
      return {
        title: 'Docs job still running',
        message: `Job ${inBackticks(job.id)} is ${job.last?.status ?? 'active'}; ${rest}`,
        explanation,
      };
    case 'create':
    case 'none':
      return {
        message: `Job ${inBackticks(job.id)} started; ${rest}`,
        explanation,
        title: 'Docs job started',
      };
  }
}

/** Returns how long a message waited for its job, as the rest of a sentence; empty if it didn't. */
function afterWaiting(target: Target): string {
  return target.kind === 'message' && target.waitedMs > 0
    ? `, after waiting ${formatDuration(target.waitedMs)} for its earlier prompt`
    : '';
}

function ended({ job, target }: Extract<Done, { kind: 'ended' }>, { ifNoPr }: Inputs): Description {
  const { prLink } = job.last;
  const name = `Job ${inBackticks(job.id)}`;
  switch (endOf(job.last)) {
    case 'archived': {
      const archived = `${name} was archived in Mintlify`;
      const text =
        prLink === undefined
          ? both(`${archived}, without a pull request.`)
          : { message: `${archived}. Pull request: ${prLink}`, explanation: `${archived}.` };
      return { name: 'archived', reason: 'archived', ...text };
    }
    case 'failed':
      return {
        name: 'failed',
        reason: 'job-failed',
        ...problem({
          what: `${name} failed`,
          why: "the agent ran into an error that it couldn't recover from",
          fix: 'Open the job on the dashboard, then run again, with a narrower prompt if possible',
        }),
      };
    case 'completed':
    case undefined:
      return prLink === undefined
        ? withoutPullRequest(job.last, name, ifNoPr)
        : pullRequest(job, prLink, target);
  }
}

function withoutPullRequest(
  { invalidPrLink }: AgentJob,
  name: string,
  ifNoPr: Inputs['ifNoPr'],
): Description {
  return {
    name: 'no-pr',
    reason: ifNoPr === 'ignore' ? undefined : 'no-pr',
    conclusion: ({ ignore: 'pass', warn: 'warning', error: 'failure' } as const)[ifNoPr],
    ...problem({
      what: `${name} completed without a pull request`,
      why:
        invalidPrLink === undefined
          ? 'no file had to change, or the deployment is set to push without pull requests'
          : `the API returned a link that is not an http(s) URL, “${oneLine(invalidPrLink, MAX_INVALID_LINK)}”`,
    }),
  };
}

const MAX_INVALID_LINK = 200;

function pullRequest({ id }: JobRef, prLink: string, target: Target): Description {
  const described = { name: 'pr-created', explanation: '' } as const;
  if (target.kind === 'resume') {
    const message = `Pull request from job ${inBackticks(id)} of an earlier attempt: ${prLink}`;
    return { ...described, title: 'Docs pull request from an earlier attempt', message };
  }
  const waited = afterWaiting(target);
  const explanation = waited === '' ? '' : `The message was sent${waited}.`;
  return target.kind === 'message' && target.job.prLink === prLink
    ? {
        ...described,
        explanation,
        title: 'Docs pull request updated',
        message: `Pull request updated: ${prLink}`,
      }
    : { ...described, explanation, message: `Pull request opened: ${prLink}` };
}

function timedOut({ job, error }: Extract<Done, { kind: 'timed-out' }>, timeoutMs: number): string {
  const name = `job ${inBackticks(job.id)}`;
  if (error !== undefined) {
    return error.explain(
      `Timed out, and the last status check of ${name} failed`,
      error.isTransient ? toFollow(job) : `${error.problem.fix}, then ${uncapitalized(toFollow(job))}`,
    );
  }
  const limit = formatDuration(timeoutMs);
  return job.last === undefined
    ? `Timed out after ${limit} without a new status of ${name}. ${toFollow(job)}.`
    : `${capitalized(name)} is still running after ${limit}; stopped waiting. ${toFollow(job)}, or increase \`timeout-minutes\`.`;
}

function skipped(skip: Skip, { atCap, dryRun }: Inputs): Description {
  const why = whySkipped(skip, atCap === 'continue');
  const open = skip.guard === 'max-open-prs' ? ` ${listed(skip.open.map(({ url }) => url))}` : '';
  const explanation = capitalized(why);
  return dryRun
    ? {
        name: 'dry-run',
        reason: skip.guard,
        title: 'Dry run: the job would be skipped',
        message: `Dry run, nothing was sent. A run would be skipped: ${why}${open}`,
        explanation,
      }
    : { name: 'skipped', reason: skip.guard, message: `Skipped: ${why}${open}`, explanation };
}

/** Returns the URLs of some pull requests, for the log. The summary has a table of all of them. */
function listed(urls: readonly string[]): string {
  const shown = urls.slice(0, MAX_LISTED);
  return shown.join(' ') + (urls.length > shown.length ? ` and ${urls.length - shown.length} more` : '');
}

const MAX_LISTED = 5;

function notCreated({
  error,
  jobId,
  target,
  lacksContext,
}: Extract<Done, { kind: 'not-created' }>): Description {
  const what =
    jobId === undefined ? 'no job was created' : `no message was sent to job ${inBackticks(jobId)}`;
  const described = {
    name: 'not-created',
    title: jobId === undefined ? 'No docs job created' : 'No message sent to the docs job',
  } as const;
  if (error === 'cancelled') {
    return { ...described, reason: error, ...both(`The run was cancelled, and ${what}.`) };
  }
  if (error === 'timeout') {
    const because =
      target.kind === 'message' && target.waitedMs > 0
        ? `Timed out after waiting ${formatDuration(target.waitedMs)} for the earlier prompt of the job`
        : 'Timed out';
    return { ...described, reason: error, ...both(`${because}, and ${what}. Increase \`timeout-minutes\`.`) };
  }
  if (error instanceof PlatformError) {
    const text = problem({ ...error.problem, what: capitalized(what) });
    return { ...described, reason: reasonOf(error.reason), ...text };
  }
  const reason = lacksContext ? 'context-unavailable' : 'guard-unavailable';
  return { ...described, reason, message: error.explain(`, so ${what}`), explanation: error.message };
}

function unknown({ error, isCancelled, jobId }: Extract<Done, { kind: 'unknown' }>): Description {
  const { why, request }: Problem =
    error === 'killed' ? { why: 'the step was killed before the response arrived' } : error.problem;
  const reason = isCancelled || error === 'killed' ? 'cancelled' : reasonOf(error.reason);
  const text =
    jobId === undefined
      ? {
          what: "Couldn't confirm that the job was created",
          fix: "The request wasn't retried, because a retry could create a second pull request; check the dashboard before you run again",
        }
      : {
          what: `Couldn't confirm that the message to job ${inBackticks(jobId)} was sent`,
          fix: "The message wasn't sent again, because the agent could do the work twice; check the job on the dashboard before you run again",
        };
  return {
    name: 'unknown',
    reason,
    title:
      jobId === undefined ? 'Docs job may have been created' : 'Message may have been sent to the docs job',
    ...problem({ ...text, why, request }),
  };
}

/** Returns what a run would do, as the rest of “A run would …”. */
export function formatPlan(target: Target, job: AgentJob | undefined): string {
  if (job === undefined) return 'create a job';
  const { id, status } = job;
  const name = `job ${inBackticks(id)}, which is ${phaseOf(status) === 'unrecognized' ? inBackticks(status) : status}`;
  switch (target.kind) {
    case 'message':
      return endOf(job) === undefined
        ? `wait for ${name}, and then send it the prompt`
        : `send the prompt to ${name}`;
    case 'resume':
      return `resume ${name} and was created by an earlier attempt of this run`;
    case 'follow':
    case 'create':
    case 'none':
      return `follow ${name}`;
  }
}

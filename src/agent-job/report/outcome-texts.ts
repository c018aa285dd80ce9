import { fixOfPermission } from '../../github/errors.ts';
import { READ_PULL_REQUESTS, WRITE_PULL_REQUESTS } from '../../github/pull-request.ts';
import { capitalized, type Problem } from '../../lib/problem.ts';
import { firstOf, formatDuration, inBackticks, oneLine } from '../../lib/text.ts';
import { endOf, type JobRef } from '../../platform/agent-jobs.ts';
import type { Inputs } from '../inputs/rules.ts';
import { type Done, hasEarlierResult, isGone, type Skip, type Target, wasThereBefore } from '../job/done.ts';
import type { LinkedPullRequest } from '../pull-request/changes.ts';
import { OUTCOMES, type OutcomeTexts, type Reason, type Said, withTexts } from './outcome-table.ts';
import { formatPlan } from './plan-markdown.ts';

/** `linked` is the pull request of the job that ended. */
export function textsOf(done: Done, linked: LinkedPullRequest | undefined, inputs: Inputs): OutcomeTexts {
  switch (done.kind) {
    case 'started':
      return started(done);
    case 'ended':
      return ended(done, linked, inputs);
    case 'timed-out':
      return withTexts('timed-out', 'timeout', timedOut(done, inputs.timeoutMinutes * 60_000));
    case 'cancelled': {
      const what = `The step was stopped, but job ${inBackticks(done.job.id)} wasn't`;
      return withTexts('cancelled', 'cancelled', `${what}. ${toFollow(done)}.`);
    }
    case 'lost': {
      const { error, job, target } = done;
      if (isGone(done)) {
        const fix = 'Look for its pull request, and start a new run if there is none';
        const what = `Couldn't find job ${inBackticks(job.id)} anymore`;
        return withTexts('lost', error.policy.reason, error.explain(what, fix));
      }
      const how = target.ledToPullRequest === true ? 'led to a pull request before' : 'may still be running';
      const what = `Job ${inBackticks(job.id)} ${how}, but can't be polled anymore`;
      return withTexts('lost', error.policy.reason, error.explain(what, toFollow(done)));
    }
    case 'skipped':
      return skipped(done.skip, inputs);
    case 'dry-run':
      return withTexts('dry-run', undefined, `Dry run, nothing was sent. A run would ${formatPlan(done)}.`);
    case 'invalid': {
      const text = ['No job was created.', ...done.problems.map(({ message }) => message)].join(' ');
      return withTexts('not-created', 'invalid-input', text);
    }
    case 'rejected':
    case 'not-created':
      return notAccepted(done);
    case 'unknown':
      return unknown(done);
  }
}

/** Returns a title and a clause. */
function nothingSent({ kind, jobId }: Target): readonly [title: string, what: string] {
  if (jobId === undefined) return [OUTCOMES['not-created'].title, 'no job was created'];
  const job = `job ${inBackticks(jobId)}`;
  return kind === 'follow'
    ? ["Couldn't follow the docs job", `couldn't follow ${job}`]
    : ['No message sent to the docs job', `no message was sent to ${job}`];
}

/** With a prompt, the same inputs would start another job, or send the message again. */
function toFollow(done: Extract<Done, { readonly job: JobRef }>): string {
  const instead = done.target.kind === 'follow' ? '' : ' instead of the prompt and `include`';
  const again = `again with ${inBackticks(`job-id: ${done.job.id}`)}${instead} to pick it up`;
  const problem = 'error' in done ? done.error?.problem : undefined;
  return problem && !problem.isTransient ? `${problem.fix}, then run ${again}` : `Run ${again}`;
}

function started(done: Extract<Done, { kind: 'started' }>): OutcomeTexts {
  const { job, target } = done;
  const id = inBackticks(job.id);
  const rest = `not waiting (\`wait: false\`). ${toFollow(done)}.`;
  const say = (what: string, title?: string) =>
    withTexts('started', undefined, { message: `${what}; ${rest}`, explanation: capitalized(rest) }, title);
  switch (target.kind) {
    case 'message':
      return say(`Message sent to job ${id}${afterWaiting(target)}`, 'Message sent to the docs job');
    case 'follow':
    case 'resume':
      return say(`Job ${id} is ${job.last.status}`, 'Docs job still running');
    case 'create':
      return say(`Job ${id} started`);
  }
}

/** Returns a part of a sentence, which is empty if the prompt didn't wait. */
function afterWaiting({ kind, waitedMs = 0 }: Target): string {
  const what = kind === 'create' ? 'an earlier job' : 'an earlier prompt';
  return waitedMs === 0 ? '' : ` after waiting ${formatDuration(waitedMs)} for ${what}`;
}

const MAX_INVALID_LINK = 200;

function ended(
  { job, target }: Extract<Done, { kind: 'ended' }>,
  linked: LinkedPullRequest | undefined,
  { ifNoPr }: Inputs,
): OutcomeTexts {
  const { prLink, invalidPrLink } = job.last;
  const name = `Job ${inBackticks(job.id)}`;
  switch (hasEarlierResult(target, job.last) ? 'completed' : endOf(job.last)?.status) {
    case 'archived':
      return withTexts('archived', 'archived', `${name} was archived in Mintlify.`);
    case 'failed':
      return withTexts('failed', 'job-failed', {
        what: `${name} failed`,
        why: "the agent ran into an error that it couldn't recover from",
        fix: 'Open the job on the dashboard, then start a new run with a narrower prompt',
      });
    case 'completed':
    case undefined: {
      if (prLink !== undefined) return pullRequest(job, prLink, target, linked);
      const why =
        invalidPrLink === undefined
          ? 'no file had to change, or the deployment is set to push without pull requests'
          : `the API returned a link that is not an http(s) URL, “${oneLine(invalidPrLink, MAX_INVALID_LINK)}”`;
      const fix = 'Check the job on the dashboard, or set `if-no-pr: ignore` if no pull request is needed';
      const what = `${name} completed without a pull request`;
      const problem = { what, why, ...(ifNoPr !== 'ignore' && { fix }) };
      const conclusion = ({ ignore: 'pass', warn: 'warning', error: 'failure' } as const)[ifNoPr];
      return { ...withTexts('no-pr', ifNoPr === 'ignore' ? undefined : 'no-pr', problem), conclusion };
    }
  }
}

/** Returns what a prompt did to a pull request that was there before it; undefined if the prompt may have opened it. */
export function changeOfEarlier(target: Target | undefined, linked: LinkedPullRequest | undefined) {
  if (!wasThereBefore(target)) return undefined;
  if (target?.change !== undefined) return target.change;
  const headNow = target?.after?.head ?? linked?.confirmed?.headSha;
  const headBefore = target?.before?.head;
  if (headBefore === undefined || !headNow) return 'continued';
  return headNow.startsWith(headBefore) ? 'unchanged' : 'updated';
}

function pullRequest(
  { id }: JobRef,
  prLink: string,
  target: Target,
  linked: LinkedPullRequest | undefined,
): OutcomeTexts {
  const say = (what: string, title?: string, reason?: Reason) =>
    withTexts('pr-created', reason, { message: `${what}: ${prLink}`, explanation: '' }, title);
  const change = changeOfEarlier(target, linked);
  if (change !== undefined) {
    const how = change === 'unchanged' ? ', without a new commit' : '';
    return say(`Pull request ${change}${how}`, `Docs pull request ${change}`, change);
  }
  if (target.kind !== 'resume') return say('Pull request opened');
  const title = 'Docs pull request from an earlier attempt';
  return say(`Pull request from job ${inBackticks(id)} of an earlier attempt`, title);
}

function timedOut(done: Extract<Done, { kind: 'timed-out' }>, timeoutMs: number): string {
  const { job, error } = done;
  const name = `job ${inBackticks(job.id)}`;
  if (error !== undefined) {
    const what = `Timed out; ${name} may still be running, but its last status check failed`;
    return error.explain(what, toFollow(done));
  }
  const limit = formatDuration(timeoutMs);
  return job.last === undefined
    ? `Timed out after ${limit} without a new status of ${name}, which may still be running. ${toFollow(done)}.`
    : `${capitalized(name)} is still running after ${limit}; stopped waiting. ${toFollow(done)}, or increase \`timeout-minutes\`.`;
}

/** How many pull requests the log lists. The summary has a table of them. */
const MAX_LISTED = 5;

function skipped(
  { guard, why, open = [], conclusion = OUTCOMES.skipped.conclusion }: Skip,
  { dryRun }: Inputs,
): OutcomeTexts {
  const urls = open.map(({ url }) => url);
  const text = urls.length === 0 ? why : `${why} ${firstOf(urls, MAX_LISTED)}`;
  const explanation = capitalized(why);
  if (!dryRun) {
    return { ...withTexts('skipped', guard, { message: `Skipped: ${text}`, explanation }), conclusion };
  }
  const message = `Dry run, nothing was sent. A run would be skipped: ${text}`;
  return withTexts('dry-run', guard, { message, explanation }, 'Dry run: the job would be skipped');
}

function notAccepted(done: Extract<Done, { kind: 'rejected' | 'not-created' }>): OutcomeTexts {
  const [title, what] = nothingSent(done.target);
  const say = (reason: Reason, said: Said) => withTexts(done.kind, reason, said, title);
  if (done.kind === 'not-created' && done.reason !== undefined) {
    const { reason, error } = done;
    const also = reason === 'comment-forbidden' ? ', and the comment would fail too' : '';
    // The comment needs more than the look-up of a push's pull request, which failed.
    const isReading = reason === 'comment-forbidden' && error.permission === READ_PULL_REQUESTS;
    const missing = isReading ? WRITE_PULL_REQUESTS : reason === 'mark-forbidden' && error.permission;
    const fix = missing ? { fix: fixOfPermission(missing) } : {};
    const message = error.explain(`${also}, so ${what}`, fix);
    return say(reason, { message, explanation: error.explain('', fix) });
  }
  const { error, target } = done;
  if (error === 'cancelled') return say(error, `The run was cancelled, and ${what}.`);
  if (error === 'timeout') {
    return say(error, `Timed out${afterWaiting(target)}, and ${what}. Increase \`timeout-minutes\`.`);
  }
  return say(error.policy.reason, { ...error.problem, what: capitalized(what) });
}

function unknown(done: Extract<Done, { kind: 'unknown' }>): OutcomeTexts {
  const { error, isCancelled, target, hasUnmarkedMerges = false } = done;
  const { jobId } = target;
  const { why, request }: Problem =
    error === 'killed' ? { why: 'the step was killed before the response arrived' } : error.problem;
  const reason = isCancelled || error === 'killed' ? 'cancelled' : error.policy.reason;
  const [title, what, fix] =
    jobId === undefined
      ? [
          OUTCOMES.unknown.title,
          "Couldn't confirm that the job was created",
          "The request wasn't retried, because a retry could create a second pull request; check the dashboard before you run again",
        ]
      : [
          'Message may have been sent to the docs job',
          `Couldn't confirm that the message to job ${inBackticks(jobId)} was sent`,
          "The message wasn't sent again, because the agent could do the work twice; check the job on the dashboard before you run again",
        ];
  const isOdd = error !== 'killed' && error.failed.failure === 'unreadable-answer';
  const connection = isOdd ? ', and `base-url` and the proxy' : '';
  const again = hasUnmarkedMerges ? '; the next run sends these merges again' : '';
  return withTexts('unknown', reason, { what, why, fix: `${fix}${connection}${again}`, request }, title);
}

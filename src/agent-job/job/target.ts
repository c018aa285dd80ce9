import { expectGitHubError, GitHubError } from '../../github/errors.ts';
import {
  listPullRequests,
  type PullRequest,
  parsePullRequestUrl,
  readPullRequest,
} from '../../github/pull-request.ts';
import { inBackticks } from '../../lib/text.ts';
import { type AgentJob, endOf, type JobRef } from '../../platform/agent-jobs.ts';
import { isFromAgent } from '../accounts.ts';
import { newestJobComment } from '../comment/comment.ts';
import { openSince } from '../comment/marker.ts';
import { checkCap } from '../guards.ts';
import { needsFiles } from '../inputs/rules.ts';
import {
  gitHubOf,
  isExpected,
  isOwnRepository,
  issueOfRun,
  pullRequestRepository,
  type Run,
} from '../job-run.ts';
import { type Done, notCreated, type Target } from './done.ts';
import { isMissing, type LookUpResult, lookUp, notSent, waitUntilIdle } from './wait.ts';

/** The job may still be active: `readyTarget` waits for its end. `seenAt` is when the API returned it. */
type MessageTarget = Extract<Target, { kind: 'message' }> & {
  readonly job: AgentJob;
  readonly seenAt: number;
  readonly waitedMs: number;
};

export type PromptTarget = Extract<Target, { kind: 'create' }> | MessageTarget;

/** Returns where `job-id` says that the prompt goes, or why it goes nowhere. */
export async function findTarget(run: Run): Promise<PromptTarget | Done> {
  const { jobId } = run.inputs;
  const { id, comment } = jobId === 'auto' ? await newestJobToContinue(run) : { id: jobId };
  if (id === undefined) return await newJobUnlessAtCap(run);
  const origin = jobId === id ? 'given' : 'created';
  return await targetAfter(run, id, await lookUp(run, id, origin, openSince(comment)));
}

/**
 * Returns the job that our newest comment there names: this step's on a push without `comment`, and if `issue-number` says where a
 * schedule, release or push reports. Otherwise, for merges and such a push, its newest open pull request's, or the last batch's.
 */
async function newestJobToContinue(run: Run) {
  const { inputs, event, batch } = run;
  const issue = batch === undefined ? issueOfRun(run) : undefined;
  const isUncommented = event.push !== undefined && inputs.issueNumber === undefined && !inputs.comment;
  // Several steps can report on the issue that `issue-number` names, and on the pull request of a push.
  const isShared = inputs.issueNumber !== undefined || !inputs.comment;
  const which = ['schedule', 'release', 'push'].includes(event.name) && isShared ? 'made' : 'any';
  const comment = issue && (await newestJobComment(run, issue, which));
  const mayBeElsewhere = issue === undefined || isUncommented;
  if (comment !== undefined || !mayBeElsewhere) return { id: comment?.marker.job, comment };
  return { id: (await newestOwnJob(run)) ?? batch?.newestJob?.id };
}

/**
 * Returns the job of the newest open pull request that this step made: by our note on it, or because its job got the newest batch. A
 * run that timed out leaves no note. Our markers are bound to the run's own repository.
 */
async function newestOwnJob(run: Run): Promise<string | undefined> {
  const { batch } = run;
  if (!isOwnRepository(run, pullRequestRepository(run))) return undefined;
  const ofBatch = batch?.newestJob && (await pullToContinue(run, batch.newestJob));
  for await (const pull of listPullRequests(gitHubOf(run), 'open')) {
    if (!isFromAgent(run, pull)) continue;
    const isOfBatch = pull.number === ofBatch;
    const id = isOfBatch ? batch?.newestJob?.id : (await newestJobComment(run, pull, 'made'))?.marker.job;
    if (id !== undefined) return id;
  }
  return undefined;
}

/** Returns the number of a job's pull request in this repository, unless the job can't be continued. */
async function pullToContinue(run: Run, { id, last }: JobRef): Promise<number | undefined> {
  const job = last ?? (await lookUp(run, id, 'once'));
  if ('kind' in job || endOf(job)?.canContinue === false) return undefined;
  const ref = parsePullRequestUrl(job.prLink ?? '');
  return ref && isOwnRepository(run, ref.repository) ? ref.number : undefined;
}

/** Returns the prompt's target after an answer about a job. One that can't be continued is only kept if `job-id` names it. */
export async function targetAfter(
  run: Run,
  jobId: string,
  answer: LookUpResult,
  waitedMs: number = 0,
): Promise<PromptTarget | Done> {
  const isGiven = run.inputs.jobId === jobId;
  if ('kind' in answer) {
    if (isGiven || !isMissing(answer)) return notSent(answer, { kind: 'message', jobId, waitedMs });
    logNotContinued(run, jobId, "doesn't exist anymore");
    return await newJobUnlessAtCap(run, waitedMs);
  }
  const url = answer.prLink;
  const before = url === undefined ? undefined : { url, number: parsePullRequestUrl(url)?.number };
  const target = { kind: 'message', jobId, before, job: answer, seenAt: run.clock.now(), waitedMs } as const;
  if (isGiven) return await withHead(run, target);
  const continued = await unlessOver(run, target).catch(expectGitHubError);
  if (continued instanceof GitHubError) return notCreated(run, continued, 'guard-unavailable', target);
  return continued ?? (await newJobUnlessAtCap(run, waitedMs));
}

async function newJobUnlessAtCap(run: Run, waitedMs = 0): Promise<PromptTarget | Done> {
  const skip = await checkCap(run);
  return skip === undefined ? { kind: 'create', waitedMs } : { kind: 'skipped', skip };
}

/** How long a look at a job counts: not until a retry, because another run can send it a message at any time. */
const LOOK_COUNTS_MS = 1_000;

const WHY_WAIT = 'Sending the message after it ends, because a message interrupts the agent';

/** Returns the target once its job is idle, because a message interrupts the agent. Each look decides anew. */
export async function readyTarget(run: Run, first: PromptTarget | Done): Promise<PromptTarget | Done> {
  const { inputs, clock } = run;
  let target = first;
  /** How the job had ended when its pull request was looked up. */
  let checked: string | undefined;
  while (target.kind === 'message') {
    const began = clock.now();
    const { job, jobId, waitedMs } = target;
    const isLook = began - target.seenAt >= LOOK_COUNTS_MS;
    if (!isLook && endOf(job) !== undefined) return target;
    const answer = isLook
      ? await lookUp(run, jobId, inputs.jobId === jobId ? 'given' : 'created')
      : await waitUntilIdle(run, job, WHY_WAIT);
    // GitHub can take longer than a look counts, so its answer counts until the job is seen to have changed.
    if (!('kind' in answer) && answer.status === checked) return target;
    const next = await targetAfter(run, jobId, answer, waitedMs + (isLook ? 0 : clock.now() - began));
    if (next.kind !== 'message') return next;
    checked = endOf(next.job)?.status;
    // Another run can have sent it a message since the end.
    target = isLook ? next : { ...next, seenAt: began };
  }
  return target;
}

/**
 * Returns a message to a job that can be continued, with the head of its pull request, if it has one. Otherwise, says why not. Rejects
 * if GitHub doesn't say whether the pull request is open.
 */
async function unlessOver(run: Run, target: MessageTarget): Promise<MessageTarget | undefined> {
  const { id, prLink } = target.job;
  const end = endOf(target.job);
  if (end?.canContinue === false) return logNotContinued(run, id, end.how);
  if (end === undefined || prLink === undefined) return target;
  const pull = await readUnlessGone(run, prLink);
  if (pull === undefined) {
    run.runner.warning(
      `Not continuing job ${inBackticks(id)}, because this run can't look up its pull request ${inBackticks(prLink)}. ` +
        'If the agent works in another repository, set `pr-repository`, and `github-token` to a token that can read it.',
      'Job not continued',
    );
    return undefined;
  }
  return pull.isOpen
    ? { ...target, before: { ...target.before, head: pull.headSha } }
    : logNotContinued(run, id, 'has a closed pull request');
}

/** The job that `job-id` names gets the message in any case, so a failure only means that the head isn't known. */
async function withHead(run: Run, target: MessageTarget): Promise<MessageTarget> {
  if (endOf(target.job) === undefined || !needsFiles(run.inputs)) return target;
  const pull = await readUnlessGone(run, target.before?.url ?? '').catch(expectGitHubError);
  if (pull instanceof GitHubError) run.runner.info(pull.message);
  if (pull === undefined || pull instanceof GitHubError) return target;
  return { ...target, before: { ...target.before, head: pull.headSha } };
}

/** Returns undefined also for a link to another server, or to a repository that isn't expected. */
async function readUnlessGone(run: Run, url: string): Promise<PullRequest | undefined> {
  const ref = parsePullRequestUrl(url);
  if (ref === undefined || !isExpected(run, ref)) return undefined;
  const read = await readPullRequest(gitHubOf(run, ref.repository), ref.number).catch(expectGitHubError);
  if (!(read instanceof GitHubError)) return read;
  if (read.status === 404 || read.status === 410) return undefined;
  throw read;
}

function logNotContinued({ runner }: Run, id: string, why: string): undefined {
  runner.info(`Not continuing job ${inBackticks(id)}, because it ${why}.`);
}

import { expectGitHubError, GitHubError } from '../../github/errors.ts';
import type { IssueRef } from '../../github/issue.ts';
import { parsePullRequestUrl, readPullRequest } from '../../github/pull-request.ts';
import { inBackticks, oneLine } from '../../lib/text.ts';
import { type AgentJob, ENDS, endOf } from '../../platform/agent-jobs.ts';
import { issueOfRun, newestJob } from '../comment/comment.ts';
import { checkCap } from '../guards.ts';
import { isExpected, type Run } from '../job-run.ts';
import type { Done, JobRef } from './done.ts';
import { doneWithoutAnswer, type LookUpResult, lookUp, waitForEnd } from './wait.ts';

export type PromptTarget =
  | { readonly kind: 'create' }
  /** The job may still be active: `readyTarget` waits for its end. `seenAt` is when the API returned it. */
  | {
      readonly kind: 'message';
      readonly job: AgentJob;
      readonly seenAt: number;
      readonly waitedMs: number;
    };

export async function givenJob(run: Run, jobId: string): Promise<PromptTarget | Done> {
  const answer = await lookUp(run, jobId, 'given');
  return answer.kind === 'job'
    ? messageTo(run, answer.job)
    : doneWithoutAnswer(answer, { kind: 'message', job: { id: jobId } });
}

/** Our comments name the jobs. */
export async function newestJobToContinue(run: Run): Promise<PromptTarget | Done | undefined> {
  const issue = issueOfRun(run);
  if (issue !== undefined) return await jobToContinue(run, issue);
  run.runner.info(
    `No job to continue (\`job-id: auto\`), because the \`${run.event.name}\` event has no issue or pull request. Set \`issue-number\` to name one.`,
  );
  return undefined;
}

export async function newJobUnlessAtCap(run: Run): Promise<PromptTarget | Done> {
  const skip = await checkCap(run);
  return skip === undefined ? { kind: 'create' } : { kind: 'skipped', skip };
}

/** How long a look at a job counts, in milliseconds. Another run can send it a message at any time. */
const LOOK_COUNTS_MS = 1_000;

/**
 * Returns the target as it is right now: a message interrupts the agent, so it waits until its job isn't active anymore. A job
 * that `job-id` doesn't name is replaced by a new one if it can't be continued by then. `mustLook`: whatever the time of the
 * last look was.
 */
export async function readyTarget(
  run: Run,
  target: PromptTarget | Done,
  mustLook: boolean,
): Promise<PromptTarget | Done> {
  if (target.kind !== 'message') return target;
  const { clock } = run;
  let { job, seenAt, waitedMs } = target;
  const isGiven = run.inputs.jobId === job.id;
  let checksPullRequest = mustLook;
  for (let look = mustLook; ; look = false) {
    const began = clock.now();
    look ||= began - seenAt > LOOK_COUNTS_MS;
    if (!look && endOf(job) !== undefined) return { ...target, job, seenAt, waitedMs };
    const answer = look
      ? await lookUp(run, job.id, isGiven ? 'given' : 'created')
      : await waitUntilIdle(run, job);
    seenAt = clock.now();
    if (!look) {
      waitedMs += seenAt - began;
      checksPullRequest = true;
    }
    if (answer.kind === 'job') job = answer.job;
    else if (isGiven || answer.kind !== 'not-found') {
      return doneWithoutAnswer(answer, { ...target, job, waitedMs });
    }
    const last = answer.kind === 'job' ? job : undefined;
    if (isGiven || (last !== undefined && endOf(last) === undefined)) continue;
    if (!(await canContinue(run, { id: job.id, last }, checksPullRequest))) {
      return await newJobUnlessAtCap(run);
    }
    checksPullRequest = false;
  }
}

async function waitUntilIdle(run: Run, job: AgentJob): Promise<LookUpResult> {
  const what =
    `Job ${inBackticks(job.id)} is ${oneLine(job.status)}. ` +
    'Sending the message after it ends, because a message interrupts the agent.';
  const answer = await waitForEnd(run, job, what);
  // However the last poll failed, the time went into waiting for the other prompt.
  return answer.kind === 'timed-out' ? { ...answer, error: undefined } : answer;
}

function messageTo({ clock }: Run, job: AgentJob): PromptTarget {
  return { kind: 'message', job, seenAt: clock.now(), waitedMs: 0 };
}

async function jobToContinue(run: Run, issue: IssueRef): Promise<PromptTarget | Done | undefined> {
  const id = await newestJob(run, issue);
  if (id === undefined) return undefined;
  const answer = await lookUp(run, id, 'created');
  if (answer.kind !== 'job' && answer.kind !== 'not-found') {
    return doneWithoutAnswer(answer, { kind: 'message', job: { id } });
  }
  const last = answer.kind === 'job' ? answer.job : undefined;
  const target = last && messageTo(run, last);
  return (await canContinue(run, { id, last }, true)) ? target : undefined;
}

/** Returns where to send the prompt if the API doesn't know a job anymore when it gets the message. Undefined if `job-id` names it. */
export async function targetInsteadOf(run: Run, id: string): Promise<PromptTarget | Done | undefined> {
  if (run.inputs.jobId === id || (await canContinue(run, { id, last: undefined }, false))) return undefined;
  return await newJobUnlessAtCap(run);
}

/** Logs why not. A pull request that GitHub doesn't show counts as open. */
async function canContinue(run: Run, { id, last }: JobRef, checksPullRequest: boolean): Promise<boolean> {
  const why =
    last === undefined ? "doesn't exist anymore" : await whyNotContinued(run, last, checksPullRequest);
  if (why !== undefined) run.runner.info(`Not continuing job ${inBackticks(id)}, because it ${why}.`);
  return why === undefined;
}

async function whyNotContinued(
  run: Run,
  job: AgentJob,
  checksPullRequest: boolean,
): Promise<string | undefined> {
  const end = endOf(job);
  if (end !== undefined && !ENDS[end].canContinue) return ENDS[end].how;
  const ref = job.prLink === undefined ? undefined : parsePullRequestUrl(job.prLink);
  if (!checksPullRequest || ref === undefined || !isExpected(run, ref)) return undefined;
  const client = run.github(run.limit.stop, ref.repository);
  const pull = await readPullRequest(client, ref.number).catch(expectGitHubError);
  const isOpen = pull instanceof GitHubError || pull.state === 'open' || pull.state === 'draft';
  return isOpen ? undefined : 'has a closed pull request';
}

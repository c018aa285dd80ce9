import { GitHubError } from '../../github/errors.ts';
import { pullRequestHere, readPullRequest } from '../../github/pull-request.ts';
import { formatCount, inBackticks, oneLine } from '../../lib/text.ts';
import type { AgentJob } from '../../platform/agent-jobs.ts';
import { issueToReportOn, newestJob } from '../comment/comment.ts';
import { checkCap } from '../guards.ts';
import type { PromptTask } from '../inputs/inputs.ts';
import { isOwnRepository, pullRequestRepository, type Run } from '../job-run.ts';
import {
  type Done,
  endOf,
  HOW_ENDED,
  type MessageTarget,
  notCreated,
  type PromptTarget,
  type Target,
} from './done.ts';
import {
  type Answer,
  GIVEN_JOB_GRACE_MS,
  KNOWN_JOB_GRACE_MS,
  lookUp,
  type NoAnswer,
  waitForEnd,
} from './wait.ts';

/**
 * Finds the job that gets a prompt, or that there is none yet. The job of a message may still be active: `readyTarget` waits
 * for its end. Rejects with a `GitHubError` if GitHub doesn't give what this depends on.
 */
export async function findTarget(run: Run, task: PromptTask): Promise<PromptTarget | Done> {
  switch (task.kind) {
    case 'message': {
      const answer = await lookUp(run, task.jobId, GIVEN_JOB_GRACE_MS);
      return answer.kind === 'job' ? messageTo(run, answer.job, true) : notSent(task.jobId, answer);
    }
    case 'create':
      return await newJob(run);
    case 'auto': {
      const issue = issueToReportOn(run);
      const jobId = issue && (await newestJob(run, issue));
      return (jobId !== undefined && (await targetIfContinuable(run, jobId))) || (await newJob(run));
    }
  }
}

/** How long a look at a job counts, in milliseconds. Another run can send it a message at any time. */
const LOOK_COUNTS_MS = 1_000;

/**
 * Returns the target as it is right now: a message interrupts the agent, so it waits until its job isn't active anymore. If
 * the job can't be continued by then, the prompt needs a new one. `mustLook`: whatever the time of the last look was.
 */
export async function readyTarget(
  run: Run,
  target: PromptTarget,
  mustLook: boolean,
): Promise<PromptTarget | Done> {
  if (target.kind === 'create') return target;
  const { clock } = run;
  const { isGiven } = target;
  let { job, seenAt, waitedMs } = target;
  let isPullRequestChecked = !mustLook;
  const mustLookAgain = () => clock.now() - seenAt > LOOK_COUNTS_MS;
  for (let look = mustLook || mustLookAgain(); ; look = mustLookAgain()) {
    if (look) {
      const answer = await lookUp(run, job.id, isGiven ? GIVEN_JOB_GRACE_MS : KNOWN_JOB_GRACE_MS);
      if (answer.kind !== 'job') return await withoutJob(run, { ...target, job, seenAt, waitedMs }, answer);
      job = answer.job;
      seenAt = clock.now();
    }
    if (endOf(job) === undefined) {
      const began = clock.now();
      const answer = await waitUntilIdle(run, job);
      waitedMs += clock.now() - began;
      if (answer.kind !== 'job') return await withoutJob(run, { ...target, job, seenAt, waitedMs }, answer);
      job = answer.job;
      seenAt = clock.now();
      isPullRequestChecked = false;
    }
    const why = isGiven ? undefined : await whyNotContinued(run, job, !isPullRequestChecked);
    if (why !== undefined) {
      logNotContinued(run, job.id, why);
      return await readyNewJob(run);
    }
    isPullRequestChecked = true;
    if (!mustLookAgain()) return { ...target, job, seenAt, waitedMs };
  }
}

async function waitUntilIdle(run: Run, job: AgentJob): Promise<Answer> {
  const what =
    `Job ${inBackticks(job.id)} is ${oneLine(job.status)}. ` +
    'Sending the message after it ends, because a message interrupts the agent.';
  const answer = await waitForEnd(run, { id: job.id, last: job }, what);
  // However the last poll failed, the time went into waiting for the other prompt.
  return answer.kind === 'timed-out' ? { ...answer, error: undefined } : answer;
}

/** Returns a new job as the target; at the cap, one that can take a message right now. */
async function readyNewJob(run: Run): Promise<PromptTarget | Done> {
  const target = await newJob(run);
  return target.kind === 'message' ? await readyTarget(run, target, false) : target;
}

/** Returns what to do if the job of a message isn't there: a job that a comment named can be replaced by a new one. */
async function withoutJob(run: Run, target: MessageTarget, answer: NoAnswer): Promise<PromptTarget | Done> {
  const { isGiven, job } = target;
  if (isGiven || answer.kind !== 'not-found') return notSent(job.id, answer, target);
  logNotContinued(run, job.id, GONE);
  return await readyNewJob(run);
}

const GONE = "doesn't exist anymore";

/** Returns that no message was sent, because the API didn't return the job, or not in time. */
function notSent(jobId: string, answer: NoAnswer, target: Target = { kind: 'none' }): Done {
  if (answer.kind === 'not-found') return { kind: 'rejected', error: answer.error, jobId, target };
  const error = answer.kind === 'cancelled' ? 'cancelled' : (answer.error ?? 'timeout');
  return notCreated(error, { jobId, target });
}

function messageTo({ clock }: Run, job: AgentJob, isGiven: boolean): MessageTarget {
  return { kind: 'message', job, seenAt: clock.now(), isGiven, waitedMs: 0 };
}

/** Returns undefined if the job, which our own comment names, can't be continued. */
async function targetIfContinuable(run: Run, jobId: string): Promise<MessageTarget | Done | undefined> {
  const answer = await lookUp(run, jobId, KNOWN_JOB_GRACE_MS);
  if (answer.kind !== 'job' && answer.kind !== 'not-found') return notSent(jobId, answer);
  const target = answer.kind === 'job' ? messageTo(run, answer.job, false) : undefined;
  const why = target === undefined ? GONE : await whyNotContinued(run, target.job, true);
  if (why === undefined) return target;
  logNotContinued(run, jobId, why);
  return undefined;
}

function logNotContinued({ runner }: Run, jobId: string, why: string): void {
  runner.info(`Not continuing job ${inBackticks(jobId)}, because it ${why}.`);
}

/**
 * Returns why a job isn't continued: it failed or was archived, or its pull request is known to be closed. A pull request
 * that GitHub doesn't show counts as open.
 */
async function whyNotContinued(
  { environment, github, limit }: Run,
  job: AgentJob,
  checksPullRequest: boolean,
): Promise<string | undefined> {
  const end = endOf(job);
  if (end !== undefined && end !== 'completed') return HOW_ENDED[end];
  const ref = checksPullRequest ? pullRequestHere(job.prLink, environment.serverUrl) : undefined;
  if (ref === undefined) return undefined;
  try {
    const { state } = await readPullRequest(github, ref, limit.stop);
    return state === 'closed' || state === 'merged' ? 'has a closed pull request' : undefined;
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    return undefined;
  }
}

/** A new job; at the cap, what `at-cap` says. */
async function newJob(run: Run): Promise<PromptTarget | Done> {
  const skip = await checkCap(run);
  if (skip === undefined) return { kind: 'create' };
  const canContinue = run.inputs.atCap === 'continue' && isOwnRepository(run, pullRequestRepository(run));
  for (const { number } of canContinue ? skip.open : []) {
    const jobId = await newestJob(run, { kind: 'pull-request', number });
    const target = jobId === undefined ? undefined : await targetIfContinuable(run, jobId);
    if (target === undefined) continue;
    if (target.kind !== 'message') return target;
    run.runner.info(
      `${inBackticks(skip.login)} has ${formatCount(skip.open.length, 'open pull request')}, and \`max-open-prs\` is ${skip.limit}. ` +
        `Continuing pull request #${number} (\`at-cap: continue\`).`,
    );
    return target;
  }
  return { kind: 'skipped', skip, target: { kind: 'none' } };
}

import type { TimeLimit } from '../../lib/clock.ts';
import { inBackticks, oneLine } from '../../lib/text.ts';
import type { AgentJob } from '../../platform/agent-jobs.ts';
import type { PlatformError } from '../../platform/errors.ts';
import type { StepContext } from '../../step/context.ts';
import type { AgentJobGitHub } from '../github/connect.ts';
import type { Inputs, PromptTask } from '../inputs/inputs.ts';
import type { JobTracker } from './job-tracker.ts';
import type { LookupOptions } from './lookup.ts';
import { NOT_FOUND_GRACE_MS } from './poll.ts';
import { type CapReached, endOf, HOW_ENDED, type JobRef, type JobResult, unseenJob } from './result.ts';

/** A job that our own comment or an earlier attempt names. It is known to exist. */
export const KNOWN_JOB: LookupOptions = {
  notFoundGraceMs: NOT_FOUND_GRACE_MS,
  maxFailures: Number.POSITIVE_INFINITY,
};

/** A job that `job-id` names. It may not exist. */
export const GIVEN_JOB: LookupOptions = { notFoundGraceMs: 0, maxFailures: Number.POSITIVE_INFINITY };

/** Where the prompt goes: into a new job, to one that has ended, or nowhere. */
export type Target =
  | { readonly kind: 'new-job' }
  | JobTarget
  | { readonly kind: 'none'; readonly result: JobResult };

interface JobTarget {
  readonly kind: 'job';
  readonly job: AgentJob;
}

/** No message can be sent. */
interface NotSent {
  readonly kind: 'none';
  readonly result: Extract<JobResult, { kind: 'rejected' | 'not-created' }>;
}

/** A job that a message is for. */
type FoundJob =
  | JobTarget
  /** The API doesn't find it. */
  | { readonly kind: 'gone'; readonly error: PlatformError }
  /** The API didn't return it, or not in time. */
  | { readonly kind: 'unclear'; readonly error: PlatformError | 'timeout' | 'cancelled' };

/** A job that exists and must not be continued. */
interface NotContinued {
  readonly kind: 'ended';
  readonly why: string;
}

export interface TargetOptions {
  readonly inputs: Pick<Inputs, 'atCap' | 'dryRun'>;
  readonly github: AgentJobGitHub;
  readonly tracker: JobTracker;
  readonly limit: TimeLimit;
  readonly context: Pick<StepContext, 'runner'>;
  /** Called before waiting for a job that is still active. */
  readonly onWait: () => Promise<void>;
}

/** Searches for a prompt's target. */
export class TargetSearch {
  readonly #options: TargetOptions;

  constructor(options: TargetOptions) {
    this.#options = options;
  }

  /** Finds where a prompt goes. Rejects with a `GitHubError` if GitHub doesn't give what this depends on. */
  async find(task: PromptTask): Promise<Target> {
    switch (task.kind) {
      case 'message':
        return await this.idleJob(task.jobId);
      case 'create':
        return await this.#newJob();
      case 'auto': {
        const jobId = await this.#options.github.statusComment?.newestJob(this.#options.limit.stop);
        return (jobId !== undefined && (await this.#targetIfContinuable(jobId))) || (await this.#newJob());
      }
    }
  }

  /**
   * Waits until a job isn't active anymore. However it ended, the API decides whether it takes a message. Resolves with
   * `none` if none can be sent.
   */
  async idleJob(jobId: string): Promise<JobTarget | NotSent> {
    const found = await this.#findJob(jobId, GIVEN_JOB);
    const idle = found.kind === 'job' ? await this.#waitUntilIdle(found.job) : found;
    switch (idle.kind) {
      case 'job':
        return idle;
      case 'gone':
        return { kind: 'none', result: { kind: 'rejected', error: idle.error, jobId } };
      case 'unclear':
        return notSent(idle.error, unseenJob(jobId));
    }
  }

  /** Returns undefined if the job, which our own comment names, can't be continued. */
  async #targetIfContinuable(jobId: string): Promise<Target | undefined> {
    const found = await this.#continuable(await this.#findJob(jobId, KNOWN_JOB));
    const isActive = found.kind === 'job' && endOf(found.job) === undefined;
    // During the wait it can fail, or its pull request can be closed.
    const target = isActive ? await this.#continuable(await this.#waitUntilIdle(found.job)) : found;
    switch (target.kind) {
      case 'job':
        return target;
      case 'unclear':
        return notSent(target.error, undefined);
      case 'gone':
      case 'ended': {
        const why = target.kind === 'gone' ? "doesn't exist anymore" : target.why;
        this.#options.context.runner.info(`Not continuing job ${inBackticks(jobId)}, because it ${why}.`);
        return undefined;
      }
    }
  }

  /** A job is not continued if it failed or was archived, or if its pull request is known to be closed. */
  async #continuable<F extends FoundJob | NotContinued>(found: F): Promise<F | NotContinued> {
    if (found.kind !== 'job') return found;
    const end = endOf(found.job);
    if (end !== undefined && end.as !== 'completed') return { kind: 'ended', why: HOW_ENDED[end.as] };
    const { pullRequests } = this.#options.github;
    return (await pullRequests.isKnownToBeClosed(found.job, this.#options.limit.stop))
      ? { kind: 'ended', why: 'has a closed pull request' }
      : found;
  }

  async #findJob(jobId: string, options: LookupOptions): Promise<FoundJob> {
    const found = await this.#options.tracker.lookUp(jobId, options);
    switch (found.kind) {
      case 'found':
        return { kind: 'job', job: found.job };
      case 'not-found':
        return { kind: 'gone', error: found.error };
      case 'refused':
        return { kind: 'unclear', error: found.error };
      case 'unanswered':
        return { kind: 'unclear', error: found.error ?? 'timeout' };
      case 'cancelled':
        return { kind: 'unclear', error: 'cancelled' };
    }
  }

  /** Polls an active job to its end, because a message interrupts the agent. A dry run sends none, so it doesn't wait. */
  async #waitUntilIdle(job: AgentJob): Promise<FoundJob> {
    if (endOf(job) !== undefined || this.#options.inputs.dryRun) return { kind: 'job', job };
    await this.#options.onWait();
    const what =
      `Job ${inBackticks(job.id)} is ${oneLine(job.status)}. ` +
      'Sending the message after it ends, because a message interrupts the agent.';
    const polled = await this.#options.tracker.pollOther(job, { what });
    switch (polled.kind) {
      case 'ended':
        return { kind: 'job', job: polled.job };
      case 'timed-out':
        return { kind: 'unclear', error: 'timeout' };
      case 'cancelled':
        return { kind: 'unclear', error: 'cancelled' };
      case 'lost':
        return polled.error.reason === 'not-found'
          ? { kind: 'gone', error: polled.error }
          : { kind: 'unclear', error: polled.error };
    }
  }

  /** A new job; at the cap, what `at-cap` says. */
  async #newJob(): Promise<Target> {
    const { github, inputs } = this.#options;
    const skip = await github.guards.checkCap(this.#options.limit.stop);
    if (skip === undefined) return { kind: 'new-job' };
    const target = inputs.atCap === 'continue' ? await this.#jobAtCap(skip) : undefined;
    return target ?? { kind: 'none', result: { kind: 'skipped', skip } };
  }

  /** The job of the newest open pull request of the agent that has our marker, if it can be continued. */
  async #jobAtCap(skip: CapReached): Promise<Target | undefined> {
    const { github, context } = this.#options;
    for await (const { number, jobId } of github.pullRequests.markedJobs(
      skip.open,
      this.#options.limit.stop,
    )) {
      const target = await this.#targetIfContinuable(jobId);
      if (target === undefined) continue;
      context.runner.info(
        `${inBackticks(skip.login)} has ${skip.open.length} open pull requests, and \`max-open-prs\` is ${skip.limit}. ` +
          `Continuing pull request #${number} (\`at-cap: continue\`).`,
      );
      return target;
    }
    return undefined;
  }
}

function notSent(
  error: Extract<JobResult, { kind: 'not-created' }>['error'],
  job: JobRef | undefined,
): NotSent {
  return { kind: 'none', result: { kind: 'not-created', error, job } };
}

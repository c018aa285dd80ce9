import { GitHubError } from '../../github/errors.ts';
import { type TimeLimit, withTimeout } from '../../lib/clock.ts';
import { type AgentJob, AgentJobs } from '../../platform/agent-jobs.ts';
import type { PlatformError } from '../../platform/errors.ts';
import type { Environment } from '../../runner/environment.ts';
import type { StepContext } from '../../step/context.ts';
import { openPlatformClient } from '../../step/platform-client.ts';
import type { ContextBlock } from '../context/context-block.ts';
import { ContextError } from '../context/context-error.ts';
import { intentOf, type PreviousAttempt } from '../github/comment-marker.ts';
import type { AgentJobGitHub } from '../github/connect.ts';
import type { Inputs, RequestTask } from '../inputs/inputs.ts';
import type { Prompt } from '../inputs/prompt.ts';
import { setJobOutputs } from '../report/outputs.ts';
import { saveJob, saveMessageAccepted, saveNotAccepted, saveSubmitting } from '../saved-state.ts';
import { type LookupOptions, type LookupResult, lookUpJob } from './lookup.ts';
import { NOT_FOUND_GRACE_MS, type PollContext, type PollOptions, pollUntilEnd } from './poll.ts';
import { adaptive, adaptiveFromFirstPoll, fixed, type PollSchedule } from './poll-schedule.ts';
import { ProgressLog } from './progress-log.ts';
import {
  type CapReached,
  endOf,
  isStale,
  type JobAction,
  type JobRef,
  type JobResult,
  type RequestPlan,
  type SkipReason,
} from './result.ts';
import { type SubmitOptions, submit } from './submit.ts';

/** What came of the request, and what was done for it. */
export interface RequestedJob {
  readonly result: JobResult;
  readonly action: JobAction;
}

export interface RequestJobResult extends RequestedJob {
  /** What went behind the prompt, or would have. */
  readonly included: ContextBlock | undefined;
  /** How often the service was asked for a job. */
  readonly polls: number;
}

export interface RequestJobOptions {
  readonly inputs: Inputs;
  /** When the time is up, in milliseconds since the epoch. */
  readonly deadline: number;
  readonly environment: Environment;
  readonly github: AgentJobGitHub;
  readonly context: StepContext;
}

/** Does at the platform what the inputs ask for, until it has come to an end, to the deadline or to a cancel. */
export async function requestJob(options: RequestJobOptions): Promise<RequestJobResult> {
  const { inputs, deadline, context } = options;
  const { clock, cancelled } = context;
  let polls = 0;
  const client = openPlatformClient(inputs, context, ({ method }) => {
    if (method === 'GET') polls += 1;
  });
  const jobs = new AgentJobs(client, inputs.projectId);
  return await withTimeout(clock, deadline - clock.now(), cancelled, async (limit) => {
    const request = new JobRequest(options, jobs, limit);
    const requested = await request.run();
    return { ...requested, included: request.included, polls };
  });
}

const NOTHING: JobAction = { kind: 'nothing' };

/** A job that our own comment or an earlier attempt names: it is known to exist. */
const KNOWN_JOB: LookupOptions = {
  notFoundGraceMs: NOT_FOUND_GRACE_MS,
  maxFailures: Number.POSITIVE_INFINITY,
};

/** A job that the inputs name may not exist. */
const GIVEN_JOB: LookupOptions = { notFoundGraceMs: 0, maxFailures: Number.POSITIVE_INFINITY };

/** A step that only asks for a job's status gives up early. */
const MAX_FAILURES_WITHOUT_WAIT = 3;

/** Where the prompt goes: into a new job, to one that has ended, or nowhere. */
type Target =
  | { readonly kind: 'new-job' }
  | { readonly kind: 'job'; readonly job: AgentJob }
  | { readonly kind: 'none'; readonly result: JobResult };

const NEW_JOB: Target = { kind: 'new-job' };

/** A job that a message is for. */
type FoundJob =
  | { readonly kind: 'job'; readonly job: AgentJob }
  /** The service doesn't know it. */
  | { readonly kind: 'gone'; readonly error: PlatformError }
  /** The service didn't say, or not in time. */
  | { readonly kind: 'unclear'; readonly error: PlatformError | 'timeout' | 'cancelled' };

/** A job that exists, and is not to be continued. */
interface NotContinued {
  readonly kind: 'ended';
  readonly why: string;
}

class JobRequest {
  readonly #options: RequestJobOptions;
  readonly #jobs: AgentJobs;
  readonly #limit: TimeLimit;
  readonly #progress: ProgressLog;
  #published: JobRef | undefined;
  #hasReacted = false;
  #included: ContextBlock | undefined;

  constructor(options: RequestJobOptions, jobs: AgentJobs, limit: TimeLimit) {
    const { deadline, context } = options;
    this.#options = options;
    this.#jobs = jobs;
    this.#limit = limit;
    this.#progress = new ProgressLog(context.clock, deadline, context.runner);
  }

  get included(): ContextBlock | undefined {
    return this.#included;
  }

  async run(): Promise<RequestedJob> {
    const requested = await this.#run();
    return this.#options.inputs.dryRun ? planOf(requested) : requested;
  }

  async #run(): Promise<RequestedJob> {
    const { inputs, context } = this.#options;
    const { task } = inputs;
    if (task.kind === 'follow') return await this.#follow(task.jobId);
    try {
      return await this.#request(task);
    } catch (error) {
      // Guards fail closed, and a prompt doesn't go without what it is about.
      if (!(error instanceof GitHubError || error instanceof ContextError)) throw error;
      const isLate = error instanceof ContextError && this.#limit.timedOut.aborted;
      const why = context.cancelled.aborted ? 'cancelled' : isLate ? 'timeout' : error;
      return { result: { kind: 'not-created', error: why, job: undefined }, action: NOTHING };
    }
  }

  /** Follows a job that somebody else created. */
  async #follow(jobId: string): Promise<RequestedJob> {
    const { inputs, context } = this.#options;
    await this.#addReaction();
    context.runner.info(`Following job ${jobId}.`);
    const maxFailures = inputs.wait ? Number.POSITIVE_INFINITY : MAX_FAILURES_WITHOUT_WAIT;
    const found = await this.#lookUp(jobId, { ...GIVEN_JOB, maxFailures });
    return { result: await this.#followed(jobId, found), action: { kind: 'followed', jobId } };
  }

  async #followed(jobId: string, found: LookupResult): Promise<JobResult> {
    const unseen = { id: jobId, last: undefined };
    switch (found.kind) {
      case 'found':
        this.#publish({ id: jobId, last: found.job });
        return endOf(found.job) ?? (await this.#waitForKnownJob(found.job));
      case 'not-found':
      case 'refused':
        return { kind: 'rejected', error: found.error };
      case 'unanswered':
        return { kind: 'unanswered', job: unseen, error: found.error };
      case 'cancelled':
        return { kind: 'cancelled', job: unseen };
    }
  }

  /** Rejects with a `GitHubError` if GitHub doesn't say what decides. */
  async #request(task: RequestTask): Promise<RequestedJob> {
    const { github } = this.#options;
    const skip = await github.guards.checkEvent(this.#limit.stop);
    if (skip !== undefined) return await this.#skipped(skip);

    const previous = await this.#previousAttempt(task.prompt);
    const resumed = previous && (await this.#resume(previous));
    if (previous !== undefined && resumed !== undefined) {
      return { result: resumed, action: { kind: 'resumed', previous } };
    }

    const target = await this.#target(task);
    if (target.kind === 'none') {
      return target.result.kind === 'skipped'
        ? await this.#skipped(target.result.skip)
        : { result: target.result, action: NOTHING };
    }
    if (this.#options.inputs.dryRun) return await this.#plan(target, task.prompt);
    await this.#addReaction();
    return target.kind === 'job'
      ? {
          result: await this.#message(target.job.id, task.prompt),
          action: { kind: 'continued', prLinkBefore: target.job.prLink },
        }
      : { result: await this.#create(task.prompt), action: { kind: 'created' } };
  }

  /** What would be sent is made, and shown with step debugging on. */
  async #plan(target: Exclude<Target, { kind: 'none' }>, prompt: Prompt): Promise<RequestedJob> {
    const text = await this.#withContext(prompt);
    for (const line of text.split('\n')) this.#options.context.runner.debug(line);
    const plan: RequestPlan =
      target.kind === 'job' ? { kind: 'message', job: target.job } : { kind: 'create' };
    return { result: { kind: 'dry-run', plan }, action: NOTHING };
  }

  /** Lets those who asked know: the log is not open to everyone. The agent itself gets no answer. */
  async #skipped(skip: SkipReason): Promise<RequestedJob> {
    if (skip.guard !== 'agent-event') await this.#options.github.addReaction('confused', this.#limit.stop);
    return { result: { kind: 'skipped', skip }, action: NOTHING };
  }

  async #target(task: RequestTask): Promise<Target> {
    switch (task.kind) {
      case 'message':
        return await this.#givenJob(task.jobId);
      case 'create':
        return await this.#newJob();
      case 'auto': {
        const jobId = await this.#options.github.statusComment?.newestJob(this.#limit.stop);
        return (jobId !== undefined && (await this.#targetIfContinuable(jobId))) || (await this.#newJob());
      }
    }
  }

  /** The job of the input: whatever it ended as, the service decides about a message to it. */
  async #givenJob(jobId: string): Promise<Target> {
    const found = await this.#findJob(jobId, GIVEN_JOB);
    const idle = found.kind === 'job' ? await this.#waitUntilIdle(found.job) : found;
    switch (idle.kind) {
      case 'job':
        return idle;
      case 'gone':
        return { kind: 'none', result: { kind: 'rejected', error: idle.error } };
      case 'unclear':
        return notSent(idle.error, { id: jobId, last: undefined });
    }
  }

  /** Undefined if the job, which our own comment names, can't be continued. */
  async #targetIfContinuable(jobId: string): Promise<Target | undefined> {
    const found = await this.#continuable(await this.#findJob(jobId, KNOWN_JOB));
    const isActive = found.kind === 'job' && endOf(found.job) === undefined;
    // While it is waited for, it may fail, or its pull request may be closed.
    const target = isActive ? await this.#continuable(await this.#waitUntilIdle(found.job)) : found;
    switch (target.kind) {
      case 'job':
        return target;
      case 'unclear':
        return notSent(target.error, undefined);
      case 'gone':
      case 'ended': {
        const why = target.kind === 'gone' ? 'is gone' : target.why;
        this.#options.context.runner.info(
          `Job ${jobId}, which our comment names, ${why}: it is not continued.`,
        );
        return undefined;
      }
    }
  }

  /** A job that is found is not continued if it failed, was archived, or its pull request is known to be closed. */
  async #continuable<F extends FoundJob | NotContinued>(found: F): Promise<F | NotContinued> {
    if (found.kind !== 'job') return found;
    const end = endOf(found.job);
    if (end !== undefined && end.as !== 'completed') return { kind: 'ended', why: `is ${end.as}` };
    const { pullRequests } = this.#options.github;
    return (await pullRequests.isKnownToBeClosed(found.job, this.#limit.stop))
      ? { kind: 'ended', why: 'has a pull request that is closed' }
      : found;
  }

  async #findJob(jobId: string, options: LookupOptions): Promise<FoundJob> {
    const found = await lookUpJob(jobId, options, this.#pollContext(adaptiveFromFirstPoll));
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

  /**
   * Polls a job to its end if it is active: a message to it would stop what the agent is doing. A dry run sends none, so it
   * doesn't wait.
   */
  async #waitUntilIdle(job: AgentJob): Promise<FoundJob> {
    if (endOf(job) !== undefined || this.#options.inputs.dryRun) return { kind: 'job', job };
    this.#options.context.runner.info(
      `Job ${job.id} is ${job.status}. The message is sent when it has ended, because it would stop what the agent is doing.`,
    );
    await this.#addReaction();
    // It is not this run's job yet: nothing of it is published.
    const context = this.#pollContext(adaptiveFromFirstPoll, () => undefined);
    const polled = await pollUntilEnd({ id: job.id, last: job }, {}, context);
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

  /** A new job, or at the cap what `at-cap` says. */
  async #newJob(): Promise<Target> {
    const { github, inputs } = this.#options;
    const skip = await github.guards.checkCap(this.#limit.stop);
    if (skip === undefined) return NEW_JOB;
    const target = inputs.atCap === 'continue' ? await this.#jobAtCap(skip) : undefined;
    return target ?? { kind: 'none', result: { kind: 'skipped', skip } };
  }

  /** The job of the newest open pull request of the agent that has our marker, if it can be continued. */
  async #jobAtCap(skip: CapReached): Promise<Target | undefined> {
    const { github, context } = this.#options;
    for await (const { number, jobId } of github.pullRequests.markedJobs(skip.open, this.#limit.stop)) {
      const target = await this.#targetIfContinuable(jobId);
      if (target === undefined) continue;
      context.runner.info(
        `${skip.open.length} pull requests of ${skip.login} are open, and max-open-prs is ${skip.limit}: ` +
          `pull request #${number} goes on instead of one more.`,
      );
      return target;
    }
    return undefined;
  }

  /** Once: a job that is waited for before the message has its reaction already. */
  async #addReaction(): Promise<void> {
    if (this.#hasReacted) return;
    this.#hasReacted = true;
    await this.#options.github.addReaction('eyes', this.#limit.stop);
  }

  async #previousAttempt({ sha256 }: Prompt): Promise<PreviousAttempt | undefined> {
    const { environment, github, inputs } = this.#options;
    if (environment.runAttempt === 1 || !inputs.comment) return undefined;
    const intent = intentOf(environment, inputs.projectId, sha256);
    return await github.statusComment?.previousAttempt(intent, environment.runAttempt, this.#limit.stop);
  }

  /** What came of the earlier attempt's job, or undefined if it has come to nothing, so that a new one is created. */
  async #resume({ jobId, attempt }: PreviousAttempt): Promise<JobResult | undefined> {
    const { context } = this.#options;
    const log = (what: string) =>
      context.runner.info(`Attempt ${attempt} of this run started job ${jobId}, which ${what}.`);
    const unseen = { id: jobId, last: undefined };
    const found = await this.#lookUp(jobId, KNOWN_JOB);
    switch (found.kind) {
      case 'found': {
        const end = endOf(found.job);
        if (end === undefined) {
          log(`is ${found.job.status}: it is taken up`);
          this.#publish({ id: jobId, last: found.job });
          return await this.#waitForKnownJob(found.job);
        }
        if (end.as === 'completed' && end.job.prLink !== undefined) {
          log('has a pull request: it is taken up');
          this.#publish({ id: jobId, last: found.job });
          return end;
        }
        const how = end.as === 'completed' ? 'completed without a pull request' : `is ${end.as}`;
        log(`${how}: a new one is created`);
        return undefined;
      }
      case 'not-found':
        log('is gone: a new one is created');
        return undefined;
      case 'refused':
        return { kind: 'lost', job: unseen, error: found.error };
      case 'unanswered':
        return { kind: 'timed-out', job: unseen, error: found.error };
      case 'cancelled':
        return { kind: 'cancelled', job: unseen };
    }
  }

  /** The prompt, with what `include` names behind it. */
  async #withContext({ text }: Prompt): Promise<string> {
    this.#included = await this.#options.github.readContext(this.#limit.stop);
    return this.#included === undefined ? text : `${text}\n\n${this.#included.text}`;
  }

  async #create(prompt: Prompt): Promise<JobResult> {
    const { sha256 } = prompt;
    const text = await this.#withContext(prompt);
    const submitted = await this.#submit((attempt) => this.#jobs.create(text, attempt), sha256, undefined);
    if (submitted.kind !== 'accepted') return submitted;
    const { job } = submitted;
    this.#publish(job);
    this.#options.context.runner.info(`Job ${job.id} is accepted.`);
    return (job.last && endOf(job.last)) ?? (await this.#waitForEnd(job, {}));
  }

  async #message(jobId: string, prompt: Prompt): Promise<JobResult> {
    const { runner, clock } = this.#options.context;
    const { sha256 } = prompt;
    const text = await this.#withContext(prompt);
    const target = { id: jobId, last: undefined };
    const submitted = await this.#submit(
      (attempt) => this.#jobs.message(jobId, text, attempt),
      sha256,
      target,
    );
    if (submitted.kind !== 'accepted') return submitted;
    const messageAcceptedAt = clock.now();
    const { last } = submitted.job;
    const isOld = last !== undefined && isStale(last, messageAcceptedAt, clock.now());
    const job = { id: jobId, last: isOld ? undefined : last };
    this.#publish(job);
    // Behind it, because an `active` in the answer itself does not yet say that the agent is at work on the message.
    saveMessageAccepted(runner, messageAcceptedAt);
    runner.info(`Job ${jobId} has accepted the message.`);
    return await this.#waitForEnd(job, { messageAcceptedAt });
  }

  #submit(send: SubmitOptions['send'], promptSha256: string, job: JobRef | undefined) {
    const { deadline, context } = this.#options;
    const { clock, random, cancelled, runner } = context;
    return submit({
      send,
      job,
      clock,
      random,
      cancelled,
      limit: this.#limit,
      deadline,
      onSubmitting: () => saveSubmitting(runner, promptSha256, job?.id),
      onNotAccepted: () => saveNotAccepted(runner),
      log: (line) => runner.info(line),
    });
  }

  /** Looks up a job that is this run's own if it is found. */
  async #lookUp(jobId: string, options: LookupOptions): Promise<LookupResult> {
    return await lookUpJob(jobId, options, this.#pollContext(adaptiveFromFirstPoll));
  }

  /** Waits for a job that was created elsewhere, if the step waits at all. */
  async #waitForKnownJob(last: AgentJob): Promise<JobResult> {
    const job = { id: last.id, last };
    const { wait, dryRun } = this.#options.inputs;
    if (!wait || dryRun) return { kind: 'started', job };
    const context = this.#pollContext(adaptiveFromFirstPoll);
    this.#progress.polled(last.status, context.schedule(0));
    return await pollUntilEnd(job, {}, context);
  }

  /** Waits for a job that has just accepted a prompt, if the step waits at all. */
  async #waitForEnd(job: JobRef, options: PollOptions): Promise<JobResult> {
    if (!this.#options.inputs.wait) return { kind: 'started', job };
    return await pollUntilEnd(job, options, this.#pollContext(adaptive));
  }

  #pollContext(
    schedule: PollSchedule,
    onJob: PollContext['onJob'] = (last) => this.#publish({ id: last.id, last }),
  ): PollContext {
    const { inputs, deadline, context } = this.#options;
    const { clock, cancelled } = context;
    return {
      jobs: this.#jobs,
      clock,
      cancelled,
      limit: this.#limit,
      deadline,
      schedule: inputs.pollIntervalMs === undefined ? schedule : fixed(inputs.pollIntervalMs),
      onJob,
      progress: this.#progress,
    };
  }

  /**
   * Sets and saves a job that has what was asked for: post reports it, and a re-run resumes it. Outputs and state are files
   * that grow, so they get a job when it is first known, and when its status changes.
   */
  #publish(job: JobRef): void {
    const { inputs, context } = this.#options;
    const { runner } = context;
    if (inputs.dryRun) return;
    if (this.#published?.id !== job.id) saveJob(runner, job);
    if (this.#published?.id !== job.id || this.#published.last?.status !== job.last?.status) {
      setJobOutputs(runner, job);
      if (job.last !== undefined) saveMessageAccepted(runner, undefined);
    }
    this.#published = job;
  }
}

/** What a dry run came to: what would have been done, or why that can't be told. */
function planOf({ result, action }: RequestedJob): RequestedJob {
  const planned = (plan: RequestPlan) => ({ result: { kind: 'dry-run', plan }, action: NOTHING }) as const;
  if (result.kind === 'skipped') return planned({ kind: 'skip', skip: result.skip });
  const job = result.kind === 'ended' ? result.job : result.kind === 'started' ? result.job.last : undefined;
  if (job === undefined) return { result, action: NOTHING };
  return planned({ kind: action.kind === 'followed' ? 'follow' : 'resume', job });
}

function notSent(
  error: Extract<JobResult, { kind: 'not-created' }>['error'],
  job: JobRef | undefined,
): Target {
  return { kind: 'none', result: { kind: 'not-created', error, job } };
}

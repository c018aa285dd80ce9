import { GitHubError } from '../../github/errors.ts';
import { type TimeLimit, withTimeout } from '../../lib/clock.ts';
import { type AgentJob, AgentJobs } from '../../platform/agent-jobs.ts';
import type { Environment } from '../../runner/environment.ts';
import type { StepContext } from '../../step/context.ts';
import { openPlatformClient } from '../../step/platform-client.ts';
import { intentOf, type PreviousAttempt } from '../github/comment-marker.ts';
import type { AgentJobGitHub } from '../github/connect.ts';
import type { Inputs, RequestTask } from '../inputs/inputs.ts';
import type { Prompt } from '../inputs/prompt.ts';
import { setJobOutputs } from '../report/outputs.ts';
import { saveJob, saveSubmitting } from '../saved-state.ts';
import { type LookupOptions, type LookupResult, lookUpJob } from './lookup.ts';
import { NOT_FOUND_GRACE_MS, type PollContext, type PollOptions, pollUntilEnd } from './poll.ts';
import { adaptive, adaptiveFromFirstPoll, fixed, type PollSchedule } from './poll-schedule.ts';
import { ProgressLog } from './progress-log.ts';
import { endOf, type JobRef, type JobResult } from './result.ts';
import { type SubmitOptions, submit } from './submit.ts';

/** What was done for the request. */
export type JobAction =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'created' }
  | { readonly kind: 'continued' }
  | { readonly kind: 'followed'; readonly jobId: string }
  /** An earlier attempt of the run had created the job. */
  | { readonly kind: 'resumed'; readonly previous: PreviousAttempt };

/** What came of the request, and what was done for it. */
export interface RequestedJob {
  readonly result: JobResult;
  readonly action: JobAction;
}

export interface RequestJobResult extends RequestedJob {
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
  const requested = await withTimeout(clock, deadline - clock.now(), cancelled, (limit) =>
    new JobRequest(options, jobs, limit).run(),
  );
  return { ...requested, polls };
}

const NOTHING: JobAction = { kind: 'nothing' };

/** A job that our own comment or an earlier attempt names: it is known to exist. */
const KNOWN_JOB: LookupOptions = {
  notFoundGraceMs: NOT_FOUND_GRACE_MS,
  maxFailures: Number.POSITIVE_INFINITY,
};

/** A step that only asks for a job's status gives up early. */
const MAX_FAILURES_WITHOUT_WAIT = 3;

/** Where the prompt goes: into a new job, to one that exists, or nowhere. */
type Target =
  | { readonly kind: 'new-job' }
  | { readonly kind: 'job'; readonly jobId: string }
  | { readonly kind: 'none'; readonly result: JobResult };

const NEW_JOB: Target = { kind: 'new-job' };

class JobRequest {
  readonly #options: RequestJobOptions;
  readonly #jobs: AgentJobs;
  readonly #limit: TimeLimit;
  readonly #progress: ProgressLog;
  #published: JobRef | undefined;

  constructor(options: RequestJobOptions, jobs: AgentJobs, limit: TimeLimit) {
    const { deadline, context } = options;
    this.#options = options;
    this.#jobs = jobs;
    this.#limit = limit;
    this.#progress = new ProgressLog(context.clock, deadline, context.runner);
  }

  async run(): Promise<RequestedJob> {
    const { inputs, context } = this.#options;
    const { task } = inputs;
    if (task.kind === 'follow') return await this.#follow(task.jobId);
    try {
      return await this.#request(task);
    } catch (error) {
      // Guards fail closed.
      if (!(error instanceof GitHubError)) throw error;
      const why = context.cancelled.aborted ? 'cancelled' : error;
      return { result: { kind: 'not-created', error: why, job: undefined }, action: NOTHING };
    }
  }

  /** Follows a job that somebody else created. */
  async #follow(jobId: string): Promise<RequestedJob> {
    const { inputs, github, context } = this.#options;
    await github.addReaction(this.#limit.stop);
    context.runner.info(`Following job ${jobId}.`);
    const maxFailures = inputs.wait ? Number.POSITIVE_INFINITY : MAX_FAILURES_WITHOUT_WAIT;
    const found = await this.#lookUp(jobId, { notFoundGraceMs: 0, maxFailures });
    return { result: await this.#followed(jobId, found), action: { kind: 'followed', jobId } };
  }

  async #followed(jobId: string, found: LookupResult): Promise<JobResult> {
    const unseen = { id: jobId, last: undefined };
    switch (found.kind) {
      case 'found':
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
    if (skip !== undefined) return { result: { kind: 'skipped', skip }, action: NOTHING };

    const previous = await this.#previousAttempt(task.prompt);
    const resumed = previous && (await this.#resume(previous));
    if (previous !== undefined && resumed !== undefined) {
      return { result: resumed, action: { kind: 'resumed', previous } };
    }

    const target = await this.#target(task);
    if (target.kind === 'none') return { result: target.result, action: NOTHING };
    await github.addReaction(this.#limit.stop);
    return target.kind === 'job'
      ? { result: await this.#message(target.jobId, task.prompt), action: { kind: 'continued' } }
      : { result: await this.#create(task.prompt), action: { kind: 'created' } };
  }

  async #target(task: RequestTask): Promise<Target> {
    const { guards } = this.#options.github;
    switch (task.kind) {
      case 'message':
        return { kind: 'job', jobId: task.jobId };
      case 'create': {
        const skip = await guards.checkCap(this.#limit.stop);
        return skip === undefined ? NEW_JOB : { kind: 'none', result: { kind: 'skipped', skip } };
      }
      case 'auto':
        return (await this.#jobToContinue()) ?? (await this.#newOrOldest());
    }
  }

  /** The job that our newest comment on the event's issue names, if it can be continued. */
  async #jobToContinue(): Promise<Target | undefined> {
    const jobId = await this.#options.github.statusComment?.newestJob(this.#limit.stop);
    return jobId === undefined ? undefined : await this.#targetIfContinuable(jobId);
  }

  /** Undefined if the job, which our own comment names, can't be continued. */
  async #targetIfContinuable(jobId: string): Promise<Target | undefined> {
    const { github, context } = this.#options;
    const found = await this.#lookUp(jobId, KNOWN_JOB);
    const leave = (why: string) => {
      context.runner.info(`Job ${jobId}, which our comment names, ${why}: it is not continued.`);
      return undefined;
    };
    const notCreated = (error: Extract<JobResult, { kind: 'not-created' }>['error']): Target => ({
      kind: 'none',
      result: { kind: 'not-created', error, job: undefined },
    });
    switch (found.kind) {
      case 'found': {
        const end = endOf(found.job);
        if (end !== undefined && end.as !== 'completed') return leave(`is ${end.as}`);
        const isClosed = await github.pullRequests.isKnownToBeClosed(found.job, this.#limit.stop);
        return isClosed ? leave('has a pull request that is closed') : { kind: 'job', jobId };
      }
      case 'not-found':
        return leave('is gone');
      case 'refused':
        return notCreated(found.error);
      case 'unanswered':
        return notCreated(found.error ?? 'timeout');
      case 'cancelled':
        return notCreated('cancelled');
    }
  }

  /** A new job, or at the cap the job of the newest open pull request of the agent that has our marker. */
  async #newOrOldest(): Promise<Target> {
    const { github, context } = this.#options;
    const skip = await github.guards.checkCap(this.#limit.stop);
    if (skip === undefined) return NEW_JOB;
    for await (const { number, jobId } of github.pullRequests.markedJobs(skip.open, this.#limit.stop)) {
      const target = await this.#targetIfContinuable(jobId);
      if (target === undefined) continue;
      context.runner.info(
        `${skip.open.length} pull requests of ${skip.login} are open, and max-open-prs is ${skip.limit}: ` +
          `pull request #${number} goes on instead of one more.`,
      );
      return target;
    }
    return { kind: 'none', result: { kind: 'skipped', skip } };
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
          return await this.#waitForKnownJob(found.job);
        }
        if (end.as === 'completed' && end.job.prLink !== undefined) {
          log('has a pull request: it is taken up');
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

  async #create({ text, sha256 }: Prompt): Promise<JobResult> {
    const submitted = await this.#submit((attempt) => this.#jobs.create(text, attempt), sha256, undefined);
    if (submitted.kind !== 'accepted') return submitted;
    const { job } = submitted;
    this.#publish(job);
    this.#options.context.runner.info(`Job ${job.id} is accepted.`);
    return (job.last && endOf(job.last)) ?? (await this.#waitForEnd(job, { afterMessage: false }));
  }

  async #message(jobId: string, { text, sha256 }: Prompt): Promise<JobResult> {
    const submitted = await this.#submit((attempt) => this.#jobs.message(jobId, text, attempt), sha256, {
      id: jobId,
      last: undefined,
    });
    if (submitted.kind !== 'accepted') return submitted;
    const job = { id: jobId, last: submitted.job.last };
    this.#publish(job);
    this.#options.context.runner.info(`Job ${jobId} has accepted the message.`);
    return await this.#waitForEnd(job, { afterMessage: true });
  }

  #submit(send: SubmitOptions['send'], promptSha256: string, job: JobRef | undefined) {
    const { deadline, context } = this.#options;
    const { clock, random, cancelled, runner } = context;
    const log = (line: string) => runner.info(line);
    const onSubmitting = (isUnderWay: boolean) => saveSubmitting(runner, promptSha256, isUnderWay);
    return submit({ send, job, clock, random, cancelled, limit: this.#limit, deadline, onSubmitting, log });
  }

  async #lookUp(jobId: string, options: LookupOptions): Promise<LookupResult> {
    const found = await lookUpJob(jobId, options, this.#pollContext(jobId, adaptiveFromFirstPoll));
    if (found.kind === 'found') this.#publish({ id: jobId, last: found.job });
    return found;
  }

  /** Waits for a job that was created elsewhere, if the step waits at all. */
  async #waitForKnownJob(last: AgentJob): Promise<JobResult> {
    const job = { id: last.id, last };
    if (!this.#options.inputs.wait) return { kind: 'started', job };
    const context = this.#pollContext(job.id, adaptiveFromFirstPoll);
    this.#progress.polled(last.status, context.schedule(0));
    return await pollUntilEnd(job, { afterMessage: false }, context);
  }

  /** Waits for a job that has just accepted a prompt, if the step waits at all. */
  async #waitForEnd(job: JobRef, options: PollOptions): Promise<JobResult> {
    if (!this.#options.inputs.wait) return { kind: 'started', job };
    return await pollUntilEnd(job, options, this.#pollContext(job.id, adaptive));
  }

  #pollContext(jobId: string, schedule: PollSchedule): PollContext {
    const { inputs, deadline, context } = this.#options;
    const { clock, cancelled } = context;
    return {
      jobs: this.#jobs,
      clock,
      cancelled,
      limit: this.#limit,
      deadline,
      schedule: inputs.pollIntervalMs === undefined ? schedule : fixed(inputs.pollIntervalMs),
      onJob: (last) => this.#publish({ id: jobId, last }),
      progress: this.#progress,
    };
  }

  /** Outputs and state are files that grow: they get a job when it is first known, and when its status changes. */
  #publish(job: JobRef): void {
    const { runner } = this.#options.context;
    if (this.#published?.id !== job.id) saveJob(runner, job);
    if (this.#published?.id !== job.id || this.#published.last?.status !== job.last?.status) {
      setJobOutputs(runner, job);
    }
    this.#published = job;
  }
}

import { GitHubError } from '../../github/errors.ts';
import { type TimeLimit, withTimeout } from '../../lib/clock.ts';
import { AgentJobs } from '../../platform/agent-jobs.ts';
import type { Environment } from '../../runner/environment.ts';
import type { StepContext } from '../../step/context.ts';
import { openPlatformClient } from '../../step/platform-client.ts';
import type { ContextBlock } from '../context/context-block.ts';
import { ContextError } from '../context/context-error.ts';
import { intentOf, type PreviousAttempt } from '../github/comment-marker.ts';
import type { AgentJobGitHub } from '../github/connect.ts';
import type { Inputs, RequestTask } from '../inputs/inputs.ts';
import type { Prompt } from '../inputs/prompt.ts';
import { saveNotAccepted, savePrompt, saveSubmitting } from '../saved-state.ts';
import { JobTracker } from './job-tracker.ts';
import type { LookupResult } from './lookup.ts';
import {
  endOf,
  isStale,
  type JobAction,
  type JobRef,
  type JobResult,
  type RequestPlan,
  type SkipReason,
} from './result.ts';
import { type NotAccepted, type SubmitOptions, submit } from './submit.ts';
import {
  findTarget,
  GIVEN_JOB,
  KNOWN_JOB,
  type Target,
  type TargetOptions,
  waitUntilIdle,
} from './target.ts';

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

/** A step that only asks for a job's status gives up early. */
const MAX_FAILURES_WITHOUT_WAIT = 3;

/** A job that was found idle so long ago is sent a message without another look. */
const IDLE_FOR_MS = 1_000;

class JobRequest {
  readonly #options: RequestJobOptions;
  readonly #jobs: AgentJobs;
  readonly #limit: TimeLimit;
  readonly #tracker: JobTracker;
  #hasReacted = false;
  /** In milliseconds since the epoch. */
  #targetFoundAt = 0;
  #included: ContextBlock | undefined;

  constructor(options: RequestJobOptions, jobs: AgentJobs, limit: TimeLimit) {
    this.#options = options;
    this.#jobs = jobs;
    this.#limit = limit;
    this.#tracker = new JobTracker({ ...options, jobs, limit });
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
    const found = await this.#tracker.lookUp(jobId, { ...GIVEN_JOB, maxFailures });
    return { result: await this.#followed(jobId, found), action: { kind: 'followed', jobId } };
  }

  async #followed(jobId: string, found: LookupResult): Promise<JobResult> {
    const unseen = { id: jobId, last: undefined };
    switch (found.kind) {
      case 'found':
        return await this.#tracker.waitForKnown(found.job);
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
    const { github, inputs, context } = this.#options;
    if (!inputs.dryRun) savePrompt(context.runner, task.prompt.sha256);
    const skip = await github.guards.checkEvent(this.#limit.stop);
    if (skip !== undefined) return await this.#skipped(skip);

    const previous = await this.#previousAttempt(task.prompt);
    const resumed = previous && (await this.#resume(previous));
    if (previous !== undefined && resumed !== undefined) {
      return { result: resumed, action: { kind: 'resumed', previous } };
    }

    const target = await this.#findTarget(task);
    if (target.kind === 'none') {
      return target.result.kind === 'skipped'
        ? await this.#skipped(target.result.skip)
        : { result: target.result, action: NOTHING };
    }
    if (inputs.dryRun) return await this.#plan(target, task.prompt);
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

  async #findTarget(task: RequestTask): Promise<Target> {
    const target = await findTarget(task, this.#targetOptions);
    this.#targetFoundAt = this.#options.context.clock.now();
    return target;
  }

  get #targetOptions(): TargetOptions {
    return {
      ...this.#options,
      tracker: this.#tracker,
      limit: this.#limit,
      onWait: () => this.#addReaction(),
    };
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
    const found = await this.#tracker.lookUp(jobId, KNOWN_JOB);
    switch (found.kind) {
      case 'found': {
        const end = endOf(found.job);
        if (end === undefined) {
          log(`is ${found.job.status}: it is taken up`);
          return await this.#tracker.waitForKnown(found.job);
        }
        if (end.as === 'completed' && end.job.prLink !== undefined) {
          log('has a pull request: it is taken up');
          return await this.#tracker.waitForKnown(found.job);
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
    const text = await this.#withContext(prompt);
    const submitted = await this.#submit((attempt) => this.#jobs.create(text, attempt), undefined);
    if (submitted.kind !== 'accepted') return submitted;
    const { job } = submitted;
    this.#tracker.publish(job);
    this.#options.context.runner.info(`Job ${job.id} is accepted.`);
    return (job.last && endOf(job.last)) ?? (await this.#tracker.waitForEnd(job, {}));
  }

  async #message(jobId: string, prompt: Prompt): Promise<JobResult> {
    const { runner, clock } = this.#options.context;
    const text = await this.#withContext(prompt);
    const target = { id: jobId, last: undefined };
    const submitted = await this.#submit(
      (attempt) => this.#jobs.message(jobId, text, attempt),
      target,
      () => this.#whyNotIdle(jobId),
    );
    if (submitted.kind !== 'accepted') return submitted;
    const messageAcceptedAt = clock.now();
    const { last } = submitted.job;
    const isOld = last !== undefined && isStale(last, messageAcceptedAt, clock.now());
    const job = { id: jobId, last: isOld ? undefined : last };
    this.#tracker.publishMessaged(job, messageAcceptedAt);
    runner.info(`Job ${jobId} has accepted the message.`);
    return await this.#tracker.waitForEnd(job, { messageAcceptedAt });
  }

  /** Another run may have sent the job a message since it was found idle. */
  async #whyNotIdle(jobId: string): Promise<NotAccepted | undefined> {
    const { clock } = this.#options.context;
    if (clock.now() - this.#targetFoundAt <= IDLE_FOR_MS) return undefined;
    const notIdle = await waitUntilIdle(jobId, this.#targetOptions);
    this.#targetFoundAt = clock.now();
    return notIdle;
  }

  #submit(
    send: SubmitOptions['send'],
    job: JobRef | undefined,
    beforeSend: SubmitOptions['beforeSend'] = async () => undefined,
  ) {
    const { deadline, context } = this.#options;
    const { clock, random, cancelled, runner } = context;
    return submit({
      send,
      beforeSend,
      job,
      clock,
      random,
      cancelled,
      limit: this.#limit,
      deadline,
      onSubmitting: () => saveSubmitting(runner, job?.id),
      onNotAccepted: () => saveNotAccepted(runner),
      log: (line) => runner.info(line),
    });
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

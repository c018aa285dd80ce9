import { GitHubError } from '../../github/errors.ts';
import { type TimeLimit, withTimeout } from '../../lib/clock.ts';
import { inBackticks, oneLine } from '../../lib/text.ts';
import { type AgentJob, AgentJobs } from '../../platform/agent-jobs.ts';
import type { Environment } from '../../runner/environment.ts';
import type { StepContext } from '../../step/context.ts';
import { openPlatformClient } from '../../step/platform-client.ts';
import type { ContextBlock } from '../context/context-block.ts';
import { ContextError } from '../context/context-error.ts';
import { type PreviousAttempt, stepIdentityOf } from '../github/comment-marker.ts';
import type { AgentJobGitHub } from '../github/connect.ts';
import type { Inputs, PromptTask } from '../inputs/inputs.ts';
import type { Prompt } from '../inputs/prompt.ts';
import { savePrompt, saveResumed } from '../saved-state.ts';
import { JobTracker } from './job-tracker.ts';
import type { LookupResult } from './lookup.ts';
import {
  type DryRunPlan,
  endOf,
  HOW_ENDED,
  type JobAction,
  type JobResult,
  type SkipReason,
  unseenJob,
} from './result.ts';
import { type NotAccepted, submit } from './submit.ts';
import { GIVEN_JOB, KNOWN_JOB, type Target, TargetSearch } from './target.ts';

/** The result, and what the step did for it. */
interface ResultAndAction {
  readonly result: JobResult;
  readonly action: JobAction;
}

export interface RequestJobResult extends ResultAndAction {
  /** What was sent after the prompt; in a dry run, what would be. */
  readonly included: ContextBlock | undefined;
  /** How often the API was asked for a job. */
  readonly polls: number;
}

export interface RequestJobOptions {
  readonly inputs: Inputs;
  /** In milliseconds since the epoch. */
  readonly deadline: number;
  readonly environment: Environment;
  readonly github: AgentJobGitHub;
  readonly context: StepContext;
}

/** Sends the prompt to a job and waits for it, as the inputs say, until its end, the timeout or a cancel. */
export async function requestJob(options: RequestJobOptions): Promise<RequestJobResult> {
  const { inputs, deadline, context } = options;
  const { clock, cancelled } = context;
  let polls = 0;
  const client = openPlatformClient(inputs, context, ({ method }) => {
    if (method === 'GET') polls += 1;
  });
  const jobs = new AgentJobs(client, inputs.projectId);
  return await withTimeout(clock, deadline - clock.now(), cancelled, async (limit) => {
    const done = await new JobRequest(options, jobs, limit).run();
    return { ...done, polls };
  });
}

const NOTHING: JobAction = { kind: 'nothing' };

/** Without `wait`, a lookup gives up early. */
const MAX_FAILURES_WITHOUT_WAIT = 3;

/** A job that was idle this recently gets a message without another lookup. */
const IDLE_FOR_MS = 1_000;

class JobRequest {
  readonly #options: RequestJobOptions;
  readonly #jobs: AgentJobs;
  readonly #limit: TimeLimit;
  readonly #tracker: JobTracker;
  readonly #targets: TargetSearch;
  #hasReacted = false;
  /** In milliseconds since the epoch. */
  #lastSeenIdleAt = 0;
  #included: ContextBlock | undefined;

  constructor(options: RequestJobOptions, jobs: AgentJobs, limit: TimeLimit) {
    this.#options = options;
    this.#jobs = jobs;
    this.#limit = limit;
    this.#tracker = new JobTracker({ ...options, jobs, limit });
    this.#targets = new TargetSearch({
      ...options,
      tracker: this.#tracker,
      limit,
      onWait: () => this.#addReaction(),
    });
  }

  async run(): Promise<Omit<RequestJobResult, 'polls'>> {
    const done = await this.#run();
    return { ...(this.#options.inputs.dryRun ? planOf(done) : done), included: this.#included };
  }

  async #run(): Promise<ResultAndAction> {
    const { inputs, context } = this.#options;
    const { task } = inputs;
    if (task.kind === 'follow') return await this.#follow(task.jobId);
    try {
      return await this.#sendPrompt(task);
    } catch (error) {
      // Guards fail closed, and a prompt isn't sent without its context.
      if (!(error instanceof GitHubError || error instanceof ContextError)) throw error;
      const isLate = error instanceof ContextError && this.#limit.timedOut.aborted;
      const why = context.cancelled.aborted ? 'cancelled' : isLate ? 'timeout' : error;
      return { result: { kind: 'not-created', error: why, job: undefined }, action: NOTHING };
    }
  }

  /** Follows a job that was created elsewhere. */
  async #follow(jobId: string): Promise<ResultAndAction> {
    const { inputs } = this.#options;
    await this.#addReaction();
    const maxFailures = inputs.wait ? Number.POSITIVE_INFINITY : MAX_FAILURES_WITHOUT_WAIT;
    const found = await this.#tracker.lookUp(jobId, { ...GIVEN_JOB, maxFailures });
    return { result: await this.#followed(jobId, found), action: { kind: 'followed', jobId } };
  }

  async #followed(jobId: string, found: LookupResult): Promise<JobResult> {
    const unseen = unseenJob(jobId);
    switch (found.kind) {
      case 'found':
        return await this.#tracker.waitForKnown(found.job, {
          what: `Following job ${inBackticks(jobId)}, which is ${oneLine(found.job.status)}.`,
        });
      case 'not-found':
      case 'refused':
        return { kind: 'rejected', error: found.error, jobId };
      case 'unanswered':
        return { kind: 'unanswered', job: unseen, error: found.error };
      case 'cancelled':
        return { kind: 'cancelled', job: unseen };
    }
  }

  /** Rejects with a `GitHubError` if GitHub doesn't give what this depends on. */
  async #sendPrompt(task: PromptTask): Promise<ResultAndAction> {
    const { github, inputs, context } = this.#options;
    if (!inputs.dryRun) savePrompt(context.runner, task.prompt.sha256);
    const skip = await github.guards.checkEvent(this.#limit.stop);
    if (skip !== undefined) return await this.#skipped(skip);

    const previous = await this.#previousAttempt(task.prompt);
    const resumed = previous && (await this.#resume(previous));
    if (previous !== undefined && resumed !== undefined) {
      return { result: resumed, action: { kind: 'resumed', previous } };
    }

    const target = await this.#targets.find(task);
    this.#lastSeenIdleAt = context.clock.now();
    if (target.kind === 'none') {
      return target.result.kind === 'skipped'
        ? await this.#skipped(target.result.skip)
        : { result: target.result, action: NOTHING };
    }
    if (inputs.dryRun) return await this.#plan(target, task.prompt);
    await this.#addReaction();
    return target.kind === 'job'
      ? {
          result: await this.#message(target.job, task.prompt),
          action: { kind: 'continued', prLinkBefore: target.job.prLink },
        }
      : { result: await this.#create(task.prompt), action: { kind: 'created' } };
  }

  /** Makes what would be sent, and logs it with step debugging. */
  async #plan(target: Exclude<Target, { kind: 'none' }>, prompt: Prompt): Promise<ResultAndAction> {
    const text = await this.#withContext(prompt);
    for (const line of text.split('\n')) this.#options.context.runner.debug(line);
    const plan: DryRunPlan =
      target.kind === 'job' ? { kind: 'message', job: target.job } : { kind: 'create' };
    return { result: { kind: 'dry-run', plan }, action: NOTHING };
  }

  /** Adds a reaction for those who can't see the log. Events of the agent get none. */
  async #skipped(skip: SkipReason): Promise<ResultAndAction> {
    if (skip.guard !== 'agent-event') await this.#options.github.addReaction('confused', this.#limit.stop);
    return { result: { kind: 'skipped', skip }, action: NOTHING };
  }

  /** Only once: waiting for an active job before a message adds it too. */
  async #addReaction(): Promise<void> {
    if (this.#hasReacted) return;
    this.#hasReacted = true;
    await this.#options.github.addReaction('eyes', this.#limit.stop);
  }

  async #previousAttempt({ sha256 }: Prompt): Promise<PreviousAttempt | undefined> {
    const { environment, github, inputs } = this.#options;
    if (environment.runAttempt === 1 || !inputs.comment) return undefined;
    const identity = stepIdentityOf(environment, inputs.projectId, sha256);
    return await github.statusComment?.previousAttempt(identity, environment.runAttempt, this.#limit.stop);
  }

  /** Returns the result of the earlier attempt's job, or undefined if a new job is needed. */
  async #resume({ jobId, attempt }: PreviousAttempt): Promise<JobResult | undefined> {
    const { context } = this.#options;
    const job = `job ${inBackticks(jobId)} of attempt ${attempt}`;
    const logNew = (why: string) => context.runner.info(`Creating a new job, because ${job} ${why}.`);
    const unseen = unseenJob(jobId);
    const found = await this.#tracker.lookUp(jobId, KNOWN_JOB);
    switch (found.kind) {
      case 'found': {
        const end = endOf(found.job);
        const isDone = end?.as === 'completed' && end.job.prLink !== undefined;
        if (end === undefined || isDone) {
          if (!this.#options.inputs.dryRun) saveResumed(context.runner);
          const what = `Resuming ${job}, which is ${oneLine(found.job.status)}.`;
          return await this.#tracker.waitForKnown(found.job, { what });
        }
        logNew(HOW_ENDED[end.as]);
        return undefined;
      }
      case 'not-found':
        logNew("doesn't exist anymore");
        return undefined;
      case 'refused':
        return { kind: 'lost', job: unseen, error: found.error };
      case 'unanswered':
        return { kind: 'timed-out', job: unseen, error: found.error };
      case 'cancelled':
        return { kind: 'cancelled', job: unseen };
    }
  }

  /** Returns the prompt, followed by what `include` names. */
  async #withContext({ text }: Prompt): Promise<string> {
    this.#included = await this.#options.github.readContext(this.#limit.stop);
    return this.#included === undefined ? text : `${text}\n\n${this.#included.text}`;
  }

  async #create(prompt: Prompt): Promise<JobResult> {
    const text = await this.#withContext(prompt);
    const submitted = await submit({
      ...this.#options,
      limit: this.#limit,
      messageTo: undefined,
      send: (attempt) => this.#jobs.create(text, attempt),
    });
    if (submitted.kind !== 'accepted') return submitted;
    const { job } = submitted;
    const what = `Job ${inBackticks(job.id)} accepted.`;
    return await this.#tracker.waitForAccepted(job, { what });
  }

  async #message(target: AgentJob, prompt: Prompt): Promise<JobResult> {
    const { clock } = this.#options.context;
    const { id: jobId } = target;
    const text = await this.#withContext(prompt);
    const submitted = await submit({
      ...this.#options,
      limit: this.#limit,
      messageTo: target,
      send: (attempt) => this.#jobs.message(jobId, text, attempt),
      beforeSend: () => this.#waitUntilIdleAgain(jobId),
    });
    if (submitted.kind !== 'accepted') return submitted;
    const messageAcceptedAt = clock.now();
    const { last } = submitted.job;
    const isOld = last !== undefined && endOf(last) !== undefined;
    const job = { id: jobId, last: isOld ? undefined : last };
    const what = `Message accepted by job ${inBackticks(jobId)}.`;
    return await this.#tracker.waitForAccepted(job, { what, messageAcceptedAt });
  }

  /** Another run may have sent a message since the job was idle. */
  async #waitUntilIdleAgain(jobId: string): Promise<NotAccepted | undefined> {
    const { clock } = this.#options.context;
    if (clock.now() - this.#lastSeenIdleAt <= IDLE_FOR_MS) return undefined;
    const target = await this.#targets.idleJob(jobId);
    this.#lastSeenIdleAt = clock.now();
    return target.kind === 'job' ? undefined : target.result;
  }
}

/** Returns the result of a dry run: what a run would do, or why that's unknown. */
function planOf({ result, action }: ResultAndAction): ResultAndAction {
  const planned = (plan: DryRunPlan) => ({ result: { kind: 'dry-run', plan }, action: NOTHING }) as const;
  if (result.kind === 'skipped') return planned({ kind: 'skip', skip: result.skip });
  const job = result.kind === 'ended' ? result.job : result.kind === 'started' ? result.job.last : undefined;
  if (job === undefined) return { result, action: NOTHING };
  return planned({ kind: action.kind === 'followed' ? 'follow' : 'resume', job });
}

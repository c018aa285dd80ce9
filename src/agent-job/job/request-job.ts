import { GitHubError } from '../../github/errors.ts';
import { type TimeLimit, withTimeout } from '../../lib/clock.ts';
import type { AgentJob } from '../../platform/agent-jobs.ts';
import type { Environment } from '../../runner/environment.ts';
import type { AgentJobContext } from '../context.ts';
import { prLinkOf } from '../github/agent-pull-requests.ts';
import type { GitHubSide } from '../github/github-side.ts';
import { findPreviousAttempt, intentOf, type PreviousAttempt } from '../github/previous-attempt.ts';
import type { Inputs } from '../inputs/inputs.ts';
import type { Prompt } from '../inputs/prompt.ts';
import { setJobOutputs } from '../report/outputs.ts';
import { saveAsking, saveJob } from '../saved-state.ts';
import { type Platform, withPlatform } from './platform.ts';
import { type PollOptions, pollUntilEnd } from './poll.ts';
import { adaptive, adaptiveFromFirstLook, fixed } from './poll-schedule.ts';
import { ProgressLog } from './progress-log.ts';
import { endedResult, type JobRef, type JobResult } from './result.ts';
import { type SubmitOptions, submit } from './submit.ts';

/** What the pursuit came to, and by which way. */
export interface RequestJobResult {
  readonly result: JobResult;
  readonly action: JobAction;
  /** How often the service was asked for a job. */
  readonly polls: number;
}

/** What was done for the intent. */
export type JobAction =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'created' }
  | { readonly kind: 'continued' }
  | { readonly kind: 'followed'; readonly jobId: string }
  /** An earlier attempt of the run had done it. */
  | { readonly kind: 'taken-up'; readonly earlier: PreviousAttempt };

export interface RequestJobOptions {
  readonly inputs: Inputs;
  /** When the time is up, in milliseconds since the epoch. */
  readonly deadline: number;
  readonly environment: Environment;
  readonly github: GitHubSide;
  readonly context: AgentJobContext;
}

/** Does at the platform what the inputs ask for, until it has come to an end, or to the deadline, or to a cancel. */
export async function requestJob(settings: RequestJobOptions): Promise<RequestJobResult> {
  const { inputs, deadline, context } = settings;
  const { clock, cancelled } = context;
  return await withPlatform(inputs, context, (platform) =>
    withTimeout(clock, deadline - clock.now(), cancelled, async (limit) => {
      const { result, action } = await new JobRequest(settings, platform, limit).run();
      return { result, action, polls: platform.looks() };
    }),
  );
}

type Done = Omit<RequestJobResult, 'polls'>;

const NOTHING: JobAction = { kind: 'nothing' };

class JobRequest {
  readonly #settings: RequestJobOptions;
  readonly #platform: Platform;
  readonly #limit: TimeLimit;
  readonly #progress: ProgressLog;
  #told: JobRef | undefined;

  constructor(settings: RequestJobOptions, platform: Platform, limit: TimeLimit) {
    const { deadline, context } = settings;
    this.#settings = settings;
    this.#platform = platform;
    this.#limit = limit;
    this.#progress = new ProgressLog(context.clock, deadline, context.runner);
  }

  async run(): Promise<Done> {
    const { inputs, github, context } = this.#settings;
    const { task } = inputs;
    if (task.kind === 'follow') {
      await github.acknowledge(this.#limit.stop);
      context.runner.info(`Following job ${task.jobId}.`);
      const job = { id: task.jobId, last: undefined };
      return {
        result: await this.#wait(job, { exists: false, atOnce: true, untilEnd: inputs.wait }),
        action: { kind: 'followed', jobId: task.jobId },
      };
    }
    try {
      return await this.#ask(task);
    } catch (error) {
      // A guard that cannot see does not wave through.
      if (!(error instanceof GitHubError)) throw error;
      const why = context.cancelled.aborted ? 'cancelled' : error;
      return { result: { kind: 'not-created', error: why, job: undefined }, action: NOTHING };
    }
  }

  /** Rejects with a `GitHubError` where GitHub does not say what decides. */
  async #ask(task: Exclude<Inputs['task'], { kind: 'follow' }>): Promise<Done> {
    const { github } = this.#settings;
    const refusal = await github.guards.checkEvent(this.#limit.stop);
    if (refusal !== undefined) return { result: { kind: 'skipped', refusal }, action: NOTHING };

    const earlier = await this.#earlier(task.prompt);
    const taken = earlier && (await this.#takeUp(earlier));
    if (earlier !== undefined && taken !== undefined) {
      return { result: taken, action: { kind: 'taken-up', earlier } };
    }

    const target = await this.#target(task);
    if (target.kind === 'ending') return { result: target.ending, action: NOTHING };
    await github.acknowledge(this.#limit.stop);
    return target.kind === 'job'
      ? { result: await this.#message(target.jobId, task.prompt), action: { kind: 'continued' } }
      : { result: await this.#create(task.prompt), action: { kind: 'created' } };
  }

  /** Where the prompt goes: into a new job, to one that there is, or nowhere. */
  async #target(task: Exclude<Inputs['task'], { kind: 'follow' }>): Promise<Target> {
    const { guards } = this.#settings.github;
    switch (task.kind) {
      case 'message':
        return { kind: 'job', jobId: task.jobId };
      case 'create': {
        const refusal = await guards.checkCap(this.#limit.stop);
        return refusal === undefined ? NEW_JOB : { kind: 'ending', ending: { kind: 'skipped', refusal } };
      }
      case 'auto':
        return (await this.#continuable()) ?? (await this.#newOrOldest());
    }
  }

  /** The job that our newest comment where the event is names, if it can be continued. */
  async #continuable(): Promise<Target | undefined> {
    const jobId = await this.#settings.github.statusComment?.newestJob(this.#limit.stop);
    return jobId === undefined ? undefined : await this.#judge(jobId);
  }

  /** Whether a job that our own comment names can be continued: undefined where it cannot. */
  async #judge(jobId: string): Promise<Target | undefined> {
    const { github, context } = this.#settings;
    const seen = await this.#look(jobId);
    const leave = (why: string) => {
      context.runner.info(`Job ${jobId}, which our comment names, ${why}: it is not continued.`);
      return undefined;
    };
    const continued = async (last: AgentJob | undefined): Promise<Target | undefined> => {
      const isClosed = last && (await github.pullRequests.isKnownToBeClosed(last, this.#limit.stop));
      return isClosed ? leave('has a pull request that is closed') : { kind: 'job', jobId };
    };
    const notAsked = (error: Extract<JobResult, { kind: 'not-created' }>['error']): Target => ({
      kind: 'ending',
      ending: { kind: 'not-created', error, job: undefined },
    });
    switch (seen.kind) {
      case 'started':
        return await continued(seen.job.last);
      case 'ended':
        return seen.as === 'completed' ? await continued(seen.job) : leave(`is ${seen.as}`);
      case 'lost':
        return seen.error.reason === 'not-found' ? leave('is gone') : notAsked(seen.error);
      case 'timed-out':
        return notAsked(seen.error ?? 'timeout');
      case 'cancelled':
        return notAsked('cancelled');
      case 'rejected':
      case 'skipped':
      case 'not-created':
      case 'unknown':
        return { kind: 'ending', ending: seen };
    }
  }

  /** A new job, or at the cap the job of the newest open pull request of the agent that bears our marker. */
  async #newOrOldest(): Promise<Target> {
    const { github, context } = this.#settings;
    const refusal = await github.guards.checkCap(this.#limit.stop);
    if (refusal === undefined) return NEW_JOB;
    for await (const { number, jobId } of github.pullRequests.namedJobs(refusal.open, this.#limit.stop)) {
      const target = await this.#judge(jobId);
      if (target === undefined) continue;
      context.runner.info(
        `${refusal.open.length} pull requests of ${refusal.login} are open, and max-open-prs is ${refusal.limit}: ` +
          `pull request #${number} goes on instead of one more.`,
      );
      return target;
    }
    return { kind: 'ending', ending: { kind: 'skipped', refusal } };
  }

  async #earlier({ sha256 }: Prompt): Promise<PreviousAttempt | undefined> {
    const { environment, github, inputs } = this.#settings;
    if (environment.runAttempt === 1 || github.statusComment === undefined || !inputs.comment)
      return undefined;
    const intent = intentOf(environment, inputs.projectId, sha256);
    return findPreviousAttempt(
      await github.statusComment.marked(this.#limit.stop),
      intent,
      environment.runAttempt,
    );
  }

  /** The ending of the earlier job, or undefined where it has come to nothing, so that it is to be asked anew. */
  async #takeUp({ jobId, attempt }: PreviousAttempt): Promise<JobResult | undefined> {
    const { inputs, context } = this.#settings;
    const tell = (what: string) =>
      context.runner.info(`Attempt ${attempt} of this run started job ${jobId}, which ${what}.`);
    const seen = await this.#look(jobId);
    switch (seen.kind) {
      case 'started':
        tell(`is ${seen.job.last?.status}: it is taken up`);
        return inputs.wait
          ? await this.#wait(seen.job, { exists: true, atOnce: true, untilEnd: true })
          : seen;
      case 'ended':
        if (seen.as === 'completed' && prLinkOf(seen.job) !== undefined) {
          tell('has a pull request: it is taken up');
          return seen;
        }
        tell(
          `${seen.as === 'completed' ? 'completed without a pull request' : `is ${seen.as}`}: a new one is created`,
        );
        return undefined;
      case 'lost':
        if (seen.error.reason !== 'not-found') return seen;
        tell('is gone: a new one is created');
        return undefined;
      case 'timed-out':
      case 'cancelled':
      case 'rejected':
      case 'skipped':
      case 'not-created':
      case 'unknown':
        return seen;
    }
  }

  async #create({ text, sha256 }: Prompt): Promise<JobResult> {
    const { jobs } = this.#platform;
    const submitted = await this.#submit((attempt) => jobs.create(text, attempt), sha256, undefined);
    if (submitted.kind !== 'accepted') return submitted;
    const { job } = submitted;
    this.#tell(job);
    this.#settings.context.runner.info(`Job ${job.id} is accepted.`);
    return (job.last && endedResult(job.last)) ?? (await this.#waitIfAsked(job, {}));
  }

  async #message(jobId: string, { text, sha256 }: Prompt): Promise<JobResult> {
    const { runner } = this.#settings.context;
    const { jobs } = this.#platform;
    const job: JobRef = { id: jobId, last: undefined };
    const submitted = await this.#submit((attempt) => jobs.message(jobId, text, attempt), sha256, job);
    if (submitted.kind !== 'accepted') return submitted;
    this.#tell({ id: jobId, last: submitted.job.last });
    runner.info(`Job ${jobId} has accepted the message.`);
    return await this.#waitIfAsked({ id: jobId, last: submitted.job.last }, { afterMessage: true });
  }

  #submit(request: SubmitOptions['request'], promptSha256: string, job: JobRef | undefined) {
    const { deadline, context } = this.#settings;
    const { clock, random, cancelled, runner } = context;
    const log = (line: string) => runner.info(line);
    const onAsking = (isUnderWay: boolean) => saveAsking(runner, promptSha256, isUnderWay);
    return submit({ request, job, clock, random, cancelled, limit: this.#limit, deadline, onAsking, log });
  }

  async #waitIfAsked(job: JobRef, { afterMessage = false }: { afterMessage?: boolean }): Promise<JobResult> {
    if (!this.#settings.inputs.wait) return { kind: 'started', job };
    return await this.#wait(job, { exists: true, atOnce: false, untilEnd: true, afterMessage });
  }

  /** Asks once how a job is that our own comment names. */
  #look(jobId: string): Promise<JobResult> {
    return this.#wait({ id: jobId, last: undefined }, { exists: true, atOnce: true, untilEnd: false });
  }

  #wait(
    job: JobRef,
    how: Pick<PollOptions, 'exists' | 'atOnce' | 'untilEnd' | 'afterMessage'>,
  ): Promise<JobResult> {
    const { inputs, deadline, context } = this.#settings;
    const { clock, cancelled } = context;
    const adaptiveSchedule = how.atOnce ? adaptiveFromFirstLook : adaptive;
    return pollUntilEnd(job, {
      jobs: this.#platform.jobs,
      clock,
      cancelled,
      limit: this.#limit,
      deadline,
      schedule: inputs.pollIntervalMs === undefined ? adaptiveSchedule : fixed(inputs.pollIntervalMs),
      onSeen: (last) => this.#tell({ id: job.id, last }),
      progress: this.#progress,
      ...how,
    });
  }

  /** Outputs and state are files that grow: they hear of a job when it is first known, and when its status changes. */
  #tell(job: JobRef): void {
    const { runner } = this.#settings.context;
    if (this.#told?.id !== job.id) saveJob(runner, job);
    if (this.#told?.id !== job.id || this.#told.last?.status !== job.last?.status) setJobOutputs(runner, job);
    this.#told = job;
  }
}

type Target =
  | { readonly kind: 'new-job' }
  | { readonly kind: 'job'; readonly jobId: string }
  | { readonly kind: 'ending'; readonly ending: JobResult };

const NEW_JOB: Target = { kind: 'new-job' };

import type { TimeLimit } from '../../lib/clock.ts';
import type { AgentJob, AgentJobs } from '../../platform/agent-jobs.ts';
import type { StepContext } from '../../step/context.ts';
import type { Inputs } from '../inputs/inputs.ts';
import { setJobOutputs } from '../report/outputs.ts';
import { saveJob, saveMessageAccepted } from '../saved-state.ts';
import { type LookupOptions, type LookupResult, lookUpJob } from './lookup.ts';
import { type PollContext, type PollOptions, pollUntilEnd } from './poll.ts';
import { adaptive, adaptiveFromFirstPoll, fixed, type PollSchedule } from './poll-schedule.ts';
import { ProgressLog } from './progress-log.ts';
import { endOf, type JobRef, type JobResult, type PollResult } from './result.ts';

export interface JobTrackerOptions {
  readonly inputs: Pick<Inputs, 'wait' | 'dryRun' | 'pollIntervalMs'>;
  readonly jobs: AgentJobs;
  readonly limit: TimeLimit;
  /** In milliseconds since the epoch. */
  readonly deadline: number;
  readonly context: StepContext;
}

/** Looks jobs up and polls them. Publishes the job that accepted the prompt, in outputs and for `post`. */
export class JobTracker {
  readonly #options: JobTrackerOptions;
  readonly #progress: ProgressLog;
  #published: JobRef | undefined;
  #isAcceptanceSaved = false;

  constructor(options: JobTrackerOptions) {
    const { deadline, context } = options;
    this.#options = options;
    this.#progress = new ProgressLog(context.clock, deadline, context.runner);
  }

  /** Looks a job up without publishing it. */
  async lookUp(jobId: string, options: LookupOptions): Promise<LookupResult> {
    return await lookUpJob(jobId, options, this.#pollContext(adaptiveFromFirstPoll, false));
  }

  /** Polls another run's job without publishing it. */
  async pollOther(job: AgentJob, options: PollOptions): Promise<PollResult> {
    const context = this.#pollContext(adaptiveFromFirstPoll, false);
    return await pollUntilEnd({ id: job.id, last: job }, options, context);
  }

  /** Publishes a job that was created elsewhere, and waits for its end if `wait` is set. */
  async waitForKnown(last: AgentJob, options: PollOptions): Promise<JobResult> {
    const job = { id: last.id, last };
    this.publish(job);
    const end = endOf(last);
    if (end !== undefined) return end;
    const { wait, dryRun } = this.#options.inputs;
    if (!wait || dryRun) return { kind: 'started', job };
    return await pollUntilEnd(job, options, this.#pollContext(adaptiveFromFirstPoll, true));
  }

  /** Waits for a job that has just accepted a prompt, if `wait` is set. */
  async waitForEnd(job: JobRef, options: PollOptions): Promise<JobResult> {
    if (!this.#options.inputs.wait) return { kind: 'started', job };
    return await pollUntilEnd(job, options, this.#pollContext(adaptive, true));
  }

  /**
   * Sets the outputs of a job that accepted the prompt, and saves it for `post`. Outputs and state are files that grow, so
   * this only happens for a new job and for a new status.
   */
  publish(job: JobRef): void {
    const { inputs, context } = this.#options;
    const { runner } = context;
    if (inputs.dryRun) return;
    if (this.#published?.id !== job.id) saveJob(runner, job);
    if (this.#published?.id !== job.id || this.#published.last?.status !== job.last?.status) {
      setJobOutputs(runner, job);
    }
    if (this.#isAcceptanceSaved && job.last !== undefined) {
      saveMessageAccepted(runner, undefined);
      this.#isAcceptanceSaved = false;
    }
    this.#published = job;
  }

  /**
   * Publishes a job that accepted a message at `acceptedAt`, in milliseconds since the epoch. The time is saved first, so
   * that after a kill in between, `post` doesn't take the job's earlier end for the new one. It is saved until a poll counts:
   * an `active` in the response itself does not yet say that the agent works on the message.
   */
  publishMessaged(job: JobRef, acceptedAt: number): void {
    saveMessageAccepted(this.#options.context.runner, acceptedAt);
    this.publish(job);
    this.#isAcceptanceSaved = true;
  }

  #pollContext(schedule: PollSchedule, isPublished: boolean): PollContext {
    const { inputs, jobs, limit, deadline, context } = this.#options;
    const { clock, cancelled } = context;
    return {
      jobs,
      clock,
      cancelled,
      limit,
      deadline,
      schedule: inputs.pollIntervalMs === undefined ? schedule : fixed(inputs.pollIntervalMs),
      onJob: (last) => {
        if (isPublished) this.publish({ id: last.id, last });
      },
      progress: this.#progress,
    };
  }
}

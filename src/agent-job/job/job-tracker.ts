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

  constructor(options: JobTrackerOptions) {
    const { deadline, context } = options;
    this.#options = options;
    this.#progress = new ProgressLog(context.clock, deadline, context.runner);
  }

  /** Looks a job up without publishing it. */
  async lookUp(jobId: string, options: LookupOptions): Promise<LookupResult> {
    return await lookUpJob(jobId, options, this.#pollContext(adaptiveFromFirstPoll));
  }

  /** Polls another run's job without publishing it. */
  async pollOther(job: AgentJob, options: PollOptions): Promise<PollResult> {
    return await pollUntilEnd({ id: job.id, last: job }, options, this.#pollContext(adaptiveFromFirstPoll));
  }

  /** Publishes a job that was created elsewhere, and waits for its end if `wait` is set. */
  async waitForKnown(last: AgentJob, options: PollOptions): Promise<JobResult> {
    return await this.#publishAndWait({ id: last.id, last }, options, adaptiveFromFirstPoll);
  }

  /** Publishes a job that has just accepted a prompt, and waits for its end if `wait` is set. */
  async waitForAccepted(job: JobRef, options: PollOptions): Promise<JobResult> {
    return await this.#publishAndWait(job, options, adaptive);
  }

  /**
   * Sets the outputs of the job, saves it for `post`, and waits for its end if `wait` is set. Outputs and state are files that
   * grow, so a poll only adds what is new.
   */
  async #publishAndWait(job: JobRef, options: PollOptions, schedule: PollSchedule): Promise<JobResult> {
    const { wait, dryRun } = this.#options.inputs;
    const { runner } = this.#options.context;
    let isAcceptanceSaved = options.messageAcceptedAt !== undefined;
    if (!dryRun) {
      // Saved first, so that after a kill in between, `post` doesn't take the job's earlier end for the new one.
      if (isAcceptanceSaved) saveMessageAccepted(runner, options.messageAcceptedAt);
      saveJob(runner, job);
      setJobOutputs(runner, job);
    }
    const end = job.last && endOf(job.last);
    if (end !== undefined) return end;
    if (!wait || dryRun) return { kind: 'started', job };

    let status = job.last?.status;
    const onJob = (last: AgentJob) => {
      if (last.status !== status) setJobOutputs(runner, { id: last.id, last });
      status = last.status;
      // An `active` in the response to the message doesn't yet say that the agent works on it, but one in a poll does.
      if (isAcceptanceSaved) saveMessageAccepted(runner, undefined);
      isAcceptanceSaved = false;
    };
    return await pollUntilEnd(job, { ...options, onJob }, this.#pollContext(schedule));
  }

  #pollContext(schedule: PollSchedule): PollContext {
    const { inputs, jobs, limit, deadline, context } = this.#options;
    const { clock, cancelled } = context;
    return {
      jobs,
      clock,
      cancelled,
      limit,
      deadline,
      schedule: inputs.pollIntervalMs === undefined ? schedule : fixed(inputs.pollIntervalMs),
      progress: this.#progress,
    };
  }
}

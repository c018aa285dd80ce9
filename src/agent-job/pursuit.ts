import { type TimeLimit, withinTime } from '../clock.ts';
import type { AgentJobs } from '../platform/agent-job.ts';
import type { Collaborators } from '../step.ts';
import { createJob } from './creation.ts';
import type { EarlierAttempt } from './earlier-attempt.ts';
import { type Ending, endOf, type KnownJob } from './ending.ts';
import type { Inputs, Task } from './inputs.ts';
import { setJobOutputs } from './outputs.ts';
import { openPlatform } from './platform.ts';
import { Progress } from './progress.ts';
import { adaptive, adaptiveFromFirstLook, fixed } from './schedule.ts';
import { saveAsked, saveJob } from './state.ts';
import { type Wait, waitForEnd } from './wait.ts';

/** What the pursuit came to. */
export interface Pursued {
  readonly ending: Ending;
  /** How often the service was asked for the job. */
  readonly looks: number;
  /** The earlier attempt whose job was taken up instead of a new one. */
  readonly takenUp: EarlierAttempt | undefined;
}

/** What a pursuit needs of the inputs. */
export type Pursuable = Pick<Inputs, 'projectId' | 'apiKey' | 'baseUrl' | 'wait' | 'pollIntervalMs'>;

/**
 * Does at the platform what was asked for, until it has come to an end or to `deadline` (milliseconds since the epoch).
 * A job that an earlier attempt of the run started is taken up where it is active or has a pull request.
 */
export async function pursue(
  task: Task,
  inputs: Pursuable,
  deadline: number,
  earlier: EarlierAttempt | undefined,
  collaborators: Collaborators,
): Promise<Pursued> {
  const { clock, cancelled } = collaborators;
  const platform = openPlatform(inputs, collaborators);
  try {
    return await withinTime(clock, deadline - clock.now(), cancelled, async (limit) => {
      const pursuit = new Pursuit(inputs, platform.jobs, limit, deadline, collaborators);
      const { ending, takenUp } = await pursuit.run(task, earlier);
      return { ending, looks: platform.looks(), takenUp };
    });
  } finally {
    platform.close();
  }
}

class Pursuit {
  readonly #inputs: Pursuable;
  readonly #jobs: AgentJobs;
  readonly #limit: TimeLimit;
  readonly #deadline: number;
  readonly #collaborators: Collaborators;
  readonly #progress: Progress;
  #told: KnownJob | undefined;

  constructor(
    inputs: Pursuable,
    jobs: AgentJobs,
    limit: TimeLimit,
    deadline: number,
    collaborators: Collaborators,
  ) {
    this.#inputs = inputs;
    this.#jobs = jobs;
    this.#limit = limit;
    this.#deadline = deadline;
    this.#collaborators = collaborators;
    const { clock, runner } = collaborators;
    this.#progress = new Progress(clock, deadline, runner);
  }

  async run(task: Task, earlier: EarlierAttempt | undefined): Promise<Omit<Pursued, 'looks'>> {
    switch (task.kind) {
      case 'create': {
        const ending = earlier && (await this.#takeUp(earlier));
        return ending === undefined
          ? { ending: await this.#create(task.prompt), takenUp: undefined }
          : { ending, takenUp: earlier };
      }
      case 'follow':
        this.#collaborators.runner.info(`Following job ${task.jobId}.`);
        return {
          ending: await this.#wait(
            { id: task.jobId, last: undefined },
            { exists: false, atOnce: true, untilEnd: this.#inputs.wait },
          ),
          takenUp: undefined,
        };
    }
  }

  async #create({ text, sha256 }: { text: string; sha256: string }): Promise<Ending> {
    const { clock, random, cancelled, runner } = this.#collaborators;
    saveAsked(runner, sha256);
    const created = await createJob(text, {
      jobs: this.#jobs,
      clock,
      random,
      cancelled,
      limit: this.#limit,
      deadline: this.#deadline,
      log: (line) => runner.info(line),
    });
    if (created.kind !== 'accepted') return created;
    const { job } = created;
    this.#tell(job);
    runner.info(`Job ${job.id} is accepted.`);
    const ended = job.last && endOf(job.last);
    if (ended !== undefined) return ended;
    if (!this.#inputs.wait) return { kind: 'started', job };
    return this.#wait(job, { exists: true, atOnce: false, untilEnd: true });
  }

  /** The ending of the earlier job, or undefined where it has come to nothing, so that a new one is to be created. */
  async #takeUp({ jobId, attempt }: EarlierAttempt): Promise<Ending | undefined> {
    const { runner } = this.#collaborators;
    const job = { id: jobId, last: undefined };
    const seen = await this.#wait(job, { exists: true, atOnce: true, untilEnd: false });
    switch (seen.kind) {
      case 'started':
        runner.info(
          `Attempt ${attempt} of this run started job ${jobId}, which is ${seen.job.last?.status}: it is taken up.`,
        );
        return this.#inputs.wait
          ? this.#wait(seen.job, { exists: true, atOnce: true, untilEnd: true })
          : seen;
      case 'ended':
        if (seen.as === 'completed' && seen.job.prLink !== undefined) {
          runner.info(
            `Attempt ${attempt} of this run started job ${jobId}, which has a pull request: it is taken up.`,
          );
          return seen;
        }
        runner.info(
          `Attempt ${attempt} of this run started job ${jobId}, which ${seen.as === 'completed' ? 'completed without a pull request' : `is ${seen.as}`}: a new one is created.`,
        );
        return undefined;
      case 'lost':
        if (seen.error.reason !== 'not-found') return seen;
        runner.info(
          `Attempt ${attempt} of this run started job ${jobId}, which is gone: a new one is created.`,
        );
        return undefined;
      case 'timed-out':
      case 'cancelled':
      case 'rejected':
      case 'not-created':
      case 'unknown':
        return seen;
    }
  }

  #wait(job: KnownJob, how: Pick<Wait, 'exists' | 'atOnce' | 'untilEnd'>): Promise<Ending> {
    const { clock, cancelled } = this.#collaborators;
    const { pollIntervalMs } = this.#inputs;
    const adaptiveSchedule = how.atOnce ? adaptiveFromFirstLook : adaptive;
    return waitForEnd(job, {
      jobs: this.#jobs,
      clock,
      cancelled,
      limit: this.#limit,
      deadline: this.#deadline,
      schedule: pollIntervalMs === undefined ? adaptiveSchedule : fixed(pollIntervalMs),
      onSeen: (last) => this.#tell({ id: job.id, last }),
      progress: this.#progress,
      ...how,
    });
  }

  /** Outputs and state are files that grow: they hear of a job when it is first known, and when its status changes. */
  #tell(job: KnownJob): void {
    const { runner } = this.#collaborators;
    if (this.#told?.id !== job.id) saveJob(runner, job);
    if (this.#told?.id !== job.id || this.#told.last?.status !== job.last?.status) setJobOutputs(runner, job);
    this.#told = job;
  }
}

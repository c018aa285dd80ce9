import { type TimeLimit, withinTime } from '../clock.ts';
import { GitHubError } from '../github/errors.ts';
import type { AgentJob } from '../platform/agent-job.ts';
import type { Environment } from '../runner/environment.ts';
import type { Collaborators } from './collaborators.ts';
import { type EarlierAttempt, earlierAttemptIn, intentOf } from './earlier-attempt.ts';
import { type Ending, endOf, type KnownJob } from './ending.ts';
import type { GitHubSide } from './github-side.ts';
import type { Inputs } from './inputs.ts';
import { setJobOutputs } from './outputs.ts';
import { type Platform, withPlatform } from './platform.ts';
import { Progress } from './progress.ts';
import type { Prompt } from './prompt.ts';
import { prLinkOf } from './pull-requests.ts';
import { adaptive, adaptiveFromFirstLook, fixed } from './schedule.ts';
import { saveAsking, saveJob } from './state.ts';
import { type Submission, submit } from './submission.ts';
import { type Wait, waitForEnd } from './wait.ts';

/** What the pursuit came to, and by which way. */
export interface Pursued {
  readonly ending: Ending;
  readonly way: Way;
  /** How often the service was asked for a job. */
  readonly looks: number;
}

/** What was done for the intent. */
export type Way =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'created' }
  | { readonly kind: 'continued' }
  | { readonly kind: 'followed'; readonly jobId: string }
  /** An earlier attempt of the run had done it. */
  | { readonly kind: 'taken-up'; readonly earlier: EarlierAttempt };

export interface PursuitSettings {
  readonly inputs: Inputs;
  /** When the time is up, in milliseconds since the epoch. */
  readonly deadline: number;
  readonly environment: Environment;
  readonly github: GitHubSide;
  readonly collaborators: Collaborators;
}

/** Does at the platform what the inputs ask for, until it has come to an end, or to the deadline, or to a cancel. */
export async function pursue(settings: PursuitSettings): Promise<Pursued> {
  const { inputs, deadline, collaborators } = settings;
  const { clock, cancelled } = collaborators;
  return await withPlatform(inputs, collaborators, (platform) =>
    withinTime(clock, deadline - clock.now(), cancelled, async (limit) => {
      const { ending, way } = await new Pursuit(settings, platform, limit).run();
      return { ending, way, looks: platform.looks() };
    }),
  );
}

type Done = Omit<Pursued, 'looks'>;

const NOTHING: Way = { kind: 'nothing' };

class Pursuit {
  readonly #settings: PursuitSettings;
  readonly #platform: Platform;
  readonly #limit: TimeLimit;
  readonly #progress: Progress;
  #told: KnownJob | undefined;

  constructor(settings: PursuitSettings, platform: Platform, limit: TimeLimit) {
    const { deadline, collaborators } = settings;
    this.#settings = settings;
    this.#platform = platform;
    this.#limit = limit;
    this.#progress = new Progress(collaborators.clock, deadline, collaborators.runner);
  }

  async run(): Promise<Done> {
    const { inputs, github, collaborators } = this.#settings;
    const { task } = inputs;
    if (task.kind === 'follow') {
      await github.acknowledge(this.#limit.stop);
      collaborators.runner.info(`Following job ${task.jobId}.`);
      const job = { id: task.jobId, last: undefined };
      return {
        ending: await this.#wait(job, { exists: false, atOnce: true, untilEnd: inputs.wait }),
        way: { kind: 'followed', jobId: task.jobId },
      };
    }
    try {
      return await this.#ask(task);
    } catch (error) {
      // A guard that cannot see does not wave through.
      if (!(error instanceof GitHubError)) throw error;
      const why = collaborators.cancelled.aborted ? 'cancelled' : error;
      return { ending: { kind: 'not-created', error: why, job: undefined }, way: NOTHING };
    }
  }

  /** Rejects with a `GitHubError` where GitHub does not say what decides. */
  async #ask(task: Exclude<Inputs['task'], { kind: 'follow' }>): Promise<Done> {
    const { github } = this.#settings;
    const refusal = await github.guards.refuseEvent(this.#limit.stop);
    if (refusal !== undefined) return { ending: { kind: 'skipped', refusal }, way: NOTHING };

    const earlier = await this.#earlier(task.prompt);
    const taken = earlier && (await this.#takeUp(earlier));
    if (earlier !== undefined && taken !== undefined) {
      return { ending: taken, way: { kind: 'taken-up', earlier } };
    }

    const target = await this.#target(task);
    if (target.kind === 'ending') return { ending: target.ending, way: NOTHING };
    await github.acknowledge(this.#limit.stop);
    return target.kind === 'job'
      ? { ending: await this.#message(target.jobId, task.prompt), way: { kind: 'continued' } }
      : { ending: await this.#create(task.prompt), way: { kind: 'created' } };
  }

  /** Where the prompt goes: into a new job, to one that there is, or nowhere. */
  async #target(task: Exclude<Inputs['task'], { kind: 'follow' }>): Promise<Target> {
    const { guards } = this.#settings.github;
    switch (task.kind) {
      case 'message':
        return { kind: 'job', jobId: task.jobId };
      case 'create': {
        const refusal = await guards.refuseMore(this.#limit.stop);
        return refusal === undefined ? NEW_JOB : { kind: 'ending', ending: { kind: 'skipped', refusal } };
      }
      case 'auto':
        return (await this.#continuable()) ?? (await this.#newOrOldest());
    }
  }

  /** The job that our newest comment where the event is names, if it can be continued. */
  async #continuable(): Promise<Target | undefined> {
    const jobId = await this.#settings.github.commentary?.newestJob(this.#limit.stop);
    return jobId === undefined ? undefined : await this.#judge(jobId);
  }

  /** Whether a job that our own comment names can be continued: undefined where it cannot. */
  async #judge(jobId: string): Promise<Target | undefined> {
    const { github, collaborators } = this.#settings;
    const seen = await this.#look(jobId);
    const leave = (why: string) => {
      collaborators.runner.info(`Job ${jobId}, which our comment names, ${why}: it is not continued.`);
      return undefined;
    };
    const continued = async (last: AgentJob | undefined): Promise<Target | undefined> => {
      const isClosed = last && (await github.pullRequests.isKnownToBeClosed(last, this.#limit.stop));
      return isClosed ? leave('has a pull request that is closed') : { kind: 'job', jobId };
    };
    const notAsked = (error: Extract<Ending, { kind: 'not-created' }>['error']): Target => ({
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
    const { github, collaborators } = this.#settings;
    const refusal = await github.guards.refuseMore(this.#limit.stop);
    if (refusal === undefined) return NEW_JOB;
    for await (const { number, jobId } of github.pullRequests.namedJobs(refusal.open, this.#limit.stop)) {
      const target = await this.#judge(jobId);
      if (target === undefined) continue;
      collaborators.runner.info(
        `${refusal.open.length} pull requests of ${refusal.login} are open, and max-open-prs is ${refusal.limit}: ` +
          `pull request #${number} goes on instead of one more.`,
      );
      return target;
    }
    return { kind: 'ending', ending: { kind: 'skipped', refusal } };
  }

  async #earlier({ sha256 }: Prompt): Promise<EarlierAttempt | undefined> {
    const { environment, github, inputs } = this.#settings;
    if (environment.runAttempt === 1 || github.commentary === undefined || !inputs.comment) return undefined;
    const intent = intentOf(environment, inputs.projectId, sha256);
    return earlierAttemptIn(await github.commentary.marked(this.#limit.stop), intent, environment.runAttempt);
  }

  /** The ending of the earlier job, or undefined where it has come to nothing, so that it is to be asked anew. */
  async #takeUp({ jobId, attempt }: EarlierAttempt): Promise<Ending | undefined> {
    const { inputs, collaborators } = this.#settings;
    const tell = (what: string) =>
      collaborators.runner.info(`Attempt ${attempt} of this run started job ${jobId}, which ${what}.`);
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

  async #create({ text, sha256 }: Prompt): Promise<Ending> {
    const { jobs } = this.#platform;
    const submitted = await this.#submit((attempt) => jobs.create(text, attempt), sha256, undefined);
    if (submitted.kind !== 'accepted') return submitted;
    const { job } = submitted;
    this.#tell(job);
    this.#settings.collaborators.runner.info(`Job ${job.id} is accepted.`);
    return (job.last && endOf(job.last)) ?? (await this.#waitIfAsked(job, {}));
  }

  async #message(jobId: string, { text, sha256 }: Prompt): Promise<Ending> {
    const { runner } = this.#settings.collaborators;
    const { jobs } = this.#platform;
    const job: KnownJob = { id: jobId, last: undefined };
    const submitted = await this.#submit((attempt) => jobs.message(jobId, text, attempt), sha256, job);
    if (submitted.kind !== 'accepted') return submitted;
    this.#tell({ id: jobId, last: submitted.job.last });
    runner.info(`Job ${jobId} has accepted the message.`);
    return await this.#waitIfAsked({ id: jobId, last: submitted.job.last }, { afterMessage: true });
  }

  #submit(request: Submission['request'], promptSha256: string, job: KnownJob | undefined) {
    const { deadline, collaborators } = this.#settings;
    const { clock, random, cancelled, runner } = collaborators;
    const log = (line: string) => runner.info(line);
    const onAsking = (isUnderWay: boolean) => saveAsking(runner, promptSha256, isUnderWay);
    return submit({ request, job, clock, random, cancelled, limit: this.#limit, deadline, onAsking, log });
  }

  async #waitIfAsked(job: KnownJob, { afterMessage = false }: { afterMessage?: boolean }): Promise<Ending> {
    if (!this.#settings.inputs.wait) return { kind: 'started', job };
    return await this.#wait(job, { exists: true, atOnce: false, untilEnd: true, afterMessage });
  }

  /** Asks once how a job is that our own comment names. */
  #look(jobId: string): Promise<Ending> {
    return this.#wait({ id: jobId, last: undefined }, { exists: true, atOnce: true, untilEnd: false });
  }

  #wait(job: KnownJob, how: Pick<Wait, 'exists' | 'atOnce' | 'untilEnd' | 'afterMessage'>): Promise<Ending> {
    const { inputs, deadline, collaborators } = this.#settings;
    const { clock, cancelled } = collaborators;
    const adaptiveSchedule = how.atOnce ? adaptiveFromFirstLook : adaptive;
    return waitForEnd(job, {
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
  #tell(job: KnownJob): void {
    const { runner } = this.#settings.collaborators;
    if (this.#told?.id !== job.id) saveJob(runner, job);
    if (this.#told?.id !== job.id || this.#told.last?.status !== job.last?.status) setJobOutputs(runner, job);
    this.#told = job;
  }
}

type Target =
  | { readonly kind: 'new-job' }
  | { readonly kind: 'job'; readonly jobId: string }
  | { readonly kind: 'ending'; readonly ending: Ending };

const NEW_JOB: Target = { kind: 'new-job' };

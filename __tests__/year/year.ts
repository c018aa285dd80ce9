import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { BuiltScript } from '../../sandbox/built-phase.ts';
import type { GitHubService } from '../../sandbox/github.ts';
import { type Payload, payload } from '../../sandbox/payloads.ts';
import type { JobRecord } from '../../sandbox/platform.ts';
import { UNINTERRUPTED, World, withState } from '../simulation.ts';
import { type Agent, agentOf } from './agent.ts';
import { faultsOf } from './faults.ts';
import { Random } from './random.ts';
import { HERE, type Repository, repositoryOf } from './repository.ts';

const DAY_MS = 86_400_000;

/** Where the agent works for the recipe of another repository. */
const ELSEWHERE = 'Codertocat/docs';

/** The recipes that play: a weekly refresh, jobs for pushes, here or in another repository, and a comment on the agent's pull request. */
const STEPS = {
  refresh: { include: 'merges' },
  merged: { include: 'issue, diff, merges', comment: 'true' },
  elsewhere: { include: 'issue, diff, merges', comment: 'true', 'job-id': '', 'pr-repository': ELSEWHERE },
  command: { include: 'issue', comment: 'true', 'required-permission': 'none' },
} as const;

export type StepName = keyof typeof STEPS;

/** Those that send merges. */
export const BATCH_STEPS = ['refresh', 'merged', 'elsewhere'] as const;

interface Event {
  readonly name: string;
  readonly payload: Payload;
}

/** A prompt that the API accepted. */
export interface Ask {
  readonly step: StepName;
  readonly job: JobRecord;
  readonly run: Attempt;
  /** Of the commits in the batch, and of the one that it begins after. */
  readonly shas: readonly string[];
  readonly after: string;
  /** The tip of `main`. */
  readonly tip: string;
  readonly isMessage: boolean;
  /** The job's pull request before the prompt. */
  readonly pull: number | undefined;
  readonly fails: boolean;
  /** The earlier prompts with one of these commits, that hadn't failed by then. */
  readonly repeats: readonly Ask[];
  /** The head of the job's pull request before the prompt. */
  readonly headBefore: string | undefined;
  readonly openPulls: number;
  /** Jobs that the step made, and could continue. */
  readonly forgotten: readonly JobRecord[];
}

/** An attempt of a run. */
export interface Attempt {
  readonly step: StepName;
  readonly runId: string;
  readonly at: number;
  /** The issue or pull request of the event. */
  readonly issue: number | undefined;
  /** The tip of `main` when it started. */
  readonly tip: string;
  outputs: Readonly<Record<string, string>>;
  /** Undefined if it was killed. */
  exitCode: number | undefined;
  /** Everything that it and its `post` logged and summarized. */
  said: string;
  /** Whether it was killed, and had no `post`. */
  isLost: boolean;
  /** How many comments it wrote. */
  comments: number;
  /** The head of its job's pull request at the end. */
  headAfter: string | undefined;
}

export interface Plan {
  readonly seed: number;
  readonly pushes: number;
  /** Whether requests fail, and runs are killed, cancelled and run again. */
  readonly isDisturbed: boolean;
  /** The steps that play, and how many pull requests each lets the agent have open. */
  readonly caps: Readonly<Partial<Record<StepName, number>>>;
}

/** A year of a repository with its agent and reviewers, on one clock. The actions are the built ones. */
export class Year {
  readonly asks: Ask[] = [];
  readonly attempts: Attempt[] = [];
  readonly repository: Repository;
  readonly plan: Plan;
  readonly #random: Random;
  readonly #faults: Random;
  readonly #world: World;
  readonly #agent: Agent;
  readonly #folder = mkdtempSync(join(tmpdir(), 'year-'));
  #queue = Promise.resolve();
  #current: Attempt | undefined;
  #lastRun = 0;

  constructor(plan: Plan) {
    this.plan = plan;
    this.#random = new Random(plan.seed);
    this.#faults = new Random(plan.seed + 1);
    this.#world = new World({
      life: () => this.#agent.life(),
      lifeAfterMessage: (_prompt, _number, job) => this.#agent.life(job),
      onPrompt: (job, prompt) => this.#take(job, prompt),
    });
    this.repository = repositoryOf(this.#world, this.#random);
    const trigger = (name: 'issue_comment' | 'push', body: Payload) =>
      this.#enqueue(name === 'push' ? this.#pushed : 'command', { name, payload: body });
    const place = 'elsewhere' in plan.caps ? ELSEWHERE : HERE;
    // Its own choices, so that every recipe has the same pushes.
    this.#agent = agentOf(this.#world, new Random(plan.seed + 2), this.repository, trigger, place);
  }

  /** The step that pushes start. */
  get #pushed(): StepName {
    return 'elsewhere' in this.plan.caps ? 'elsewhere' : 'merged';
  }

  get jobs(): readonly JobRecord[] {
    return this.#world.platform.jobs;
  }

  get gitHub(): GitHubService {
    return this.#world.gitHub;
  }

  async run(): Promise<void> {
    try {
      await this.#world.clock.run(this.#play());
    } finally {
      rmSync(this.#folder, { recursive: true });
    }
  }

  async #play(): Promise<void> {
    const { clock } = this.#world;
    const { int } = this.#random;
    // The first runs set the marks that the year starts from.
    const steps = BATCH_STEPS.filter((step) => step in this.plan.caps);
    for (const step of steps) await this.#attempt(step, SCHEDULE, this.#runId(), 1, false);
    void this.#schedule();
    for (let left = this.plan.pushes; left > 0; left -= 1) {
      // Some come while a run of another is under way.
      await clock.sleep(this.#random.chance(0.3) ? int(1, 600_000) : int(0, 2.6 * DAY_MS));
      this.#enqueue(this.#pushed, { name: 'push', payload: this.repository.push() });
    }
    await this.#settled();
    this.#agent.isOver = true;
    // Then the cap is free, and nothing goes wrong anymore, so all that waits is sent.
    this.#agent.closeAll();
    await clock.sleep(DAY_MS);
    await this.#settled();
    for (const step of [...steps, ...steps]) {
      this.#agent.closeAll();
      await this.#attempt(step, SCHEDULE, this.#runId(), 1, false);
    }
  }

  async #settled(): Promise<void> {
    for (let known; known !== this.#queue; ) {
      known = this.#queue;
      await known;
    }
  }

  async #schedule(): Promise<void> {
    for (;;) {
      for (let day = 1; day <= 7; day += 2) {
        await this.#world.clock.sleep(2 * DAY_MS);
        this.#queue = this.#queue.then(() => this.#settle());
      }
      if (this.#agent.isOver) return;
      this.#enqueue('refresh', SCHEDULE);
    }
  }

  /** The steps share a concurrency group. A red run may be run again, after others. */
  #enqueue(step: StepName, event: Event, runId = this.#runId(), attempt = 1): void {
    if (!(step in this.plan.caps)) return;
    this.#queue = this.#queue.then(async () => {
      const { isDisturbed } = this.plan;
      const done = await this.#attempt(step, event, runId, attempt, isDisturbed && !this.#agent.isOver);
      if (done.exitCode === 0 || attempt === 3 || !this.#random.chance(0.4)) return;
      await this.#world.clock.sleep(this.#random.int(1, 60_000));
      this.#enqueue(step, event, runId, attempt + 1);
    });
  }

  /** Reports the jobs that ended after their runs. */
  async #settle(): Promise<void> {
    const env = {
      ...this.#world.environment('settle', this.#runId(), 1, {}),
      GITHUB_REPOSITORY: HERE,
      GITHUB_EVENT_NAME: 'schedule',
    };
    this.#current = undefined;
    const { plan } = faultsOf(this.#faults, this.plan.isDisturbed ? 0.2 : 0);
    await this.#world.runBuilt(this.#built('settle'), env, this.#world.http(plan));
  }

  #built(action: string): BuiltScript {
    return { path: `dist/${action}/index.js`, folder: this.#folder };
  }

  #runId(): string {
    this.#lastRun += 1;
    return String(this.#lastRun);
  }

  async #attempt(
    step: StepName,
    { name, payload: body }: Event,
    runId: string,
    attempt: number,
    mayFail: boolean,
  ) {
    const { clock, gitHub, now } = this.#world;
    const { [step]: cap } = this.plan.caps;
    const eventPath = join(this.#folder, `${runId}.json`);
    writeFileSync(eventPath, JSON.stringify(body));
    const env = {
      ...this.#world.environment('job', runId, attempt, {
        prompt: `Prompt of ${step}.`,
        'job-id': 'auto',
        ...(Number.isFinite(cap) && { 'max-open-prs': String(cap) }),
        ...STEPS[step],
      }),
      GITHUB_REPOSITORY: HERE,
      GITHUB_REF: 'refs/heads/main',
      GITHUB_WORKFLOW_REF: `${HERE}/.github/workflows/${step}.yml@refs/heads/main`,
      GITHUB_EVENT_NAME: name,
      GITHUB_EVENT_PATH: eventPath,
    };
    const commentsBefore = gitHub.comments.length;
    const record: Attempt = {
      step,
      runId,
      at: now(),
      issue: Commented.parse(body).issue?.number,
      tip: this.repository.tipNow(),
      outputs: {},
      exitCode: undefined,
      said: '',
      isLost: false,
      comments: 0,
      headAfter: undefined,
    };
    this.#current = record;
    this.attempts.push(record);
    const faults = faultsOf(this.#faults, mayFail ? 0.35 : 0);
    const http = this.#world.http(faults.plan, (request) =>
      faults.disturbed(request, gitHub.answer(request)),
    );
    const main = await this.#world.runBuilt(this.#built('agent-job'), env, http, faults.interruption());
    const hasPost = main.hasEnded || this.#faults.chance(0.8);
    const post = hasPost
      ? await this.#world.runBuilt(
          this.#built('agent-job/post'),
          withState(env, main.phase),
          http,
          UNINTERRUPTED,
        )
      : undefined;
    record.outputs = { ...main.phase.outputs };
    record.exitCode = main.exitCode;
    record.said = `${main.phase.stdout}${main.phase.summary}${post?.phase.stdout ?? ''}${post?.phase.summary ?? ''}`;
    record.isLost = !hasPost;
    record.comments = gitHub.comments.length - commentsBefore;
    record.headAfter = this.#agent.headOf(record.outputs['job-id']);
    await clock.sleep(1_000);
    return record;
  }

  #take(job: JobRecord, prompt: string): void {
    const run = this.#current;
    if (run === undefined) throw new Error('A prompt came from no run');
    const own = this.asks.filter(({ step }) => step === run.step);
    const { after, shas } = batchOf(prompt);
    const repeats = own.filter(
      (one) =>
        one.shas.some((sha) => shas.includes(sha)) && (one.job.job.status !== 'failed' || one.job === job),
    );
    const made = own.flatMap((one) => (one.isMessage ? [] : one.job));
    this.asks.push({
      step: run.step,
      job,
      run,
      shas,
      after,
      tip: this.repository.tipNow(),
      isMessage: job.messages.length > 0,
      pull: this.#agent.pullOf(job.id),
      repeats,
      headBefore: this.#agent.headOf(job.id),
      openPulls: this.#agent.openPulls().length,
      forgotten: made.filter((one) => this.#agent.isWaiting(one)),
      fails: this.#agent.begin(job),
    });
  }
}

const SCHEDULE: Event = { name: 'schedule', payload: payload('schedule') };

const Commits = z.object({ after: z.string(), commits: z.array(z.object({ sha: z.string() })) });
const Commented = z.object({ issue: z.optional(z.object({ number: z.number() })) });
const Context = z.object({ merges: z.optional(Commits) });

/** Returns the SHAs of the batch that a prompt has. */
function batchOf(prompt: string) {
  const block = prompt.split('\n').find((line) => line.startsWith('{'));
  const { after = '', commits = [] } = Context.parse(JSON.parse(block ?? '{}')).merges ?? {};
  return { after, shas: commits.map(({ sha }) => sha) };
}

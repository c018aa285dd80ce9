import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { DirectFault, RequestPlan } from '../../sandbox/direct-http.ts';
import type { GitHubService } from '../../sandbox/github.ts';
import { type Payload, payload, pullRequestComment } from '../../sandbox/payloads.ts';
import type { JobRecord, Life } from '../../sandbox/platform.ts';
import { type Answer, json, type ReceivedRequest } from '../../sandbox/server.ts';
import { run as runAgentJob } from '../../src/agent-job/run.ts';
import { runPost } from '../../src/agent-job/run-post.ts';
import { run as runSettle } from '../../src/settle/run.ts';
import { UNINTERRUPTED, World, withState } from '../simulation.ts';
import { Random } from './random.ts';
import { AGENT, HERE, Repository } from './repository.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** The recipes that play: a weekly refresh, one job for each push, and a comment on the agent's pull request. */
const STEPS = {
  refresh: { include: 'merges' },
  merged: { include: 'issue, diff, merges', comment: 'true' },
  command: { include: 'issue', comment: 'true', 'required-permission': 'none' },
} as const;

export type StepName = keyof typeof STEPS;

/** Those that send merges. */
export const BATCH_STEPS = ['refresh', 'merged'] as const;

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
  readonly fails: boolean;
  /** The earlier prompts with one of these commits, that hadn't failed by then. */
  readonly repeats: readonly Ask[];
  /** The head of the job's pull request before the prompt. */
  readonly headBefore: string | undefined;
  readonly openPulls: number;
  /** Pull requests that the step made days ago, and could continue. */
  readonly forgotten: readonly number[];
}

/** An attempt of a run. */
export interface Attempt {
  readonly step: StepName;
  readonly runId: string;
  readonly at: number;
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

/** A year of a repository with its agent and reviewers, on one clock. */
export class Year {
  readonly asks: Ask[] = [];
  readonly attempts: Attempt[] = [];
  readonly repository: Repository;
  readonly plan: Plan;
  readonly #random: Random;
  readonly #faults: Random;
  readonly #world: World;
  readonly #folder = mkdtempSync(join(tmpdir(), 'year-'));
  /** The numbers of the pull requests of jobs. */
  readonly #pulls = new Map<string, number>();
  #queue = Promise.resolve();
  #current: Attempt | undefined;
  #next = { fails: false, touches: false, ms: 0, number: 0 };
  /** What GitHub refuses during the whole attempt. */
  #outage: RegExp | undefined;
  #isOver = false;
  #lastRun = 0;

  constructor(plan: Plan) {
    this.plan = plan;
    this.#random = new Random(plan.seed);
    this.#faults = new Random(plan.seed + 1);
    this.#world = new World({
      life: () => this.#life(),
      lifeAfterMessage: (_prompt, _number, job) => this.#life(job),
      onPrompt: (job, prompt) => this.#take(job, prompt),
    });
    this.repository = new Repository(this.#world.gitHub, this.#random, this.#world.now);
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
      this.#enqueue('merged', { name: 'push', payload: this.repository.push() });
    }
    await this.#settled();
    this.#isOver = true;
    // Then the cap is free, and nothing goes wrong anymore, so all that waits is sent.
    for (const { number } of this.#openPulls()) this.#world.gitHub.closePull(number);
    await clock.sleep(DAY_MS);
    await this.#settled();
    for (const step of [...steps, ...steps]) {
      for (const { number } of this.#openPulls()) this.#world.gitHub.closePull(number);
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
      if (this.#isOver) return;
      this.#enqueue('refresh', SCHEDULE);
    }
  }

  /** The steps share a concurrency group. A red run may be run again, after others. */
  #enqueue(step: StepName, event: Event, runId = this.#runId(), attempt = 1): void {
    if (!(step in this.plan.caps)) return;
    this.#queue = this.#queue.then(async () => {
      const { isDisturbed } = this.plan;
      const done = await this.#attempt(step, event, runId, attempt, isDisturbed && !this.#isOver);
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
    const isBad = this.plan.isDisturbed && this.#faults.chance(0.2);
    this.#current = undefined;
    this.#outage = undefined;
    await this.#world.run(
      runSettle,
      env,
      this.#world.http((request) => this.#requestPlan(request, isBad)),
    );
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
    const { chance, int, pick } = this.#faults;
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
      tip: this.repository.tip,
      outputs: {},
      exitCode: undefined,
      said: '',
      isLost: false,
      comments: 0,
      headAfter: undefined,
    };
    this.#current = record;
    this.attempts.push(record);
    const isBad = mayFail && chance(0.35);
    this.#outage = isBad && chance(0.3) ? pick([/\/compare\//u, /\/statuses\//u, /\/comments$/u]) : undefined;
    const moment = () => (isBad && chance(0.2) ? int(0, chance(0.5) ? 20_000 : 15 * 60_000) : undefined);
    const interruption = { killAt: moment(), cancelAt: moment() };
    const http = this.#world.http(
      (request) => this.#requestPlan(request, isBad),
      (request) => this.#answerOfGitHub(request, isBad),
    );
    const main = await this.#world.run(runAgentJob, env, http, interruption);
    const hasPost = main.hasEnded || chance(0.8);
    const post = hasPost
      ? await this.#world.run(runPost, withState(env, main.phase), http, UNINTERRUPTED)
      : undefined;
    record.outputs = { ...main.phase.outputs };
    record.exitCode = main.exitCode;
    record.said = `${main.phase.stdout}${main.phase.summary}${post?.phase.stdout ?? ''}${post?.phase.summary ?? ''}`;
    record.isLost = !hasPost;
    record.comments = gitHub.comments.length - commentsBefore;
    record.headAfter = this.#headOf(record.outputs['job-id']);
    await clock.sleep(1_000);
    return record;
  }

  #requestPlan({ method, path }: ReceivedRequest, isBad: boolean): RequestPlan {
    const { chance, int, pick } = this.#faults;
    const latency = int(20, 2_000);
    if (this.#outage?.test(path) === true) {
      return { latency, fault: { kind: 'status', status: pick([403, 502]), acts: false } };
    }
    if (!isBad || !chance(0.12)) return { latency, fault: { kind: 'none' } };
    const isRead = method === 'GET' || path === '/graphql';
    const acts = chance(0.5);
    const status = pick(
      isRead ? [404, 429, 500, 502, 503, 403] : [400, 401, 403, 404, 422, 429, 500, 502, 503],
    );
    const fault = pick<DirectFault>([
      { kind: 'status', status, acts: acts && status >= 500 },
      { kind: 'status', status: pick([500, 502, 503]), acts },
      { kind: 'reset', acts },
      { kind: 'hang', acts },
      { kind: 'garbage', acts },
      { kind: 'unsent' },
      { kind: 'cut' },
    ]);
    return { latency, fault };
  }

  /** Answers in part, and with errors, as GitHub's GraphQL does with the status 200. */
  #answerOfGitHub(request: ReceivedRequest, isBad: boolean): Answer {
    const answer = this.#world.gitHub.answer(request);
    if (request.path !== '/graphql' || !isBad || !this.#faults.chance(0.1)) return answer;
    const whole = GraphqlAnswer.parse(JSON.parse(answer.body.toString()));
    const errors = [{ type: 'SERVICE_UNAVAILABLE', path: ['repository'], message: 'Something went wrong' }];
    return json(
      200,
      this.#faults.chance(0.5) ? { ...whole, errors } : { data: { repository: null }, errors },
    );
  }

  /** Decides what comes of the next prompt. */
  #life(job?: JobRecord): Life {
    const { chance, int } = this.#random;
    const fails = chance(0.1) && !this.#isOver;
    const touches = chance(0.7);
    const ms = chance(0.9) ? int(30_000, 12 * 60_000) : int(0, 90 * 60_000);
    const known = this.#pulls.get(job?.id ?? '');
    const isNew = known === undefined && touches;
    const number = known ?? (isNew ? this.repository.nextNumber() : 0);
    this.#next = { fails, touches, ms, number };
    const status = fails ? 'failed' : chance(0.03) ? 'archived' : 'completed';
    const prLink = isNew ? { prLink: `https://github.com/${HERE}/pull/${number}` } : {};
    return [
      { status: 'active', afterMs: 0 },
      { status, afterMs: ms, ...prLink },
    ];
  }

  #take(job: JobRecord, prompt: string): void {
    const run = this.#current;
    if (run === undefined) throw new Error('A prompt came from no run');
    const { fails, touches, ms, number } = this.#next;
    const { after, shas } = batchOf(prompt);
    const earlier = this.asks.filter(
      (one) => one.step === run.step && one.shas.some((sha) => shas.includes(sha)),
    );
    this.asks.push({
      step: run.step,
      job,
      run,
      shas,
      after,
      tip: this.repository.tip,
      isMessage: job.messages.length > 0,
      fails,
      repeats: earlier.filter((one) => one.job.job.status !== 'failed' || one.job === job),
      headBefore: this.#headOf(job.id),
      openPulls: this.#openPulls().length,
      forgotten: this.#openPulls().flatMap(({ number, createdAt = '' }) => {
        const made = this.asks.find((one) => this.#pulls.get(one.job.id) === number);
        const isOld = this.#world.now() - Date.parse(createdAt) > 3 * DAY_MS;
        return isOld && made?.step === run.step && made.job.job.status === 'completed' ? [number] : [];
      }),
    });
    if (touches) void this.#work(job.id, number, Math.max(0, ms - 1));
  }

  /** The agent opens its pull request, or pushes to it. */
  async #work(job: string, number: number, ms: number): Promise<void> {
    await this.#world.clock.sleep(ms);
    if (this.#pulls.has(job)) {
      this.#world.gitHub.pushToPull(number);
      return;
    }
    this.#pulls.set(job, number);
    const createdAt = new Date(this.#world.now()).toISOString();
    this.#world.gitHub.addPull({
      number,
      author: AGENT,
      createdAt,
      commits: [`${number}`.padStart(40, 'a')],
    });
    void this.#review(number);
  }

  /** A pull request is merged or closed after days, or only after months. Some people ask for more on it. */
  async #review(number: number): Promise<void> {
    const { clock, gitHub, now } = this.#world;
    const { chance, int } = this.#random;
    if (chance(0.2)) {
      await clock.sleep(int(1, 20) * HOUR_MS);
      const about = { issue: { number, html_url: `https://github.com/${HERE}/pull/${number}` } };
      const isOpen = this.#openPulls().some((pull) => pull.number === number);
      const commented = pullRequestComment('created', { ...about, repository: { full_name: HERE } });
      if (isOpen && !this.#isOver) this.#enqueue('command', { name: 'issue_comment', payload: commented });
    }
    await clock.sleep(chance(0.15) ? 45 * DAY_MS : int(1, 15 * DAY_MS));
    if (this.#isOver || !this.#openPulls().some((pull) => pull.number === number)) return;
    if (chance(0.2)) {
      gitHub.closePull(number);
      return;
    }
    const pushed = this.repository.mergeOfAgent((landed) => {
      gitHub.changePull(number, { merged: true, mergedAt: new Date(now()).toISOString(), landed });
    }, number);
    // `paths-ignore` starts no run for most of them.
    if (chance(0.3)) this.#enqueue('merged', { name: 'push', payload: pushed });
  }

  #headOf(job = ''): string | undefined {
    const number = this.#pulls.get(job);
    return this.#world.gitHub.pulls().find((pull) => pull.number === number)?.commits?.[0];
  }

  #openPulls() {
    return this.#world.gitHub
      .pulls()
      .filter(({ author, merged, state }) => author === AGENT && merged !== true && state !== 'closed');
  }
}

const SCHEDULE: Event = { name: 'schedule', payload: payload('schedule') };

const GraphqlAnswer = z.record(z.string(), z.unknown());
const Commits = z.object({ after: z.string(), commits: z.array(z.object({ sha: z.string() })) });
const Context = z.object({ merges: z.optional(Commits) });

/** Returns the SHAs of the batch that a prompt has. */
function batchOf(prompt: string) {
  const block = prompt.split('\n').find((line) => line.startsWith('{'));
  const { after = '', commits = [] } = Context.parse(JSON.parse(block ?? '{}')).merges ?? {};
  return { after, shas: commits.map(({ sha }) => sha) };
}

import * as z from 'zod/mini';
import { type DirectFault, directHttp, type RequestPlan } from '../../sandbox/direct-http.ts';
import { type Comment, gitHubService } from '../../sandbox/github.ts';
import { type Phase, RunningPhase } from '../../sandbox/phase.ts';
import { type Life, platformService } from '../../sandbox/platform.ts';
import type { ReceivedRequest } from '../../sandbox/server.ts';
import { VirtualClock } from '../../sandbox/virtual-clock.ts';
import { run as runAgentJob } from '../../src/agent-job/run.ts';
import { runPost } from '../../src/agent-job/run-post.ts';
import { run as runSettle } from '../../src/settle/run.ts';
import { readDeclaredAction } from '../declared-action.ts';

const KEY = 'mint_simulated-key';
const START = Date.parse('2026-11-02T09:00:00Z');
const MINUTE_MS = 60_000;
const PLATFORM = 'https://platform.example';
const GITHUB = 'https://github.example/api';
const OURS = 'github-actions[bot]';

/** An agent job step, and what becomes of its job. Times are in minutes, moments of a kill in seconds after the start. */
export interface PlannedRun {
  readonly at: number;
  readonly issue: 1 | 2;
  readonly jobId: '' | 'auto';
  readonly wait: boolean;
  readonly timeoutMinutes: number;
  readonly activeFor: number;
  readonly end: 'completed' | 'no-pr' | 'failed' | 'archived' | 'gone';
  readonly killAt: number | undefined;
  readonly cancelAt: number | undefined;
  /** Whether the runner still runs `post` after a kill. */
  readonly hasPost: boolean;
  /** When the run is run again. */
  readonly rerunAt: number | undefined;
}

/** One run of settle. Faults are for its requests to the API, and its writes to GitHub, in order. */
export interface PlannedSettle {
  readonly gap: number;
  readonly killAt: number | undefined;
  readonly cancelAt: number | undefined;
  readonly gets: readonly RequestPlan[];
  readonly writes: readonly RequestPlan[];
}

export interface Schedule {
  readonly runs: readonly PlannedRun[];
  readonly settles: readonly PlannedSettle[];
  /** When strangers copy all of our comments, on the same issue and elsewhere. */
  readonly forgeAt: number;
}

/** What one run of settle did. */
export interface SettleRecord {
  readonly phase: RunningPhase;
  readonly isDisturbed: boolean;
  readonly hasEnded: boolean;
  readonly exitCode: number | undefined;
  /** The jobs that it asked for. */
  readonly asked: readonly string[];
  /** Other requests to the API. */
  readonly others: readonly string[];
}

const DEFAULTS = {
  job: readDeclaredAction('action.yml').inputs,
  settle: readDeclaredAction('settle/action.yml').inputs,
};
const Written = z.object({ id: z.number(), body: z.string() });
const UNDISTURBED: RequestPlan = { latency: 50, fault: { kind: 'none' } };
const NOT_FOUND: DirectFault = { kind: 'status', status: 404, acts: false };

/** Agent jobs and runs of settle at their times, on one clock. Runs of settle don't overlap, because they share a group. */
export class Simulation {
  readonly clock = new VirtualClock(START);
  readonly settles: SettleRecord[] = [];
  /** The last body that an agent job wrote to each of its comments. */
  readonly written = new Map<number, string>();
  readonly forged: Comment[] = [];
  readonly #schedule: Schedule;
  readonly #now = () => this.clock.now();
  readonly #goneAt = new Map<string, number>();
  readonly #gitHub = gitHubService({ now: this.#now });
  readonly #platform = platformService({
    apiKey: KEY,
    now: this.#now,
    life: (prompt) => this.#life(prompt),
    lifeAfterMessage: (prompt) => this.#life(prompt),
    onPrompt: ({ id }, prompt) => {
      const { end, activeFor } = this.#runOf(prompt);
      if (end === 'gone') this.#goneAt.set(id, this.#now() + activeFor * MINUTE_MS);
    },
  });

  constructor(schedule: Schedule) {
    this.#schedule = schedule;
  }

  /** Our comments now. */
  get comments(): readonly Comment[] {
    return this.#gitHub.comments.filter(({ author }) => author === OURS);
  }

  comment(id: number): Comment | undefined {
    return this.#gitHub.comments.find((one) => one.id === id);
  }

  get jobs() {
    return this.#platform.jobs;
  }

  async run(): Promise<void> {
    const { runs, forgeAt } = this.#schedule;
    await this.clock.run(
      Promise.all([
        ...runs.map((planned, index) => this.#runJob(planned, index)),
        this.clock.sleep(forgeAt * MINUTE_MS).then(() => this.#forge()),
        this.#settleAll(),
      ]),
    );
    // Everything has ended by now, and nothing goes wrong anymore.
    for (let last = 0; last < 2; last += 1) {
      await this.clock.run(this.clock.sleep(180 * MINUTE_MS));
      await this.clock.run(
        this.#settle({ gap: 0, killAt: undefined, cancelAt: undefined, gets: [], writes: [] }),
      );
    }
  }

  #runOf(prompt: string): PlannedRun {
    const planned = this.#schedule.runs[Number(/\d+/u.exec(prompt)?.[0])];
    if (planned === undefined) throw new Error(`No run has the prompt ${prompt}`);
    return planned;
  }

  #life(prompt: string): Life {
    const { end, activeFor } = this.#runOf(prompt);
    const ended = end === 'no-pr' || end === 'gone' ? 'completed' : end;
    const prLink = end === 'completed' ? { prLink: 'https://github.com/acme/docs/pull/7' } : {};
    return [
      { status: 'active', afterMs: 0 },
      { status: ended, afterMs: activeFor * MINUTE_MS, ...prLink },
    ];
  }

  async #runJob(planned: PlannedRun, index: number): Promise<void> {
    await this.clock.sleep(planned.at * MINUTE_MS);
    await this.#attempt(planned, index, 1);
    if (planned.rerunAt === undefined) return;
    await this.clock.sleep(planned.rerunAt * MINUTE_MS);
    await this.#attempt({ ...planned, killAt: undefined, cancelAt: undefined }, index, 2);
  }

  async #attempt(planned: PlannedRun, index: number, attempt: number): Promise<void> {
    const env = this.#environment(DEFAULTS.job, `run-${index}`, attempt, {
      prompt: `Prompt ${index}`,
      comment: 'true',
      'issue-number': String(planned.issue),
      'job-id': planned.jobId,
      wait: String(planned.wait),
      'timeout-minutes': String(planned.timeoutMinutes),
    });
    const http = this.#http(
      () => UNDISTURBED,
      (request) => this.#answerOfJob(request),
    );
    const main = await this.#phase(runAgentJob, env, http, planned);
    if (!main.hasEnded && !planned.hasPost) return;
    const withState = { ...env };
    for (const [name, value] of Object.entries(main.phase.state)) withState[`STATE_${name}`] = value;
    await this.#phase(runPost, withState, http, {});
  }

  #answerOfJob(request: ReceivedRequest) {
    const answer = this.#gitHub.answer(request);
    const isComment = /comments(?:\/\d+)?$/u.test(request.path) && request.method !== 'GET';
    if (isComment && answer.status < 300) {
      const { id, body } = Written.parse(JSON.parse(answer.body.toString()));
      this.written.set(id, body);
    }
    return answer;
  }

  async #settleAll(): Promise<void> {
    for (const planned of this.#schedule.settles) {
      await this.clock.sleep(planned.gap * MINUTE_MS);
      await this.#settle(planned);
    }
  }

  async #settle(planned: PlannedSettle): Promise<void> {
    const env = this.#environment(DEFAULTS.settle, `settle-${this.settles.length}`, 1, {});
    const asked: string[] = [];
    const others: string[] = [];
    const [gets, writes] = [[...planned.gets], [...planned.writes]];
    const http = this.#http(({ method, path }) => {
      const job = /\/job\/([^/]+)$/u.exec(path)?.[1];
      if (path.startsWith('/v2/')) {
        if (method === 'GET' && job !== undefined) asked.push(job);
        else others.push(`${method} ${path}`);
        return gets.shift() ?? UNDISTURBED;
      }
      return method === 'GET' || path.endsWith('/graphql') ? UNDISTURBED : (writes.shift() ?? UNDISTURBED);
    }, this.#gitHub.answer);
    const { phase, hasEnded, exitCode } = await this.#phase(runSettle, env, http, planned);
    const isDisturbed =
      [...planned.gets, ...planned.writes].length > 0 ||
      planned.killAt !== undefined ||
      planned.cancelAt !== undefined;
    this.settles.push({ phase, hasEnded, exitCode, isDisturbed, asked, others });
  }

  #forge(): void {
    for (const { issue, body, repository } of this.comments) {
      this.forged.push(this.#gitHub.addComment({ repository, issue, author: 'mallory', body }));
      this.forged.push(this.#gitHub.addComment({ repository, issue: issue + 10, body }));
    }
  }

  async #phase(
    run: Phase,
    env: Readonly<Record<string, string>>,
    http: ReturnType<typeof directHttp>,
    { killAt, cancelAt }: { readonly killAt?: number | undefined; readonly cancelAt?: number | undefined },
  ) {
    const phase = new RunningPhase(run, { env, clock: this.clock, http, random: () => 0.5 });
    let exitCode: number | undefined;
    const ended = phase.exitCode.then((code) => {
      exitCode = code;
      return true;
    });
    if (cancelAt !== undefined) void this.clock.sleep(cancelAt * 1_000).then(() => phase.cancel());
    const killed = killAt === undefined ? [] : [this.clock.sleep(killAt * 1_000).then(() => false)];
    const hasEnded = await Promise.race([ended, ...killed]);
    phase.cutOff();
    return { phase, hasEnded, exitCode };
  }

  #http(
    plan: (request: ReceivedRequest) => RequestPlan,
    answerOfGitHub: (request: ReceivedRequest) => ReturnType<typeof this.answer>,
  ) {
    return directHttp(this.clock, [
      {
        baseUrl: PLATFORM,
        answer: this.#platform.answer,
        plan: (request) => {
          const planned = plan(request);
          const goneAt = this.#goneAt.get(/\/job\/([^/]+)$/u.exec(request.path)?.[1] ?? '');
          const isGone = goneAt !== undefined && this.#now() >= goneAt;
          return isGone ? { ...planned, fault: NOT_FOUND } : planned;
        },
      },
      { baseUrl: GITHUB, answer: answerOfGitHub, plan },
    ]);
  }

  readonly answer = this.#gitHub.answer;

  #environment(
    defaults: (typeof DEFAULTS)['job'],
    runId: string,
    attempt: number,
    inputs: Readonly<Record<string, string>>,
  ): Record<string, string> {
    const given: Readonly<Record<string, string>> = {
      'project-id': this.#platform.projectId,
      'api-key': KEY,
      'base-url': PLATFORM,
      'github-token': this.#gitHub.token,
      ...inputs,
    };
    const variables: Record<string, string> = {
      GITHUB_REPOSITORY: 'acme/widgets',
      GITHUB_RUN_ID: runId,
      GITHUB_RUN_ATTEMPT: String(attempt),
      GITHUB_JOB: 'docs',
      GITHUB_ACTION: 'agent',
      GITHUB_API_URL: GITHUB,
      GITHUB_EVENT_NAME: 'workflow_dispatch',
    };
    for (const [name, { default: value = '' }] of Object.entries(defaults)) {
      variables[`INPUT_${name.toUpperCase()}`] = given[name] ?? value;
    }
    return variables;
  }
}

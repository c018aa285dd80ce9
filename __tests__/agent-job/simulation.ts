import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import { type DirectService, directHttp, type RequestPlan } from '../../sandbox/direct-http.ts';
import { gitHubService } from '../../sandbox/github.ts';
import { RunningPhase } from '../../sandbox/phase.ts';
import { type JobRecord, platformService } from '../../sandbox/platform.ts';
import { VirtualClock } from '../../sandbox/virtual-clock.ts';
import { run } from '../../src/agent-job/run.ts';
import { runPost } from '../../src/agent-job/run-post.ts';
import type { HttpClient } from '../../src/http/client.ts';
import { markerIn } from './earlier-jobs.ts';

export const KEY = 'mint_simulated-key';
export const PULL_REQUEST = 'https://github.com/acme/docs/pull/7';
const START = Date.parse('2026-11-02T09:00:00Z');
const REPOSITORY = 'acme/widgets';
const PLATFORM = 'https://platform.example';
const GITHUB = 'https://github.example/api';

export interface Stage {
  readonly status: string;
  readonly forMs: number;
}

export interface Schedule {
  readonly creates: readonly RequestPlan[];
  readonly gets: readonly RequestPlan[];
  readonly comments: readonly RequestPlan[];
  readonly life: readonly Stage[];
  readonly endsWithPr: boolean;
  readonly wait: boolean;
  readonly timeoutMinutes: number;
  /** Milliseconds from the step's start; undefined: never. */
  readonly cancelAt: number | undefined;
  readonly killAt: number | undefined;
  /** How often the run is re-run. */
  readonly reruns: number;
  /** What the run does with the job of an earlier run, which goes through `life`. Unset: it creates a job. */
  readonly followUp?: 'auto' | 'message';
}

export interface Attempt {
  /** The main phase, until its end or until it was killed. */
  readonly main: RunningPhase;
  readonly exitCode: number | undefined;
  readonly startedAt: number;
  readonly endedAt: number;
  /** The outcome that post's summary names; empty if it wrote none. */
  readonly postOutcome: string;
  /** Jobs that were created during it. */
  readonly created: readonly JobRecord[];
  /** Ids in complete responses to a create. */
  readonly idsReceived: readonly string[];
  /** When the last request to the API ended. */
  readonly killed: boolean;
  readonly commentsWritten: number;
  /** The status, at the start and at the end, of the job that our newest comment named at the start. */
  readonly standing: readonly [string | undefined, string | undefined];
  /** How often the API had accepted this run's prompt at its end. */
  readonly delivered: number;
}

const Defaults = z.object({
  inputs: z.record(z.string(), z.object({ default: z.optional(z.string()) })),
});
const Created = z.object({ id: z.string() });
const { inputs: declared } = Defaults.parse(parse(readFileSync('action.yml', 'utf8')));

const PROMPT = 'Bring the docs up to date.';

const UNDISTURBED: RequestPlan = { latency: 50, fault: { kind: 'none' } };

/** The API, GitHub and the runner in this process, on one clock, with a schedule of faults. */
export class Simulation {
  readonly clock = new VirtualClock(START);
  readonly attempts: Attempt[] = [];
  readonly #schedule: Schedule;
  readonly #planned = { creates: 0, gets: 0, comments: 0 };
  readonly #now = () => this.clock.now();
  readonly #platform = platformService({
    apiKey: KEY,
    now: this.#now,
    life: (_, number) => this.#life(number),
  });
  readonly #gitHub = gitHubService({ now: this.#now });

  constructor(schedule: Schedule) {
    this.#schedule = schedule;
  }

  get jobs(): readonly JobRecord[] {
    return this.#platform.jobs;
  }

  get comments() {
    return this.#gitHub.comments;
  }

  /** How often the API has accepted this run's prompt. */
  get delivered(): number {
    const prompts = this.jobs.flatMap(({ prompt, messages }) => [
      prompt,
      ...messages.map((one) => one.prompt),
    ]);
    return prompts.filter((prompt) => prompt === PROMPT).length;
  }

  /** Runs every attempt, one after the other. */
  async run(): Promise<void> {
    if (this.#schedule.followUp !== undefined) await this.#earlierRun();
    for (let attempt = 1; attempt <= 1 + this.#schedule.reruns; attempt += 1) {
      await this.#attempt(attempt);
      await this.clock.run(this.clock.sleep(10_000));
    }
  }

  /** Returns a job as the API would return it now. */
  job(id: string) {
    return this.jobs.find((one) => one.id === id)?.job;
  }

  /** With a follow-up, `life` is that of the earlier run's job. */
  #life(number: number) {
    const { life, followUp } = this.#schedule;
    const given = followUp !== undefined && number > 1 ? [] : life;
    const stages: { readonly status: string; readonly afterMs: number }[] = [];
    let afterMs = 0;
    for (const { status, forMs } of [...given, { status: 'completed', forMs: 0 }]) {
      stages.push({ status, afterMs });
      if (/^(?:completed|archived|failed)$/u.test(status)) break;
      afterMs += forMs;
    }
    return stages.map((stage) => ({
      ...stage,
      prLink: stage.status === 'completed' && this.#schedule.endsWithPr ? PULL_REQUEST : null,
      echo: `key ${KEY}`,
    }));
  }

  #newestNamed(): string {
    const named = this.comments.map(({ body }) => markerIn(body)?.job ?? '');
    return named.findLast((job) => job !== '') ?? '';
  }

  async #attempt(attempt: number): Promise<void> {
    const startedAt = this.clock.now();
    const jobsBefore = this.jobs.length;
    const named = this.#newestNamed();
    const standing = this.job(named)?.status;
    const commentsBefore = this.comments.length;
    const idsReceived: string[] = [];
    const { cancelAt, killAt } = attempt === 1 ? this.#schedule : { cancelAt: undefined, killAt: undefined };

    const main = this.#start(run, this.#environment(attempt, this.#inputs, {}), this.#http(idsReceived));
    let exitCode: number | undefined;
    const ended = main.exitCode.then((code) => {
      exitCode = code;
      return true;
    });
    if (cancelAt !== undefined) void this.clock.sleep(cancelAt).then(() => main.cancel());
    const killed = killAt === undefined ? [] : [this.clock.sleep(killAt).then(() => false)];
    const hasEnded = await this.clock.run(Promise.race([ended, ...killed]));
    main.cutOff();
    const endedAt = this.clock.now();

    const post = this.#start(runPost, this.#environment(attempt, this.#inputs, main.state), this.#http([]));
    await this.clock.run(post.exitCode);
    const postOutcome = /\| Outcome \| `([a-z-]+)`/u.exec(post.summary)?.[1] ?? '';
    this.attempts.push({
      main,
      exitCode,
      startedAt,
      endedAt,
      postOutcome,
      delivered: this.delivered,
      created: this.jobs.slice(jobsBefore),
      idsReceived,
      killed: !hasEnded,
      commentsWritten: this.comments.length - commentsBefore,
      standing: [standing, this.job(named)?.status],
    });
  }

  #start(phase: typeof run, env: Readonly<Record<string, string>>, http: HttpClient): RunningPhase {
    return new RunningPhase(phase, { env, clock: this.clock, http, random: () => 0.5 });
  }

  /** An earlier run without faults, whose comment names its job. */
  async #earlierRun(): Promise<void> {
    const inputs = { prompt: 'Before.', wait: 'false' };
    const environment = { ...this.#environment(1, inputs, {}), GITHUB_RUN_ID: '76' };
    await this.clock.run(this.#start(run, environment, this.#undisturbed).exitCode);
  }

  get #inputs(): Readonly<Record<string, string>> {
    const { followUp } = this.#schedule;
    return followUp === undefined ? {} : { 'job-id': followUp === 'auto' ? 'auto' : 'job-1' };
  }

  #environment(
    attempt: number,
    inputs: Readonly<Record<string, string>>,
    state: Readonly<Record<string, string>>,
  ) {
    const given: Record<string, string> = {
      'project-id': this.#platform.projectId,
      'api-key': KEY,
      'base-url': PLATFORM,
      'github-token': this.#gitHub.token,
      prompt: PROMPT,
      comment: 'true',
      'issue-number': '1',
      wait: String(this.#schedule.wait),
      'timeout-minutes': String(this.#schedule.timeoutMinutes),
      ...inputs,
    };
    const variables: Record<string, string> = {
      GITHUB_REPOSITORY: REPOSITORY,
      GITHUB_RUN_ID: '77',
      GITHUB_RUN_ATTEMPT: String(attempt),
      GITHUB_JOB: 'docs',
      GITHUB_ACTION: 'agent',
      GITHUB_API_URL: GITHUB,
      GITHUB_EVENT_NAME: 'workflow_dispatch',
    };
    for (const [name, { default: value = '' }] of Object.entries(declared)) {
      variables[`INPUT_${name.toUpperCase()}`] = given[name] ?? value;
    }
    for (const [name, value] of Object.entries(state)) variables[`STATE_${name}`] = value;
    return variables;
  }

  #next(kind: 'creates' | 'gets' | 'comments'): RequestPlan {
    const plan = this.#schedule[kind][this.#planned[kind]];
    this.#planned[kind] += 1;
    return plan ?? UNDISTURBED;
  }

  #services(isDisturbed: boolean): DirectService[] {
    const plan = (kind: 'creates' | 'gets' | 'comments') => (isDisturbed ? this.#next(kind) : UNDISTURBED);
    return [
      {
        baseUrl: PLATFORM,
        answer: this.#platform.answer,
        plan: ({ method }) => plan(method === 'POST' ? 'creates' : 'gets'),
        errorMessage: `no, ${KEY}`,
      },
      {
        baseUrl: GITHUB,
        answer: this.#gitHub.answer,
        plan: ({ method, path }) =>
          method === 'POST' && path.endsWith('/comments') ? plan('comments') : UNDISTURBED,
        errorMessage: `no, ${KEY}`,
      },
    ];
  }

  get #undisturbed(): HttpClient {
    return directHttp(this.clock, this.#services(false));
  }

  #http(idsReceived: string[]): HttpClient {
    const http = directHttp(this.clock, this.#services(true));
    return {
      send: async (request) => {
        const response = await http.send(request);
        if (response.status === 201 && request.url.href.startsWith(PLATFORM)) {
          idsReceived.push(Created.parse(JSON.parse(response.body.toString('utf8'))).id);
        }
        return response;
      },
    };
  }
}

import * as z from 'zod/mini';
import type { RequestPlan } from '../../sandbox/direct-http.ts';
import type { RunningPhase } from '../../sandbox/phase.ts';
import { END_STATUSES, type JobRecord } from '../../sandbox/platform.ts';
import { run } from '../../src/agent-job/run.ts';
import { runPost } from '../../src/agent-job/run-post.ts';
import type { HttpClient } from '../../src/http/client.ts';
import {
  type Interruption,
  KEY,
  PLATFORM,
  PULL_REQUEST,
  UNDISTURBED,
  UNINTERRUPTED,
  World,
  withState,
} from '../simulation.ts';
import { markerIn } from './earlier-jobs.ts';

export interface Stage {
  readonly status: string;
  readonly forMs: number;
}

/** An interruption is of the first attempt. */
export interface Schedule extends Interruption {
  readonly creates: readonly RequestPlan[];
  readonly gets: readonly RequestPlan[];
  readonly comments: readonly RequestPlan[];
  readonly life: readonly Stage[];
  readonly endsWithPr: boolean;
  readonly wait: boolean;
  readonly timeoutMinutes: number;
  readonly reruns: number;
  /** What the run does with the job of an earlier run, which goes through `life`. Unset: it creates a job. */
  readonly followUp?: 'auto' | 'message';
}

export interface Attempt {
  /** The main phase, until its end or until it was killed. */
  readonly main: RunningPhase;
  readonly exitCode: number | undefined;
  readonly took: number;
  /** The outcome that post's summary names; empty if it wrote none. */
  readonly postOutcome: string;
  readonly created: readonly JobRecord[];
  /** Ids in complete responses to a create. */
  readonly idsReceived: readonly string[];
  readonly killed: boolean;
  readonly commentsWritten: number;
  /** The status, at the start and at the end, of the job that our newest comment named at the start. */
  readonly standing: readonly [string | undefined, string | undefined];
  /** How often the API had accepted this run's prompt at its end. */
  readonly delivered: number;
}

const Created = z.object({ id: z.string() });

const PROMPT = 'Bring the docs up to date.';

/** Attempts of a run, and of an earlier one if it follows up, with a schedule of faults. */
export class Simulation {
  readonly attempts: Attempt[] = [];
  readonly #schedule: Schedule;
  readonly #planned;
  readonly #world = new World({ life: (_, number) => this.#life(number) });

  constructor(schedule: Schedule) {
    this.#schedule = schedule;
    const { creates, gets, comments } = schedule;
    this.#planned = { creates: [...creates], gets: [...gets], comments: [...comments] };
  }

  get jobs(): readonly JobRecord[] {
    return this.#world.platform.jobs;
  }

  get comments() {
    return this.#world.gitHub.comments;
  }

  /** How often the API has accepted this run's prompt. */
  get delivered(): number {
    const prompts = this.jobs.flatMap(({ prompt, messages }) => [
      prompt,
      ...messages.map((one) => one.prompt),
    ]);
    return prompts.filter((prompt) => prompt === PROMPT).length;
  }

  run(): Promise<void> {
    return this.#world.clock.run(this.#run());
  }

  async #run(): Promise<void> {
    if (this.#schedule.followUp !== undefined) await this.#earlierRun();
    for (let attempt = 1; attempt <= 1 + this.#schedule.reruns; attempt += 1) {
      await this.#attempt(attempt);
      await this.#world.clock.sleep(10_000);
    }
  }

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
      if (END_STATUSES.includes(status)) break;
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
    const startedAt = this.#world.now();
    const jobsBefore = this.jobs.length;
    const named = this.#newestNamed();
    const standing = this.job(named)?.status;
    const commentsBefore = this.comments.length;
    const idsReceived: string[] = [];
    const { followUp } = this.#schedule;
    const inputs = followUp === undefined ? {} : { 'job-id': followUp === 'auto' ? 'auto' : 'job-1' };
    const env = this.#environment('77', attempt, inputs);
    const interruption = attempt === 1 ? this.#schedule : UNINTERRUPTED;
    const { phase, exitCode, hasEnded } = await this.#world.run(
      run,
      env,
      this.#http(idsReceived),
      interruption,
    );
    const took = this.#world.now() - startedAt;
    const { phase: post } = await this.#world.run(runPost, withState(env, phase), this.#http([]));
    this.attempts.push({
      main: phase,
      exitCode,
      took,
      postOutcome: /\| Outcome \| `([a-z-]+)`/u.exec(post.summary)?.[1] ?? '',
      delivered: this.delivered,
      created: this.jobs.slice(jobsBefore),
      idsReceived,
      killed: !hasEnded,
      commentsWritten: this.comments.length - commentsBefore,
      standing: [standing, this.job(named)?.status],
    });
  }

  /** An earlier run without faults, whose comment names its job. */
  async #earlierRun(): Promise<void> {
    const env = this.#environment('76', 1, { prompt: 'Before.', wait: 'false' });
    await this.#world.run(
      run,
      env,
      this.#world.http(() => UNDISTURBED),
    );
  }

  #environment(runId: string, attempt: number, inputs: Readonly<Record<string, string>>) {
    return this.#world.environment('job', runId, attempt, {
      prompt: PROMPT,
      comment: 'true',
      'issue-number': '1',
      wait: String(this.#schedule.wait),
      'timeout-minutes': String(this.#schedule.timeoutMinutes),
      ...inputs,
    });
  }

  #http(idsReceived: string[]): HttpClient {
    const { creates, gets, comments } = this.#planned;
    const http = this.#world.http(({ method, path }) => {
      const isPost = method === 'POST';
      if (path.startsWith('/v2/')) return (isPost ? creates : gets).shift() ?? UNDISTURBED;
      return (isPost && path.endsWith('/comments') ? comments.shift() : undefined) ?? UNDISTURBED;
    });
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

import * as z from 'zod/mini';
import type { DirectFault, RequestPlan } from '../../sandbox/direct-http.ts';
import type { Comment } from '../../sandbox/github.ts';
import type { RunningPhase } from '../../sandbox/phase.ts';
import type { Life } from '../../sandbox/platform.ts';
import type { ReceivedRequest } from '../../sandbox/server.ts';
import { run as runAgentJob } from '../../src/agent-job/run.ts';
import { runPost } from '../../src/agent-job/run-post.ts';
import { run as runSettle } from '../../src/settle/run.ts';
import {
  type Interruption,
  PULL_REQUEST,
  UNDISTURBED,
  UNINTERRUPTED,
  World,
  withState,
} from '../simulation.ts';

const MINUTE_MS = 60_000;
const OURS = 'github-actions[bot]';

/** An agent job step, and what becomes of its job. Times are in minutes. */
export interface PlannedRun extends Interruption {
  readonly at: number;
  readonly issue: 1 | 2;
  readonly jobId: '' | 'auto';
  readonly wait: boolean;
  readonly timeoutMinutes: number;
  readonly activeFor: number;
  readonly end: 'completed' | 'no-pr' | 'failed' | 'archived' | 'gone';
  /** Whether the runner still runs `post` after a kill. */
  readonly hasPost: boolean;
  /** When the run is run again. */
  readonly rerunAt: number | undefined;
}

/** One run of settle. Faults are for its requests to the API, and its reads and writes on GitHub, in order. */
export interface PlannedSettle extends Interruption {
  readonly gap: number;
  readonly gets: readonly RequestPlan[];
  readonly reads: readonly RequestPlan[];
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

const Written = z.object({ id: z.number(), body: z.string() });
const NOT_FOUND: DirectFault = { kind: 'status', status: 404, acts: false };

/** Agent jobs and runs of settle at their times, on one clock. Runs of settle don't overlap, because they share a group. */
export class Simulation {
  readonly settles: SettleRecord[] = [];
  /** The last body that an agent job wrote to each of its comments. */
  readonly written = new Map<number, string>();
  readonly forged: Comment[] = [];
  readonly #schedule: Schedule;
  readonly #goneAt = new Map<string, number>();
  readonly #world = new World({
    life: (prompt) => this.#life(prompt),
    lifeAfterMessage: (prompt) => this.#life(prompt),
    onPrompt: ({ id }, prompt) => {
      const { end, activeFor } = this.#runOf(prompt);
      if (end === 'gone') this.#goneAt.set(id, this.#world.now() + activeFor * MINUTE_MS);
    },
  });

  constructor(schedule: Schedule) {
    this.#schedule = schedule;
  }

  /** Our comments now. */
  get comments(): readonly Comment[] {
    return this.#world.gitHub.comments.filter(({ author }) => author === OURS);
  }

  comment(id: number): Comment | undefined {
    return this.#world.gitHub.comments.find((one) => one.id === id);
  }

  async run(): Promise<void> {
    const { runs, forgeAt } = this.#schedule;
    await this.#world.clock.run(
      Promise.all([
        ...runs.map((planned, index) => this.#runJob(planned, index)),
        this.#world.clock.sleep(forgeAt * MINUTE_MS).then(() => this.#forge()),
        this.#settleAll(),
      ]),
    );
    // Everything has ended by now, and nothing goes wrong anymore.
    for (let last = 0; last < 2; last += 1) {
      await this.#world.clock.run(this.#world.clock.sleep(180 * MINUTE_MS));
      await this.#world.clock.run(
        this.#settle({ ...UNINTERRUPTED, gap: 0, gets: [], reads: [], writes: [] }),
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
    const prLink = end === 'completed' ? { prLink: PULL_REQUEST } : {};
    return [
      { status: 'active', afterMs: 0 },
      { status: ended, afterMs: activeFor * MINUTE_MS, ...prLink },
    ];
  }

  async #runJob(planned: PlannedRun, index: number): Promise<void> {
    await this.#world.clock.sleep(planned.at * MINUTE_MS);
    await this.#attempt(planned, index, 1);
    if (planned.rerunAt === undefined) return;
    await this.#world.clock.sleep(planned.rerunAt * MINUTE_MS);
    await this.#attempt({ ...planned, ...UNINTERRUPTED }, index, 2);
  }

  async #attempt(planned: PlannedRun, index: number, attempt: number): Promise<void> {
    const env = this.#world.environment('job', `run-${index}`, attempt, {
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
    const main = await this.#world.run(runAgentJob, env, http, planned);
    if (!main.hasEnded && !planned.hasPost) return;
    await this.#world.run(runPost, withState(env, main.phase), http);
  }

  #answerOfJob(request: ReceivedRequest) {
    const answer = this.#world.gitHub.answer(request);
    const isComment = /comments(?:\/\d+)?$/u.test(request.path) && request.method !== 'GET';
    if (isComment && answer.status < 300) {
      const { id, body } = Written.parse(JSON.parse(answer.body.toString()));
      this.written.set(id, body);
    }
    return answer;
  }

  async #settleAll(): Promise<void> {
    for (const planned of this.#schedule.settles) {
      await this.#world.clock.sleep(planned.gap * MINUTE_MS);
      await this.#settle(planned);
    }
  }

  async #settle(planned: PlannedSettle): Promise<void> {
    const env = this.#world.environment('settle', `settle-${this.settles.length}`, 1, {});
    const asked: string[] = [];
    const others: string[] = [];
    const [gets, reads, writes] = [[...planned.gets], [...planned.reads], [...planned.writes]];
    const http = this.#http(({ method, path }) => {
      const job = /\/job\/([^/]+)$/u.exec(path)?.[1];
      if (path.startsWith('/v2/')) {
        if (method === 'GET' && job !== undefined) asked.push(job);
        else others.push(`${method} ${path}`);
        return gets.shift() ?? UNDISTURBED;
      }
      const isRead = method === 'GET' || path.endsWith('/graphql');
      return (isRead ? reads : writes).shift() ?? UNDISTURBED;
    });
    const { phase, hasEnded, exitCode } = await this.#world.run(runSettle, env, http, planned);
    const isDisturbed =
      [...planned.gets, ...planned.reads, ...planned.writes].length > 0 ||
      planned.killAt !== undefined ||
      planned.cancelAt !== undefined;
    this.settles.push({ phase, hasEnded, exitCode, isDisturbed, asked, others });
  }

  #forge(): void {
    for (const { issue, body, repository } of this.comments) {
      this.forged.push(this.#world.gitHub.addComment({ repository, issue, author: 'mallory', body }));
      this.forged.push(this.#world.gitHub.addComment({ repository, issue: issue + 10, body }));
    }
  }

  #http(plan: (request: ReceivedRequest) => RequestPlan, answerOfGitHub = this.#world.gitHub.answer) {
    return this.#world.http((request) => {
      const planned = plan(request);
      const goneAt = this.#goneAt.get(/\/job\/([^/]+)$/u.exec(request.path)?.[1] ?? '');
      const isGone = goneAt !== undefined && this.#world.now() >= goneAt;
      return isGone ? { ...planned, fault: NOT_FOUND } : planned;
    }, answerOfGitHub);
  }
}

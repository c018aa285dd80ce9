import * as z from 'zod/mini';
import type { DirectFault, RequestPlan } from '../../sandbox/direct-http.ts';
import type { Comment } from '../../sandbox/github.ts';
import type { RunningPhase } from '../../sandbox/phase.ts';
import type { Life } from '../../sandbox/platform.ts';
import type { ReceivedRequest } from '../../sandbox/server.ts';
import { run as runAgentJob } from '../../src/agent-job/run.ts';
import { runPost } from '../../src/agent-job/run-post.ts';
import type { EndStatus } from '../../src/platform/agent-jobs.ts';
import { run as runSettle } from '../../src/settle/run.ts';
import {
  type Interruption,
  KEY,
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
  readonly issue: number;
  /** `follow` is the newest job, which someone else may have sent a prompt before (`isContinued`). */
  readonly jobId: '' | 'auto' | 'follow';
  readonly isContinued: boolean;
  readonly wait: boolean;
  readonly timeoutMinutes: number;
  readonly activeFor: number;
  readonly end: EndStatus | 'no-pr' | 'gone';
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
  readonly gitHubAheadMs: number;
}

/** What an agent job wrote into a comment, and when by GitHub's clock. */
interface Write {
  readonly id: number;
  readonly issue: number;
  readonly body: string;
  readonly at: number;
  /** Whether settle was running, which can't notice such a change in time. */
  readonly isDuringSettle: boolean;
}

/** What one run of settle did. */
export interface SettleRecord {
  readonly phase: RunningPhase;
  readonly isDisturbed: boolean;
  readonly hasEnded: boolean;
  readonly exitCode: number | undefined;
  /** The jobs that it asked for, and when. */
  readonly asked: readonly { readonly job: string; readonly at: number }[];
  /** Other requests to the API. */
  readonly others: readonly string[];
}

const Written = z.object({ id: z.number(), body: z.string() });
const NOT_FOUND: DirectFault = { kind: 'status', status: 404, acts: false };
const isNotFound = ({ fault }: RequestPlan) => fault.kind === 'status' && fault.status === 404;

/** A job that stays active, so that the API always knows one. */
export const KEEPER: PlannedRun = {
  at: 0,
  issue: 3,
  jobId: '',
  isContinued: false,
  wait: false,
  timeoutMinutes: 5,
  activeFor: Number.POSITIVE_INFINITY,
  end: 'completed',
  ...UNINTERRUPTED,
  hasPost: true,
  rerunAt: undefined,
};

/** Agent jobs and runs of settle at their times, on one clock. Runs of settle don't overlap, because they share a group. */
export class Simulation {
  readonly settles: SettleRecord[] = [];
  readonly written: Write[] = [];
  readonly forged: Comment[] = [];
  readonly #schedule: Schedule;
  readonly #goneAt = new Map<string, number>();
  readonly #world: World;
  #isSettling = false;

  constructor(schedule: Schedule) {
    this.#schedule = { ...schedule, runs: [...schedule.runs, KEEPER] };
    this.#world = new World(
      {
        life: (prompt) => this.#life(prompt),
        lifeAfterMessage: (prompt) => this.#life(prompt),
        onPrompt: ({ id }, prompt) => {
          const { end, activeFor } = this.#runOf(prompt);
          if (end === 'gone') this.#goneAt.set(id, this.#world.now() + activeFor * MINUTE_MS);
        },
      },
      schedule.gitHubAheadMs,
    );
  }

  isGone(job: string): boolean {
    return (this.#goneAt.get(job) ?? Infinity) <= this.#world.now();
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
      await this.#world.clock.run(this.#world.clock.sleep(3_500 * MINUTE_MS));
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

  /** Returns the id of the newest job that ends, if there is one. */
  #jobToFollow({ isContinued }: PlannedRun, prompt: string): string | undefined {
    const { platform, now } = this.#world;
    const job = platform.jobs.findLast((one) => this.#runOf(one.prompt) !== KEEPER);
    if (job === undefined || !isContinued || this.isGone(job.id) || job.job.status === 'active')
      return job?.id;
    platform.answer({
      method: 'POST',
      path: `/v2/agent/${platform.projectId}/job/${job.id}/message`,
      query: new URLSearchParams(),
      headers: {
        'user-agent': 'dashboard',
        'content-type': 'application/json',
        authorization: `Bearer ${KEY}`,
      },
      body: Buffer.from(JSON.stringify({ prompt })),
      order: now(),
    });
    return job.id;
  }

  async #attempt(planned: PlannedRun, index: number, attempt: number): Promise<void> {
    const prompt = `Prompt ${index}`;
    const followed = planned.jobId === 'follow' ? this.#jobToFollow(planned, prompt) : undefined;
    const env = this.#world.environment('job', `run-${index}`, attempt, {
      prompt: followed === undefined ? prompt : '',
      comment: 'true',
      'issue-number': String(planned.issue),
      'job-id': followed ?? (planned.jobId === 'auto' ? 'auto' : ''),
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
      const { issue = 0, updatedAt = '' } = this.comment(id) ?? {};
      const at = Date.parse(updatedAt);
      this.written.push({ id, issue, body, at, isDuringSettle: this.#isSettling });
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
    const asked: { job: string; at: number }[] = [];
    const wronglyMissing = new Set<string>();
    this.#isSettling = true;
    const others: string[] = [];
    const [gets, reads, writes] = [[...planned.gets], [...planned.reads], [...planned.writes]];
    const http = this.#http(({ method, path }) => {
      const job = /\/job\/([^/]+)$/u.exec(path)?.[1];
      if (path.startsWith('/v2/')) {
        if (method === 'GET' && job !== undefined) asked.push({ job, at: this.#world.now() });
        else others.push(`${method} ${path}`);
        const plan = gets.shift() ?? UNDISTURBED;
        // Two wrong answers about a job can't be told from right ones.
        const isWrongAgain = isNotFound(plan) && wronglyMissing.has(job ?? '');
        if (isNotFound(plan)) wronglyMissing.add(job ?? '');
        return isWrongAgain ? UNDISTURBED : plan;
      }
      const isRead = method === 'GET' || path.endsWith('/graphql');
      return (isRead ? reads : writes).shift() ?? UNDISTURBED;
    });
    const { phase, hasEnded, exitCode } = await this.#world.run(runSettle, env, http, planned);
    this.#isSettling = false;
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
      const isGone = this.isGone(/\/job\/([^/]+)$/u.exec(request.path)?.[1] ?? '');
      return isGone ? { ...planned, fault: NOT_FOUND } : planned;
    }, answerOfGitHub);
  }
}

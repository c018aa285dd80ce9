import * as z from 'zod/mini';
import type { RequestPlan } from '../../sandbox/direct-http.ts';
import type { Comment } from '../../sandbox/github.ts';
import type { Life } from '../../sandbox/platform.ts';
import type { ReceivedRequest } from '../../sandbox/server.ts';
import { run as runAgentJob } from '../../src/agent-job/run.ts';
import { runPost } from '../../src/agent-job/run-post.ts';
import type { EndStatus } from '../../src/platform/agent-jobs.ts';
import { run as runSettle } from '../../src/settle/run.ts';
import { PULL_REQUEST } from '../agent-job/scenario.ts';
import { type Interruption, KEY, UNDISTURBED, UNINTERRUPTED, World, withState } from '../simulation.ts';

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

const Written = z.object({ id: z.number(), body: z.string() });
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

/** Runs agent jobs and settle at their times, on one clock. Runs of settle don't overlap, because they share a group. */
export async function simulate(schedule: Schedule) {
  const settles: Awaited<ReturnType<typeof settle>>[] = [];
  /** What agent jobs wrote into comments, when by GitHub's clock, and if too late for settle to notice. */
  const written: { id: number; issue: number; body: string; at: number; isDuringSettle: boolean }[] = [];
  const forged: Comment[] = [];
  const runs = [...schedule.runs, KEEPER];
  const goneAt = new Map<string, number>();
  let isSettling = false;
  const world = new World(
    {
      life: lifeOf,
      lifeAfterMessage: lifeOf,
      onPrompt: ({ id }, prompt) => {
        const { end, activeFor } = runOf(prompt);
        if (end === 'gone') goneAt.set(id, now() + activeFor * MINUTE_MS);
      },
    },
    schedule.gitHubAheadMs,
  );
  const { clock, gitHub, now, platform } = world;

  const isGone = (job: string) => (goneAt.get(job) ?? Infinity) <= now();

  /** Our comments now. */
  const comments = () => gitHub.comments.filter(({ author }) => author === OURS);

  const commentOf = (id: number) => gitHub.comments.find((one) => one.id === id);

  function runOf(prompt: string): PlannedRun {
    const planned = runs[Number(/\d+/u.exec(prompt)?.[0])];
    if (planned === undefined) throw new Error(`No run has the prompt ${prompt}`);
    return planned;
  }

  function lifeOf(prompt: string): Life {
    const { end, activeFor } = runOf(prompt);
    const ended = end === 'no-pr' || end === 'gone' ? 'completed' : end;
    const prLink = end === 'completed' ? { prLink: PULL_REQUEST } : {};
    const last = { status: ended, afterMs: activeFor * MINUTE_MS, ...prLink };
    return [{ status: 'active', afterMs: 0 }, last];
  }

  async function runJob(planned: PlannedRun, index: number): Promise<void> {
    await clock.sleep(planned.at * MINUTE_MS);
    await runAttempt(planned, index, 1);
    if (planned.rerunAt === undefined) return;
    await clock.sleep(planned.rerunAt * MINUTE_MS);
    await runAttempt({ ...planned, ...UNINTERRUPTED }, index, 2);
  }

  /** Returns the id of the newest job that ends, if there is one. */
  function jobToFollow({ isContinued }: PlannedRun, prompt: string): string | undefined {
    const job = platform.jobs.findLast((one) => runOf(one.prompt) !== KEEPER);
    if (job === undefined || !isContinued || isGone(job.id) || job.job.status === 'active') return job?.id;
    platform.answer({
      method: 'POST',
      path: `/v2/agent/${platform.projectId}/job/${job.id}/message`,
      query: new URLSearchParams(),
      headers: { 'user-agent': 'web', 'content-type': 'application/json', authorization: `Bearer ${KEY}` },
      body: Buffer.from(JSON.stringify({ prompt })),
      order: now(),
    });
    return job.id;
  }

  async function runAttempt(planned: PlannedRun, index: number, attempt: number): Promise<void> {
    const prompt = `Prompt ${index}`;
    const followed = planned.jobId === 'follow' ? jobToFollow(planned, prompt) : undefined;
    const env = world.environment('job', `run-${index}`, attempt, {
      prompt: followed === undefined ? prompt : '',
      comment: 'true',
      'issue-number': String(planned.issue),
      'job-id': followed ?? (planned.jobId === 'auto' ? 'auto' : ''),
      wait: String(planned.wait),
      'timeout-minutes': String(planned.timeoutMinutes),
    });
    const http = httpOf(() => UNDISTURBED, answerOfJob);
    const main = await world.run(runAgentJob, env, http, planned);
    if (!main.hasEnded && !planned.hasPost) return;
    await world.run(runPost, withState(env, main.phase), http);
  }

  function answerOfJob(request: ReceivedRequest) {
    const answer = gitHub.answer(request);
    if (/comments(?:\/\d+)?$/u.test(request.path) && request.method !== 'GET' && answer.status < 300) {
      const { id, body } = Written.parse(JSON.parse(answer.body.toString()));
      const { issue = 0, updatedAt = '' } = commentOf(id) ?? {};
      written.push({ id, issue, body, at: Date.parse(updatedAt), isDuringSettle: isSettling });
    }
    return answer;
  }

  async function settleAll(): Promise<void> {
    for (const planned of schedule.settles) {
      await clock.sleep(planned.gap * MINUTE_MS);
      settles.push(await settle(planned, settles.length));
    }
  }

  async function settle(planned: PlannedSettle, index: number) {
    const env = world.environment('settle', `settle-${index}`, 1, {});
    /** The jobs that it asked for, and when. */
    const asked: { job: string; at: number }[] = [];
    /** Other requests to the API. */
    const others: string[] = [];
    const wronglyMissing = new Set<string>();
    isSettling = true;
    const [gets, reads, writes] = [[...planned.gets], [...planned.reads], [...planned.writes]];
    const http = httpOf(({ method, path }) => {
      const job = /\/job\/([^/]+)$/u.exec(path)?.[1];
      if (path.startsWith('/v2/')) {
        if (method === 'GET' && job !== undefined) asked.push({ job, at: now() });
        else others.push(`${method} ${path}`);
        const plan = gets.shift() ?? UNDISTURBED;
        // Two wrong answers about a job can't be told from right ones.
        if (isNotFound(plan)) wronglyMissing.add(job ?? '');
        return isNotFound(plan) && wronglyMissing.has(job ?? '') ? UNDISTURBED : plan;
      }
      return (method === 'GET' || path.endsWith('/graphql') ? reads : writes).shift() ?? UNDISTURBED;
    });
    const { phase, hasEnded, exitCode } = await world.run(runSettle, env, http, planned);
    isSettling = false;
    const isDisturbed =
      [...planned.gets, ...planned.reads, ...planned.writes].length > 0 ||
      planned.killAt !== undefined ||
      planned.cancelAt !== undefined;
    return { phase, hasEnded, exitCode, isDisturbed, asked, others };
  }

  function forge(): void {
    for (const { issue, body, repository } of comments()) {
      forged.push(gitHub.addComment({ repository, issue, author: 'mallory', body }));
      forged.push(gitHub.addComment({ repository, issue: issue + 10, body }));
    }
  }

  function httpOf(plan: (request: ReceivedRequest) => RequestPlan, answerOfGitHub = gitHub.answer) {
    return world.http((request) => {
      const planned = plan(request);
      const job = /\/job\/([^/]+)$/u.exec(request.path)?.[1] ?? '';
      return isGone(job) ? { ...planned, fault: { kind: 'status', status: 404, acts: false } } : planned;
    }, answerOfGitHub);
  }

  const jobs = runs.map((planned, index) => runJob(planned, index));
  await clock.run(Promise.all([...jobs, clock.sleep(schedule.forgeAt * MINUTE_MS).then(forge), settleAll()]));
  // Everything has ended by now, and nothing goes wrong anymore.
  for (let last = 0; last < 2; last += 1) {
    await clock.run(clock.sleep(3_500 * MINUTE_MS));
    const undisturbed = { ...UNINTERRUPTED, gap: 0, gets: [], reads: [], writes: [] };
    settles.push(await clock.run(settle(undisturbed, settles.length)));
  }
  return { settles, written, forged, comments: comments(), commentOf, isGone };
}

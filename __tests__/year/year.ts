import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { Payload } from '../../sandbox/payloads.ts';
import type { JobRecord } from '../../sandbox/platform.ts';
import { Random } from '../../sandbox/random.ts';
import { type Event, HERE, scheduled } from '../agent-job/events.ts';
import { DAY_MS, World, withState } from '../simulation.ts';
import { agentOf } from './agent.ts';
import { faultsOf } from './faults.ts';
import { repositoryOf } from './repository.ts';

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

interface Plan {
  readonly seed: number;
  readonly pushes: number;
  /** Whether requests fail, and runs are killed, cancelled and run again. */
  readonly isDisturbed: boolean;
  /** The steps that play, and how many pull requests each lets the agent have open. */
  readonly caps: Readonly<Partial<Record<StepName, number>>>;
}

export type Year = Awaited<ReturnType<typeof playYear>>;

/** Plays months of a repository with its agent and reviewers, on one clock. The actions are the built ones. */
export async function playYear(plan: Plan) {
  const asks: Ask[] = [];
  const attempts: Attempt[] = [];
  const random = new Random(plan.seed);
  const faultRandom = new Random(plan.seed + 1);
  const world: World = new World({
    life: () => agent.life(),
    lifeAfterMessage: (_prompt, _number, job) => agent.life(job),
    onPrompt: (job, prompt) => take(job, prompt),
  });
  const { clock, gitHub, now } = world;
  const repository = repositoryOf(world, random);
  const isElsewhere = 'elsewhere' in plan.caps;
  /** The step that pushes start. */
  const pushed = isElsewhere ? 'elsewhere' : 'merged';
  const trigger = (name: 'issue_comment' | 'push', body: Payload) =>
    enqueue(name === 'push' ? pushed : 'command', { name, payload: body });
  // Its own choices, so that every recipe has the same pushes.
  const agentRandom = new Random(plan.seed + 2);
  const agent = agentOf(world, agentRandom, repository, trigger, isElsewhere ? ELSEWHERE : HERE);
  const folder = mkdtempSync(join(tmpdir(), 'year-'));
  let queue = Promise.resolve();
  let current: Attempt | undefined;
  let lastRun = 0;

  async function play(): Promise<void> {
    // The first runs set the marks that the year starts from.
    const steps = BATCH_STEPS.filter((step) => step in plan.caps);
    for (const step of steps) await runAttempt(step, scheduled, nextRunId(), 1, false);
    void schedule();
    for (let left = plan.pushes; left > 0; left -= 1) {
      // Some come while a run of another is under way.
      await clock.sleep(random.chance(0.3) ? random.int(1, 600_000) : random.int(0, 2.6 * DAY_MS));
      enqueue(pushed, { name: 'push', payload: repository.push() });
    }
    await untilIdle();
    agent.isOver = true;
    // Then the cap is free, and nothing goes wrong anymore, so all that waits is sent.
    agent.closeAll();
    await clock.sleep(DAY_MS);
    await untilIdle();
    for (const step of [...steps, ...steps]) {
      agent.closeAll();
      await runAttempt(step, scheduled, nextRunId(), 1, false);
    }
  }

  async function untilIdle(): Promise<void> {
    for (let known; known !== queue; ) {
      known = queue;
      await known;
    }
  }

  async function schedule(): Promise<void> {
    for (;;) {
      for (let day = 1; day <= 7; day += 1) {
        await clock.sleep(DAY_MS);
        queue = queue.then(() => settle());
      }
      if (agent.isOver) return;
      enqueue('refresh', scheduled);
    }
  }

  /** The steps share a concurrency group. A red run may be run again, after others. */
  function enqueue(step: StepName, event: Event, runId = nextRunId(), attempt = 1): void {
    if (!(step in plan.caps)) return;
    queue = queue.then(async () => {
      const done = await runAttempt(step, event, runId, attempt, plan.isDisturbed && !agent.isOver);
      if (done.exitCode === 0 || attempt === 3 || !random.chance(0.4)) return;
      await clock.sleep(random.int(1, 60_000));
      enqueue(step, event, runId, attempt + 1);
    });
  }

  /** Reports the jobs that ended after their runs. */
  async function settle(): Promise<void> {
    const env = {
      ...world.environment('settle', nextRunId(), 1, {}),
      GITHUB_REPOSITORY: HERE,
      GITHUB_EVENT_NAME: 'schedule',
    };
    current = undefined;
    const faults = faultsOf(faultRandom, plan.isDisturbed ? 0.2 : 0);
    await world.runBuilt(built('settle'), env, world.http(faults.plan));
  }

  const built = (action: string) => ({ path: `dist/${action}/index.js`, folder });

  function nextRunId(): string {
    lastRun += 1;
    return String(lastRun);
  }

  async function runAttempt(
    step: StepName,
    { name, payload: body }: Event,
    runId: string,
    attempt: number,
    mayFail: boolean,
  ) {
    const { [step]: cap } = plan.caps;
    const eventPath = join(folder, `${runId}.json`);
    writeFileSync(eventPath, JSON.stringify(body));
    const env = {
      ...world.environment('job', runId, attempt, {
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
      tip: repository.tipNow(),
      outputs: {},
      exitCode: undefined,
      said: '',
      isLost: false,
      comments: 0,
      headAfter: undefined,
    };
    current = record;
    attempts.push(record);
    const faults = faultsOf(faultRandom, mayFail ? 0.35 : 0);
    const http = world.http(faults.plan, (request) => faults.disturbed(request, gitHub.answer(request)));
    const main = await world.runBuilt(built('agent-job'), env, http, faults.interruption());
    const hasPost = main.hasEnded || faultRandom.chance(0.8);
    const post = hasPost
      ? await world.runBuilt(built('agent-job/post'), withState(env, main.phase), http)
      : undefined;
    record.outputs = { ...main.phase.outputs };
    record.exitCode = main.exitCode;
    record.said = `${main.phase.stdout}${main.phase.summary}${post?.phase.stdout ?? ''}${post?.phase.summary ?? ''}`;
    record.isLost = !hasPost;
    record.comments = gitHub.comments.length - commentsBefore;
    record.headAfter = agent.headOf(record.outputs['job-id']);
    await clock.sleep(1_000);
    return record;
  }

  function take(job: JobRecord, prompt: string): void {
    const run = current;
    if (run === undefined) throw new Error('A prompt came from no run');
    const own = asks.filter(({ step }) => step === run.step);
    const { after, shas } = batchOf(prompt);
    const repeats = own.filter(
      (one) =>
        one.shas.some((sha) => shas.includes(sha)) && (one.job.job.status !== 'failed' || one.job === job),
    );
    const made = own.flatMap((one) => (one.isMessage ? [] : one.job));
    asks.push({
      step: run.step,
      job,
      run,
      shas,
      after,
      tip: repository.tipNow(),
      isMessage: job.messages.length > 0,
      pull: agent.pullOf(job.id),
      repeats,
      headBefore: agent.headOf(job.id),
      openPulls: agent.openPulls().length,
      forgotten: made.filter((one) => agent.isWaiting(one)),
      fails: agent.begin(job),
    });
  }

  try {
    await clock.run(play());
  } finally {
    rmSync(folder, { recursive: true });
  }
  return { plan, repository, gitHub, jobs: world.platform.jobs, asks, attempts };
}

const Commits = z.object({ after: z.string(), commits: z.array(z.object({ sha: z.string() })) });
const Commented = z.object({ issue: z.optional(z.object({ number: z.number() })) });
const Context = z.object({ merges: z.optional(Commits) });

/** Returns the SHAs of the batch that a prompt has. */
function batchOf(prompt: string) {
  const block = prompt.split('\n').find((line) => line.startsWith('{'));
  const { after = '', commits = [] } = Context.parse(JSON.parse(block ?? '{}')).merges ?? {};
  return { after, shas: commits.map(({ sha }) => sha) };
}

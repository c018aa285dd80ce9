import * as z from 'zod/mini';
import { type GitHubOptions, startGitHub } from '../../sandbox/github.ts';
import { EXAMPLE_REPOSITORY, payload } from '../../sandbox/payloads.ts';
import { type PlatformOptions, type Stage, startPlatform } from '../../sandbox/platform.ts';
import { type ActionInProcess, type StepInProcess, startInProcess } from '../../sandbox/run-in-process.ts';
import { runStep, type StepOptions, type StepResult } from '../../sandbox/run-step.ts';
import { CLOCK_START } from '../../sandbox/virtual-clock.ts';
import { AGENT_JOB, connectionTo, SETTLE } from '../actions.ts';
import { ownComment } from '../agent-job/earlier-jobs.ts';
import { PULL_REQUEST, SENDER } from '../agent-job/scenario.ts';

export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;
export const COMPLETED = { status: 'completed', prLink: PULL_REQUEST };

export type Scenario = Awaited<ReturnType<typeof scenario>>;
type Inputs = Readonly<Record<string, string>>;

/** Starts the API and GitHub on loopback, with a clock that the steps share. */
export async function scenario(
  platformOptions: PlatformOptions = {},
  githubOptions: GitHubOptions = {},
  gitHubAheadMs = 0,
) {
  let time = CLOCK_START;
  const now = () => time;
  const platform = await startPlatform({ now, life: [{ status: 'active' }], ...platformOptions });
  const seed = { roles: { [SENDER]: 'write' }, pulls: [{ number: 7 }] } as const;
  const github = await startGitHub({ now: () => time + gitHubAheadMs, ...seed, ...githubOptions });
  let runs = 0;
  const completed = (inputs: Inputs, options: StepOptions): StepOptions => {
    runs += 1;
    return {
      event: { name: 'schedule', payload: { schedule: '*/15 * * * *' } },
      repository: EXAMPLE_REPOSITORY,
      github: github.url,
      startsAt: time,
      runId: String(runs),
      ...options,
      with: { ...connectionTo(platform), ...inputs },
    };
  };
  const step = async (action: ActionInProcess, inputs: Inputs, options: StepOptions) => {
    const running = await startInProcess(action, completed(inputs, options));
    void running.result.then(({ elapsedMs }) => {
      time += elapsedMs;
    });
    return running;
  };
  /** Runs an agent job that doesn't wait, for a label on an issue. */
  const startJob = async (inputs: Inputs = {}, options: StepOptions = {}) => {
    const given = { prompt: 'Write it down.', wait: 'false', comment: 'true', ...inputs };
    const event = { name: 'issues', payload: payload('issues', 'labeled') };
    return await (await step(AGENT_JOB, given, { event, ...options })).result;
  };
  /** Lets time pass between steps. */
  const wait = (ms: number) => {
    time += ms;
  };
  const start = (inputs: Inputs = {}, options: StepOptions = {}) => step(SETTLE, inputs, options);
  const addOpenComment = (
    issue: number,
    { job, key = platform.apiKey, project = platform.projectId, ...times }: Record<'job', string> & Inputs,
  ): void => {
    const { createdAt: _, ...seed } = ownComment(job, { issue, project, key });
    github.addComment({ ...seed, ...times });
  };
  const settleDuring = async (request: Promise<unknown>, act: (step: StepInProcess) => unknown) => {
    await using running = await start({}, { clock: 'held' });
    await request;
    await act(running);
    await running.clock.release();
    return await running.result;
  };
  const reports = () => github.comments.filter(({ body }) => !body.startsWith('The documentation agent'));
  return {
    platform,
    github,
    wait,
    startJob,
    /** Runs an agent job like `startJob()`, which ends an hour before the next step. */
    endJob: async (stage: Stage = COMPLETED, inputs?: Inputs, options?: StepOptions) => {
      await startJob(inputs, options);
      platform.show(platform.jobs.at(-1)?.id ?? '', stage);
      wait(HOUR_MS);
    },
    settle: async (inputs?: Inputs, options?: StepOptions) => (await start(inputs, options)).result,
    /** Runs the built action in its own process. */
    settleProcess: (inputs: Inputs = {}) =>
      runStep({ ...completed(inputs, {}), actionFile: SETTLE.actionFile }),
    /** Runs settle, and `act` once a request has arrived. Until that is done, no time passes. */
    settleDuring,
    /** Runs settle, and `meanwhile` between its look-ups and their answers. */
    settleWith: async (meanwhile: () => unknown) => {
      const isLookUp = ({ method }: { method: string }) => method === 'GET';
      const earlier = platform.requests.filter(isLookUp).length;
      platform.fault({ method: 'GET' }, { kind: 'delay', ms: 5_000 });
      return await settleDuring(platform.waitForRequest(isLookUp, earlier + 1), meanwhile);
    },
    /** Adds a comment of our account that says that a job is active, signed with a key. */
    addOpenComment,
    /** Adds such a comment about a job that the API says is active, or is at this stage. Returns its id. */
    addOpenJob: (issue: number, stage: Stage = { status: 'active' }): string => {
      const { id: job } = platform.addJob('', [stage]);
      addOpenComment(issue, { job });
      return job;
    },
    /** The comments without those on the agent's pull requests that only name its job. */
    reports,
    /** How often each of them was written. */
    versions: () => reports().map(({ versions }) => versions),
    /** The bodies of the comments on an issue, oldest first. */
    bodies: (issue = 1) => github.comments.filter((one) => one.issue === issue).map(({ body }) => body),
    [Symbol.asyncDispose]: async () => {
      await platform.close();
      await github.close();
    },
  };
}

/** Starts with comments without a job, or of others, and among them comments on issues of their own about jobs that end within an hour. */
export async function withEndedJobs(jobs: number, comments = jobs): Promise<Scenario> {
  const s = await scenario();
  for (let number = 1; number <= comments; number += 1) {
    const author = number % 2 === 0 ? 'monalisa' : 'github-actions[bot]';
    if (number % (comments / jobs) !== 0) s.github.addComment({ issue: number, author, body: 'Hi' });
    else s.addOpenJob(number, COMPLETED);
  }
  s.wait(HOUR_MS);
  return s;
}

const Settled = z.array(
  z.object({
    job_id: z.string(),
    outcome: z.string(),
    pr_link: z.nullable(z.string()),
    comment_id: z.number(),
    issue: z.number(),
  }),
);

/** The output `settled`. */
export function settledIn({ outputs }: Pick<StepResult, 'outputs'>): z.infer<typeof Settled> {
  return Settled.parse(JSON.parse(outputs['settled'] ?? ''));
}

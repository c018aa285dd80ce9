import * as z from 'zod/mini';
import { CLOCK_START } from '../../sandbox/child-clock.ts';
import { type GitHub, type GitHubOptions, startGitHub } from '../../sandbox/github.ts';
import { payload } from '../../sandbox/payloads.ts';
import { type Platform, type PlatformOptions, startPlatform } from '../../sandbox/platform.ts';
import { type ActionInProcess, startInProcess } from '../../sandbox/run-in-process.ts';
import type { RunningStep, StepOptions, StepResult } from '../../sandbox/run-step.ts';
import { AGENT_JOB, SETTLE } from '../actions.ts';

export const HOUR_MS = 3_600_000;
export const PULL_REQUEST = 'https://github.com/acme/docs/pull/7';
export const COMPLETED = { status: 'completed', prLink: PULL_REQUEST };
const SENDER = 'Codertocat';

/** The API and GitHub on loopback, with a clock that the steps share. */
export interface Scenario extends AsyncDisposable {
  readonly platform: Platform;
  readonly github: GitHub;
  /** Lets time pass between steps. */
  wait(ms: number): void;
  /** Runs an agent job that doesn't wait, for a label on an issue. */
  startJob(inputs?: Inputs, options?: StepOptions): Promise<StepResult>;
  start(inputs?: Inputs, options?: StepOptions): Promise<RunningStep>;
  settle(inputs?: Inputs, options?: StepOptions): Promise<StepResult>;
  /** The bodies of the comments on an issue, oldest first. */
  bodies(issue?: number): string[];
}

type Inputs = Readonly<Record<string, string>>;

export async function scenario(
  platformOptions: PlatformOptions = {},
  githubOptions: GitHubOptions = {},
): Promise<Scenario> {
  let time = CLOCK_START;
  const now = () => time;
  const platform = await startPlatform({ now, life: [{ status: 'active' }], ...platformOptions });
  const github = await startGitHub({ now, roles: { [SENDER]: 'write' }, ...githubOptions });
  let runs = 0;
  const step = async (action: ActionInProcess, inputs: Inputs, options: StepOptions) => {
    runs += 1;
    const running = await startInProcess(action, {
      event: { name: 'schedule', payload: { schedule: '*/15 * * * *' } },
      repository: 'Codertocat/Hello-World',
      github: github.url,
      startsAt: time,
      runId: String(runs),
      ...options,
      with: {
        'project-id': platform.projectId,
        'api-key': platform.apiKey,
        'base-url': platform.url,
        ...inputs,
      },
    });
    void running.result.then(({ elapsedMs }) => {
      time += elapsedMs;
    });
    return running;
  };
  const start: Scenario['start'] = (inputs = {}, options = {}) => step(SETTLE, inputs, options);
  return {
    platform,
    github,
    wait: (ms) => {
      time += ms;
    },
    startJob: async (inputs = {}, options = {}) => {
      const given = { prompt: 'Write it down.', wait: 'false', comment: 'true', ...inputs };
      const event = { name: 'issues', payload: payload('issues', 'labeled') };
      return await (await step(AGENT_JOB, given, { event, ...options })).result;
    },
    start,
    settle: async (inputs, options) => (await start(inputs, options)).result,
    bodies: (issue = 1) => github.comments.filter((one) => one.issue === issue).map(({ body }) => body),
    [Symbol.asyncDispose]: async () => {
      await platform.close();
      await github.close();
    },
  };
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

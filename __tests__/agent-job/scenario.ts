import { type GitHub, type GitHubOptions, startGitHub } from '../../sandbox/github.ts';
import { payload } from '../../sandbox/payloads.ts';
import { type Platform, type PlatformOptions, startPlatform } from '../../sandbox/platform.ts';
import { startInProcess } from '../../sandbox/run-in-process.ts';
import { type StepOptions, type StepResult, startStep } from '../../sandbox/run-step.ts';
import type { ReceivedRequest } from '../../sandbox/server.ts';
import { Job } from '../../src/platform/agent-jobs.ts';
import { AGENT_JOB, connectionTo } from '../actions.ts';

export * from '../../sandbox/faults.ts';
export { annotated, notCreated } from '../conclusion.ts';

export type Scenario = Awaited<ReturnType<typeof scenario>>;

/** The sender of GitHub's example events. */
export const SENDER = 'Codertocat';

/** The prompt of a step whose inputs have none. */
export const PROMPT = 'Bring the docs up to date.';

/** The pull request that jobs open by default, in the repository of the run. */
export const PULL_REQUEST = 'https://github.com/Codertocat/Hello-World/pull/7';

export const labeled = { name: 'issues', payload: payload('issues', 'labeled') };

/** Every field of a job that the action reads, but for the id, which the fake API gives. */
export function jobFields(text: string): Readonly<Record<string, unknown>> {
  const fields = Object.keys(Job.shape).filter((field) => field !== 'id');
  const source = { repository: text, ref: text };
  return { ...Object.fromEntries(fields.map((field) => [field, text])), source };
}

/** Starts the API and GitHub on loopback. Returns them with functions that run the action against them. */
export async function scenario(platformOptions: PlatformOptions = {}, githubOptions: GitHubOptions = {}) {
  const platform = await startPlatform(platformOptions);
  const roles = { [SENDER]: 'write' } as const;
  const github = await startGitHub({ roles, pulls: [{ number: 7 }], ...githubOptions });
  const completed = (options: StepOptions): StepOptions => {
    const given = options.with ?? {};
    const needsPrompt = ['prompt', 'prompt-file', 'job-id'].every((name) => given[name] === undefined);
    return {
      event: labeled,
      github: github.url,
      ...options,
      with: { ...connectionTo(platform), ...(needsPrompt ? { prompt: PROMPT } : {}), ...given },
    };
  };
  const start = (options: StepOptions = {}) => startInProcess(AGENT_JOB, completed(options));
  const startProcess = (options: StepOptions = {}) => startStep(completed(options));
  const runProcess = async ({ with: inputs, ...options }: StepOptions = {}) => {
    const polls = options.post === undefined && { 'poll-interval-seconds': '0.01' };
    return await (await startProcess({ ...options, with: { ...polls, ...inputs } })).result;
  };
  /** With a function that runs the step's `post`. */
  const withPost = (options: StepOptions, result: StepResult) => ({
    ...result,
    post: async (more: StepOptions = {}) => (await start({ ...options, ...more, post: result.state })).result,
  });
  const endAfter = async (signal: NodeJS.Signals, line: string, options: StepOptions = {}) => {
    const step = await start({ clock: 'held', ...options });
    await step.waitForLine(line);
    if (signal === 'SIGINT') await step.clock.idle();
    step.kill(signal);
    return withPost(options, await step.result);
  };
  const endDuring = async (signal: NodeJS.Signals, request: RegExp, options: StepOptions = {}, nth = 1) => {
    const step = await start(options);
    const matches = ({ method, path }: ReceivedRequest) => request.test(`${method} ${path}`);
    await Promise.race([platform.waitForRequest(matches, nth), github.waitForRequest(matches, nth)]);
    step.kill(signal);
    return withPost(options, await step.result);
  };
  return {
    platform,
    github,
    /** Starts a step in this process. By default, it has a labeled issue, a virtual clock, and a prompt. */
    start,
    run: async (options: StepOptions = {}) => withPost(options, await (await start(options)).result),
    /** Starts the built action in its own process, in real time, for tests that need one. */
    startProcess,
    /** Runs it, with a short interval between polls. */
    runProcess,
    /** Cancels a step that waits after it has logged a line. */
    cancelAfter: (line: string, options?: StepOptions) => endAfter('SIGINT', line, options),
    /** Kills a step right after it has logged a line. What it saved is in `state`, for `post`. */
    killAfter: (line: string, options?: StepOptions) => endAfter('SIGKILL', line, options),
    /** Cancels a step once the API or GitHub has got a request, or the nth one, whose `METHOD /path` matches. */
    cancelDuring: (request: RegExp, options?: StepOptions, nth?: number) =>
      endDuring('SIGINT', request, options, nth),
    killDuring: (request: RegExp, options?: StepOptions) => endDuring('SIGKILL', request, options),
    [Symbol.asyncDispose]: async () => {
      await platform.close();
      await github.close();
      // A message to an active job stops what the agent is doing.
      const dropped = platform.jobs.flatMap(({ droppedPrompts }) => droppedPrompts);
      if (dropped.length > 0) throw new Error(`prompts were dropped: ${dropped.join(', ')}`);
    },
  };
}

/** The requests to the API and to GitHub, in order. */
export function inOrder({ platform, github }: Scenario): readonly ReceivedRequest[] {
  return [...platform.requests, ...github.requests].sort((one, two) => one.order - two.order);
}

/** The requests with POST that the API or GitHub received, as `METHOD /path`. */
export function posts({ requests }: Platform | GitHub): string[] {
  return lines(requests).filter((line) => line.startsWith('POST '));
}

/** Requests as `METHOD /path`. */
export function lines(requests: readonly { method: string; path: string }[]): string[] {
  return requests.map(({ method, path }) => `${method} ${path}`);
}

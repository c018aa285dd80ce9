import { setImmediate as turn } from 'node:timers/promises';
import { type GitHub, type GitHubOptions, startGitHub } from '../../sandbox/github.ts';
import { payload } from '../../sandbox/payloads.ts';
import { type Platform, type PlatformOptions, startPlatform } from '../../sandbox/platform.ts';
import { type RunningStep, type StepOptions, type StepResult, startStep } from '../../sandbox/run-step.ts';

/** The platform and GitHub on loopback, and a way to start the built action against them. */
export interface Scenario extends AsyncDisposable {
  readonly platform: Platform;
  readonly github: GitHub;
  /** Starts a step on a labelled issue, on a virtual clock, with a prompt, unless told otherwise. */
  start(options?: StepOptions): Promise<RunningStep>;
  run(options?: StepOptions): Promise<StepResult>;
}

/** Who caused GitHub's example events. */
export const SENDER = 'Codertocat';

export const labelled = { name: 'issues', payload: payload('issues', 'labeled') };

export async function scenario(
  platformOptions: PlatformOptions = {},
  githubOptions: GitHubOptions = {},
): Promise<Scenario> {
  const platform = await startPlatform(platformOptions);
  const github = await startGitHub({ roles: { [SENDER]: 'write' }, ...githubOptions });
  const start = (options: StepOptions = {}) => {
    const needsPrompt = ['prompt', 'prompt-file', 'prompt-template', 'job-id'].every(
      (name) => options.with?.[name] === undefined,
    );
    return startStep({
      event: labelled,
      github: github.url,
      clock: 'virtual',
      ...options,
      with: {
        'project-id': platform.projectId,
        'api-key': platform.apiKey,
        'base-url': platform.url,
        ...(needsPrompt ? { prompt: 'Bring the docs up to date.' } : {}),
        // What Octokit's plugins wait for does not come on a clock that stands still.
        ...(options.clock === 'held' ? { 'required-permission': 'none' } : {}),
        ...options.with,
      },
    });
  };
  return {
    platform,
    github,
    start,
    run: async (options) => (await start(options)).result,
    [Symbol.asyncDispose]: async () => {
      await platform.close();
      await github.close();
    },
  };
}

/** A request as `METHOD /path`, for lists of what was asked. */
export function lines(requests: readonly { method: string; path: string }[]): string[] {
  return requests.map(({ method, path }) => `${method} ${path}`);
}

/**
 * Moves a step's time on, so many milliseconds at a time, until it has ended: for a step that is busy with a request that
 * does not end, and so does not wait for time alone.
 */
export async function moveTimeUntilEnd(step: RunningStep, by: number): Promise<StepResult> {
  let ended = false;
  const result = step.result.finally(() => {
    ended = true;
  });
  while (!ended) {
    await step.clock.advance(by);
    await turn();
  }
  return await result;
}

import { startGitHub } from '../sandbox/github.ts';
import { payload } from '../sandbox/payloads.ts';
import { type Life, startPlatform } from '../sandbox/platform.ts';
import { runStep, type StepOptions } from '../sandbox/run-step.ts';

export interface Services extends AsyncDisposable {
  readonly platform: Awaited<ReturnType<typeof startPlatform>>;
  readonly github: Awaited<ReturnType<typeof startGitHub>>;
}

export const COMPLETED = { status: 'completed', prLink: 'https://github.com/Codertocat/Hello-World/pull/7' };

/** Starts both services. Every job goes through the stages of `life`. */
export async function startServices(life: Life): Promise<Services> {
  const platform = await startPlatform({ life });
  const github = await startGitHub({
    roles: { Codertocat: 'write' },
    pulls: [{ number: 7 }],
  });
  return {
    platform,
    github,
    [Symbol.asyncDispose]: async () => {
      await Promise.all([platform.close(), github.close()]);
    },
  };
}

/** Runs a whole agent job; with `comment`, for an issue that got a label. Rejects if the job ends in another way. */
export async function runJob(
  { platform, github }: Services,
  comment: boolean,
  { with: inputs, ...options }: StepOptions,
): Promise<void> {
  const { outputs, log } = await runStep({
    ...(comment && { event: { name: 'issues', payload: payload('issues', 'labeled') } }),
    github: github.url,
    token: github.token,
    with: {
      'project-id': platform.projectId,
      'api-key': platform.apiKey,
      'base-url': platform.url,
      prompt: 'Explain the new setting',
      comment: String(comment),
      ...inputs,
    },
    ...options,
  });
  if (outputs['outcome'] !== 'pr-created' || (outputs['comment-id'] !== undefined) !== comment) {
    throw new Error(`The job didn’t end with a pull request and the expected comment:\n${log}`);
  }
}

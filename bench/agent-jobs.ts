import { startGitHub } from '../sandbox/github.ts';
import { payload } from '../sandbox/payloads.ts';
import { type Life, startPlatform } from '../sandbox/platform.ts';
import { runStep, type StepOptions } from '../sandbox/run-step.ts';
import { inPairs, type Measurement } from './measurement.ts';
import { openHttps, runNode, usageOf } from './processes.ts';

const COMPLETED = { status: 'completed', prLink: 'https://github.com/Codertocat/Hello-World/pull/7' };

/** With a poll every tenth of a second, a job has as many polls as a real one of a minute. */
const INTERVAL_S = 0.1;
const POLLS = 12;

/** Counts the requests of an agent job that has ended by its first poll, without and with `comment`. */
export async function requests(): Promise<Measurement[]> {
  const count = async (comment: boolean) => {
    await using services = await startServices([COMPLETED]);
    await services.run(comment);
    return { platform: services.platform.requests.length, github: services.github.requests.length };
  };
  const [alone, commenting] = [await count(false), await count(true)];
  const rows = [
    ['to the API', alone.platform, 2],
    ['to GitHub, on `workflow_dispatch`', alone.github, 0],
    ['to GitHub, on a label with `comment`', commenting.github, 5],
  ] as const;
  return rows.map(([what, value, atMost]) => ({ what, unit: 'requests', value, target: { atMost } }));
}

/** Measures the largest resident set of a whole agent job over https, without and with `comment`. */
export async function memory(runs: number): Promise<Measurement[]> {
  const afterMs = INTERVAL_S * POLLS * 1_000;
  await using services = await startServices([
    { status: 'active', afterMs: 0 },
    { ...COMPLETED, afterMs },
  ]);
  const row = async (what: string, comment: boolean, atMost: number): Promise<Measurement> => {
    const bare = () => usageOf((options) => runNode(['-e', '0'], options));
    const job = () => usageOf((options) => services.run(comment, options));
    const pair = await inPairs(runs, '`node -e 0`', bare, job);
    return { what, unit: 'MiB', ...pair((used) => used.memory), target: { timesAtMost: atMost } };
  };
  return [await row('agent job', false, 1.7), await row('agent job with `comment`', true, 1.7)];
}

/** Starts both services. Every job goes through the stages of `life`. */
async function startServices(life: Life) {
  const opened = new AsyncDisposableStack();
  const https = opened.use(await openHttps());
  const platform = opened.use(await startPlatform({ life }));
  const github = opened.use(await startGitHub({ roles: { Codertocat: 'write' }, pulls: [{ number: 7 }] }));
  const [apiUrl, githubUrl] = [await https.secure(platform), await https.secure(github)];
  return {
    platform,
    github,
    /** Runs a whole agent job; with `comment`, for an issue that got a label. Rejects if it ends in another way. */
    run: async (comment: boolean, { env, ...options }: StepOptions = {}): Promise<void> => {
      const { outputs, log } = await runStep({
        ...(comment && { event: { name: 'issues', payload: payload('issues', 'labeled') } }),
        github: githubUrl,
        token: github.token,
        env: { ...https.env, ...env },
        with: {
          'project-id': platform.projectId,
          'api-key': platform.apiKey,
          'base-url': apiUrl,
          prompt: 'Explain the new setting',
          comment: String(comment),
          'poll-interval-seconds': String(INTERVAL_S),
        },
        ...options,
      });
      if (outputs['outcome'] !== 'pr-created' || (outputs['comment-id'] !== undefined) !== comment) {
        throw new Error(`The job didn’t end with a pull request and the expected comment:\n${log}`);
      }
    },
    [Symbol.asyncDispose]: () => opened.disposeAsync(),
  };
}

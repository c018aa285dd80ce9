import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startGitHub } from '../sandbox/github.ts';
import { payload } from '../sandbox/payloads.ts';
import { runStep } from '../sandbox/run-step.ts';
import { portOf } from '../sandbox/server.ts';
import {
  makeStepPaths,
  readActionFile,
  type StepOptions,
  stepEnvironment,
} from '../sandbox/step-environment.ts';
import { BARE_NODE, milliseconds } from './measured-process.ts';
import { type Measurement, medianPair, type Pair } from './measurement.ts';

const INPUTS = { 'project-id': 'project-1', 'api-key': 'mint_benchmark' };
const PROMPT = 'Explain the new setting';

const BARE = 'bare request';
const BARE_REQUEST = fileURLToPath(new URL('./bare-request.mjs', import.meta.url));

/**
 * Measures the time from the start of an action's process to its first request to the API (of `settle`: to GitHub), against a program that only
 * sends that request with `node:http`. Also measures how long a `post` with nothing to do takes. For a label, which is
 * the most common trigger, the guards ask GitHub first.
 */
export async function startUp(runs: number): Promise<Measurement[]> {
  using platform = await listen();
  await using github = await startGitHub({ roles: { Codertocat: 'write' } });
  const agentJob: StepOptions = { with: { ...INPUTS, 'base-url': platform.url, prompt: PROMPT } };
  const create = ['POST', `${platform.url}/v1/agent/project-1/job`, JSON.stringify({ prompt: PROMPT })];

  const firstRequest = async (options: StepOptions): Promise<number> => {
    const arrival = platform.nextArrival();
    const { startedAt, ended } = await startUnread(options);
    const unsent = ended.then(() => Promise.reject(new Error('The step sent no request')));
    const arrivedAt = await Promise.race([arrival, unsent]);
    await ended;
    return arrivedAt - startedAt;
  };
  const bareRequest = async (request: readonly string[]): Promise<number> => {
    const arrival = platform.nextArrival();
    const startedAt = performance.now();
    await milliseconds([BARE_REQUEST, ...request]);
    return (await arrival) - startedAt;
  };
  const start = async (
    what: string,
    options: StepOptions,
    request: readonly string[],
    atMost: number,
  ): Promise<Measurement> => ({
    what,
    unit: 'ms',
    ...(await inPairs(
      runs,
      BARE,
      () => bareRequest(request),
      () => firstRequest(options),
    )),
    target: { of: 'ratio', atMost },
  });

  return [
    await start(
      'agent job on a label, with default guards',
      { ...agentJob, event: { name: 'issues', payload: payload('issues', 'labeled') }, github: github.url },
      create,
      1.6,
    ),
    await start(
      'agent job on a schedule',
      { ...agentJob, event: { name: 'schedule', payload: { schedule: '0 6 * * 1' } } },
      create,
      1.3,
    ),
    await start(
      'visitors export',
      { actionFile: 'visitors/action.yml', with: { ...INPUTS, 'base-url': platform.url } },
      ['GET', `${platform.url}/v1/analytics/project-1/visitors?limit=250`],
      1.15,
    ),
    await start(
      'settle, until its first request to GitHub',
      {
        actionFile: 'settle/action.yml',
        with: { ...INPUTS, 'base-url': platform.url },
        event: { name: 'schedule', payload: { schedule: '4,19,34,49 7-18 * * 1-5' } },
        github: platform.url,
      },
      ['GET', `${platform.url}/repos/acme/widgets/issues/comments`],
      1.7,
    ),
    {
      what: '`post` with nothing to do',
      unit: 'ms',
      ...(await inPairs(
        runs,
        BARE_NODE.what,
        () => milliseconds(BARE_NODE.args),
        async () => (await runStep({ post: { finished: 'true' } })).durationMs,
      )),
      target: { of: 'ratio', atMost: 1.2 },
    },
  ];
}

/**
 * Starts an action's process as the runner does, but doesn't read what it prints, as for the bare request: that would take
 * time in this process, which waits for the request.
 */
async function startUnread(options: StepOptions) {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  const { actionFile = 'action.yml' } = options;
  const action = await readActionFile(actionFile);
  const paths = await makeStepPaths(folder, options);
  for (const file of [paths.output, paths.state, paths.summary]) await writeFile(file, '');
  const env = stepEnvironment(action, options, paths);
  const startedAt = performance.now();
  const child = spawn(process.execPath, [resolve(dirname(actionFile), action.runs.main)], {
    cwd: paths.workspace,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'close').then(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
  return { startedAt, ended };
}

/** Measures both, one after the other, `runs` times, and returns the pair with the median ratio. */
async function inPairs(
  runs: number,
  what: string,
  measureAgainst: () => Promise<number>,
  measure: () => Promise<number>,
): Promise<Pick<Measurement, 'value' | 'against'>> {
  const pairs: Pair[] = [];
  for (let run = 0; run < runs; run += 1) {
    pairs.push({ against: await measureAgainst(), value: await measure() });
  }
  const { value, against } = medianPair(pairs);
  return { value, against: { what, value: against } };
}

/** Starts a server that answers 401 to every request. The sandbox’s server would use CPU time during the measurement. */
async function listen() {
  let arrived: (at: number) => void = () => undefined;
  const server = createServer((_, response) => {
    arrived(performance.now());
    response.writeHead(401).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${portOf(server.address())}`,
    /** Resolves when the next request arrives, with the time of `performance.now()`. */
    nextArrival: () => {
      const { promise, resolve } = Promise.withResolvers<number>();
      arrived = resolve;
      return promise;
    },
    [Symbol.dispose]: () => void server.close(),
  };
}

import { mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { payload } from '../sandbox/payloads.ts';
import { json, startServer } from '../sandbox/server.ts';
import {
  makeCommandFiles,
  makeStepPaths,
  readActionFile,
  type StepOptions,
  stepEnvironment,
} from '../sandbox/step-environment.ts';
import { inPairs, type Measurement } from './measurement.ts';
import { openHttps, runNode } from './processes.ts';

const BARE_REQUEST = fileURLToPath(new URL('./bare-request.mjs', import.meta.url));

/**
 * Measures the time from the start of an action's process to its first request, over https, against a program that only sends that
 * request. Also measures how long a `post` with nothing to do takes. Every request gets a 401.
 */
export async function startUp(runs: number): Promise<Measurement[]> {
  await using https = await openHttps();
  await using server = await startServer(() => json(401, { error: 'Unauthorized' }));
  const url = await https.secure(server);
  const connection = { 'project-id': 'project-1', 'api-key': 'mint_benchmark', 'base-url': url };
  const agentJob = { ...connection, prompt: 'Explain the new setting' };
  const labeled = { name: 'issues', payload: payload('issues', 'labeled') };
  const scheduled = { name: 'schedule', payload: payload('schedule') };
  const settle = { actionFile: 'settle/action.yml', with: connection, event: scheduled };

  /** Returns the first request, and the milliseconds until it was here. */
  const firstRequest = async (start: () => Promise<unknown>) => {
    const nth = server.requests.length + 1;
    const startedAt = performance.now();
    const arrival = server.waitForRequest(() => true, nth).then(() => performance.now() - startedAt);
    const ended = start();
    const ms = await Promise.race([arrival, ended.then(() => Number.NaN)]);
    await ended;
    const request = server.requests[nth - 1];
    if (request === undefined) throw new Error('The process sent no request');
    return { request, ms };
  };
  const row = async (what: string, atMost: number, options: StepOptions): Promise<Measurement> => {
    await using step = await prepareStep({ github: url, env: https.env, ...options });
    const run = () => firstRequest(step.run);
    const { method, path, query, body } = (await run()).request;
    const bareUrl = `${url}${path}${query.size === 0 ? '' : `?${query}`}`;
    const bareArgs = [BARE_REQUEST, method, bareUrl, body.toString('utf8')];
    const bare = () => firstRequest(() => runNode(bareArgs, { env: https.env }));
    const pair = await inPairs(runs, 'bare request', bare, run);
    return { what, unit: 'ms', ...pair(({ ms }) => ms), target: { timesAtMost: atMost } };
  };

  await using post = await prepareStep({ post: { finished: 'true' } });
  const ended = await inPairs(runs, '`node -e 0`', () => runNode(['-e', '0']), post.run);
  const times = { ...ended((ms) => ms), target: { timesAtMost: 1.2 } };
  return [
    await row('agent job on a label, to its request to GitHub', 1.9, { with: agentJob, event: labeled }),
    await row('agent job on a schedule', 1.9, { with: agentJob, event: scheduled }),
    await row('visitors export', 1.7, { actionFile: 'visitors/action.yml', with: connection }),
    await row('settle, to its request to GitHub', 1.9, settle),
    { what: '`post` with nothing to do, to its end', unit: 'ms', ...times },
  ];
}

/** Returns a step that runs as on the runner, each time with the same files, because its outputs aren't read. */
async function prepareStep(options: StepOptions) {
  const { actionFile = 'action.yml', post } = options;
  const folder = await mkdtempDisposable(join(tmpdir(), 'bench-'));
  const action = await readActionFile(actionFile);
  const paths = makeStepPaths(folder.path, options);
  await makeCommandFiles(paths);
  const env = stepEnvironment(action, options, paths);
  const script = (post === undefined ? undefined : action.runs.post) ?? action.runs.main;
  return {
    run: () => runNode([resolve(dirname(actionFile), script)], { env, cwd: paths.workspace }),
    [Symbol.asyncDispose]: () => folder[Symbol.asyncDispose](),
  };
}

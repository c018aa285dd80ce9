import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { deleteAllFakedDirs, RunOptions, RunTarget } from 'github-action-ts-run-api';
import { startGitHub } from '../sandbox/github.ts';
import { payload } from '../sandbox/payloads.ts';
import { type Life, startPlatform } from '../sandbox/platform.ts';
import { connectionTo } from './actions.ts';
import { KILLED } from './machine.ts';

// Another project's harness reads and starts the built actions: `action.yml`, inputs and defaults, outputs, saved state,
// masks, post. So a mistake in our own sandbox can't hide one in the actions.

const PULL_REQUEST = 'https://github.com/Codertocat/Hello-World/pull/7';
afterAll(() => deleteAllFakedDirs());

/** Starts an API whose jobs have this life, and GitHub. `options` are those of a run of one of our actions. */
async function services(life: Life) {
  const workspace = await mkdtemp(join(tmpdir(), 'other-harness-'));
  const platform = await startPlatform({ life });
  const github = await startGitHub({ roles: { Codertocat: 'write' }, pulls: [{ number: 7 }] });
  const options = (inputs: Readonly<Record<string, string>>): RunOptions =>
    RunOptions.create()
      .setInputs({ ...connectionTo(platform), ...inputs })
      .setGithubContext({
        eventName: 'issues',
        payload: payload('issues', 'labeled'),
        repository: 'Codertocat/Hello-World',
        actor: 'Codertocat',
        apiUrl: github.url,
        graphqlUrl: github.graphqlUrl,
      })
      .setWorkspaceDir(workspace)
      .setOutputOptions({ printStdout: false, printStderr: false, printRunnerWarnings: false });
  return {
    platform,
    github,
    workspace,
    options,
    agentJob: () =>
      options({
        // The harness doesn't evaluate expressions, so the token's default is set here.
        'github-token': github.token,
        prompt: 'Explain the new setting.',
        comment: 'true',
        'poll-interval-seconds': '0.05',
      }),
    [Symbol.asyncDispose]: async () => {
      await platform.close();
      await github.close();
      await rm(workspace, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

const MAIN = RunTarget.mainJs('action.yml');
const POST = RunTarget.postJs('action.yml');

/** Everything that is printed, except for the command that masks the key. */
const shown = ({ stdout = '', stderr = '' }: Awaited<ReturnType<typeof MAIN.run>>): string =>
  (stdout + stderr).replaceAll(/^::add-mask::.*$/gmu, '');

test('main sets outputs, saves state, masks the key and comments, and post does nothing', async () => {
  await using s = await services([{ status: 'active' }, { status: 'completed', prLink: PULL_REQUEST }]);
  const run = s.agentJob();
  const main = await MAIN.run(run);
  expect(main).toMatchObject({ exitCode: 0, isSuccess: true, isTimedOut: false, runnerWarnings: [] });
  expect(main.commands).toMatchObject({
    errors: [],
    warnings: [],
    outputs: {
      'job-id': 'job-1',
      status: 'completed',
      outcome: 'pr-created',
      reason: '',
      'pr-link': PULL_REQUEST,
      'pr-number': '7',
    },
  });
  expect(main.commands.secrets).toEqual(expect.arrayContaining([s.platform.apiKey, s.github.token]));
  expect(shown(main)).not.toContain(s.platform.apiKey);
  expect(JSON.stringify(main.commands.savedState)).not.toContain(s.platform.apiKey);
  expect(s.platform.jobs.map(({ prompt }) => prompt)).toEqual(['Explain the new setting.']);
  expect(s.github.comments.map(({ issue }) => issue)).toEqual([1]);

  const written = s.github.requests.length;
  const post = await POST.run(run.clone().setState(main.commands.savedState));
  expect(post).toMatchObject({ exitCode: 0, isSuccess: true, runnerWarnings: [] });
  expect(post.commands).toMatchObject({ errors: [], warnings: [], outputs: {} });
  expect(s.github.requests).toHaveLength(written);
});

test('post reports the result after main was killed', async () => {
  await using s = await services([{ status: 'active' }]);
  const run = s.agentJob();
  // The harness doesn't return the process that it started.
  const pidFile = join(s.workspace, 'pid');
  const tellsPid = `import fs from "node:fs"; fs.writeFileSync(${JSON.stringify(pidFile)}, String(process.pid))`;
  const running = MAIN.run(
    run.clone().setEnv({ NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(tellsPid)}` }),
  );
  await s.platform.waitForRequest(({ method }) => method === 'GET');
  process.kill(Number(await readFile(pidFile, 'utf8')), 'SIGKILL');
  const main = await running;
  expect({ exitCode: main.spawnResult.status, signal: main.spawnResult.signal }).toEqual(KILLED);
  expect(main.commands.outputs).toMatchObject({ 'job-id': 'job-1' });

  expect((await POST.run(run.clone().setState(main.commands.savedState))).isSuccess).toBe(true);
  expect(s.platform.jobs).toHaveLength(1);
  expect(s.github.comments).toHaveLength(1);
  expect(s.github.comments[0]?.body).toContain('job-1');
});

test('the export writes its file and sets its outputs', async () => {
  await using s = await services([{ status: 'active' }]);
  const main = await RunTarget.mainJs('visitors/action.yml').run(
    s.options({ format: 'ndjson', file: 'visitors.ndjson' }),
  );
  expect(main).toMatchObject({ exitCode: 0, isSuccess: true, runnerWarnings: [] });
  const { rows, complete, file = '' } = main.commands.outputs;
  expect(complete).toBe('true');
  const lines = (await readFile(join(s.workspace, 'visitors.ndjson'), 'utf8')).trimEnd().split('\n');
  expect(file).toContain('visitors.ndjson');
  expect(lines).toHaveLength(Number(rows));
  expect(main.commands.secrets).toContain(s.platform.apiKey);
  expect(shown(main)).not.toContain(s.platform.apiKey);
});

import { readFile, writeFile } from 'node:fs/promises';
import { basename, delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { EXAMPLE_REPOSITORY } from '../payloads.ts';
import { runAct } from './act.ts';
import { AGENT_PULL, type Event, type Recipe, SENDER } from './scene.ts';
import { grantsIn, OURS } from './workflow.ts';
import type { World } from './world.ts';

const ACTIONS = fileURLToPath(new URL('../actions', import.meta.url));
const COMMANDS = fileURLToPath(new URL('bin', import.meta.url));

export type RunOfEvent = Awaited<ReturnType<typeof runEvent>>;

/** Runs an event of a recipe through act. */
export async function runEvent(world: World, recipe: Recipe, { merged, name, payload }: Event) {
  const { scene, github, platform, folder, origin, now } = world;
  now.runs += 1;
  now.grants = grantsIn(recipe.files, { name });
  for (const pull of merged?.pulls ?? []) github.addPull(pull);
  github.history.push('main', merged?.commits ?? []);
  const sent = world.prompts.length;
  const eventFile = join(folder, 'event.json');
  const ghLog = join(folder, `gh-${now.runs}.log`);
  await writeFile(eventFile, JSON.stringify(payload));
  await writeFile(ghLog, '');
  const run = await runAct(
    [
      name,
      '--eventpath',
      eventFile,
      '--workflows',
      recipe.workflow,
      '--actor',
      SENDER,
      ...actionsOf(recipe, folder, origin),
      ...assignments('--secret', {
        DOCS_API_KEY: platform.apiKey,
        DOCS_APP_PRIVATE_KEY: 'rehearsal key',
        GITHUB_TOKEN: github.token,
      }),
      ...assignments('--var', {
        DOCS_PROJECT_ID: platform.projectId,
        DOCS_REVIEWER: 'octocat',
        DOCS_REPORT_ISSUE: '1',
        DOCS_REPOSITORY: 'docs',
        DOCS_APP_CLIENT_ID: 'Iv1.rehearsal',
        ...scene.variables,
      }),
      ...assignments('--env', {
        GITHUB_API_URL: github.url,
        GITHUB_GRAPHQL_URL: github.graphqlUrl,
        GITHUB_REPOSITORY: EXAMPLE_REPOSITORY,
        GITHUB_RUN_ID: String(now.runs),
        GITHUB_TRIGGERING_ACTOR: SENDER,
        GITHUB_WORKFLOW_REF: `${EXAMPLE_REPOSITORY}/${recipe.workflow}@refs/heads/main`,
        // act expects the number for this ref in a field that the payload of a review doesn't have.
        ...(name === 'pull_request_review' && { GITHUB_REF: `refs/pull/${AGENT_PULL}/merge` }),
      }),
    ],
    {
      cwd: origin,
      env: {
        PATH: [COMMANDS, dirname(process.execPath), process.env['PATH'] ?? ''].join(delimiter),
        HOME: folder,
        LANG: 'C.UTF-8',
        // A checkout fetches from the local repository and not from GitHub.
        GIT_CONFIG_COUNT: '1',
        GIT_CONFIG_KEY_0: `url.file://${origin}.insteadOf`,
        GIT_CONFIG_VALUE_0: `https://github.com/${EXAMPLE_REPOSITORY}`,
        REHEARSED_GH: JSON.stringify({ outputs: scene.gh ?? [], grants: now.grants, log: ghLog }),
      },
    },
  );
  // As a runner does with processes that a job has left behind.
  for (const { command, name, arg } of run.lines)
    if (command === 'set-output' && name === 'pid') process.kill(Number(arg), 'SIGINT');
  return {
    ...run,
    /** The prompts and messages that the API got for the event. */
    prompts: world.prompts.slice(sent),
    /** The command lines of `gh`. */
    gh: (await readFile(ghLog, 'utf8')).split('\n').slice(0, -1),
  };
}

/** Our actions are the ones built here. Other people's actions are replaced by folders in `sandbox/actions/`. */
function actionsOf({ files }: Recipe, folder: string, origin: string): string[] {
  const used = Object.values(files)
    .join('\n')
    .matchAll(/uses: ([\w-]+\/[\w-]+)(\S*)@(\S+)/gu);
  return [...used].flatMap(([, repository = '', path = '', ref]) => {
    const other = path.startsWith('/.github/workflows/') ? origin : join(ACTIONS, basename(repository));
    const action = repository === OURS ? join(folder, 'action') : other;
    return ['--local-repository', `${repository}@${ref}=${action}`];
  });
}

function assignments(flag: string, values: Readonly<Record<string, string>>): string[] {
  return Object.entries(values).flatMap(([name, value]) => [flag, `${name}=${value}`]);
}

import { cp, readFile, writeFile } from 'node:fs/promises';
import { basename, delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { EXAMPLE_REPOSITORY } from '../payloads.ts';
import type { Grants } from '../permissions.ts';
import { runAct } from './act.ts';
import {
  AGENT_PULL,
  type Event,
  type Recipe,
  type RunOfEvent,
  type Scene,
  SENDER,
  type World,
} from './scene.ts';
import { OURS } from './workflow.ts';

const PROJECT = fileURLToPath(new URL('../..', import.meta.url));
const ACTIONS = fileURLToPath(new URL('../actions', import.meta.url));
const COMMANDS = fileURLToPath(new URL('bin', import.meta.url));

/** Where the events of a scene run, one after the other. `folder` is only for this scene. */
type Stage = {
  readonly folder: string;
  readonly act: string;
  readonly scene: Scene;
  readonly world: World;
};

/** Runs an event through act. `id` is that of the run, and `grants` are its permissions. */
export async function runEvent(
  { folder, act, scene, world }: Stage,
  recipe: Recipe,
  event: Event,
  { id, grants }: { readonly id: number; readonly grants: Grants },
): Promise<Omit<RunOfEvent, 'prompts'>> {
  const { platform, github, origin } = world;
  const eventFile = join(folder, 'event.json');
  const ghLog = join(folder, `gh-${id}.log`);
  await writeFile(eventFile, JSON.stringify(event.payload));
  await writeFile(ghLog, '');
  const run = await runAct(
    act,
    [
      event.name,
      '--eventpath',
      eventFile,
      '--workflows',
      recipe.workflow,
      '--actor',
      SENDER,
      ...(await actionsOf(recipe, folder, origin)),
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
        GITHUB_RUN_ID: String(id),
        GITHUB_TRIGGERING_ACTOR: SENDER,
        GITHUB_WORKFLOW_REF: `${EXAMPLE_REPOSITORY}/${recipe.workflow}@refs/heads/main`,
        // act expects the number for this ref in a field that the payload of a review doesn't have.
        ...(event.name === 'pull_request_review' && { GITHUB_REF: `refs/pull/${AGENT_PULL}/merge` }),
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
        GITHUB_API_URL: github.url,
        REHEARSED_GH: JSON.stringify({ outputs: scene.gh ?? [], grants, log: ghLog }),
      },
    },
  );
  // As a runner does with processes that a job has left behind.
  for (const { outputs } of run.steps)
    if (outputs['pid'] !== undefined) process.kill(Number(outputs['pid']), 'SIGINT');
  return { act: run, gh: (await readFile(ghLog, 'utf8')).split('\n').slice(0, -1) };
}

/** Our actions are the ones built here. Other people's actions are replaced by folders in `sandbox/actions/`. */
async function actionsOf({ files }: Recipe, folder: string, origin: string): Promise<string[]> {
  // act copies the folder for every step, so it only has what workflows run.
  const built = join(folder, 'action');
  for (const path of ['action.yml', 'visitors/action.yml', 'settle/action.yml', 'dist'])
    await cp(join(PROJECT, path), join(built, path), { recursive: true });
  const used = Object.values(files)
    .join('\n')
    .matchAll(/uses: ([\w-]+\/[\w-]+)(\S*)@(\S+)/gu);
  return [...used].flatMap(([, repository = '', path = '', ref]) => {
    const other = path.startsWith('/.github/workflows/') ? origin : join(ACTIONS, basename(repository));
    return ['--local-repository', `${repository}@${ref}=${repository === OURS ? built : other}`];
  });
}

function assignments(flag: string, values: Readonly<Record<string, string>>): string[] {
  return Object.entries(values).flatMap(([name, value]) => [flag, `${name}=${value}`]);
}

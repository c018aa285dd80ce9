import { chmod, cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
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
import { OURS, usedRepositories } from './workflow.ts';

const PROJECT = fileURLToPath(new URL('../..', import.meta.url));
const ACTIONS = fileURLToPath(new URL('../actions', import.meta.url));

/** Where the events of a scene run, one after the other. `folder` is only for this scene. */
type Stage = {
  readonly folder: string;
  readonly act: string;
  readonly scene: Scene;
  readonly world: World;
};

/** Runs an event through act. `id` is that of the run, and `grants` are its permissions. */
export async function runEvent(
  stage: Stage,
  recipe: Recipe,
  event: Event,
  { id, grants }: { readonly id: number; readonly grants: Grants },
): Promise<Omit<RunOfEvent, 'prompts'>> {
  const { folder, scene } = stage;
  const { platform, github, origin } = stage.world;
  const eventFile = join(folder, 'event.json');
  const ghLog = join(folder, `gh-${id}.log`);
  await writeFile(eventFile, JSON.stringify(event.payload));
  const act = await runAct(
    stage.act,
    [
      event.name,
      '--eventpath',
      eventFile,
      '--workflows',
      recipe.workflow,
      '--actor',
      SENDER,
      ...(await actionsOf(recipe, stage)).flatMap((one) => ['--local-repository', one]),
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
        ...(await machine(folder)),
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
  for (const { outputs } of act.steps)
    if (outputs['pid'] !== undefined) process.kill(Number(outputs['pid']), 'SIGINT');
  const asked = await readFile(ghLog, 'utf8').catch(() => '');
  return { act, gh: asked.split('\n').slice(0, -1) };
}

/** Our actions are the ones built here. Other people's actions are replaced by folders in `sandbox/actions/`. */
async function actionsOf(recipe: Recipe, { folder, world }: Stage): Promise<string[]> {
  const standIns = await readdir(ACTIONS);
  const folders = new Map<string, string>();
  for (const uses of usedRepositories(recipe.files)) {
    const [path = '', ref = ''] = uses.split('@');
    const repository = path.split('/').slice(0, 2).join('/');
    const standIn = basename(repository);
    const name = `${repository}@${ref}`;
    if (repository === OURS) folders.set(name, await copyBuilt(join(folder, 'action')));
    else if (path.includes('/.github/workflows/')) folders.set(name, world.origin);
    else if (standIns.includes(standIn)) folders.set(name, join(ACTIONS, standIn));
    else throw new Error(`${recipe.name} uses ${repository}, but sandbox/actions/ doesn't replace it`);
  }
  return [...folders].map(([uses, path]) => `${uses}=${path}`);
}

/** Copies only what workflows run, because act copies the folder for every step. */
async function copyBuilt(to: string): Promise<string> {
  for (const path of ['action.yml', 'visitors/action.yml', 'settle/action.yml', 'dist'])
    await cp(join(PROJECT, path), join(to, path), { recursive: true });
  return to;
}

/** Makes the commands of a runner that aren't those of this machine, and returns the environment with them. */
async function machine(folder: string): Promise<Record<string, string>> {
  const [bin, home] = [join(folder, 'bin'), join(folder, 'home')];
  for (const made of [bin, home]) await mkdir(made, { recursive: true });
  const gh = fileURLToPath(new URL('gh.ts', import.meta.url));
  const commands = {
    gh: `exec '${process.execPath}' '${gh}' "$@"`,
    // The project's own workflow uses the packages of this checkout.
    npm: `[ "$1" = ci ] && ln -s '${join(PROJECT, 'node_modules')}' node_modules`,
  };
  for (const [name, command] of Object.entries(commands)) {
    await writeFile(join(bin, name), `#!/bin/sh\n${command}\n`);
    await chmod(join(bin, name), 0o755);
  }
  const path = [bin, dirname(process.execPath), process.env['PATH'] ?? ''].join(delimiter);
  return { PATH: path, HOME: home, LANG: 'C.UTF-8' };
}

function assignments(flag: string, values: Readonly<Record<string, string>>): string[] {
  return Object.entries(values).flatMap(([name, value]) => [flag, `${name}=${value}`]);
}

import { chmod, cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { EXAMPLE_REPOSITORY } from '../payloads.ts';
import { type ActRun, runAct } from './act.ts';
import { type Event, pullRequestsIn, type Recipe, SENDER, type World } from './scene.ts';
import { OURS, usedRepositories, workflowsOf } from './workflow.ts';

const PROJECT = fileURLToPath(new URL('../..', import.meta.url));
const ACTIONS = fileURLToPath(new URL('../actions', import.meta.url));

/** Runs events through act, one after the other, with the same services. */
export class Stage {
  readonly #folder: string;
  readonly #act: string;
  readonly #gh: readonly (readonly [asked: string, answer: string])[];
  readonly #world: World;
  #runs = 0;

  /** `folder` is only for this scene. */
  constructor(
    folder: string,
    act: string,
    gh: readonly (readonly [asked: string, answer: string])[],
    world: World,
  ) {
    this.#folder = folder;
    this.#act = act;
    this.#gh = gh;
    this.#world = world;
  }

  async run(
    recipe: Recipe,
    event: Event,
    cancelAfter?: Promise<unknown>,
  ): Promise<{ readonly run: ActRun; readonly gh: readonly string[] }> {
    this.#runs += 1;
    const { platform, github, origin } = this.#world;
    const eventFile = join(this.#folder, 'event.json');
    const ghLog = join(this.#folder, `gh-${this.#runs}.log`);
    await writeFile(eventFile, JSON.stringify(event.payload));
    const run = await runAct(
      this.#act,
      [
        event.name,
        '--eventpath',
        eventFile,
        '--workflows',
        recipe.workflow,
        '--actor',
        SENDER,
        ...(await this.#actions(recipe)).flatMap((one) => ['--local-repository', one]),
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
        }),
        ...assignments('--env', {
          GITHUB_API_URL: github.url,
          GITHUB_GRAPHQL_URL: github.graphqlUrl,
          GITHUB_REPOSITORY: EXAMPLE_REPOSITORY,
          GITHUB_RUN_ID: String(this.#runs),
          GITHUB_TRIGGERING_ACTOR: SENDER,
          GITHUB_WORKFLOW_REF: `${EXAMPLE_REPOSITORY}/${recipe.workflow}@refs/heads/main`,
          ...refOf(event),
        }),
      ],
      { cwd: origin.folder, env: await this.#environment(ghLog) },
      cancelAfter,
    );
    // As a runner does with processes that a job has left behind.
    for (const { outputs } of run.steps)
      if (outputs['pid'] !== undefined) process.kill(Number(outputs['pid']), 'SIGINT');
    const asked = await readFile(ghLog, 'utf8').catch(() => '');
    return { run, gh: asked.split('\n').slice(0, -1) };
  }

  /** Our actions are the ones built here. Other people's actions are replaced by folders in `sandbox/actions/`. */
  async #actions(recipe: Recipe): Promise<string[]> {
    const standIns = await readdir(ACTIONS);
    const folders = new Map<string, string>();
    for (const uses of workflowsOf(recipe.files).flatMap(usedRepositories)) {
      const [path = '', ref = ''] = uses.split('@');
      const repository = path.split('/').slice(0, 2).join('/');
      const standIn = basename(repository);
      const name = `${repository}@${ref}`;
      if (repository === OURS) folders.set(name, await this.#built());
      else if (path.includes('/.github/workflows/')) folders.set(name, this.#world.origin.folder);
      else if (standIns.includes(standIn)) folders.set(name, join(ACTIONS, standIn));
      else throw new Error(`${recipe.name} uses ${repository}, but sandbox/actions/ doesn't replace it`);
    }
    return [...folders].map(([uses, folder]) => `${uses}=${folder}`);
  }

  /** Copies only what workflows run, because act copies the folder for every step. */
  async #built(): Promise<string> {
    const to = join(this.#folder, 'action');
    for (const path of ['action.yml', 'visitors/action.yml', 'settle/action.yml', 'dist'])
      await cp(join(PROJECT, path), join(to, path), { recursive: true });
    return to;
  }

  async #environment(ghLog: string): Promise<Record<string, string>> {
    const { github, origin } = this.#world;
    const [bin, home] = [join(this.#folder, 'bin'), join(this.#folder, 'home')];
    for (const made of [bin, home]) await mkdir(made, { recursive: true });
    const gh = fileURLToPath(new URL('gh.ts', import.meta.url));
    await writeCommand(join(bin, 'gh'), `exec '${process.execPath}' '${gh}' "$@"`);
    // The project's own workflow uses the packages of this checkout.
    await writeCommand(
      join(bin, 'npm'),
      `[ "$1" = ci ] && ln -s '${join(PROJECT, 'node_modules')}' node_modules`,
    );
    const { PATH = '' } = process.env;
    return {
      PATH: [bin, dirname(process.execPath), PATH].join(delimiter),
      HOME: home,
      LANG: 'C.UTF-8',
      // A checkout fetches from the local repository and not from GitHub.
      GIT_CONFIG_COUNT: '1',
      GIT_CONFIG_KEY_0: `url.file://${origin.folder}.insteadOf`,
      GIT_CONFIG_VALUE_0: `https://github.com/${EXAMPLE_REPOSITORY}`,
      REHEARSED_GH: JSON.stringify(this.#gh),
      REHEARSED_GH_LOG: ghLog,
      GITHUB_API_URL: github.url,
    };
  }
}

function assignments(flag: string, values: Readonly<Record<string, string>>): string[] {
  return Object.entries(values).flatMap(([name, value]) => [flag, `${name}=${value}`]);
}

async function writeCommand(file: string, command: string): Promise<void> {
  await writeFile(file, `#!/bin/sh\n${command}\n`);
  await chmod(file, 0o755);
}

/** act expects the number for this ref in a field that the payload of a review doesn't have. */
function refOf(event: Event): Record<string, string> {
  const [number] = event.name.startsWith('pull_request_review') ? pullRequestsIn(event) : [];
  return number === undefined ? {} : { GITHUB_REF: `refs/pull/${number}/merge` };
}

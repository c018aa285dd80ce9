import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type GitHub, startGitHub } from '../github.ts';
import { startPlatform } from '../platform.ts';
import type { ActRun, StepRun } from './act.ts';
import { makeOrigin } from './origin.ts';
import { problemsOfRun, problemsOfSkippedRun, requestsOfGh } from './problems.ts';
import {
  AGENT_PULL,
  AGENT_PULL_URL,
  fromOrigin,
  pullRequestsIn,
  type Recipe,
  type Scene,
  SENDER,
  type World,
} from './scene.ts';
import { promptsOf, unmet } from './seen.ts';
import { Stage } from './stage.ts';
import {
  adaptWorkflow,
  isWorkflow,
  problemWithTrigger,
  readWorkflow,
  usesOf,
  workflowsOf,
} from './workflow.ts';

/** The problems, if there are any, and the output of act. */
export type Rehearsed = { readonly misses: readonly string[]; readonly output: string };

const NO_RUN: ActRun = { exitCode: 0, steps: [], jobs: [], output: '' };
const PROJECT = fileURLToPath(new URL('../..', import.meta.url));

/** Runs the events of a scene through act against the sandbox, and checks the results. */
export async function rehearse(recipe: Recipe, scene: Scene, act: string): Promise<Rehearsed> {
  let hub: GitHub | undefined;
  // A job that has just got a message can still show its earlier end, so earlier events were some minutes earlier.
  let agoMs = 5 * 60_000;
  await using platform = await startPlatform({
    apiKey: 'mint_rehearsal-key-7f3a',
    life: [{ status: 'active' }, { status: 'completed', prLink: AGENT_PULL_URL }],
    onPrompt: () => {
      if (hub?.pulls().some(({ number }) => number === AGENT_PULL) === false)
        hub.addPull({ number: AGENT_PULL });
    },
    ...scene.platform,
  });
  const folder = await mkdtemp(join(tmpdir(), 'rehearsal-'));
  try {
    const origin = await makeOrigin(join(folder, 'origin'), {
      base: await filesOf(recipe, scene, platform.url),
      copyOf: recipe.isOwn === true ? PROJECT : undefined,
      commits: scene.commits ?? [],
      branches: scene.branches ?? [],
    });
    await using github = await startGitHub({
      token: 'ghs_rehearsalToken7f3a',
      roles: { [SENDER]: 'write' },
      now: () => Date.now() - agoMs,
      ...fromOrigin(scene.github ?? {}, origin),
    });
    hub = github;
    const world = { platform, github, origin };
    const stage = new Stage(folder, act, fromOrigin(scene.gh ?? [], origin), world);
    for (const earlier of scene.before ?? []) await stage.run(earlier.recipe ?? recipe, earlier.event);
    agoMs = 0;
    for (const number of scene.openPulls ?? []) github.addPull({ number });
    if (scene.faults?.platform !== undefined) platform.fault(...scene.faults.platform);
    if (scene.faults?.github !== undefined) github.fault(...scene.faults.github);
    return await judge(recipe, scene, stage, world);
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Returns the prompts and the workflows, in a form that act can run. */
async function filesOf(recipe: Recipe, scene: Scene, baseUrl: string): Promise<Record<string, string>> {
  const files: Record<string, string> = {};
  const folder = join(PROJECT, 'examples/prompts');
  for (const name of await readdir(folder))
    files[`.github/prompts/${name}`] = await readFile(join(folder, name), 'utf8');
  const recipes = [...(scene.before ?? []).map((earlier) => earlier.recipe ?? recipe), recipe];
  const all = [...recipes.map((one) => one.files), scene.edit ?? {}];
  for (const [path, text] of all.flatMap(Object.entries<string>))
    files[path] = isWorkflow(path) ? adaptWorkflow(text, baseUrl) : text;
  return files;
}

async function judge(recipe: Recipe, scene: Scene, stage: Stage, world: World): Promise<Rehearsed> {
  const { platform, github, origin } = world;
  const { ends = 'success' } = scene;
  const event = fromOrigin(scene.event, origin);
  const notStarted = problemWithTrigger(
    readWorkflow(recipe.files[recipe.workflow] ?? ''),
    recipe.workflow,
    event,
  );
  if (ends === 'not-started' && notStarted === undefined)
    return { misses: ['GitHub would start a run'], output: '' };
  const before = {
    prompts: promptsOf(platform).length,
    github: github.requests.length,
    platform: platform.requests.length,
  };
  const { run, gh } =
    ends === 'not-started'
      ? { run: NO_RUN, gh: [] }
      : await stage.run(
          recipe,
          event,
          ends === 'cancelled' ? platform.waitForRequest(({ method }) => method === 'GET') : undefined,
        );
  const workflows = workflowsOf(recipe.files);
  const uses = ({ job, id }: StepRun): string =>
    workflows.map((workflow) => usesOf(workflow, job, id)).find((one) => one !== undefined) ?? '';
  const prompts = promptsOf(platform).slice(before.prompts);
  const requests = [...github.requests.slice(before.github), ...requestsOfGh(gh)];
  const problems =
    ends === 'skipped' || ends === 'not-started'
      ? problemsOfSkippedRun(run, requests.length + platform.requests.length - before.platform)
      : problemsOfRun({
          run,
          ends,
          notStarted,
          files: recipe.files,
          uses,
          requests,
          prompts,
          pullRequests: new Set([...github.pulls().map((pull) => pull.number), ...pullRequestsIn(event)]),
          secrets: [platform.apiKey, github.token],
        });
  return {
    misses: [...problems, ...unmet(scene, world, { run, gh, prompts, uses, notStarted })],
    output: run.output,
  };
}

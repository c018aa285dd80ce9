import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startGitHub } from '../github.ts';
import { type Platform, startPlatform } from '../platform.ts';
import type { ActRun, StepRun } from './act.ts';
import { makeOrigin } from './origin.ts';
import { problemsOfRun, problemsOfSkippedRun, requestsOfGh } from './problems.ts';
import {
  AGENT_PULL,
  AGENT_PULL_URL,
  pullRequestsIn,
  type Recipe,
  type Scene,
  SENDER,
  type World,
} from './scene.ts';
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
  await using platform = await startPlatform({
    apiKey: 'mint_rehearsal-key-7f3a',
    life: [{ status: 'active' }, { status: 'completed', prLink: AGENT_PULL_URL }],
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
      ...(typeof scene.github === 'function' ? scene.github(origin) : scene.github),
    });
    // The agent opens its pull request once it has the prompt. Until then, it doesn't count for a cap.
    void platform
      .waitForRequest(({ method, path }) => method === 'POST' && path.endsWith('/job'))
      .then(() => {
        if (github.pulls().every(({ number }) => number !== AGENT_PULL))
          github.addPull({ number: AGENT_PULL });
      })
      .catch(() => undefined);
    const world = { platform, github, origin };
    const stage = new Stage(folder, act, scene.gh, world);
    for (const earlier of scene.before ?? [])
      await stage.run(earlier.recipe ?? recipe, earlier.event(origin));
    for (const number of scene.openPulls ?? []) github.addPull({ number });
    scene.prepare?.(world);
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
  for (const [path, text] of [...recipes.map((one) => one.files), scene.edit ?? {}].flatMap(
    Object.entries<string>,
  ))
    files[path] = isWorkflow(path) ? adaptWorkflow(text, baseUrl) : text;
  return files;
}

async function judge(recipe: Recipe, scene: Scene, stage: Stage, world: World): Promise<Rehearsed> {
  const { platform, github, origin } = world;
  const event = scene.event(origin);
  const workflow = readWorkflow(recipe.files[recipe.workflow] ?? '');
  const notStarted = problemWithTrigger(workflow, recipe.workflow, event);
  if (scene.ends === 'not-started' && notStarted === undefined)
    return { misses: ['GitHub would start a run'], output: '' };
  const earlier = {
    prompts: promptsOf(platform).length,
    github: github.requests.length,
    platform: platform.requests.length,
  };
  const { run, gh } =
    scene.ends === 'not-started'
      ? { run: NO_RUN, gh: [] }
      : await stage.run(recipe, event, scene.cancelAfter);
  const workflows = workflowsOf(recipe.files);
  const uses = ({ job, id }: StepRun): string =>
    workflows.map((workflow) => usesOf(workflow, job, id)).find((one) => one !== undefined) ?? '';
  const stepsOf = (action: string): readonly StepRun[] =>
    run.steps.filter((step) => step.stage === 'Main' && uses(step).startsWith(`${action}@`));
  const prompts = promptsOf(platform).slice(earlier.prompts);
  const requests = [...github.requests.slice(earlier.github), ...requestsOfGh(gh)];

  const misses =
    scene.ends === 'skipped' || scene.ends === 'not-started'
      ? problemsOfSkippedRun(run, requests.length + platform.requests.length - earlier.platform)
      : problemsOfRun({
          run,
          ends: scene.ends ?? 'success',
          event,
          workflow: recipe.workflow,
          files: recipe.files,
          uses,
          requests,
          pullRequests: new Set([
            AGENT_PULL,
            ...github.pulls().map((pull) => pull.number),
            ...pullRequestsIn(event),
          ]),
          apiKey: platform.apiKey,
          token: github.token,
        });
  const unmet = Object.entries(scene.holds({ ...world, run, notStarted, gh, stepsOf, prompts })).filter(
    ([, holds]) => !holds,
  );
  return { misses: [...misses, ...unmet.map(([sentence]) => `expected: ${sentence}`)], output: run.output };
}

function promptsOf({ jobs }: Platform): string[] {
  return jobs.flatMap(({ prompt, messages }) => [prompt, ...messages.map((message) => message.prompt)]);
}

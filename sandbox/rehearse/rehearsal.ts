import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type GitHub, startGitHub } from '../github.ts';
import { startPlatform } from '../platform.ts';
import { AGENT_HEAD, FIRST_COMMIT } from './events.ts';
import { makeOrigin } from './origin.ts';
import { problemsOfRun } from './problems.ts';
import { AGENT_PULL, AGENT_PULL_URL, type Event, type Recipe, type Scene, SENDER } from './scene.ts';
import { promptsOf, seenIn, unmet } from './seen.ts';
import { type RunOnStage, runEvent, type Stage } from './stage.ts';
import { adaptWorkflow, grantsIn, isWorkflow, notGranted, problemWithTrigger } from './workflow.ts';

/** The problems, if there are any, and the output of act. */
export type Rehearsed = { readonly problems: readonly string[]; readonly output: string };

const PROJECT = fileURLToPath(new URL('../..', import.meta.url));
const FOUR_WEEKS_MS = 28 * 86_400_000;

/** Runs the events of a scene through act against the sandbox, and checks the results. */
export async function rehearse(recipe: Recipe, scene: Scene, act: string): Promise<Rehearsed> {
  const notStarted = problemWithTrigger(recipe, scene.event);
  if (notStarted !== undefined) return { problems: [`GitHub starts no run: ${notStarted}`], output: '' };
  return await onStage(recipe, scene, act, async (stage, run) => {
    const { platform, github } = stage.world;
    const { before = [], openPulls = [], fault, event, ends = 'success' } = scene;
    for (const earlier of before) await run(earlier.recipe ?? recipe, earlier.event, 5);
    for (const number of openPulls) github.addPull({ number });
    if (fault !== undefined) platform.fault(...fault);
    const sent = promptsOf(platform).length;
    const isPoll = platform.waitForRequest(({ method }) => method === 'GET', platform.requests.length + 1);
    isPoll.catch(() => undefined);
    const result = await run(recipe, event, 0, ends === 'cancelled' ? isPoll : undefined);
    const prompts = promptsOf(platform).slice(sent);
    const { apiKey } = platform;
    const { token, refused } = github;
    return {
      problems: [
        ...notGranted(recipe.files),
        ...problemsOfRun({ recipe, run: result.run, ends, prompts, apiKey, token, refused }),
        ...unmet(scene, seenIn(recipe, stage.world, result, prompts)),
      ],
      output: result.run.output,
    };
  });
}

/** Checks that no step runs for an event. */
export async function rehearseIgnored(recipe: Recipe, event: Event, act: string): Promise<Rehearsed> {
  if (problemWithTrigger(recipe, event) !== undefined) return { problems: [], output: '' };
  return await onStage(recipe, {}, act, async (_, run) => {
    const { exitCode, steps, output } = (await run(recipe, event, 0)).run;
    const isIgnored = exitCode === 0 && steps.length === 0;
    return { problems: isIgnored ? [] : [`${steps.length} steps ran (exit code ${exitCode})`], output };
  });
}

type RunEvent = (
  recipe: Recipe,
  event: Event,
  minutesAgo: number,
  cancelAfter?: Promise<unknown>,
) => Promise<RunOnStage>;

/** Starts the services of a scene, and creates its repository. */
async function onStage(
  recipe: Recipe,
  scene: Partial<Scene>,
  act: string,
  play: (stage: Stage, run: RunEvent) => Promise<Rehearsed>,
): Promise<Rehearsed> {
  let ago = 0;
  let grants = {};
  let runs = 0;
  const { before = [], gh = [], variables = {} } = scene;
  const events = [...before.map((earlier) => earlier.event), ...(scene.event ? [scene.event] : [])];
  const comparisons = { ...scene.github?.comparisons };
  for (const { merged } of events) Object.assign(comparisons, merged?.comparisons);
  await using github = await startGitHub({
    token: 'ghs_rehearsalToken7f3a',
    roles: { [SENDER]: 'write' },
    now: () => Date.now() - ago * 60_000,
    commits: [
      {
        sha: FIRST_COMMIT,
        parents: [],
        message: 'Start',
        at: new Date(Date.now() - FOUR_WEEKS_MS).toISOString(),
      },
    ],
    branches: { main: FIRST_COMMIT },
    ...scene.github,
    comparisons,
    get grants() {
      return grants;
    },
  });
  await using platform = await startPlatform({
    apiKey: 'mint_rehearsal-key-7f3a',
    life: [{ status: 'active' }, { status: 'completed', prLink: AGENT_PULL_URL }],
    onPrompt: () => openOrUpdatePull(github),
    ...scene.platform,
  });
  const folder = await mkdtemp(join(tmpdir(), 'rehearsal-'));
  const origin = join(folder, 'origin');
  const stage = { folder, act, gh, variables, world: { platform, github, origin } };
  try {
    await makeOrigin(
      origin,
      await filesOf(recipe, scene, platform.url),
      recipe.isOwn === true ? PROJECT : undefined,
    );
    return await play(stage, async (one, event, minutesAgo, cancelAfter) => {
      // A job that has just got a message can still show its earlier end, so earlier events were some minutes earlier.
      ago = minutesAgo;
      grants = grantsIn(one.files);
      runs += 1;
      for (const pull of event.merged?.pulls ?? []) github.addPull(pull);
      github.history.push('main', event.merged?.commits ?? []);
      return await runEvent(stage, one, event, { id: runs, grants, cancelAfter });
    });
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** What the agent does for a prompt. */
function openOrUpdatePull(github: GitHub): void {
  const isOpen = github.pulls().some(({ number }) => number === AGENT_PULL);
  if (isOpen) github.pushToPull(AGENT_PULL);
  else github.addPull({ number: AGENT_PULL, commits: [AGENT_HEAD] });
}

/** Returns the prompts and the workflows, in a form that act can run. */
async function filesOf(
  recipe: Recipe,
  { before = [], edit = {} }: Partial<Scene>,
  baseUrl: string,
): Promise<Record<string, string>> {
  const files: Record<string, string> = {};
  const folder = join(PROJECT, 'examples/prompts');
  for (const name of await readdir(folder))
    files[`.github/prompts/${name}`] = await readFile(join(folder, name), 'utf8');
  const all = [...before.map((earlier) => earlier.recipe?.files ?? {}), recipe.files, edit];
  for (const [path, text] of all.flatMap(Object.entries<string>))
    files[path] = isWorkflow(path) ? adaptWorkflow(text, baseUrl) : text;
  return files;
}

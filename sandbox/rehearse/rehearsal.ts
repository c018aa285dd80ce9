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
import { runEvent } from './stage.ts';
import { adaptWorkflow, grantsIn, problemWithTrigger } from './workflow.ts';

/** The problems, if there are any, and the output of act. */
export type Rehearsed = { readonly problems: readonly string[]; readonly output: string };

const PROJECT = fileURLToPath(new URL('../..', import.meta.url));
const FOUR_WEEKS_AGO = new Date(Date.now() - 28 * 86_400_000).toISOString();

/** Runs the events of a scene through act against the sandbox, and checks the results. */
export async function rehearse(recipe: Recipe, scene: Scene, act: string): Promise<Rehearsed> {
  const { before = [], event, fault, expected } = scene;
  const notStarted = problemWithTrigger(recipe, event);
  if (notStarted !== undefined)
    return { problems: expected === undefined ? [] : [`GitHub starts no run: ${notStarted}`], output: '' };

  const comparisons = { ...scene.github?.comparisons };
  for (const { merged } of [...before.map((earlier) => earlier.event), event])
    Object.assign(comparisons, merged?.comparisons);
  // A job that has just got a message can still show its earlier end, so earlier events were some minutes earlier.
  let minutesAgo = 5;
  let grants = {};
  await using github = await startGitHub({
    token: 'ghs_rehearsalToken7f3a',
    roles: { [SENDER]: 'write' },
    now: () => Date.now() - minutesAgo * 60_000,
    commits: [{ sha: FIRST_COMMIT, parents: [], message: 'Start', at: FOUR_WEEKS_AGO }],
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
  const world = { platform, github, origin: join(folder, 'origin') };
  let runs = 0;
  const run = async (one: Recipe, { merged, ...rest }: Event) => {
    grants = grantsIn(one.files, rest);
    runs += 1;
    for (const pull of merged?.pulls ?? []) github.addPull(pull);
    github.history.push('main', merged?.commits ?? []);
    return await runEvent({ folder, act, scene, world }, one, rest, { id: runs, grants });
  };
  try {
    const files = await filesOf(recipe, scene, platform.url);
    await makeOrigin(world.origin, files, recipe.isOwn === true ? PROJECT : undefined);
    for (const earlier of before) await run(earlier.recipe ?? recipe, earlier.event);
    minutesAgo = 0;
    if (fault !== undefined) platform.fault(...fault);
    const sent = promptsOf(platform).length;
    const result = await run(recipe, event);
    const prompts = promptsOf(platform).slice(sent);
    const problems = problemsOfRun(recipe, scene, world, { ...result, prompts });
    const seen = seenIn(recipe, world, { ...result, prompts });
    return { problems: [...problems, ...unmet(expected, seen)], output: result.act.output };
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
  { before = [], edit = {} }: Scene,
  baseUrl: string,
): Promise<Record<string, string>> {
  const files: Record<string, string> = {};
  const folder = join(PROJECT, 'examples/prompts');
  for (const name of await readdir(folder))
    files[`.github/prompts/${name}`] = await readFile(join(folder, name), 'utf8');
  const all = [...before.map((earlier) => earlier.recipe?.files ?? {}), recipe.files, edit];
  for (const [path, text] of all.flatMap(Object.entries<string>)) files[path] = adaptWorkflow(text, baseUrl);
  return files;
}

import { spawnSync } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { RECIPES } from './recipes.ts';
import { rehearse } from './rehearsal.ts';
import type { Recipe } from './scene.ts';

/**
 * Runs the quick start, the recipes and the self-check workflow with act (https://github.com/nektos/act) against the
 * sandbox. `--act PATH` uses another act. Other arguments are the names of recipes to run. By default, all run.
 */
const { values, positionals } = parseArgs({
  options: { act: { type: 'string', default: 'act' } },
  allowPositionals: true,
});
const LOGS = fileURLToPath(new URL('../../build/rehearsal', import.meta.url));

const names = RECIPES.map(({ name }) => name);
const unknown = positionals.filter((name) => !names.includes(name));
const hasAct = spawnSync(values.act, ['--version']).status === 0;
if (unknown.length > 0) fail(`Unknown: ${unknown.join(', ')}. There are these:\n  ${names.join('\n  ')}`);
else if (hasAct) process.exitCode = (await rehearseAll()) ? 0 : 1;
else fail('act was not found. Run “go install github.com/nektos/act@v0.2.89”, or name it with --act PATH.');

function fail(why: string): void {
  console.error(why);
  process.exitCode = 1;
}

async function rehearseAll(): Promise<boolean> {
  console.log(`Each recipe runs with act against the sandbox. In the copies for act, our actions get \`base-url\` and
\`poll-interval-seconds\`. \`queue\` is removed, because act refuses it. act ignores \`concurrency\`, \`environment\` and
the \`timeout-minutes\` of jobs. Triggers are compared with the event, and GitHub refuses what
the workflow's permissions don't allow.
`);
  await rm(LOGS, { recursive: true, force: true });
  await mkdir(LOGS, { recursive: true });
  const chosen = RECIPES.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
  let isFine = true;
  for (const recipe of chosen) isFine = (await rehearseScenes(recipe)) && isFine;
  return isFine;
}

/** Runs all scenes of a recipe, and prints what was wrong. */
async function rehearseScenes(recipe: Recipe): Promise<boolean> {
  const startedAt = performance.now();
  const found: string[] = [];
  for (const [index, scene] of recipe.scenes.entries()) {
    const { problems, output } = await rehearse(recipe, scene, values.act);
    if (problems.length === 0) continue;
    const log = `${LOGS}/${recipe.name.replaceAll(/[^\w.-]+/gu, '-')}-${index + 1}.log`;
    await writeFile(log, output);
    found.push(`  It ${scene.title}: ${problems.join('; ')}.\n  Output of act: ${log}`);
  }
  const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
  const titles = recipe.scenes.map(({ title }) => title).join('; ');
  console.log(`${found.length === 0 ? 'ok  ' : 'MISS'} ${recipe.name} (${seconds} s): ${titles}`);
  for (const one of found) console.log(one);
  return found.length === 0;
}

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
if (unknown.length > 0) fail(`Unknown: ${unknown.join(', ')}. There are these:\n  ${names.join('\n  ')}`);
if (spawnSync(values.act, ['--version']).status !== 0)
  fail('act was not found. Run “go install github.com/nektos/act@v0.2.89”, or name it with --act PATH.');
await rm(LOGS, { recursive: true, force: true });
await mkdir(LOGS, { recursive: true });
for (const recipe of RECIPES) {
  const isChosen = positionals.length === 0 || positionals.includes(recipe.name);
  if (isChosen && !(await rehearseScenes(recipe))) process.exitCode = 1;
}

function fail(why: string): never {
  console.error(why);
  return process.exit(1);
}

/** Runs all scenes of a recipe, and prints what was wrong. Returns whether nothing was. */
async function rehearseScenes(recipe: Recipe): Promise<boolean> {
  const startedAt = performance.now();
  const found: string[] = [];
  for (const [title, scene] of Object.entries(recipe.scenes)) {
    const { problems, output } = await rehearse(recipe, scene, values.act);
    if (problems.length === 0) continue;
    const log = `${LOGS}/${`${recipe.name} ${title}`.replaceAll(/[^\w.-]+/gu, '-')}.log`;
    await writeFile(log, output);
    found.push(`  It ${title}: ${problems.join('; ')}.\n  Output of act: ${log}`);
  }
  const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
  const titles = Object.keys(recipe.scenes).join('; ');
  console.log(`${found.length === 0 ? 'ok  ' : 'MISS'} ${recipe.name} (${seconds} s): ${titles}`);
  for (const one of found) console.log(one);
  return found.length === 0;
}

import { spawnSync } from 'node:child_process';
import { suite, test } from 'node:test';
import { parseArgs } from 'node:util';
import { RECIPES } from './recipes.ts';
import { rehearse } from './rehearsal.ts';

/**
 * Runs the quick start, the recipes and the self-check workflow with act (https://github.com/nektos/act) against the
 * sandbox. `--act PATH` uses another act. Other arguments are the names of recipes to run. By default, all run.
 */
const { values, positionals } = parseArgs({
  options: { act: { type: 'string', default: 'act' } },
  allowPositionals: true,
});

const names = RECIPES.map(({ name }) => name);
const unknown = positionals.filter((name) => !names.includes(name));
if (unknown.length > 0) fail(`Unknown: ${unknown.join(', ')}. There are these:\n  ${names.join('\n  ')}`);
if (spawnSync(values.act, ['--version']).status !== 0)
  fail('act was not found. Run “go install github.com/nektos/act@v0.2.89”, or name it with --act PATH.');
for (const recipe of RECIPES) {
  if (positionals.length > 0 && !positionals.includes(recipe.name)) continue;
  void suite(recipe.name, () => {
    for (const [title, scene] of Object.entries(recipe.scenes))
      void test(title, () => rehearse(recipe, scene, values.act));
  });
}

function fail(why: string): never {
  console.error(why);
  return process.exit(1);
}

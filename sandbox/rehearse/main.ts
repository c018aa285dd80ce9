import { spawnSync } from 'node:child_process';
import { suite, test } from 'node:test';
import { RECIPES } from './recipes.ts';
import { rehearse } from './rehearsal.ts';

/**
 * Runs the quick start, the recipes and the self-check workflow with act (https://github.com/nektos/act) against
 * the sandbox. Arguments are names of recipes, or parts of them, such as `issue-label`. By default, all run.
 */
const wanted = process.argv.slice(2);
const recipesNamed = (part: string) => RECIPES.filter(({ name }) => name.includes(part));

const unknown = wanted.filter((part) => recipesNamed(part).length === 0);
const names = RECIPES.map(({ name }) => name);
if (unknown.length > 0) fail(`Unknown: ${unknown.join(', ')}. There are these:\n  ${names.join('\n  ')}`);
if (spawnSync('act', ['--version']).status !== 0)
  fail('act is not on the PATH. Run “go install github.com/nektos/act@v0.2.89”.');
for (const recipe of wanted.length === 0 ? RECIPES : new Set(wanted.flatMap(recipesNamed)))
  void suite(recipe.name, () => {
    for (const [title, scene] of Object.entries(recipe.scenes))
      void test(title, () => rehearse(recipe, { ...recipe.usual, ...scene }));
  });

function fail(why: string): never {
  console.error(why);
  return process.exit(1);
}

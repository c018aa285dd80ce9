import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Event, Recipe, Scene } from '../scene.ts';

/** Returns a scene for each event that starts nothing. */
export function ignores(events: Readonly<Record<string, Event>>): Scene[] {
  return Object.entries(events).map(([what, event]) => ({ title: `ignores ${what}`, event }));
}

export const projectFile = (path: string): string =>
  readFileSync(fileURLToPath(new URL(`../../../${path}`, import.meta.url)), 'utf8');

/** Returns a recipe of `examples/`. */
export function recipe(name: string, scenes: readonly Scene[]): Recipe {
  const workflow = `.github/workflows/${name}.yml`;
  return { name, workflow, files: { [workflow]: projectFile(`examples/${name}.yml`) }, scenes };
}

/** Returns the first complete workflow in a Markdown file. */
export function recipeIn(
  file: string,
  name: string,
  scenesOf: (workflow: string) => readonly Scene[],
): Recipe {
  const workflow = '.github/workflows/docs.yml';
  const blocks = projectFile(file).matchAll(/^```ya?ml\n(.*?)^```$/gmsu);
  const text = [...blocks].map(([, block = '']) => block).find((block) => /^jobs:/mu.test(block));
  if (text === undefined) throw new Error(`${file} doesn't have a workflow`);
  return { name, workflow, files: { [workflow]: text }, scenes: scenesOf(text) };
}

/** Returns a workflow that calls a recipe, from the YAML in the comment at the recipe's top. */
export function callerOf(
  recipeName: string,
  name: string,
  workflowAround: (jobs: string) => string,
  scenes: readonly Scene[],
): Recipe {
  const text = projectFile(`examples/${recipeName}.yml`);
  const comment = text.slice(0, text.search(/^name:/mu)).split('\n');
  const caller = comment.flatMap((line) => (line.startsWith('#   ') ? line.slice(4) : [])).join('\n');
  const workflow = '.github/workflows/caller.yml';
  const files = {
    [`.github/workflows/${recipeName}.yml`]: text,
    [workflow]: workflowAround(caller),
  };
  return { name, workflow, files, scenes };
}

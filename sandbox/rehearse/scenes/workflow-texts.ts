import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Event, Recipe, Scene } from '../scene.ts';

/** What most scenes of a recipe have. */
type Shared = Pick<Scene, 'event'> & Partial<Scene>;
/** By what the workflow does. */
type Scenes = Readonly<Record<string, Partial<Scene>>>;

export const on = (event: Event, shared: Partial<Scene> = {}): Shared => ({ event, ...shared });

export const projectFile = (path: string): string =>
  readFileSync(fileURLToPath(new URL(`../../../${path}`, import.meta.url)), 'utf8');

/** Returns a recipe whose workflow is the first of these files, by path. The others are those that it calls. */
export function recipeOf(name: string, files: Recipe['files'], shared: Shared, scenes: Scenes): Recipe {
  const [workflow = ''] = Object.keys(files);
  const whole = Object.entries(scenes).map(([title, scene]): [string, Scene] => [
    title,
    { ...shared, ...scene },
  ]);
  return { name, workflow, files, scenes: Object.fromEntries(whole) };
}

/** Returns a recipe of `examples/`. */
export function recipe(name: string, ...described: [Shared, Scenes]): Recipe {
  return recipeOf(
    name,
    { [`.github/workflows/${name}.yml`]: projectFile(`examples/${name}.yml`) },
    ...described,
  );
}

/** Returns the whole workflows among the YAML blocks of a Markdown file, in order, without parts of workflows. */
export function workflowsIn(file: string): string[] {
  const blocks = projectFile(file).matchAll(/^```ya?ml\n(.*?)^```$/gmsu);
  return [...blocks].flatMap(([, block = '']) => (/^jobs:/mu.test(block) ? [block] : []));
}

/** Returns the first of them, as the file of a recipe. */
export function firstIn(file: string): Recipe['files'] {
  const [text = ''] = workflowsIn(file);
  return { '.github/workflows/docs.yml': text };
}

/** Returns a workflow that calls a recipe, from the YAML in the comment at the recipe's top. */
export function callerOf(
  recipeName: string,
  name: string,
  workflowAround: (jobs: string) => string,
  ...described: [Shared, Scenes]
): Recipe {
  const text = projectFile(`examples/${recipeName}.yml`);
  const comment = text.slice(0, text.search(/^name:/mu)).split('\n');
  const caller = comment.flatMap((line) => (line.startsWith('#   ') ? line.slice(4) : [])).join('\n');
  const files = {
    '.github/workflows/caller.yml': workflowAround(caller),
    [`.github/workflows/${recipeName}.yml`]: text,
  };
  return recipeOf(name, files, ...described);
}

import { readFileSync } from 'node:fs';
import { basename, extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Event, Recipe, Scene } from '../scene.ts';

/** Returns what most scenes of a recipe have. */
export const on = (event: Event, others: Partial<Scene> = {}): Scene => ({ event, ...others });

/** Returns the workflows in a file. In a Markdown file, these are YAML blocks, without parts of workflows. */
export function workflowsIn(file: string): string[] {
  const text = readFileSync(fileURLToPath(new URL(`../../../${file}`, import.meta.url)), 'utf8');
  if (!file.endsWith('.md')) return [text];
  const blocks = text.matchAll(/^```ya?ml\n(.*?)^```$/gmsu);
  return [...blocks].flatMap(([, block = '']) => (/^jobs:/mu.test(block) ? [block] : []));
}

/** Returns the first workflow in a file as a recipe. */
export function recipe(name: string, usual: Scene, scenes: Recipe['scenes']): Recipe {
  const [text = ''] = workflowsIn(name);
  const workflow = `.github/workflows/${basename(name, extname(name))}.yml`;
  return { name, workflow, files: { [workflow]: text }, usual, scenes };
}

/** Returns a recipe as another workflow calls it, with the YAML in the comment at the recipe's top. */
export function called(caller: (jobs: string) => string, callee: Recipe): Recipe {
  const { name, workflow, files } = callee;
  const comment = files[workflow]?.matchAll(/^# {3}(.*\n)/gmu) ?? [];
  const jobs = [...comment].map(([, line = '']) => line).join('');
  const path = '.github/workflows/caller.yml';
  return { ...callee, name: `${name}, called`, workflow: path, files: { ...files, [path]: caller(jobs) } };
}

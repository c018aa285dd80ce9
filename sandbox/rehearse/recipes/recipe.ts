import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Recipe, Scene } from '../scene.ts';

export const projectFile = (path: string): string =>
  readFileSync(fileURLToPath(new URL(`../../../${path}`, import.meta.url)), 'utf8');

export function recipe(name: string, scenes: readonly Scene[]): Recipe {
  const workflow = `.github/workflows/${name}.yml`;
  return { name, workflow, files: { [workflow]: projectFile(`examples/${name}.yml`) }, scenes };
}

/** Returns the YAML in the comment at the top of a recipe. */
export function callerIn(text: string): string {
  const comment = text.slice(0, text.search(/^name:/mu)).split('\n');
  return comment.flatMap((line) => (line.startsWith('#   ') ? line.slice(4) : [])).join('\n');
}

/** Returns the first complete workflow in a Markdown file. */
export function firstWorkflowOf(file: string): string {
  const blocks = projectFile(file).matchAll(/^```ya?ml\n(.*?)^```$/gmsu);
  const workflow = [...blocks].map(([, block = '']) => block).find((block) => /^jobs:/mu.test(block));
  if (workflow === undefined) throw new Error(`${file} doesn't have a workflow`);
  return workflow;
}

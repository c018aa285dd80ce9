import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Recipe, Scene } from '../scene.ts';

export const projectFile = (path: string): string =>
  readFileSync(fileURLToPath(new URL(`../../../${path}`, import.meta.url)), 'utf8');

export function recipe(name: string, scenes: readonly Scene[]): Recipe {
  const workflow = `.github/workflows/${name}.yml`;
  return { name, workflow, files: { [workflow]: projectFile(`examples/${name}.yml`) }, scenes };
}

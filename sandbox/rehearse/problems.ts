import type { Recipe } from './scene.ts';
import type { RunOfEvent } from './stage.ts';
import { notGranted } from './workflow.ts';
import type { World } from './world.ts';

/** Returns what is wrong with the run of a scene's event, whatever the scene is about. */
export function problemsOfRun(
  { files }: Recipe,
  { scene: { event, expected }, platform, github }: World,
  { lines, output }: RunOfEvent,
): string[] {
  const ranSteps = lines.length > 0;
  const hasSecret = [platform.apiKey, github.token].some((secret) => output.includes(secret));
  return [
    ...(ranSteps === (expected !== undefined) ? [] : [`the steps printed ${lines.length} lines`]),
    ...(hasSecret ? ['the log has a secret'] : []),
    ...notGranted(files, event),
    ...new Set(github.refused),
  ];
}

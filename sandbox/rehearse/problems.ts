import type { Recipe } from './scene.ts';
import type { RunOfEvent } from './stage.ts';
import { notGranted } from './workflow.ts';
import type { World } from './world.ts';

/** Returns what is wrong with the run of a scene's event, whatever the scene is about. */
export function problemsOfRun(
  { files }: Recipe,
  { scene, platform, github }: World,
  { exitCode, lines, output }: RunOfEvent,
): string[] {
  const { event, ends = 'success', expected } = scene;
  if (lines.length > 0 !== (expected !== undefined)) return [`the steps printed ${lines.length} lines`];
  const hasSecret = [platform.apiKey, github.token].some((secret) => output.includes(secret));
  return [
    ...((exitCode === 0) === (ends === 'success') ? [] : [`act exited with code ${exitCode}`]),
    ...(hasSecret ? ['the log has a secret'] : []),
    ...notGranted(files, event),
    ...new Set(github.refused),
  ];
}

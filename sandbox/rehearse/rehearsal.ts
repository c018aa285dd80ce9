import { problemsOfRun } from './problems.ts';
import type { Recipe, Scene } from './scene.ts';
import { seenIn, unmet } from './seen.ts';
import { runEvent } from './stage.ts';
import { problemWithTrigger } from './workflow.ts';
import { openWorld } from './world.ts';

/**
 * Runs the events of a scene through act against the sandbox, and checks the results. Returns the problems, if there are any, and
 * the output of act.
 */
export async function rehearse(recipe: Recipe, scene: Scene, act: string) {
  const { before = [], event, fault, expected } = scene;
  const notStarted = problemWithTrigger(recipe, event);
  if (notStarted !== undefined)
    return { problems: expected === undefined ? [] : [`GitHub starts no run: ${notStarted}`], output: '' };

  await using world = await openWorld(recipe, scene);
  for (const earlier of before) await runEvent(act, world, earlier.recipe ?? recipe, earlier.event);
  world.now.minutesAgo = 0;
  if (fault !== undefined) world.platform.fault(...fault);
  const run = await runEvent(act, world, recipe, event);
  const problems = [...problemsOfRun(recipe, world, run), ...unmet(expected, seenIn(world, run))];
  return { problems, output: run.output };
}

import { expect } from 'expect';
import { problemsOfRun } from './problems.ts';
import type { Recipe, Scene } from './scene.ts';
import { seenIn } from './seen.ts';
import { runEvent } from './stage.ts';
import { problemWithTrigger } from './workflow.ts';
import { openWorld } from './world.ts';

/** Runs the events of a scene through act against the sandbox. Rejects if the results aren't the expected ones. */
export async function rehearse(recipe: Recipe, scene: Scene): Promise<void> {
  const { before = [], event, fault, expected } = scene;
  const notStarted = problemWithTrigger(recipe, event);
  if (notStarted !== undefined) {
    if (expected === undefined) return;
    throw new Error(`GitHub starts no run: ${notStarted}`);
  }
  await using world = await openWorld(recipe, scene);
  for (const earlier of before) await runEvent(world, earlier.starts ?? recipe, earlier);
  world.now.minutesAgo = 0;
  if (fault !== undefined) world.platform.fault(...fault);
  const run = await runEvent(world, recipe, event);
  const problems = problemsOfRun(recipe, world, run);
  const seen: Readonly<Record<string, unknown>> = { problems, ...seenIn(world, run) };
  const wanted = { problems: [], ends: 'success', ...expected };
  try {
    expect(Object.fromEntries(Object.keys(wanted).map((name) => [name, seen[name]]))).toEqual(wanted);
  } catch (error) {
    console.log(run.output);
    throw error;
  }
}

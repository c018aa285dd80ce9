import type { Recipe } from './scene.ts';
import * as feedback from './scenes/feedback.ts';
import * as issues from './scenes/issues.ts';
import * as merges from './scenes/merges.ts';
import * as releases from './scenes/releases.ts';
import * as schedules from './scenes/schedules.ts';
import * as visitors from './scenes/visitors.ts';

export const RECIPES: readonly Recipe[] = [issues, merges, feedback, releases, schedules, visitors].flatMap(
  (recipes) => Object.values<Recipe>(recipes),
);

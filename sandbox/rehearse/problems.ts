import type { ActRun, StepRun } from './act.ts';
import { EXPRESSION_AS_TEXT } from './events.ts';
import type { Recipe, RunOfEvent, Scene, World } from './scene.ts';
import { isAgentJob, notGranted, OURS, usesOf } from './workflow.ts';

/** Returns what is wrong with a run, whatever its scene is about. */
export function problemsOfRun(
  recipe: Recipe,
  { event, ends = 'success', expected }: Scene,
  { platform, github }: World,
  { act, prompts }: RunOfEvent,
): string[] {
  const { exitCode, steps, output } = act;
  if (steps.length > 0 !== (expected !== undefined)) return [`${steps.length} steps ran`];
  const hasSecret = [platform.apiKey, github.token].some((secret) => output.includes(secret));
  const hasExpression = prompts.some((text) => text.replaceAll(EXPRESSION_AS_TEXT, '').includes('${{'));
  return [
    ...((exitCode === 0) === (ends === 'success') ? [] : [`act exited with code ${exitCode}`]),
    ...(hasSecret ? ['the log has a secret'] : []),
    ...(hasExpression ? ['a prompt has an expression'] : []),
    ...steps.flatMap((step) => problemsWithStep(usesOf(recipe, step), step, act, platform.apiKey)),
    ...notGranted(recipe.files, event),
    ...new Set(github.refused),
  ];
}

function problemsWithStep(action: string, step: StepRun, { steps }: ActRun, apiKey: string): string[] {
  if (step.stage !== 'Main' || !action.startsWith(OURS)) return [];
  const post = steps.find(({ job, id, stage }) => job === step.job && id === step.id && stage === 'Post');
  return [
    ...(step.masks.includes(apiKey) ? [] : [`${action} didn't mask the key`]),
    ...(isAgentJob(action) && post?.result !== 'success'
      ? [`${action} didn't complete its post script`]
      : []),
  ];
}

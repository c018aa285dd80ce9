import type { ActRun, StepRun } from './act.ts';
import { EXPRESSION_AS_TEXT } from './events.ts';
import type { Recipe } from './scene.ts';
import { isAgentJob, OURS, usesOf } from './workflow.ts';

/** What the checks for all recipes need to know about a run. */
export type RunFacts = {
  readonly recipe: Recipe;
  readonly run: ActRun;
  readonly ends: 'success' | 'failure' | 'cancelled';
  readonly prompts: readonly string[];
  readonly apiKey: string;
  readonly token: string;
  /** What the permissions of the workflow didn't allow. */
  readonly refused: readonly string[];
};

/** Returns what is wrong with a run, whatever its scene is about. */
export function problemsOfRun({
  recipe,
  run,
  ends,
  prompts,
  apiKey,
  token,
  refused,
}: RunFacts): readonly string[] {
  const failed = run.jobs.filter(({ result }) => result === 'failure').map(({ job }) => job);
  // act reports a cancelled job as failed.
  const isAsExpected = (failed.length === 0) === (ends === 'success');
  const hasExpression = prompts.some((text) => text.replaceAll(EXPRESSION_AS_TEXT, '').includes('${{'));
  return [
    ...(run.jobs.length === 0 ? [`no job ran (exit code ${run.exitCode})`] : []),
    ...(isAsExpected ? [] : [`it ended with ${failed.length} failed jobs: ${failed.join(', ')}`]),
    ...([apiKey, token].some((secret) => run.output.includes(secret)) ? ['the log has a secret'] : []),
    ...(hasExpression ? ['a prompt has an expression'] : []),
    ...run.steps.flatMap((step) => problemsWithStep(step, recipe, run, apiKey)),
    ...new Set(refused),
  ];
}

function problemsWithStep(step: StepRun, recipe: Recipe, run: ActRun, apiKey: string): string[] {
  const action = usesOf(recipe, step);
  if (step.stage !== 'Main' || !action.startsWith(OURS)) return [];
  const post = run.steps.find(({ job, id, stage }) => job === step.job && id === step.id && stage === 'Post');
  return [
    ...(step.masks.includes(apiKey) ? [] : [`${action} didn't mask the key`]),
    ...(isAgentJob(action) && post?.result !== 'success'
      ? [`${action} didn't complete its post script`]
      : []),
  ];
}

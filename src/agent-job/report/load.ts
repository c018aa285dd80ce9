import type { InvalidInputs } from '../inputs/inputs.ts';
import type { Prompt } from '../inputs/prompt.ts';
import type { Done } from '../job/done.ts';
import type { ReportingStep, Run } from '../job-run.ts';

/** Reports are only needed when a job has ended, so a start doesn't read their code. */
const load = () => import('./report.ts');

export async function reportAndRemoveLabel(
  run: Run,
  done: Done,
  prompt: Prompt | undefined,
): Promise<number> {
  return await (await load()).reportAndRemoveLabel(run, done, prompt);
}

export async function reportInvalidInputs(step: ReportingStep, invalid: InvalidInputs): Promise<number> {
  return await (await load()).reportInvalidInputs(step, invalid);
}

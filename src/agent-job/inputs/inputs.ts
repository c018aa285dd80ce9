import type { Event } from '../../github/event.ts';
import { readInputs } from '../../runner/inputs.ts';
import type { Step } from '../../step/step.ts';
import { checkTogether, inputsWithoutEffect } from './combinations.ts';
import { type Prompt, readPrompt } from './prompt.ts';
import { inputRules } from './rules.ts';

/** What to send, or else the job to follow. */
export type Task = { readonly prompt: Prompt } | { readonly prompt?: undefined; readonly jobId: string };

/** Sends no request. Returns every problem if the inputs aren't valid. */
export function parseInputs({ environment, runner }: Step, event: Event) {
  const { values, invalid, problems } = readInputs(environment, inputRules, runner.redact, (...read) =>
    checkTogether(...read, event, environment.branch),
  );
  const { jobId, promptFile } = values;
  const prompt = readPrompt(environment.workspace, values);
  let task: Task | undefined = jobId === undefined ? undefined : { jobId };
  if (prompt !== undefined && 'message' in prompt) problems.push(prompt);
  else if (prompt !== undefined) task = { prompt };
  if (task === undefined || problems.length > 0) {
    // Even with an invalid `dry-run`, nothing is changed.
    return { problems, inputs: { ...values, dryRun: values.dryRun || invalid.has('dryRun') } };
  }
  const warnings = inputsWithoutEffect(values, event, environment);
  if (promptFile !== '' && task.prompt?.text.includes('${{') === true) warnings.push(EXPRESSION_IN_FILE);
  return { inputs: values, task, warnings };
}

const EXPRESSION_IN_FILE =
  '`prompt-file` contains `${{`, but GitHub evaluates expressions only in the workflow file. If it is meant as one, move the text into `prompt`.';

import type { Event } from '../../github/event.ts';
import { InputError, readInputs } from '../../runner/inputs.ts';
import type { Step } from '../../step/step.ts';
import { checkTogether, inputsWithoutEffect } from './combinations.ts';
import { type Prompt, readPrompt } from './prompt.ts';
import { inputRules } from './rules.ts';

/** What to send, or else the job to follow. */
export type Task = { readonly prompt: Prompt } | { readonly prompt?: undefined; readonly jobId: string };

/** Sends no request. Returns every problem if the inputs aren't valid. */
export function parseInputs({ environment, runner }: Step, event: Event) {
  const { redact } = runner;
  const { values, invalid, problems } = readInputs(environment, inputRules, redact, (...read) =>
    checkTogether(...read, event, environment.branch),
  );
  let prompt: Prompt | undefined;
  try {
    prompt = readPrompt(environment.workspace, values);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    runner.debugError(error);
    problems.push({ input: values.prompt === '' ? 'prompt-file' : 'prompt', message: error.message });
  }

  const { jobId, promptFile } = values;
  const task: Task | undefined = prompt ? { prompt } : jobId === undefined ? undefined : { jobId };
  if (task === undefined || problems.length > 0) {
    // Even with an invalid `dry-run`, nothing is changed.
    return { problems, inputs: { ...values, dryRun: values.dryRun || invalid.has('dry-run') } };
  }
  const warnings = inputsWithoutEffect(values, event, environment.runAttempt > 1);
  if (promptFile !== '' && prompt?.text.includes('${{') === true) warnings.push(EXPRESSION_IN_FILE);
  return { inputs: values, task, warnings };
}

const EXPRESSION_IN_FILE =
  '`prompt-file` contains `${{`, but GitHub evaluates expressions only in the workflow file. If it is meant as one, move the text into `prompt`.';

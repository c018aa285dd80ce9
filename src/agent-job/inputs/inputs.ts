import type { Event } from '../../github/event.ts';
import { InputError, readInputs } from '../../runner/inputs.ts';
import type { Step } from '../../step/step.ts';
import { inputsWithoutEffect, problemsAcrossInputs } from './combinations.ts';
import { type Prompt, promptOf, readPromptFile } from './prompt.ts';
import { inputRules, inputsOf } from './rules.ts';

/** What to send, or else the job to follow. */
export type Task = { readonly prompt: Prompt } | { readonly prompt?: undefined; readonly jobId: string };

/** Sends no request. Returns every problem if the inputs aren't valid. */
export function parseInputs({ environment, runner }: Step, event: Event) {
  const { texts, valid, values, problems } = readInputs(environment, inputRules, runner.redact);
  const found = [...problems, ...problemsAcrossInputs(valid, event, environment.branch)];

  const { prompt: text = '', promptFile: path = '' } = valid;
  let prompt: Prompt | undefined;
  try {
    if (path === '') prompt = text === '' ? undefined : promptOf(text, '`prompt`');
    else if (text === '') prompt = readPromptFile(environment.workspace, path);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    runner.debugError(error);
    found.push({ input: path === '' ? 'prompt' : 'prompt-file', message: error.message });
  }

  const { jobId } = valid;
  const task: Task | undefined = prompt ? { prompt } : jobId === undefined ? undefined : { jobId };
  if (values === undefined || task === undefined || found.length > 0) {
    // Even with an invalid `dry-run`, nothing is changed.
    return { problems: found, inputs: inputsOf({ dryRun: 'true', ...texts }) };
  }
  const warnings = inputsWithoutEffect(values, event, environment.runAttempt > 1);
  if (path !== '' && prompt?.text.includes('${{') === true) warnings.push(EXPRESSION_IN_FILE);
  return { inputs: values, task, warnings };
}

const EXPRESSION_IN_FILE =
  '`prompt-file` contains `${{`, but GitHub evaluates expressions only in the workflow file. If it is meant as one, move the text into `prompt`.';

import * as z from 'zod/mini';
import { connectionRules, isLoopback, keyProblem, timeoutRule } from '../connection.ts';
import { isPathSegment } from '../platform/transport.ts';
import type { Environment } from '../runner/environment.ts';
import {
  boolean,
  complaint,
  decimal,
  InputProblems,
  matching,
  oneOf,
  optional,
  type Problem,
  readInputs,
  withDefault,
} from '../runner/inputs.ts';
import { type Prompt, PromptError, type PromptSource, readPrompt } from './prompt.ts';
import type { TemplateContexts } from './template.ts';

/** What the step was told to do. */
export interface Inputs {
  readonly projectId: string;
  readonly apiKey: string;
  readonly baseUrl: URL;
  readonly task: Task;
  readonly wait: boolean;
  readonly timeoutMs: number;
  /** Undefined: adaptive. */
  readonly pollIntervalMs: number | undefined;
  readonly ifNoPr: IfNoPr;
  readonly comment: boolean;
  readonly issueNumber: number | undefined;
  readonly githubToken: string;
}

export type Task =
  | { readonly kind: 'create'; readonly prompt: Prompt }
  | { readonly kind: 'follow'; readonly jobId: string };

export type IfNoPr = 'ignore' | 'warn' | 'error';

const untrimmed = z.string();

/** The rules of the inputs, by name: all that `action.yml` declares. */
export const rules = {
  ...connectionRules,
  prompt: untrimmed,
  'prompt-file': z.string(),
  'prompt-template': z.string(),
  'job-id': optional(z.string().check(z.refine(isPathSegment, complaint('is not a job id')))),
  wait: withDefault('true', boolean),
  'timeout-minutes': timeoutRule('30'),
  'poll-interval-seconds': optional(decimal('a number of seconds above 0, such as 10', (value) => value > 0)),
  'if-no-pr': withDefault('ignore', oneOf('ignore', 'warn', 'error')),
  comment: withDefault('false', boolean),
  'issue-number': optional(
    matching(/^[1-9]\d{0,14}$/u, 'is not the number of an issue or pull request', Number),
  ),
  'github-token': z.string(),
};

/**
 * Reads the inputs, and the prompt that they name. Rejects with `InputProblems` that holds every problem at once; no
 * request has left by then.
 */
export async function parseInputs(
  environment: Environment,
  contexts: () => TemplateContexts,
): Promise<Inputs> {
  const { values, problems } = readInputs(environment, rules);
  const given = (name: keyof typeof rules) => environment.input(name);
  const found: Problem[] = [...problems, ...acrossInputs(given)];

  let prompt: Prompt | undefined;
  let cause: unknown;
  const [source, ...others] = promptSources(given);
  if (source !== undefined && others.length === 0) {
    try {
      prompt = await readPrompt(source, environment.workspace, contexts);
    } catch (error) {
      if (!(error instanceof PromptError)) throw error;
      found.push({ input: source.input, message: error.message });
      cause = error;
    }
  }

  const task = taskOf(prompt, values?.['job-id']);
  if (values === undefined || task === undefined || found.length > 0) throw new InputProblems(found, cause);
  return Object.freeze({
    projectId: values['project-id'],
    apiKey: values['api-key'],
    baseUrl: values['base-url'],
    task,
    wait: values.wait,
    timeoutMs: values['timeout-minutes'],
    pollIntervalMs: values['poll-interval-seconds'] && values['poll-interval-seconds'] * 1_000,
    ifNoPr: values['if-no-pr'],
    comment: values.comment,
    issueNumber: values['issue-number'],
    githubToken: values['github-token'].trim(),
  });
}

type Given = (name: keyof typeof rules) => string;

/** What no input can tell alone. */
function acrossInputs(given: Given): Problem[] {
  const found: Problem[] = [];
  const sources = promptSources(given).map(({ input }) => input);
  const jobId = given('job-id').trim();
  if (sources.length > 1) {
    found.push({
      input: sources.join(', '),
      message: 'only one of prompt, prompt-file and prompt-template can be given',
    });
  }
  if (sources.length === 0 && (jobId === '' || jobId === 'auto')) {
    found.push({
      input: 'prompt',
      message: 'is missing. Give one of prompt, prompt-file and prompt-template, or a job-id to follow',
    });
  }
  if (sources.length > 0 && jobId !== '') {
    found.push({ input: 'job-id', message: 'cannot be given together with a prompt' });
  }
  const key = keyProblem(given('api-key'), given('base-url'));
  if (key !== undefined) found.push({ input: 'api-key', message: key });
  const interval = Number(given('poll-interval-seconds').trim() || 1);
  const baseUrl = given('base-url').trim();
  if (interval > 0 && interval < 1 && !(URL.canParse(baseUrl) && isLoopback(new URL(baseUrl)))) {
    found.push({
      input: 'poll-interval-seconds',
      message: 'cannot be below 1, so as not to burden the service',
    });
  }
  if (/^true$/iu.test(given('comment').trim()) && given('github-token').trim() === '') {
    found.push({
      input: 'github-token',
      message: 'is empty, and comment needs it: leave it out to use the token of the run',
    });
  }
  return found;
}

function promptSources(given: Given): PromptSource[] {
  const sources: PromptSource[] = [];
  if (given('prompt') !== '') sources.push({ input: 'prompt', text: given('prompt') });
  for (const input of ['prompt-file', 'prompt-template'] as const) {
    const path = given(input).trim();
    if (path !== '') sources.push({ input, path });
  }
  return sources;
}

function taskOf(prompt: Prompt | undefined, jobId: string | undefined): Task | undefined {
  if (prompt !== undefined) return { kind: 'create', prompt };
  return jobId === undefined ? undefined : { kind: 'follow', jobId };
}

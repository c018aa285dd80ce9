import * as z from 'zod/mini';
import type { Event } from '../../github/event.ts';
import type { Role } from '../../github/repository.ts';
import type { PathPattern } from '../../lib/path-filter.ts';
import type { Environment } from '../../runner/environment.ts';
import { type InputProblem, InvalidInputs, readInputs } from '../../runner/inputs.ts';
import { isLoopback, keyProblem } from '../../step/connection-inputs.ts';
import { availableParts, type IncludePart } from '../context/include.ts';
import { inputRules, isTrue } from './input-rules.ts';
import { type Prompt, PromptError, type PromptSource, readPrompt } from './prompt.ts';
import type { TemplateContexts } from './prompt-template.ts';
import type { IfOutOfScope, Reviewer } from './pull-request-inputs.ts';

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
  /** Undefined: no limit. */
  readonly maxOpenPrs: number | undefined;
  readonly atCap: 'skip' | 'continue';
  /** `owner/name`; undefined: the run's own. */
  readonly prRepository: string | undefined;
  readonly agentLogin: string;
  readonly skipAgentEvents: boolean;
  readonly requiredPermission: Role;
  readonly allowBots: readonly string[];
  /** Undefined: all. */
  readonly allowedPaths: readonly PathPattern[] | undefined;
  readonly ifOutOfScope: IfOutOfScope;
  readonly prLabels: readonly string[];
  readonly prReviewers: readonly Reviewer[];
  /** What goes to the agent behind the prompt. */
  readonly include: readonly IncludePart[];
  /** Nothing is to be changed anywhere. */
  readonly dryRun: boolean;
}

export type Task =
  | { readonly kind: 'create'; readonly prompt: Prompt }
  /** A follow-up message to a job. */
  | { readonly kind: 'message'; readonly jobId: string; readonly prompt: Prompt }
  /** A follow-up message where our comments name a job that can be continued, else a new job. */
  | { readonly kind: 'auto'; readonly prompt: Prompt }
  | { readonly kind: 'follow'; readonly jobId: string };

/** A task that sends a prompt. */
export type RequestTask = Exclude<Task, { kind: 'follow' }>;

export type IfNoPr = 'ignore' | 'warn' | 'error';

/**
 * Reads the inputs, and the prompt that they name. Rejects with `InvalidInputs` that holds every problem at once; no
 * request has left by then.
 */
export async function parseInputs(
  environment: Environment,
  event: Event,
  contexts: () => TemplateContexts,
  redact: (text: string) => string,
): Promise<Inputs> {
  const { values, problems } = readInputs(environment, inputRules, redact);
  const given = (name: keyof typeof inputRules) => environment.input(name);
  const found: InputProblem[] = [...problems, ...acrossInputs(given), ...includeProblems(given, event)];

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
  if (values === undefined || task === undefined || found.length > 0) throw new InvalidInputs(found, cause);
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
    maxOpenPrs: values['max-open-prs'],
    atCap: values['at-cap'],
    prRepository: values['pr-repository'],
    agentLogin: values['agent-login'],
    skipAgentEvents: values['skip-agent-events'],
    requiredPermission: values['required-permission'],
    allowBots: values['allow-bots'],
    allowedPaths: values['allowed-paths'],
    ifOutOfScope: values['if-out-of-scope'],
    prLabels: values['pr-labels'],
    prReviewers: values['pr-reviewers'],
    include: values.include,
    dryRun: values['dry-run'],
  });
}

type Given = (name: keyof typeof inputRules) => string;

/** What `include` asks for and can't have. */
function includeProblems(given: Given, event: Event): InputProblem[] {
  const include = z.safeParse(inputRules.include, given('include')).data ?? [];
  const issueNumber = z.safeParse(inputRules['issue-number'], given('issue-number')).data;
  if (include.length === 0) return [];
  if (promptSources(given).length === 0) {
    return [{ input: 'include', message: 'goes to the agent behind a prompt, and none is given' }];
  }
  const available = availableParts(event, issueNumber);
  if (!include.some((part) => available.includes(part))) {
    const message =
      `there is nothing to include: the event ${event.name || 'that triggered this run'} has no ${include.join(', no ')}. ` +
      'Set issue-number to an issue or pull request, or leave include out';
    return [{ input: 'include', message }];
  }
  const isInPayload = issueNumber === undefined && include.every((part) => part === 'issue');
  return isInPayload || given('github-token').trim() !== ''
    ? []
    : [
        {
          input: 'github-token',
          message: 'is empty, and include needs it: leave it out to use the token of the run',
        },
      ];
}

/** What no input can tell alone. */
function acrossInputs(given: Given): InputProblem[] {
  const found: InputProblem[] = [];
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
  const key = keyProblem(given('api-key'), given('base-url'));
  if (key !== undefined) found.push({ input: 'api-key', message: key });
  const apiKey = given('api-key').trim();
  for (const name of ['project-id', 'job-id'] as const) {
    if (apiKey !== '' && given(name).includes(apiKey)) {
      found.push({ input: name, message: 'holds the API key: give the id, not the secret' });
    }
  }
  const interval = Number(given('poll-interval-seconds').trim() || 1);
  const baseUrl = given('base-url').trim();
  if (interval > 0 && interval < 1 && !(URL.canParse(baseUrl) && isLoopback(new URL(baseUrl)))) {
    found.push({
      input: 'poll-interval-seconds',
      message: 'cannot be below 1, so as not to burden the service',
    });
  }
  const needsToken = [
    ...(['comment', 'remove-label'] as const).filter((name) => isTrue(given(name))),
    ...(['max-open-prs', 'allowed-paths', 'pr-labels', 'pr-reviewers'] as const).filter(
      (name) => given(name).trim() !== '',
    ),
    ...(jobId === 'auto' ? ['job-id: auto'] : []),
  ];
  if (needsToken.length > 0 && given('github-token').trim() === '') {
    found.push({
      input: 'github-token',
      message: `is empty, and ${needsToken.join(', ')} needs it: leave it out to use the token of the run`,
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
  if (prompt === undefined) return jobId === undefined ? undefined : { kind: 'follow', jobId };
  switch (jobId) {
    case undefined:
      return { kind: 'create', prompt };
    case 'auto':
      return { kind: 'auto', prompt };
    default:
      return { kind: 'message', jobId, prompt };
  }
}

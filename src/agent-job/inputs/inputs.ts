import * as z from 'zod/mini';
import type { Event } from '../../github/event.ts';
import { ROLES, type Role } from '../../github/repository.ts';
import type { PathPattern } from '../../lib/path-filter.ts';
import { isPathSegment } from '../../platform/client.ts';
import type { Environment } from '../../runner/environment.ts';
import {
  boolean,
  decimal,
  type InputProblem,
  InvalidInputs,
  matching,
  oneOf,
  optional,
  quoting,
  readInputs,
  withDefault,
} from '../../runner/inputs.ts';
import { connectionInputs, isLoopback, keyProblem, timeoutRule } from '../../step/connection-inputs.ts';
import { availableParts, type IncludePart, includeRule } from '../context/include.ts';
import { type Prompt, PromptError, type PromptSource, readPrompt } from './prompt.ts';
import type { TemplateContexts } from './prompt-template.ts';
import { type IfOutOfScope, pullRequestInputs, type Reviewer } from './pull-request-inputs.ts';

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

const untrimmed = z.string();

/** The inputRules of the inputs, by name: all that `action.yml` declares. */
export const inputRules = {
  ...connectionInputs,
  prompt: untrimmed,
  'prompt-file': z.string(),
  'prompt-template': z.string(),
  include: withDefault('', includeRule),
  'job-id': optional(z.string().check(z.refine(isPathSegment, quoting('is not a job id')))),
  'dry-run': withDefault('false', boolean),
  wait: withDefault('true', boolean),
  'timeout-minutes': timeoutRule('30'),
  'poll-interval-seconds': optional(
    decimal(
      'a number of seconds above 0 and at most 21000, such as 10',
      (value) => value > 0 && value <= 21_000,
    ),
  ),
  'if-no-pr': withDefault('ignore', oneOf('ignore', 'warn', 'error')),
  comment: withDefault('false', boolean),
  'issue-number': optional(
    matching(/^[1-9]\d{0,14}$/u, 'is not the number of an issue or pull request', Number),
  ),
  'github-token': z.string(),
  'max-open-prs': optional(
    matching(/^[1-9]\d{0,5}$/u, 'is not a number of pull requests, 1 or more', Number),
  ),
  'at-cap': withDefault('skip', oneOf('skip', 'continue')),
  key: z.string(),
  'pr-repository': optional(matching(/^[\w.-]+\/[\w.-]+$/u, 'is not owner/name', (text) => text)),
  'agent-login': withDefault(
    'mintlify[bot]',
    matching(/^[\w-]+(?:\[bot\])?$/u, 'is not a login', (text) => text),
  ),
  'skip-agent-events': withDefault('true', boolean),
  'required-permission': withDefault('write', oneOf(...ROLES)),
  'allow-bots': withDefault(
    '',
    matching(
      /^(?:\s*[\w-]+(?:\[bot\])?\s*(?:,|$))*$/u,
      'is not a list of logins, comma-separated and without wildcards, such as dependabot[bot], my-app[bot]',
      (text) => text.split(',').flatMap((login) => login.trim() || []),
    ),
  ),
  ...pullRequestInputs,
  'remove-label': withDefault('false', boolean),
};

/**
 * Reads the inputs, and the prompt that they name. Rejects with `InputProblems` that holds every problem at once; no
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

/** Whether an input says yes, by itself: where others do not hold, nothing has been parsed. */
export function isTrue(text: string): boolean {
  return boolean.safeParse(text.trim()).data === true;
}

/** Whether an input says no, by itself. */
export function isFalse(text: string): boolean {
  return boolean.safeParse(text.trim()).data === false;
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

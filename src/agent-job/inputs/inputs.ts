import { type Event, isSameLogin } from '../../github/event.ts';
import type { Role } from '../../github/repository.ts';
import type { PathPattern } from '../../lib/path-filter.ts';
import type { Environment } from '../../runner/environment.ts';
import { type InputProblem, InvalidInputs, readInputs } from '../../runner/inputs.ts';
import { isLoopback, keyProblem } from '../../step/connection-inputs.ts';
import { availableParts, type IncludePart } from '../context/include.ts';
import { inputRules, isTrue } from './input-rules.ts';
import { type Prompt, PromptError, type PromptSource, readPrompt } from './prompt.ts';
import { templateContexts } from './prompt-template.ts';
import type { IfOutOfScope, Reviewer } from './pull-request-inputs.ts';

/** The parsed inputs. */
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
  /** What to send after the prompt. */
  readonly include: readonly IncludePart[];
  /** Change nothing, anywhere. */
  readonly dryRun: boolean;
}

export type Task =
  | { readonly kind: 'create'; readonly prompt: Prompt }
  /** A follow-up message to a job. */
  | { readonly kind: 'message'; readonly jobId: string; readonly prompt: Prompt }
  /** A follow-up message if our comments name a job that can be continued; otherwise a new job. */
  | { readonly kind: 'auto'; readonly prompt: Prompt }
  | { readonly kind: 'follow'; readonly jobId: string };

/** A task that sends a prompt. */
export type PromptTask = Exclude<Task, { kind: 'follow' }>;

export type IfNoPr = 'ignore' | 'warn' | 'error';

/**
 * Reads the inputs and the prompt, before any request. Resolves with every problem if they aren't valid. `redact` removes
 * masked values.
 */
export async function parseInputs(
  environment: Environment,
  event: Event,
  redact: (text: string) => string,
): Promise<Inputs | InvalidInputs> {
  const { values, problems } = readInputs(environment, inputRules, redact);
  const given: Given = environment.input;
  const isKeyEmpty = given('api-key').trim() === '';
  const found: InputProblem[] = [
    ...problems.map((one) => (one.input === 'api-key' && isKeyEmpty ? emptyKey(one, event) : one)),
    ...acrossInputs(given),
    ...(await includeProblems(given, event)),
  ];

  let prompt: Prompt | undefined;
  let cause: unknown;
  const [source, ...others] = promptSources(given);
  if (source !== undefined && others.length === 0) {
    try {
      prompt = await readPrompt(source, environment.workspace, () =>
        templateContexts(environment, event.payload, (value) => redact(value) !== value),
      );
    } catch (error) {
      if (!(error instanceof PromptError)) throw error;
      found.push({ input: source.input, message: error.message });
      cause = error;
    }
  }

  const task = taskOf(prompt, values?.['job-id']);
  if (values === undefined || task === undefined || found.length > 0) return new InvalidInputs(found, cause);
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

/** Events of a fork's pull request that get no secrets (docs.github.com, “Events that trigger workflows”). */
const EVENTS_WITHOUT_SECRETS = ['pull_request', 'pull_request_review', 'pull_request_review_comment'];

/** Returns the problem of an empty key, with its cause if the event shows it. */
function emptyKey(problem: InputProblem, { name, pullRequest, sender }: Event): InputProblem {
  if (isSameLogin(sender?.login, 'dependabot[bot]')) {
    const message =
      '`api-key` is empty, because runs that Dependabot triggers get no Actions secrets. ' +
      'Skip them with an `if:` on the job, or add the key as a Dependabot secret.';
    return { ...problem, message };
  }
  if (pullRequest?.isFromFork === true && EVENTS_WITHOUT_SECRETS.includes(name)) {
    const message =
      '`api-key` is empty, because GitHub gives no secrets to pull requests from forks. Skip them with an `if:` on the job.';
    return { ...problem, message };
  }
  return problem;
}

/** Returns the problems of `include`. */
async function includeProblems(given: Given, event: Event): Promise<InputProblem[]> {
  const include = inputRules.include.safeParse(given('include')).data ?? [];
  const issueNumber = inputRules['issue-number'].safeParse(given('issue-number')).data;
  if (include.length === 0) return [];
  if (promptSources(given).length === 0) {
    return [{ input: 'include', message: '`include` needs a prompt. Set `prompt`, or remove `include`.' }];
  }
  const available = availableParts(event, await event.content(), issueNumber);
  if (!include.some((part) => available.includes(part))) {
    const message =
      `\`include\` has nothing to include, because the \`${event.name || 'unknown'}\` event has no ${include.join(' and no ')}. ` +
      'Set `issue-number`, or remove `include`.';
    return [{ input: 'include', message }];
  }
  const isInPayload = issueNumber === undefined && include.every((part) => part === 'issue');
  return isInPayload || given('github-token').trim() !== ''
    ? []
    : [
        {
          input: 'github-token',
          message:
            "`github-token` is empty, but it is required for `include`. Remove `github-token` to use the run's own token.",
        },
      ];
}

/** Returns the problems that concern several inputs. */
function acrossInputs(given: Given): InputProblem[] {
  const found: InputProblem[] = [];
  const sources = promptSources(given).map(({ input }) => input);
  const jobId = given('job-id').trim();
  if (sources.length > 1) {
    found.push({
      input: sources.join(', '),
      message: `Only one of ${sources.map((name) => `\`${name}\``).join(' and ')} can be set.`,
    });
  }
  if (sources.length === 0 && (jobId === '' || jobId === 'auto')) {
    found.push({
      input: 'prompt',
      message:
        '`prompt` is empty. Set `prompt`, `prompt-file` or `prompt-template`, or a `job-id` to follow.',
    });
  }
  const key = keyProblem(given('api-key'), given('base-url'));
  if (key !== undefined) found.push({ input: 'api-key', message: key });
  const apiKey = given('api-key').trim();
  for (const name of ['project-id', 'job-id'] as const) {
    if (apiKey !== '' && given(name).includes(apiKey)) {
      found.push({
        input: name,
        message: `\`${name}\` contains the API key. Set it to the id, not to the secret.`,
      });
    }
  }
  const interval = Number(given('poll-interval-seconds').trim() || 1);
  const baseUrl = given('base-url').trim();
  if (interval > 0 && interval < 1 && !(URL.canParse(baseUrl) && isLoopback(new URL(baseUrl)))) {
    found.push({
      input: 'poll-interval-seconds',
      message: '`poll-interval-seconds` must be 1 or more, unless `base-url` is a loopback address.',
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
      message: `\`github-token\` is empty, but it is required for ${needsToken.map((name) => `\`${name}\``).join(', ')}. Remove \`github-token\` to use the run's own token.`,
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

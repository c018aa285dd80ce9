import { isDeepStrictEqual } from 'node:util';
import type * as z from 'zod/mini';
import { type Event, isSameLogin } from '../../github/event.ts';
import { lenient } from '../../lib/json.ts';
import { type InputProblem, inputName } from '../../runner/inputs.ts';
import { isLoopback, keyProblem } from '../../step/connection.ts';
import { promptSources } from './prompt.ts';
import { INCLUDE_PARTS, type IncludePart, type InputKey, inputRules } from './rules.ts';

type Given = (key: InputKey) => string;

/** Returns the problems that concern several inputs, or the event. */
export function problemsAcrossInputs(given: Given, event: Event): readonly InputProblem[] {
  return [
    ...promptProblems(given),
    ...keyProblems(given),
    ...idProblems(given),
    ...intervalProblems(given),
    ...tokenProblems(given),
    ...includeProblems(given, event),
  ];
}

function promptProblems(given: Given): InputProblem[] {
  const sources = promptSources(given).map(({ input }) => input);
  const jobId = given('jobId').trim();
  if (sources.length > 1) {
    const names = sources.map((name) => `\`${name}\``).join(' and ');
    return [
      {
        input: sources.join(', '),
        message: `Only one of ${names} can be set. Remove the other${sources.length > 2 ? 's' : ''}.`,
      },
    ];
  }
  if (sources.length === 1 || !isPromptRequired(given)) return [];
  const message =
    jobId === 'auto'
      ? '`job-id: auto` needs the prompt that started the job. Set `prompt`, `prompt-file` or `prompt-template`.'
      : '`prompt` is empty. Set `prompt`, `prompt-file` or `prompt-template`, or a `job-id` to follow.';
  return [{ input: 'prompt', message }];
}

/** Returns whether there is no job to follow. */
function isPromptRequired(given: Given): boolean {
  const jobId = given('jobId').trim();
  return jobId === '' || jobId === 'auto';
}

/** Events of a fork's pull request that get no secrets (docs.github.com, “Events that trigger workflows”). */
const EVENTS_WITHOUT_SECRETS = ['pull_request', 'pull_request_review', 'pull_request_review_comment'];

/** Returns why the run gets no secrets, if the event shows it, and what to do. */
export function whyNoSecrets({ name, pullRequest, sender }: Event): string | undefined {
  if (isSameLogin(sender?.login, 'dependabot[bot]')) {
    return (
      '`api-key` is empty, because runs that Dependabot triggers get no Actions secrets. ' +
      'Skip them with an `if:` on the job, or add the key as a Dependabot secret.'
    );
  }
  return pullRequest?.isFromFork === true && EVENTS_WITHOUT_SECRETS.includes(name)
    ? '`api-key` is empty, because GitHub gives no secrets to pull requests from forks. Skip them with an `if:` on the job.'
    : undefined;
}

function keyProblems(given: Given): InputProblem[] {
  const message = keyProblem(given('apiKey'), given('baseUrl'));
  return message === undefined ? [] : [{ input: 'api-key', message }];
}

function idProblems(given: Given): InputProblem[] {
  const apiKey = given('apiKey').trim();
  return (['projectId', 'jobId'] as const)
    .filter((key) => apiKey !== '' && given(key).includes(apiKey))
    .map((key) => {
      const input = inputName(key);
      return { input, message: `\`${input}\` contains the API key. Set it to the id, not to the secret.` };
    });
}

function intervalProblems(given: Given): InputProblem[] {
  const interval = lenient(inputRules.pollIntervalSeconds).parse(given('pollIntervalSeconds')) ?? 1;
  const baseUrl = URL.parse(given('baseUrl').trim());
  if (interval >= 1 || (baseUrl !== null && isLoopback(baseUrl))) return [];
  const message = '`poll-interval-seconds` must be 1 or more, unless `base-url` is on this machine.';
  return [{ input: 'poll-interval-seconds', message }];
}

function tokenProblems(given: Given): InputProblem[] {
  const isTrue = (key: 'comment' | 'removeLabel') => lenient(inputRules[key]).parse(given(key)) === true;
  const needed = [
    ...(['comment', 'removeLabel'] as const).filter(isTrue).map(inputName),
    ...(['maxOpenPrs', 'allowedPaths', 'prLabels', 'prReviewers'] as const)
      .filter((key) => given(key).trim() !== '')
      .map(inputName),
    ...(given('jobId').trim() === 'auto' ? ['job-id: auto'] : []),
  ];
  return needed.length > 0 && given('githubToken').trim() === '' ? [emptyToken(needed)] : [];
}

function emptyToken(needed: readonly string[]): InputProblem {
  return {
    input: 'github-token',
    message: `\`github-token\` is empty, but it is required for ${needed.map((name) => `\`${name}\``).join(', ')}. Remove \`github-token\` to use the run's own token.`,
  };
}

function includeProblems(given: Given, event: Event): InputProblem[] {
  const include = lenient(inputRules.include).parse(given('include')) ?? [];
  const issueNumber = lenient(inputRules.issueNumber).parse(given('issueNumber'));
  if (include.length === 0) return [];
  if (promptSources(given).length === 0) {
    // Without a job either, the missing prompt is reported already.
    if (isPromptRequired(given)) return [];
    return [{ input: 'include', message: '`include` needs a prompt. Set `prompt`, or remove `include`.' }];
  }
  const available = availableParts(event, issueNumber);
  if (!include.some((part) => available.includes(part))) {
    const message =
      `\`include\` has nothing to include, because the \`${event.name || 'unknown'}\` event has no ${include.join(' and no ')}. ` +
      'Set `issue-number`, or remove `include`.';
    return [{ input: 'include', message }];
  }
  const isInPayload =
    issueNumber === undefined &&
    event.issueContent !== undefined &&
    include.every((part) => part === 'issue');
  return isInPayload || given('githubToken').trim() !== '' ? [] : [emptyToken(['include'])];
}

/**
 * Returns the parts that an event has. `issueNumber` names an issue or pull request in place of the event's. A push to a branch
 * can have a pull request that isn't known yet.
 */
export function availableParts(
  { issue, changes, push }: Pick<Event, 'issue' | 'changes' | 'push'>,
  issueNumber: number | undefined,
): readonly IncludePart[] {
  const mayBeMerge = push?.head !== undefined && push.branch !== undefined;
  const hasConversation = issueNumber !== undefined || issue !== undefined || mayBeMerge;
  const has: Readonly<Record<IncludePart, boolean>> = {
    issue: hasConversation,
    comments: hasConversation,
    diff: changes !== undefined || issueNumber !== undefined,
  };
  return INCLUDE_PARTS.filter((part) => has[part]);
}

/** Returns a warning for each input that has no effect beside the others. */
export function inputsWithoutEffect(
  values: { readonly [Key in InputKey]: z.infer<(typeof inputRules)[Key]> },
  task: 'create' | 'message' | 'auto' | 'follow',
  event: Event,
): string[] {
  const { wait, maxOpenPrs, allowedPaths, comment, include } = values;
  const warnings: string[] = [];
  const warn = (keys: readonly InputKey[], because: string) => {
    for (const key of keys) {
      const isDefault = isDeepStrictEqual(values[key], inputRules[key].parse(''));
      if (!isDefault) warnings.push(`\`${inputName(key)}\` has no effect ${because}.`);
    }
  };
  if (!wait) {
    const afterTheEnd = ['prLabels', 'prReviewers', 'allowedPaths', 'ifNoPr', 'pollIntervalSeconds'] as const;
    warn(afterTheEnd, 'with `wait: false`, because the step ends before the job');
  }
  if (maxOpenPrs === undefined) warn(['atCap'], 'without `max-open-prs`');
  if (allowedPaths === undefined) warn(['ifOutOfScope'], 'without `allowed-paths`');
  if (task === 'follow' || task === 'message') {
    warn(['maxOpenPrs'], 'with a `job-id`, because no job is created');
  }
  if (!comment && include.length === 0 && task !== 'auto') {
    warn(['issueNumber'], 'without `comment`, `include` or `job-id: auto`');
  }
  if (!comment && task === 'auto' && (values.issueNumber !== undefined || event.issue !== undefined)) {
    warnings.push(
      "Without `comment: true`, a later run with `job-id: auto` for the same issue or pull request doesn't find a job that this run creates, and creates another one.",
    );
  }
  if (!comment && task !== 'auto' && values.atCap !== 'continue') {
    warn(['markerKey'], 'without `comment`, `job-id: auto` or `at-cap: continue`');
  }
  return warnings;
}

import { isDeepStrictEqual } from 'node:util';
import type { Event } from '../../github/event.ts';
import { type InputProblem, inputName } from '../../runner/inputs.ts';
import { isLoopback, keyProblem } from '../../step/connection.ts';
import { isByAnyone } from '../guards.ts';
import { INCLUDE_PARTS, type IncludePart, type Inputs, inputsOf, type ValidInputs } from './rules.ts';

/** `branch` is the run's; undefined for a tag. */
export function problemsAcrossInputs(
  valid: ValidInputs,
  event: Event,
  branch: string | undefined,
): readonly InputProblem[] {
  const { prompt, promptFile, jobId, issueNumber, include = [] } = valid;
  const hasPrompt = prompt !== '' || promptFile !== '';
  const hasJob = jobId !== undefined && jobId !== 'auto';
  const isPromptMissing = !hasPrompt && !hasJob && 'jobId' in valid;
  const included = hasPrompt ? include : [];
  const nothingToInclude = whyNothingToInclude(event, included, issueNumber);
  const isInPayload = issueNumber === undefined && event.issue !== undefined;
  const mustRead =
    nothingToInclude === undefined && included.some((part) => part !== 'issue' || !isInPayload);
  const found: readonly (readonly [input: string, message: string | undefined])[] = [
    ['prompt, prompt-file', prompt && promptFile ? TWO_PROMPTS : undefined],
    ['prompt', isPromptMissing ? noPrompt(jobId) : undefined],
    ['api-key', keyProblem(valid)],
    ['poll-interval-seconds', intervalProblem(valid)],
    ['github-token', tokenProblem(valid, hasPrompt ? event : undefined, mustRead)],
    ['include', !hasPrompt && hasJob && include.length > 0 ? INCLUDE_WITHOUT_PROMPT : nothingToInclude],
    ['include', included.includes('merges') ? mergesProblem(event, branch) : undefined],
  ];
  return found.flatMap(([input, message]) => (message === undefined ? [] : [{ input, message }]));
}

const INCLUDE_WITHOUT_PROMPT = '`include` needs a prompt. Set `prompt`, or remove `include`.';

const TWO_PROMPTS = 'Only one of `prompt` and `prompt-file` can be set. Remove one of them.';

function noPrompt(jobId: string | undefined): string {
  return jobId === 'auto'
    ? '`job-id: auto` needs the prompt that started the job. Set `prompt` or `prompt-file`.'
    : '`prompt` is empty. Set `prompt` or `prompt-file`, or a `job-id` to follow.';
}

function intervalProblem({ pollIntervalSeconds = 1, baseUrl }: ValidInputs): string | undefined {
  return pollIntervalSeconds >= 1 || baseUrl === undefined || isLoopback(baseUrl)
    ? undefined
    : '`poll-interval-seconds` must be 1 or more, unless `base-url` is on this machine.';
}

/** `guarded` is the event whose guards are checked. */
function tokenProblem(valid: ValidInputs, guarded: Event | undefined, mustRead: boolean): string | undefined {
  const { githubToken, comment, removeLabel, maxOpenPrs, allowedPaths, prLabels, prReviewers, jobId } = valid;
  const { requiredPermission, skipAgentEvents } = valid;
  const asksPermission = guarded !== undefined && guarded.actor?.isBot !== true && isByAnyone(guarded);
  const needed = [
    comment && 'comment',
    removeLabel && 'remove-label',
    maxOpenPrs && 'max-open-prs',
    allowedPaths && 'allowed-paths',
    prLabels?.length && 'pr-labels',
    prReviewers?.length && 'pr-reviewers',
    jobId === 'auto' && 'job-id: auto',
    mustRead && 'include',
  ].filter(Boolean);
  if (needed.length === 0 && asksPermission && requiredPermission !== 'none')
    needed.push('required-permission');
  if (needed.length === 0 && guarded?.name === 'push' && skipAgentEvents) needed.push('skip-agent-events');
  return needed.length === 0 || githubToken !== ''
    ? undefined
    : `\`github-token\` is empty, but it is required for ${needed.map((name) => `\`${name}\``).join(', ')}. Remove \`github-token\` to use the run's own token.`;
}

function whyNothingToInclude(
  event: Event,
  include: readonly IncludePart[],
  issueNumber: number | undefined,
): string | undefined {
  const available = availableParts(event, issueNumber);
  if (include.length === 0 || include.some((part) => available.includes(part))) return undefined;
  return (
    `\`include\` has nothing to include, because the \`${event.name || 'unknown'}\` event has no ${include.join(' and no ')}. ` +
    'Set `issue-number`, or remove `include`.'
  );
}

const MERGE_EVENTS = ['schedule', 'workflow_dispatch', 'repository_dispatch', 'push'];

function mergesProblem({ name }: Event, branch: string | undefined): string | undefined {
  if (MERGE_EVENTS.includes(name) && branch !== undefined) return undefined;
  const events = MERGE_EVENTS.map((one) => `\`${one}\``).join(', ');
  const where = branch === undefined ? ' on a tag' : '';
  return `\`include: merges\` has no merges to send on the event \`${name || 'unknown'}\`${where}. Use it on a branch, with one of ${events}.`;
}

/** `issueNumber` replaces the event's issue. A push to a branch can have a pull request that isn't known yet. */
export function availableParts(
  { issue, changes, push }: Event,
  issueNumber: number | undefined,
): readonly IncludePart[] {
  const mayBeMerge = push?.head !== undefined && push.branch !== undefined;
  const hasConversation = issueNumber !== undefined || issue !== undefined || mayBeMerge;
  const isAboutPullRequest = issue?.kind === 'pull-request' && push === undefined;
  const hasDiff = changes !== undefined || isAboutPullRequest || issueNumber !== undefined;
  const isAvailable = { merges: true, issue: hasConversation, comments: hasConversation, diff: hasDiff };
  return INCLUDE_PARTS.filter((part) => isAvailable[part]);
}

export function inputsWithoutEffect(values: Inputs, event: Event, isRerun: boolean): string[] {
  const { prompt, promptFile, jobId, wait, allowedPaths, comment, include, issueNumber } = values;
  const { maxOpenPrs, prLabels, prReviewers } = values;
  const hasPrompt = prompt !== '' || promptFile !== '';
  const isAuto = jobId === 'auto';
  const isAnyPullRequestRead = comment || isAuto || allowedPaths !== undefined || maxOpenPrs !== undefined;
  const isPullRequestChanged = prLabels.length > 0 || prReviewers.length > 0;
  const rules: readonly [keys: (keyof Inputs)[], isUseless: boolean, because: string][] = [
    // A re-run can find that the job has ended.
    [['prLabels', 'prReviewers', 'allowedPaths', 'ifNoPr'], !wait && hasPrompt && !isRerun, NO_WAIT],
    // A message waits until the job is idle.
    [['pollIntervalSeconds'], !wait && (jobId === undefined || !hasPrompt), NO_WAIT],
    [['ifOutOfScope'], allowedPaths === undefined, 'without `allowed-paths`'],
    [['maxOpenPrs'], jobId !== undefined && !isAuto, 'with a `job-id`, because no job is created'],
    [
      ['removeLabel'],
      event.label === undefined || event.issue === undefined,
      'unless a label on an issue or pull request triggers the run',
    ],
    [
      ['issueNumber'],
      !comment && include.length === 0 && !isAuto,
      'without `comment`, `include` or `job-id: auto`',
    ],
    [
      ['issueNumber'],
      !comment && include.length > 0 && include.every((part) => part === 'merges'),
      'with `include: merges` alone, unless `comment` is set',
    ],
    [['markerKey'], !comment && !isAuto, 'without `comment` or `job-id: auto`'],
    [['prRepository'], !isAnyPullRequestRead && !isPullRequestChanged, NO_PULL_REQUEST],
  ];
  const defaults = inputsOf();
  const isDefault = (key: keyof Inputs) => isDeepStrictEqual(values[key], defaults[key]);
  const warnings = rules.flatMap(([keys, isUseless, because]) =>
    keys
      .filter((key) => isUseless && !isDefault(key))
      .map((key) => `\`${inputName(key)}\` has no effect ${because}.`),
  );
  const isAboutIssue = issueNumber !== undefined || event.issue !== undefined;
  // A mark names the job that got merges.
  const cannotFindJob = isAuto && !comment && isAboutIssue && !include.includes('merges');
  return cannotFindJob ? [...warnings, JOB_NOT_FOUND_LATER] : warnings;
}

const NO_WAIT = 'with `wait: false`, because the step ends before the job';

const NO_PULL_REQUEST =
  'without `allowed-paths`, `comment`, `job-id: auto`, `max-open-prs`, `pr-labels` or `pr-reviewers`';

const JOB_NOT_FOUND_LATER =
  "Without `comment: true`, a later run with `job-id: auto` for the same issue or pull request doesn't find a job that this run creates, and creates another one.";

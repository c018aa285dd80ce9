import { isDeepStrictEqual } from 'node:util';
import type { Event } from '../../github/event.ts';
import { isSameName } from '../../github/names.ts';
import type { Environment } from '../../runner/environment.ts';
import { type Check, inputName } from '../../runner/inputs.ts';
import { checkConnection, isLoopback } from '../../step/connection.ts';
import { DEFAULT_INPUTS, type IncludePart, type Inputs, NO_TOKEN, needsFiles } from './rules.ts';

/** `branch` is the run's; undefined for a tag. */
export function checkTogether(
  inputs: Inputs,
  invalid: ReadonlySet<keyof Inputs>,
  event: Event,
  branch: string | undefined,
): readonly Check<keyof Inputs>[] {
  const { prompt, promptFile, jobId, include, pollIntervalSeconds = 1, baseUrl } = inputs;
  // One whose name is misspelled is given too.
  const hasPrompt = prompt !== '' || promptFile !== '' || invalid.has('prompt') || invalid.has('promptFile');
  const namesJob = jobId !== undefined && jobId !== 'auto';
  const sendsPrompt = hasPrompt || !(namesJob || invalid.has('jobId'));
  return [
    ...checkConnection(inputs),
    [['prompt', 'promptFile'], prompt !== '' && promptFile !== '' && TWO_PROMPTS],
    [['prompt', 'jobId'], !hasPrompt && !namesJob && NO_PROMPT],
    [['pollIntervalSeconds', 'baseUrl'], pollIntervalSeconds < 1 && !isLoopback(baseUrl) && TOO_FAST],
    [['githubToken'], inputs.githubToken === '' && NO_TOKEN],
    [['include', 'issueNumber'], sendsPrompt && nothingToInclude(event, inputs)],
    [['include'], sendsPrompt && include.includes('merges') && mergesProblem(event, branch)],
  ];
}

const TWO_PROMPTS = 'Only one of `prompt` and `prompt-file` can be set. Remove one of them.';

const TOO_FAST = '`poll-interval-seconds` must be 1 or more, unless `base-url` is on this machine.';

const NO_PROMPT =
  '`prompt` is empty. Set `prompt` or `prompt-file`, or a `job-id` other than `auto` to follow.';

function nothingToInclude(event: Event, { include, issueNumber }: Inputs): string | undefined {
  if (include.length === 0 || include.some((part) => hasPart(event, issueNumber, part))) return undefined;
  return (
    `\`include\` has nothing to include, because the \`${event.name}\` event has no ${include.join(' and no ')}. ` +
    'Set `issue-number` (for a diff, that of a pull request), or remove `include`.'
  );
}

const MERGE_EVENTS = ['schedule', 'workflow_dispatch', 'repository_dispatch', 'push'];

function mergesProblem({ name }: Event, branch: string | undefined): string | undefined {
  if (MERGE_EVENTS.includes(name) && branch !== undefined) return undefined;
  const events = MERGE_EVENTS.map((one) => `\`${one}\``).join(', ');
  const where = MERGE_EVENTS.includes(name) ? 'a tag' : `the event \`${name}\``;
  return `\`include: merges\` finds no merges on ${where}. Use it on a branch, with one of the events ${events}.`;
}

/** `issueNumber` replaces the event's issue. A push to a branch can have a pull request that isn't known yet. */
export function hasPart({ issue, changes, push }: Event, issueNumber: number | undefined, part: IncludePart) {
  if (part === 'merges' || issueNumber !== undefined) return true;
  if (part !== 'diff') return issue !== undefined || (push?.head !== undefined && push.branch !== undefined);
  return changes !== undefined || (issue?.kind === 'pull-request' && push === undefined);
}

export function inputsWithoutEffect(values: Inputs, event: Event, environment: Environment): string[] {
  const { prompt, promptFile, jobId, wait, allowedPaths, comment, include, issueNumber } = values;
  const { prRepository = environment.repository } = values;
  const isRerun = environment.runAttempt > 1;
  const hasPrompt = prompt !== '' || promptFile !== '';
  const isAuto = jobId === 'auto';
  const isAboutIssue = issueNumber !== undefined || event.issue !== undefined;
  const nothingNamesJob = !isAboutIssue && !(event.push && comment) && !include.includes('merges');
  const isElsewhere = !isSameName(prRepository, environment.repository);
  // The note on it is signed.
  const readsPullRequest = isAuto || needsFiles(values);
  const isLabeled = event.label !== undefined && event.issue !== undefined;
  const hasOnlyMerges = include.length > 0 && include.every((part) => part === 'merges');
  const because: readonly Check<keyof Inputs>[] = [
    // A re-run can find that the job has ended.
    [['prLabels', 'prReviewers', 'allowedPaths', 'ifNoPr'], !wait && hasPrompt && !isRerun && NO_WAIT],
    // A message waits until the job is idle.
    [['pollIntervalSeconds'], !wait && (jobId === undefined || !hasPrompt) && NO_WAIT],
    [['include', 'requiredPermission', 'allowBots', 'skipAgentEvents'], !hasPrompt && NOTHING_SENT],
    [['ifOutOfScope'], allowedPaths === undefined && 'without `allowed-paths`'],
    [['maxOpenPrs'], jobId !== undefined && !isAuto && 'with a `job-id`, because no job is created'],
    [['jobId'], isAuto && isElsewhere && nothingNamesJob && NO_NOTE],
    [['removeLabel'], !isLabeled && NO_LABEL],
    [['issueNumber'], !comment && include.length === 0 && !isAuto && NO_ISSUE],
    [['issueNumber'], !comment && hasOnlyMerges && ONLY_MERGES],
    [['markerKey'], !readsPullRequest && NO_COMMENT],
    [['prRepository'], !readsPullRequest && values.maxOpenPrs === undefined && NO_PULL_REQUEST],
  ];
  const isDefault = (key: keyof Inputs) => isDeepStrictEqual(values[key], DEFAULT_INPUTS[key]);
  const warnings = because.flatMap(([keys, why]) =>
    keys.filter((key) => why && !isDefault(key)).map((key) => `\`${inputName(key)}\` has no effect ${why}.`),
  );
  // A mark names the job that got merges.
  const cannotFindJob = isAuto && !comment && isAboutIssue && !include.includes('merges');
  return cannotFindJob ? [...warnings, JOB_NOT_FOUND_LATER] : warnings;
}

const NO_WAIT = 'with `wait: false`, because the step ends before the job';
const NOTHING_SENT = 'without `prompt` or `prompt-file`, because following a job sends nothing';
const NO_NOTE =
  'with `pr-repository` and without an issue, a push that is commented on, or merges: no comment names a job, so each run creates one';
const NO_LABEL = 'unless a label on an issue or pull request triggers the run';
const NO_ISSUE = 'without `comment`, `include` or `job-id: auto`';
const ONLY_MERGES = 'with `include: merges` alone, unless `comment` is set';
const NO_COMMENT = 'without `allowed-paths`, `comment`, `job-id: auto`, `pr-labels` or `pr-reviewers`';
const NO_PULL_REQUEST =
  'without `allowed-paths`, `comment`, `job-id: auto`, `max-open-prs`, `pr-labels` or `pr-reviewers`';

const JOB_NOT_FOUND_LATER =
  "Without `comment: true`, a later run with `job-id: auto` for the same issue or pull request doesn't find a job that this run creates, and creates another one.";

import type { ChangedFile } from '../../github/changed-files.ts';
import type { PullRequest } from '../../github/pull-request.ts';
import { DAY_MS } from '../../lib/clock.ts';
import {
  codeSpan,
  type Fact,
  facts,
  folded,
  link,
  messageMarkdown,
  paragraphs,
  plain,
  table,
} from '../../lib/markdown.ts';
import { formatCount, formatDuration, formatNumber, oneLine } from '../../lib/text.ts';
import { phaseOf } from '../../platform/agent-jobs.ts';
import { type Environment, runUrl, troubleshootingUrl } from '../../runner/environment.ts';
import { CONCLUSION_SIGN } from '../../step/conclusion.ts';
import type { ContextBlock } from '../context/block.ts';
import type { ReportingStep } from '../job-run.ts';
import { type CheckedPullRequest, type Scope, scopeProblem } from '../pull-request/changes.ts';
import { actorOf } from '../pull-request/labels-and-reviewers.ts';
import type { Outcome } from './outcome.ts';

/** What a comment and a summary are made from. */
export interface Report {
  readonly step: ReportingStep;
  readonly outcome: Outcome;
  /** SHA-256 in hexadecimal; empty if there was no prompt. */
  readonly promptSha256: string;
  readonly promptBytes?: number | undefined;
  /** How often the API was asked for a job. */
  readonly polls?: number;
  readonly plan?: string;
  /** Other pull requests that were merged with the same push. */
  readonly alsoMerged?: readonly PullRequest[];
}

const MAX_CELL_LENGTH = 200;
const MAX_TITLE_LENGTH = 150;

/** Returns the job summary in Markdown. It doesn't contain the prompt, which not everyone who sees the run may read. */
export function summaryMarkdown(report: Report): string {
  const { step, outcome, plan = '' } = report;
  const { done, checked } = outcome;
  const isDryRun = outcome.name === 'dry-run';
  const sent = done?.included === undefined ? '' : includedTable(done.included);
  const details = facts([...factsOfOutcome(outcome), ...factsOfWork(report)]);
  const open = done?.kind === 'skipped' && done.skip.guard === 'max-open-prs' ? done.skip.open : [];
  const text = paragraphs(
    lead(outcome),
    plan,
    metaLine(report, undefined),
    isDryRun ? sent : '',
    disallowedPathsTable(checked?.scope),
    changedFilesTable(checked?.changes, checked?.scope),
    open.length === 0 ? '' : openPullRequestsTable(open, step.clock.now()),
    folded('Details', paragraphs(details, isDryRun ? '' : sent)),
  );
  return `${text}\n`;
}

export function commentMarkdown(report: Report): string {
  const { step, outcome } = report;
  const { checked } = outcome;
  const text = paragraphs(
    lead(outcome),
    metaLine(report, runUrl(step.environment)),
    disallowedPathsTable(checked?.scope),
    folded(
      'Details',
      paragraphs(facts(factsOfOutcome(outcome)), changedFilesTable(checked?.changes, checked?.scope)),
    ),
  );
  return `${text}\n`;
}

/** Returns a short comment that announces the end of a job, with a link to the comment that says more. */
export function endMarkdown({ outcome }: Pick<Report, 'outcome'>, detailsUrl: string): string {
  return `${paragraphs(lead(outcome), link('details', detailsUrl))}\n`;
}

/** Returns a short comment for the agent's own pull request, so that a later run finds its job there. */
export function pullRequestNoteMarkdown({ event, environment }: ReportingStep): string {
  const { serverUrl, repository } = environment;
  const { issue } = event;
  const askedAt =
    issue === undefined
      ? runUrl(environment)
      : `${serverUrl}/${repository}/${issue.kind === 'issue' ? 'issues' : 'pull'}/${issue.number}`;
  return `The documentation agent opened this pull request for ${link('this request', askedAt)}.\n`;
}

/** Returns the URL of the part of the troubleshooting page that helps, if there is one. */
export function helpUrl({ environment }: ReportingStep, outcome: Outcome): string | undefined {
  const { name, reason, conclusion } = outcome;
  const section = name === 'unknown' ? UNKNOWN_SECTION : reason;
  return conclusion === 'pass' || section === undefined
    ? undefined
    : troubleshootingUrl(environment, section);
}

/** The heading for the outcome `unknown`. All others are named like the reasons. */
export const UNKNOWN_SECTION = 'a-job-may-exist';

/** The title, and below it why and how to fix it. */
function lead(outcome: Outcome): string {
  const { conclusion, title, prLink, checked, problems, explanation } = outcome;
  const pullRequest = prLink === undefined ? '' : `: ${prLabel(outcome, prLink)}`;
  const head = [
    `${CONCLUSION_SIGN[conclusion]}**${title}${pullRequest}**`,
    ...sizeOfChanges(checked?.changes),
  ];
  return paragraphs(
    head.join(' · '),
    problems.length > 0
      ? problems.map((one) => `- ${messageMarkdown(one)}`).join('\n')
      : messageMarkdown(explanation),
    messageMarkdown(scopeProblem(checked?.scope, false) ?? ''),
  );
}

/** Who asked, how long it took, and where to read more. */
function metaLine({ step, outcome }: Report, url: string | undefined): string {
  const { environment, clock, startedAt } = step;
  const actor = outcome.name === 'skipped' ? undefined : actorOf(step);
  const elapsedMs = clock.now() - startedAt;
  const help = helpUrl(step, outcome);
  return [
    ...(actor === undefined ? [] : [`${REQUESTED_BY} ${personLink(environment, actor.login)}`]),
    ...(elapsedMs < 1_000 ? [] : [formatDuration(elapsedMs)]),
    ...(url === undefined ? [] : [link('run', url)]),
    ...(help === undefined ? [] : [link('troubleshooting', help)]),
  ].join(' · ');
}

const REQUESTED_BY = 'Requested by';

/** Returns the login of the person who asked for a job, from our comment on it. */
export function requesterIn(comment: string): string | undefined {
  const [, rest = ''] = new RegExp(`^${REQUESTED_BY} (\\S+)`, 'mu').exec(comment) ?? [];
  const [, login, bot] = /^\[.*\]\(.*\/([\w-]+)\)$|^`([\w-]+\[bot\])`$/u.exec(rest) ?? [];
  return login ?? bot;
}

/** A link, because `@name` would notify them once more. */
function personLink({ serverUrl }: Environment, login: string): string {
  const name = oneLine(login, MAX_CELL_LENGTH);
  return /^[\w-]+$/u.test(login) ? link(name, `${serverUrl}/${login}`) : codeSpan(name);
}

function factsOfOutcome({ name, reason, job, jobId, pullRequest, done }: Outcome): Fact[] {
  const repository = job?.repository;
  const isInTitle = repository !== undefined && pathOf(repository) === pullRequest?.repository;
  const waitedMs = done?.target.kind === 'message' ? done.target.waitedMs : 0;
  return [
    ['Outcome', codeSpan(name)],
    ['Reason', reason && codeSpan(reason)],
    ['Job', jobId && cell(jobId)],
    // Every other status is in the title.
    ['Status', job && phaseOf(job.status) === 'unrecognized' ? cell(job.status) : undefined],
    ['Waited for its earlier prompt', waitedMs < 1_000 ? undefined : formatDuration(waitedMs)],
    ['Model', job?.model && cell(job.model)],
    ['Repository', repository && !isInTitle ? repositoryLabel(repository) : undefined],
    ['Branch', job?.ref && cell(job.ref)],
  ];
}

function factsOfWork({ outcome, polls = 0, promptBytes, promptSha256, alsoMerged = [] }: Report): Fact[] {
  const included = outcome.done?.included;
  // The plan of a dry run has the sizes.
  const isDryRun = outcome.name === 'dry-run' && outcome.reason === undefined;
  const others = alsoMerged.map(({ number, title, url }) =>
    link(`#${number} ${oneLine(title, MAX_TITLE_LENGTH)}`, url),
  );
  return [
    ['Merged with it', others.join(', ')],
    ['Polls', polls === 0 ? undefined : formatNumber(polls)],
    ['Prompt', promptBytes === undefined || isDryRun ? undefined : formatCount(promptBytes, 'byte')],
    ['Prompt SHA-256', promptSha256 && codeSpan(promptSha256)],
    ['Data from GitHub', included && !isDryRun ? formatCount(included.bytes, 'byte') : undefined],
  ];
}

function includedTable({ parts }: ContextBlock): string {
  return table(
    ['`include`', 'Content', 'Bytes', 'Left out'],
    parts.map(({ part, what, bytes, leftOut }) => [
      codeSpan(part),
      plain(what),
      formatNumber(bytes),
      messageMarkdown(oneLine(leftOut.join(' '))),
    ]),
  );
}

function openPullRequestsTable(open: readonly PullRequest[], now: number): string {
  return table(
    ['Open pull request', 'Open for'],
    open.map(({ number, title, url, createdAt }) => [
      link(`#${number} ${oneLine(title, MAX_TITLE_LENGTH)}`, url),
      createdAt === undefined ? '' : age(now - createdAt),
    ]),
  );
}

function age(milliseconds: number): string {
  const days = Math.floor(milliseconds / DAY_MS);
  return days < 1 ? 'less than a day' : formatCount(days, 'day');
}

export function cell(text: string, maxLength: number = MAX_CELL_LENGTH): string {
  return codeSpan(oneLine(text, maxLength));
}

function prLabel({ pullRequest, checked }: Outcome, prLink: string): string {
  const title = checked?.changes?.pullRequest.title;
  const name = pullRequest === undefined ? prLink : `${pullRequest.repository}#${pullRequest.number}`;
  const label = oneLine(name, MAX_CELL_LENGTH);
  return link(title === undefined ? label : `${label} ${oneLine(title, MAX_TITLE_LENGTH)}`, prLink);
}

function repositoryLabel(repository: string): string {
  return link(oneLine(pathOf(repository), MAX_CELL_LENGTH), repository);
}

/** Returns `owner/name` of a repository's URL. */
function pathOf(repository: string): string {
  return repository.replace(/^https?:\/\/[^/]+\//u, '');
}

const MAX_ROWS = 10;
const MAX_PATH_LENGTH = 150;

/** Returns how much a pull request changes, and its state if that isn't open: `3 files, +42 −5`, `draft`. */
function sizeOfChanges(changes: CheckedPullRequest['changes']): readonly string[] {
  if (changes === undefined) return [];
  const { state, fileCount, additions, deletions } = changes.pullRequest;
  const size = `${formatCount(fileCount, 'file')}, ${signed(additions, deletions)}`;
  return state === 'open' ? [size] : [size, state];
}

/** Returns a table of the paths that `allowed-paths` doesn't allow; empty if there are none. */
function disallowedPathsTable(scope: Scope | undefined): string {
  const disallowed = scope?.kind === 'out-of-scope' ? scope.paths : [];
  return pathsTable(
    'Outside `allowed-paths`',
    disallowed.map(({ path, file }) => [cell(path, MAX_PATH_LENGTH), changeOf(file)]),
    disallowed.length,
  );
}

/** Returns a table of the first files that a pull request changes; empty if the table of disallowed paths has all of them. */
function changedFilesTable(changes: CheckedPullRequest['changes'], scope: Scope | undefined): string {
  const files = changes?.files ?? [];
  const disallowed = new Set(scope?.kind === 'out-of-scope' ? scope.paths.map(({ file }) => file.path) : []);
  if (files.every(({ path }) => disallowed.has(path))) return '';
  return pathsTable(
    'Changed file',
    files.map((file) => [namesOf(file), changeOf(file)]),
    changes?.pullRequest.fileCount ?? 0,
  );
}

function pathsTable(
  head: string,
  rows: readonly (readonly [path: string, change: string])[],
  count: number,
): string {
  if (rows.length === 0) return '';
  const shown = rows.slice(0, MAX_ROWS);
  const left = count - shown.length;
  return table([head, 'Change'], left > 0 ? [...shown, [`and ${formatNumber(left)} more`, '']] : shown);
}

function namesOf({ path, previousPath }: ChangedFile): string {
  return previousPath === undefined
    ? cell(path, MAX_PATH_LENGTH)
    : `${cell(previousPath, MAX_PATH_LENGTH)} → ${cell(path, MAX_PATH_LENGTH)}`;
}

function changeOf({ change, additions, deletions }: ChangedFile): string {
  const lines = signed(additions, deletions);
  return change === 'modified' ? lines : `${change}, ${lines}`;
}

function signed(additions: number, deletions: number): string {
  return `+${formatNumber(additions)} −${formatNumber(deletions)}`;
}

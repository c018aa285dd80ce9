import type { PullRequest } from '../../github/repository.ts';
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
import { CONCLUSION_SIGN } from '../../step/conclusion.ts';
import type { ContextBlock } from '../context/context-block.ts';
import { changedFilesTable, disallowedPathsTable, sizeOfChanges } from './changes-markdown.ts';
import type { Outcome } from './outcome.ts';
import { scopeProblem } from './scope.ts';
import { titleOf } from './title.ts';

/** What a comment and a summary are made from. */
export interface Report {
  readonly outcome: Outcome;
  /** Who triggered the run, if it was a person or a bot. */
  readonly requestedBy: string | undefined;
  /** From the start of the step to its end, in milliseconds. Undefined in `post`. */
  readonly elapsedMs?: number;
  /** How often the API was asked for a job. */
  readonly polls?: number;
  /** SHA-256 in hexadecimal; empty if there was no prompt. */
  readonly promptSha256: string;
  readonly promptBytes?: number | undefined;
  /** What was sent after the prompt; in a dry run, what would be. */
  readonly included?: ContextBlock | undefined;
  /** The steps of a run, in Markdown; empty unless this is a dry run. */
  readonly plan?: string;
  /** Whether a comment can continue the job (`job-id: auto`). */
  readonly takesFollowUps: boolean;
  readonly runUrl: string;
  readonly helpUrl: string | undefined;
  /** When the report is made, in milliseconds since the epoch. */
  readonly madeAt: number;
}

const MAX_CELL_LENGTH = 200;
const MAX_TITLE_LENGTH = 150;

/** Returns the job summary in Markdown. It doesn't contain the prompt, which not everyone who sees the run may read. */
export function summaryMarkdown(report: Report): string {
  const { outcome, plan = '', included, madeAt } = report;
  const { openPullRequests, changes, scope } = outcome;
  const isDryRun = outcome.name === 'dry-run';
  const sent = included === undefined ? '' : includedTable(included);
  const details = facts([...factsOfOutcome(outcome), ...factsOfWork(report)]);
  const text = paragraphs(
    lead(outcome),
    plan,
    metaLine(report, undefined),
    isDryRun ? sent : '',
    disallowedPathsTable(scope),
    changedFilesTable(changes, scope),
    openPullRequests.length === 0 ? '' : openPullRequestsTable(openPullRequests, madeAt),
    folded('Details', paragraphs(details, isDryRun ? '' : sent)),
  );
  return `${text}\n`;
}

/** Returns the comment in Markdown, without its marker. */
export function commentMarkdown(report: Report): string {
  const { outcome, runUrl } = report;
  const { changes, scope } = outcome;
  const details = facts(factsOfOutcome(outcome));
  const text = paragraphs(
    lead(outcome),
    metaLine(report, runUrl),
    disallowedPathsTable(scope),
    folded('Details', paragraphs(details, changedFilesTable(changes, scope))),
  );
  return `${text}\n`;
}

/**
 * Returns a short comment for the agent's own pull request, so that a later run finds its job there. `askedAt` is the URL of
 * the issue or pull request that asked for it, or of the run.
 */
export function pullRequestNoteMarkdown(askedAt: string): string {
  return `The documentation agent opened this pull request for ${link('this request', askedAt)}.\n`;
}

/** The title, and below it why and how to fix it. */
function lead(outcome: Outcome): string {
  const { conclusion, prLink, changes, scope, problems, explanation } = outcome;
  const pullRequest = prLink === undefined ? '' : `: ${prLabel(outcome, prLink)}`;
  const title = [
    `${CONCLUSION_SIGN[conclusion]}**${titleOf(outcome)}${pullRequest}**`,
    ...sizeOfChanges(changes),
  ];
  return paragraphs(
    title.join(' · '),
    problems.length > 0
      ? problems.map((one) => `- ${messageMarkdown(one)}`).join('\n')
      : messageMarkdown(explanation),
    messageMarkdown(scopeProblem(scope, false) ?? ''),
  );
}

/** Who asked, how long it took, and where to read more. */
function metaLine(report: Report, runUrl: string | undefined): string {
  const { outcome, requestedBy, elapsedMs = 0, helpUrl, takesFollowUps } = report;
  const parts = [
    ...(requestedBy === undefined || outcome.name === 'skipped'
      ? []
      : [`Requested by ${plain(`@${oneLine(requestedBy, MAX_CELL_LENGTH)}`)}`]),
    ...(elapsedMs < 1_000 ? [] : [formatDuration(elapsedMs)]),
    ...(runUrl === undefined ? [] : [link('run', runUrl)]),
    ...(helpUrl === undefined ? [] : [link('troubleshooting', helpUrl)]),
  ];
  const canFollowUp = takesFollowUps && runUrl !== undefined && outcome.prLink !== undefined;
  const line = parts.join(' · ');
  return canFollowUp ? `${line}. To change it, comment \`/docs …\` here.` : line;
}

function factsOfOutcome({ name, reason, job, jobId, pullRequest }: Outcome): Fact[] {
  const repository = job?.repository;
  const isInTitle = repository !== undefined && pathOf(repository) === pullRequest?.repository;
  return [
    ['Outcome', codeSpan(name)],
    ['Reason', reason && codeSpan(reason)],
    ['Job', jobId && cell(jobId)],
    // Every other status is in the title.
    ['Status', job && phaseOf(job.status) === 'unrecognized' ? cell(job.status) : undefined],
    ['Model', job?.model && plain(oneLine(job.model, MAX_CELL_LENGTH))],
    ['Repository', repository && !isInTitle ? repositoryLabel(repository) : undefined],
    ['Branch', job?.ref && cell(job.ref)],
  ];
}

function factsOfWork({ outcome, polls = 0, promptBytes, promptSha256, included }: Report): Fact[] {
  // The plan of a dry run has the sizes.
  const isDryRun = outcome.name === 'dry-run' && outcome.reason === undefined;
  return [
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
    open.map(({ number, url, createdAt }) => [link(`#${number}`, url), age(now - Date.parse(createdAt))]),
  );
}

function age(milliseconds: number): string {
  const days = Math.floor(milliseconds / DAY_MS);
  if (Number.isNaN(days)) return '';
  return days < 1 ? 'less than a day' : formatCount(days, 'day');
}

function cell(text: string): string {
  return codeSpan(oneLine(text, MAX_CELL_LENGTH));
}

/** Returns a link to a pull request: `owner/name#7 Title`, or its URL if that isn't of GitHub's form. */
function prLabel({ pullRequest, changes }: Outcome, prLink: string): string {
  const title = changes === undefined ? '' : ` ${oneLine(changes.details.title, MAX_TITLE_LENGTH)}`;
  const name = pullRequest === undefined ? prLink : `${pullRequest.repository}#${pullRequest.number}`;
  return link(oneLine(name, MAX_CELL_LENGTH) + title, prLink);
}

function repositoryLabel(repository: string): string {
  return link(oneLine(pathOf(repository), MAX_CELL_LENGTH), repository);
}

/** Returns `owner/name` of a repository's URL. */
function pathOf(repository: string): string {
  return repository.replace(/^https?:\/\/[^/]+\//u, '');
}

import type { PullRequest } from '../../github/repository.ts';
import { code, type Fact, facts, link, plain, table } from '../../lib/markdown.ts';
import { formatDuration, formatNumber, oneLine } from '../../lib/text.ts';
import type { ContextBlock } from '../context/context-block.ts';
import { changesTables, factsOfChanges } from './changes-markdown.ts';
import type { Change, Outcome, OutcomeName } from './outcome.ts';
import { scopeProblem } from './scope.ts';

/** What a report tells: the outcome, and how it came about. */
export interface Report {
  readonly outcome: Outcome;
  /** From the start of the step to the end, in milliseconds. */
  readonly elapsedMs?: number;
  /** How often the service was asked for the job. */
  readonly polls?: number;
  /** SHA-256 in hexadecimal; empty if there was no prompt. */
  readonly promptSha256: string;
  readonly promptBytes?: number | undefined;
  /** What went behind the prompt, or would have. */
  readonly included?: ContextBlock | undefined;
  readonly runUrl: string;
  /** When the report is made, in milliseconds since the epoch. */
  readonly madeAt: number;
}

const MAX_CELL_LENGTH = 200;

/** The summary on the run's page, in Markdown. The prompt itself is not in it: it may quote what is not for everyone. */
export function summaryMarkdown(report: Report): string {
  const { outcome, polls, promptSha256, promptBytes, included, madeAt } = report;
  const { openPullRequests } = outcome;
  return paragraphs(
    `### Docs agent job: ${TITLE[outcome.name]}`,
    ...lead(outcome),
    facts([
      ...factsOfJob(report),
      ['Polls', polls === undefined ? undefined : String(polls)],
      [
        'Prompt',
        promptBytes === undefined
          ? undefined
          : `${formatNumber(promptBytes)} bytes, SHA-256 ${code(promptSha256)}`,
      ],
      ['Behind it', included && `${formatNumber(included.bytes)} bytes of data from GitHub`],
    ]),
    ...changesTables(outcome.changes, outcome.scope),
    ...(included === undefined ? [] : [includedTable(included)]),
    ...(openPullRequests.length === 0 ? [] : [openPullRequestsTable(openPullRequests, madeAt)]),
  );
}

/** The comment on the issue or pull request, in Markdown, without its marker. */
export function commentMarkdown(report: Report): string {
  const { changes, scope } = report.outcome;
  return paragraphs(
    ...lead(report.outcome),
    facts([...factsOfJob(report), ['Run', link('the workflow run', report.runUrl)]]),
    ...changesTables(changes, scope),
  );
}

/**
 * A short word on the agent's own pull request, so that a later run finds there which job it came from. `askedAt` is the
 * URL of the issue or pull request that asked for it, or of the run.
 */
export function pullRequestNoteMarkdown(askedAt: string): string {
  return `The documentation agent opened this pull request for ${link('what was asked here', askedAt)}.\n`;
}

function includedTable({ parts }: ContextBlock): string {
  return table(
    ['`include`', 'Sent', 'Bytes', 'Left out'],
    parts.map(({ part, what, bytes, leftOut }) => [
      code(part),
      code(what),
      formatNumber(bytes),
      plain(oneLine(leftOut.join(' '))),
    ]),
  );
}

function openPullRequestsTable(open: readonly PullRequest[], now: number): string {
  return table(
    ['Open pull request', 'Open for'],
    open.map(({ number, url, createdAt }) => [
      link(code(`#${number}`), url),
      age(now - Date.parse(createdAt)),
    ]),
  );
}

const DAY_MS = 86_400_000;

function age(milliseconds: number): string {
  const days = Math.floor(milliseconds / DAY_MS);
  if (Number.isNaN(days)) return '';
  return days < 1 ? 'less than a day' : days === 1 ? '1 day' : `${days} days`;
}

function lead(outcome: Outcome): readonly string[] {
  const sign = SIGN[outcome.conclusion];
  if (outcome.name === 'pr-created' && outcome.prLink !== undefined) {
    const problem = scopeProblem(outcome.scope);
    return [
      `${PULL_REQUEST_LEAD[outcome.change]}: **${prLabel(outcome, outcome.prLink)}**`,
      ...(problem === undefined ? [] : [`${sign}${plain(problem)}`]),
    ];
  }
  return [`${sign}${plain(outcome.message)}`];
}

function factsOfJob({ outcome, elapsedMs }: Report): Fact[] {
  const { job, jobId, prLink } = outcome;
  return [
    ['Outcome', code(outcome.name)],
    ['Reason', outcome.reason && code(outcome.reason)],
    ['Pull request', prLink && prLabel(outcome, prLink)],
    ...factsOfChanges(outcome.changes),
    ['Job', jobId && cell(jobId)],
    ['Status', job && cell(job.status)],
    ['Model', job?.model && cell(job.model)],
    ['Repository', job?.repository && repositoryLabel(job.repository)],
    ['Ref', job?.ref && cell(job.ref)],
    ['Time', elapsedMs === undefined ? undefined : formatDuration(elapsedMs)],
  ];
}

function cell(text: string): string {
  return code(oneLine(text, MAX_CELL_LENGTH));
}

/** `owner/name#7`, as GitHub itself writes a pull request; the URL if it is not one of GitHub's form. */
function prLabel({ pullRequest }: Outcome, prLink: string): string {
  const text = pullRequest === undefined ? prLink : `${pullRequest.repository}#${pullRequest.number}`;
  return link(cell(text), prLink);
}

function repositoryLabel(repository: string): string {
  return link(cell(repository.replace(/^https?:\/\/[^/]+\//u, '')), repository);
}

function paragraphs(...texts: readonly string[]): string {
  return `${texts.join('\n\n')}\n`;
}

const PULL_REQUEST_LEAD: Readonly<Record<Change, string>> = {
  created: 'The documentation agent opened a pull request',
  updated: 'The documentation agent updated its pull request',
  resumed: 'The documentation agent opened a pull request for an earlier attempt of this run',
};

const SIGN = { pass: '', notice: 'ℹ️ ', warning: '⚠️ ', failure: '❌ ' } as const;

const TITLE: Readonly<Record<OutcomeName, string>> = {
  started: 'started',
  'pr-created': 'pull request created',
  'no-pr': 'no pull request',
  archived: 'archived',
  failed: 'failed',
  'dry-run': 'dry run',
  skipped: 'skipped',
  rejected: 'rejected',
  'not-created': 'not created',
  unknown: 'not known whether it was created',
  'timed-out': 'timed out',
  cancelled: 'cancelled',
  lost: 'lost sight of',
};

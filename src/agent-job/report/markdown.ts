import type { Event } from '../../github/event.ts';
import type { PullRequest } from '../../github/pull-request.ts';
import { DAY_MS } from '../../lib/clock.ts';
import {
  cell,
  codeSpan,
  facts,
  firstRows,
  folded,
  link,
  MAX_CELL_LENGTH,
  messageMarkdown,
  paragraphs,
  plain,
  table,
} from '../../lib/markdown.ts';
import { capitalized } from '../../lib/problem.ts';
import { formatCount, formatDuration, formatNumber, oneLine } from '../../lib/text.ts';
import { type Environment, runUrl, troubleshootingUrl } from '../../runner/environment.ts';
import { CONCLUSION_SIGN } from '../../step/conclusion.ts';
import type { ContextBlock } from '../context/block.ts';
import type { othersMerged } from '../event-of-push.ts';
import type { Run } from '../job-run.ts';
import { scopeProblem } from '../pull-request/scope.ts';
import { adviceMarkdown } from './advice.ts';
import { checkBeforeMerging, pathTable, sizeOfChanges } from './changes-markdown.ts';
import type { Outcome } from './outcome.ts';
import { OUTCOMES } from './outcome-table.ts';
import { planMarkdown } from './plan-markdown.ts';

/** For the workflow's author. It doesn't contain the prompt, which not everyone who sees the run may read. */
export function summaryMarkdown(
  run: Run,
  outcome: Outcome,
  { pulls, missing }: Awaited<ReturnType<typeof othersMerged>> = { pulls: [], missing: [] },
): string {
  const { done } = outcome;
  const { prompt } = run;
  const { parts, bytes } = done.included ?? {};
  const isDryRun = outcome.name === 'dry-run';
  const sent = parts ? includedTable(parts) : '';
  const { open = [] } = done.kind === 'skipped' ? done.skip : {};
  const details = facts({
    ...sharedFacts(run, outcome),
    'Merged with it': [...pulls.map(pullRequestLink), ...missing.map(messageMarkdown)].join(', '),
    Prompt: prompt && formatCount(prompt.bytes, 'byte'),
    'Prompt SHA-256': prompt && codeSpan(prompt.sha256),
    'Data from GitHub': bytes ? formatCount(bytes, 'byte') : '',
  });
  const text = paragraphs(
    heading(outcome),
    explanationMarkdown(run, outcome),
    checkBeforeMerging(outcome.pullRequest),
    metaLine(run, outcome),
    isDryRun ? sent : '',
    pathTable(outcome.pullRequest),
    openPullRequestsTable(open, run.clock.now()),
    folded('Details', paragraphs(details, isDryRun ? '' : sent)),
  );
  return `${text}\n`;
}

/** First, what the one who asked can do; the rest is for the workflow's author. `earlier`, which it replaces, knows other steps. */
export function commentMarkdown(run: Run, outcome: Outcome, earlier = ''): string {
  const paths = pathTable(outcome.pullRequest);
  const details = paragraphs(explanationMarkdown(run, outcome), facts(sharedFacts(run, outcome, earlier)));
  const meta = metaLine(run, outcome, runUrl(run.environment));
  const advice = paragraphs(adviceMarkdown(run, outcome), checkBeforeMerging(outcome.pullRequest));
  return paragraphs(heading(outcome), advice, paths, meta, folded('Details', details));
}

/** Returns a short comment that announces the end of a job, with a link to the comment that says more. */
export function endMarkdown(run: Run, outcome: Outcome, detailsUrl: string): string {
  return paragraphs(heading(outcome), adviceMarkdown(run, outcome), link('details', detailsUrl));
}

export function helpUrl({ environment }: Run, outcome: Outcome): string | undefined {
  const { name, reason, conclusion } = outcome;
  if (conclusion === 'pass') return undefined;
  return troubleshootingUrl(environment, OUTCOMES[name].helpSection ?? reason);
}

function heading({ name, conclusion, title, pullRequest }: Outcome): string {
  const { url, confirmed } = pullRequest ?? {};
  // A host can look like GitHub's, so a URL that isn't confirmed stays whole.
  const label =
    confirmed && `${confirmed.repository}#${confirmed.number} ${oneLine(confirmed.title, MAX_CELL_LENGTH)}`;
  const linked = url === undefined ? '' : `: ${link(label ?? url, url)}`;
  // A red cross would hide that a job or a pull request exists.
  const exists = OUTCOMES[name].mayRun || url !== undefined;
  const sign = CONCLUSION_SIGN[conclusion === 'failure' && exists ? 'warning' : conclusion];
  return [`${sign}**${title}${linked}**`, ...sizeOfChanges(pullRequest)].join(' · ');
}

function explanationMarkdown(run: Run, { done, explanation, pullRequest }: Outcome): string {
  if (done.kind === 'dry-run') return planMarkdown(run, done);
  if (done.kind === 'invalid') {
    return done.problems.map(({ message }) => `- ${messageMarkdown(message)}`).join('\n');
  }
  const { scope, doubt = '' } = pullRequest ?? {};
  const problem = scope === undefined ? doubt : scopeProblem(scope, false);
  return paragraphs(messageMarkdown(explanation), messageMarkdown(problem));
}

function metaLine(run: Run, outcome: Outcome, url?: string): string {
  const { environment, clock, startedAt, event } = run;
  const actor = outcome.name === 'skipped' ? undefined : event.actor;
  const elapsedMs = clock.now() - startedAt;
  const parts = [
    actor && `${REQUESTED_BY} ${personLink(environment, actor.login)}${howAsked(event)}`,
    elapsedMs >= SHORTEST_SHOWN_MS && `reported after ${formatDuration(elapsedMs)}`,
    url && link('workflow run', url),
  ];
  return capitalized(parts.filter(Boolean).join(' · '));
}

const SHORTEST_SHOWN_MS = 1_000;
const REQUESTED_BY = 'Requested by';
const WITH_LABEL = ' with the label ';

/** So that `settle` can say how to ask again. */
function howAsked({ label, command }: Run['event']): string {
  if (label !== undefined) return `${WITH_LABEL}${cell(label)}`;
  return command === undefined ? '' : ` with ${cell(command)}`;
}

/** Returns what `metaLine` wrote into our comment, as the event had it, as far as reports use it. */
export function requestIn(comment: string): Pick<Event, 'actor' | 'label' | 'command'> {
  const [, by = '', how = ''] =
    new RegExp(`^${REQUESTED_BY} (\\S{1,500})( with .{1,300})?`, 'mu').exec(comment) ?? [];
  const [, person, bot] = /^\[.*\]\(.*\/([\w-]+)\)$|^`([\w-]+\[bot\])`$/u.exec(by) ?? [];
  const login = person ?? bot;
  const isLabel = how.startsWith(WITH_LABEL);
  const [, , given] = /^[^`]*(`+) ?(.*?) ?(?<!`)\1(?!`)/u.exec(how) ?? [];
  return {
    actor: login === undefined ? undefined : { login, isBot: false },
    label: isLabel ? given : undefined,
    command: isLabel ? undefined : given,
  };
}

/** A link, because `@name` would notify them once more. */
function personLink({ serverUrl }: Environment, login: string): string {
  const name = oneLine(login, MAX_CELL_LENGTH);
  return /^[\w-]+$/u.test(login) ? link(name, `${serverUrl}/${login}`) : codeSpan(name);
}

/** What the comment and the summary say. A field of the job for the summary alone goes into `summaryMarkdown`. */
function sharedFacts(run: Run, outcome: Outcome, earlier = '') {
  const { name, reason, job, jobId, pullRequest, done } = outcome;
  const { repository = '' } = job ?? {};
  const { confirmed } = pullRequest ?? {};
  const inTitle = confirmed && `${run.environment.serverUrl}/${confirmed.repository}`;
  const { waitedMs = 0 } = done.target ?? {};
  const { diffHead } = done.included ?? {};
  const help = helpUrl(run, outcome);
  return {
    Outcome: codeSpan(name),
    Reason: reason && codeSpan(reason),
    Help: help && link('troubleshooting page', help),
    Job: jobId && cell(jobId),
    [DIFF]: diffHead ? cell(diffHead) : factIn(earlier, DIFF),
    [WAITED]: jobId && waitedMs >= SHORTEST_SHOWN_MS ? formatDuration(waitedMs) : factIn(earlier, WAITED),
    Model: job?.model && cell(job.model),
    // Another host can look like this one, so the URL stays whole.
    Repository: repository && repository !== inTitle ? link(repository, repository) : '',
    Branch: job?.ref && cell(job.ref),
  };
}

const DIFF = 'Diff up to';
const WAITED = 'Waited for an earlier prompt';

/** Returns a fact of our comment, in Markdown. */
function factIn(comment: string, name: string): string | undefined {
  const [, value] = new RegExp(`^\\| ${name} \\| (.*) \\|\\s*$`, 'mu').exec(comment) ?? [];
  return value?.replaceAll('\\|', '|');
}

function pullRequestLink({ number, title, url }: PullRequest): string {
  return link(`#${number} ${oneLine(title, MAX_CELL_LENGTH)}`, url);
}

function includedTable(parts: ContextBlock['parts']): string {
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

/** GitHub drops a summary of more than 1 MiB whole. */
const MAX_OPEN_ROWS = 100;

function openPullRequestsTable(open: readonly PullRequest[], now: number): string {
  if (open.length === 0) return '';
  const rows = open.map((pull) => [pullRequestLink(pull), age(now - (pull.createdAt ?? now))]);
  return table(['Open pull request', 'Open for'], firstRows(rows, MAX_OPEN_ROWS));
}

function age(ms: number): string {
  return ms < DAY_MS ? 'less than a day' : formatCount(Math.floor(ms / DAY_MS), 'day');
}

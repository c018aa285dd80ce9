import { OUTCOMES } from '../agent-job/report/outcomes.ts';
import { jsonListWithin } from '../lib/json.ts';
import { codeSpan, lineChart, link, messageMarkdown, paragraphs, table } from '../lib/markdown.ts';
import { formatCount, formatNumber, oneLine } from '../lib/text.ts';
import type { Runner } from '../runner/commands.ts';
import { CONCLUSION_SIGN, exitCode, logConclusion, type Note, worstOf } from '../step/conclusion.ts';
import type { countPullRequests } from './pull-requests.ts';
import type { Settled } from './settle.ts';
import type { SettleRun } from './settle-run.ts';

/** The outputs that `settle/action.yml` declares. */
export const outputNames = ['settled', 'active', 'pull-requests', 'report'] as const;

/** Undefined if GitHub doesn't list the pull requests. */
type Pulls = Awaited<ReturnType<typeof countPullRequests>>;

/** A later step gets an output in its environment, which Linux limits to 128 KiB per variable. */
const MAX_LIST_BYTES = 32_000;
/** So that the report has at most 60 kB. */
const MAX_NOTES = 10;
const MAX_ROWS = 20;
const MAX_CELL_LENGTH = 200;

/** Sets the outputs, and writes the log and the summary. Resolves with the step's exit code. */
export async function report(
  { runner, notes, inputs }: SettleRun,
  settled: readonly Settled[],
  active: number | undefined,
  pulls: Pulls,
): Promise<number> {
  const list = settled.map(({ comment, outcome }) => ({
    job_id: outcome.jobId,
    outcome: outcome.name,
    pr_link: outcome.prLink ?? null,
    comment_id: comment.id,
    issue: comment.issue.number,
  }));
  const { json, left } = jsonListWithin(list, MAX_LIST_BYTES);
  if (left > 0) {
    const message = `The output \`settled\` leaves out ${left} of ${list.length} comments, because its limit is ${formatNumber(MAX_LIST_BYTES)} bytes.`;
    notes.push({ conclusion: 'warning', title: 'Output shortened', message });
  }
  const ended = jobsSentence(settled, active);
  const said = pulls === undefined ? ended : `${ended} ${pullsSentence(inputs.lastDays, pulls.figures)}`;
  runner.info(said);
  return await publish(runner, said, notes, [settledTable(settled), pullsMarkdown(pulls)], {
    settled: json,
    active: String(active ?? ''),
    'pull-requests': pulls === undefined ? '' : JSON.stringify(pulls.figures),
  });
}

/** Publishes the main numbers, the notes and the tables. Resolves with the step's exit code. */
export async function publish(
  runner: Runner,
  said: string,
  notes: readonly Note[],
  tables: readonly string[] = [],
  outputs = { settled: '[]', active: '', 'pull-requests': '' },
): Promise<number> {
  const noted = notes.map((note) => `${CONCLUSION_SIGN[note.conclusion]}${messageMarkdown(note.message)}`);
  const more = noted.length - MAX_NOTES;
  // The last ones say why a run ended early.
  if (more > 0) noted.splice(MAX_NOTES / 2, more, `${formatNumber(more)} more are in the log.`);
  const text = paragraphs(`**${said}**`, ...noted, ...tables);
  const values = { ...outputs, report: text };
  for (const name of outputNames) runner.setOutput(name, values[name]);
  for (const note of notes) logConclusion(runner, note);
  await runner.addSummary(`${text}\n`);
  return exitCode(worstOf(notes.map(({ conclusion }) => conclusion)), runner);
}

/** Returns “2 jobs ended, 1 is still active.” */
function jobsSentence(settled: readonly Settled[], active: number | undefined): string {
  if (active === undefined) return "The jobs couldn't be checked.";
  const count = new Set(settled.map(({ comment }) => comment.marker.job)).size;
  const ended = count === 0 ? 'No job ended' : `${formatCount(count, 'job')} ended`;
  const verb = active === 1 ? 'is' : 'are';
  return active === 0 ? `${ended}.` : `${ended}, ${formatNumber(active)} ${verb} still active.`;
}

/** Returns “The agent opened 5 pull requests in 14 days: 3 merged, 1 closed, 1 open.” */
function pullsSentence(
  days: number,
  { opened, merged, closed, open }: NonNullable<Pulls>['figures'],
): string {
  const pulls = `${formatCount(opened, 'pull request')} in ${formatCount(days, 'day')}`;
  return `The agent opened ${pulls}: ${merged} merged, ${closed} closed, ${open} open.`;
}

function settledTable(settled: readonly Settled[]): string {
  if (settled.length === 0) return '';
  const rows = settled.slice(0, MAX_ROWS).map(({ comment, outcome }) => {
    const { name, prLink = '', pullRequest } = outcome;
    const label = pullRequest === undefined ? prLink : `${pullRequest.repository}#${pullRequest.number}`;
    return [
      codeSpan(oneLine(comment.marker.job, MAX_CELL_LENGTH)),
      OUTCOMES[name].title,
      prLink && link(oneLine(label, MAX_CELL_LENGTH), prLink.length > MAX_CELL_LENGTH ? '' : prLink),
      link(`#${comment.issue.number}`, comment.url),
    ];
  });
  const left = settled.length - rows.length;
  return paragraphs(
    table(['Job', 'Result', 'Pull request', 'Comment'], rows),
    left === 0 ? '' : `${formatNumber(left)} more are in the output \`settled\`.`,
  );
}

/** In the order of `Figures`. */
const FIGURES = ['Opened', 'Merged', 'Closed', 'Open', 'Merge rate', 'Days to merge', 'Oldest (days)'];

/** Returns how the agent's pull requests fared, as a table and, for several weeks, a chart. */
function pullsMarkdown(pulls: Pulls): string {
  if (pulls === undefined || pulls.figures.opened === 0) return '';
  const { merge_rate: rate } = pulls.figures;
  const figures = { ...pulls.figures, merge_rate: rate === null ? null : `${Math.round(rate * 100)} %` };
  const { days, opened, merged } = pulls.weeks;
  const title = 'Pull requests a week: opened (blue), merged (orange)';
  return paragraphs(
    '#### Pull requests of the agent',
    table(FIGURES, [Object.values(figures).map((value) => String(value ?? '–'))], 0),
    days.length < 2 ? '' : lineChart(title, days, [opened, merged]),
  );
}

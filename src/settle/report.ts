import { cell, firstRows, lineChart, link, messageMarkdown, paragraphs, table } from '../lib/markdown.ts';
import { formatCount, formatNumber } from '../lib/text.ts';
import { CONCLUSION_SIGN, type Note, reportNotes } from '../step/conclusion.ts';
import { setList } from '../step/list-output.ts';
import type { Step } from '../step/step.ts';
import type { Settled } from './context.ts';
import type { countPullRequests } from './pull-requests.ts';

type Pulls = Awaited<ReturnType<typeof countPullRequests>>;

/** Numbers of jobs. `open` are those not known to have ended. */
type Counts = Readonly<Record<'ended' | 'open', number>>;

/** What a run found out, as far as it did. */
interface Results extends Step {
  readonly notes: readonly Note[];
  readonly settled?: readonly Settled[];
  /** Undefined if GitHub doesn't list the comments. */
  readonly counts?: Counts | undefined;
  readonly pulls?: Pulls;
}

/** So that the report has at most 60 kB. */
const MAX_NOTES = 10;
const MAX_ROWS = 20;
const MAX_LINK_LENGTH = 200;

export async function reportResults(results: Results): Promise<number> {
  const { runner, settled = [], counts, pulls } = results;
  const said = [jobsSentence(counts), pulls && pullsSentence(pulls)].filter(Boolean).join(' ');
  const entries = settled.map(({ comment, outcome }) => ({
    job_id: outcome.jobId,
    outcome: outcome.name,
    pr_link: outcome.pullRequest?.url ?? null,
    comment_id: comment.id,
    issue: comment.issue.number,
  }));
  const notes = [...results.notes, ...setList(runner, 'settled', entries)];
  const noted = notes.map((note) => `${CONCLUSION_SIGN[note.conclusion]}${messageMarkdown(note.message)}`);
  const more = noted.length - MAX_NOTES;
  // The last ones say why a run ended early.
  if (more > 0) noted.splice(MAX_NOTES / 2, more, `${formatNumber(more)} more in the log.`);
  const text = paragraphs(`**${said}**`, ...noted, settledTable(settled), pullsMarkdown(pulls));
  runner.setOutput('active', String(counts?.open ?? ''));
  runner.setOutput('pull-requests', pulls === undefined ? '' : JSON.stringify(pulls.figures));
  runner.setOutput('report', text);
  runner.info(said);
  return await reportNotes(results, notes, text);
}

/** Returns “2 jobs ended, 1 may still be active.” */
function jobsSentence(counts: Counts | undefined): string {
  if (counts === undefined) return 'No job checked.';
  const { ended, open } = counts;
  const jobs = ended === 0 ? 'No job ended' : `${formatCount(ended, 'job')} ended`;
  return `${jobs}${open > 0 ? `, ${formatNumber(open)} may still be active` : ''}.`;
}

/** Returns “The agent opened 5 pull requests in `acme/docs` in 14 days: 3 merged, 1 closed, 1 open.” */
function pullsSentence({ repository, lastDays, figures }: NonNullable<Pulls>): string {
  const { opened, merged, closed, open } = figures;
  return `The agent opened ${formatCount(opened, 'pull request')} in ${cell(repository)} in ${formatCount(lastDays, 'day')}: ${merged} merged, ${closed} closed, ${open} open.`;
}

function settledTable(settled: readonly Settled[]): string {
  if (settled.length === 0) return '';
  const rows = settled.map(({ comment, outcome }) => {
    const { url = '', confirmed } = outcome.pullRequest ?? {};
    const label = confirmed === undefined ? url : `${confirmed.repository}#${confirmed.number}`;
    return [
      cell(outcome.jobId ?? ''),
      outcome.title,
      url.length > MAX_LINK_LENGTH ? cell(label) : url && link(label, url),
      link(`#${comment.issue.number}`, comment.url),
    ];
  });
  return table(['Job', 'Result', 'Pull request', 'Comment'], firstRows(rows, MAX_ROWS));
}

/** In the order of `figuresOf`. */
const FIGURES = ['Opened', 'Merged', 'Closed', 'Open', 'Merge rate', 'Days to merge', 'Oldest (days)'];

function pullsMarkdown(pulls: Pulls): string {
  if (pulls === undefined || pulls.figures.opened === 0) return '';
  const { merge_rate: rate } = pulls.figures;
  const percent = rate === null ? null : `${Number((rate * 100).toFixed(1))} %`;
  const figures = { ...pulls.figures, merge_rate: percent };
  const { days, opened, merged } = pulls.weeks;
  const title = 'These pull requests, by week: opened (blue), merged (orange)';
  return paragraphs(
    '#### Pull requests of the agent',
    table(FIGURES, [Object.values(figures).map((value) => String(value ?? '–'))], 0),
    days.length < 2 ? '' : lineChart(title, days, [opened, merged]),
  );
}

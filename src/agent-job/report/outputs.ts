import { pathsOf } from '../../github/changed-files.ts';
import { parsePullRequestUrl } from '../../github/pull-request.ts';
import { formatNumber, oneLine } from '../../lib/text.ts';
import type { Runner } from '../../runner/commands.ts';
import { logConclusion } from '../../step/conclusion.ts';
import { setList } from '../../step/list-output.ts';
import { MAX_SHOWN_FILES } from '../pull-request/changes.ts';
import type { Outcome } from './outcome.ts';

export function setOutputs(runner: Runner, outcome: Outcome): void {
  const { jobId = '', job, pullRequest, name, reason = '', message } = outcome;
  const { url = '', confirmed } = pullRequest ?? {};
  const texts = {
    'job-id': jobId,
    status: oneLine(job?.status ?? ''),
    'pr-link': url,
    'pr-number': String(parsePullRequestUrl(url)?.number ?? ''),
    outcome: name,
    reason,
    message,
  };
  for (const [output, text] of Object.entries(texts)) runner.setOutput(output, text);
  const { json = '' } = job ?? {};
  const isTooLong = json.length > MAX_JOB_LENGTH;
  runner.setOutput('job', isTooLong ? '' : json);
  if (isTooLong) runner.warning(JOB_LEFT_OUT, 'Output left out');
  const { files } = confirmed ?? {};
  const paths = files === 'unread' ? undefined : files?.flatMap(pathsOf).slice(0, MAX_SHOWN_FILES);
  for (const note of setList(runner, 'changed-files', paths)) logConclusion(runner, note);
}

/** In characters. GitHub limits all outputs of a workflow job to 1 MB in UTF-16, and `changed-files` needs some of it. */
const MAX_JOB_LENGTH = 450_000;
const JOB_LEFT_OUT = `The output \`job\` is empty, because its limit is ${formatNumber(MAX_JOB_LENGTH)} characters.`;

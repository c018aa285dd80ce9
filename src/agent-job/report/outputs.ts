import { pathsOf } from '../../github/changed-files.ts';
import { oneLine } from '../../lib/text.ts';
import type { AgentJob } from '../../platform/agent-jobs.ts';
import type { Runner } from '../../runner/commands.ts';
import { logConclusion } from '../../step/conclusion.ts';
import { setList } from '../../step/list-output.ts';
import { MAX_SHOWN_FILES } from '../pull-request/changes.ts';
import type { Outcome } from './outcome.ts';

const texts = {
  'job-id': ({ jobId }) => jobId ?? '',
  status: ({ job }) => oneLine(job?.status ?? ''),
  'pr-link': ({ pullRequest }) => pullRequest?.url ?? '',
  'pr-number': ({ pullRequest }) => String(pullRequest?.ref?.number ?? ''),
  outcome: ({ name }) => name,
  reason: ({ reason }) => reason ?? '',
  message: ({ message }) => message,
  job: ({ job }) => (job === undefined ? '' : jobOutput(job)),
} satisfies Record<string, (outcome: Outcome) => string>;

export function setOutputs(runner: Runner, outcome: Outcome): void {
  for (const [name, value] of Object.entries(texts)) runner.setOutput(name, value(outcome));
  const { files } = outcome.pullRequest?.confirmed ?? {};
  const read = files === 'unread' ? undefined : files;
  const paths = read?.flatMap(pathsOf).slice(0, MAX_SHOWN_FILES);
  for (const note of setList(runner, 'changed-files', paths)) logConclusion(runner, note);
}

/**
 * In characters. GitHub limits all outputs of a workflow job to 1 MB in UTF-16, and `changed-files` needs some of it. Of a
 * larger agent job, only these fields are set.
 */
const MAX_JOB_OUTPUT_LENGTH = 450_000;

function jobOutput({ id, status, model, prLink, json }: AgentJob): string {
  if (json.length <= MAX_JOB_OUTPUT_LENGTH) return json;
  return JSON.stringify({ id, status: oneLine(status), model: model && oneLine(model), prLink });
}

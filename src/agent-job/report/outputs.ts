import { pathsOf } from '../../github/changed-files.ts';
import { jsonListWithin } from '../../lib/json.ts';
import { formatNumber } from '../../lib/text.ts';
import type { AgentJob } from '../../platform/agent-jobs.ts';
import type { Runner } from '../../runner/commands.ts';
import { bounded, setOutputs } from '../job/outputs.ts';
import { MAX_SHOWN_FILES } from '../pull-request/changes.ts';
import type { Outcome } from './outcome.ts';

export function setCommentOutput(runner: Runner, id: number | undefined): void {
  setOutputs(runner, { 'comment-id': id?.toString() });
}

export function setOutcomeOutputs(runner: Runner, outcome: Outcome): void {
  setOutputs(runner, {
    'job-id': outcome.jobId ?? '',
    status: bounded(outcome.job?.status ?? ''),
    'pr-link': outcome.pullRequest?.url ?? '',
    'pr-number': String(outcome.pullRequest?.ref?.number ?? ''),
    outcome: outcome.name,
    reason: outcome.reason ?? '',
    message: outcome.message,
    job: outcome.job === undefined ? '' : jobOutput(outcome.job),
    'changed-files': changedFilesOutput(runner, outcome),
  });
}

/** A later step gets it in its environment, which Linux limits to 128 KiB per variable and 2 MiB in total. */
const MAX_CHANGED_FILES_BYTES = 32_000;

function changedFilesOutput(runner: Runner, { pullRequest }: Outcome): string {
  const { files } = pullRequest?.confirmed ?? {};
  if (files === undefined) return '';
  const paths = files.flatMap(pathsOf).slice(0, MAX_SHOWN_FILES);
  const { json, left } = jsonListWithin(paths, MAX_CHANGED_FILES_BYTES);
  if (left > 0) {
    runner.warning(
      `The output \`changed-files\` leaves out ${left} of ${paths.length} paths, because its limit is ${formatNumber(MAX_CHANGED_FILES_BYTES)} bytes.`,
      'Output shortened',
    );
  }
  return json;
}

/**
 * In characters. GitHub limits all outputs of a workflow job to 1 MB in UTF-16, and `changed-files` needs some of it. Of a
 * larger agent job, only the known fields are set.
 */
const MAX_JOB_OUTPUT_LENGTH = 450_000;

function jobOutput({ id, status, model, prLink, json }: AgentJob): string {
  if (json.length <= MAX_JOB_OUTPUT_LENGTH) return json;
  return JSON.stringify({ id, status: bounded(status), model: model && bounded(model), prLink });
}

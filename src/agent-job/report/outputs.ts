import { pathsOf } from '../../github/changed-files.ts';
import type { AgentJob } from '../../platform/agent-jobs.ts';
import type { Runner } from '../../runner/commands.ts';
import { logConclusion } from '../../step/conclusion.ts';
import { setList } from '../../step/list-output.ts';
import { bounded, setOutputs } from '../job/outputs.ts';
import { MAX_SHOWN_FILES } from '../pull-request/changes.ts';
import type { Outcome } from './outcome.ts';

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
  });
  const { files } = outcome.pullRequest?.confirmed ?? {};
  const note = setList(runner, 'changed-files', files?.flatMap(pathsOf).slice(0, MAX_SHOWN_FILES));
  if (note !== undefined) logConclusion(runner, note);
}

/**
 * In characters. GitHub limits all outputs of a workflow job to 1 MB in UTF-16, and `changed-files` needs some of it. Of a
 * larger agent job, only these fields are set.
 */
const MAX_JOB_OUTPUT_LENGTH = 450_000;

function jobOutput({ id, status, model, prLink, json }: AgentJob): string {
  if (json.length <= MAX_JOB_OUTPUT_LENGTH) return json;
  return JSON.stringify({ id, status: bounded(status), model: model && bounded(model), prLink });
}

import { jsonListWithin } from '../../lib/json.ts';
import { oneLine } from '../../lib/text.ts';
import type { AgentJob } from '../../platform/agent-jobs.ts';
import type { Runner } from '../../runner/commands.ts';
import { MAX_SHOWN_FILES, pathsOf } from '../github/pull-request-changes.ts';
import type { JobRef } from '../job/result.ts';
import type { Outcome } from './outcome.ts';

/** The outputs that `action.yml` declares. */
export const outputNames = [
  'job-id',
  'status',
  'pr-link',
  'pr-number',
  'outcome',
  'reason',
  'message',
  'job',
  'comment-id',
  'changed-files',
] as const;

export type OutputName = (typeof outputNames)[number];

/** Sets what is known of a job as soon as it is known: a step that is killed later has set it. */
export function setJobOutputs(runner: Runner, { id, last }: JobRef): void {
  set(runner, { 'job-id': id, ...(last && { status: bounded(last.status) }) });
}

export function setOutcomeOutputs(runner: Runner, outcome: Outcome): void {
  set(runner, {
    'job-id': outcome.jobId ?? '',
    status: outcome.job === undefined ? '' : bounded(outcome.job.status),
    'pr-link': outcome.prLink ?? '',
    'pr-number': outcome.pullRequest === undefined ? '' : String(outcome.pullRequest.number),
    outcome: outcome.name,
    reason: outcome.reason ?? '',
    message: outcome.message,
    job: outcome.job === undefined ? '' : jobOutput(outcome.job),
    'changed-files': changedFilesOutput(runner, outcome),
  });
}

/** A later step gets it in its environment, where Linux holds 128 KiB a variable and 2 MiB in all. */
const MAX_CHANGED_FILES_BYTES = 32_000;

function changedFilesOutput(runner: Runner, { changes }: Outcome): string {
  if (changes === undefined) return '';
  const paths = changes.files.flatMap(pathsOf).slice(0, MAX_SHOWN_FILES);
  const { json, left } = jsonListWithin(paths, MAX_CHANGED_FILES_BYTES);
  if (left > 0) {
    runner.warning(
      `The output changed-files leaves out ${left} of ${paths.length} paths, because it holds ${MAX_CHANGED_FILES_BYTES} bytes at most.`,
    );
  }
  return json;
}

export function setCommentOutput(runner: Runner, commentId: number): void {
  set(runner, { 'comment-id': String(commentId) });
}

/** GitHub keeps 1 MB of all outputs of a workflow job: of a job that is larger, only what is known of it is set. */
const MAX_JOB_OUTPUT_LENGTH = 500_000;

function jobOutput({ id, status, model, prLink, json }: AgentJob): string {
  if (json.length <= MAX_JOB_OUTPUT_LENGTH) return json;
  return JSON.stringify({ id, status: bounded(status), model: model && bounded(model), prLink });
}

/** The service's own words are short; nothing but this keeps them so. In characters. */
const MAX_WORD_LENGTH = 200;

function bounded(word: string): string {
  return oneLine(word, MAX_WORD_LENGTH);
}

function set(runner: Runner, values: Partial<Record<OutputName, string>>): void {
  for (const name of outputNames) {
    const value = values[name];
    if (value !== undefined) runner.setOutput(name, value);
  }
}

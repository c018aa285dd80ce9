import { oneLine } from '../../lib/text.ts';
import type { AgentJob } from '../../platform/agent-jobs.ts';
import type { Runner } from '../../runner/commands.ts';

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

/** Sets a job's outputs as soon as they are known, so that they are set if the step is killed later. */
export function setJobOutputs(runner: Runner, { id, status }: AgentJob): void {
  setOutputs(runner, { 'job-id': id, status: bounded(status) });
}

/** For words of the API, which are short but not limited. In characters. */
const MAX_WORD_LENGTH = 200;

export function bounded(word: string): string {
  return oneLine(word, MAX_WORD_LENGTH);
}

export function setOutputs(
  runner: Runner,
  values: Partial<Record<(typeof outputNames)[number], string | undefined>>,
): void {
  for (const name of outputNames) {
    const value = values[name];
    if (value !== undefined) runner.setOutput(name, value);
  }
}

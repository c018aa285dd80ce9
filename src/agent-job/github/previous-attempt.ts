import type { Environment } from '../../runner/environment.ts';
import type { Marker } from './comment-marker.ts';
import type { MarkedComment } from './status-comment.ts';

/** A job that an earlier attempt of this run started for the same intent, and the comment that names it. */
export interface PreviousAttempt {
  readonly jobId: string;
  readonly attempt: number;
  readonly commentId: number;
}

/** What makes an intent the same: attempts of one run differ in nothing else, legs of a matrix differ in these. */
export type Intent = Pick<Marker, 'run' | 'workflowJob' | 'step' | 'project' | 'prompt'>;

/** The intent of this step; `prompt` is the SHA-256 of its prompt in hexadecimal, empty where there is none. */
export function intentOf(
  { runId, workflowJob, step }: Pick<Environment, 'runId' | 'workflowJob' | 'step'>,
  project: string,
  prompt: string,
): Intent {
  return { run: runId, workflowJob, step, project, prompt };
}

export function isSameIntent(marker: Marker, { run, workflowJob, step, project, prompt }: Intent): boolean {
  return (
    marker.run === run &&
    marker.workflowJob === workflowJob &&
    marker.step === step &&
    marker.project === project &&
    marker.prompt === prompt
  );
}

/** The newest job that an attempt before this one started for the intent, as far as our comments tell. */
export function findPreviousAttempt(
  comments: readonly MarkedComment[],
  intent: Intent,
  attempt: number,
): PreviousAttempt | undefined {
  const found = comments.findLast(
    ({ marker }) => marker.job !== '' && marker.attempt < attempt && isSameIntent(marker, intent),
  );
  return found && { jobId: found.marker.job, attempt: found.marker.attempt, commentId: found.id };
}

import { GitHubError } from '../github/errors.ts';
import type { Environment } from '../runner/environment.ts';
import type { Runner } from '../runner/runner.ts';
import type { Commentary } from './comment.ts';

/** A job that an earlier attempt of this run started for the same intent, and the comment that names it. */
export interface EarlierAttempt {
  readonly jobId: string;
  readonly attempt: number;
  readonly commentId: number;
}

/**
 * What an earlier attempt of this very run, workflow job and step started with the same project and prompt, as far as
 * our own comments tell: the newest. Undefined where there is none, and where nobody could have written one, because
 * the token may not, or because there is no such conversation. Rejects with a `GitHubError` where GitHub cannot be
 * read at the moment: then nobody knows.
 */
export async function findEarlierAttempt(
  commentary: Commentary,
  { runId, runAttempt, workflowJob, step }: Environment,
  projectId: string,
  promptSha256: string,
  runner: Runner,
  cancelled: AbortSignal,
): Promise<EarlierAttempt | undefined> {
  try {
    const found = (await commentary.marked(cancelled)).findLast(
      ({ marker }) =>
        marker.job !== '' &&
        marker.run === runId &&
        marker.attempt < runAttempt &&
        marker.workflowJob === workflowJob &&
        marker.step === step &&
        marker.project === projectId &&
        marker.prompt === promptSha256,
    );
    return found && { jobId: found.marker.job, attempt: found.marker.attempt, commentId: found.id };
  } catch (error) {
    if (!(error instanceof GitHubError) || error.mayPass) throw error;
    runner.info(
      `${error.message} So nobody has commented for an earlier attempt of this run, and a new job is created.`,
    );
    return undefined;
  }
}

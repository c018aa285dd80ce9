import { addReaction, type Reaction } from '../../github/comments.ts';
import { GitHubError } from '../../github/errors.ts';
import type { IssueRef } from '../../github/issue.ts';
import { withTimeout } from '../../lib/clock.ts';
import { type ReportingStep, reacts } from '../job-run.ts';
import { issueOfRun } from './comment.ts';

/** The job doesn't wait longer for the reaction. */
const REACTION_TIMEOUT_MS = 5_000;

/**
 * Reacts to the comment that asked for the job, or else to the issue. Resolves with that issue, for the plan of a dry run, and with
 * the error if GitHub refused, because then it will refuse the comment too. No comment follows a 😕.
 */
export async function react(step: ReportingStep, reaction: Reaction, signal: AbortSignal) {
  const { inputs, event, github, clock, runner } = step;
  const issue: IssueRef | undefined = reacts(step) ? issueOfRun(step) : undefined;
  if (issue === undefined) return {};
  const comment = inputs.issueNumber === undefined ? event.commentRef : undefined;
  try {
    await withTimeout(clock, REACTION_TIMEOUT_MS, signal, ({ stop }) =>
      addReaction(github(stop), issue, comment, reaction),
    );
    return { issue };
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    runner.info(error.message);
    runner.debugError(error);
    return { issue, error };
  }
}

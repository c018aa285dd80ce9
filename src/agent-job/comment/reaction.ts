import { addReaction, type Comment, type Reaction } from '../../github/comments.ts';
import { expectGitHubError, GitHubError } from '../../github/errors.ts';
import type { IssueRef } from '../../github/issue.ts';
import { withTimeout } from '../../lib/clock.ts';
import { gitHubOf, issueOfRun, REACTION_MS, type Run } from '../job-run.ts';

/** Reacts to the comment that asked, or else to the issue: for 😕, the event's own. Resolves with a refusal. */
export async function react(run: Run, reaction: Reaction): Promise<GitHubError | undefined> {
  const { clock, runner, limit, inputs } = run;
  const issue = reaction === 'confused' ? run.event.issue : issueOfRun(run);
  if (issue === undefined || !inputs.comment || inputs.githubToken === '') return undefined;
  const error = await withTimeout(clock, clock.now() + REACTION_MS, limit.stop, (timed) =>
    addReaction(gitHubOf({ ...run, limit: timed }), issue, commentThatAsked(run, issue), reaction),
  ).catch(expectGitHubError);
  if (!(error instanceof GitHubError)) return undefined;
  runner.info(error.message);
  return error;
}

/** Returns undefined also if a review asked, because GitHub's API has no reactions to one. */
function commentThatAsked({ event }: Run, on: IssueRef | undefined): Comment | undefined {
  const { issue, comment } = event;
  return on === issue && comment?.kind !== 'review' ? comment : undefined;
}

/** Returns whether GitHub, which refused a reaction, refuses a comment too. A conversation can be unlocked, a comment deleted. */
export function refusesComments(run: Run, error: GitHubError): boolean {
  if (error.status === 403) return !error.mayPass && !error.isLocked;
  if (error.status === 404) return commentThatAsked(run, issueOfRun(run)) === undefined;
  // A redirect that isn't followed leads to another repository.
  const { status = 0 } = error;
  return status === 401 || status === 410 || (status >= 300 && status < 400);
}

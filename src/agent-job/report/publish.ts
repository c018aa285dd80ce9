import type { GitHubClient } from '../../github/client.ts';
import type { Event } from '../../github/event.ts';
import { type Environment, runUrl } from '../../runner/environment.ts';
import type { StepContext } from '../../step/context.ts';
import type { CommentSubject, CommentTarget, StatusComment } from '../github/status-comment.ts';
import { removeTriggerLabel } from '../github/trigger-label.ts';
import type { WriteBudget } from '../github/write-budget.ts';
import { commentMarkdown, pullRequestNoteMarkdown, type Report } from './markdown.ts';
import { setCommentOutput } from './outputs.ts';

/** A comment that is to be written. */
export interface CommentRequest {
  readonly statusComment: StatusComment;
  readonly subject: CommentSubject;
  readonly target: CommentTarget;
}

export interface PublishOptions {
  /** With the report, on the issue or pull request that asked for the job. */
  readonly comment: CommentRequest | undefined;
  /** With a link back, on the agent's own pull request, so that a later run finds its job there. */
  readonly pullRequestNote: CommentRequest | undefined;
  readonly event: Event;
  readonly environment: Environment;
  readonly client: GitHubClient;
  readonly context: StepContext;
  readonly budget: WriteBudget;
}

/**
 * Writes the report to GitHub, and removes the label that triggered the run. Resolves with whether nothing is left to do:
 * false if the comment could not be written, and may be later.
 */
export async function publish(report: Report, options: PublishOptions): Promise<boolean> {
  const { comment, pullRequestNote, event, environment, client, context, budget } = options;
  const write = async (text: string, { statusComment, subject, target }: CommentRequest) =>
    await statusComment.write(text, subject, target, budget);
  const [written] = await Promise.all([
    comment && write(commentMarkdown(report), comment),
    pullRequestNote && write(pullRequestNoteMarkdown(askedAt(event, environment)), pullRequestNote),
    removeTriggerLabel(event, environment, client, context, budget),
  ]);
  if (written?.kind === 'written') setCommentOutput(context.runner, written.id);
  return !(written?.kind === 'failed' && written.mayWorkLater);
}

function askedAt({ issue }: Event, environment: Environment): string {
  const { serverUrl, repository } = environment;
  return issue === undefined
    ? runUrl(environment)
    : `${serverUrl}/${repository}/${issue.kind === 'issue' ? 'issues' : 'pull'}/${issue.number}`;
}

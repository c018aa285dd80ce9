import * as z from 'zod/mini';
import { inBackticks } from '../lib/text.ts';
import type { GitHubClient } from './client.ts';
import { type Comment, type CommentAnswer, CommentsAnswer } from './conversation.ts';
import { GitHubError } from './errors.ts';
import { type IssueRef, permissionTo, requestAbout } from './issue.ts';

/** 👀: the request is about to be sent. 😕: there is no job, and the run says why. */
export type Reaction = 'eyes' | 'confused';

/** The answer to a write is the comment as written. Anything else, such as a proxy's page, is not GitHub's. */
function written(body: string) {
  const sameBody = z.string().check(z.refine((text) => isSameBody(text, body)));
  return z.object({ id: z.number(), body: z.optional(sameBody) });
}

/** White space aside, because GitHub can change line breaks. */
export function isSameBody(one: string, other: string): boolean {
  return one.replace(/\s+/gu, '') === other.replace(/\s+/gu, '');
}

/** Adds a reaction to a comment, or else to the issue or pull request itself. Reactions send no notifications. */
export async function addReaction(
  client: GitHubClient,
  issue: IssueRef,
  comment: Comment | undefined,
  content: Reaction,
): Promise<void> {
  const options = requestAbout(issue, 'write', "Couldn't add a reaction to");
  if (comment === undefined) {
    const route = 'POST /repos/{owner}/{repo}/issues/{issue_number}/reactions';
    await client.write(route, { issue_number: issue.number, content }, z.unknown(), options);
    return;
  }
  const route =
    comment.kind === 'review-comment'
      ? 'POST /repos/{owner}/{repo}/pulls/comments/{comment_id}/reactions'
      : 'POST /repos/{owner}/{repo}/issues/comments/{comment_id}/reactions';
  await client.write(route, { comment_id: comment.id, content }, z.unknown(), options);
}

/** Returns its id; undefined with a read-only client. Never retries: `attempt` counts those of the caller, from 1. */
export async function addComment(
  client: GitHubClient,
  issue: IssueRef,
  body: string,
  attempt: number,
): Promise<number | undefined> {
  const comment = await client.write(
    'POST /repos/{owner}/{repo}/issues/{issue_number}/comments',
    { issue_number: issue.number, body },
    written(body),
    { ...requestAbout(issue, 'write', "Couldn't comment on"), attempt },
  );
  return comment?.id;
}

/** Resolves with false if the comment is gone: GitHub says so of the edit, and when it is asked for the comment. */
export async function editComment(
  client: GitHubClient,
  { id, issue, body }: Pick<OwnComment, 'id' | 'issue' | 'body'>,
): Promise<boolean> {
  const options = requestAbout(issue, 'write', "Couldn't update the comment on");
  const route = '/repos/{owner}/{repo}/issues/comments/{comment_id}';
  try {
    await client.write(`PATCH ${route}`, { comment_id: id, body }, written(body), options);
    return true;
  } catch (error) {
    if (!isNotFound(error)) throw error;
    try {
      await client.read(`GET ${route}`, { comment_id: id }, z.unknown(), options);
    } catch (second) {
      if (isNotFound(second)) return false;
    }
    throw error;
  }
}

function isNotFound(error: unknown): boolean {
  return error instanceof GitHubError && error.status === 404;
}

/** Returns the oldest first. Rejects if GitHub leaves out the text of one. */
export async function ownComments(client: GitHubClient, issue: IssueRef): Promise<readonly OwnComment[]> {
  const options = requestAbout(issue, 'write', "Couldn't read the comments of");
  const viewer = await client.viewer(options);
  const pages = client.pages(
    'GET /repos/{owner}/{repo}/issues/{issue_number}/comments',
    { issue_number: issue.number },
    CommentsAnswer,
    options,
  );
  const own: OwnComment[] = [];
  for await (const page of pages) {
    for (const answer of page) {
      if (answer.user?.login !== viewer) continue;
      // No comment is empty, and the text of this one may name a job.
      if (answer.body === '') {
        throw new GitHubError({
          what: options.failing,
          why: `GitHub left out the text of comment ${answer.id}`,
          fix: 'Run again later',
        });
      }
      own.push(ownComment(answer, issue));
    }
  }
  return own;
}

/** Returns the last changed first. */
export async function ownCommentsSince(client: GitHubClient, since: number): Promise<readonly OwnComment[]> {
  const options = {
    failing: `Couldn't read the comments of ${inBackticks(client.repository)}`,
    permission: permissionTo('write', 'unknown'),
  };
  const viewer = await client.viewer(options);
  const pages = client.pages(
    'GET /repos/{owner}/{repo}/issues/comments',
    {
      since: new Date(since).toISOString(),
      sort: 'updated',
      // A comment that changes meanwhile moves to the start, so another one is listed twice. Otherwise, one would be missed.
      direction: 'desc',
    },
    CommentsAnswer,
    options,
  );
  const own = new Map<number, OwnComment>();
  for await (const page of pages) {
    for (const answer of page) {
      const issue = issueNamedIn(answer.html_url);
      if (answer.user?.login === viewer && issue) own.set(answer.id, ownComment(answer, issue));
    }
  }
  return [...own.values()];
}

/** A comment of the token's own account. Its times are by GitHub's clock. */
export type OwnComment = Readonly<ReturnType<typeof ownComment>>;

function ownComment(answer: z.infer<typeof CommentAnswer>, issue: IssueRef) {
  const { id, body, html_url: url, created_at: createdAt = 0, updated_at: updatedAt = 0 } = answer;
  return { id, issue, body, url, createdAt, updatedAt };
}

function issueNamedIn(url: string): IssueRef | undefined {
  const [, kind, number] = /\/(issues|pull)\/(\d{1,15})#/u.exec(url) ?? [];
  if (number === undefined) return undefined;
  return { kind: kind === 'pull' ? 'pull-request' : 'issue', number: Number(number) };
}

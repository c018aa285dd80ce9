import * as z from 'zod/mini';
import { inBackticks } from '../lib/text.ts';
import type { GitHubClient, RequestOptions } from './client.ts';
import { CommentsAnswer } from './conversation.ts';
import { GitHubError } from './errors.ts';
import { type IssueRef, permissionTo } from './issue.ts';

/** 👀: the request is about to be sent. 😕: there is no job, and the run says why. */
export type Reaction = 'eyes' | 'confused';

/** Comments of a conversation and comments on a diff have ids and routes of their own. */
export interface CommentRef {
  readonly kind: 'conversation' | 'diff';
  readonly id: number;
}

/** A comment of the token's own account. */
export interface OwnComment {
  readonly id: number;
  readonly body: string;
}

export interface PlacedComment extends OwnComment {
  readonly issue: IssueRef;
  readonly url: string;
  /** Milliseconds since the epoch. */
  readonly updatedAt: number;
}

const Written = z.object({ id: z.number() });

/** Adds a reaction to a comment, or else to the issue or pull request itself. Reactions send no notifications. */
export async function addReaction(
  client: GitHubClient,
  issue: IssueRef,
  comment: CommentRef | undefined,
  content: Reaction,
): Promise<void> {
  const options = requestOptions("Couldn't add a reaction to", issue);
  if (comment === undefined) {
    const route = 'POST /repos/{owner}/{repo}/issues/{issue_number}/reactions';
    await client.write(route, { issue_number: issue.number, content }, z.unknown(), options);
    return;
  }
  const route =
    comment.kind === 'diff'
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
  const written = await client.write(
    'POST /repos/{owner}/{repo}/issues/{issue_number}/comments',
    { issue_number: issue.number, body },
    Written,
    { ...requestOptions("Couldn't comment on", issue), attempt },
  );
  return written?.id;
}

/** Returns false if the comment is gone. */
export async function editComment(
  client: GitHubClient,
  issue: IssueRef,
  { id, body }: OwnComment,
): Promise<boolean> {
  try {
    await client.write(
      'PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}',
      { comment_id: id, body },
      z.unknown(),
      requestOptions("Couldn't update the comment on", issue),
    );
    return true;
  } catch (error) {
    if (error instanceof GitHubError && error.status === 404) return false;
    throw error;
  }
}

/** Returns the oldest first. */
export async function ownComments(client: GitHubClient, issue: IssueRef): Promise<readonly OwnComment[]> {
  const options = requestOptions("Couldn't read the comments of", issue);
  const viewer = await client.viewer(options);
  const pages = client.pages(
    'GET /repos/{owner}/{repo}/issues/{issue_number}/comments',
    { issue_number: issue.number },
    CommentsAnswer,
    options,
  );
  const own: OwnComment[] = [];
  for await (const page of pages) own.push(...page.filter((comment) => comment.user?.login === viewer));
  return own;
}

/** `since` is in milliseconds since the epoch. Returns the last changed first. Rejects with a `GitHubError`. */
export async function ownCommentsSince(
  client: GitHubClient,
  since: number,
): Promise<readonly PlacedComment[]> {
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
  const own = new Map<number, PlacedComment>();
  for await (const page of pages) {
    for (const { id, body, user: author, html_url: url, updated_at = since } of page) {
      const issue = issueNamedIn(url);
      if (author?.login === viewer && issue) own.set(id, { id, body, issue, url, updatedAt: updated_at });
    }
  }
  return [...own.values()];
}

function issueNamedIn(url: string): IssueRef | undefined {
  const [, kind, number] = /\/(issues|pull)\/(\d{1,15})#/u.exec(url) ?? [];
  if (number === undefined) return undefined;
  return { kind: kind === 'pull' ? 'pull-request' : 'issue', number: Number(number) };
}

function requestOptions(failing: string, { kind, number }: IssueRef): RequestOptions {
  return { failing: `${failing} #${number}`, permission: permissionTo('write', kind) };
}

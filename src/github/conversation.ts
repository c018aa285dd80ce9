import type { GitHubClient } from './client.ts';
import type { IssueRef } from './event.ts';
import { CommentsAnswer, type ConversationEntry, IssueAnswer, type IssueContent } from './event-content.ts';
import { ownerAndName } from './repository-name.ts';

/** What the workflow's token needs to read an issue or pull request in a private repository. */
const READ_PERMISSION: Readonly<Record<IssueRef['kind'], string>> = {
  issue: 'issues: read',
  'pull-request': 'pull-requests: read',
  unknown: 'issues: read or pull-requests: read',
};

/**
 * Returns an issue or pull request as it is now, and when anything about it last changed, in milliseconds since the epoch.
 * `repository` is `owner/name`. Rejects with a `GitHubError`.
 */
export async function readIssue(
  client: GitHubClient,
  repository: string,
  { kind, number }: IssueRef,
  signal: AbortSignal,
): Promise<{ readonly content: IssueContent; readonly updatedAt: number }> {
  return await client.request(
    'GET /repos/{owner}/{repo}/issues/{issue_number}',
    { ...ownerAndName(repository), issue_number: number },
    IssueAnswer,
    { failing: `Couldn't read #${number}`, permission: READ_PERMISSION[kind], signal },
  );
}

/**
 * Yields the comments of an issue or pull request, oldest first, page by page; of a pull request those on its lines follow.
 * Rejects with a `GitHubError`.
 */
export async function* listComments(
  client: GitHubClient,
  repository: string,
  { kind, number }: Pick<IssueContent, 'kind' | 'number'>,
  signal: AbortSignal,
): AsyncGenerator<readonly ConversationEntry[]> {
  const options = {
    failing: `Couldn't read the comments of #${number}`,
    permission: READ_PERMISSION[kind],
    signal,
  };
  yield* client.pages(
    'GET /repos/{owner}/{repo}/issues/{issue_number}/comments',
    { ...ownerAndName(repository), issue_number: number },
    CommentsAnswer('comment'),
    options,
  );
  if (kind === 'issue') return;
  yield* client.pages(
    'GET /repos/{owner}/{repo}/pulls/{pull_number}/comments',
    { ...ownerAndName(repository), pull_number: number },
    CommentsAnswer('review-comment'),
    options,
  );
}

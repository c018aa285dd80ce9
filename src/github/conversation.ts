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

/** Reads the text of an issue or pull request and of its comments. Each method rejects with a `GitHubError`. */
export class Conversation {
  readonly #client: GitHubClient;
  readonly #repository: { owner: string; repo: string };

  /** `repository` is `owner/name`. */
  constructor(client: GitHubClient, repository: string) {
    this.#client = client;
    this.#repository = ownerAndName(repository);
  }

  /** Returns an issue or pull request as it is now, and when anything about it last changed (ms since the epoch). */
  async issue(
    { kind, number }: IssueRef,
    signal: AbortSignal,
  ): Promise<{ readonly content: IssueContent; readonly updatedAt: number }> {
    return await this.#client.request(
      'GET /repos/{owner}/{repo}/issues/{issue_number}',
      { ...this.#repository, issue_number: number },
      IssueAnswer,
      { failing: `Couldn't read #${number}`, permission: READ_PERMISSION[kind], signal },
    );
  }

  /** Yields the comments, oldest first, page by page; of a pull request those on its lines follow. */
  async *comments(
    { kind, number }: Pick<IssueContent, 'kind' | 'number'>,
    signal: AbortSignal,
  ): AsyncGenerator<readonly ConversationEntry[]> {
    const options = {
      failing: `Couldn't read the comments of #${number}`,
      permission: READ_PERMISSION[kind],
      signal,
    };
    yield* this.#client.pages(
      'GET /repos/{owner}/{repo}/issues/{issue_number}/comments',
      { ...this.#repository, issue_number: number },
      CommentsAnswer('comment'),
      options,
    );
    if (kind === 'issue') return;
    yield* this.#client.pages(
      'GET /repos/{owner}/{repo}/pulls/{pull_number}/comments',
      { ...this.#repository, pull_number: number },
      CommentsAnswer('review-comment'),
      options,
    );
  }
}

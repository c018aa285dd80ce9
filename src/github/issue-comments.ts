import * as z from 'zod/mini';
import type { GitHubClient, Octokit } from './client.ts';
import { ask, isNotFound } from './errors.ts';
import { type CommentRef, type IssueRef, WRITE_PERMISSION } from './event.ts';
import { pages } from './pages.ts';

/** A comment of our own, as far as we look at it. */
export interface OwnComment {
  readonly id: number;
  readonly body: string;
}

const Written = z.object({ id: z.number() });
const Listed = z.array(
  z.object({
    id: z.number(),
    body: z.catch(z.string(), ''),
    user: z.catch(z.nullable(z.object({ login: z.string() })), null),
  }),
);
const Viewer = z.object({ viewer: z.object({ login: z.string() }) });

/** The conversation of one issue or pull request. Each method rejects with a `GitHubError` that says what to do. */
export class IssueComments {
  readonly issue: IssueRef;
  readonly #client: GitHubClient;
  readonly #repository: { owner: string; repo: string };

  /** `repository` is `owner/name`. */
  constructor(client: GitHubClient, repository: string, subject: IssueRef) {
    const [owner = '', repo = ''] = repository.split('/');
    this.#client = client;
    this.#repository = { owner, repo };
    this.issue = subject;
  }

  /** Puts the eyes on the comment that asked, or else on the issue or pull request. Reactions notify nobody. */
  async addReaction(comment: CommentRef | undefined, signal: AbortSignal): Promise<void> {
    const common = { ...this.#repository, content: 'eyes' as const, request: { signal } };
    await this.#ask('The reaction could not be put', signal, this.#client.once(), (octokit) => {
      switch (comment?.kind) {
        case undefined:
          return octokit.request('POST /repos/{owner}/{repo}/issues/{issue_number}/reactions', {
            ...common,
            issue_number: this.issue.number,
          });
        case 'conversation':
          return octokit.request('POST /repos/{owner}/{repo}/issues/comments/{comment_id}/reactions', {
            ...common,
            comment_id: comment.id,
          });
        case 'diff':
          return octokit.request('POST /repos/{owner}/{repo}/pulls/comments/{comment_id}/reactions', {
            ...common,
            comment_id: comment.id,
          });
      }
    });
  }

  /** Adds a comment, once, and gives its id. `attempt` counts from 1, where the caller tries again. */
  async add(body: string, attempt: number, signal: AbortSignal): Promise<number> {
    return await this.#ask(
      'The comment could not be written',
      signal,
      this.#client.once(),
      async (octokit) => {
        const { data } = await octokit.request('POST /repos/{owner}/{repo}/issues/{issue_number}/comments', {
          ...this.#repository,
          issue_number: this.issue.number,
          body,
          request: { signal, retryCount: attempt - 1 },
        });
        return Written.parse(data).id;
      },
    );
  }

  /** Replaces a comment's text. False where the comment is gone. To write it twice does no harm, if there is time. */
  async edit(id: number, body: string, time: 'ample' | 'last-chance', signal: AbortSignal): Promise<boolean> {
    const client = time === 'ample' ? this.#client.patient() : this.#client.once();
    return await this.#ask('The comment could not be updated', signal, client, async (octokit) => {
      try {
        await octokit.request('PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}', {
          ...this.#repository,
          comment_id: id,
          body,
          request: { signal },
        });
        return true;
      } catch (error) {
        if (isNotFound(error)) return false;
        throw error;
      }
    });
  }

  /** All comments of the token's own account, oldest first, to the last page. */
  async ownComments(signal: AbortSignal): Promise<readonly OwnComment[]> {
    return await this.#ask(
      'The comments could not be read',
      signal,
      this.#client.patient(),
      async (octokit) => {
        const { viewer } = Viewer.parse(
          await octokit.graphql('{ viewer { login } }', { request: { signal } }),
        );
        const own: OwnComment[] = [];
        const listing = pages(Listed, (paging) =>
          octokit.request('GET /repos/{owner}/{repo}/issues/{issue_number}/comments', {
            ...this.#repository,
            ...paging,
            issue_number: this.issue.number,
            request: { signal },
          }),
        );
        for await (const listed of listing) {
          own.push(...listed.filter(({ user }) => user?.login === viewer.login));
        }
        return own;
      },
    );
  }

  #ask<T>(
    what: string,
    signal: AbortSignal,
    client: Promise<Octokit>,
    request: (octokit: Octokit) => Promise<T>,
  ): Promise<T> {
    const { kind, number } = this.issue;
    return ask(`${what} on #${number}`, WRITE_PERMISSION[kind], signal, client, request);
  }
}

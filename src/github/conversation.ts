import * as z from 'zod/mini';
import { type Asked, asGitHubError } from './errors.ts';
import type { Comment, Subject } from './event.ts';
import type { Octokit } from './octokit.ts';

/** A comment as GitHub gives it, as far as we look at it. */
export interface WrittenComment {
  readonly id: number;
  readonly author: string;
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

/** GitHub refuses a longer body. */
export const LONGEST_COMMENT = 65_536;

const COMMENTS_A_PAGE = 100;

/** The conversation of one issue or pull request. Each method rejects with a `GitHubError` that says what to do. */
export class Conversation {
  readonly #octokit: Octokit;
  readonly #repository: { owner: string; repo: string };
  readonly subject: Subject;

  /** `repository` is `owner/name`. */
  constructor(octokit: Octokit, repository: string, subject: Subject) {
    const [owner = '', repo = ''] = repository.split('/');
    this.#octokit = octokit;
    this.#repository = { owner, repo };
    this.subject = subject;
  }

  /** Puts the eyes on the comment that asked, or else on the issue or pull request. Reactions notify nobody. */
  async acknowledge(comment: Comment | undefined, signal: AbortSignal): Promise<void> {
    const common = { ...this.#repository, content: 'eyes' as const, request: { signal } };
    await this.#ask('The reaction could not be put', () => {
      switch (comment?.kind) {
        case undefined:
          return this.#octokit.request('POST /repos/{owner}/{repo}/issues/{issue_number}/reactions', {
            ...common,
            issue_number: this.subject.number,
          });
        case 'conversation':
          return this.#octokit.request('POST /repos/{owner}/{repo}/issues/comments/{comment_id}/reactions', {
            ...common,
            comment_id: comment.id,
          });
        case 'diff':
          return this.#octokit.request('POST /repos/{owner}/{repo}/pulls/comments/{comment_id}/reactions', {
            ...common,
            comment_id: comment.id,
          });
      }
    });
  }

  /** Adds a comment, and gives its id. */
  async add(body: string, signal: AbortSignal): Promise<number> {
    const { data } = await this.#ask('The comment could not be written', () =>
      this.#octokit.request('POST /repos/{owner}/{repo}/issues/{issue_number}/comments', {
        ...this.#repository,
        issue_number: this.subject.number,
        body,
        request: { signal },
      }),
    );
    return Written.parse(data).id;
  }

  async edit(id: number, body: string, signal: AbortSignal): Promise<void> {
    await this.#ask('The comment could not be updated', () =>
      this.#octokit.request('PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}', {
        ...this.#repository,
        comment_id: id,
        body,
        request: { signal },
      }),
    );
  }

  /** All comments of the token's own account, oldest first, to the last page. */
  async ownComments(signal: AbortSignal): Promise<readonly WrittenComment[]> {
    return await this.#ask('The comments could not be read', async () => {
      const { viewer } = Viewer.parse(
        await this.#octokit.graphql('{ viewer { login } }', { request: { signal } }),
      );
      const own: WrittenComment[] = [];
      for (let page = 1; ; page += 1) {
        const { data } = await this.#octokit.request(
          'GET /repos/{owner}/{repo}/issues/{issue_number}/comments',
          {
            ...this.#repository,
            issue_number: this.subject.number,
            per_page: COMMENTS_A_PAGE,
            page,
            request: { signal },
          },
        );
        const listed = Listed.parse(data);
        for (const { id, body, user } of listed) {
          if (user?.login === viewer.login) own.push({ id, body, author: user.login });
        }
        if (listed.length < COMMENTS_A_PAGE) return own;
      }
    });
  }

  async #ask<T>(what: string, request: () => Promise<T>): Promise<T> {
    const asked: Asked = {
      what: `${what} on #${this.subject.number}`,
      permission: this.subject.kind === 'issue' ? 'issues: write' : 'pull-requests: write',
    };
    try {
      return await request();
    } catch (error) {
      throw asGitHubError(error, asked);
    }
  }
}

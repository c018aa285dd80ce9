import * as z from 'zod/mini';
import type { GitHubClient } from './client.ts';
import { GitHubError } from './errors.ts';
import { type CommentRef, type IssueRef, WRITE_PERMISSION } from './event.ts';
import { ownerAndName } from './repository-name.ts';

/** 👀: the job starts. 😕: it was skipped, and the run says why. */
export type Reaction = 'eyes' | 'confused';

export interface Comment {
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

/** The comments of one issue or pull request. Each method rejects with a `GitHubError`. */
export class IssueComments {
  readonly issue: IssueRef;
  readonly #client: GitHubClient;
  readonly #repository: { owner: string; repo: string };

  /** `repository` is `owner/name`. */
  constructor(client: GitHubClient, repository: string, issue: IssueRef) {
    this.#client = client;
    this.#repository = ownerAndName(repository);
    this.issue = issue;
  }

  /** Adds a reaction to a comment, or else to the issue or pull request itself. Reactions send no notifications. */
  async addReaction(content: Reaction, comment: CommentRef | undefined, signal: AbortSignal): Promise<void> {
    const options = this.#options("Couldn't add a reaction to", signal);
    switch (comment?.kind) {
      case undefined:
        return await this.#client.do(
          'POST /repos/{owner}/{repo}/issues/{issue_number}/reactions',
          { ...this.#repository, issue_number: this.issue.number, content },
          options,
        );
      case 'conversation':
        return await this.#client.do(
          'POST /repos/{owner}/{repo}/issues/comments/{comment_id}/reactions',
          { ...this.#repository, comment_id: comment.id, content },
          options,
        );
      case 'diff':
        return await this.#client.do(
          'POST /repos/{owner}/{repo}/pulls/comments/{comment_id}/reactions',
          { ...this.#repository, comment_id: comment.id, content },
          options,
        );
    }
  }

  /** Adds a comment, once, and returns its id. `attempt` counts from 1, if the caller tries again. */
  async add(body: string, attempt: number, signal: AbortSignal): Promise<number> {
    const { id } = await this.#client.request(
      'POST /repos/{owner}/{repo}/issues/{issue_number}/comments',
      { ...this.#repository, issue_number: this.issue.number, body },
      Written,
      { ...this.#options("Couldn't comment on", signal), attempt },
    );
    return id;
  }

  /** Replaces a comment's text. Returns false if the comment is gone. */
  async edit(id: number, body: string, signal: AbortSignal): Promise<boolean> {
    try {
      await this.#client.do(
        'PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}',
        { ...this.#repository, comment_id: id, body },
        this.#options("Couldn't update the comment on", signal),
      );
      return true;
    } catch (error) {
      if (error instanceof GitHubError && error.status === 404) return false;
      throw error;
    }
  }

  /** Returns all comments of the token's own account, oldest first. */
  async ownComments(signal: AbortSignal): Promise<readonly Comment[]> {
    const viewer = await this.#client.viewer(this.#readOptions(signal));
    return await this.#list((login) => login === viewer, signal);
  }

  /** Returns all comments of all accounts, oldest first. */
  async allComments(signal: AbortSignal): Promise<readonly Comment[]> {
    return await this.#list(() => true, signal);
  }

  async #list(isWanted: (author: string | undefined) => boolean, signal: AbortSignal): Promise<Comment[]> {
    const wanted: Comment[] = [];
    const pages = this.#client.pages(
      'GET /repos/{owner}/{repo}/issues/{issue_number}/comments',
      { ...this.#repository, issue_number: this.issue.number },
      Listed,
      this.#readOptions(signal),
    );
    for await (const page of pages) wanted.push(...page.filter(({ user }) => isWanted(user?.login)));
    return wanted;
  }

  #readOptions(signal: AbortSignal) {
    return this.#options("Couldn't read the comments of", signal);
  }

  #options(failing: string, signal: AbortSignal) {
    const { kind, number } = this.issue;
    return { failing: `${failing} #${number}`, permission: WRITE_PERMISSION[kind], signal };
  }
}

import { GitHubError } from '../../github/errors.ts';
import { formatProblem, type Problem } from '../../lib/problem.ts';

/** Why the parts that `include` names couldn't be read, and how to fix it. */
export class ContextError extends Error {
  override readonly name = 'ContextError';
  readonly #reason: Problem | GitHubError;

  constructor(reason: Problem | GitHubError) {
    if (reason instanceof GitHubError) super(reason.message, { cause: reason });
    else super(formatProblem(reason));
    this.#reason = reason;
  }

  /** Returns the message with `consequence` after what failed, such as “, so no job was created”. */
  explain(consequence: string): string {
    return this.#reason instanceof GitHubError
      ? this.#reason.explain(consequence)
      : formatProblem(this.#reason, consequence);
  }
}

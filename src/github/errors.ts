import * as z from 'zod/mini';
import { secondsAsked } from './rate-limit.ts';

const Answered = z.object({
  response: z.object({
    status: z.number(),
    headers: z.record(z.string(), z.union([z.string(), z.number(), z.undefined()])),
  }),
});

/** Why GitHub did not do what it was asked for, with what a person can do about it. */
export class GitHubError extends Error {
  override readonly name = 'GitHubError';
  /** Undefined where no answer came. */
  readonly status: number | undefined;
  /** How long GitHub asks to wait, where it does. */
  readonly retryAfterMs: number | undefined;

  constructor(message: string, status: number | undefined, retryAfterMs: number | undefined, cause: unknown) {
    super(message, { cause });
    this.status = status;
    this.retryAfterMs = retryAfterMs;
  }

  /** Whether GitHub may have done what it was asked for all the same. */
  get mayHaveHappened(): boolean {
    return this.status === undefined || this.status >= 500;
  }

  /** Whether the same request may succeed later, without anybody changing anything. */
  get mayPass(): boolean {
    return this.mayHaveHappened || this.status === 429 || this.retryAfterMs !== undefined;
  }
}

/** What was asked, in words, and the permission of the workflow's token that it takes, such as `issues: write`. */
export interface Asked {
  readonly what: string;
  readonly permission: string;
}

/**
 * Any failure of a request to GitHub as a `GitHubError`. Octokit gives a request that was not answered a status of 500
 * all the same; only where it has a response is the status GitHub's.
 */
export function asGitHubError(cause: unknown, asked: Asked): GitHubError {
  const response = Answered.safeParse(cause).data?.response;
  const seconds = response && secondsAsked(response.headers);
  const said =
    cause instanceof Error ? cause.message.replace(/ - https:\/\/docs\.github\.com\S*$/u, '') : String(cause);
  return new GitHubError(
    `${asked.what}: ${whyAndRemedy(response?.status, said, asked.permission)}`,
    response?.status,
    seconds && seconds * 1_000,
    cause,
  );
}

function whyAndRemedy(status: number | undefined, said: string, permission: string): string {
  switch (status) {
    case 401:
      return `GitHub does not accept the token (${said}). Check github-token.`;
    case 403:
    case 429:
      if (/lock/iu.test(said)) return `the conversation is locked (${said}).`;
      if (status === 429 || /rate limit/iu.test(said)) return `GitHub's rate limit is used up (${said}).`;
      return (
        `the token may not do that (${said}). Add “${permission}” under “permissions:” of the workflow's job. ` +
        'Runs that a fork or Dependabot caused get a token that can only read.'
      );
    case 404:
      return `GitHub finds no such issue or pull request, or does not show it to the token (${said}). Check the number, and that the token has “${permission}”.`;
    case 410:
      return `issues are switched off there, or this one was deleted (${said}).`;
    case 422:
      return `GitHub refuses the content (${said}).`;
    case undefined:
      return `GitHub gave no answer (${said}).`;
    default:
      return `GitHub answered with ${status} (${said}).`;
  }
}

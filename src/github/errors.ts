import * as z from 'zod/mini';
import { abortable } from '../lib/clock.ts';
import type { Octokit } from './client.ts';
import { secondsAsked } from './rate-limit.ts';

const Answered = z.object({
  response: z.object({
    status: z.number(),
    headers: z.record(z.string(), z.union([z.string(), z.number(), z.undefined()])),
  }),
});

/** GitHub's answer in a request's error, where one came. */
export function answerIn(error: unknown): z.infer<typeof Answered>['response'] | undefined {
  return Answered.safeParse(error).data?.response;
}

interface GitHubErrorOptions {
  readonly message: string;
  readonly status?: number | undefined;
  readonly retryAfterMs?: number | undefined;
  /** False where what the event says already stood in the way. */
  readonly wasAsked: boolean;
  readonly cause?: unknown;
}

/** Why GitHub did not do what it was asked for, with what a person can do about it. */
export class GitHubError extends Error {
  override readonly name = 'GitHubError';
  /** Undefined where no answer came. */
  readonly status: number | undefined;
  /** How long GitHub asks to wait, where it does. */
  readonly retryAfterMs: number | undefined;

  readonly #wasAsked: boolean;

  constructor({ message, status, retryAfterMs, wasAsked, cause }: GitHubErrorOptions) {
    super(message, { cause });
    this.status = status;
    this.retryAfterMs = retryAfterMs;
    this.#wasAsked = wasAsked;
  }

  /** Whether GitHub may have done what it was asked for all the same. */
  get mayHaveHappened(): boolean {
    return this.#wasAsked && (this.status === undefined || this.status >= 500);
  }

  /** Whether the same may succeed later, with nothing changed. */
  get mayPass(): boolean {
    return this.mayHaveHappened || this.status === 429 || this.retryAfterMs !== undefined;
  }

  /**
   * Whether this is final for the token: there is no such thing, or it may not, as it might not before. Everything else
   * may be otherwise the next time.
   */
  get isFinal(): boolean {
    return (
      this.status === 404 ||
      this.status === 410 ||
      (this.status === 403 && /not accessible/iu.test(this.message))
    );
  }
}

/**
 * Asks GitHub for something, and lets go of it once `signal` aborts. Whatever goes wrong becomes a `GitHubError` that
 * says `what` did not come about, in words, and names the permission of the workflow's token that it takes, where it
 * takes one.
 */
export async function ask<T>(
  what: string,
  permission: string | undefined,
  signal: AbortSignal,
  client: Promise<Octokit>,
  request: (octokit: Octokit) => Promise<T>,
): Promise<T> {
  try {
    return await abortable(signal, client.then(request));
  } catch (error) {
    throw asGitHubError(error, what, permission);
  }
}

/** Whether GitHub knows no such thing, or does not show it. */
export function isNotFound(error: unknown): boolean {
  return answerIn(error)?.status === 404;
}

/**
 * Octokit gives a request that was not answered a status of 500 all the same; only where it has a response is the
 * status GitHub's.
 */
function asGitHubError(cause: unknown, what: string, permission: string | undefined): GitHubError {
  const response = answerIn(cause);
  const seconds = response && secondsAsked(response.headers);
  const said = saidBy(cause);
  return new GitHubError({
    message: `${what}: ${isOddAnswer(cause) ? ODD_ANSWER : whyAndRemedy(response?.status, said, permission)}`,
    status: response?.status,
    retryAfterMs: seconds && seconds * 1_000,
    wasAsked: true,
    cause,
  });
}

/** Octokit itself trips over an answer to GraphQL that is none. */
function isOddAnswer(cause: unknown): boolean {
  return cause instanceof z.core.$ZodError || cause instanceof TypeError;
}

const ODD_ANSWER =
  'what answered does not speak as GitHub does. Check the proxy, and that the runner may reach GitHub.';

function saidBy(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  return cause.message.replace(/ - https:\/\/docs\.github\.com\S*$/u, '');
}

function whyAndRemedy(status: number | undefined, said: string, permission: string | undefined): string {
  switch (status) {
    case 401:
      return `GitHub does not accept the token (${said}). Check github-token.`;
    case 403:
    case 429:
      if (/\block(?:ed)?\b/iu.test(said)) return `the conversation is locked (${said}).`;
      if (status === 429 || /rate limit/iu.test(said)) return `GitHub's rate limit is used up (${said}).`;
      return (
        `the token may not do that (${said}). ` +
        (permission === undefined
          ? 'Check that github-token is for this repository.'
          : `Add “${permission}” under “permissions:” of the workflow's job. ` +
            'A pull request of a fork, and Dependabot, get a token that can only read.')
      );
    case 404:
      return `GitHub finds no such thing, or does not show it to the token (${said}). Check the name or number, and that the token ${permission === undefined ? 'is for this repository' : `has “${permission}”`}.`;
    case 410:
      return `issues are switched off there, or this one was deleted (${said}).`;
    case 422:
      return `GitHub refuses the content (${said}).`;
    case undefined:
      return `GitHub gave no answer (${said}). Check that the runner may reach it, and GitHub's status page.`;
    default:
      return `GitHub answered with ${status} (${said}). Look at GitHub's status page.`;
  }
}

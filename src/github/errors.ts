import * as z from 'zod/mini';

const Answered = z.object({
  response: z.object({
    status: z.number(),
    headers: z.record(z.string(), z.union([z.string(), z.number(), z.undefined()])),
  }),
});

/** GitHub's answer in a request's error, where one came. */
export function responseOf(error: unknown): z.infer<typeof Answered>['response'] | undefined {
  return Answered.safeParse(error).data?.response;
}

interface GitHubErrorOptions {
  readonly message: string;
  readonly status?: number | undefined;
  /** GitHub's own words. */
  readonly said?: string | undefined;
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
  /** GitHub's own words; empty if it was not asked. */
  readonly said: string;
  /** How long GitHub asks to wait, if it does. */
  readonly retryAfterMs: number | undefined;

  readonly #wasAsked: boolean;

  constructor({ message, status, said = '', retryAfterMs, wasAsked, cause }: GitHubErrorOptions) {
    super(message, { cause });
    this.status = status;
    this.said = said;
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

  /** Whether the token lacks a permission. */
  get lacksPermission(): boolean {
    return this.status === 403 && /not accessible/iu.test(this.message);
  }

  /**
   * Whether this is final for the token: there is no such thing, or it may not, as it might not before. Everything else
   * may be otherwise the next time.
   */
  get isFinal(): boolean {
    return this.status === 404 || this.status === 410 || this.lacksPermission;
  }
}

/**
 * Returns the error that says what went wrong with a request, and names the permission that it takes, if it takes one.
 * `now` is in milliseconds since the epoch. Octokit gives a request that was not answered a status of 500 all the same;
 * only if it has a response is the status GitHub's.
 */
export function gitHubErrorOf(
  cause: unknown,
  { failing, permission }: { readonly failing: string; readonly permission?: string | undefined },
  now: number,
): GitHubError {
  if (cause instanceof GitHubError) return cause;
  const response = responseOf(cause);
  const said = saidBy(cause);
  return new GitHubError({
    message: `${failing}: ${isOddAnswer(cause) ? ODD_ANSWER : whyAndRemedy(response?.status, said, permission)}`,
    status: response?.status,
    said,
    retryAfterMs: response && retryAfterMs(response.headers, now),
    wasAsked: true,
    cause,
  });
}

type Headers = Readonly<Record<string, string | number | undefined>>;

/** How long GitHub asks to wait, in milliseconds: by `retry-after`, or until `x-ratelimit-reset` (seconds since the epoch). */
function retryAfterMs(headers: Headers, now: number): number | undefined {
  const retryAfter = Number(headers['retry-after'] ?? Number.NaN);
  if (Number.isFinite(retryAfter)) return retryAfter * 1_000;
  if (String(headers['x-ratelimit-remaining']) !== '0') return undefined;
  const reset = Number(headers['x-ratelimit-reset'] ?? Number.NaN);
  return Number.isFinite(reset) ? Math.max(0, Math.ceil(reset - now / 1_000) + 1) * 1_000 : undefined;
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
      return `the token may not do that (${said}). ${remedyForToken(permission)}`;
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

function remedyForToken(permission: string | undefined): string {
  return permission === undefined
    ? 'Check that github-token is for this repository.'
    : `Add “${permission}” under “permissions:” of the workflow's job. A pull request of a fork, and Dependabot, get a token that can only read.`;
}

import type { IncomingHttpHeaders } from 'node:http';
import * as z from 'zod/mini';
import { type HttpHead, retryAfterMs } from '../http/client.ts';
import { formatProblem, messageOf, type Problem } from '../lib/problem.ts';
import { formatDuration, oneLine } from '../lib/text.ts';

/** A response that isn't what the request asked for. Its message is cut, because the debug log shows all of it. */
export class ResponseError extends Error {
  readonly response: HttpHead;

  constructor(message: string, response: HttpHead) {
    super(oneLine(message));
    this.response = response;
  }
}

type Answer = Pick<GitHubError, 'status' | 'said' | 'retryAfterMs' | 'permission'>;

export class GitHubError extends Error {
  override readonly name = 'GitHubError';
  /** Undefined if there was no response. */
  readonly status: number | undefined;
  /** GitHub's own words, or why there was no usable response; empty if no request was sent. */
  readonly said: string;
  readonly retryAfterMs: number | undefined;
  /** The permission that the request needs; empty if none is known. */
  readonly permission: string;
  readonly #problem: Problem;

  constructor(problem: Problem, answer: Partial<Answer & { readonly cause: unknown }> = {}) {
    super(formatProblem(problem), { cause: answer.cause });
    this.status = answer.status;
    this.said = answer.said ?? '';
    this.retryAfterMs = answer.retryAfterMs;
    this.permission = answer.permission ?? '';
    this.#problem = problem;
  }

  /** Returns the message with `consequence` after what failed, such as “, so no job was created”. */
  explain(consequence: string, changes: Partial<Problem> = {}): string {
    return formatProblem({ ...this.#problem, ...changes }, consequence);
  }

  /** Returns the same once the prompt was sent: without the advice to run again, which could send the prompt again. */
  explainSent(consequence: string, changes: Partial<Problem> = {}): string {
    const saysRunAgain = this.status !== undefined && this.mayPass;
    return this.explain(consequence, { ...(saysRunAgain && { fix: undefined }), ...changes });
  }

  /** Whether GitHub may have carried the request out anyway. */
  get mayHaveHappened(): boolean {
    return this.cause !== undefined && (this.status === undefined || this.status >= 500);
  }

  /** Whether the same may succeed later, with nothing changed. */
  get mayPass(): boolean {
    return this.mayHaveHappened || isRateLimit(this);
  }

  get isLocked(): boolean {
    return LOCKED.test(this.said);
  }

  get lacksPermission(): boolean {
    return this.status === 403 && NOT_ACCESSIBLE.test(this.said);
  }
}

/** Returns an error of GitHub, for a `catch`. Any other error is a bug, and is thrown again. */
export function expectGitHubError(error: unknown): GitHubError {
  if (error instanceof GitHubError) return error;
  throw error;
}

export function gitHubErrorOf(
  cause: unknown,
  { failing, permission = '' }: { readonly failing: string; readonly permission?: string | undefined },
  now: number,
): GitHubError {
  const { status, headers } = cause instanceof ResponseError ? cause.response : NO_RESPONSE;
  const said = oneLine(messageOf(cause));
  const pauseMs = retryAfterMs(headers, now) ?? untilReset(headers, now);
  const answer = { status, said, retryAfterMs: pauseMs, permission, cause };
  const quoted = [status, said && `“${oneLine(said, MAX_SAID_LENGTH)}”`].filter(Boolean).join(', ');
  // What a schema says of a wrong answer isn't for users.
  const isOdd = cause instanceof z.core.$ZodError;
  const problem = isOdd ? ODD_ANSWER : { request: `GitHub: ${quoted}`, ...whyAndFix(answer) };
  return new GitHubError({ what: failing, ...problem }, answer);
}

/** Other refusals have other reasons: an archived repository, SAML, an IP allow list, a diff that takes too long. */
const NOT_ACCESSIBLE = /not accessible/iu;
/** Not of a repository, which GitHub locks while it is moved. */
const LOCKED = /\b(?:conversation|issue|pull request)\b.*\block(?:ed)?\b/iu;

const NO_RESPONSE = { status: undefined, headers: {} };

/** Returns the milliseconds until the rate limit is reset, if it is used up. The header is in seconds since the epoch. */
function untilReset(headers: IncomingHttpHeaders, now: number): number | undefined {
  if (headers['x-ratelimit-remaining'] !== '0') return undefined;
  const reset = Number(headers['x-ratelimit-reset']);
  return Number.isFinite(reset) ? Math.max(0, Math.ceil(reset - now / 1_000) + 1) * 1_000 : undefined;
}

const ODD_ANSWER: Pick<Problem, 'why' | 'fix'> = {
  why: "the response didn't come from GitHub",
  fix: 'Check the proxy, and that the runner can reach GitHub',
};

/** In characters. */
const MAX_SAID_LENGTH = 300;

function whyAndFix(answer: Answer): Problem {
  const { status, said, retryAfterMs: pauseMs, permission } = answer;
  switch (status) {
    case 401:
      return { why: "GitHub doesn't accept the token", fix: 'Check `github-token`' };
    case 403:
    case 429:
      if (LOCKED.test(said)) return { why: 'the conversation is locked' };
      if (isRateLimit(answer)) {
        const when = pauseMs ? `in ${formatDuration(pauseMs)}` : 'later';
        return { why: "GitHub's rate limit is used up", fix: `Run again ${when}` };
      }
      if (!NOT_ACCESSIBLE.test(said)) {
        const why = said === '' ? 'GitHub refused' : `GitHub says “${oneLine(said, MAX_SAID_LENGTH)}”`;
        return { why, request: `GitHub: ${status}` };
      }
      return { why: 'the token lacks a permission', fix: fixOfPermission(permission) };
    case 404: {
      const fix = `Check the name or number, and that \`github-token\` has ${inCode(permission)} there; the job's own token is only for its repository`;
      const why = "GitHub can't find it, or the token can't access it";
      return { why, fix: permission === '' ? FIX_TOKEN : fix };
    }
    case undefined:
      return {
        why: "GitHub didn't respond",
        fix: "Check that the runner can reach GitHub, the proxy, and GitHub's status page",
      };
    default:
      if (status >= 500) {
        return { why: 'GitHub had an internal error', fix: "Check GitHub's status page and run again later" };
      }
      return status < 400
        ? { why: 'GitHub redirected the request', fix: 'Check whether it was moved, and the proxy' }
        : { why: 'GitHub rejected the request', fix: isRateLimit(answer) ? 'Run again later' : undefined };
  }
}

/** Returns how to give the token what it lacks. The job's own is only for its repository. */
export function fixOfPermission(permission: string): string {
  if (permission === '') return FIX_TOKEN;
  return `Add ${inCode(permission)} to the job's \`permissions:\`, with the others that your inputs need. If you set \`github-token\`, such as for another repository, add it to that token instead`;
}

/** Returns the names of a text such as “issues: read or pull-requests: read” in backticks. */
function inCode(permission: string): string {
  return `\`${permission.replaceAll(/(,| or| and) /gu, '`$1 `')}\``;
}

/** GitHub doesn't say with every secondary limit when it ends (docs.github.com, “Rate limits for the REST API”). */
function isRateLimit({ status, said, retryAfterMs: pause }: Answer): boolean {
  if (status === 429) return true;
  if (status === 403 && /rate limit/iu.test(said)) return true;
  if (status === 422 && /too quickly/iu.test(said)) return true;
  return pause !== undefined && !NOT_ACCESSIBLE.test(said);
}

const FIX_TOKEN = 'Check that `github-token` is for this repository';

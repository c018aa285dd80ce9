import type { Problem } from '../lib/problem.ts';
import { formatDuration } from '../lib/text.ts';

/** What went wrong with a request, as far as that decides what to do and what to say. */
export type Failure = keyof typeof POLICIES;

/** The value of the output `reason` for a failure. */
export type FailureReason = (typeof POLICIES)[Failure]['reason'];

export interface FailurePolicy {
  readonly reason: string;
  /**
   * For a create or a message. The API has no idempotency key, so they are only sent again if they were certainly not
   * accepted. `retry`: not accepted, and may be later. `reject`: the API won't accept it. `unsendable`: it can't be sent from
   * here. `uncertain`: may have been accepted.
   */
  readonly submit: 'retry' | 'reject' | 'unsendable' | 'uncertain';
  /**
   * For every read of a job. `absent`: the API doesn't know the job, or not yet. `reject`: another request would get the
   * same response. `reject-first`: it would, unless the API has answered before.
   */
  readonly read: 'retry' | 'absent' | 'reject' | 'reject-first';
  /** For a page of visitors. `wait-for-quota`: the hourly quota is used up. `retry-twice`: more retries would waste it. */
  readonly page: 'retry' | 'retry-twice' | 'wait-for-quota' | 'reject';
  /** It is about the key or its quota, so every other request would fail too. */
  readonly all?: boolean;
}

export const POLICIES = {
  'bad-request': { reason: 'bad-request', submit: 'reject', read: 'reject', page: 'reject' },
  unauthorized: { reason: 'unauthorized', submit: 'reject', read: 'reject', page: 'reject', all: true },
  forbidden: { reason: 'forbidden', submit: 'reject', read: 'reject', page: 'reject', all: true },
  'not-found': { reason: 'not-found', submit: 'reject', read: 'absent', page: 'reject' },
  'rate-limit': { reason: 'rate-limit', submit: 'retry', read: 'retry', page: 'wait-for-quota', all: true },
  redirect: { reason: 'redirect', submit: 'reject', read: 'retry', page: 'reject' },
  /** A server may send 303 after it accepted a request (RFC 9110, 15.4.4). */
  'see-other': { reason: 'redirect', submit: 'uncertain', read: 'retry', page: 'reject' },
  'no-credits': { reason: 'no-credits', submit: 'reject', read: 'retry', page: 'reject' },
  'too-large': { reason: 'too-large', submit: 'reject', read: 'retry', page: 'reject' },
  /** Any other 4xx. */
  refused: { reason: 'refused', submit: 'reject', read: 'retry', page: 'reject' },
  /** A proxy may send a 5xx too, with `Retry-After` or without. */
  'server-error': { reason: 'server-error', submit: 'uncertain', read: 'retry', page: 'retry' },
  /** The request never left: DNS, connection, TLS or proxy tunnel failed. */
  unreachable: { reason: 'unreachable', submit: 'retry', read: 'retry', page: 'retry' },
  /** The request can't leave, whenever it is sent: the proxy's URL is invalid, or this Node can't use proxies. */
  'unusable-proxy': { reason: 'unreachable', submit: 'unsendable', read: 'reject', page: 'reject' },
  /** The server's or proxy's certificate isn't trusted, so nothing was sent. */
  certificate: { reason: 'unreachable', submit: 'unsendable', read: 'reject-first', page: 'reject' },
  /** The proxy wants a user name and a password, and passed nothing on. */
  'proxy-login': { reason: 'unreachable', submit: 'unsendable', read: 'reject-first', page: 'reject' },
  /** The request left, and the connection broke before the response was complete. */
  'no-answer': { reason: 'no-answer', submit: 'uncertain', read: 'retry', page: 'retry' },
  /** The request left, and the response wasn't complete in time. A proxy may send 408 after it passed the request on. */
  timeout: { reason: 'no-answer', submit: 'uncertain', read: 'retry', page: 'retry' },
  /** A 2xx response that isn't what the specification says. */
  'unreadable-answer': { reason: 'unreadable-answer', submit: 'uncertain', read: 'retry', page: 'retry' },
  /** A page of results whose rows aren't what the specification says; the cause names the row. */
  'invalid-page': { reason: 'unreadable-answer', submit: 'uncertain', read: 'retry', page: 'retry-twice' },
  /** Our own signal ended it before it left. Unless the run was cancelled, that was the step's timeout. */
  unsent: { reason: 'timeout', submit: 'retry', read: 'retry', page: 'retry' },
  /** Our own signal ended it after it had left. */
  interrupted: { reason: 'timeout', submit: 'uncertain', read: 'retry', page: 'retry' },
} as const satisfies Record<string, FailurePolicy>;

const BY_STATUS: Readonly<Record<number, Failure>> = {
  303: 'see-other',
  400: 'bad-request',
  401: 'unauthorized',
  402: 'no-credits',
  403: 'forbidden',
  404: 'not-found',
  407: 'proxy-login',
  408: 'timeout',
  413: 'too-large',
  429: 'rate-limit',
};

/** For a status that is not 2xx. */
export function failureOfStatus(status: number): Failure {
  const known = BY_STATUS[status];
  if (known !== undefined) return known;
  if (status >= 500) return 'server-error';
  return status >= 400 ? 'refused' : 'redirect';
}

/** The content type doesn't matter. */
export interface ApiResponse {
  readonly method: string;
  /** The path, without host and query, and with that of the base URL. */
  readonly path: string;
  readonly status: number;
  readonly text: string;
  /** Undefined if the text isn't JSON. */
  readonly json: unknown;
}

/** With the response, if there was one. */
export interface FailedRequest extends Partial<ApiResponse> {
  readonly failure: Failure;
  readonly method: string;
  readonly path: string;
  readonly retryAfterMs?: number | undefined;
  readonly cause?: unknown;
}

/**
 * `said` is the API's own message. `isTransient`: the only fix is to try again later. The summary links to the section of the
 * policy's `reason` in docs/troubleshooting.md, which explains every failure with it.
 */
export function whyAndFix(
  { failure, method, path, retryAfterMs }: FailedRequest,
  said: string,
): Problem & { fix: string; isTransient?: boolean } {
  const isAboutJob = /\/job\/./u.test(path);
  const [, version] = /^(\/v\d(?:\/(?:agent|analytics).*)?)\/v\d\/a/u.exec(path) ?? [];
  const fixOfBase = version && `Remove \`${version}\` from the end of \`base-url\``;
  const isPage = !version && SAID_BY_PAGES.includes(failure) && said.startsWith('an HTML page');
  if (isPage) return { why: 'something other than the API answered', fix: 'Check `base-url` and the proxy' };
  switch (failure) {
    case 'bad-request':
      return { why: 'the API rejected the request', fix: fixOfBase ?? fixOfBadRequest(method, isAboutJob) };
    case 'no-credits':
      return {
        why: 'the organization has no credits left',
        fix: 'Check the credits and whether overages are allowed on the Usage page of the dashboard',
      };
    case 'too-large':
      return { why: 'the prompt is too long for the API', fix: 'Shorten the prompt, or `include` less' };
    case 'unauthorized':
      return /upgrade|plan\b/iu.test(said)
        ? { why: "the project's plan doesn't include this API", fix: 'Upgrade the plan to use API keys' }
        : {
            why: 'the API key is wrong or expired',
            fix: 'Create an admin key on the API keys page of the dashboard and update the secret',
          };
    case 'forbidden':
      return {
        why: "the API key isn't allowed to do this",
        fix: `Check the key's scope (\`${method === 'GET' ? 'read' : 'write'}\`), allowed IP addresses and organization on the API keys page`,
      };
    case 'not-found':
      if (fixOfBase !== undefined) return { why: "the API doesn't know this path", fix: fixOfBase };
      return isAboutJob
        ? { why: "the API doesn't know this job", fix: "Check the job's id and `project-id`" }
        : { why: "the API doesn't know this project", fix: CHECK_PROJECT_ID };
    case 'rate-limit': {
      const when = retryAfterMs ? `in ${formatDuration(retryAfterMs)}` : 'later';
      const why = `${limitOf(method, path)} is used up`;
      return { why, fix: `Run again ${when}, or less often`, isTransient: true };
    }
    case 'redirect':
    case 'see-other':
      return { why: "the base URL redirects, which isn't followed", fix: 'Set `base-url` to the final URL' };
    case 'refused':
      return {
        why: 'the API rejected the request',
        fix: "Contact the API's support with the request id from the debug log",
      };
    case 'server-error':
      return {
        why: 'the API had an internal error',
        fix: "Check the API's status page and run again later",
        isTransient: true,
      };
    case 'unreachable':
      return {
        why: "the API couldn't be reached",
        fix: 'Check `base-url`, DNS, the firewall, certificates and the proxy (`https_proxy`, `no_proxy`)',
      };
    case 'unusable-proxy':
      return {
        why: "the runner's proxy can't be used",
        fix: 'Correct `https_proxy` or `http_proxy` (a `%` in a password is written `%25`), or update the runner if its Node is too old',
      };
    case 'certificate':
      return {
        why: "the certificate of the API, or of a proxy before it, isn't trusted",
        fix: "If the proxy has one of its own, set `NODE_EXTRA_CA_CERTS` to a file with it; otherwise check `base-url` and the runner's clock",
      };
    case 'proxy-login':
      return {
        why: 'the proxy requires a user name and a password',
        fix: 'Add them to `https_proxy`, such as `http://user:password@proxy:3128` (a `%` in a password is written `%25`)',
      };
    case 'no-answer':
      return { why: 'the connection broke before the response was complete', ...RUN_LATER };
    case 'timeout':
      return { why: "the API didn't respond in time", ...RUN_LATER };
    case 'unreadable-answer':
      return {
        why: "the response couldn't be read",
        fix: 'Check `base-url` and the proxy, because something other than the API may have answered',
      };
    case 'invalid-page':
      return { why: "the response doesn't follow the specification", fix: "Report it to the API's support" };
    case 'unsent':
      return { why: 'the step ended before the request was sent', ...RUN_LATER };
    case 'interrupted':
      return { why: 'the step ended before the response arrived', ...RUN_LATER };
    default:
      return failure satisfies never;
  }
}

const SAID_BY_PAGES: readonly Failure[] = ['unauthorized', 'forbidden', 'not-found'];
const RUN_LATER = { fix: 'Run again later', isTransient: true };
const CHECK_PROJECT_ID = 'Check `project-id`, which is on the API keys page of the dashboard';

/** A message is only sent to a job that the API has just returned, so the project's id is right. */
function fixOfBadRequest(method: string, isAboutJob: boolean): string {
  if (isAboutJob && method === 'POST') return 'Shorten the prompt, or send it without `job-id`';
  if (isAboutJob) return "Check the job's id and `project-id`: the API returns 400 for an unknown project";
  return `${CHECK_PROJECT_ID}${method === 'GET' ? ', and the period' : ''}: the API returns 400 for an unknown id`;
}

/** Returns the limit that a request counts for, as far as the API documents it. */
function limitOf(method: string, path: string): string {
  if (method === 'POST') return "the project's limit of 100 agent jobs an hour";
  return /^(?!.*\/agent\/).*\/v1\/analytics\//u.test(path)
    ? "the organization's limit of 100 analytics requests an hour"
    : 'the rate limit';
}

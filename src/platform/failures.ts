import { HttpError } from '../http/client.ts';

/**
 * What a failure means. `submit` is for a create or a message: the API has no idempotency key, so they are only sent again
 * if they were certainly not accepted. `poll` is for every read of a job, lookups included, and `page` for a page of
 * visitors; those can be repeated safely.
 */
export interface FailurePolicy {
  /** The value of the output `reason`. */
  readonly reason: FailureReason;
  /**
   * `retry`: not accepted, and may be later. `reject`: the API won't accept it. `unsendable`: it can't be sent from here.
   * `uncertain`: may have been accepted.
   */
  readonly submit: 'retry' | 'reject' | 'unsendable' | 'uncertain';
  /** `absent`: the API doesn't know the job, or not yet. `reject`: another request would get the same response. */
  readonly poll: 'retry' | 'absent' | 'reject';
  /** `wait-for-quota`: the hourly quota is used up. `retry-twice`: more retries would waste the quota. */
  readonly page: 'retry' | 'retry-twice' | 'wait-for-quota' | 'reject';
  /** Whether the only fix is to try again later. */
  readonly isTransient: boolean;
  /** Why the request failed, and how to fix it: clauses of a `Problem`. */
  readonly why: (details: FailureDetails) => string;
  readonly fix: (details: FailureDetails) => string;
}

/** The value of the output `reason` for a failure. */
export type FailureReason =
  | 'bad-request'
  | 'unauthorized'
  | 'forbidden'
  | 'not-found'
  | 'rate-limit'
  | 'redirect'
  | 'refused'
  | 'server-error'
  | 'unreachable'
  | 'no-answer'
  | 'unreadable-answer'
  | 'interrupted';

const redirected = () => "the base URL redirects, and redirects aren't followed";
const setFinalUrl = () => 'Set `base-url` to the final URL of the API';
const refused = () => 'the API refused the request';
const contactSupport = () => "Contact the API's support with the request id from the debug log";
const runLater = () => 'Run again later';

function lacksPlan({ serviceMessage = '' }: FailureDetails): boolean {
  return /upgrade|plan\b/i.test(serviceMessage);
}

/** Whether a request is about a job that exists, such as a poll or a message. */
function isAboutJob({ path }: FailureDetails): boolean {
  return /\/job\/./u.test(path);
}

/** What each failure means, and how to fix it. */
export const FAILURES = {
  'bad-request': {
    reason: 'bad-request',
    submit: 'reject',
    poll: 'reject',
    page: 'reject',
    isTransient: false,
    why: () => 'the API rejected the request',
    fix: () => 'Check `project-id`: the API returns 400 for an unknown id',
  },
  unauthorized: {
    reason: 'unauthorized',
    submit: 'reject',
    poll: 'reject',
    page: 'reject',
    isTransient: false,
    why: (details) =>
      lacksPlan(details) ? "the project's plan doesn't include this API" : 'the API key is wrong or expired',
    fix: (details) =>
      lacksPlan(details)
        ? 'Upgrade the plan to use API keys'
        : 'Create an admin key on the API keys page of the dashboard and update the secret',
  },
  forbidden: {
    reason: 'forbidden',
    submit: 'reject',
    poll: 'reject',
    page: 'reject',
    isTransient: false,
    why: () => "the API key isn't allowed to do this",
    fix: ({ method }) =>
      `Check the key's scope (\`${method === 'GET' ? 'read' : 'write'}\`), allowed IP addresses and organization on the API keys page`,
  },
  'not-found': {
    reason: 'not-found',
    submit: 'reject',
    poll: 'absent',
    page: 'reject',
    isTransient: false,
    why: (details) => `the API doesn't know this ${isAboutJob(details) ? 'job' : 'project'}`,
    fix: (details) => (isAboutJob(details) ? 'Check `job-id` and `project-id`' : 'Check `project-id`'),
  },
  'rate-limit': {
    reason: 'rate-limit',
    submit: 'retry',
    poll: 'retry',
    page: 'wait-for-quota',
    isTransient: true,
    why: (details) => `${limitOf(details)} is used up`,
    fix: () => 'Run again later, or less often',
  },
  redirect: {
    reason: 'redirect',
    submit: 'reject',
    poll: 'retry',
    page: 'reject',
    isTransient: false,
    why: redirected,
    fix: setFinalUrl,
  },
  /** A server may send 303 after it accepted a request (RFC 9110, 15.4.4). */
  'see-other': {
    reason: 'redirect',
    submit: 'uncertain',
    poll: 'retry',
    page: 'reject',
    isTransient: false,
    why: redirected,
    fix: setFinalUrl,
  },
  refused: {
    reason: 'refused',
    submit: 'reject',
    poll: 'retry',
    page: 'reject',
    isTransient: false,
    why: refused,
    fix: contactSupport,
  },
  /** A proxy may send 408 after it passed the request on. */
  'request-timeout': {
    reason: 'refused',
    submit: 'uncertain',
    poll: 'retry',
    page: 'retry',
    isTransient: false,
    why: refused,
    fix: contactSupport,
  },
  'too-early': {
    reason: 'refused',
    submit: 'reject',
    poll: 'retry',
    page: 'retry',
    isTransient: false,
    why: refused,
    fix: contactSupport,
  },
  /** A proxy may send a 5xx too, with `Retry-After` or without. */
  'server-error': {
    reason: 'server-error',
    submit: 'uncertain',
    poll: 'retry',
    page: 'retry',
    isTransient: true,
    why: () => 'the API had an internal error',
    fix: () => "Check the API's status page and run again later",
  },
  /** The request never left: DNS, connection, TLS or proxy tunnel failed. */
  unreachable: {
    reason: 'unreachable',
    submit: 'retry',
    poll: 'retry',
    page: 'retry',
    isTransient: false,
    why: () => "the API couldn't be reached",
    fix: () => 'Check `base-url`, DNS, the firewall, certificates and the proxy (`https_proxy`, `no_proxy`)',
  },
  /** The request can't leave, whenever it is sent: the proxy's URL is invalid, or this Node can't use proxies. */
  'unusable-proxy': {
    reason: 'unreachable',
    submit: 'unsendable',
    poll: 'reject',
    page: 'reject',
    isTransient: false,
    why: () => "the runner's proxy can't be used",
    fix: () => 'Correct `https_proxy` or `http_proxy`, or update the runner if its Node is too old',
  },
  /** The request left, and the connection broke before the response was complete. */
  'no-answer': {
    reason: 'no-answer',
    submit: 'uncertain',
    poll: 'retry',
    page: 'retry',
    isTransient: true,
    why: () => 'the connection broke before the response was complete',
    fix: runLater,
  },
  /** The request left, and the response wasn't complete in time. */
  timeout: {
    reason: 'no-answer',
    submit: 'uncertain',
    poll: 'retry',
    page: 'retry',
    isTransient: true,
    why: () => "the API didn't respond in time",
    fix: runLater,
  },
  /** A 2xx response that isn't what the specification says. */
  'unreadable-answer': {
    reason: 'unreadable-answer',
    submit: 'uncertain',
    poll: 'retry',
    page: 'retry',
    isTransient: false,
    why: () => "the response couldn't be read",
    fix: () => 'Check `base-url` and the proxy, because something other than the API may have answered',
  },
  /** A page of results whose rows aren't what the specification says; the cause names the row. */
  'invalid-page': {
    reason: 'unreadable-answer',
    submit: 'uncertain',
    poll: 'retry',
    page: 'retry-twice',
    isTransient: false,
    why: () => "the response doesn't follow the API's specification",
    fix: () => "Report it to the API's support",
  },
  /** Our own signal ended it before it left. */
  unsent: {
    reason: 'interrupted',
    submit: 'retry',
    poll: 'retry',
    page: 'retry',
    isTransient: true,
    why: () => 'the step ended before the request was sent',
    fix: runLater,
  },
  /** Our own signal ended it after it had left. */
  interrupted: {
    reason: 'interrupted',
    submit: 'uncertain',
    poll: 'retry',
    page: 'retry',
    isTransient: true,
    why: () => 'the step ended before the response arrived',
    fix: runLater,
  },
} as const satisfies Record<string, FailurePolicy>;

export type Failure = keyof typeof FAILURES;

/** Returns what a status that is not 2xx means. */
export function failureOfStatus(status: number): Failure {
  switch (status) {
    case 303:
      return 'see-other';
    case 400:
      return 'bad-request';
    case 401:
      return 'unauthorized';
    case 403:
      return 'forbidden';
    case 404:
      return 'not-found';
    case 408:
      return 'request-timeout';
    case 425:
      return 'too-early';
    case 429:
      return 'rate-limit';
    default:
      if (status >= 500) return 'server-error';
      return status >= 400 ? 'refused' : 'redirect';
  }
}

export interface FailureDetails {
  readonly failure: Failure;
  readonly method: string;
  /** The path, without host and query. */
  readonly path: string;
  readonly status?: number | undefined;
  /** What the API said: text from outside, in one line. */
  readonly serviceMessage?: string | undefined;
  /** Milliseconds to wait, if the API says so. */
  readonly retryAfterMs?: number | undefined;
  /** The text of a 2xx response that couldn't be read. */
  readonly body?: string | undefined;
  readonly cause?: unknown;
}

/** Returns the limit that a request counts for, as far as the API documents it. */
function limitOf({ method, path }: FailureDetails): string {
  if (method === 'POST') return "the project's limit of 100 agent jobs an hour";
  return path.startsWith('/v1/analytics/')
    ? "the organization's limit of 100 analytics requests an hour"
    : 'the rate limit';
}

/** Returns a request and its result: `POST /v2/agent/acme/job: 401, “Unauthorized”`. */
export function formatFailedRequest(details: FailureDetails): string {
  const { method, path, status, serviceMessage } = details;
  const said = quoted(serviceMessage) ?? causeOf(details);
  const result = [status, said].filter((part) => part !== undefined).join(', ');
  return `${method} ${path}${result === '' ? '' : `: ${result}`}`;
}

/** Returns what the cause says, if that says more than the failure itself. */
function causeOf({ failure, cause }: FailureDetails): string | undefined {
  const says =
    failure === 'unreachable' ||
    failure === 'unusable-proxy' ||
    failure === 'no-answer' ||
    failure === 'invalid-page' ||
    (failure === 'unreadable-answer' && cause instanceof HttpError);
  return says ? messageOf(cause) : undefined;
}

const MAX_QUOTED_LENGTH = 300;

function quoted(serviceMessage: string | undefined): string | undefined {
  if (serviceMessage === undefined || serviceMessage === '') return undefined;
  return `“${Array.from(serviceMessage).slice(0, MAX_QUOTED_LENGTH).join('')}”`;
}

/** Returns what an error says, with its system code, such as ECONNREFUSED or CERT_HAS_EXPIRED. */
function messageOf(cause: unknown): string | undefined {
  if (!(cause instanceof Error)) return undefined;
  const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : undefined;
  // OpenSSL's own code and source line don't help anyone who reads this.
  const [, tlsReason] = /:SSL routines:[^:]*:([^:]+):/u.exec(cause.message) ?? [];
  if (code !== undefined && tlsReason !== undefined) return `${code}: ${tlsReason}`;
  const message = cause.message.replace(/\s+/gu, ' ').trim();
  if (code === undefined || message.includes(code)) return message || undefined;
  return message === '' ? code : `${code}: ${message}`;
}

import { HttpError } from '../http/client.ts';

/**
 * What a failure means. `submit` is for a create or a message: the API knows no idempotency key, so they are sent again
 * only if they were provably not accepted. `poll` is for every read of a job, look-ups too, and `page` for
 * one of visitors; they do no harm if they are repeated.
 */
export interface FailurePolicy {
  /** The word for it in outputs, for a workflow to branch on. */
  readonly reason: FailureReason;
  /** `retry`: not accepted, and may be later. `reject`: not accepted, and won't be. `uncertain`: may have been accepted. */
  readonly submit: 'retry' | 'reject' | 'uncertain';
  /** `absent`: the API doesn't know the job, or not yet. `reject`: asking again gets the same answer. */
  readonly poll: 'retry' | 'absent' | 'reject';
  /** `wait-for-quota`: the quota is used up and comes back with time. `retry-twice`: more would be a waste of it. */
  readonly page: 'retry' | 'retry-twice' | 'wait-for-quota' | 'reject';
  /** Whether all that can be done about it is to try again later. */
  readonly isTransient: boolean;
  /** What happened to the request, as the rest of a sentence that begins with it. */
  readonly describe: (details: FailureDetails) => string;
  /** What a person can do about it, in one or two sentences. */
  readonly remedy: (details: FailureDetails) => string;
}

/** The one word for a failure that outputs show. */
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

const answered = ({ status, serviceMessage }: FailureDetails) =>
  `was answered with ${status}${quoted(serviceMessage)}`;
const baseUrlLeadsElsewhere =
  'The base URL leads elsewhere, and the API key is not sent after it: give the final URL of the service.';
const serviceSaysNoMore =
  'The service says no more than that. Its support can find the request by its id, ' +
  'which the log shows with step debugging on, where the service gives one.';
const checkLater = 'The connection broke, or the service took too long. Run again later.';
const endedByRun = 'The request was ended by the run itself.';

/** What each failure means, and what to do about it. Nothing else decides that. */
export const FAILURES = {
  'bad-request': {
    reason: 'bad-request',
    submit: 'reject',
    poll: 'reject',
    page: 'reject',
    isTransient: false,
    describe: answered,
    remedy: () => 'Check the project id: the service answers 400 to one that it does not know, among others.',
  },
  unauthorized: {
    reason: 'unauthorized',
    submit: 'reject',
    poll: 'reject',
    page: 'reject',
    isTransient: false,
    describe: answered,
    remedy: ({ serviceMessage = '' }) =>
      /upgrade|plan\b/i.test(serviceMessage)
        ? "The project's plan does not include this API: it has to be upgraded before a key can be used."
        : 'The API key is wrong or has expired (a new key lasts 90 days unless told otherwise): ' +
          "make a new admin key on the API keys page of the project's dashboard and store it in the secret.",
  },
  forbidden: {
    reason: 'forbidden',
    submit: 'reject',
    poll: 'reject',
    page: 'reject',
    isTransient: false,
    describe: answered,
    remedy: () =>
      'The API key may not do this. Look at the key on the API keys page of the dashboard: ' +
      'its scope (reading needs `read`, everything else `write`), its list of allowed IP addresses, ' +
      'and whether it belongs to the organization that owns the project.',
  },
  'not-found': {
    reason: 'not-found',
    submit: 'reject',
    poll: 'absent',
    page: 'reject',
    isTransient: false,
    describe: answered,
    remedy: () => 'Check the project id, and the job id where there is one: the service knows no such thing.',
  },
  'rate-limit': {
    reason: 'rate-limit',
    submit: 'retry',
    poll: 'retry',
    page: 'wait-for-quota',
    isTransient: true,
    describe: answered,
    remedy: (details) => `The limit is used up${limitOf(details)}. Run again later, or less often.`,
  },
  redirect: {
    reason: 'redirect',
    submit: 'reject',
    poll: 'retry',
    page: 'reject',
    isTransient: false,
    describe: answered,
    remedy: () => baseUrlLeadsElsewhere,
  },
  /** 303 is what a server sends after it has accepted a request (RFC 9110, 15.4.4). */
  'see-other': {
    reason: 'redirect',
    submit: 'uncertain',
    poll: 'retry',
    page: 'reject',
    isTransient: false,
    describe: answered,
    remedy: () => baseUrlLeadsElsewhere,
  },
  refused: {
    reason: 'refused',
    submit: 'reject',
    poll: 'retry',
    page: 'reject',
    isTransient: false,
    describe: answered,
    remedy: () => serviceSaysNoMore,
  },
  /** A 408 may come from something in front of the service, after it had passed the request on. */
  'request-timeout': {
    reason: 'refused',
    submit: 'uncertain',
    poll: 'retry',
    page: 'retry',
    isTransient: false,
    describe: answered,
    remedy: () => serviceSaysNoMore,
  },
  'too-early': {
    reason: 'refused',
    submit: 'reject',
    poll: 'retry',
    page: 'retry',
    isTransient: false,
    describe: answered,
    remedy: () => serviceSaysNoMore,
  },
  /** A 5xx too may come from something in front of the service, with `Retry-After` or without. */
  'server-error': {
    reason: 'server-error',
    submit: 'uncertain',
    poll: 'retry',
    page: 'retry',
    isTransient: true,
    describe: answered,
    remedy: () => 'The service is in trouble. Look at its status page, and run again later.',
  },
  /** The request never left: name not resolved, connection refused, TLS or tunnel not established. */
  unreachable: {
    reason: 'unreachable',
    submit: 'retry',
    poll: 'retry',
    page: 'retry',
    isTransient: false,
    describe: ({ cause }) => `could not be sent${because(cause)}`,
    remedy: () =>
      'Check the base URL, and that the runner may reach it: ' +
      'name resolution, firewall, proxy (`https_proxy`, `no_proxy`) and certificates.',
  },
  /** The request left, and the connection broke before the response was whole. */
  'no-answer': {
    reason: 'no-answer',
    submit: 'uncertain',
    poll: 'retry',
    page: 'retry',
    isTransient: true,
    describe: ({ cause }) => `got no whole answer${because(cause)}`,
    remedy: () => checkLater,
  },
  /** The request left, and the response was not whole in time. */
  timeout: {
    reason: 'no-answer',
    submit: 'uncertain',
    poll: 'retry',
    page: 'retry',
    isTransient: true,
    describe: () => 'was not answered in time',
    remedy: () => checkLater,
  },
  /** A 2xx response that is not what the specification says. */
  'unreadable-answer': {
    reason: 'unreadable-answer',
    submit: 'uncertain',
    poll: 'retry',
    page: 'retry',
    isTransient: false,
    describe: ({ status, serviceMessage, cause }) =>
      `was answered with ${status}, but with a body that cannot be read${quoted(serviceMessage) || (cause instanceof HttpError ? because(cause) : '')}`,
    remedy: () =>
      'Check the base URL: what answered there does not speak as the documentation platform does.',
  },
  /** A page of results whose rows are not what the specification says; the cause names the row. */
  'invalid-page': {
    reason: 'unreadable-answer',
    submit: 'uncertain',
    poll: 'retry',
    page: 'retry-twice',
    isTransient: false,
    describe: ({ status, cause }) =>
      `was answered with ${status}, but with a body that cannot be read${because(cause)}`,
    remedy: () => "The API doesn't follow its own specification: report it to its support.",
  },
  /** Our own signal ended it before it left. */
  unsent: {
    reason: 'interrupted',
    submit: 'retry',
    poll: 'retry',
    page: 'retry',
    isTransient: true,
    describe: () => 'was ended before it was sent',
    remedy: () => endedByRun,
  },
  /** Our own signal ended it after it had left. */
  interrupted: {
    reason: 'interrupted',
    submit: 'uncertain',
    poll: 'retry',
    page: 'retry',
    isTransient: true,
    describe: () => 'was ended before its answer came',
    remedy: () => endedByRun,
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
  /** The path alone, without host and query. */
  readonly path: string;
  readonly status?: number | undefined;
  /** What the service itself said: text from outside, in one line. */
  readonly serviceMessage?: string | undefined;
  /** Milliseconds to wait, if the service said so. */
  readonly retryAfterMs?: number | undefined;
  /** The text of a 2xx response that could not be read. */
  readonly body?: string | undefined;
  readonly cause?: unknown;
}

/** What is known of the service's limits. None is known for polls. */
function limitOf({ method, path }: FailureDetails): string {
  if (method === 'POST') return ': a project may start or continue 100 agent jobs an hour';
  return path.startsWith('/v1/analytics/') ? ': an organization may ask for analytics 100 times an hour' : '';
}

const MAX_QUOTED_LENGTH = 300;

function quoted(serviceMessage: string | undefined): string {
  if (serviceMessage === undefined || serviceMessage === '') return '';
  return `: “${Array.from(serviceMessage).slice(0, MAX_QUOTED_LENGTH).join('')}”`;
}

/** System errors are best known by their code: ECONNREFUSED, ENOTFOUND, CERT_HAS_EXPIRED. */
function because(cause: unknown): string {
  if (!(cause instanceof Error)) return '';
  const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : undefined;
  // OpenSSL's own code and source line are for those who build it.
  const [, tlsReason] = /:SSL routines:[^:]*:([^:]+):/u.exec(cause.message) ?? [];
  if (code !== undefined && tlsReason !== undefined) return ` (${code}: ${tlsReason})`;
  const message = cause.message.replace(/\s+/gu, ' ').trim();
  if (code === undefined) return message === '' ? '' : ` (${message})`;
  return message === '' || message.includes(code) ? ` (${message || code})` : ` (${code}: ${message})`;
}

/** What went wrong with a request, as far as that decides what to do and what to say. */
export type Failure = keyof typeof POLICIES;

/** The value of the output `reason` for a failure. */
export type FailureReason = (typeof POLICIES)[Failure]['reason'];

interface FailurePolicy {
  readonly reason: string;
  /**
   * For a create or a message. The API has no idempotency key, so they are only sent again if they were certainly not
   * accepted. `retry`: not accepted, and may be later. `reject`: the API won't accept it. `unsendable`: it can't be sent from
   * here. `uncertain`: may have been accepted.
   */
  readonly submit: 'retry' | 'reject' | 'unsendable' | 'uncertain';
  /**
   * For every read of a job. `absent`: the API doesn't know the job, or not yet. `reject`: another request would get the
   * same response.
   */
  readonly read: 'retry' | 'absent' | 'reject';
  /** For a page of visitors. `wait-for-quota`: the hourly quota is used up. `retry-twice`: more retries would waste it. */
  readonly page: 'retry' | 'retry-twice' | 'wait-for-quota' | 'reject';
}

export const POLICIES = {
  'bad-request': { reason: 'bad-request', submit: 'reject', read: 'reject', page: 'reject' },
  unauthorized: { reason: 'unauthorized', submit: 'reject', read: 'reject', page: 'reject' },
  forbidden: { reason: 'forbidden', submit: 'reject', read: 'reject', page: 'reject' },
  'not-found': { reason: 'not-found', submit: 'reject', read: 'absent', page: 'reject' },
  'rate-limit': { reason: 'rate-limit', submit: 'retry', read: 'retry', page: 'wait-for-quota' },
  redirect: { reason: 'redirect', submit: 'reject', read: 'retry', page: 'reject' },
  /** A server may send 303 after it accepted a request (RFC 9110, 15.4.4). */
  'see-other': { reason: 'redirect', submit: 'uncertain', read: 'retry', page: 'reject' },
  'no-credits': { reason: 'refused', submit: 'reject', read: 'retry', page: 'reject' },
  'too-large': { reason: 'refused', submit: 'reject', read: 'retry', page: 'reject' },
  /** Any other 4xx. */
  refused: { reason: 'refused', submit: 'reject', read: 'retry', page: 'reject' },
  /** A proxy may send 408 after it passed the request on. */
  'request-timeout': { reason: 'refused', submit: 'uncertain', read: 'retry', page: 'retry' },
  /** A proxy may send a 5xx too, with `Retry-After` or without. */
  'server-error': { reason: 'server-error', submit: 'uncertain', read: 'retry', page: 'retry' },
  /** The request never left: DNS, connection, TLS or proxy tunnel failed. */
  unreachable: { reason: 'unreachable', submit: 'retry', read: 'retry', page: 'retry' },
  /** The request can't leave, whenever it is sent: the proxy's URL is invalid, or this Node can't use proxies. */
  'unusable-proxy': { reason: 'unreachable', submit: 'unsendable', read: 'reject', page: 'reject' },
  /** The request left, and the connection broke before the response was complete. */
  'no-answer': { reason: 'no-answer', submit: 'uncertain', read: 'retry', page: 'retry' },
  /** The request left, and the response wasn't complete in time. */
  timeout: { reason: 'no-answer', submit: 'uncertain', read: 'retry', page: 'retry' },
  /** A 2xx response that isn't what the specification says. */
  'unreadable-answer': { reason: 'unreadable-answer', submit: 'uncertain', read: 'retry', page: 'retry' },
  /** A page of results whose rows aren't what the specification says; the cause names the row. */
  'invalid-page': { reason: 'unreadable-answer', submit: 'uncertain', read: 'retry', page: 'retry-twice' },
  /** Our own signal ended it before it left. */
  unsent: { reason: 'interrupted', submit: 'retry', read: 'retry', page: 'retry' },
  /** Our own signal ended it after it had left. */
  interrupted: { reason: 'interrupted', submit: 'uncertain', read: 'retry', page: 'retry' },
} as const satisfies Record<string, FailurePolicy>;

const BY_STATUS: Readonly<Record<number, Failure>> = {
  303: 'see-other',
  400: 'bad-request',
  401: 'unauthorized',
  402: 'no-credits',
  403: 'forbidden',
  404: 'not-found',
  408: 'request-timeout',
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

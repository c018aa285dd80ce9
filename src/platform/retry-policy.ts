import type { PlatformError } from './errors.ts';

/**
 * What a failed POST allows. The service knows no idempotency key, so a POST is repeated only where it provably was
 * not accepted.
 *
 * - `again`: it was not accepted, and may be accepted later
 * - `refused`: it was not accepted, and will not be
 * - `uncertain`: it may have been accepted, so it is never repeated
 */
export type AfterPost = 'again' | 'refused' | 'uncertain';

export function afterPost(error: PlatformError): AfterPost {
  switch (error.failure) {
    case 'unreachable':
      return 'again';
    case 'no-answer':
    case 'timeout':
    case 'unreadable':
      return 'uncertain';
    case 'interrupted':
      return error.sent ? 'uncertain' : 'again';
    case 'status':
      return afterPostStatus(error.status ?? 0);
  }
}

/**
 * A 5xx may come from something in front of the service after it had passed the request on, with `Retry-After` or
 * without; so may a 408. A 303 is the answer of one that did accept (RFC 9110, 15.4.4); other redirects are not.
 */
function afterPostStatus(status: number): AfterPost {
  if (status === 429) return 'again';
  if (status >= 500 || status === 408 || status === 303) return 'uncertain';
  return 'refused';
}

/**
 * What a failed GET means for those who go on asking.
 *
 * - `missed`: ask again
 * - `absent`: the service does not know what was asked for, or not yet
 * - `refused`: asking again gets the same answer
 */
export type AfterGet = 'missed' | 'absent' | 'refused';

export function afterGet(error: PlatformError): AfterGet {
  switch (error.reason) {
    case 'bad-request':
    case 'unauthorized':
    case 'forbidden':
      return 'refused';
    case 'not-found':
      return 'absent';
    case 'rate-limit':
    case 'redirect':
    case 'refused':
    case 'server-error':
    case 'unreachable':
    case 'no-answer':
    case 'unreadable-answer':
    case 'interrupted':
      return 'missed';
  }
}

import type { Fault } from './server.ts';

/** A response instead of what the request asks for. */
export function status(
  code: number,
  body: string | object = '',
  headers: Readonly<Record<string, string>> = {},
): Fault {
  return { kind: 'status', status: code, body, headers };
}

/** GitHub's response to a token without the permission. */
export const FORBIDDEN = status(403, { message: 'Resource not accessible by integration' });

export const DOWN = status(502, { message: 'Bad Gateway' });

/** The request isn't acted on, and gets no response. */
export const RESET: Fault = { kind: 'reset' };

export const HANGS: Fault = { kind: 'hang' };

/** The request is acted on, and gets its response. */
export const NO_FAULT: Fault = { kind: 'delay', ms: 0 };

/** One HTTP request and what it came to, whoever was asked: no host, no query, no header, no body. */
export interface RequestLogEntry {
  readonly method: string;
  /** Percent-encoded. */
  readonly path: string;
  /** A status, or in words what stood in the way of one. */
  readonly result: string;
  readonly milliseconds: number;
  /**
   * Counts from 1: a request that is made because the same one failed before it is the next attempt, whoever repeats it.
   * One that is made because time has passed (the next look at a job), or for more (the next page), is a first attempt.
   */
  readonly attempt: number;
  /** The answerer's own name for it, to ask its support with. */
  readonly requestId: string | undefined;
}

/** An exchange as one line of a debug log. */
export function formatRequest({
  method,
  path,
  result,
  milliseconds,
  attempt,
  requestId,
}: RequestLogEntry): string {
  const request = requestId === undefined ? '' : `, request ${requestId}`;
  return `${method} ${path}: ${result}, ${milliseconds} ms, attempt ${attempt}${request}`;
}

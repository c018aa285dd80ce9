/** One HTTP request to any service and its result, without host, query, headers and body. */
export interface RequestLogEntry {
  readonly method: string;
  /** Percent-encoded. */
  readonly path: string;
  /** A status, or in words why there is none. */
  readonly result: string;
  readonly milliseconds: number;
  /** Counts from 1. Retries of the same request count; the next poll and the next page are new requests. */
  readonly attempt: number;
  /** The service's id of the request, for its support. */
  readonly requestId: string | undefined;
}

/** Returns a request as one line of the debug log. */
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

import {
  FAILURES,
  type Failure,
  type FailureDetails,
  type FailurePolicy,
  type FailureReason,
} from './failures.ts';

/** A request to the platform that failed. Its message has no line break and never contains the key. */
export class PlatformError extends Error {
  override readonly name = 'PlatformError';
  readonly failure: Failure;
  readonly status: number | undefined;
  readonly retryAfterMs: number | undefined;
  readonly body: string | undefined;
  /** What a person can do about it, in one or two sentences. */
  readonly remedy: string;

  constructor(options: FailureDetails) {
    const { failure, method, path, status, retryAfterMs, body, cause } = options;
    super(`${method} ${path} ${FAILURES[failure].describe(options)}`, { cause });
    this.failure = failure;
    this.status = status;
    this.retryAfterMs = retryAfterMs;
    this.body = body;
    this.remedy = FAILURES[failure].remedy(options);
  }

  get policy(): FailurePolicy {
    return FAILURES[this.failure];
  }

  get reason(): FailureReason {
    return this.policy.reason;
  }
}

import { capitalized, formatProblem, type Problem } from '../lib/problem.ts';
import {
  FAILURES,
  type Failure,
  type FailureDetails,
  type FailurePolicy,
  type FailureReason,
  formatFailedRequest,
} from './failures.ts';

/** A request to the platform that failed. Its texts have no line break and never contain the key. */
export class PlatformError extends Error {
  override readonly name = 'PlatformError';
  readonly failure: Failure;
  readonly status: number | undefined;
  readonly retryAfterMs: number | undefined;
  readonly body: string | undefined;
  /** Why it failed and how to fix it; what failed is for the caller to say. */
  readonly problem: Problem & { readonly fix: string };

  constructor(options: FailureDetails) {
    const { failure, status, retryAfterMs, body, cause } = options;
    const why = FAILURES[failure].why(options);
    const request = formatFailedRequest(options);
    super(`${capitalized(why)} (${request})`, { cause });
    this.failure = failure;
    this.status = status;
    this.retryAfterMs = retryAfterMs;
    this.body = body;
    this.problem = { why, fix: FAILURES[failure].fix(options), request };
  }

  get policy(): FailurePolicy {
    return FAILURES[this.failure];
  }

  get reason(): FailureReason {
    return this.policy.reason;
  }

  /** Returns the error as a message about `what` failed. `fix` replaces the usual one. */
  explain(what: string, fix: string = this.problem.fix): string {
    return formatProblem({ ...this.problem, what, fix });
  }
}

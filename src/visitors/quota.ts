import type { Clock } from '../lib/clock.ts';
import type { PlatformError } from '../platform/errors.ts';

/** The API's own limit for all analytics requests of an organization. */
export const REQUESTS_AN_HOUR = 100;
const HOUR_MS = 3_600_000;
/** The API's clock may differ from ours. */
const MARGIN_MS = 1_000;
/** Shorter waits happen without a request, which would only be refused. */
const SHORT_WAIT_MS = 60_000;
/** For a quota that others used up: it's unknown when it resets. */
const BACKOFF_MS = { first: 60_000, longest: 600_000 };
const RANDOM_SHARE = 0.5;
/** A `Retry-After` below this is read as this, in milliseconds. */
const MIN_RETRY_AFTER_MS = 1_000;

/** What is known about the hourly quota from our own requests. Others in the organization use it too. */
export class Quota {
  readonly #clock: Clock;
  readonly #random: () => number;
  /** When our accepted requests of the last hour were answered, oldest first. */
  #accepted: number[] = [];
  /** How many of our requests were accepted in the hour before one was refused. */
  #allowance = Number.POSITIVE_INFINITY;
  /** In a row. */
  #refusals = 0;
  #total = 0;

  constructor(clock: Clock, random: () => number) {
    this.#clock = clock;
    this.#random = random;
  }

  accepted(): void {
    this.#refusals = 0;
    this.#accepted.push(this.#clock.now());
  }

  /**
   * Returns when to retry after a 429, in milliseconds since the epoch: when our oldest request is an hour old, or at
   * `Retry-After` if that is later. If our own requests can't have used up the quota, `Retry-After` alone counts the first
   * time, because it may be about another limit.
   */
  refused(retryAfterMs: number | undefined): number {
    const now = this.#clock.now();
    this.#forget();
    this.#refusals += 1;
    this.#total += 1;
    if (retryAfterMs !== undefined && this.#refusals === 1 && this.#accepted.length < REQUESTS_AN_HOUR) {
      return now + Math.max(retryAfterMs, MIN_RETRY_AFTER_MS);
    }
    const [oldest] = this.#accepted;
    if (oldest !== undefined) this.#allowance = this.#accepted.length;
    const freed = oldest === undefined ? now + this.#backoff() : oldest + HOUR_MS + MARGIN_MS;
    return Math.max(freed, now + (retryAfterMs ?? 0));
  }

  /** Whether at most one request was refused so far. */
  get isFirstRefusal(): boolean {
    return this.#total <= 1;
  }

  /** Returns when the next request can be sent, in milliseconds since the epoch; undefined if it can be sent now. */
  nextRequestAt(): number | undefined {
    this.#forget();
    const [oldest] = this.#accepted;
    if (oldest === undefined || this.#accepted.length < this.#allowance) return undefined;
    const at = oldest + HOUR_MS + MARGIN_MS;
    return at - this.#clock.now() <= SHORT_WAIT_MS ? at : undefined;
  }

  /** Returns how many requests fit before the deadline: each of ours frees one every hour. */
  requestsUntil(deadline: number): number {
    return this.#accepted.reduce(
      (count, at) => count + Math.max(0, Math.floor((deadline - at - MARGIN_MS) / HOUR_MS)),
      0,
    );
  }

  #forget(): void {
    const since = this.#clock.now() - HOUR_MS - MARGIN_MS;
    const first = this.#accepted.findIndex((at) => at > since);
    if (first !== 0) this.#accepted = first === -1 ? [] : this.#accepted.slice(first);
  }

  #backoff(): number {
    const { first, longest } = BACKOFF_MS;
    return Math.min(first * 2 ** (this.#refusals - 1), longest) * (1 - RANDOM_SHARE * this.#random());
  }
}

/** For errors that may pass at any time. Doubled for each failure, because a request may count for the quota even so. */
const RETRY_MS = { first: 1_000, longest: 60_000 };

/** In milliseconds since the epoch; undefined if a retry won't help. `failures` counts the page's earlier ones. */
export function retryAt(
  error: PlatformError,
  failures: number,
  now: number,
  quota: Quota,
): number | undefined {
  switch (error.policy.page) {
    case 'reject':
      return undefined;
    case 'wait-for-quota':
      return quota.refused(error.retryAfterMs);
    case 'retry-twice':
      return failures < 2 ? now + doubled(failures) : undefined;
    case 'retry':
      return now + Math.max(error.retryAfterMs ?? 0, doubled(failures));
  }
}

function doubled(failures: number): number {
  return Math.min(RETRY_MS.first * 2 ** failures, RETRY_MS.longest);
}

import type { Clock } from '../lib/clock.ts';

/** The API's own limit for all analytics requests of an organization. */
export const REQUESTS_AN_HOUR = 100;

const HOUR_MS = 3_600_000;
/** The service's clock need not be ours. */
const MARGIN_MS = 1_000;
/** Shorter waits are made without asking first: they are not worth a refused request. */
const SHORT_WAIT_MS = 60_000;

/** If none of our own requests used the quota up, it isn't known when it comes back. */
const BACKOFF_MS = { first: 60_000, longest: 600_000 };
const RANDOM_SHARE = 0.5;
/** A `Retry-After` below this is read as this, in milliseconds. */
export const MIN_RETRY_AFTER_MS = 1_000;

/** What is known of the hourly quota, from our own requests alone. Others of the organization use it too. */
export class Quota {
  readonly #clock: Clock;
  readonly #random: () => number;
  /** When our accepted requests of the last hour were answered, oldest first. */
  #accepted: number[] = [];
  /** How many of our own requests an hour were accepted when one was refused. */
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
   * Returns when to ask again after a 429, in milliseconds since the epoch: when our oldest request is an hour old, or at
   * `Retry-After` if that is later. If our own requests can't have used the quota up, a `Retry-After` alone is enough the
   * first time: it may be another limit.
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

  /** Whether the quota has been found used up once, or not yet. */
  get isFirstRefusal(): boolean {
    return this.#total <= 1;
  }

  /** Returns when the next request may go, in milliseconds since the epoch, or undefined if it may go now. */
  nextRequestAt(): number | undefined {
    this.#forget();
    const [oldest] = this.#accepted;
    if (oldest === undefined || this.#accepted.length < this.#allowance) return undefined;
    const at = oldest + HOUR_MS + MARGIN_MS;
    return at - this.#clock.now() <= SHORT_WAIT_MS ? at : undefined;
  }

  /** Returns how many requests of ours become an hour old before the deadline, again and again: at most so many fit. */
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

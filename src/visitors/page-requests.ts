import type { Clock, TimeLimit } from '../lib/clock.ts';
import { formatCount, formatDuration, formatTimeOfDay } from '../lib/text.ts';
import { PlatformError } from '../platform/errors.ts';
import type { VisitorPage, Visitors } from '../platform/visitors.ts';
import type { DateRange } from './date-range.ts';
import { type Quota, REQUESTS_AN_HOUR } from './quota.ts';
import { retryAt } from './retry-policy.ts';

/** The maximum that the API allows. */
export const PAGE_SIZE = 250;

/** Before a longer wait, what was read is saved, because the step may be killed during it. */
const LONG_WAIT_MS = 60_000;

/** Why a page couldn't be read. */
export type RequestStop =
  /** Another request would get the same response. */
  | { readonly kind: 'refused'; readonly error: PlatformError }
  /** The quota is used up until `until` (milliseconds since the epoch), which is too late, or waiting wasn't allowed. */
  | { readonly kind: 'quota'; readonly until: number }
  /** `error` is the last one, if a request failed. */
  | { readonly kind: 'timed-out'; readonly error: PlatformError | undefined }
  | { readonly kind: 'cancelled' };

/** What requests for pages need. */
export interface RequestOptions {
  readonly visitors: Pick<Visitors, 'page'>;
  readonly quota: Quota;
  readonly clock: Clock;
  readonly cancelled: AbortSignal;
  readonly limit: TimeLimit;
  /** Milliseconds since the epoch. */
  readonly deadline: number;
  /** Rows per request. Tests use fewer than `PAGE_SIZE`. */
  readonly pageSize: number;
  /** Whether to wait if the quota is used up. */
  readonly waitsForQuota: boolean;
  readonly log: (line: string) => void;
}

/** A request in flight, or one that waits for the quota. */
export interface PendingPage {
  readonly offset: number;
  readonly answer: Promise<VisitorPage | PlatformError> | undefined;
  /** Resolves when the request is on its way, or has failed. */
  readonly sent: Promise<void>;
}

/** Requests the pages of a period, one at a time, with retries and waits. */
export class PageRequests {
  readonly #range: DateRange;
  readonly #options: RequestOptions;
  readonly #beforeLongWait: () => Promise<void>;
  readonly #closed = new AbortController();
  readonly #stop: AbortSignal;
  /** Rows of a page that isn't the last: the API can return fewer than requested. */
  #fullPage: number;

  constructor(range: DateRange, options: RequestOptions, beforeLongWait: () => Promise<void>) {
    this.#range = range;
    this.#options = options;
    this.#beforeLongWait = beforeLongWait;
    this.#stop = AbortSignal.any([options.limit.stop, this.#closed.signal]);
    this.#fullPage = options.pageSize;
  }

  /** Aborts a request in flight. */
  close(): void {
    this.#closed.abort();
  }

  get fullPage(): number {
    return this.#fullPage;
  }

  /** Sends the first request for a page, unless it has to wait for the quota. */
  start(offset: number): PendingPage {
    if (this.#options.quota.nextRequestAt() !== undefined) {
      return { offset, answer: undefined, sent: Promise.resolve() };
    }
    const { promise: sent, resolve: onSending } = Promise.withResolvers<void>();
    const answer = this.#request(offset, 1, onSending);
    // It is awaited later, or never.
    answer.then(
      () => onSending(),
      () => onSending(),
    );
    return { offset, answer, sent };
  }

  /**
   * Returns the page after all retries and waits, and how many responses it took. A short page with more to follow is
   * requested once more if `mayAskAgain` is set, and the longer response counts.
   */
  async finish(
    pending: PendingPage,
    mayAskAgain: boolean,
  ): Promise<{ readonly page: VisitorPage; readonly answers: number } | RequestStop> {
    const page = await this.#pageOf(pending);
    if ('kind' in page) return page;
    if (!page.hasMore || page.visitors.length >= this.#fullPage || !mayAskAgain) return { page, answers: 1 };
    const again = await this.#pageOf(this.start(pending.offset));
    if ('kind' in again) return again;
    const isShortAgain = again.hasMore && again.visitors.length === page.visitors.length;
    if (isShortAgain && page.visitors.length > 0) this.#fullPage = page.visitors.length;
    return { page: again.visitors.length >= page.visitors.length ? again : page, answers: 2 };
  }

  async #pageOf({ offset, answer }: PendingPage): Promise<VisitorPage | RequestStop> {
    const { quota, clock, cancelled, limit, deadline, waitsForQuota } = this.#options;
    let first = answer;
    let last: PlatformError | undefined;
    for (let failures = 0; ; ) {
      if (limit.timedOut.aborted && !cancelled.aborted) return { kind: 'timed-out', error: last };
      if (this.#stop.aborted) return { kind: 'cancelled' };
      const heldUntil = first === undefined ? quota.nextRequestAt() : undefined;
      if (heldUntil !== undefined) {
        if (heldUntil >= deadline) return { kind: 'quota', until: heldUntil };
        await clock.sleep(heldUntil - clock.now(), this.#stop);
        continue;
      }
      const page = await (first ?? this.#request(offset, failures + 1));
      first = undefined;
      if (!(page instanceof PlatformError)) return page;
      if (this.#stop.aborted) continue;

      last = page;
      const isQuota = page.policy.page === 'wait-for-quota';
      const until = retryAt(page, failures, clock.now(), quota);
      if (until === undefined) return { kind: 'refused', error: page };
      const isTooLate = until >= deadline;
      if (isQuota) {
        if (waitsForQuota) this.#logQuota(until, isTooLate);
        if (isTooLate || !waitsForQuota) return { kind: 'quota', until };
      } else {
        if (isTooLate) return { kind: 'timed-out', error: page };
        this.#logRetry(page, until, offset);
      }
      await this.#waitUntil(until);
      failures += 1;
    }
  }

  async #request(
    offset: number,
    attempt: number,
    onSending?: () => void,
  ): Promise<VisitorPage | PlatformError> {
    const { visitors, quota, pageSize } = this.#options;
    const query = { dateFrom: this.#range.from, dateTo: this.#range.to, limit: pageSize, offset };
    try {
      const page = await visitors.page(query, {
        attempt,
        signal: this.#stop,
        ...(onSending && { onSending }),
      });
      quota.accepted();
      return page;
    } catch (error) {
      if (error instanceof PlatformError) return error;
      throw error;
    }
  }

  async #waitUntil(until: number): Promise<void> {
    const { clock } = this.#options;
    if (until - clock.now() > LONG_WAIT_MS) await this.#beforeLongWait();
    // Saving takes time too.
    await clock.sleep(until - clock.now(), this.#stop);
  }

  #logRetry(error: PlatformError, until: number, offset: number): void {
    const { clock, log } = this.#options;
    const fix = `Retrying in ${formatDuration(until - clock.now())}, at ${formatTimeOfDay(until)}`;
    log(error.explain(`Couldn't read the rows from ${offset + 1} on`, fix));
  }

  #logQuota(until: number, isTooLate: boolean): void {
    const { quota, clock, deadline, log, pageSize } = this.#options;
    const next = `next request at ${formatTimeOfDay(until)}`;
    if (!quota.isFirstRefusal) {
      log(`Waiting for the hourly quota: ${next}.`);
      return;
    }
    const most = Math.max(1, quota.requestsUntil(deadline)) * pageSize;
    const left = formatDuration(deadline - clock.now());
    const rows = isTooLate
      ? `The next request at ${formatTimeOfDay(until)} would be after the timeout.`
      : `Up to ${formatCount(most, 'more row')} can be read in the ${left} left; ${next}.`;
    log(
      `The organization's quota of ${REQUESTS_AN_HOUR} requests an hour ` +
        `(${formatCount(REQUESTS_AN_HOUR * PAGE_SIZE, 'row')}) is used up. ${rows}`,
    );
  }
}

import { backoff } from '../lib/backoff.ts';
import type { Clock } from '../lib/clock.ts';
import { PAGE_SIZE } from './passes.ts';

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
const MIN_RETRY_AFTER_MS = 1_000;

/** What is known about the hourly quota from our own requests. Others in the organization use it too. */
export function openQuota(clock: Clock, random: () => number) {
  /** When our accepted requests of the last hour were answered, oldest first. */
  const accepted: number[] = [];
  /** How many of our requests were accepted in the hour before one was refused. */
  let allowance = Number.POSITIVE_INFINITY;
  let refusalsInARow = 0;
  let refusals = 0;

  const forget = () => {
    const since = clock.now() - HOUR_MS - MARGIN_MS;
    while (accepted[0] !== undefined && accepted[0] <= since) accepted.shift();
  };
  const mostAnHour = () => Math.min(allowance, REQUESTS_AN_HOUR);
  const untilRetry = () => backoff(BACKOFF_MS, refusalsInARow - 1, 0, -RANDOM_SHARE * random());

  return {
    accepted: (): void => {
      refusalsInARow = 0;
      accepted.push(clock.now());
    },
    /**
     * Returns when to retry after a 429: when our oldest request is an hour old, or at `Retry-After` if that is later. If our own
     * requests can't have used up the quota, `Retry-After` alone counts the first time, because it may be about another limit.
     */
    refused: (retryAfterMs: number | undefined): number => {
      const now = clock.now();
      forget();
      refusalsInARow += 1;
      refusals += 1;
      if (retryAfterMs !== undefined && refusalsInARow === 1 && accepted.length < REQUESTS_AN_HOUR) {
        return now + Math.max(retryAfterMs, MIN_RETRY_AFTER_MS);
      }
      const [oldest] = accepted;
      if (oldest !== undefined) allowance = accepted.length;
      const freed = oldest === undefined ? now + untilRetry() : oldest + HOUR_MS + MARGIN_MS;
      return Math.max(freed, now + (retryAfterMs ?? 0));
    },
    /** Whether none of our requests counts for it now. */
    isUsedByOthers: (): boolean => {
      forget();
      return accepted.length === 0;
    },
    /** Whether a refusal showed that others used some of it. */
    isShared: (): boolean => {
      forget();
      return accepted.length === 0 || allowance < REQUESTS_AN_HOUR;
    },
    /** Whether at most one request was refused so far. */
    isFirstRefusal: (): boolean => refusals <= 1,
    /** Returns when the next request can be sent; undefined if it can be sent now. */
    nextRequestAt: (): number | undefined => {
      forget();
      const [oldest] = accepted;
      if (oldest === undefined || accepted.length < allowance) return undefined;
      const at = oldest + HOUR_MS + MARGIN_MS;
      return at - clock.now() <= SHORT_WAIT_MS ? at : undefined;
    },
    /**
     * Returns how many requests fit in before the deadline, if the next one is at `from`. Each of ours frees one every hour; if
     * others used up the quota, it's unknown how much they leave.
     */
    mostRequestsUntil: (deadline: number, from: number): number =>
      Number.isFinite(allowance)
        ? accepted.reduce(
            (count, at) => count + Math.max(0, Math.floor((deadline - at - MARGIN_MS) / HOUR_MS)),
            0,
          )
        : Math.ceil((deadline - from) / HOUR_MS) * REQUESTS_AN_HOUR,
    /** Returns when the last of the next requests ends, if the first is at `from`, and others use as much as so far. */
    endOf: (requests: number, from: number, eachMs: number): number => {
      const ends = [...accepted];
      let end = from;
      for (let request = 0; request < requests; request += 1) {
        const freed = (ends.at(-mostAnHour()) ?? 0) + HOUR_MS + MARGIN_MS;
        end = Math.max(end, freed) + eachMs;
        ends.push(end);
      }
      return end;
    },
    /** Returns how many rows can be read in a time, if others use as much as so far. */
    mostRowsIn: (milliseconds: number): number =>
      Math.ceil(milliseconds / HOUR_MS) * mostAnHour() * PAGE_SIZE,
  };
}

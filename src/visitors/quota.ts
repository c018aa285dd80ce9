import { backoff } from '../lib/backoff.ts';
import type { Clock } from '../lib/clock.ts';

/** The API's own limit for all analytics requests of an organization. */
export const REQUESTS_AN_HOUR = 100;
/** An hour, and a second because the API's clock may differ from ours. */
const WINDOW_MS = 3_601_000;
/** Shorter waits happen without a request, which would only be refused. */
const SHORT_WAIT_MS = 60_000;
/** For a quota that others used up: it's unknown when it resets. */
const BACKOFF_MS = { first: 60_000, longest: 600_000 };
const MIN_RETRY_AFTER_MS = 1_000;

/** What is known about the hourly quota from our own requests. Others in the organization use it too. */
export function openQuota(clock: Clock) {
  /** When our accepted requests of the last hour were answered, oldest first. */
  const accepted: number[] = [];
  /** How many of our requests were accepted in the hour before one was refused. */
  let allowance = Number.POSITIVE_INFINITY;
  let refusalsInARow = 0;
  let retryAt = 0;

  const forget = () => {
    const since = clock.now() - WINDOW_MS;
    while (accepted[0] !== undefined && accepted[0] <= since) accepted.shift();
  };
  /** Returns when the next requests end, if others use as much of the quota as so far. */
  const endsOf = (requests: number, from: number, eachMs: number): number[] => {
    const ends = [...accepted];
    let end = from;
    while (ends.length < accepted.length + requests) {
      // The quota frees an hour after a request: the next one has to wait for the one that was so many before it.
      const freed = (ends.at(-Math.min(allowance, REQUESTS_AN_HOUR)) ?? 0) + WINDOW_MS;
      end = Math.max(end, freed) + eachMs;
      ends.push(end);
    }
    return ends.slice(accepted.length);
  };

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
      forget();
      refusalsInARow += 1;
      const [oldest] = accepted;
      if (retryAfterMs !== undefined && refusalsInARow === 1 && accepted.length < REQUESTS_AN_HOUR) {
        retryAt = clock.now() + Math.max(retryAfterMs, MIN_RETRY_AFTER_MS);
      } else if (oldest === undefined) {
        retryAt = clock.now() + backoff(BACKOFF_MS, refusalsInARow - 1, retryAfterMs);
      } else {
        allowance = accepted.length;
        retryAt = Math.max(oldest + WINDOW_MS, clock.now() + (retryAfterMs ?? 0));
      }
      return retryAt;
    },
    /** Whether a refusal showed that others used some of it. */
    isShared: (): boolean => {
      forget();
      return accepted.length === 0 || allowance < REQUESTS_AN_HOUR;
    },
    /** Returns when the next request can be sent; undefined if it can be sent now. */
    nextRequestAt: (): number | undefined => {
      if (retryAt > clock.now()) return retryAt;
      forget();
      const [oldest] = accepted;
      if (oldest === undefined || accepted.length < allowance) return undefined;
      const at = oldest + WINDOW_MS;
      return at - clock.now() <= SHORT_WAIT_MS ? at : undefined;
    },
    /** Returns how many requests can be sent before the deadline, if the next one is at `from`. */
    mostUntil: (deadline: number, from: number): number => {
      const most = Math.ceil((deadline - from) / WINDOW_MS) * REQUESTS_AN_HOUR;
      return endsOf(most, from, 0).filter((end) => end < deadline).length;
    },
    /** Returns when the last of the next requests ends, if the next one is at `from`. */
    endOf: (requests: number, from: number, eachMs: number): number =>
      endsOf(requests, from, eachMs).at(-1) ?? from,
  };
}

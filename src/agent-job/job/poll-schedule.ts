/** Returns how long to wait until the next poll, after a wait of `waitedMs`. Both are in milliseconds. */
export type PollSchedule = (waitedMs: number) => number;

/**
 * The adaptive schedule. Of 338 public jobs, half took less than 58 s, nine in ten less than 108 s, and hardly one less than
 * 28 s, so the first poll comes then. After that, the interval is a share of the time waited so far: a long job costs few
 * polls, and its end is noticed a little later.
 */
const FIRST_POLL_MS = 28_000;
const INTERVAL_SHARE = 0.075;
const MIN_INTERVAL_MS = 1_000;
const MAX_INTERVAL_MS = 15_000;

export const adaptive: PollSchedule = (waitedMs) =>
  waitedMs < FIRST_POLL_MS
    ? FIRST_POLL_MS - waitedMs
    : Math.min(Math.max(waitedMs * INTERVAL_SHARE, MIN_INTERVAL_MS), MAX_INTERVAL_MS);

export function fixed(intervalMs: number): PollSchedule {
  return () => intervalMs;
}

/** For a job that was started elsewhere. Its age is unknown, so the first poll is due at once. */
export const adaptiveFromFirstPoll: PollSchedule = (waitedMs) => adaptive(waitedMs + FIRST_POLL_MS);

/** The last poll comes this long before the deadline, so that a job that just ended isn't reported as active. */
const LAST_POLL_BEFORE_DEADLINE_MS = 2_000;

/**
 * Returns how long to wait before the next poll: `pause`, but not beyond the deadline, which is `left` away, and with one
 * poll shortly before it. All in milliseconds.
 */
export function untilNextPoll(pause: number, left: number): number {
  const beforeLastPoll = left - LAST_POLL_BEFORE_DEADLINE_MS;
  return beforeLastPoll > 0 ? Math.min(pause, beforeLastPoll) : Math.min(pause, left);
}

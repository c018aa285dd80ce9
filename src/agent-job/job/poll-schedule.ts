/** When to poll next: from how long the job has been waited for to how long to wait, both in milliseconds. */
export type PollSchedule = (waitedMs: number) => number;

/**
 * The adaptive schedule. Of 338 public jobs half took under 58 s and nine in ten under 108 s, hardly one under 28 s:
 * so the first poll comes then. After it the interval is a share of the time already waited, so that a job's end is
 * noticed late in proportion to what it took, and a long one costs few polls.
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

/** For a job that was started elsewhere: its age is not known, so it is polled as one whose first poll is due. */
export const adaptiveFromFirstPoll: PollSchedule = (waitedMs) => adaptive(waitedMs + FIRST_POLL_MS);

/** The last poll comes this long before the deadline, so that a job is not called active that ended before. */
const LAST_POLL_BEFORE_DEADLINE_MS = 2_000;

/**
 * Returns how long to wait if `pause` is due and `left` is left until the deadline, all in milliseconds: never past the
 * deadline, with one poll shortly before it.
 */
export function untilNextPoll(pause: number, left: number): number {
  const beforeLastPoll = left - LAST_POLL_BEFORE_DEADLINE_MS;
  return beforeLastPoll > 0 ? Math.min(pause, beforeLastPoll) : Math.min(pause, left);
}

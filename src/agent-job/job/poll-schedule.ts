/** When to look at a job next: from how long it has been waited for to how long to wait, both in milliseconds. */
export type PollSchedule = (waitedMs: number) => number;

/**
 * The adaptive schedule. Of 338 public jobs half took under 58 s and nine in ten under 108 s, hardly one under 28 s:
 * so the first look comes then. After it the interval is a share of the time already waited, so that a job is noticed
 * late in proportion to what it took, and a long one costs few looks.
 */
const FIRST_LOOK_MS = 28_000;
const SHARE = 0.075;
const SHORTEST_MS = 1_000;
const LONGEST_MS = 15_000;

export const adaptive: PollSchedule = (waitedMs) =>
  waitedMs < FIRST_LOOK_MS
    ? FIRST_LOOK_MS - waitedMs
    : Math.min(Math.max(waitedMs * SHARE, SHORTEST_MS), LONGEST_MS);

export function fixed(intervalMs: number): PollSchedule {
  return () => intervalMs;
}

/** For a job that was started elsewhere: how old it is is not known, so it is looked at at once and then as one of that age. */
export const adaptiveFromFirstLook: PollSchedule = (waitedMs) => adaptive(waitedMs + FIRST_LOOK_MS);

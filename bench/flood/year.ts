import { randomNumbers } from '../../sandbox/visits.ts';

/** An event in a repository. `change` counts people's pull requests from 0, in the order of their merges. */
export type RepositoryEvent =
  | { readonly at: number; readonly kind: 'opened'; readonly change: number }
  | { readonly at: number; readonly kind: 'merged'; readonly change: number }
  /** A person reviews one pull request of the agent, and merges or closes it. */
  | { readonly at: number; readonly kind: 'reviewed'; readonly isMerged: boolean };

export const YEAR = { from: Date.parse('2026-01-01T00:00:00Z'), to: Date.parse('2027-01-01T00:00:00Z') };

/** Per working day, Monday to Friday from 9:00 to 18:00. */
export const RATE = {
  merges: { least: 4, most: 12 },
  /** The share of merges within a minute of another merge. */
  inTheSameMinute: 1 / 5,
  /** How many days before its merge a pull request is opened. */
  openDays: { least: 1, most: 10 },
  reviews: { least: 3, most: 5 },
  /** The share of reviews that end in a merge. */
  reviewsThatMerge: 3 / 4,
};

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** Returns the merges and reviews of a year, in order of time. They are the same for the same seed. */
export function yearOf(seed: number): readonly RepositoryEvent[] {
  const random = randomNumbers(seed);
  const between = ({ least, most }: { least: number; most: number }) =>
    least + Math.floor(random() * (most - least + 1));
  const merges: number[] = [];
  const events: RepositoryEvent[] = [];
  for (let day = YEAR.from; day < YEAR.to; day += DAY_MS) {
    if ([0, 6].includes(new Date(day).getUTCDay())) continue;
    const atWork = () => day + Math.floor((9 + random() * 9) * 60) * MINUTE_MS;
    const mergesOfDay: number[] = [];
    for (let left = between(RATE.merges); left > 0; left -= 1) {
      const last = mergesOfDay.at(-1);
      const isClose = last !== undefined && random() < RATE.inTheSameMinute;
      mergesOfDay.push(isClose ? last + Math.floor(random() * MINUTE_MS) : atWork());
    }
    merges.push(...mergesOfDay.toSorted((one, other) => one - other));
    for (let left = between(RATE.reviews); left > 0; left -= 1) {
      events.push({ at: atWork(), kind: 'reviewed', isMerged: random() < RATE.reviewsThatMerge });
    }
  }
  for (const [change, at] of merges.entries()) {
    const opened = Math.max(YEAR.from, at - between(RATE.openDays) * DAY_MS);
    events.push({ at: opened, kind: 'opened', change }, { at, kind: 'merged', change });
  }
  return events.toSorted((one, other) => one.at - other.at);
}

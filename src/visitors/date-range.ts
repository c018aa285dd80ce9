import * as z from 'zod/mini';
import { quoting, type Rule } from '../runner/inputs.ts';

/** A span of time as the service is asked for it: ISO 8601 dates or date-times. `to` is not in it; undefined is open. */
export interface DateRange {
  readonly from: string | undefined;
  readonly to: string | undefined;
}

/** A window with both its ends, whose length is known. */
export interface BoundedDateRange extends DateRange {
  readonly from: string;
  readonly to: string;
}

const DAY_MS = 86_400_000;

/** A date that exists, alone or with a time of day, as ISO 8601 writes it for people. */
export const dateRule: Rule<string> = z.union(
  [z.iso.date(), z.iso.datetime({ offset: true, local: true })],
  quoting('is not a date that exists, such as 2026-02-28 or 2026-02-28T12:00:00Z'),
);

/** The whole UTC days up to, not with, the day of `now` (milliseconds since the epoch). */
export function lastDays(days: number, now: number): BoundedDateRange {
  return { from: day(now - days * DAY_MS), to: day(now) };
}

/** Undefined where an end is open. */
export function bounded({ from, to }: DateRange): BoundedDateRange | undefined {
  return from === undefined || to === undefined ? undefined : { from, to };
}

export function isEmpty({ from, to }: BoundedDateRange): boolean {
  return instant(from) >= instant(to);
}

/** The window of equal length that ends where this one begins, in the same way of writing. */
export function rangeBefore({ from, to }: BoundedDateRange): BoundedDateRange {
  const start = new Date(2 * instant(from) - instant(to)).toISOString();
  const earlier = start.replace('.000Z', 'Z');
  if (isDay(from) && isDay(to)) return { from: start.slice(0, 'YYYY-MM-DD'.length), to: from };
  return { from: isLocal(from) || isLocal(to) ? earlier.replace('Z', '') : earlier, to: from };
}

/** A window for people. */
export function formatDateRange({ from, to }: DateRange): string {
  if (from === undefined && to === undefined)
    return 'in the time that the service takes where no dates are given';
  return [from && `from ${from}`, to && `up to, not with, ${to}`].filter(Boolean).join(' ');
}

function day(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(0, 'YYYY-MM-DD'.length);
}

/** Milliseconds since the epoch. A date is its midnight, and what names no offset is taken as UTC. */
function instant(text: string): number {
  return Date.parse(isLocal(text) ? `${text}Z` : text);
}

function isDay(text: string): boolean {
  return !text.includes('T');
}

function isLocal(text: string): boolean {
  return !isDay(text) && !/(?:Z|[+-]\d\d:\d\d)$/u.test(text);
}

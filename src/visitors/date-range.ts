import * as z from 'zod/mini';
import { DAY_MS } from '../lib/clock.ts';
import { mapped } from '../lib/json.ts';
import { utcDay } from '../lib/text.ts';
import type { Rule } from '../runner/inputs.ts';

/** A period as the API takes it: ISO 8601 dates or date-times. `to` is exclusive. */
export interface DateRange {
  readonly from: string;
  readonly to: string;
  /** How many calendar months (UTC) it is, if it was set as months. */
  readonly months?: number;
}

/** Since then the API counts requests for Markdown as AI (its changelog; `analytics/traffic`). */
export const MARKDOWN_COUNTS_AS_AI = '2026-07-31';

const NO_DATE = 'must be a real date, such as `2026-02-28` or `2026-02-28T12:00:00Z`';

const TIME = { local: true, offset: true };

/** From the year 1000 on. Seconds and an offset are optional, and a time without one is made UTC. */
export const dateRule: Rule<string> = mapped(
  z
    .union([z.iso.date(), z.iso.datetime(TIME), z.iso.datetime({ ...TIME, precision: -1 })], NO_DATE)
    .check(z.regex(/^[1-9]/u, NO_DATE)),
  (text) => text.replace(/T[\d:.]+$/u, '$&Z'),
);

export function daysBefore(to: string, days: number): DateRange {
  return { from: written(Date.parse(to) - days * DAY_MS), to };
}

/** Returns the whole calendar months before the one that a date is in. */
export function monthsBefore(date: string, months: number): DateRange {
  const month = monthOf(Date.parse(date));
  return { from: utcDay(startOf(month - months)), to: utcDay(startOf(month)), months };
}

/** Returns a range that two dates set: as months, if both are the first of one at midnight UTC. */
export function rangeBetween(from: string, to: string): DateRange {
  const start = Date.parse(from);
  const end = Date.parse(to);
  const first = monthOf(start);
  const last = monthOf(end);
  const areFirsts = startOf(first) === start && startOf(last) === end;
  return areFirsts ? { from, to, months: last - first } : { from, to };
}

export function lengthMs({ from, to }: DateRange): number {
  return Date.parse(to) - Date.parse(from);
}

/** Returns the range before this one, of as many months or else of the same length. */
export function rangeBefore(range: DateRange): DateRange {
  const { from, months } = range;
  const start = Date.parse(from);
  const before = months === undefined ? start - lengthMs(range) : startOf(monthOf(start) - months);
  return { ...range, from: written(before), to: from };
}

/** Counts months from January 1970 on. */
function monthOf(milliseconds: number): number {
  const date = new Date(milliseconds);
  return (date.getUTCFullYear() - 1_970) * 12 + date.getUTCMonth();
}

function startOf(month: number): number {
  return Date.UTC(1_970, month);
}

export function crossesCountingChange({ from, to }: DateRange): boolean {
  const change = Date.parse(MARKDOWN_COUNTS_AS_AI);
  return Date.parse(from) < change && change < Date.parse(to);
}

/** Returns a range for people: `2026-10-26 – 2026-11-01`, both days included. With times, the end is exclusive. */
export function formatDateRange({ from, to }: DateRange): string {
  if (from.includes('T') || to.includes('T')) return `${from} – ${to}`;
  const last = utcDay(Date.parse(to) - DAY_MS);
  return last === from ? from : `${from} – ${last}`;
}

/** Returns a range's length for people: `week`, `day`, `month`, or `30 days`. */
export function formatLength(range: DateRange): string {
  if (range.months !== undefined) return range.months === 1 ? 'month' : `${range.months} months`;
  const days = lengthMs(range) / DAY_MS;
  if (days === 7) return 'week';
  if (days === 1) return 'day';
  return Number.isInteger(days) ? `${days} days` : 'period';
}

/** Midnight in UTC is a date. */
function written(milliseconds: number): string {
  if (milliseconds % DAY_MS === 0) return utcDay(milliseconds);
  return new Date(milliseconds).toISOString().replace('.000Z', 'Z');
}

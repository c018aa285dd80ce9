import { utcDay } from '../lib/text.ts';
import {
  boolean,
  type Check,
  inputName,
  oneOf,
  optional,
  readInputs,
  trimmed,
  type Values,
  wholeNumber,
  withDefault,
} from '../runner/inputs.ts';
import { type OutputFile, outputFileInWorkspace } from '../runner/workspace.ts';
import { type Note, noteOf } from '../step/conclusion.ts';
import { checkConnection, connectionInputs, timeoutRule } from '../step/connection.ts';
import type { Step } from '../step/step.ts';
import { type DateRange, dateRule, daysBefore, lengthMs, monthsBefore, rangeBetween } from './date-range.ts';
import { formatNames } from './formats.ts';

const DEFAULT_DAYS = 30;

export const rules = {
  ...connectionInputs,
  dateFrom: optional(dateRule),
  dateTo: optional(dateRule),
  lastDays: optional(wholeNumber(1, 3_650)),
  lastMonths: optional(wholeNumber(1, 36)),
  format: withDefault('csv', oneOf(...formatNames)),
  file: trimmed,
  compare: withDefault('false', boolean),
  trend: optional(wholeNumber(2, 60)),
  top: withDefault('10', wholeNumber(0, 100)),
  ifIncomplete: withDefault('error', oneOf('error', 'warn')),
  timeoutMinutes: timeoutRule('10'),
};

export type Inputs = Exclude<ReturnType<typeof parseInputs>, { readonly problems: readonly Note[] }>;

/** Returns every problem if one isn't valid, before any request or write. */
export function parseInputs({ environment, runner, startedAt: now }: Step) {
  const { values, problems } = readInputs(environment, rules, runner.redact, (read, invalid) => [
    ...checkConnection(read),
    ...checkPeriod(read, invalid, now),
  ]);
  const path = values.file || `visitors.${values.format}`;
  const file = outputFileInWorkspace(environment.workspace, { input: 'file', path });
  if ('message' in file) return { problems: [...problems, file].map(noteOf) };
  if (problems.length > 0) return { problems: problems.map(noteOf) };
  const range = rangeOf(values, now);
  const notes = [...notesOnFormat(file, values.format), ...notesOnPeriod(range, now)];
  return { ...values, range, file, notes } as const;
}

function notesOnPeriod({ to }: DateRange, now: number): readonly Note[] {
  const message = `\`date-to\` (${to}) is in the future, so the numbers can still grow: don't compare them with those of a whole period. Export it again after that.`;
  return Date.parse(to) > now ? [{ conclusion: 'warning', title: 'Period not over', message }] : [];
}

/** A file whose name says something else than `format` was probably meant to be in that format. */
function notesOnFormat({ name }: OutputFile, format: string): readonly Note[] {
  const ending = formatNames.find((one) => name.toLowerCase().endsWith(`.${one}`));
  if (ending === undefined || ending === format) return [];
  const message = `\`file\` ends in \`.${ending}\`, but \`format\` is \`${format}\`, and the name has no effect on the format. Change one of them.`;
  return [{ conclusion: 'warning', title: 'Input without effect', message }];
}

function checkPeriod(
  values: Values<typeof rules>,
  invalid: ReadonlySet<keyof typeof rules>,
  now: number,
): readonly Check<keyof typeof rules>[] {
  const { dateFrom, dateTo, lastDays, lastMonths } = values;
  // One of two that is invalid is set too.
  const isDated = (dateFrom ?? dateTo) !== undefined || invalid.has('dateFrom') || invalid.has('dateTo');
  const isSetTwice = [lastDays !== undefined, lastMonths !== undefined, isDated].filter(Boolean).length > 1;
  const other = lastDays === undefined ? 'lastMonths' : 'lastDays';
  const setTwice = `\`${inputName(other)}\` can't be combined with another way to set the period. ${ONE_WAY}`;
  const range = rangeOf(values, now);
  const isEmpty = lengthMs(range) <= 0 || Date.parse(range.from) >= now;
  const empty = `\`date-from\` (${range.from}) must be in the past, and before \`date-to\` (${range.to}). ${EXCLUSIVE}`;
  return [
    [[other], isSetTwice && setTwice],
    // If one of them is invalid, the period isn't known.
    [['dateFrom', 'dateTo', 'lastDays', 'lastMonths'], isEmpty && empty],
  ];
}

const ONE_WAY = 'Set only one of `last-days`, `last-months`, and `date-from` with `date-to`.';
const EXCLUSIVE =
  '`date-to` is today in UTC by default, and exclusive: to export one day, set it to the next day.';

function rangeOf(
  { dateFrom: from, dateTo: to, lastDays = DEFAULT_DAYS, lastMonths }: Values<typeof rules>,
  now: number,
): DateRange {
  const today = utcDay(now);
  if (lastMonths !== undefined) return monthsBefore(today, lastMonths);
  if (to === undefined) return from === undefined ? daysBefore(today, lastDays) : { from, to: today };
  return from === undefined ? daysBefore(to, DEFAULT_DAYS) : rangeBetween(from, to);
}

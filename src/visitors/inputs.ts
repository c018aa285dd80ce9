import { utcDay } from '../lib/text.ts';
import {
  boolean,
  type InputProblem,
  oneOf,
  optional,
  readInputs,
  trimmed,
  type Values,
  wholeNumber,
  withDefault,
} from '../runner/inputs.ts';
import { type OutputFile, outputFileInWorkspace } from '../runner/workspace.ts';
import type { Note } from '../step/conclusion.ts';
import { checkConnection, connectionInputs, timeoutRule } from '../step/connection.ts';
import type { Step } from '../step/step.ts';
import {
  type DateRange,
  dateRule,
  daysBefore,
  formatDateRange,
  lengthMs,
  monthsBefore,
  rangeBetween,
} from './date-range.ts';
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

export type Inputs = Extract<ReturnType<typeof parseInputs>, { readonly range: DateRange }>;

/** Returns every problem if one isn't valid, before any request or write. */
export function parseInputs(step: Step, now: number) {
  const { environment, runner } = step;
  const { redact } = runner;
  const { values, invalid, problems: found } = readInputs(environment, rules, redact, checkConnection);
  const range = wantedRange(values, invalid, now, found);
  const path = values.file || `visitors.${values.format}`;
  const file = outputFileInWorkspace(environment.workspace, { input: 'file', path });
  if ('message' in file) found.push(file);
  if ('message' in file || !range || found.length > 0) return found;
  return Object.freeze({
    ...values,
    range,
    file,
    notes: [...notesOnFormat(file, values.format), ...notesOnEnd(range, now)],
  });
}

/** A file whose name says something else than `format` was probably meant to be in that format. */
function notesOnFormat({ name }: OutputFile, format: string): readonly Note[] {
  const ending = formatNames.find((one) => name.toLowerCase().endsWith(`.${one}`));
  if (ending === undefined || ending === format) return [];
  const message = `\`file\` ends in \`.${ending}\`, but \`format\` is \`${format}\`, and the name has no effect on the format. Change one of them.`;
  return [{ conclusion: 'warning', title: 'Input without effect', message }];
}

function notesOnEnd({ to }: DateRange, now: number): readonly Note[] {
  if (lengthMs({ from: new Date(now).toISOString(), to }) <= 0) return [];
  const message = `\`date-to\` (${to}) is in the future, so this period isn't over, and its numbers will grow.`;
  return [{ conclusion: 'notice', title: 'Period not over', message }];
}

const PERIOD_INPUTS = ['date-from', 'date-to', 'last-days', 'last-months'];

function wantedRange(
  values: Values<typeof rules>,
  invalid: ReadonlySet<string>,
  now: number,
  found: InputProblem[],
): DateRange | undefined {
  const { dateFrom, dateTo, lastDays, lastMonths } = values;
  const report = (input: string, message: string) => {
    found.push({ input, message });
  };
  if ([lastDays, lastMonths, dateFrom ?? dateTo].filter((one) => one !== undefined).length > 1) {
    const others = 'Set only one of `last-days`, `last-months`, and `date-from` with `date-to`';
    const input = lastDays === undefined ? 'last-months' : 'last-days';
    report(input, `\`${input}\` can't be combined with another way to set the period. ${others}.`);
  }
  if (PERIOD_INPUTS.some((name) => invalid.has(name))) return undefined;
  const today = utcDay(now);
  const range = rangeOf(values, today);
  const { from, to } = range;
  if (lengthMs(range) <= 0) {
    if (dateTo === undefined) {
      const unless = 'unless `date-to` is set too';
      report('date-from', `\`date-from\` must be before today, ${today} (UTC), ${unless}.`);
    } else {
      const fix = 'It is exclusive: to export one day, set it to the next day';
      report('date-to', `\`date-to\` (${to}) must be after \`date-from\` (${from}). ${fix}.`);
    }
  } else if (lengthMs({ from, to: new Date(now).toISOString() }) <= 0) {
    const input = dateFrom === undefined ? 'date-to' : 'date-from';
    const period = formatDateRange(range);
    report(input, `\`${input}\` sets a period in the future, ${period}. Choose an earlier one.`);
  }
  return range;
}

function rangeOf(
  { dateFrom: from, dateTo: to, lastDays = DEFAULT_DAYS, lastMonths }: Values<typeof rules>,
  today: string,
): DateRange {
  if (lastMonths !== undefined) return monthsBefore(today, lastMonths);
  if (to === undefined) return from === undefined ? daysBefore(today, lastDays) : { from, to: today };
  return from === undefined ? daysBefore(to, DEFAULT_DAYS) : rangeBetween(from, to);
}

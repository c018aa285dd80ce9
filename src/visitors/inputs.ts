import { utcDay } from '../lib/text.ts';
import {
  boolean,
  InputError,
  type InputProblem,
  oneOf,
  optional,
  readInputs,
  trimmed,
  wholeNumber,
  withDefault,
} from '../runner/inputs.ts';
import { type OutputFile, outputFileInWorkspace } from '../runner/workspace.ts';
import { connectionInputs, keyProblem, timeoutRule } from '../step/connection.ts';
import type { Step } from '../step/step.ts';
import {
  type DateRange,
  dateRule,
  daysBefore,
  formatDateRange,
  lengthMs,
  monthsBefore,
  rangeBefore,
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

/** The values of the inputs without a problem. */
type ValidInputs = ReturnType<typeof readInputs<typeof rules>>['valid'];

export type Inputs = Extract<ReturnType<typeof parseInputs>, { readonly range: DateRange }>;

/** Returns every problem if one isn't valid, before any request or write. */
export function parseInputs(step: Step, now: number) {
  const { environment, runner } = step;
  const { values, valid, problems: found } = readInputs(environment, rules, runner.redact);
  const range = wantedRange(valid, now, found);
  checkAcrossInputs(valid, found);

  const file = outputFile(step, valid.file || `visitors.${valid.format ?? 'csv'}`, found);
  if (!values || !file || !range || found.length > 0) return found;
  return Object.freeze({
    ...values,
    range,
    /** When the export started, in ISO 8601. */
    generatedAt: new Date(now).toISOString(),
    /** Undefined: no comparison. */
    comparedWith: values.compare ? rangeBefore(range) : undefined,
    file,
    /** What has no effect beside the other inputs, as sentences. */
    warnings: warningsOf(file, values.format),
  });
}

/** A file whose name says something else than `format` was probably meant to be in that format. */
function warningsOf({ name }: OutputFile, format: string): readonly string[] {
  const ending = formatNames.find((one) => name.toLowerCase().endsWith(`.${one}`));
  if (ending === undefined || ending === format) return [];
  return [
    `\`file\` ends in \`.${ending}\`, but \`format\` is \`${format}\`, and the name has no effect on the format. Change one of them.`,
  ];
}

/** An invalid date or number of days is reported already. */
function wantedRange(valid: ValidInputs, now: number, found: InputProblem[]): DateRange | undefined {
  if (!('dateFrom' in valid && 'dateTo' in valid && 'lastDays' in valid && 'lastMonths' in valid))
    return undefined;
  const today = utcDay(now);
  const { dateFrom, dateTo } = valid;
  const range = rangeOf(valid, today);
  if (lengthMs(range) <= 0) {
    found.push(
      dateTo === undefined
        ? {
            input: 'date-from',
            message: `\`date-from\` must be before today, ${today} (UTC), unless \`date-to\` is set too.`,
          }
        : {
            input: 'date-to',
            message: `\`date-to\` (${range.to}) must be after \`date-from\` (${range.from}). It is exclusive: to export one day, set it to the next day.`,
          },
    );
    return undefined;
  }
  if (lengthMs({ from: range.from, to: new Date(now).toISOString() }) <= 0) {
    const input = dateFrom === undefined ? 'date-to' : 'date-from';
    const message = `\`${input}\` sets a period in the future, ${formatDateRange(range)}. Choose an earlier one.`;
    found.push({ input, message });
  }
  return range;
}

function rangeOf(
  {
    dateFrom,
    dateTo,
    lastDays = DEFAULT_DAYS,
    lastMonths,
  }: Pick<ValidInputs, 'dateFrom' | 'dateTo' | 'lastDays' | 'lastMonths'>,
  today: string,
): DateRange {
  if (lastMonths !== undefined) return monthsBefore(today, lastMonths);
  if (dateFrom === undefined) return daysBefore(dateTo ?? today, lastDays);
  return dateTo === undefined ? { from: dateFrom, to: today } : rangeBetween(dateFrom, dateTo);
}

function checkAcrossInputs(valid: ValidInputs, found: InputProblem[]): void {
  const { dateFrom, dateTo, lastDays, lastMonths } = valid;
  const hasDate = dateFrom !== undefined || dateTo !== undefined;
  if (lastDays !== undefined && (hasDate || lastMonths !== undefined)) {
    const others = "`last-days` can't be combined with `last-months`, `date-from` or `date-to`";
    found.push({ input: 'last-days', message: `${others}. Remove one of them.` });
  } else if (lastMonths !== undefined && hasDate) {
    const others = "`last-months` can't be combined with `date-from` or `date-to`";
    found.push({ input: 'last-months', message: `${others}. Remove one of them.` });
  }
  const key = keyProblem(valid);
  if (key !== undefined) found.push({ input: 'api-key', message: key });
}

function outputFile({ environment, runner }: Step, path: string, found: InputProblem[]) {
  try {
    return outputFileInWorkspace(environment.workspace, { input: 'file', path });
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    runner.debugError(error);
    found.push({ input: 'file', message: error.message });
    return undefined;
  }
}

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
import { isSameOrInside, type OutputFile, outputFileInWorkspace } from '../runner/workspace.ts';
import { connectionInputs, keyProblem, timeoutRule } from '../step/connection.ts';
import type { Step } from '../step/step.ts';
import {
  type DateRange,
  dateRule,
  daysBefore,
  formatDateRange,
  lengthMs,
  rangeBefore,
} from './date-range.ts';
import { formatNames } from './formats.ts';
import { readHistory } from './history.ts';

const DEFAULT_DAYS = 30;

export const rules = {
  ...connectionInputs,
  dateFrom: optional(dateRule),
  dateTo: optional(dateRule),
  lastDays: optional(wholeNumber(1, 3_650)),
  format: withDefault('csv', oneOf(...formatNames)),
  file: trimmed,
  compare: withDefault('false', boolean),
  history: trimmed,
  windows: withDefault('1', wholeNumber(1, 60)),
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

  const place = (input: 'file' | 'history', path: string) =>
    orProblem(step, found, input, () => outputFileInWorkspace(environment.workspace, { input, path }));
  const file = place('file', valid.file || `visitors.${valid.format ?? 'csv'}`);
  const historyFile = valid.history ? place('history', valid.history) : undefined;
  const isTaken = file && historyFile && isSameOrInside(historyFile, file);
  if (isTaken) found.push({ input: 'history', message: SAME_FILE });
  const history =
    historyFile && !isTaken ? orProblem(step, found, 'history', () => readHistory(historyFile)) : [];

  if (!values || !file || !range || !history || found.length > 0) return found;
  return Object.freeze({
    ...values,
    range,
    /** When the export started, in ISO 8601. */
    generatedAt: new Date(now).toISOString(),
    /** Undefined: no comparison. */
    comparedWith: values.compare ? rangeBefore(range) : undefined,
    file,
    historyFile,
    /** Oldest first. */
    history,
    /** What has no effect beside the other inputs, as sentences. */
    warnings: warningsOf(file, values.format),
  });
}

const SAME_FILE = '`history` is the same file as `file`, or one is a folder of the other. Use another one.';

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
  if (!('dateFrom' in valid && 'dateTo' in valid && 'lastDays' in valid)) return undefined;
  const today = utcDay(now);
  const { dateFrom: from, dateTo: to = today, lastDays = DEFAULT_DAYS } = valid;
  const range = from === undefined ? daysBefore(to, lastDays) : { from, to };
  if (lengthMs(range) <= 0) {
    found.push(
      valid.dateTo === undefined
        ? {
            input: 'date-from',
            message: `\`date-from\` must be before today, ${today} (UTC), unless \`date-to\` is set too.`,
          }
        : {
            input: 'date-to',
            message: `\`date-to\` (${to}) must be after \`date-from\` (${from}). It is exclusive: to export one day, set it to the next day.`,
          },
    );
    return undefined;
  }
  if (lengthMs({ from: range.from, to: new Date(now).toISOString() }) <= 0) {
    const input = from === undefined ? 'date-to' : 'date-from';
    const message = `\`${input}\` sets a period in the future, ${formatDateRange(range)}. Choose an earlier one.`;
    found.push({ input, message });
  }
  return range;
}

function checkAcrossInputs(valid: ValidInputs, found: InputProblem[]): void {
  const { dateFrom, dateTo, lastDays, history, windows = 1 } = valid;
  if (lastDays !== undefined && (dateFrom !== undefined || dateTo !== undefined)) {
    found.push({
      input: 'last-days',
      message: "`last-days` can't be combined with `date-from` or `date-to`. Remove one of them.",
    });
  }
  if (windows > 1 && history === '') {
    found.push({
      input: 'windows',
      message: '`windows` needs `history`. Set `history` to a file in the workspace.',
    });
  }
  const key = keyProblem(valid);
  if (key !== undefined) found.push({ input: 'api-key', message: key });
}

function orProblem<T>({ runner }: Step, found: InputProblem[], input: string, act: () => T): T | undefined {
  try {
    return act();
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    runner.debugError(error);
    found.push({ input, message: error.message });
    return undefined;
  }
}

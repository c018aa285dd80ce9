import * as z from 'zod/mini';
import { type OutputFile, outputFileInWorkspace } from '../runner/atomic-file.ts';
import type { Environment } from '../runner/environment.ts';
import {
  boolean,
  decimal,
  type InputProblem,
  InvalidInputs,
  oneOf,
  optional,
  type Rule,
  readInputs,
  withDefault,
} from '../runner/inputs.ts';
import { WorkspaceError } from '../runner/workspace.ts';
import { connectionInputs, keyProblem, timeoutRule } from '../step/connection-inputs.ts';
import { bounded, type DateRange, dateRule, isEmpty, lastDays, rangeBefore } from './date-range.ts';
import { type FormatName, formatNames } from './formats.ts';

/** What the step was told to do. */
export interface Inputs {
  readonly projectId: string;
  readonly apiKey: string;
  readonly baseUrl: URL;
  readonly window: DateRange;
  /** Undefined: no comparison. */
  readonly comparedWith: DateRange | undefined;
  readonly pageSize: number;
  /** Rows to skip. */
  readonly offset: number;
  /** Infinity where there is no limit. */
  readonly maxRows: number;
  readonly format: FormatName;
  readonly place: OutputFile;
  readonly append: boolean;
  /** How many rows the summary and the outputs name. */
  readonly top: number;
  readonly ifIncomplete: IfIncomplete;
  readonly timeoutMs: number;
}

export type IfIncomplete = 'error' | 'warn';

/** The rules of the inputs, by name: all that `action.yml` declares. */
export const rules = {
  ...connectionInputs,
  'date-from': optional(dateRule),
  'date-to': optional(dateRule),
  'last-days': optional(wholeNumber('from 1 to 3650', 1, 3_650)),
  'page-size': withDefault('250', wholeNumber('from 1 to 250', 1, 250)),
  offset: withDefault('0', wholeNumber('of 0 or more', 0)),
  'max-rows': optional(wholeNumber('of 1 or more', 1)),
  format: withDefault('csv', oneOf(...formatNames)),
  file: z.string(),
  append: withDefault('false', boolean),
  compare: withDefault('false', boolean),
  top: withDefault('10', wholeNumber('from 0 to 100', 0, 100)),
  'if-incomplete': withDefault('error', oneOf('error', 'warn')),
  'timeout-minutes': timeoutRule('10'),
};

/**
 * Reads the inputs; `now` (milliseconds since the epoch) is what relative dates are counted from. Rejects with
 * `InputProblems` that holds every problem at once; no request has left by then, and nothing was written.
 */
export async function parseInputs(
  environment: Environment,
  now: number,
  redact: (text: string) => string,
): Promise<Inputs> {
  const { values, problems } = readInputs(environment, rules, redact);
  const given = (name: keyof typeof rules) => environment.input(name).trim();
  const found: InputProblem[] = [...problems, ...acrossInputs(given)];

  let place: OutputFile | undefined;
  try {
    place = await outputFileInWorkspace(
      environment.workspace,
      given('file') || `visitors.${values?.format ?? 'csv'}`,
    );
  } catch (error) {
    if (!(error instanceof WorkspaceError)) throw error;
    found.push({ input: 'file', message: error.message });
  }

  if (values === undefined || place === undefined || found.length > 0) throw new InvalidInputs(found);
  const days = values['last-days'];
  const window =
    days === undefined ? { from: values['date-from'], to: values['date-to'] } : lastDays(days, now);
  const span = bounded(window);
  return Object.freeze({
    projectId: values['project-id'],
    apiKey: values['api-key'],
    baseUrl: values['base-url'],
    window,
    comparedWith: values.compare && span !== undefined ? rangeBefore(span) : undefined,
    pageSize: values['page-size'],
    offset: values.offset,
    maxRows: values['max-rows'] ?? Number.POSITIVE_INFINITY,
    format: values.format,
    place,
    append: values.append,
    top: values.top,
    ifIncomplete: values['if-incomplete'],
    timeoutMs: values['timeout-minutes'],
  });
}

/** What no input can tell alone. */
function acrossInputs(given: (name: keyof typeof rules) => string): InputProblem[] {
  const found: InputProblem[] = [];
  const says = (name: keyof typeof rules, word: string) => given(name).toLowerCase() === word;
  const [from, to, days] = [given('date-from'), given('date-to'), given('last-days')];
  if (days !== '' && (from !== '' || to !== '')) {
    found.push({ input: 'last-days', message: 'cannot be given together with date-from or date-to' });
  }
  if (isDate(from) && isDate(to) && isEmpty({ from, to })) {
    found.push({
      input: 'date-to',
      message: `${to} is not after date-from, ${from}: date-to is not part of the window`,
    });
  }
  if (says('compare', 'true') && days === '' && (from === '' || to === '')) {
    found.push({
      input: 'compare',
      message: 'needs a window with both its ends: give last-days, or date-from and date-to',
    });
  }
  if (says('append', 'true') && given('format') === 'json') {
    found.push({
      input: 'append',
      message: 'cannot be used with format json, which is one document: use csv or ndjson, or another file',
    });
  }
  const key = keyProblem(given('api-key'), given('base-url'));
  if (key !== undefined) found.push({ input: 'api-key', message: key });
  return found;
}

function isDate(text: string): boolean {
  return dateRule.safeParse(text).success;
}

function wholeNumber(range: string, least: number, most = Number.MAX_SAFE_INTEGER): Rule<number> {
  return decimal(
    `a whole number ${range}`,
    (value) => Number.isInteger(value) && value >= least && value <= most,
  );
}

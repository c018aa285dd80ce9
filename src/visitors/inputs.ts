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
import {
  type DateRange,
  dateRule,
  daysBefore,
  hasRoomFor,
  isEmpty,
  lastDays,
  lengthMs,
  rangeBefore,
} from './date-range.ts';
import { type FormatName, formatNames } from './formats.ts';
import { History, HistoryError } from './history.ts';
import { findResumePoint, ResumeError, type ResumePoint } from './resume-state.ts';

/** What the step was told to do. */
export interface Inputs {
  readonly projectId: string;
  readonly apiKey: string;
  readonly baseUrl: URL;
  readonly range: DateRange;
  /** When the export began, in ISO 8601: a resumed one keeps the first run's. */
  readonly generatedAt: string;
  /** Undefined: no comparison. */
  readonly comparedWith: DateRange | undefined;
  readonly format: FormatName;
  readonly file: OutputFile;
  /** Where the state of an export that is not complete is kept. */
  readonly stateFile: OutputFile;
  /** Where an earlier run stopped, if this one goes on. */
  readonly resumed: ResumePoint | undefined;
  readonly history: History | undefined;
  /** How many windows the history should hold. */
  readonly windows: number;
  /** How many rows the summary and the outputs name. */
  readonly top: number;
  readonly ifIncomplete: IfIncomplete;
  readonly timeoutMs: number;
}

export type IfIncomplete = 'error' | 'warn';

const DEFAULT_DAYS = 30;

/** The rules of the inputs, by name: all that `action.yml` declares. */
export const rules = {
  ...connectionInputs,
  'date-from': optional(dateRule),
  'date-to': optional(dateRule),
  'last-days': optional(wholeNumber('from 1 to 3650', 1, 3_650)),
  format: withDefault('csv', oneOf(...formatNames)),
  file: z.string(),
  resume: withDefault('false', boolean),
  compare: withDefault('false', boolean),
  history: z.string(),
  windows: withDefault('1', wholeNumber('from 1 to 60', 1, 60)),
  top: withDefault('10', wholeNumber('from 0 to 100', 0, 100)),
  'if-incomplete': withDefault('error', oneOf('error', 'warn')),
  'timeout-minutes': timeoutRule('10'),
};

type InputName = keyof typeof rules;
type Given = (name: InputName) => string;

/**
 * Reads the inputs, and the state and the history that they name. `now` (milliseconds since the epoch) is what relative
 * dates are counted from. Rejects with `InvalidInputs`, which holds every problem; nothing was requested or written by then.
 */
export async function parseInputs(
  environment: Environment,
  now: number,
  redact: (text: string) => string,
): Promise<Inputs> {
  const { values, problems } = readInputs(environment, rules, redact);
  const given: Given = (name) => environment.input(name).trim();
  const wanted = wantedRange(given, now);
  const found: InputProblem[] = [...problems, ...wanted.problems, ...acrossInputs(given, wanted.range)];

  const place = async (input: InputName, path: string) =>
    orProblem(found, input, WorkspaceError, () => outputFileInWorkspace(environment.workspace, path));
  const name = given('file') || `visitors.${values?.format ?? 'csv'}`;
  const file = await place('file', name);
  const stateFile = file && (await place('file', `${name}.resume.json`));
  const historyFile = given('history') === '' ? undefined : await place('history', given('history'));
  const isTaken = historyFile && [file?.path, stateFile?.path].includes(historyFile.path);
  if (isTaken) found.push({ input: 'history', message: 'is the same file as `file`. Name another one' });
  const history =
    historyFile && !isTaken
      ? await orProblem(found, 'history', HistoryError, () => History.read(historyFile))
      : undefined;

  const { range } = wanted;
  if (!values || !file || !stateFile || !range) throw new InvalidInputs(found);
  const resumed = values.resume
    ? await orProblem(found, 'resume', ResumeError, () =>
        findResumePoint(stateFile, file, {
          projectId: values['project-id'],
          baseUrl: values['base-url'],
          format: values.format,
          from: values['date-from'],
          to: values['date-to'],
          hasLength: (other) =>
            (values['date-from'] !== undefined && values['date-to'] === undefined) ||
            lengthMs(other) === lengthMs(range),
        }),
      )
    : undefined;
  if (found.length > 0) throw new InvalidInputs(found);

  const exported = resumed?.range ?? range;
  return Object.freeze({
    projectId: values['project-id'],
    apiKey: values['api-key'],
    baseUrl: values['base-url'],
    range: exported,
    generatedAt: resumed?.generatedAt ?? new Date(now).toISOString(),
    comparedWith: values.compare ? rangeBefore(exported) : undefined,
    format: values.format,
    file,
    stateFile,
    resumed,
    history,
    windows: values.windows,
    top: values.top,
    ifIncomplete: values['if-incomplete'],
    timeoutMs: values['timeout-minutes'],
  });
}

/** The range that the inputs ask for, and what is wrong with it. It is undefined if a date is not one. */
function wantedRange(
  given: Given,
  now: number,
): { readonly range: DateRange | undefined; readonly problems: readonly InputProblem[] } {
  const [from, to, days] = [given('date-from'), given('date-to'), given('last-days')];
  const today = lastDays(DEFAULT_DAYS, now).to;
  if ([from, to].some((date) => date !== '' && !isDate(date))) return { range: undefined, problems: [] };
  if (from === '' && to !== '') return { range: daysBefore(to, DEFAULT_DAYS), problems: [] };
  if (from === '') return { range: lastDays(Number(days) || DEFAULT_DAYS, now), problems: [] };
  const range = { from, to: to || today };
  if (!isEmpty(range)) return { range, problems: [] };
  const problem =
    to === ''
      ? {
          input: 'date-from',
          message: `${from} is not before today, ${today} (UTC). Give \`date-to\` as well`,
        }
      : { input: 'date-to', message: `${to} is not after \`date-from\`, ${from}. \`date-to\` is exclusive` };
  return { range: undefined, problems: [problem] };
}

/** What no input can tell alone. */
function acrossInputs(given: Given, range: DateRange | undefined): InputProblem[] {
  const found: InputProblem[] = [];
  if (given('last-days') !== '' && (given('date-from') !== '' || given('date-to') !== '')) {
    found.push({
      input: 'last-days',
      message: "can't be combined with `date-from` or `date-to`. Leave one of them out",
    });
  }
  const windows = Number(given('windows')) || 1;
  if (windows > 1 && given('history') === '') {
    found.push({ input: 'windows', message: 'needs `history`, the file that holds the windows' });
  }
  const isComparing = given('compare').toLowerCase() === 'true';
  const earlier = Math.max(isComparing ? 2 : 1, windows);
  if (range !== undefined && !hasRoomFor(range, earlier)) {
    const input = windows > 1 ? 'windows' : isComparing ? 'compare' : 'date-to';
    found.push({ input, message: 'reaches back before the year 1000. Choose a shorter period' });
  }
  const key = keyProblem(given('api-key'), given('base-url'));
  if (key !== undefined) found.push({ input: 'api-key', message: key });
  return found;
}

/** Returns what `act` resolves to, or notes a problem if it rejects with an error of a kind. */
async function orProblem<T>(
  found: InputProblem[],
  input: InputName,
  kind: new (message: string) => Error,
  act: () => Promise<T>,
): Promise<T | undefined> {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof kind)) throw error;
    found.push({ input, message: error.message });
    return undefined;
  }
}

function isDate(text: string): boolean {
  return dateRule.safeParse(text).success;
}

function wholeNumber(range: string, least: number, most: number): Rule<number> {
  return decimal(
    `a whole number ${range}`,
    (value) => Number.isInteger(value) && value >= least && value <= most,
  );
}

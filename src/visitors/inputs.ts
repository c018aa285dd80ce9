import * as z from 'zod/mini';
import { type OutputFile, outputFileInWorkspace } from '../runner/atomic-file.ts';
import type { Environment } from '../runner/environment.ts';
import {
  boolean,
  decimal,
  type InputProblem,
  inputName,
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
  rangeBefore,
} from './date-range.ts';
import { type FormatName, formatNames } from './formats.ts';
import { History, HistoryError } from './history.ts';
import { findResumePoint, ResumeError, type ResumePoint } from './resume-state.ts';

/** The parsed inputs. */
export interface Inputs {
  readonly projectId: string;
  readonly apiKey: string;
  readonly baseUrl: URL;
  readonly range: DateRange;
  /** When the export started, in ISO 8601. A resumed export keeps the first run's time. */
  readonly generatedAt: string;
  /** Undefined: no comparison. */
  readonly comparedWith: DateRange | undefined;
  readonly format: FormatName;
  readonly file: OutputFile;
  /** The state of an incomplete export. */
  readonly stateFile: OutputFile;
  /** Where an earlier run stopped, if this one continues it. */
  readonly resumed: ResumePoint | undefined;
  readonly history: History | undefined;
  /** How many windows the history should have. */
  readonly windows: number;
  /** How many rows the summary and the outputs have. */
  readonly top: number;
  readonly ifIncomplete: IfIncomplete;
  readonly timeoutMs: number;
}

export type IfIncomplete = 'error' | 'warn';

const DEFAULT_DAYS = 30;

/** The rules of all inputs in `action.yml`, by name. */
export const rules = {
  ...connectionInputs,
  dateFrom: optional(dateRule),
  dateTo: optional(dateRule),
  lastDays: optional(wholeNumber('from 1 to 3650', 1, 3_650)),
  format: withDefault('csv', oneOf(...formatNames)),
  file: z.string(),
  resume: withDefault('false', boolean),
  compare: withDefault('false', boolean),
  history: z.string(),
  windows: withDefault('1', wholeNumber('from 1 to 60', 1, 60)),
  top: withDefault('10', wholeNumber('from 0 to 100', 0, 100)),
  ifIncomplete: withDefault('error', oneOf('error', 'warn')),
  timeoutMinutes: timeoutRule('10'),
};

/** Everything that is wrong with a step's inputs. */
export class InvalidInputs extends Error {
  override readonly name = 'InvalidInputs';
  readonly problems: readonly InputProblem[];

  constructor(problems: readonly InputProblem[]) {
    super(problems.map(({ message }) => message).join(' '));
    this.problems = problems;
  }
}

type InputName = keyof typeof rules;
type Given = (name: InputName) => string;

/**
 * Reads the inputs, and the state and the history that they name. Relative dates count from `now` (milliseconds since the
 * epoch). Rejects with `InvalidInputs`, which has every problem, before any request or write.
 */
export async function parseInputs(
  environment: Environment,
  now: number,
  redact: (text: string) => string,
): Promise<Inputs> {
  const { values, problems } = readInputs(environment, rules, redact);
  const given: Given = (name) => environment.input(inputName(name)).trim();
  const found = [...problems];
  const range = wantedRange(given, now, found);
  checkAcrossInputs(given, range, found);

  const place = async (input: InputName, path: string) =>
    orProblem(found, input, WorkspaceError, () => outputFileInWorkspace(environment.workspace, path));
  const name = given('file') || `visitors.${values?.format ?? 'csv'}`;
  const file = await place('file', name);
  const stateFile = file && (await place('file', `${name}.resume.json`));
  const historyFile = given('history') === '' ? undefined : await place('history', given('history'));
  const isTaken = historyFile && [file?.path, stateFile?.path].includes(historyFile.path);
  if (isTaken)
    found.push({ input: 'history', message: '`history` is the same file as `file`. Use another one.' });
  const history =
    historyFile && !isTaken
      ? await orProblem(found, 'history', HistoryError, () => History.read(historyFile))
      : undefined;

  if (!values || !file || !stateFile || !range) throw new InvalidInputs(found);
  const resumed = values.resume
    ? await orProblem(found, 'resume', ResumeError, () =>
        findResumePoint(stateFile, file, {
          projectId: values.projectId,
          baseUrl: values.baseUrl,
          format: values.format,
          range,
          from: values.dateFrom,
          to: values.dateTo,
        }),
      )
    : undefined;
  if (found.length > 0) throw new InvalidInputs(found);

  const exported = resumed?.range ?? range;
  return Object.freeze({
    projectId: values.projectId,
    apiKey: values.apiKey,
    baseUrl: values.baseUrl,
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
    ifIncomplete: values.ifIncomplete,
    timeoutMs: values.timeoutMinutes * 60_000,
  });
}

/** Returns the range that the inputs set, or adds what is wrong with it. A date that is invalid by itself is reported already. */
function wantedRange(given: Given, now: number, found: InputProblem[]): DateRange | undefined {
  const [from, to, days] = [given('dateFrom'), given('dateTo'), given('lastDays')];
  const today = lastDays(DEFAULT_DAYS, now).to;
  if ([from, to].some((date) => date !== '' && !isDate(date))) return undefined;
  if (from === '' && to !== '') return daysBefore(to, DEFAULT_DAYS);
  if (from === '') return lastDays(Number(days) || DEFAULT_DAYS, now);
  const range = { from, to: to || today };
  if (!isEmpty(range)) return range;
  found.push(
    to === ''
      ? {
          input: 'date-from',
          message: `\`date-from\` must be before today, ${today} (UTC), unless \`date-to\` is set too.`,
        }
      : {
          input: 'date-to',
          message: `\`date-to\` must be after \`date-from\`, ${from}, because it is exclusive.`,
        },
  );
  return undefined;
}

/** Adds the problems that concern several inputs. */
function checkAcrossInputs(given: Given, range: DateRange | undefined, found: InputProblem[]): void {
  if (given('lastDays') !== '' && (given('dateFrom') !== '' || given('dateTo') !== '')) {
    found.push({
      input: 'last-days',
      message: "`last-days` can't be combined with `date-from` or `date-to`. Remove one of them.",
    });
  }
  const windows = Number(given('windows')) || 1;
  if (windows > 1 && given('history') === '') {
    found.push({
      input: 'windows',
      message: '`windows` needs `history`. Set `history` to a file in the workspace.',
    });
  }
  const isComparing = given('compare').toLowerCase() === 'true';
  const earlier = Math.max(isComparing ? 2 : 1, windows);
  if (range !== undefined && !hasRoomFor(range, earlier)) {
    const input = windows > 1 ? 'windows' : isComparing ? 'compare' : 'date-to';
    found.push({ input, message: `\`${input}\` goes back before the year 1000. Choose a shorter period.` });
  }
  const key = keyProblem(given('apiKey'), given('baseUrl'));
  if (key !== undefined) found.push({ input: 'api-key', message: key });
}

/** Returns what `act` resolves with, or adds a problem if it rejects with an error of `kind`. */
async function orProblem<T>(
  found: InputProblem[],
  input: InputName,
  kind: abstract new (...args: never) => Error,
  act: () => Promise<T>,
): Promise<T | undefined> {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof kind)) throw error;
    found.push({
      input,
      message: error instanceof WorkspaceError ? `\`${input}\`: ${error.message}.` : error.message,
    });
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

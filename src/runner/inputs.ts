import * as z from 'zod/mini';
import { inBackticks } from '../lib/text.ts';
import type { Environment } from './environment.ts';

export interface InputProblem {
  /** Its name in `action.yml`. */
  readonly input: string;
  /** A sentence or two that name the input. */
  readonly message: string;
}

/** Why an input, or the file that it names, can't be used, and how to fix it: a sentence or two that name the input. */
export class InputError extends Error {
  override readonly name = 'InputError';
}

/** Marks a message that the input's value is added to. No message of ours has this character. */
const QUOTED = '\u0000';
const MAX_QUOTED_LENGTH = 60;

/** Parses an input. Its errors complete a sentence that begins with the input's name, without a period. */
export type Rule<T> = z.ZodMiniType<T, string>;

/** Returns an input's name in `action.yml`: `pollIntervalSeconds` is `poll-interval-seconds`. */
export function inputName(key: string): string {
  return key.replace(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`);
}

/**
 * Parses each input once. `texts` and `valid` are the inputs without a problem and their values; `values` is undefined unless
 * all are valid. `redact` removes masked values.
 */
export function readInputs<Rules extends Readonly<Record<string, Rule<unknown>>>>(
  { input }: Pick<Environment, 'input'>,
  rules: Rules,
  redact: (text: string) => string,
) {
  const given = Object.fromEntries(Object.keys(rules).map((key) => [key, input(inputName(key))]));
  const { data: values, error } = z.object(rules).safeParse(given);
  const problems: InputProblem[] = (error?.issues ?? []).map(({ path, message }) => {
    const key = String(path[0]);
    const value = message.startsWith(QUOTED) ? `, not ${quoted(given[key] ?? '', redact)}` : '';
    return {
      input: inputName(key),
      message: `\`${inputName(key)}\` ${message.replace(QUOTED, '')}${value}.`,
    };
  });
  const hasProblem = (key: string) => problems.some((problem) => problem.input === inputName(key));
  const texts = Object.fromEntries(Object.entries(given).filter(([key]) => !hasProblem(key)));
  return { texts, valid: values ?? z.partial(z.object(rules)).parse(texts), values, problems };
}

/** Returns a rule for which an empty text means the default: reusable workflows pass unset inputs on as empty texts. */
export function withDefault<T>(whenEmpty: string, rule: Rule<T>): Rule<T> {
  return z.pipe(
    z.transform((text: string) => text.trim() || whenEmpty),
    rule,
  );
}

export function optional<T>(rule: Rule<T>): Rule<T | undefined> {
  return z.pipe(
    z.transform((text: string) => text.trim() || undefined),
    z.optional(rule),
  );
}

export const trimmed: Rule<string> = z.pipe(
  z.string(),
  z.transform((text) => text.trim()),
);

/** A boolean as GitHub spells it (YAML 1.2, core schema). */
export const boolean: Rule<boolean> = matching(
  /^(?:true|True|TRUE|false|False|FALSE)$/u,
  'must be `true` or `false`',
  (text) => text.toLowerCase() === 'true',
);

/** Without sign and exponent. `requirement` describes what `isValid` checks. */
export function decimal(requirement: string, isValid: (value: number) => boolean): Rule<number> {
  const error = `must be ${requirement}`;
  return matching(/^\d+(?:\.\d+)?$/u, error, Number).check(z.refine(isValid, quoting(error)));
}

export function oneOf<const Words extends readonly [string, ...string[]]>(
  ...words: Words
): Rule<Words[number]> {
  const last = words.at(-1);
  const others = words.slice(0, -1).map((word) => `\`${word}\``);
  return z.enum(words, quoting(`must be ${others.join(', ')} or \`${last}\``));
}

export function matching<T>(form: RegExp, error: string, value: (text: string) => T): Rule<T> {
  return z.pipe(z.string().check(z.regex(form, quoting(error))), z.transform(value));
}

/** Returns the options of a zod check whose message ends with the input's value. */
export function quoting(problem: string): { error: string } {
  return { error: `${QUOTED}${problem}` };
}

/** Redacts before it cuts, so that a cut can't leave half a secret. */
function quoted(value: string, redact: (text: string) => string): string {
  return inBackticks(redact(value.trim()), MAX_QUOTED_LENGTH);
}

/** Returns the entries of a list with commas between them, without empty ones and repetitions. */
export function entries(text: string): string[] {
  return [...new Set(text.split(',').flatMap((entry) => entry.trim() || []))];
}

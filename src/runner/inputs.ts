import * as z from 'zod/mini';
import { mapped } from '../lib/json.ts';
import { inBackticks } from '../lib/text.ts';
import type { Environment } from './environment.ts';

/** Why an input, or the file that it names, can't be used. */
export interface InputProblem {
  /** Its name in `action.yml`. */
  readonly input: string;
  /** A sentence or two that name the input, and say how to fix it. */
  readonly message: string;
}

/** What is wrong with inputs together, if a text says so. A problem names the first one. */
export type Check<Key> = readonly [keys: readonly [Key, ...Key[]], message: string | false | undefined];

/**
 * Parses an input. Its errors complete a sentence that begins with the input's name, without a period. One that says what the value
 * must be is followed by the value. An empty text is always valid: what is required is a `Check`.
 */
export type Rule<T> = z.ZodMiniType<T, string>;
/** By the names of `action.yml` in camel case. */
export type Values<Rules extends z.core.$ZodShape> = z.infer<ReturnType<typeof z.object<Rules>>>;

/** Returns an input's name in `action.yml`: `pollIntervalSeconds` is `poll-interval-seconds`. */
export function inputName(key: string): string {
  return key.replace(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`);
}

/**
 * Returns the values of the inputs, and every problem. An invalid one has the value of an empty text, and what `check` finds wrong
 * with it isn't reported. A misspelled name, of which GitHub only warns, is a problem too, and makes the one that was meant invalid.
 */
export function readInputs<Rules extends Readonly<Record<string, Rule<unknown>>>>(
  { input, inputNames }: Pick<Environment, 'input' | 'inputNames'>,
  rules: Rules,
  redact: (text: string) => string,
  check: (
    values: Values<Rules>,
    invalid: ReadonlySet<keyof Rules>,
  ) => readonly Check<keyof Rules & string>[] = () => [],
) {
  const keys = Object.keys(rules);
  const names = keys.map(inputName);
  const undeclared = inputNames.filter((name) => !names.includes(name));
  const misspelled = misspelledInputs(undeclared, keys);
  const problems: InputProblem[] = [...misspelled];
  const invalid = new Set<keyof Rules>(misspelled.map(({ meant }) => meant));
  const textOf = (key: string) => (invalid.has(key) ? '' : input(inputName(key)));
  const texts = () => Object.fromEntries(keys.map((key) => [key, textOf(key)]));
  const given = texts();
  const { data, error } = z.object(rules).safeParse(given, { reportInput: true });
  for (const { path, message, input: read } of error?.issues ?? []) {
    const key = String(path[0]);
    const wrong = typeof read === 'string' ? read : (given[key] ?? '');
    const not = message.startsWith('must ') ? `, not ${quoted(wrong, redact)}` : '';
    problems.push({ input: inputName(key), message: `\`${inputName(key)}\` ${message}${not}.` });
    invalid.add(key);
  }
  const values = data ?? z.object(rules).parse(texts());
  for (const [together, message] of check(values, invalid)) {
    const isKnown = together.some((key) => invalid.has(key));
    if (message && !isKnown) problems.push({ input: inputName(together[0]), message });
  }
  problems.sort((a, b) => names.indexOf(a.input) - names.indexOf(b.input));
  return { values, problems, invalid };
}

/** Returns the undeclared names that are spelled like that of a key, which is `meant`. */
function misspelledInputs(undeclared: readonly string[], keys: readonly string[]) {
  return undeclared.flatMap((name) => {
    const letters = name.replaceAll(/[-_]/gu, '');
    const meant = keys.find((key) => isNearly(key.toLowerCase(), letters));
    if (meant === undefined) return [];
    const message = `${inBackticks(name)} isn't an input of this action. Use \`${inputName(meant)}\`.`;
    return { input: name, meant, message };
  });
}

/** At most one letter is missing, too much or another one, or two are swapped. */
function isNearly(one: string, other: string): boolean {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  const rest = one.slice(at);
  const otherRest = other.slice(at);
  return (
    rest.slice(1) === otherRest ||
    rest === otherRest.slice(1) ||
    rest.slice(1) === otherRest.slice(1) ||
    (rest.slice(2) === otherRest.slice(2) && rest[0] === otherRest[1] && rest[1] === otherRest[0])
  );
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

export const trimmed: Rule<string> = z.string().check(z.trim());

/** A boolean as GitHub spells it (YAML 1.2, core schema). */
export const boolean: Rule<boolean> = matching(
  /^(?:true|True|TRUE|false|False|FALSE)$/u,
  'must be `true` or `false`',
  (text) => text.toLowerCase() === 'true',
);

/** Without sign and exponent. `requirement` describes what `isValid` checks. */
export function decimal(requirement: string, isValid: (value: number) => boolean): Rule<number> {
  const error = `must be ${requirement}`;
  return matching(/^\d+(?:\.\d+)?$/u, error, Number).check(z.refine(isValid, error));
}

export function wholeNumber(least: number, most: number): Rule<number> {
  return decimal(
    `a whole number from ${least} to ${most}`,
    (value) => Number.isInteger(value) && value >= least && value <= most,
  );
}

export function oneOf<const Words extends readonly [string, ...string[]]>(
  ...words: Words
): Rule<Words[number]> {
  return z.enum(words, `must be one of ${words.map((word) => `\`${word}\``).join(', ')}`);
}

export function matching<T>(form: RegExp, error: string, value: (text: string) => T): Rule<T> {
  return mapped(z.string().check(z.regex(form, error)), value);
}

const MAX_QUOTED_LENGTH = 60;

/** Redacts before it cuts, so that a cut can't leave half a secret. */
function quoted(value: string, redact: (text: string) => string): string {
  return inBackticks(redact(value.trim()), MAX_QUOTED_LENGTH);
}

/** A list with commas between its entries, without empty ones and repetitions. Those that don't match `form` are quoted. */
export function listOf(form: RegExp, error: string): Rule<string[]> {
  const list = mapped(z.string(), (text) => [...new Set(text.split(',').flatMap((one) => one.trim() || []))]);
  return list.check(({ value, issues }) => {
    const wrong = value.filter((one) => !form.test(one)).join(', ');
    if (wrong !== '') issues.push({ code: 'custom', message: error, input: wrong });
  });
}

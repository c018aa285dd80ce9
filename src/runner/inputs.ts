import * as z from 'zod/mini';
import { oneLine } from '../lib/text.ts';
import type { Environment } from './environment.ts';

/** What is wrong with one input, and what to do. */
export interface InputProblem {
  readonly input: string;
  readonly message: string;
}

/** Everything that is wrong with a step's inputs. */
export class InvalidInputs extends Error {
  override readonly name = 'InvalidInputs';
  readonly problems: readonly InputProblem[];

  constructor(problems: readonly InputProblem[], cause?: unknown) {
    super(problems.map(({ input, message }) => `${input}: ${message}`).join('; '), { cause });
    this.problems = problems;
  }
}

/** Marks a problem's message that is to begin with the input's value. No message of ours has it. */
const QUOTED = '\u0000';

const MAX_QUOTED_LENGTH = 60;

/** What an input's text becomes. */
export type Rule<T> = z.ZodMiniType<T, string>;

type Rules = Readonly<Record<string, Rule<unknown>>>;

/** Returns the inputs' values if all rules hold, and every problem that they have. `redact` hides what is masked. */
export function readInputs<R extends Rules>(
  environment: Pick<Environment, 'input'>,
  rules: R,
  redact: (text: string) => string,
) {
  const given = Object.fromEntries(Object.keys(rules).map((name) => [name, environment.input(name)]));
  const { data: values, error } = z.object(rules).safeParse(given);
  const problems: InputProblem[] = (error?.issues ?? []).map(({ path, message }) => ({
    input: String(path[0]),
    message: message.startsWith(QUOTED) ? quoted(given[String(path[0])] ?? '', message, redact) : message,
  }));
  return { values, problems };
}

/** Workflows that hand on inputs of their own hand on empty texts: they mean the default. */
export function withDefault<T>(whenEmpty: string, rule: Rule<T>): Rule<T> {
  return z.pipe(
    z.pipe(
      z.string(),
      z.transform((text) => text.trim() || whenEmpty),
    ),
    rule,
  );
}

export function optional<T>(rule: Rule<T>): Rule<T | undefined> {
  return z.pipe(
    z.pipe(
      z.string(),
      z.transform((text) => text.trim() || undefined),
    ),
    z.optional(rule),
  );
}

/** A boolean as GitHub spells it: YAML 1.2's core schema, and nothing else. */
export const boolean: Rule<boolean> = matching(
  /^(?:true|True|TRUE|false|False|FALSE)$/u,
  'is neither true nor false',
  (text) => text.toLowerCase() === 'true',
);

/** A plain decimal number: no sign, no exponent. `demand` says in words what `isFit` holds it to. */
export function decimal(demand: string, isFit: (value: number) => boolean): Rule<number> {
  return z
    .pipe(z.string().check(z.regex(/^\d+(?:\.\d+)?$/u, quoting(`is not ${demand}`))), z.transform(Number))
    .check(z.refine(isFit, quoting(`is not ${demand}`)));
}

/** One of a few words. */
export function oneOf<const Words extends readonly [string, ...string[]]>(
  ...words: Words
): Rule<Words[number]> {
  return z.enum(words, quoting(`is none of ${words.join(', ')}`));
}

/** A text of a given form. */
export function matching<T>(form: RegExp, fault: string, value: (text: string) => T): Rule<T> {
  return z.pipe(z.string().check(z.regex(form, quoting(fault))), z.transform(value));
}

/** Returns the options of a zod check whose message begins with what was given. */
export function quoting(problem: string): { error: string } {
  return { error: `${QUOTED}${problem}` };
}

/** What is cut must not end within a secret, so it is redacted before. */
function quoted(value: string, message: string, redact: (text: string) => string): string {
  return `“${oneLine(redact(value.trim()), MAX_QUOTED_LENGTH)}” ${message.slice(QUOTED.length)}`;
}

/** Returns the entries of a list with commas between them, without empty ones and repetitions. */
export function entries(text: string): string[] {
  return [...new Set(text.split(',').flatMap((entry) => entry.trim() || []))];
}

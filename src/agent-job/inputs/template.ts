import { messageOf } from '../../lib/problem.ts';
import { formatNumber, inBackticks } from '../../lib/text.ts';
import type { Environment } from '../../runner/environment.ts';
import { InputError } from '../../runner/inputs.ts';

/** Returns `line 2, column 7`. Both count from 1, columns in characters. */
function positionOf(template: string, offset: number): string {
  const before = template.slice(0, offset).split(/\r\n|\r|\n/u);
  return `line ${before.length}, column ${Array.from(before.at(-1) ?? '').length + 1}`;
}

/** In characters. With this limit, the remedy fits into the annotation too. */
const MAX_EXPRESSION_LENGTH = 100;

const OPEN = '${{';

/**
 * Returns the template, which is in the file `path`, with each `${{ … }}` replaced by its value, once: values are not evaluated
 * again. The rest stays byte for byte. Also returns the expressions with an empty value, such as a misspelled name, and where
 * each is. Rejects with an `InputError` for the first invalid expression, and for the first one after which the text has more
 * than `maxLength` characters.
 */
export async function fillTemplate(
  { path, text }: { readonly path: string; readonly text: string },
  contexts: object,
  maxLength: number,
): Promise<{ readonly text: string; readonly empty: readonly string[] }> {
  const invalid = (message: string, offset: number, cause?: unknown) => {
    const where = `${inBackticks(path)}, ${positionOf(text, offset)}`;
    return new InputError(`\`prompt-template\`: invalid expression in ${where}: ${message}.`, { cause });
  };
  const filled: string[] = [];
  const empty: string[] = [];
  let length = 0;
  let engine: Awaited<ReturnType<typeof expressionEngine>> | undefined;
  for (let at = 0; at < text.length; ) {
    const open = text.indexOf(OPEN, at);
    if (open === -1) {
      filled.push(text.slice(at));
      break;
    }
    const start = open + OPEN.length;
    const end = endOfExpression(text, start);
    if (end === undefined) throw invalid('it is never closed with `}}`', open);
    engine ??= await expressionEngine(contexts).catch((cause: unknown) => {
      throw invalid(UNUSABLE_EVENT, open, cause);
    });
    const source = text.slice(start, end);
    if (source.trim() === '') throw invalid('it is empty', start);
    let value: string;
    try {
      value = engine.evaluate(source);
    } catch (error) {
      throw invalid(describe(error, source), start + engine.offsetOf(error), error);
    }
    if (value === '') {
      empty.push(`${inBackticks(source.trim(), MAX_EXPRESSION_LENGTH)} (${positionOf(text, open)})`);
    }
    filled.push(text.slice(at, open), value);
    length += open - at + value.length;
    // An outsider's text may be in many expressions, and texts have a maximum length.
    if (length > maxLength) {
      throw invalid(`with its value, the prompt has more than ${formatNumber(maxLength)} bytes`, open);
    }
    at = end + '}}'.length;
  }
  return { text: filled.join(''), empty };
}

/** Returns the offset of the expression's `}}`, outside `'…'` texts. A quote in a text is doubled, which toggles twice. */
function endOfExpression(template: string, start: number): number | undefined {
  let inText = false;
  for (let at = start; at < template.length; at += 1) {
    if (template[at] === "'") inText = !inText;
    else if (!inText && template.startsWith('}}', at)) return at;
  }
  return undefined;
}

/** What the engine reads in about a second, in characters. GitHub's payloads are far smaller, even for 2,048 commits. */
const MAX_CONTEXTS_LENGTH = 2 * 1024 * 1024;

const UNUSABLE_EVENT =
  "the event's payload is too large or too deeply nested. Use `prompt` or `prompt-file` instead";

/** Loads GitHub's own expression engine, only if a template has an expression. */
async function expressionEngine(contexts: object) {
  const { data, Evaluator, ExpressionError, Lexer, Parser } = await import('@actions/expressions');
  const names = Object.keys(contexts);
  const revive = (_: string, value: unknown): unknown => data.reviver(_, value);
  const json = JSON.stringify(contexts);
  if (json.length > MAX_CONTEXTS_LENGTH) throw new RangeError(UNUSABLE_EVENT);
  const context: unknown = JSON.parse(json, revive);
  if (!(context instanceof data.Dictionary)) throw new TypeError('the contexts are not an object');

  return {
    evaluate: (source: string): string => {
      // On one line, because the parser miscounts columns after a line break in a text.
      new Parser(new Lexer(source.replace(/[\r\n]/gu, ' ')).lex().tokens, names, []).parse();
      const expression = new Parser(new Lexer(source).lex().tokens, names, []).parse();
      return new Evaluator(expression, context).evaluate().coerceString();
    },
    offsetOf: (error: unknown): number => {
      if (error instanceof ExpressionError) return error.pos.column;
      const position = /Located at position (\d+)/u.exec(messageOf(error))?.[1];
      return position === undefined ? 0 : Number(position) - 1;
    },
  };
}

/** Returns the engine's message without its copy of the expression. Its internal TypeErrors don't help anyone. */
function describe(error: unknown, source: string): string {
  if (error instanceof TypeError) return `${inBackticks(source)} can't be evaluated`;
  if (messageOf(error) === 'ErrorExceededMaxLength') return 'it has more than 21,000 characters';
  const message = messageOf(error).replace(/\.? Located at position [\s\S]*$/u, '');
  return message.startsWith('Unrecognized named-value') ? `${message}. ${ONLY_THESE}` : message;
}

const ONLY_THESE =
  'A template can only use `github` and `env`, because the prompt leaves GitHub; put other values into `env`';

const SECRET_NAME = /TOKEN|SECRET|PASS|KEY|CRED|AUTH|COOKIE|PRIVATE/i;
const RUNNERS_OWN = /^(?:INPUT_|ACTIONS_|STATE_)/i;

/**
 * Returns the contexts of a template. `github` has the `GITHUB_*` variables by their lower-case names and the event's
 * payload; `env` has the rest of the environment. Secret names and values are left out, because a third party reads the
 * prompt.
 */
export function templateContexts(
  { variables }: Environment,
  event: unknown,
  isSecret: (value: string) => boolean,
) {
  const visible = Object.entries(variables).filter(
    ([name, value = '']) => !SECRET_NAME.test(name) && !isSecret(value),
  );
  const github: Record<string, unknown> = {};
  for (const [name, value] of visible) {
    if (name.startsWith('GITHUB_')) github[name.slice('GITHUB_'.length).toLowerCase()] = value;
  }
  github['event'] = event;
  return {
    github,
    env: Object.fromEntries(visible.filter(([name]) => !RUNNERS_OWN.test(name))),
  };
}

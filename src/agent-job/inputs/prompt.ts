import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { formatNumber, inBackticks } from '../../lib/text.ts';
import { fileInWorkspace, WorkspaceError } from '../../runner/files.ts';
import {
  type EmptyExpression,
  fillTemplate,
  type TemplateContexts,
  TemplateError,
} from './prompt-template.ts';

/** The instruction for the agent, as it is sent. */
export interface Prompt {
  readonly text: string;
  /** SHA-256 of its UTF-8 bytes, in hexadecimal. */
  readonly sha256: string;
  /** How many UTF-8 bytes it has. */
  readonly bytes: number;
  /** A sentence or two. */
  readonly warning?: string | undefined;
}

/** More than an agent can read, and small enough to send as JSON. */
const MAX_PROMPT_BYTES = 16 * 1024 * 1024;

/** The input that a prompt comes from. */
export type PromptSource = { readonly input: 'prompt'; readonly text: string } | PromptFile;

/** A path in the workspace. */
interface PromptFile {
  readonly input: 'prompt-file' | 'prompt-template';
  readonly path: string;
}

/** Why there is no prompt. The message names the input. */
export class PromptError extends Error {
  override readonly name = 'PromptError';
}

/**
 * Reads the prompt, byte for byte except for a template's expressions. Only a template needs `contexts`. Rejects with a
 * `PromptError`.
 */
export async function readPrompt(
  source: PromptSource,
  workspace: string,
  contexts: () => TemplateContexts,
): Promise<Prompt> {
  switch (source.input) {
    case 'prompt':
      return promptOf(source.text, '`prompt` is blank. Say what the agent should do.');
    case 'prompt-file':
      return promptOf(
        await readText(source, workspace),
        `\`prompt-file\`: ${inBackticks(source.path)} is blank. Write the prompt into it.`,
      );
    case 'prompt-template': {
      const template = await readText(source, workspace);
      const { text, empty } = await fill(source.path, template, contexts());
      return {
        ...promptOf(
          text,
          `\`prompt-template\`: ${inBackticks(source.path)} results in a blank prompt. Check its expressions.`,
        ),
        warning: empty.length === 0 ? undefined : emptyWarning(source.path, empty),
      };
    }
  }
}

function promptOf(text: string, whenBlank: string): Prompt {
  if (/^[\s\p{Cf}]*$/u.test(text)) throw new PromptError(whenBlank);
  const bytes = Buffer.from(text, 'utf8');
  if (bytes.byteLength > MAX_PROMPT_BYTES) {
    throw new PromptError(
      `The prompt has ${formatNumber(bytes.byteLength)} bytes, but the limit is ${formatNumber(MAX_PROMPT_BYTES)}. Shorten it.`,
    );
  }
  return {
    text,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    bytes: bytes.byteLength,
  };
}

/** With these limits, the remedy fits into the annotation too. */
const MAX_NAMED_EXPRESSIONS = 10;
/** In characters. */
const MAX_EXPRESSION_LENGTH = 100;

function emptyWarning(path: string, empty: readonly EmptyExpression[]): string {
  const places = empty
    .slice(0, MAX_NAMED_EXPRESSIONS)
    .map(
      ({ expression, line, column }) =>
        `${inBackticks(expression, MAX_EXPRESSION_LENGTH)} (line ${line}, column ${column})`,
    );
  const left = empty.length - places.length;
  const more = left > 0 ? ` and ${formatNumber(left)} more` : '';
  return `No value for ${places.join(', ')}${more} in ${inBackticks(path)}. Check the spelling, and what the event contains.`;
}

async function fill(path: string, template: string, contexts: TemplateContexts) {
  try {
    return await fillTemplate(template, contexts, MAX_PROMPT_BYTES);
  } catch (error) {
    if (!(error instanceof TemplateError)) throw error;
    const place = `${inBackticks(path)}, line ${error.line}, column ${error.column}`;
    throw new PromptError(`\`prompt-template\`: invalid expression in ${place}: ${error.message}.`, {
      cause: error,
    });
  }
}

async function readText({ input, path }: PromptFile, workspace: string): Promise<string> {
  const fail = (problem: string, cause: unknown) => new PromptError(`\`${input}\`: ${problem}`, { cause });
  try {
    const bytes = await readFile(await fileInWorkspace(workspace, path));
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch (error) {
    if (error instanceof WorkspaceError) throw fail(`${error.message}.`, error);
    if (error instanceof TypeError) {
      throw fail(`${inBackticks(path)} isn't UTF-8. Save it in that encoding.`, error);
    }
    throw fail(`Couldn't read ${inBackticks(path)}: ${String(error)}.`, error);
  }
}

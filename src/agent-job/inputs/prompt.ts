import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { formatNumber } from '../../lib/text.ts';
import { fileInWorkspace, WorkspaceError } from '../../runner/workspace.ts';
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
  /** What a person should know about it: a sentence. */
  readonly warning?: string | undefined;
}

/** Far more than an agent can read, and still small enough to be sent as JSON. */
const MAX_PROMPT_BYTES = 16 * 1024 * 1024;

/** Where a prompt comes from, by the input that says so. */
export type PromptSource =
  | { readonly input: 'prompt'; readonly text: string }
  | { readonly input: 'prompt-file'; readonly path: string }
  | { readonly input: 'prompt-template'; readonly path: string };

/** Why there is no prompt; the message says what to do. */
export class PromptError extends Error {
  override readonly name = 'PromptError';
}

/**
 * Reads the prompt, byte for byte but for a template's expressions. `contexts` is asked only for a template.
 * Rejects with a `PromptError`.
 */
export async function readPrompt(
  source: PromptSource,
  workspace: string,
  contexts: () => TemplateContexts,
): Promise<Prompt> {
  switch (source.input) {
    case 'prompt':
      return promptOf(source.text, 'the prompt is blank: say what the agent is to do');
    case 'prompt-file':
      return promptOf(
        await readText(source.path, workspace),
        `the file ${source.path} is blank: it has to hold the prompt`,
      );
    case 'prompt-template': {
      const empty: EmptyExpression[] = [];
      const template = await readText(source.path, workspace);
      const text = await fill(source.path, template, contexts(), (expression) => empty.push(expression));
      const warning = empty.length === 0 ? undefined : emptyWarning(source.path, empty);
      return { ...promptOf(text, `the template ${source.path} gives a blank prompt`), warning };
    }
  }
}

function promptOf(text: string, whenBlank: string): Prompt {
  if (/^[\s\p{Cf}]*$/u.test(text)) throw new PromptError(whenBlank);
  const bytes = Buffer.from(text, 'utf8');
  if (bytes.byteLength > MAX_PROMPT_BYTES) {
    throw new PromptError(
      `the prompt has ${formatNumber(bytes.byteLength)} bytes, and ${formatNumber(MAX_PROMPT_BYTES)} is the most that is sent. Shorten it`,
    );
  }
  return {
    text,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    bytes: bytes.byteLength,
  };
}

function emptyWarning(path: string, empty: readonly EmptyExpression[]): string {
  const places = empty.map(
    ({ expression, line, column }) => `\`${expression}\` (line ${line}, column ${column})`,
  );
  return `Nothing was filled in for ${places.join(', ')} in the template ${path}. Check the spelling, and what the event has.`;
}

async function fill(
  path: string,
  template: string,
  contexts: TemplateContexts,
  onEmpty: (empty: EmptyExpression) => void,
): Promise<string> {
  try {
    return await fillTemplate(template, contexts, onEmpty);
  } catch (error) {
    if (!(error instanceof TemplateError)) throw error;
    throw new PromptError(`${path}, line ${error.line}, column ${error.column}: ${error.message}`, {
      cause: error,
    });
  }
}

async function readText(path: string, workspace: string): Promise<string> {
  try {
    const bytes = await readFile(await fileInWorkspace(workspace, path));
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch (error) {
    if (error instanceof WorkspaceError) throw new PromptError(error.message, { cause: error });
    if (error instanceof TypeError) {
      throw new PromptError(`the file ${path} is not UTF-8: save it in that encoding`, { cause: error });
    }
    throw new PromptError(`the file ${path} cannot be read: ${String(error)}`, { cause: error });
  }
}

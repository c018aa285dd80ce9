import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { formatNumber, inBackticks } from '../../lib/text.ts';
import { InputError } from '../../runner/inputs.ts';
import { fileInWorkspace } from '../../runner/workspace.ts';
import type { ValidInputs } from './rules.ts';
import { fillTemplate } from './template.ts';

export interface Prompt {
  readonly text: string;
  /** SHA-256 of its UTF-8 bytes, in hexadecimal. */
  readonly sha256: string;
  readonly bytes: number;
  readonly warning?: string | undefined;
}

/** More than an agent can read, and small enough to send as JSON. */
const MAX_PROMPT_BYTES = 16 * 1024 * 1024;

/** The input that a prompt comes from, and its value: the prompt itself, or a path in the workspace. */
interface PromptSource {
  readonly input: 'prompt' | 'prompt-file' | 'prompt-template';
  readonly value: string;
}

export function promptSources({
  prompt = '',
  promptFile = '',
  promptTemplate = '',
}: ValidInputs): readonly PromptSource[] {
  const sources: readonly PromptSource[] = [
    { input: 'prompt', value: prompt },
    { input: 'prompt-file', value: promptFile },
    { input: 'prompt-template', value: promptTemplate },
  ];
  return sources.filter(({ value }) => value !== '');
}

/** Byte for byte, except for a template's expressions. Only a template needs `contexts`. Rejects with an `InputError`. */
export async function readPrompt(
  source: PromptSource,
  workspace: string,
  contexts: () => object,
): Promise<Prompt> {
  const { input, value } = source;
  if (input === 'prompt') return promptOf(value, '`prompt` is blank. Say what the agent should do.');
  const text = await readText(source, workspace);
  const path = inBackticks(value);
  if (input === 'prompt-file') {
    return promptOf(text, `\`prompt-file\`: ${path} is blank. Write the prompt into it.`);
  }
  const filled = await fillTemplate({ path: value, text }, contexts(), MAX_PROMPT_BYTES);
  const whenBlank = `\`prompt-template\`: ${path} results in a blank prompt. Check its expressions.`;
  const warning = filled.empty.length === 0 ? undefined : emptyWarning(path, filled.empty);
  return { ...promptOf(filled.text, whenBlank), warning };
}

function promptOf(text: string, whenBlank: string): Prompt {
  if (/^[\s\p{Cf}]*$/u.test(text)) throw new InputError(whenBlank);
  const bytes = Buffer.from(text, 'utf8');
  if (bytes.byteLength > MAX_PROMPT_BYTES) {
    throw new InputError(
      `The prompt has ${formatNumber(bytes.byteLength)} bytes, but the limit is ${formatNumber(MAX_PROMPT_BYTES)}. Shorten it.`,
    );
  }
  return { text, sha256: createHash('sha256').update(bytes).digest('hex'), bytes: bytes.byteLength };
}

/** With this limit, the remedy fits into the annotation too. */
const MAX_NAMED_EXPRESSIONS = 10;

function emptyWarning(path: string, empty: readonly string[]): string {
  const named = empty.slice(0, MAX_NAMED_EXPRESSIONS).join(', ');
  const left = empty.length - MAX_NAMED_EXPRESSIONS;
  const more = left > 0 ? ` and ${formatNumber(left)} more` : '';
  return `No value for ${named}${more} in ${path}. Check the spelling, and what the event contains.`;
}

async function readText({ input, value: path }: PromptSource, workspace: string): Promise<string> {
  const file = await fileInWorkspace(workspace, { input, path });
  try {
    const bytes = await readFile(file);
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch (cause) {
    const problem =
      cause instanceof TypeError
        ? `${inBackticks(path)} isn't UTF-8. Save it in that encoding.`
        : `Couldn't read ${inBackticks(path)}: ${String(cause)}.`;
    throw new InputError(`\`${input}\`: ${problem}`, { cause });
  }
}

import { isUtf8 } from 'node:buffer';
import { hash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { messageOf } from '../../lib/problem.ts';
import { formatNumber } from '../../lib/text.ts';
import type { InputProblem } from '../../runner/inputs.ts';
import { fileInWorkspace, type GivenPath, unusable } from '../../runner/workspace.ts';
import type { Inputs } from './rules.ts';

/** Sent byte for byte. */
export interface Prompt {
  readonly text: string;
  /** SHA-256 of its UTF-8 bytes, in hexadecimal. */
  readonly sha256: string;
  readonly bytes: number;
}

/** More than an agent can read, and small enough to send as JSON. The system limits the length of an input. */
const MAX_FILE_BYTES = 16 * 1024 * 1024;

/** Returns undefined unless one of the two inputs is set. */
export function readPrompt(
  workspace: string,
  { prompt, promptFile: path }: Inputs,
): Prompt | InputProblem | undefined {
  if ((prompt === '') === (path === '')) return undefined;
  const named = { input: 'prompt-file', path };
  const text = prompt || readText(workspace, named);
  if (typeof text !== 'string') return text;
  if (/^[\s\p{Cf}]*$/u.test(text)) {
    const why = 'is blank. Say what the agent should do';
    return prompt ? { input: 'prompt', message: `\`prompt\` ${why}.` } : unusable(named, why);
  }
  return { text, sha256: hash('sha256', text), bytes: Buffer.byteLength(text) };
}

function readText(workspace: string, named: GivenPath): string | InputProblem {
  const file = fileInWorkspace(workspace, named);
  if (typeof file !== 'string') return file;
  const { size } = statSync(file);
  if (size > MAX_FILE_BYTES) {
    const bytes = formatNumber(size);
    const limit = formatNumber(MAX_FILE_BYTES);
    return unusable(named, `has ${bytes} bytes, but the limit is ${limit}. Shorten it`);
  }
  try {
    const bytes = readFileSync(file);
    return isUtf8(bytes) ? bytes.toString() : unusable(named, "isn't UTF-8. Save it in that encoding");
  } catch (cause) {
    return unusable(named, `can't be read: ${messageOf(cause)}`);
  }
}

import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { formatNumber, inBackticks } from '../../lib/text.ts';
import { InputError } from '../../runner/inputs.ts';
import { fileInWorkspace } from '../../runner/workspace.ts';

/** Sent byte for byte. */
export interface Prompt {
  readonly text: string;
  /** SHA-256 of its UTF-8 bytes, in hexadecimal. */
  readonly sha256: string;
  readonly bytes: number;
}

/** More than an agent can read, and small enough to send as JSON. The system limits the length of an input. */
const MAX_FILE_BYTES = 16 * 1024 * 1024;

/** Throws an `InputError` if it is blank. `source` names the input, and its file. */
export function promptOf(text: string, source: string): Prompt {
  if (/^[\s\p{Cf}]*$/u.test(text)) throw new InputError(`${source} is blank. Say what the agent should do.`);
  const bytes = Buffer.from(text, 'utf8');
  return { text, sha256: createHash('sha256').update(bytes).digest('hex'), bytes: bytes.byteLength };
}

/** Throws an `InputError`. */
export function readPromptFile(workspace: string, path: string): Prompt {
  const source = `\`prompt-file\`: ${inBackticks(path)}`;
  const file = fileInWorkspace(workspace, { input: 'prompt-file', path });
  const { size } = statSync(file);
  if (size > MAX_FILE_BYTES) {
    const [bytes, limit] = [formatNumber(size), formatNumber(MAX_FILE_BYTES)];
    throw new InputError(`${source} has ${bytes} bytes, but the limit is ${limit}. Shorten it.`);
  }
  return promptOf(readText(file, source), source);
}

function readText(file: string, source: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(readFileSync(file));
  } catch (cause) {
    const why =
      cause instanceof TypeError
        ? "isn't UTF-8. Save it in that encoding"
        : `can't be read: ${String(cause)}`;
    throw new InputError(`${source} ${why}.`, { cause });
  }
}

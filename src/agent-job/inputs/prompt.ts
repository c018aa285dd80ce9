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

/** Throws an `InputError` if it is blank. */
export function promptOf(text: string): Prompt {
  return notBlank(text, '`prompt` is blank. Say what the agent should do.');
}

/** Throws an `InputError`. */
export function readPromptFile(workspace: string, path: string): Prompt {
  const text = readText(workspace, path);
  return notBlank(text, `\`prompt-file\`: ${inBackticks(path)} is blank. Write the prompt into it.`);
}

function notBlank(text: string, whenBlank: string): Prompt {
  if (/^[\s\p{Cf}]*$/u.test(text)) throw new InputError(whenBlank);
  const bytes = Buffer.from(text, 'utf8');
  return { text, sha256: createHash('sha256').update(bytes).digest('hex'), bytes: bytes.byteLength };
}

function readText(workspace: string, path: string): string {
  const file = fileInWorkspace(workspace, { input: 'prompt-file', path });
  const { size } = statSync(file);
  if (size > MAX_FILE_BYTES) {
    throw new InputError(
      `\`prompt-file\`: ${inBackticks(path)} has ${formatNumber(size)} bytes, but the limit is ${formatNumber(MAX_FILE_BYTES)}. Shorten it.`,
    );
  }
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(readFileSync(file));
  } catch (cause) {
    const problem =
      cause instanceof TypeError
        ? `${inBackticks(path)} isn't UTF-8. Save it in that encoding.`
        : `Couldn't read ${inBackticks(path)}: ${String(cause)}.`;
    throw new InputError(`\`prompt-file\`: ${problem}`, { cause });
  }
}

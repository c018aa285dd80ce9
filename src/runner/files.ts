import { mkdirSync, statSync } from 'node:fs';
import { chmod, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Clock } from '../lib/clock.ts';
import { codeOf, messageOf, type Problem } from '../lib/problem.ts';
import { inBackticks } from '../lib/text.ts';
import type { Runner } from './commands.ts';
import type { OutputFile } from './workspace.ts';

/**
 * Writes a text, in parts, without masked values, as a file that appears under its name only when it is complete: it is written
 * next to it, and renamed. Missing folders are created, and an existing file's mode is kept. Resolves with why it can't be
 * written, and then it is unchanged.
 */
export async function writeWhole(
  { clock, runner }: { readonly clock: Clock; readonly runner: Pick<Runner, 'redact' | 'debugError'> },
  target: OutputFile,
  text: Iterable<string>,
): Promise<Problem | undefined> {
  const redacted = Iterator.from(text).map(runner.redact);
  return await withDraft(runner, target, async (draft, mode) => {
    // Some file systems only report a full disk when the file is flushed.
    await writeFile(draft, redacted, { flag: 'wx', flush: true, mode });
    // When a file is created, the process takes permissions away.
    if (mode !== undefined) await chmod(draft, mode);
    await replace(clock, draft, target.path);
  });
}

/** Creates missing folders. Resolves, before anything is read, with why no file can be created there. */
export async function checkWritable(runner: Pick<Runner, 'debugError'>, target: OutputFile) {
  return await withDraft(runner, target, (draft) => writeFile(draft, '', { flag: 'wx' }));
}

/** `act` gets the target's mode, and can create `draft` beside it. If that is left, it is removed. */
async function withDraft(
  runner: Pick<Runner, 'debugError'>,
  { path, name }: OutputFile,
  act: (draft: string, mode: number | undefined) => Promise<void>,
): Promise<Problem | undefined> {
  const folder = dirname(path);
  const draft = join(folder, `.docs-agent-action-${Math.floor(Math.random() * 2 ** 32).toString(16)}.part`);
  try {
    mkdirSync(folder, { recursive: true });
    // Fails if the name is too long.
    await act(draft, statSync(path, { throwIfNoEntry: false })?.mode);
    return undefined;
  } catch (cause) {
    runner.debugError(cause);
    return { what: `Couldn't write ${inBackticks(name)}`, ...whyUnwritable(cause) };
  } finally {
    await rm(draft).catch(() => undefined);
  }
}

/** Codes of a missing permission, and of Windows while another program has the old file open. */
const REFUSED = ['EPERM', 'EACCES', 'EBUSY'];
/** In milliseconds, three seconds in all. */
const PAUSES_WHILE_OPEN = [100, 200, 400, 800, 1_500];

async function replace(clock: Clock, draft: string, path: string): Promise<void> {
  for (const pause of PAUSES_WHILE_OPEN) {
    try {
      return await rename(draft, path);
    } catch (error) {
      if (!REFUSED.includes(codeOf(error) ?? '')) throw error;
    }
    await clock.sleep(pause);
  }
  await rename(draft, path);
}

function whyUnwritable(cause: unknown): Pick<Problem, 'why' | 'fix'> {
  if (!REFUSED.includes(codeOf(cause) ?? '')) return { why: messageOf(cause) };
  return {
    why: 'permission denied, or another program has it open',
    fix: "Close that program, or change the folder's permissions",
  };
}

import { mkdirSync, statSync } from 'node:fs';
import { chmod, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Clock } from '../lib/clock.ts';
import { formatProblem, messageOf, type Problem } from '../lib/problem.ts';
import { inBackticks } from '../lib/text.ts';
import type { Runner } from './commands.ts';
import { codeOf, type OutputFile } from './workspace.ts';

/** What every function that writes rejects with. The file is unchanged. */
export class WriteError extends Error {
  override readonly name = 'WriteError';
  readonly problem: Problem;

  constructor(problem: Problem, cause: unknown) {
    super(formatProblem(problem), { cause });
    this.problem = problem;
  }
}

/**
 * Writes a text, in parts, without masked values, as a file that appears under its name only when it is complete: it is written
 * next to it, and renamed. Missing folders are created, and an existing file's mode is kept.
 */
export async function writeWhole(
  { clock, runner }: { readonly clock: Clock; readonly runner: Pick<Runner, 'redact'> },
  target: OutputFile,
  text: Iterable<string>,
): Promise<void> {
  await withDraft(target, async (draft) => {
    const mode = statSync(target.path, { throwIfNoEntry: false })?.mode;
    // Some file systems only report a full disk when the file is flushed.
    await writeFile(draft, redacted(runner, text), { flag: 'wx', flush: true, mode });
    // When a file is created, the process takes permissions away.
    if (mode !== undefined) await chmod(draft, mode);
    await replace(clock, draft, target.path);
  });
}

function* redacted(runner: Pick<Runner, 'redact'>, parts: Iterable<string>): Generator<string> {
  for (const part of parts) yield runner.redact(part);
}

/** Creates missing folders, and shows before anything is read whether a file can be created there. */
export async function checkWritable(target: OutputFile): Promise<void> {
  await withDraft(target, (draft) => writeFile(draft, '', { flag: 'wx' }));
}

/** Creates missing folders. `act` can create the file `draft` beside the target. If it is left, it is removed. */
async function withDraft({ path, name }: OutputFile, act: (draft: string) => Promise<void>): Promise<void> {
  const folder = dirname(path);
  const random = Math.floor(Math.random() * 2 ** 32);
  const draft = join(folder, `.docs-agent-action-${random.toString(16)}.part`);
  try {
    mkdirSync(folder, { recursive: true });
    await act(draft);
  } catch (cause) {
    throw new WriteError({ what: `Couldn't write ${inBackticks(name)}`, ...whyUnwritable(cause) }, cause);
  } finally {
    await rm(draft, { force: true }).catch(() => undefined);
  }
}

/** While another program has the old file open, Windows refuses to replace it. In milliseconds, three seconds in all. */
const PAUSES_WHILE_OPEN = [100, 200, 400, 800, 1_500];

async function replace(clock: Clock, draft: string, path: string): Promise<void> {
  for (const pause of PAUSES_WHILE_OPEN) {
    try {
      return await rename(draft, path);
    } catch (error) {
      if (!['EPERM', 'EACCES', 'EBUSY'].includes(codeOf(error) ?? '')) throw error;
    }
    await clock.sleep(pause);
  }
  await rename(draft, path);
}

function whyUnwritable(cause: unknown): Pick<Problem, 'why' | 'fix'> {
  switch (codeOf(cause) ?? '') {
    case 'ENOSPC':
    case 'EDQUOT':
      return { why: 'the disk is full', fix: 'Free some space on the runner' };
    case 'EACCES':
    case 'EPERM':
    case 'EBUSY':
    case 'EROFS':
      return {
        why: 'permission denied, or another program has it open',
        fix: "Close that program, or change the folder's permissions",
      };
    default:
      return { why: messageOf(cause) };
  }
}

import { randomBytes } from 'node:crypto';
import {
  constants,
  copyFile,
  type FileHandle,
  lstat,
  mkdir,
  open,
  readFile,
  realpath,
  rename,
  rm,
  stat,
  truncate,
} from 'node:fs/promises';
import { dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { formatProblem, type Problem } from '../lib/problem.ts';
import { inBackticks } from '../lib/text.ts';
import { isOutside, realWorkspace, WorkspaceError } from './workspace.ts';

/** A file in the workspace, which may not exist yet. */
export interface OutputFile {
  /** Absolute; links in it are resolved. */
  readonly path: string;
  /** Relative to the workspace, with `/` on every system. */
  readonly name: string;
}

/** Why a file couldn't be written, and how to fix it. The file is unchanged. */
export class WriteError extends Error {
  override readonly name = 'WriteError';
  readonly problem: Problem;

  constructor(problem: Problem, cause: unknown) {
    super(formatProblem(problem), { cause });
    this.problem = problem;
  }
}

/**
 * Returns the file in the workspace that a path names, whether it exists or not. Rejects with a `WorkspaceError` if the path
 * leaves the workspace, also through a link, or names something other than a regular file.
 */
export async function outputFileInWorkspace(workspace: string, given: string): Promise<OutputFile> {
  const root = await realWorkspace(workspace);
  if (/[/\\]$/u.test(given)) throw new WorkspaceError(isFolder(given));
  const leaves = `${inBackticks(given)} is outside the workspace. Use a path in the workspace`;
  const isByLink = isAbsolute(given) && isOutside(root, given);
  const wanted = resolve(root, isByLink ? relative(resolve(workspace), given) : given);
  if (isOutside(root, wanted)) throw new WorkspaceError(leaves);
  if (sep === '\\') refuseOnWindows(relative(root, wanted), given);
  const path = await resolved(wanted, given);
  if (isOutside(root, path)) throw new WorkspaceError(leaves);
  const there = await stat(path).catch(absent);
  if (there?.isDirectory()) throw new WorkspaceError(isFolder(given));
  if (there !== undefined && !there.isFile())
    throw new WorkspaceError(`${inBackticks(given)} isn't a regular file`);
  return { path, name: relative(root, path).replaceAll(sep, '/') };
}

/**
 * Windows only rejects some names when the file is renamed, after everything was read. The rules are from Microsoft's
 * “Naming Files, Paths, and Namespaces”.
 */
function refuseOnWindows(name: string, given: string): void {
  const parts = name.split(sep);
  if (parts.some((part) => NO_NAME_ON_WINDOWS.test(part))) {
    throw new WorkspaceError(
      `${inBackticks(given)} isn't a file name on Windows. Names there can't contain \`< > : " | ? *\`, end in a period or a space, ` +
        'or be a device such as `NUL`',
    );
  }
  if (parts.some((part) => part.length > 255)) throw new WorkspaceError(noPath('ENAMETOOLONG'));
}

const NO_NAME_ON_WINDOWS = /[<>:"|?*]|[. ]$|^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/iu;

/** Returns a path with links resolved, as far as it exists. */
async function resolved(wanted: string, given: string): Promise<string> {
  const missing: string[] = [];
  for (let at = wanted; ; at = dirname(at)) {
    const there = await lstat(at).catch(absent);
    if (there === undefined) {
      missing.unshift(at.slice(dirname(at).length).replace(/^[/\\]/u, ''));
      continue;
    }
    const real = await realpath(at).catch((cause: unknown) => {
      throw new WorkspaceError(`${inBackticks(given)} contains a broken link`, { cause });
    });
    if (missing.length > 0 && !(await stat(real)).isDirectory()) {
      throw new WorkspaceError(`${inBackticks(given)} uses a file as a folder`);
    }
    return join(real, ...missing);
  }
}

function isFolder(given: string): string {
  return `${inBackticks(given)} is a folder. Name a file in it`;
}

function noPath(why: string): string {
  return `this can't be the path of a file (${why})`;
}

function absent(cause: unknown): undefined {
  const code = codeOf(cause);
  if (code === 'ENOENT' || code === 'ENOTDIR') return undefined;
  throw new WorkspaceError(noPath(code ?? String(cause)), { cause });
}

/** Of the one buffer for all writes. Allocating one per write would cost more than writing. */
const BUFFER_BYTES = 262_144;

const utf8 = new TextEncoder();

/**
 * A file that appears under its name only when complete: it is written next to it and renamed. Methods reject with a
 * `WriteError`; after that, only `discard` can be called.
 */
export class AtomicFile {
  readonly #target: OutputFile;
  readonly #draft: string;
  readonly #handle: FileHandle;
  readonly #buffer = Buffer.allocUnsafeSlow(BUFFER_BYTES);
  #filled = 0;
  /** Bytes written, without those in the buffer. */
  #bytes: number;

  private constructor(target: OutputFile, draft: string, handle: FileHandle, bytes: number) {
    this.#target = target;
    this.#draft = draft;
    this.#handle = handle;
    this.#bytes = bytes;
  }

  /** Creates missing folders and starts the file, with the first `bytes` bytes of the existing file. */
  static async open(target: OutputFile, bytes = 0): Promise<AtomicFile> {
    const draft = draftBeside(target);
    try {
      return await orWriteError(target, async () => {
        await makeFolder(target);
        if (bytes > 0) {
          await copyFile(target.path, draft, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE);
          await truncate(draft, bytes);
        }
        return new AtomicFile(target, draft, await open(draft, bytes === 0 ? 'wx' : 'a'), bytes);
      });
    } catch (error) {
      await rm(draft, { force: true }).catch(() => undefined);
      throw error;
    }
  }

  /** Appends a text as UTF-8. Resolves when there is room in the buffer again. */
  async write(text: string): Promise<void> {
    for (let rest = text; ; ) {
      const { read, written } = utf8.encodeInto(rest, this.#buffer.subarray(this.#filled));
      this.#filled += written;
      if (read === rest.length) return;
      rest = rest.slice(read);
      await orWriteError(this.#target, () => this.#flush());
    }
  }

  /** Bytes written so far. */
  get bytes(): number {
    return this.#bytes + this.#filled;
  }

  /** Returns the path of a file with the bytes written so far. */
  async writtenPath(): Promise<string> {
    await orWriteError(this.#target, () => this.#flush());
    return this.#draft;
  }

  /** Replaces the file with what was written so far and `tail`. Writing can continue after it. */
  async publish(tail: string): Promise<void> {
    const copy = draftBeside(this.#target);
    try {
      await orWriteError(this.#target, async () => {
        await this.#flush();
        await copyFile(this.#draft, copy, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE);
        const handle = await open(copy, 'a');
        try {
          await handle.appendFile(tail);
          await handle.sync();
        } finally {
          await handle.close();
        }
        await rename(copy, this.#target.path);
      });
    } finally {
      await rm(copy, { force: true }).catch(() => undefined);
    }
  }

  /** Renames the file to its name, and replaces what is there. */
  async commit(): Promise<void> {
    await orWriteError(this.#target, async () => {
      await this.#flush();
      // Some file systems only report a full disk here.
      await this.#handle.sync();
      await this.#handle.close();
      await rename(this.#draft, this.#target.path);
    });
  }

  /** Removes what was written and keeps the old file. Never rejects. */
  async discard(): Promise<void> {
    await this.#handle.close().catch(() => undefined);
    await rm(this.#draft, { force: true }).catch(() => undefined);
  }

  async #flush(): Promise<void> {
    const filled = this.#buffer.subarray(0, this.#filled);
    await this.#handle.appendFile(filled);
    this.#bytes += this.#filled;
    this.#filled = 0;
  }
}

/** Writes a text as a file that appears only when complete. Rejects with a `WriteError`. */
export async function writeWhole(target: OutputFile, text: string): Promise<void> {
  const file = await AtomicFile.open(target);
  try {
    await file.write(text);
    await file.commit();
  } catch (error) {
    await file.discard();
    throw error;
  }
}

/** Returns the text of a file, or undefined if it doesn't exist. Rejects if it can't be read. */
export async function readIfPresent({ path }: OutputFile): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** Removes a file if it exists. Rejects with a `WriteError`. */
export async function removeFile(target: OutputFile): Promise<void> {
  await orWriteError(target, () => rm(target.path, { force: true }));
}

function draftBeside({ path }: OutputFile): string {
  return join(dirname(path), `.${randomBytes(8).toString('hex')}.part`);
}

async function makeFolder({ path }: OutputFile): Promise<void> {
  const folder = dirname(path);
  await mkdir(folder, { recursive: true });
  if ((await realpath(folder)) !== folder) throw new Error('the folder was replaced by a link');
}

async function orWriteError<T>({ name }: OutputFile, act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (cause) {
    throw new WriteError({ what: `Couldn't write ${inBackticks(name)}`, ...whyUnwritable(cause) }, cause);
  }
}

function whyUnwritable(cause: unknown): Pick<Problem, 'why' | 'fix'> {
  switch (codeOf(cause) ?? '') {
    case 'ENOSPC':
    case 'EDQUOT':
      return { why: 'the disk is full', fix: 'Free some space on the runner, or write to another disk' };
    case 'EFBIG':
      return { why: 'it is larger than the file system allows', fix: 'Export a shorter period' };
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return {
        why: 'permission denied',
        fix: 'Choose another folder, or change the permissions of this one',
      };
    case 'ENAMETOOLONG':
      return { why: 'its name is too long for the file system', fix: 'Choose a shorter one' };
    default:
      return { why: cause instanceof Error ? cause.message : String(cause) };
  }
}

function codeOf(cause: unknown): string | undefined {
  const holds = typeof cause === 'object' && cause !== null && 'code' in cause;
  return holds && typeof cause.code === 'string' ? cause.code : undefined;
}

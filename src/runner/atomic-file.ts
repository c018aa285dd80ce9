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
import { isOutside, realWorkspace, WorkspaceError } from './workspace.ts';

/** Where a file belongs in the workspace. It need not be there yet. */
export interface OutputFile {
  /** Absolute; links in it are resolved. */
  readonly path: string;
  /** Relative to the workspace, with `/` on every system. */
  readonly name: string;
}

/** Why a file could not be written; the message says what to do. The file is as it was before. */
export class WriteError extends Error {
  override readonly name = 'WriteError';
}

/**
 * Returns where in the workspace a path leads, for a file that may be there already. Rejects with a `WorkspaceError` if the
 * path leaves the workspace, through a link too, or names something other than a regular file.
 */
export async function outputFileInWorkspace(workspace: string, given: string): Promise<OutputFile> {
  const root = await realWorkspace(workspace);
  if (/[/\\]$/u.test(given)) throw new WorkspaceError(isFolder(given));
  const leaves = `${given} leads out of the workspace: only files in it are written`;
  const isByLink = isAbsolute(given) && isOutside(root, given);
  const wanted = resolve(root, isByLink ? relative(resolve(workspace), given) : given);
  if (isOutside(root, wanted)) throw new WorkspaceError(leaves);
  if (sep === '\\') refuseOnWindows(relative(root, wanted), given);
  const path = await resolved(wanted, given);
  if (isOutside(root, path)) throw new WorkspaceError(leaves);
  const there = await stat(path).catch(absent);
  if (there?.isDirectory()) throw new WorkspaceError(isFolder(given));
  if (there !== undefined && !there.isFile()) throw new WorkspaceError(`${given} is not a regular file`);
  return { path, name: relative(root, path).replaceAll(sep, '/') };
}

/**
 * Windows has no error for some names until a file is renamed to one, which is when all has been read. The characters and
 * the length are those of Microsoft's “Naming Files, Paths, and Namespaces”.
 */
function refuseOnWindows(name: string, given: string): void {
  const parts = name.split(sep);
  if (parts.some((part) => NO_NAME_ON_WINDOWS.test(part))) {
    throw new WorkspaceError(
      `${given} cannot be a file on Windows, where no name holds any of < > : " | ? *, ends in a dot or a blank, or is ` +
        "a device's, such as NUL or COM1",
    );
  }
  if (parts.some((part) => part.length > 255)) throw new WorkspaceError(noPath('ENAMETOOLONG'));
}

const NO_NAME_ON_WINDOWS = /[<>:"|?*]|[. ]$|^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/iu;

/** A path with its links resolved, as far as it exists. */
async function resolved(wanted: string, given: string): Promise<string> {
  const missing: string[] = [];
  for (let at = wanted; ; at = dirname(at)) {
    const there = await lstat(at).catch(absent);
    if (there === undefined) {
      missing.unshift(at.slice(dirname(at).length).replace(/^[/\\]/u, ''));
      continue;
    }
    const real = await realpath(at).catch((cause: unknown) => {
      throw new WorkspaceError(`${given} goes through a link that leads nowhere`, { cause });
    });
    if (missing.length > 0 && !(await stat(real)).isDirectory()) {
      throw new WorkspaceError(`${given} goes through a file as if it were a folder`);
    }
    return join(real, ...missing);
  }
}

function isFolder(given: string): string {
  return `${given} is a folder: name a file in it`;
}

function noPath(why: string): string {
  return `this cannot be the path of a file (${why})`;
}

function absent(cause: unknown): undefined {
  const code = codeOf(cause);
  if (code === 'ENOENT' || code === 'ENOTDIR') return undefined;
  throw new WorkspaceError(noPath(code ?? String(cause)), { cause });
}

/** What is written is gathered in one buffer of so many bytes: to make one for each write costs more than the writes. */
const BUFFER_BYTES = 262_144;

const utf8 = new TextEncoder();

/**
 * A file that appears under its name only whole: it is written beside it, and renamed. Every method rejects with a
 * `WriteError`, and after that only `discard` is of use.
 */
export class AtomicFile {
  readonly #place: OutputFile;
  readonly #draft: string;
  readonly #handle: FileHandle;
  readonly #buffer = Buffer.allocUnsafeSlow(BUFFER_BYTES);
  #filled = 0;
  /** Without what is in the buffer. */
  #bytes: number;

  private constructor(place: OutputFile, draft: string, handle: FileHandle, bytes: number) {
    this.#place = place;
    this.#draft = draft;
    this.#handle = handle;
    this.#bytes = bytes;
  }

  /**
   * Makes the folders that are missing, and starts a file in them. It begins with the first bytes of the file that is at
   * the place, as many as `bytes` says.
   */
  static async open(place: OutputFile, bytes = 0): Promise<AtomicFile> {
    const draft = draftBeside(place);
    try {
      await makeFolder(place);
      if (bytes > 0) {
        await copyFile(place.path, draft, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE);
        await truncate(draft, bytes);
      }
      return new AtomicFile(place, draft, await open(draft, bytes === 0 ? 'wx' : 'a'), bytes);
    } catch (error) {
      await rm(draft, { force: true }).catch(() => undefined);
      throw asWriteError(error, place);
    }
  }

  /** Adds a text, in UTF-8. It resolves when the disk has kept pace. */
  async write(text: string): Promise<void> {
    for (let rest = text; ; ) {
      const { read, written } = utf8.encodeInto(rest, this.#buffer.subarray(this.#filled));
      this.#filled += written;
      if (read === rest.length) return;
      rest = rest.slice(read);
      await this.#orFail(() => this.#flush());
    }
  }

  /** How many bytes were written so far. */
  get bytes(): number {
    return this.#bytes + this.#filled;
  }

  /** Returns where the bytes that were written so far can be read. */
  async writtenPath(): Promise<string> {
    await this.#orFail(() => this.#flush());
    return this.#draft;
  }

  /** Puts what was written so far, and `tail` behind it, in place of what may be there. Writing goes on after it. */
  async publish(tail: string): Promise<void> {
    const copy = draftBeside(this.#place);
    try {
      await this.#orFail(async () => {
        await this.#flush();
        await copyFile(this.#draft, copy, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE);
        const handle = await open(copy, 'a');
        try {
          await handle.appendFile(tail);
          await handle.sync();
        } finally {
          await handle.close();
        }
        await rename(copy, this.#place.path);
      });
    } finally {
      await rm(copy, { force: true }).catch(() => undefined);
    }
  }

  /** Gives the file its name, in place of what may be there. */
  async commit(): Promise<void> {
    await this.#orFail(async () => {
      await this.#flush();
      // Some file systems tell only now that the disk is full.
      await this.#handle.sync();
      await this.#handle.close();
      await rename(this.#draft, this.#place.path);
    });
  }

  /** Leaves everything as it was before. It never rejects. */
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

  async #orFail(act: () => Promise<void>): Promise<void> {
    try {
      await act();
    } catch (error) {
      throw asWriteError(error, this.#place);
    }
  }
}

/** Writes a text as a file that appears only whole. Rejects with a `WriteError`. */
export async function writeWhole(place: OutputFile, text: string): Promise<void> {
  const file = await AtomicFile.open(place);
  try {
    await file.write(text);
    await file.commit();
  } catch (error) {
    await file.discard();
    throw error;
  }
}

/** Returns the text of a file, or undefined if it is not there. Rejects if it can't be read. */
export async function readIfPresent({ path }: OutputFile): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** Removes a file, if it is there. Rejects with a `WriteError`. */
export async function removeFile(place: OutputFile): Promise<void> {
  try {
    await rm(place.path, { force: true });
  } catch (error) {
    throw asWriteError(error, place);
  }
}

function draftBeside({ path }: OutputFile): string {
  return join(dirname(path), `.${randomBytes(8).toString('hex')}.part`);
}

async function makeFolder({ path }: OutputFile): Promise<void> {
  const folder = dirname(path);
  await mkdir(folder, { recursive: true });
  if ((await realpath(folder)) !== folder) throw new Error('the folder was replaced by a link');
}

function asWriteError(cause: unknown, { name }: OutputFile): WriteError {
  if (cause instanceof WriteError) return cause;
  return new WriteError(`Couldn't write ${name}: ${whyUnwritable(cause)}`, { cause });
}

function whyUnwritable(cause: unknown): string {
  switch (codeOf(cause) ?? '') {
    case 'ENOSPC':
    case 'EDQUOT':
      return 'the disk is full. Free some space on the runner, or write to another disk';
    case 'EFBIG':
      return 'it is larger than the file system allows. Export a shorter period';
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return 'permission denied. Choose another folder, or change the permissions of this one';
    case 'ENAMETOOLONG':
      return 'its name is too long for the file system. Choose a shorter one';
    default:
      return cause instanceof Error ? cause.message : String(cause);
  }
}

function codeOf(cause: unknown): string | undefined {
  const holds = typeof cause === 'object' && cause !== null && 'code' in cause;
  return holds && typeof cause.code === 'string' ? cause.code : undefined;
}

import { randomBytes } from 'node:crypto';
import {
  constants,
  copyFile,
  type FileHandle,
  lstat,
  mkdir,
  open,
  realpath,
  rename,
  rm,
  stat,
} from 'node:fs/promises';
import { dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { isOutside, realWorkspace, WorkspaceError } from './workspace.ts';

/** Where a file of the workspace is to be. Nothing has been made yet. */
export interface OutputFile {
  /** Absolute; links in it are resolved. */
  readonly path: string;
  /** Relative to the workspace, with `/` on every system. */
  readonly name: string;
}

/** Why a file could not be written; the message says what to do. Under its name is what was there before. */
export class WriteError extends Error {
  override readonly name = 'WriteError';
}

/**
 * The place in the workspace that a path names, for a file that may be there already. Rejects with a `WorkspaceError`
 * where it leads out of the workspace, through a link too, or names what is no regular file.
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
const BUFFER_BYTES = 65_536;

const utf8 = new TextEncoder();

/**
 * A file that appears under its name only whole: it is written beside it, and renamed. Every method rejects with a
 * `WriteError`, and after that only `drop` is of use.
 */
export class AtomicFile {
  readonly #place: OutputFile;
  readonly #draft: string;
  readonly #handle: FileHandle;
  /** Whether there is nothing in it yet. */
  readonly isEmpty: boolean;
  readonly #buffer = Buffer.allocUnsafeSlow(BUFFER_BYTES);
  #filled = 0;

  private constructor(place: OutputFile, draft: string, handle: FileHandle, isEmpty: boolean) {
    this.#place = place;
    this.#draft = draft;
    this.#handle = handle;
    this.isEmpty = isEmpty;
  }

  /**
   * Makes the folders that are missing, and starts a file in them: an empty one, or a copy of what is at the place, where
   * there is something, closed with `lineEnd` if its last line is not.
   */
  static async open(
    place: OutputFile,
    start: { copy: false } | { copy: true; lineEnd: string },
  ): Promise<AtomicFile> {
    const folder = dirname(place.path);
    const draft = join(folder, `.${randomBytes(8).toString('hex')}.part`);
    try {
      await mkdir(folder, { recursive: true });
      if ((await realpath(folder)) !== folder) throw new Error('the folder was replaced by a link');
      const size = start.copy ? await copied(place.path, draft) : 0;
      const handle = await open(draft, size === 0 ? 'wx' : 'a+');
      const file = new AtomicFile(place, draft, handle, size === 0);
      if (start.copy && size > 0) await file.#closeLine(size, start.lineEnd);
      return file;
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
    await this.#handle.appendFile(this.#buffer.subarray(0, this.#filled));
    this.#filled = 0;
  }

  async #closeLine(size: number, lineEnd: string): Promise<void> {
    const last = Buffer.alloc(1);
    await this.#handle.read(last, 0, 1, size - 1);
    if (last[0] !== 0x0a) await this.write(lineEnd);
  }

  async #orFail(act: () => Promise<void>): Promise<void> {
    try {
      await act();
    } catch (error) {
      throw asWriteError(error, this.#place);
    }
  }
}

/** Copies a file, and gives its size in bytes: 0 where there is none, or nothing in it, and then nothing is copied. */
async function copied(from: string, to: string): Promise<number> {
  const { size } = (await stat(from).catch(absent)) ?? { size: 0 };
  if (size > 0) await copyFile(from, to, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE);
  return size;
}

function asWriteError(cause: unknown, { name }: OutputFile): WriteError {
  if (cause instanceof WriteError) return cause;
  return new WriteError(`${name} could not be written: ${whyUnwritable(cause)}`, { cause });
}

function whyUnwritable(cause: unknown): string {
  switch (codeOf(cause) ?? '') {
    case 'ENOSPC':
    case 'EDQUOT':
      return 'the disk is full. Make room on the runner, or write to another disk';
    case 'EFBIG':
      return 'it is larger than the file system allows. Export less at a time, with max-rows';
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return 'the runner may not write there. Choose another folder, or change the permissions of this one';
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

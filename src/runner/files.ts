import { readFileSync } from 'node:fs';
import { lstat, mkdir, open, readdir, realpath, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import type { Clock } from '../lib/clock.ts';
import { formatProblem, type Problem } from '../lib/problem.ts';
import { inBackticks } from '../lib/text.ts';
import { InputError } from './inputs.ts';

/** The path that an input gives, and its name. */
type GivenPath = Readonly<Record<'input' | 'path', string>>;

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
 * Returns the real path of a regular file in the workspace. Rejects with an `InputError` if there is none, or if the path
 * leaves the workspace, also through a link.
 */
export async function fileInWorkspace(workspace: string, named: GivenPath): Promise<string> {
  const { path: given } = named;
  const root = await realWorkspace(workspace, named);
  const leaves = `${inBackticks(given)} is outside the workspace. Move the file into the workspace`;
  const wanted = absolute(root, given);
  const file = await realpath(wanted).catch(async (cause: unknown) => {
    // The error must not say whether a file outside exists.
    if (await isElsewhere(root, wanted)) throw unusable(named, leaves);
    throw unusable(
      named,
      `${inBackticks(given)} doesn't exist in the workspace. Check the path, and that \`actions/checkout\` runs before this step`,
      cause,
    );
  });
  if (isOutside(root, file)) throw unusable(named, leaves);
  refuseGit(relative(root, file), named);
  if (!(await stat(file)).isFile()) throw unusable(named, `${inBackticks(given)} isn't a file`);
  return file;
}

/**
 * Returns the file in the workspace that a path names, whether it exists or not. Rejects with an `InputError` if the path
 * leaves the workspace, also through a link, or names something other than a regular file.
 */
export async function outputFileInWorkspace(workspace: string, named: GivenPath): Promise<OutputFile> {
  const { path: given } = named;
  const root = await realWorkspace(workspace, named);
  if (/[/\\]$/u.test(given)) throw unusable(named, isFolder(given));
  const leaves = `${inBackticks(given)} is outside the workspace. Use a path in the workspace`;
  const wanted = absolute(root, given);
  const isLeaving = !isAbsolute(given) && isOutside(root, wanted);
  if (isLeaving || (await isElsewhere(root, wanted))) throw unusable(named, leaves);
  const path = await resolved(wanted, named);
  if (isOutside(root, path)) throw unusable(named, leaves);
  const name = relative(root, path);
  refuseGit(name, named);
  if (sep === '\\') refuseOnWindows(name, named);
  const there = await stat(path).catch((cause: unknown) => absent(named, cause));
  if (there?.isDirectory()) throw unusable(named, isFolder(given));
  if (there?.isFile() === false) throw unusable(named, `${inBackticks(given)} isn't a regular file`);
  return { path, name: name.replaceAll(sep, '/') };
}

async function realWorkspace(workspace: string, named: GivenPath): Promise<string> {
  return realpath(workspace).catch((cause: unknown) => {
    throw unusable(named, "the workspace doesn't exist. Run `actions/checkout` before this step", cause);
  });
}

function isOutside(root: string, path: string): boolean {
  const between = relative(root, path);
  return between === '..' || between.startsWith(`..${sep}`) || isAbsolute(between);
}

/**
 * Returns whether two files are the same, or one is a folder of the other, on a system that ignores case and the form of
 * Unicode characters, as Windows and macOS do.
 */
export function isSameOrInside(one: OutputFile, other: OutputFile): boolean {
  const [first, second] = [folded(one.path), folded(other.path)];
  return first === second || first.startsWith(second + sep) || second.startsWith(first + sep);
}

/** In both cases, because `Σ` has two lower-case letters and the Kelvin sign has no upper-case one. */
function folded(path: string): string {
  return path.normalize('NFC').toLowerCase().toUpperCase();
}

/** Leaves out Windows' prefix for long paths, because `relative` takes it for another drive. Devices can have it, too. */
function absolute(root: string, given: string): string {
  if (sep === '/') return resolve(root, given);
  return resolve(root, given.replace(/^\\\\\?\\UNC(?=\\)/iu, '\\').replace(/^\\\\\?\\(?=[a-z]:)/iu, ''));
}

/** Returns whether the part of a path that exists is outside, or none does: on Windows, its drive or server may not exist. */
async function isElsewhere(root: string, path: string): Promise<boolean> {
  for (let at = path; ; at = dirname(at)) {
    const real = await realpath(at).catch(() => undefined);
    if (real !== undefined) return isOutside(root, real);
    if (at === dirname(at)) return true;
  }
}

/** `actions/checkout` stores a token in `.git`, and Git runs its hooks. */
function refuseGit(name: string, named: GivenPath): void {
  if (name.split(/[/\\]/u).some((part) => GIT_FOLDER.test(part.replaceAll(NO_CHARACTER_ON_HFS, '')))) {
    throw unusable(
      named,
      `${inBackticks(named.path)} is in \`.git\`, which can contain a token. Use another file`,
    );
  }
}

/**
 * What Windows and macOS can take for `.git`. Both ignore case. The other rules are those of Git's own `core.protectNTFS` and
 * `core.protectHFS`.
 */
const GIT_FOLDER = /^(?:\.git|git~1)[. ]*(?::|$)/iu;
const NO_CHARACTER_ON_HFS = /[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/gu;

/**
 * Windows only rejects some names when the file is renamed, after everything was read. The rules are from Microsoft's
 * “Naming Files, Paths, and Namespaces”.
 */
function refuseOnWindows(name: string, named: GivenPath): void {
  const parts = name.split(sep);
  if (parts.some((part) => NO_NAME_ON_WINDOWS.test(part))) {
    throw unusable(
      named,
      `${inBackticks(named.path)} isn't a file name on Windows. Names there can't contain \`< > : " | ? *\` or tabs, end in a period or a space, ` +
        'or be a device such as `NUL`',
    );
  }
  if (parts.some((part) => part.length > 255)) throw unusable(named, noPath('ENAMETOOLONG'));
}

const NO_NAME_ON_WINDOWS =
  /[<>:"|?*\p{Cc}]|[. ]$|^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[\d¹²³])(?:\.|$)/iu;

/** Returns a path with links resolved, as far as it exists. Some of its folders must. */
async function resolved(wanted: string, named: GivenPath): Promise<string> {
  const missing: string[] = [];
  for (let at = wanted; ; at = dirname(at)) {
    const there = await lstat(at).catch((cause: unknown) => absent(named, cause));
    if (there === undefined) {
      missing.unshift(basename(at));
      continue;
    }
    const real = await realpath(at).catch((cause: unknown) => {
      throw unusable(named, `${inBackticks(named.path)} contains a broken link`, cause);
    });
    if (missing.length > 0 && !(await stat(real)).isDirectory()) {
      throw unusable(named, `${inBackticks(named.path)} uses a file as a folder`);
    }
    return join(real, ...missing);
  }
}

const isFolder = (given: string) => `${inBackticks(given)} is a folder. Name a file in it`;
const noPath = (why: string) => `this can't be the path of a file (${why})`;

function absent(named: GivenPath, cause: unknown): undefined {
  const code = codeOf(cause);
  if (code === 'ENOENT' || code === 'ENOTDIR') return undefined;
  throw unusable(named, noPath(code ?? String(cause)), cause);
}

function unusable({ input }: GivenPath, why: string, cause?: unknown): InputError {
  return new InputError(`\`${input}\`: ${why}.`, { cause });
}

/**
 * Writes a text, given whole or in parts, as a file that appears under its name only when it is complete: it is written next
 * to it, and renamed. Missing folders are created. Rejects with a `WriteError`.
 */
export async function writeWhole(clock: Clock, target: OutputFile, text: Iterable<string>): Promise<void> {
  await orWriteError(target, async () => {
    await makeFolder(target);
    const draft = draftBeside(target);
    try {
      const handle = await open(draft, 'wx');
      try {
        await handle.writeFile(text);
        // Some file systems only report a full disk here.
        await handle.sync();
      } finally {
        await handle.close();
      }
      await replace(clock, draft, target.path);
    } catch (error) {
      await rm(draft, { force: true }).catch(() => undefined);
      throw error;
    }
  });
}

/** Returns the text of a file, or undefined if it doesn't exist. Rejects if it can't be read. */
export async function readIfPresent({ path }: OutputFile): Promise<string | undefined> {
  try {
    // For a large file, the asynchronous function needs three times the memory.
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** Removes a file if it exists. Rejects with a `WriteError`. */
export async function removeFile(target: OutputFile): Promise<void> {
  await orWriteError(target, () => rm(target.path, { force: true }));
}

/**
 * Creates missing folders, and removes what killed runs left beside a file while they wrote it. Rejects with a `WriteError` if
 * no file can be created there, so that this is known before anything is read.
 */
export async function prepareFolder(target: OutputFile): Promise<void> {
  await orWriteError(target, async () => {
    await makeFolder(target);
    const draft = draftBeside(target);
    await (await open(draft, 'wx')).close();
    const [folder, start] = [dirname(target.path), draftStart(target.path)];
    for (const name of await readdir(folder)) {
      const isDraft = name.startsWith(start) && DRAFT_END.test(name.slice(start.length));
      if (isDraft) await rm(join(folder, name), { force: true });
    }
  });
}

const DRAFT_END = /^[\da-f]{8}\.part$/u;

function draftBeside({ path }: OutputFile): string {
  const random = Math.floor(Math.random() * 2 ** 32);
  return join(dirname(path), `${draftStart(path)}${random.toString(16).padStart(8, '0')}.part`);
}

/** Of long names only the start, because a file system allows 255 bytes. */
function draftStart(path: string): string {
  return `.${Array.from(basename(path)).slice(0, 50).join('')}.`;
}

/** While another program has the old file open, Windows refuses to replace it. In milliseconds, three seconds in all. */
const PAUSES_WHILE_OPEN = [100, 200, 400, 800, 1_500];

async function replace(clock: Clock, draft: string, path: string): Promise<void> {
  for (const pause of PAUSES_WHILE_OPEN) {
    try {
      await rename(draft, path);
      return;
    } catch (error) {
      if (!['EPERM', 'EACCES', 'EBUSY'].includes(codeOf(error) ?? '')) throw error;
    }
    await clock.sleep(pause);
  }
  await rename(draft, path);
}

async function makeFolder({ path }: OutputFile): Promise<void> {
  const folder = dirname(path);
  await mkdir(folder, { recursive: true });
  // Some file systems give a new folder's name another case or Unicode form.
  if (folded(await realpath(folder)) !== folded(folder)) throw new Error('the folder was replaced by a link');
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
    case 'EACCES':
    case 'EPERM':
    case 'EBUSY':
    case 'EROFS':
      return {
        why: 'permission denied, or another program has it open',
        fix: "Close that program, or change the folder's permissions",
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

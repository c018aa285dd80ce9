import { lstatSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { inBackticks } from '../lib/text.ts';
import { InputError } from './inputs.ts';

// Node's own asynchronous functions would start threads, and wait for them a dozen times before the first request.
const lstat = async (path: string) => lstatSync(path);
const realpath = async (path: string) => realpathSync.native(path);
const stat = async (path: string) => statSync(path);

type GivenPath = Readonly<Record<'input' | 'path', string>>;

/** A file in the workspace, which may not exist yet. */
export interface OutputFile {
  /** Absolute; links in it are resolved. */
  readonly path: string;
  /** Relative to the workspace, with `/` on every system. */
  readonly name: string;
}

/** Returns the real path. Rejects with an `InputError` unless it is that of a regular file in the workspace. */
export async function fileInWorkspace(workspace: string, named: GivenPath): Promise<string> {
  const { path: given } = named;
  const { root, wanted } = await placeIn(workspace, named, 'Move the file into the workspace');
  const file = await realpath(wanted).catch((cause: unknown) => {
    throw unusable(
      named,
      `${inBackticks(given)} doesn't exist in the workspace. Check the path, and that \`actions/checkout\` runs before this step`,
      cause,
    );
  });
  refuseGit(relative(root, file), named);
  if (!(await stat(file)).isFile()) throw unusable(named, `${inBackticks(given)} isn't a file`);
  return file;
}

/** Rejects with an `InputError` if the path leaves the workspace, also through a link, or is a folder or device. */
export async function outputFileInWorkspace(workspace: string, named: GivenPath): Promise<OutputFile> {
  const { path: given } = named;
  if (/[/\\]$/u.test(given)) throw unusable(named, isFolder(given));
  const { root, wanted } = await placeIn(workspace, named, 'Use a path in the workspace');
  const path = await resolved(wanted, named);
  const name = relative(root, path);
  refuseGit(name, named);
  if (sep === '\\') refuseOnWindows(name, named);
  const there = await stat(path).catch((cause: unknown) => absent(named, cause));
  if (there?.isDirectory()) throw unusable(named, isFolder(given));
  if (there?.isFile() === false) throw unusable(named, `${inBackticks(given)} isn't a regular file`);
  return { path, name: name.replaceAll(sep, '/') };
}

/** Returns the real path of the workspace, and the absolute one of a path in it. Rejects with an `InputError` if it leaves. */
async function placeIn(workspace: string, named: GivenPath, fix: string) {
  const { path: given } = named;
  const root = await realpath(workspace).catch((cause: unknown) => {
    throw unusable(named, "the workspace doesn't exist. Run `actions/checkout` before this step", cause);
  });
  const wanted = absolute(root, given);
  const isLeaving = !isAbsolute(given) && isOutside(root, wanted);
  // Looking a path up on another server would sign the runner's account in there.
  const isOnServer = wanted.startsWith('\\\\') && !root.startsWith('\\\\');
  // The error must not say whether a file outside exists.
  if (isLeaving || isOnServer || (await isElsewhere(root, wanted))) {
    throw unusable(named, `${inBackticks(given)} is outside the workspace. ${fix}`);
  }
  return { root, wanted };
}

function isOutside(root: string, path: string): boolean {
  const between = relative(root, path);
  return between === '..' || between.startsWith(`..${sep}`) || isAbsolute(between);
}

/** Either can be in the other. Ignores case and the form of Unicode characters, as Windows and macOS do. */
export function isSameOrInside(one: OutputFile, other: OutputFile): boolean {
  const [first, second] = [folded(one.path), folded(other.path)];
  return first === second || first.startsWith(second + sep) || second.startsWith(first + sep);
}

/** In both cases, because `Σ` has two lower-case letters and the Kelvin sign has no upper-case one. */
export function folded(path: string): string {
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

/** Returns the code of an error of the system, such as `ENOENT`. */
export function codeOf(cause: unknown): string | undefined {
  const holds = typeof cause === 'object' && cause !== null && 'code' in cause;
  return holds && typeof cause.code === 'string' ? cause.code : undefined;
}

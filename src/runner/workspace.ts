import { lstatSync, realpathSync, statSync } from 'node:fs';
import { dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { inBackticks } from '../lib/text.ts';
import { InputError } from './inputs.ts';

// All functions throw an `InputError`.

export type GivenPath = Readonly<Record<'input' | 'path', string>>;

/** A file in the workspace, which may not exist yet. */
export interface OutputFile {
  /** Absolute; links in it are resolved. */
  readonly path: string;
  /** Relative to the workspace, with `/` on every system. */
  readonly name: string;
}

/** Returns the real path of a regular file in the workspace. */
export function fileInWorkspace(workspace: string, named: GivenPath): string {
  const { path, isMissing } = placeIn(workspace, named, 'Move the file into the workspace');
  if (isMissing) {
    throw unusable(
      named,
      "doesn't exist in the workspace. Check the path, and that `actions/checkout` runs before this step",
    );
  }
  if (!statSync(path).isFile()) throw unusable(named, "isn't a file. Set the path of one");
  return path;
}

/** Returns where to write a file, unless that is a folder or a device. */
export function outputFileInWorkspace(workspace: string, named: GivenPath): OutputFile {
  const { path, name, isMissing } = placeIn(workspace, named, 'Use a path in the workspace');
  const there = isMissing ? undefined : statSync(path);
  if (/[/\\]$/u.test(named.path) || there?.isDirectory()) {
    throw unusable(named, 'is a folder. Name a file in it');
  }
  if (there?.isFile() === false) throw unusable(named, "isn't a regular file");
  return { path, name: name.replaceAll(sep, '/') };
}

/** Returns a path with its links resolved, as far as it exists, if that is in the workspace. */
function placeIn(workspace: string, named: GivenPath, fix: string) {
  const noWorkspace = "the workspace doesn't exist. Run `actions/checkout` before this step.";
  const root = realPath(workspace, () => new InputError(`\`${named.input}\`: ${noWorkspace}`));
  const outside = unusable(named, `is outside the workspace. ${fix}`);
  const target = resolve(root, named.path);
  let existing = target;
  while (!isThere(existing, named)) {
    // On Windows, the drive may not exist either.
    if (existing === dirname(existing)) throw outside;
    existing = dirname(existing);
  }
  const real = realPath(existing, () => unusable(named, 'contains a broken link'));
  const path = join(real, relative(existing, target));
  const name = relative(root, path);
  const parts = name.split(sep);
  // From another drive of Windows, no path is relative.
  if (parts[0] === '..' || isAbsolute(name)) throw outside;
  // `actions/checkout` stores a token there, and Git runs its hooks. The case matters on few systems.
  if (parts.some((part) => part.toLowerCase() === '.git')) {
    throw unusable(named, 'is in `.git`, which can contain a token. Use another file');
  }
  const isMissing = existing !== target;
  if (isMissing && !statSync(real).isDirectory()) throw unusable(named, 'uses a file as a folder');
  return { path, name, isMissing };
}

function realPath(path: string, problem: () => InputError): string {
  try {
    return realpathSync.native(path);
  } catch {
    throw problem();
  }
}

function isThere(path: string, named: GivenPath): boolean {
  try {
    lstatSync(path);
    return true;
  } catch (cause) {
    const code = codeOf(cause) ?? String(cause);
    if (code === 'ENOENT' || code === 'ENOTDIR') return false;
    throw unusable(named, `can't be the path of a file (${code})`, cause);
  }
}

export function unusable({ input, path }: GivenPath, why: string, cause?: unknown): InputError {
  return new InputError(`\`${input}\`: ${inBackticks(path)} ${why}.`, { cause });
}

/** Returns the code of an error of the system, such as `ENOENT`. */
export function codeOf(cause: unknown): string | undefined {
  const holds = typeof cause === 'object' && cause !== null && 'code' in cause;
  return holds && typeof cause.code === 'string' ? cause.code : undefined;
}

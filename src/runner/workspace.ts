import { lstatSync, realpathSync, statSync } from 'node:fs';
import { dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { codeOf } from '../lib/problem.ts';
import { inBackticks } from '../lib/text.ts';
import type { InputProblem } from './inputs.ts';

export type GivenPath = Readonly<Record<'input' | 'path', string>>;

/** A file in the workspace, which may not exist yet. */
export interface OutputFile {
  /** Absolute; links in it are resolved. */
  readonly path: string;
  /** Relative to the workspace, with `/` on every system. */
  readonly name: string;
}

/** Returns the real path of a regular file in the workspace. */
export function fileInWorkspace(workspace: string, named: GivenPath): string | InputProblem {
  const place = placeIn(workspace, named, 'Move the file into the workspace');
  if ('message' in place) return place;
  if (place.isMissing) return unusable(named, NO_FILE);
  return statSync(place.path).isFile() ? place.path : unusable(named, "isn't a file. Set the path of one");
}

const NO_FILE =
  "doesn't exist in the workspace. Check the path, and that `actions/checkout` runs before this step";

/** Returns where to write a file, unless that is a folder. */
export function outputFileInWorkspace(workspace: string, named: GivenPath): OutputFile | InputProblem {
  const place = placeIn(workspace, named, 'Use a path in the workspace');
  if ('message' in place) return place;
  const { path, name, isMissing } = place;
  if (/[/\\]$/u.test(named.path) || (!isMissing && statSync(path).isDirectory())) {
    return unusable(named, 'is a folder. Name a file in it');
  }
  return { path, name: name.replaceAll(sep, '/') };
}

/** Returns a path with its links resolved, as far as it exists, if that is in the workspace. */
function placeIn(workspace: string, named: GivenPath, fix: string) {
  const root = realPath(workspace);
  if (root === undefined) return { input: named.input, message: `\`${named.input}\`: ${NO_WORKSPACE}` };
  const outside = unusable(named, `is outside the workspace. ${fix}`);
  const target = resolve(root, named.path);
  let existing = target;
  for (let code = faultOf(existing); code !== undefined; code = faultOf(existing)) {
    // A path that is too long may fit when its links are resolved, and its rest may then lead outside.
    if (code !== 'ENOENT' && code !== 'ENOTDIR')
      return unusable(named, `can't be the path of a file (${code})`);
    // On Windows, the drive may not exist either.
    if (existing === dirname(existing)) return outside;
    existing = dirname(existing);
  }
  const real = realPath(existing);
  if (real === undefined) return unusable(named, 'contains a broken symbolic link');
  const path = join(real, relative(existing, target));
  const name = relative(root, path);
  const parts = name.split(sep);
  // From another drive of Windows, no path is relative.
  if (parts[0] === '..' || isAbsolute(name)) return outside;
  // `actions/checkout` stores a token there, and Git runs its hooks. The case matters on few systems.
  if (parts.some((part) => part.toLowerCase() === '.git')) {
    return unusable(named, 'is in `.git`, which can contain a token. Use another file');
  }
  const isMissing = existing !== target;
  if (isMissing && !statSync(real).isDirectory()) return unusable(named, 'uses a file as a folder');
  return { path, name, isMissing };
}

const NO_WORKSPACE = "the workspace doesn't exist. Run `actions/checkout` before this step.";

function realPath(path: string): string | undefined {
  try {
    return realpathSync.native(path);
  } catch {
    return undefined;
  }
}

/** Returns why nothing is found at a path, such as `ENOENT`. */
function faultOf(path: string): string | undefined {
  try {
    lstatSync(path);
    return undefined;
  } catch (cause) {
    return codeOf(cause) ?? String(cause);
  }
}

export function unusable({ input, path }: GivenPath, why: string): InputProblem {
  return { input, message: `\`${input}\`: ${inBackticks(path)} ${why}.` };
}

import { realpath, stat } from 'node:fs/promises';
import { isAbsolute, relative, resolve, sep } from 'node:path';
import { inBackticks } from '../lib/text.ts';

/** Why a path is not a file in the workspace. The message has no period at its end. */
export class WorkspaceError extends Error {
  override readonly name = 'WorkspaceError';
}

/**
 * Returns the real path of a regular file in the workspace. Rejects with a `WorkspaceError` if there is none, or if the path
 * leaves the workspace, also through a link.
 */
export async function fileInWorkspace(workspace: string, path: string): Promise<string> {
  const root = await realWorkspace(workspace);
  const leaves = `${inBackticks(path)} is outside the workspace. Move the file into the workspace`;
  if (isOutside(root, resolve(root, path)) && isOutside(workspace, resolve(path))) {
    throw new WorkspaceError(leaves);
  }
  const file = await realpath(resolve(root, path)).catch((cause: unknown) => {
    throw new WorkspaceError(
      `${inBackticks(path)} doesn't exist in the workspace. Check the path, and that \`actions/checkout\` runs before this step`,
      { cause },
    );
  });
  if (isOutside(root, file)) throw new WorkspaceError(leaves);
  // `actions/checkout` stores a token there. Windows and macOS ignore the case of the name.
  if (relative(root, file).toLowerCase().split(sep).includes('.git')) {
    throw new WorkspaceError(
      `${inBackticks(path)} is in \`.git\`, which can contain a token. Use another file`,
    );
  }
  if (!(await stat(file)).isFile()) {
    throw new WorkspaceError(`${inBackticks(path)} isn't a file`);
  }
  return file;
}

/** Returns the workspace's path with links resolved. Rejects with a `WorkspaceError` if there is none. */
export async function realWorkspace(workspace: string): Promise<string> {
  return realpath(workspace).catch((cause: unknown) => {
    throw new WorkspaceError("the workspace doesn't exist. Run `actions/checkout` before this step", {
      cause,
    });
  });
}

/** Returns whether a path is outside a folder. Both are absolute; links are not resolved. */
export function isOutside(root: string, path: string): boolean {
  const between = relative(root, path);
  return between === '..' || between.startsWith(`..${sep}`) || isAbsolute(between);
}

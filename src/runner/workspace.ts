import { realpath, stat } from 'node:fs/promises';
import { isAbsolute, relative, resolve, sep } from 'node:path';

/** Why a path does not name a file of the workspace; the message says what to do. */
export class WorkspaceError extends Error {
  override readonly name = 'WorkspaceError';
}

/**
 * The real path of a regular file in the workspace. Rejects with a `WorkspaceError` where there is none, and where the
 * path leads out of the workspace, through a link too.
 */
export async function fileInWorkspace(workspace: string, path: string): Promise<string> {
  const root = await realWorkspace(workspace);
  const leaves = `${path} leads out of the workspace: only files in it are read`;
  if (isOutside(root, resolve(root, path)) && isOutside(workspace, resolve(path))) {
    throw new WorkspaceError(leaves);
  }
  const file = await realpath(resolve(root, path)).catch((cause: unknown) => {
    throw new WorkspaceError(
      `there is no file ${path} in the workspace: check the path, and that actions/checkout runs before this step`,
      { cause },
    );
  });
  if (isOutside(root, file)) throw new WorkspaceError(leaves);
  // actions/checkout leaves a token in there. Windows and macOS find the folder by any case of its name.
  if (relative(root, file).toLowerCase().split(sep).includes('.git')) {
    throw new WorkspaceError(`${path} is git's own: a prompt is no place for it`);
  }
  if (!(await stat(file)).isFile()) {
    throw new WorkspaceError(`${path} is not a file`);
  }
  return file;
}

/** The workspace's own path, with its links resolved. Rejects with a `WorkspaceError` where there is none. */
export async function realWorkspace(workspace: string): Promise<string> {
  return realpath(workspace).catch((cause: unknown) => {
    throw new WorkspaceError('there is no workspace: run actions/checkout before this step', { cause });
  });
}

/** Whether a path leads out of a folder. Both are absolute; links are not looked at. */
export function isOutside(root: string, path: string): boolean {
  const way = relative(root, path);
  return way === '..' || way.startsWith(`..${sep}`) || isAbsolute(way);
}

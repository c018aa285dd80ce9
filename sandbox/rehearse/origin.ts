import { execFileSync } from 'node:child_process';
import { cp, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

/** Folders of a checkout that aren't in its repository. */
const NOT_TRACKED = ['.git', 'node_modules', 'build', 'coverage'];

/**
 * Creates a Git repository with one commit on the branch `main`. It has these files, text by path, and those in the folder
 * `copyOf`.
 */
export async function makeOrigin(
  folder: string,
  files: Readonly<Record<string, string>>,
  copyOf?: string,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  if (copyOf !== undefined) {
    const filter = (path: string) => !NOT_TRACKED.includes(relative(copyOf, path));
    await cp(copyOf, folder, { recursive: true, filter });
  }
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: folder });
  git('init', '--quiet', '--initial-branch', 'main');
  for (const [name, value] of [
    ['user.name', 'Ann'],
    ['user.email', 'ann@example.com'],
    ['commit.gpgsign', 'false'],
    ['core.autocrlf', 'false'],
    ['uploadpack.allowAnySHA1InWant', 'true'],
  ] as const)
    git('config', name, value);
  git('add', '--all', '--force');
  git('commit', '--quiet', '--message', 'Start');
}

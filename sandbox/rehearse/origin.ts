import { execFileSync } from 'node:child_process';
import { cp, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

export type Commit = {
  readonly author: string;
  readonly message: string;
  /** Text by path. */
  readonly files: Readonly<Record<string, string>>;
};

/** The repository of a rehearsed workflow. `shas` are its commits, oldest first. */
export type Origin = { readonly folder: string; readonly shas: readonly string[] };

/**
 * Creates a Git repository with the branch `main`. Its first commit has the files of `base` (text by path), or a copy of the
 * tracked files in the folder `copyOf`. Then come the commits. Other branches start with an empty commit.
 */
export async function makeOrigin(
  folder: string,
  {
    base,
    copyOf,
    commits,
    branches,
  }: {
    readonly base: Readonly<Record<string, string>>;
    readonly copyOf?: string | undefined;
    readonly commits: readonly Commit[];
    readonly branches: readonly string[];
  },
): Promise<Origin> {
  const git = (...args: readonly string[]): string =>
    execFileSync('git', ['-c', 'commit.gpgsign=false', '-c', 'core.autocrlf=false', ...args], {
      cwd: folder,
      encoding: 'utf8',
    }).trim();
  const write = async (files: Readonly<Record<string, string>>): Promise<void> => {
    for (const [path, text] of Object.entries(files)) {
      const file = join(folder, path);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, text);
    }
  };
  const commit = (author: string, message: string): string => {
    git('add', '--all', '--force');
    const identity = ['-c', `user.name=${author}`, '-c', 'user.email=someone@example.com'];
    git(...identity, 'commit', '--quiet', '--allow-empty', '--message', message);
    return git('rev-parse', 'HEAD');
  };

  await mkdir(folder, { recursive: true });
  if (copyOf !== undefined) await copyTracked(copyOf, folder);
  git('init', '--quiet', '--initial-branch', 'main');
  git('config', 'uploadpack.allowFilter', 'true');
  git('config', 'uploadpack.allowAnySHA1InWant', 'true');
  await write(base);
  const shas = [commit('Ann', 'Start')];
  for (const { author, message, files } of commits) {
    await write(files);
    shas.push(commit(author, message));
  }
  for (const branch of branches) {
    git('switch', '--quiet', '--orphan', branch);
    commit('Ann', 'Start the branch');
  }
  git('switch', '--quiet', 'main');
  return { folder, shas };
}

async function copyTracked(from: string, to: string): Promise<void> {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: from,
    encoding: 'utf8',
  });
  for (const file of listed.split('\0').filter((name) => name !== ''))
    await cp(join(from, file), join(to, file), { recursive: true }).catch((error: unknown) => {
      // Tracked, but deleted in the working tree.
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
    });
}

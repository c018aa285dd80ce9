import { mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { fileInWorkspace as toRead, outputFileInWorkspace as toWrite } from '../../src/runner/workspace.ts';
import { canLink, testOfDrives, testOfLinks } from '../machine.ts';

const fileInWorkspace = (root: string, path: string) => toRead(root, { input: 'prompt-file', path });
const outputFileInWorkspace = (root: string, path: string) => toWrite(root, { input: 'file', path });

let folder: string;
let workspace: string;
beforeAll(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'workspace-')));
  workspace = join(folder, 'workspace');
  const inWorkspace = ['.git/config', 'sub/.git/config', 'CASE/.GIT/config', '.gitignore', '..a.md'];
  for (const name of [
    ...[...inWorkspace, 'docs/a.md', '.github/a.md', '..data/a.md'].map((path) => join('workspace', path)),
    'outside.md',
    'workspace-2/a.md',
  ]) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), 'x');
  }
  if (!canLink) return;
  await symlink(join(workspace, '.git', 'config'), join(workspace, 'to-git'));
  await symlink(join(folder, 'outside.md'), join(workspace, 'to-outside'));
  await symlink(join(workspace, 'docs'), join(workspace, 'to-docs'), 'junction');
  await symlink(join(folder, 'workspace-2'), join(workspace, 'away'), 'junction');
  await symlink(join(workspace, 'docs', 'a.md'), join(workspace, 'to-file'));
  await symlink(join(workspace, 'gone'), join(workspace, 'to-nowhere'));
  await symlink(workspace, join(folder, 'link'), 'junction');
});
afterAll(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));

/** Returns why a file can't be used, and checks that it doesn't give away the path of the workspace. */
function refusalOf(found: ReturnType<typeof toRead> | ReturnType<typeof toWrite>): string {
  const message = typeof found === 'object' && 'message' in found ? found.message : '';
  expect(message).not.toBe('');
  expect(message).not.toContain(folder);
  return message;
}

const OUTSIDE = /` is outside the workspace\. /u;
const GIT = /` is in `\.git`, which can contain a token\. Use another file/u;
const FOLDER = /` is a folder\. Name a file in it\.$/u;

describe('a file to read', () => {
  const isRefused = (path: string, word: RegExp) =>
    expect(refusalOf(fileInWorkspace(workspace, path))).toMatch(word);

  test.each([
    ['docs/a.md', 'docs/a.md'],
    ['./docs/../docs/a.md', 'docs/a.md'],
    ['.github/a.md', '.github/a.md'],
    ['.gitignore', '.gitignore'],
    ['..data/a.md', '..data/a.md'],
    ['..a.md', '..a.md'],
  ])('%s', (path, real) => {
    expect(fileInWorkspace(workspace, path)).toBe(join(workspace, real));
    expect(fileInWorkspace(workspace, join(workspace, path))).toBe(join(workspace, real));
  });

  test.each([
    ['../outside.md', OUTSIDE],
    // The error doesn't say whether a file outside exists.
    ['../gone.md', OUTSIDE],
    ['.git/config', GIT],
    ['docs', /file/u],
    ['docs/b.md', /exist in the workspace\. Check the path, and that `actions\/checkout` runs before/u],
    ['docs/a.md/b', /` uses a file as a folder/u],
  ])('%s is refused', isRefused);

  test('needs a workspace', () => {
    for (const missing of [join(folder, 'gone'), '']) {
      expect(refusalOf(fileInWorkspace(missing, 'a.md'))).toMatch(
        /`prompt-file`: the workspace doesn't exist\. Run `actions\/checkout` before this step\.$/u,
      );
    }
  });
});

describe('a file to write', () => {
  const isRefused = (path: string, word: RegExp) =>
    expect(refusalOf(outputFileInWorkspace(workspace, path))).toMatch(word);

  test.each([
    ['new.csv', 'new.csv'],
    ['new/folders/new.csv', 'new/folders/new.csv'],
    ['docs/a.md', 'docs/a.md'],
    ['docs/../new.csv', 'new.csv'],
    ['..data/..new', '..data/..new'],
  ])('%s', (path, name) => {
    const place = { path: join(workspace, name), name };
    expect(outputFileInWorkspace(workspace, path)).toEqual(place);
    expect(outputFileInWorkspace(workspace, join(workspace, path))).toEqual(place);
  });

  test.each([
    ['../new.csv', /` is outside the workspace\. Use a path in the workspace/u],
    ['..', OUTSIDE],
    ['../workspace-2/new.csv', OUTSIDE],
    ...['docs', 'docs/', 'new/', 'new\\', '.', ''].map((path) => [path, FOLDER] as const),
    ['docs/a.md/new.csv', /file.*folder/u],
    ['docs/a.md/more/new.csv', /file.*folder/u],
    [`${'x'.repeat(300)}.csv`, /` can't be the path of a file \(ENAMETOOLONG\)/u],
    ['.git/hooks/pre-commit', GIT],
    ['.GIT/new', GIT],
    ['sub/.git/new/file', GIT],
    ['new/.git/file', GIT],
    ['.git', GIT],
  ])('%j is refused', isRefused);

  testOfLinks.each([
    ['to-outside', OUTSIDE],
    ['away/new.csv', OUTSIDE],
    ['away/new/new.csv', OUTSIDE],
    ['to-docs', FOLDER],
    ['to-nowhere', /` contains a broken symbolic link/u],
    ['to-nowhere/new.csv', /` contains a broken symbolic link/u],
    ['to-git', GIT],
  ])('%j is refused', isRefused);

  testOfLinks('a path that is too long until its links are resolved is refused', async () => {
    const name = 'x'.repeat(250);
    await symlink(workspace, join(workspace, name), 'junction');
    isRefused(`${`${name}/`.repeat(17)}away/new.csv`, /ENAMETOOLONG|outside/u);
  });

  testOfLinks.each([
    ['new.csv', 'new.csv'],
    ['new/folders/new.csv', 'new/folders/new.csv'],
    ['to-docs/new.csv', 'docs/new.csv'],
    ['to-file', 'docs/a.md'],
  ])('%s is found through a link to the workspace, or in it', (path, name) => {
    const [place, link] = [{ path: join(workspace, name), name }, join(folder, 'link')];
    for (const [root, given] of [
      [workspace, path],
      [workspace, join(workspace, path)],
      [workspace, join(link, path)],
      [link, path],
      [link, join(link, path)],
    ] as const)
      expect(outputFileInWorkspace(root, given)).toEqual(place);
  });

  testOfDrives('is found by a path with the prefix for long paths, and in any case', () => {
    const place = { path: join(workspace, 'new.csv'), name: 'new.csv' };
    for (const path of [`\\\\?\\${place.path}`, place.path.toUpperCase().replace(/NEW.CSV$/u, 'new.csv')])
      expect(outputFileInWorkspace(workspace, path)).toEqual(place);
  });

  testOfDrives('on a drive that doesn’t exist is outside', () => {
    isRefused(String.raw`Q:\x`, OUTSIDE);
    expect(refusalOf(fileInWorkspace(workspace, String.raw`Q:\x`))).toMatch(OUTSIDE);
  });
});

test('a device to read is refused', () => {
  const why = process.platform === 'win32' ? /./u : /isn't a file/u;
  expect(refusalOf(fileInWorkspace('/dev', 'null'))).toMatch(why);
});

import { mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { InputError } from '../../src/runner/inputs.ts';
import {
  fileInWorkspace as fileToRead,
  outputFileInWorkspace as fileToWrite,
} from '../../src/runner/workspace.ts';
import { canLink, testOfLinks, testOfNamesOnWindows } from '../machine.ts';

const fileInWorkspace = (root: string, path: string) => fileToRead(root, { input: 'prompt-file', path });
const outputFileInWorkspace = (root: string, path: string) => fileToWrite(root, { input: 'file', path });

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

/** Returns why a file was refused. An error doesn't say where the workspace is. */
async function refusalOf(finding: Promise<unknown>): Promise<string> {
  const error = await finding.catch((cause: unknown) => cause);
  expect(error).toBeInstanceOf(InputError);
  expect(String(error)).not.toContain(folder);
  return String(error);
}

const OUTSIDE = /` is outside the workspace\. /u;
const GIT = /` is in `\.git`/u;
const FOLDER = /` is a folder\. Name a file in it\.$/u;

describe('a file to read', () => {
  const isRefused = async (path: string, word: RegExp) =>
    expect(await refusalOf(fileInWorkspace(workspace, path))).toMatch(word);

  test.each([
    ['docs/a.md', 'docs/a.md'],
    ['./docs/../docs/a.md', 'docs/a.md'],
    ['.github/a.md', '.github/a.md'],
    ['.gitignore', '.gitignore'],
    ['..data/a.md', '..data/a.md'],
    ['..a.md', '..a.md'],
  ])('%s', async (path, real) => {
    expect(await fileInWorkspace(workspace, path)).toBe(join(workspace, real));
    expect(await fileInWorkspace(workspace, join(workspace, path))).toBe(join(workspace, real));
  });

  testOfLinks('is found by its path through a link to the workspace, or in it', async () => {
    const link = join(folder, 'link');
    expect(await fileInWorkspace(workspace, 'to-docs/a.md')).toBe(join(workspace, 'docs', 'a.md'));
    expect(await fileInWorkspace(link, 'docs/a.md')).toBe(join(workspace, 'docs', 'a.md'));
    expect(await fileInWorkspace(link, join(link, 'docs', 'a.md'))).toBe(join(workspace, 'docs', 'a.md'));
  });

  test.each([
    ['../outside.md', OUTSIDE],
    ['docs/../../outside.md', OUTSIDE],
    ['../workspace-2/a.md', OUTSIDE],
    // The error doesn't say whether a file outside exists.
    ['../gone.md', OUTSIDE],
    ['.git/config', /git/u],
    ['.GIT/config', /./u],
    ['sub/.git/config', /git/u],
    ['CASE/.GIT/config', /git/u],
    ['docs', /file/u],
    ['docs/b.md', /exist/u],
    ['docs/a.md/b', /exist/u],
  ])('%s is refused', isRefused);

  testOfLinks.each([
    ['to-outside', OUTSIDE],
    ['to-git', /git/u],
    ['to-nowhere', /exist/u],
  ])('%s is refused', isRefused);

  test('needs a workspace', async () => {
    for (const missing of [join(folder, 'gone'), '']) {
      const finding = fileInWorkspace(missing, 'a.md');
      expect(await refusalOf(finding)).toMatch(
        /`prompt-file`: the workspace doesn't exist\. Run `actions\/checkout` before this step\.$/u,
      );
      await expect(finding).rejects.toMatchObject({ cause: { code: 'ENOENT' } });
    }
  });
});

describe('a file to write', () => {
  const isRefused = async (path: string, word: RegExp) =>
    expect(await refusalOf(outputFileInWorkspace(workspace, path))).toMatch(word);

  test.each([
    ['new.csv', 'new.csv'],
    ['new/folders/new.csv', 'new/folders/new.csv'],
    ['docs/a.md', 'docs/a.md'],
    ['docs/../new.csv', 'new.csv'],
    ['..data/..new', '..data/..new'],
  ])('%s', async (path, name) => {
    const place = { path: join(workspace, name), name };
    expect(await outputFileInWorkspace(workspace, path)).toEqual(place);
    expect(await outputFileInWorkspace(workspace, join(workspace, path))).toEqual(place);
  });

  test.each([
    ['../new.csv', OUTSIDE],
    ['../workspace-2/new.csv', OUTSIDE],
    ['docs', FOLDER],
    ['docs/', FOLDER],
    ['new/', FOLDER],
    ['.', FOLDER],
    ['', FOLDER],
    ['docs/a.md/new.csv', /file.*folder/u],
    ['docs/a.md/more/new.csv', /file.*folder/u],
    ['nul\0.csv', /path/u],
    [`${'x'.repeat(300)}.csv`, /: this can't be the path of a file \(ENAMETOOLONG\)/u],
    ['.git/hooks/pre-commit', GIT],
    ['.git\\hooks\\pre-commit', GIT],
    ['.GIT/new', GIT],
    ['sub/.git/new/file', GIT],
    ['new/.git/file', GIT],
    ['.git', GIT],
    ['.git./x', GIT],
    ['.git /x', GIT],
    ['.Git::$INDEX_ALLOCATION/x', GIT],
    ['GIT~1/x', GIT],
    ['.g\u200cit/x', GIT],
  ])('%j is refused', isRefused);

  testOfLinks.each([
    ['to-outside', OUTSIDE],
    ['away/new.csv', OUTSIDE],
    ['away/new/new.csv', OUTSIDE],
    ['to-docs', FOLDER],
    ['to-nowhere', /` contains a broken link/u],
    ['to-nowhere/new.csv', /` contains a broken link/u],
    ['to-git', GIT],
  ])('%j is refused', isRefused);

  testOfLinks.each([
    ['new.csv', 'new.csv'],
    ['new/folders/new.csv', 'new/folders/new.csv'],
    ['to-docs/new.csv', 'docs/new.csv'],
    ['to-file', 'docs/a.md'],
  ])('%s is found through a link to the workspace, or in it', async (path, name) => {
    const [place, link] = [{ path: join(workspace, name), name }, join(folder, 'link')];
    for (const [root, given] of [
      [workspace, path],
      [workspace, join(workspace, path)],
      [workspace, join(link, path)],
      [link, path],
      [link, join(link, path)],
    ] as const) {
      expect(await outputFileInWorkspace(root, given)).toEqual(place);
    }
  });

  testOfNamesOnWindows('is found by a path with the prefix for long paths, and in any case', async () => {
    const place = { path: join(workspace, 'new.csv'), name: 'new.csv' };
    for (const path of [`\\\\?\\${place.path}`, place.path.toUpperCase().replace(/NEW.CSV$/u, 'new.csv')]) {
      expect(await outputFileInWorkspace(workspace, path)).toEqual(place);
    }
  });

  testOfNamesOnWindows.each([
    String.raw`\\?\GLOBALROOT\Device\x`,
    String.raw`\\?\Volume{00000000-0000-0000-0000-000000000000}\x`,
    String.raw`\\?\UNC\127.0.0.1\nothing\x`,
    String.raw`\\127.0.0.1\nothing\x`,
    String.raw`Q:\x`,
    String.raw`q:\workspace\x`,
  ])('on a drive or a server that doesn’t exist is outside: %s', async (path) => {
    await expect(outputFileInWorkspace(workspace, path)).rejects.toThrow('is outside the workspace');
    await expect(fileInWorkspace(workspace, path)).rejects.toThrow('is outside the workspace');
  });

  const DEVICES = ['NUL', 'con.csv', 'CONIN$', 'conout$.txt', 'COM1', 'COM¹.csv', 'lpt³', 'sub/aux.csv'];
  testOfNamesOnWindows('can’t have the name of a device, or a tab in it', async () => {
    for (const name of [...DEVICES, 'a\tb.csv', 'a-10:00.csv'])
      await isRefused(name, /isn't a file name on Windows/u);
  });

  test('that isn’t a regular file is refused', async () => {
    const why = process.platform === 'win32' ? /./u : /regular/u;
    expect(await refusalOf(outputFileInWorkspace('/dev', 'null'))).toMatch(why);
  });
});

import { spawnSync } from 'node:child_process';
import { mkdtempDisposable, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from '@jest/globals';

const SCRIPT = resolve('scripts/release-notes.ts');
const CHANGELOG = `# Changelog

About it.

## [Unreleased]

## [1.10.0] - 2026-11-02

### Added

- One thing,
  told in two lines.

## [1.1.0] - 2026-02-03

- Older.
`;

type Release = { readonly version?: string; readonly locked?: string; readonly changelog?: string };

async function notesOf({ version = '1.10.0', locked = version, changelog = CHANGELOG }: Release) {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'release-'));
  await writeFile(join(folder.path, 'package.json'), JSON.stringify({ version }));
  await writeFile(join(folder.path, 'package-lock.json'), JSON.stringify({ version: locked }));
  await writeFile(join(folder.path, 'CHANGELOG.md'), changelog);
  const options = { cwd: folder.path, encoding: 'utf8' } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, [SCRIPT], options);
  return { status, stdout, stderr };
}

test('the notes are the section of the version, without its heading', async () => {
  const notes = { status: 0, stdout: '### Added\n\n- One thing,\n  told in two lines.\n', stderr: '' };
  expect(await notesOf({})).toEqual(notes);
  expect(await notesOf({ changelog: CHANGELOG.replaceAll('\n', '\r\n') })).toEqual(notes);
  expect((await notesOf({ version: '1.1.0' })).stdout).toBe('- Older.\n');
});

test.each<readonly [string, Release, RegExp]>([
  ['a version that is not plain', { version: '1.10.0-rc.1' }, /1\.10\.0-rc\.1.*like 1\.2\.3/u],
  ['a version that is part of another', { version: '1.1.00' }, /like 1\.2\.3/u],
  ['a lock file of another version', { locked: '1.9.0' }, /1\.9\.0.*npm install --package-lock-only/u],
  ['a version that the changelog lacks', { version: '1.11.0' }, /no section “## \[1\.11\.0\] - YYYY-MM-DD”/u],
  ['a date that doesn’t exist', { changelog: CHANGELOG.replace('2026-11-02', '2026-02-30') }, /date like/u],
  ['a date that isn’t set yet', { changelog: CHANGELOG.replace('2026-11-02', 'soon') }, /date like/u],
  [
    'a section without notes',
    { version: '2.0.0', changelog: '## [2.0.0] - 2026-11-02\n\n## [1.0.0] - 2026-01-01\n\n- x\n' },
    /empty/u,
  ],
])('%s can’t be released', async (_, release, problem) => {
  const { status, stdout, stderr } = await notesOf(release);
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toMatch(problem);
  expect(stderr).not.toContain('    at ');
});

import { lstat, mkdir, readlink, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import { testOfForbiddenFolder } from '../machine.ts';
import { CSV_HEAD, scenario, site } from './scenario.ts';

const FULL_DISK = ['--import', pathToFileURL('__tests__/visitors/full-disk.mjs').href];
const ROW = '2026-10-03,2026-11-02,/page-0,0,0,1\r\n';

test('missing folders are created, and an old file is replaced', async () => {
  await using s = await scenario(site(1));
  expect((await s.run({ file: 'a/b/../c d/visitors.csv' })).outputs['file']).toBe('a/c d/visitors.csv');
  expect((await s.run({ file: join(s.workspace, 'a/c d/visitors.csv') })).outputs['file']).toBe(
    'a/c d/visitors.csv',
  );
  expect(await s.read('a/c d/visitors.csv')).toBe(`${CSV_HEAD}${ROW}`);
});

test('a link to a file in the workspace stays a link', async () => {
  await using s = await scenario(site(1));
  await mkdir(join(s.workspace, 'data'));
  await writeFile(join(s.workspace, 'data', 'real.csv'), 'old');
  await symlink(join('data', 'real.csv'), join(s.workspace, 'visitors.csv'));
  expect((await s.run()).outputs['file']).toBe('data/real.csv');
  expect(await readlink(join(s.workspace, 'visitors.csv'))).toBe(join('data', 'real.csv'));
  expect(await s.read('data/real.csv')).toBe(`${CSV_HEAD}${ROW}`);
});

describe('the file only appears under its name once it is complete', () => {
  test.each(['csv', 'json', 'ndjson'])('a kill during %s keeps the old one', async (format) => {
    await using s = await scenario(site(1_000));
    const name = `visitors.${format}`;
    await writeFile(join(s.workspace, name), 'old');
    s.platform.fault({ path: /visitors$/u, nth: 3 }, { kind: 'hang' });
    const step = await s.start({ format }, { clock: 'real' });
    await s.platform.waitForRequest(({ query }) => query.get('offset') === '500');
    step.kill('SIGKILL');
    await step.result;
    expect(await s.read(name)).toBe('old');
  });
});

describe('a file that can’t be written is a clear error, and nothing changes', () => {
  test.each([undefined, 'old'])('a full disk (before: %s)', async (before) => {
    await using s = await scenario(site(5));
    if (before !== undefined) await writeFile(join(s.workspace, 'visitors.csv'), before);
    const { exitCode, outputs, annotations, stderr } = await s.run(
      { 'if-incomplete': 'warn' },
      { nodeArgs: FULL_DISK },
    );
    expect(exitCode).toBe(1);
    expect(annotations).toEqual([
      {
        level: 'error',
        title: expect.any(String),
        message:
          "Couldn't write `visitors.csv`, so no file was changed: the disk is full. " +
          'Free some space on the runner, or write to another disk.',
      },
    ]);
    expect(outputs).toMatchObject({ rows: '0', file: '', complete: 'false' });
    expect(stderr).toBe('');
    expect(await s.names()).toEqual(before === undefined ? [] : ['visitors.csv']);
    if (before !== undefined) expect(await s.read('visitors.csv')).toBe(before);
  });

  test('a disk that becomes full ends the export', async () => {
    await using s = await scenario(site(50_000));
    const { annotations, outputs, log } = await s.run({}, { nodeArgs: FULL_DISK });
    expect(annotations[0]?.message).toContain('the disk is full');
    expect(outputs).toMatchObject({ rows: '0', file: '' });
    expect(s.platform.requests.length).toBeLessThan(50);
    expect(log).not.toContain('Retrying');
    expect(await s.names()).toEqual([]);
  });

  testOfForbiddenFolder('a folder that does not take files costs no request', async () => {
    await using s = await scenario(site(5));
    const { exitCode, annotations } = await s.run({}, { env: { GITHUB_WORKSPACE: '/proc/self' } });
    expect(exitCode).toBe(1);
    expect(annotations[0]?.message).toContain("Couldn't write `visitors.csv`, so no file was changed:");
    expect(s.platform.requests).toEqual([]);
  });
});

test('no other file is left', async () => {
  await using s = await scenario(site(500));
  await s.run({ format: 'json' });
  expect(await s.names()).toEqual(['visitors.json']);
  expect((await lstat(join(s.workspace, 'visitors.json'))).isFile()).toBe(true);
});

test('an output that can’t be written fails the step, and the file is there', async () => {
  await using s = await scenario(site(3));
  const { exitCode, log } = await s.run({}, { clock: 'real', env: { GITHUB_OUTPUT: '/nowhere/output' } });
  expect(await s.names()).toContain('visitors.csv');
  expect(exitCode).toBe(1);
  expect(log).toContain("Couldn't write the output rows");
  expect(log).toContain('Its value is: 3');
});

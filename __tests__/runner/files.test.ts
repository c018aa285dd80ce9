import * as fs from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { formatProblem, type Problem } from '../../src/lib/problem.ts';
import { checkWritable, writeWhole } from '../../src/runner/files.ts';
import type { OutputFile } from '../../src/runner/workspace.ts';
import { testOfModes, testOfOpenFiles } from '../machine.ts';

/** Only waits for a file that another program has open. */
const clock = { now: () => 0, sleep: async () => undefined };

let folder: string;
let place: OutputFile;
beforeEach(async () => {
  folder = await fs.realpath(await fs.mkdtemp(join(tmpdir(), 'files-')));
  place = { path: join(folder, 'file.csv'), name: 'file.csv' };
});
afterEach(async () => {
  jest.restoreAllMocks();
  await fs.rm(folder, { recursive: true, force: true, maxRetries: 5 });
});

const read = () => fs.readFile(place.path, 'utf8');
const names = () => fs.readdir(folder);

const runner = { redact: (text: string) => text.replaceAll('secret', '***'), debugError: jest.fn() };
const write = (text: Iterable<string>, target = place) => writeWhole({ clock, runner }, target, text);
const said = (problem: Problem | undefined) => problem && formatProblem(problem);

/** Makes the flush of every file fail until the end of the test. */
async function failing(code: string): Promise<void> {
  const handle = await fs.open(folder, 'r');
  await handle.close();
  const methods: unknown = Reflect.getPrototypeOf(handle);
  if (!isFileHandle(methods)) throw new Error('file handles are made in another way');
  jest.spyOn(methods, 'sync').mockImplementation(async () => {
    throw Object.assign(new Error(`${code}: from the system`), { code });
  });
}

function isFileHandle(value: unknown): value is Pick<fs.FileHandle, 'sync'> {
  return typeof value === 'object' && value !== null && 'sync' in value;
}

/** The names of the folder's files that this process has open. Only Linux lists them. */
async function openNames(): Promise<string[]> {
  const links = await Promise.all(
    (await fs.readdir('/proc/self/fd')).map((name) => fs.readlink(`/proc/self/fd/${name}`).catch(() => '')),
  );
  return links.filter((path) => path.startsWith(folder));
}

describe('a file', () => {
  test('is written whole or in parts, and replaces an old one', async () => {
    await fs.writeFile(place.path, 'old');
    await write('énew');
    expect(await read()).toBe('énew');
    await write(['é', '', '🙂'.repeat(70_000), 'end']);
    expect(await read()).toBe(`é${'🙂'.repeat(70_000)}end`);
    await write([]);
    expect([await read(), await names()]).toEqual(['', ['file.csv']]);
  });

  test('creates missing folders, and can have a long name', async () => {
    place = { path: join(folder, 'a', 'b', `${'日'.repeat(80)}.csv`), name: 'long' };
    await write('text');
    expect(await read()).toBe('text');
  });

  test('is checked before anything is read for it, also in a folder that was missing', async () => {
    place = { path: join(folder, 'a', `${'x'.repeat(300)}.csv`), name: 'too-long' };
    expect(said(await checkWritable(runner, place))).toMatch(/^Couldn't write `too-long`: ENAMETOOLONG/u);
  });

  const unfinished = (function* () {
    yield 'new';
    throw Object.assign(new Error('ENOSPC: no more'), { code: 'ENOSPC' });
  })();
  test.each([
    ['can’t be stored', () => failing('ENOSPC'), 'new'],
    ['has no complete text', () => Promise.resolve(), unfinished],
  ])('that %s stays as it was', async (_, prepare, text) => {
    await fs.writeFile(place.path, 'old');
    await prepare();
    expect(said(await write(text))).toMatch(/^Couldn't write `file\.csv`: ENOSPC: /u);
    expect(runner.debugError).toHaveBeenCalledWith(expect.objectContaining({ code: 'ENOSPC' }));
    expect(await read()).toBe('old');
    expect(await names()).toEqual(['file.csv']);
  });
});

test.each([
  ['ENOSPC', /ENOSPC: from the system/u],
  ['EACCES', /permission/u],
  ['EPERM', /permission denied, .* open\. Close that program, or change the folder's permissions\.$/u],
  ['EBUSY', /has it open/u],
  ['EIO', /EIO: from the system/u],
])('%s is reported as %s, with the name and without the path', async (code, words) => {
  await failing(code);
  const problem = said(await write('new'));
  expect(problem).toMatch(words);
  expect(problem).toContain('file.csv');
  expect(problem).not.toContain(folder);
});

test('a file in place of a folder is an error, and stays', async () => {
  const inData = { path: join(folder, 'data', 'x'), name: 'data/x' };
  await fs.writeFile(join(folder, 'data'), 'old');
  expect(said(await write('new', inData))).toMatch(/^Couldn't write `data\/x`: /u);
  expect(said(await checkWritable(runner, inData))).toMatch(/^Couldn't write `data\/x`: /u);
  expect(await fs.readFile(join(folder, 'data'), 'utf8')).toBe('old');
});

testOfModes.each([0o600, 0o666, 0o755])('a new file has the usual mode, and keeps mode %o', async (mode) => {
  await write('old');
  const { mode: usual } = await fs.stat(place.path);
  await fs.chmod(place.path, mode);
  await write('new');
  const { mode: kept } = await fs.stat(place.path);
  expect([usual & 0o777, kept & 0o777, await read()]).toEqual([0o666 & ~process.umask(), mode, 'new']);
});

testOfOpenFiles('no file stays open', async () => {
  await write('one');
  await checkWritable(runner, place);
  expect(await openNames()).toEqual([]);
  await failing('ENOSPC');
  expect(said(await write('two'))).toMatch(/ENOSPC/u);
  expect(await openNames()).toEqual([]);
});

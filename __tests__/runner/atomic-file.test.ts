import {
  type FileHandle,
  mkdir,
  mkdtemp,
  open,
  readdir,
  readFile,
  readlink,
  realpath,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import {
  AtomicFile,
  type OutputFile,
  readIfPresent,
  removeFile,
  WriteError,
  writeWhole,
} from '../../src/runner/atomic-file.ts';
import { testOfOpenFiles } from '../machine.ts';

let folder: string;
let place: OutputFile;
beforeEach(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'atomic-')));
  place = { path: join(folder, 'file.csv'), name: 'file.csv' };
});
afterEach(async () => {
  jest.restoreAllMocks();
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
});

const read = () => readFile(place.path, 'utf8');
const names = () => readdir(folder);

/** Makes a method of every file handle fail until the end of the test. */
async function failing(method: 'appendFile' | 'sync', code: string): Promise<void> {
  const handle = await open(folder, 'r');
  await handle.close();
  const methods: unknown = Reflect.getPrototypeOf(handle);
  if (!isFileHandle(methods)) throw new Error('file handles are made in another way');
  jest.spyOn(methods, method).mockImplementation(async () => {
    throw Object.assign(new Error(`${code}: from the system`), { code });
  });
}

function isFileHandle(value: unknown): value is Pick<FileHandle, 'appendFile' | 'sync'> {
  return typeof value === 'object' && value !== null && 'appendFile' in value && 'sync' in value;
}

/** The names of the folder's files that this process has open. Only Linux lists them. */
async function openNames(): Promise<string[]> {
  const links = await Promise.all(
    (await readdir('/proc/self/fd')).map((name) => readlink(`/proc/self/fd/${name}`).catch(() => '')),
  );
  return links.filter((path) => path.startsWith(folder));
}

describe('a file', () => {
  test('only appears once it is complete, and replaces an old one', async () => {
    await writeFile(place.path, 'old');
    const file = await AtomicFile.open(place);
    await file.write('é');
    await file.write('new');
    expect(file.bytes).toBe(5);
    expect(await read()).toBe('old');
    await file.commit();
    expect(await read()).toBe('énew');
    expect(await names()).toEqual(['file.csv']);
  });

  test('can be empty', async () => {
    await (await AtomicFile.open(place)).commit();
    expect(await read()).toBe('');
  });

  test('creates missing folders', async () => {
    place = { path: join(folder, 'a', 'b', 'file.csv'), name: 'a/b/file.csv' };
    await writeWhole(place, 'text');
    expect(await read()).toBe('text');
  });

  test('changes nothing if it is discarded', async () => {
    await writeFile(place.path, 'old');
    const file = await AtomicFile.open(place);
    await file.write('x'.repeat(1_000_000));
    await file.discard();
    await file.discard();
    expect(await read()).toBe('old');
    expect(await names()).toEqual(['file.csv']);
  });

  test('keeps every character at the end of its buffer', async () => {
    for (const offset of [0, 1, 2, 3]) {
      const text = `${'x'.repeat(262_144 - offset)}🙂${'é日'.repeat(60_000)}`;
      const file = await AtomicFile.open(place);
      await file.write(text);
      expect(file.bytes).toBe(Buffer.byteLength(text));
      await file.commit();
      expect((await read()) === text).toBe(true);
    }
  });

  test('can be published while it is still written', async () => {
    const file = await AtomicFile.open(place);
    await file.write('one');
    expect(await readFile(await file.writtenPath(), 'utf8')).toBe('one');
    await file.write('two');
    expect(file.bytes).toBe(6);
    expect(await readFile(await file.writtenPath(), 'utf8')).toBe('onetwo');
    await file.commit();
    expect(await read()).toBe('onetwo');
  });

  test('that continues an old one begins with its first bytes', async () => {
    await writeFile(place.path, 'one|tail');
    const file = await AtomicFile.open(place, 4);
    expect(file.bytes).toBe(4);
    await file.write('two');
    expect(file.bytes).toBe(7);
    expect(await read()).toBe('one|tail');
    await file.commit();
    expect(await read()).toBe('one|two');
  });

  test('that continues a missing one can’t be opened', async () => {
    await expect(AtomicFile.open(place, 4)).rejects.toBeInstanceOf(WriteError);
    expect(await names()).toEqual([]);
    await writeFile(place.path, 'old');
    await expect(AtomicFile.open(place, Number.MAX_SAFE_INTEGER)).rejects.toBeInstanceOf(WriteError);
    expect(await names()).toEqual(['file.csv']);
    expect(await read()).toBe('old');
  });
});

describe('a published file', () => {
  test('has a tail, and the file continues without it', async () => {
    const file = await AtomicFile.open(place);
    await file.write('one,');
    await file.publish(']');
    expect(await read()).toBe('one,]');
    await file.write('two');
    expect(file.bytes).toBe(7);
    await file.publish(']');
    expect(await read()).toBe('one,two]');
    await file.commit();
    expect(await read()).toBe('one,two');
    expect(await names()).toEqual(['file.csv']);
  });

  test.each(['appendFile', 'sync'] as const)(
    'is removed if the disk refused a part of it (%s)',
    async (method) => {
      await writeFile(place.path, 'old');
      const file = await AtomicFile.open(place);
      await file.write('one');
      await file.writtenPath();
      await failing(method, 'ENOSPC');
      await expect(file.publish(']')).rejects.toBeInstanceOf(WriteError);
      jest.restoreAllMocks();
      await file.discard();
      expect(await read()).toBe('old');
      expect(await names()).toEqual(['file.csv']);
    },
  );
});

describe('a full disk', () => {
  test.each(['appendFile', 'sync'] as const)(
    'is an error when the file is renamed (%s), and the old one stays',
    async (method) => {
      await writeFile(place.path, 'old');
      await failing(method, 'ENOSPC');
      const error = await writeWhole(place, 'new').catch((cause: unknown) => cause);
      expect(error).toMatchObject({ name: 'WriteError', cause: { code: 'ENOSPC' } });
      expect(await read()).toBe('old');
      expect(await names()).toEqual(['file.csv']);
    },
  );

  test('is an error of the write', async () => {
    const file = await AtomicFile.open(place);
    await failing('appendFile', 'ENOSPC');
    await file.write('little');
    await expect(file.write('x'.repeat(300_000))).rejects.toBeInstanceOf(WriteError);
    await expect(file.writtenPath()).rejects.toBeInstanceOf(WriteError);
    await file.discard();
    expect(await names()).toEqual([]);
  });
});

test.each([
  ['ENOSPC', /full/u],
  ['EDQUOT', /full/u],
  ['EFBIG', /large/u],
  ['EACCES', /permission/u],
  ['EPERM', /permission/u],
  ['EROFS', /permission/u],
  ['ENAMETOOLONG', /too long/u],
  ['EIO', /EIO: from the system/u],
])('%s is reported as %s, with the name and without the path', async (code, words) => {
  await failing('sync', code);
  const error = await writeWhole(place, 'new').catch((cause: unknown) => cause);
  expect(error).toBeInstanceOf(WriteError);
  expect(String(error)).toMatch(words);
  expect(String(error)).toContain('file.csv');
  expect(String(error)).not.toContain(folder);
});

test('a folder that was replaced by a link is not followed', async () => {
  await mkdir(join(folder, 'other'));
  await symlink(join(folder, 'other'), join(folder, 'data'), 'junction');
  const error = await writeWhole({ path: join(folder, 'data', 'x'), name: 'data/x' }, 'new').catch(
    (cause: unknown) => cause,
  );
  expect(error).toBeInstanceOf(WriteError);
  expect(String(error)).toContain('link');
  expect(await readdir(join(folder, 'other'))).toEqual([]);
});

test('a file in place of a folder is an error, and stays', async () => {
  await writeFile(join(folder, 'data'), 'old');
  await expect(writeWhole({ path: join(folder, 'data', 'x'), name: 'data/x' }, 'new')).rejects.toBeInstanceOf(
    WriteError,
  );
  expect(await readFile(join(folder, 'data'), 'utf8')).toBe('old');
});

test('a missing file has no text, and an unreadable one is an error', async () => {
  expect(await readIfPresent(place)).toBeUndefined();
  await writeWhole(place, 'é');
  expect(await readIfPresent(place)).toBe('é');
  await expect(readIfPresent({ path: folder, name: 'folder' })).rejects.toMatchObject({ code: 'EISDIR' });
  await expect(readIfPresent({ path: join(place.path, 'x'), name: 'x' })).rejects.toMatchObject({
    code: 'ENOTDIR',
  });
});

test('a file is removed if it exists', async () => {
  await removeFile(place);
  await writeWhole(place, 'x');
  await removeFile(place);
  expect(await names()).toEqual([]);
  await expect(removeFile({ path: folder, name: 'folder' })).rejects.toBeInstanceOf(WriteError);
  expect((await stat(folder)).isDirectory()).toBe(true);
});

testOfOpenFiles('no file stays open', async () => {
  const file = await AtomicFile.open(place);
  await file.write('one');
  expect(await openNames()).toHaveLength(1);
  await file.publish(']');
  expect(await openNames()).toHaveLength(1);
  await file.commit();
  expect(await openNames()).toEqual([]);
  await (await AtomicFile.open(place, 2)).discard();
  expect(await openNames()).toEqual([]);

  const other = await AtomicFile.open(place);
  await failing('sync', 'ENOSPC');
  await expect(other.publish(']')).rejects.toBeInstanceOf(WriteError);
  expect(await openNames()).toHaveLength(1);
  await other.discard();
  expect(await openNames()).toEqual([]);
});

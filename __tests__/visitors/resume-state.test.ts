import { mkdir, mkdtemp, readFile, realpath, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import * as z from 'zod/mini';
import type { OutputFile } from '../../src/runner/atomic-file.ts';
import { checksumOf } from '../../src/visitors/exported-rows.ts';
import { formats } from '../../src/visitors/formats.ts';
import { NOTHING_READ, type ReadProgress } from '../../src/visitors/read-pages.ts';
import {
  type ExportIdentity,
  findResumePoint,
  ResumeError,
  ResumeState,
  type WantedExport,
} from '../../src/visitors/resume-state.ts';

let folder: string;
let file: OutputFile;
let statePlace: OutputFile;
beforeEach(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'state-')));
  file = { path: join(folder, 'v.csv'), name: 'v.csv' };
  statePlace = { path: join(folder, 'v.csv.resume.json'), name: 'v.csv.resume.json' };
});
afterEach(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));

const identity: ExportIdentity = {
  projectId: 'p',
  baseUrl: new URL('https://api.example.com'),
  format: 'csv',
  range: { from: '2026-10-26', to: '2026-11-02' },
  generatedAt: '2026-11-02T09:00:00.000Z',
};
const wanted: WantedExport = {
  projectId: 'p',
  baseUrl: new URL('https://api.example.com/'),
  format: 'csv',
  range: identity.range,
  from: undefined,
  to: undefined,
};
const progress = (rows: number): ReadProgress => ({
  ...NOTHING_READ,
  totals: { human: 1, ai: 0, total: 1 },
  position: rows,
  rows,
});
const isThere = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );

/** Saves a number of rows. The file's content is that number, repeated, and then `end`. */
async function save(
  state: ResumeState,
  rows: number,
  onPublish: () => Promise<void> = async () => undefined,
  end = '',
) {
  const content = String(rows).repeat(rows);
  const draft = join(folder, 'draft');
  await writeFile(draft, content);
  await state.save(progress(rows), await checksumOf(draft, content.length), async () => {
    await onPublish();
    await writeFile(file.path, content + end);
  });
}
const savedState = async () =>
  z.record(z.string(), z.unknown()).parse(JSON.parse(await readFile(statePlace.path, 'utf8')));
const found = (more: Partial<WantedExport> = {}) => findResumePoint(statePlace, file, { ...wanted, ...more });
const foundRows = async () => (await found())?.checkpoint.progress.rows;

describe('a kill at any moment leaves a valid state or none', () => {
  test('the first save removes the old state before the file appears, and writes the new one after it', async () => {
    await writeFile(statePlace.path, 'of another export');
    await writeFile(file.path, 'of another export');
    let publishedWith: boolean | undefined;
    await save(new ResumeState(statePlace, identity, undefined), 3, async () => {
      publishedWith = await isThere(statePlace.path);
    });
    expect(publishedWith).toBe(false);
    expect(await foundRows()).toBe(3);
  });

  test('later saves write the new state first, and keep the one before', async () => {
    const state = new ResumeState(statePlace, identity, undefined);
    await save(state, 3);
    await save(state, 5, async () => {
      // The file is still the old one.
      expect(await foundRows()).toBe(3);
    });
    expect(await foundRows()).toBe(5);
    await save(state, 7);
    expect(await foundRows()).toBe(7);
    expect((await savedState())['checkpoints']).toHaveLength(2);
  });

  test('saves in a resumed run do the same', async () => {
    await save(new ResumeState(statePlace, identity, undefined), 3);
    const state = new ResumeState(statePlace, identity, await found());
    await save(state, 5, async () => {
      expect(await foundRows()).toBe(3);
    });
    expect(await foundRows()).toBe(5);
  });

  test('the end removes an own state last, and an old one first', async () => {
    const fresh = new ResumeState(statePlace, identity, undefined);
    await writeFile(statePlace.path, 'of another export');
    const steps: string[] = [];
    const commit = async () => {
      if (await isThere(statePlace.path))
        expect(await readFile(statePlace.path, 'utf8')).toContain('"bytes":0');
      steps.push(`commit, state: ${await isThere(statePlace.path)}`);
      await writeFile(file.path, '');
    };
    const content = async () => {
      steps.push('checksum');
      return { bytes: 0, crc32: 0 };
    };
    await fresh.finish(progress(0), content, commit);
    expect(steps.splice(0)).toEqual(['commit, state: false']);
    const state = new ResumeState(statePlace, identity, undefined);
    await save(state, 3);
    await state.finish(progress(3), content, commit);
    expect(steps).toEqual(['checksum', 'commit, state: true']);
    expect(await isThere(statePlace.path)).toBe(false);
  });

  test.each([0, 1])('a file that couldn’t be renamed after %i others doesn’t count', async (others) => {
    const state = new ResumeState(statePlace, identity, undefined);
    for (let other = 0; other < others; other += 1) await save(state, 3);
    const failing = save(state, 5, async () => {
      await new Promise((resolve) => setImmediate(resolve));
      throw new Error('the disk is full');
    });
    await expect(failing).rejects.toThrow('the disk is full');
    expect(await foundRows().catch(() => 'no file')).toBe(others === 0 ? undefined : 3);
    // The next save starts from the last good one.
    await save(state, 7);
    expect(await foundRows()).toBe(7);
  });

  test('nothing is saved before anything was read', async () => {
    const state = new ResumeState(statePlace, identity, undefined);
    await state.save(NOTHING_READ, { bytes: 0, crc32: 0 }, () => Promise.reject(new Error('published')));
    expect(await isThere(statePlace.path)).toBe(false);
  });
});

describe('the state that is found', () => {
  test('is the saved one', async () => {
    const state = new ResumeState(statePlace, identity, undefined);
    for (const path of ["'=a", "'-b", "'=a"]) state.ambiguousPaths.add(path);
    await save(state, 3);
    expect(await found()).toMatchObject({
      range: identity.range,
      generatedAt: identity.generatedAt,
      checkpoint: { bytes: 3, progress: progress(3) },
      ambiguousPaths: new Set(["'=a", "'-b"]),
    });
    const resumed = new ResumeState(statePlace, identity, await found());
    resumed.ambiguousPaths.add("'@c");
    expect([...resumed.ambiguousPaths]).toEqual(["'=a", "'-b", "'@c"]);
  });

  test('is undefined without a state', async () => {
    expect(await found()).toBeUndefined();
  });

  test.each<[string, Partial<WantedExport>, boolean]>([
    ['the same dates', { from: '2026-10-26', to: '2026-11-02' }, true],
    ['another start', { from: '2026-10-27' }, false],
    ['another end', { to: '2026-11-03' }, false],
    ['another length', { range: { from: '2026-10-27', to: '2026-11-02' } }, false],
    ['its own length on other dates', { range: { from: '2026-11-02', to: '2026-11-09' } }, true],
    ['another project', { projectId: 'q' }, false],
    ['another API', { baseUrl: new URL('https://other.example.com') }, false],
    ['another path of the API', { baseUrl: new URL('https://api.example.com/v2') }, false],
    ['another format', { format: 'ndjson' }, false],
  ])('is checked against the inputs: %s', async (_, more, fits) => {
    await save(new ResumeState(statePlace, identity, undefined), 3);
    if (fits) expect(await found(more)).toMatchObject({ range: identity.range });
    else await expect(found(more)).rejects.toBeInstanceOf(ResumeError);
  });

  test('can’t be resumed if the file changed or is missing', async () => {
    await save(new ResumeState(statePlace, identity, undefined), 3);
    expect(await foundRows()).toBe(3);
    await writeFile(file.path, '334');
    await expect(found()).rejects.toBeInstanceOf(ResumeError);
    await rm(file.path);
    await expect(found()).rejects.toBeInstanceOf(ResumeError);
  });

  test('is an error with its own type if it can’t be read', async () => {
    await mkdir(statePlace.path);
    await expect(found()).rejects.toMatchObject({ name: 'ResumeError', cause: { code: 'EISDIR' } });
    await rm(statePlace.path, { recursive: true });
    await writeFile(statePlace.path, '{"version":1');
    await expect(found()).rejects.toMatchObject({ name: 'ResumeError', cause: { name: 'SyntaxError' } });
  });

  test.each([
    ['', true],
    ['x', false],
  ])('is checked against the file with %j after the rows of a CSV file', async (end, fits) => {
    await save(new ResumeState(statePlace, identity, undefined), 3, undefined, end);
    if (fits) expect(await foundRows()).toBe(3);
    else await expect(found()).rejects.toBeInstanceOf(ResumeError);
  });

  test.each([formats.json.tail(true), formats.json.tail(false), ''])(
    'is checked against the file with %j after the rows of a JSON document',
    async (end) => {
      await save(new ResumeState(statePlace, { ...identity, format: 'json' }, undefined), 3, undefined, end);
      const finding = found({ format: 'json' });
      if (end === '') await expect(finding).rejects.toBeInstanceOf(ResumeError);
      else expect((await finding)?.checkpoint.progress.rows).toBe(3);
    },
  );

  test.each<[string, (state: Record<string, unknown>) => object]>([
    ['no checkpoint', (state) => ({ ...state, checkpoints: [] })],
    ['another version', (state) => ({ ...state, version: 2 })],
    ['an invalid date', (state) => ({ ...state, date_to: 'x' })],
    ['an invalid format', (state) => ({ ...state, format: 'xml' })],
    ['a list instead of an object', () => []],
  ])('is invalid with %s', async (_, change) => {
    await save(new ResumeState(statePlace, identity, undefined), 3);
    await writeFile(statePlace.path, JSON.stringify(change(await savedState())));
    await expect(found()).rejects.toBeInstanceOf(ResumeError);
  });

  test.each([
    ['"bytes":3', '"bytes":-1'],
    ['"bytes":3', '"bytes":2.5'],
    ['"position":3', '"position":-3'],
    ['"rows":3', '"rows":1.5'],
    ['"repeatedOnPage":0', '"repeatedOnPage":-1'],
    ['"human":1', '"human":-1'],
    ['"mayMissMore":false', '"mayMissMore":0'],
  ])('is invalid with %s as %s', async (before, after) => {
    await save(new ResumeState(statePlace, identity, undefined), 3);
    const text = await readFile(statePlace.path, 'utf8');
    expect(text).toContain(before);
    await writeFile(statePlace.path, text.replace(before, after));
    await expect(found()).rejects.toBeInstanceOf(ResumeError);
  });
});

import { lstat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { KILLED, testOfForbiddenFolder } from '../machine.ts';
import { CSV_HEAD, pagesUpTo, pathsOf, STATE } from './exported.ts';
import { inOwnProcess, scarceScenario, scenario, site, withFault } from './scenario.ts';

const ROW = '2026-10-03,2026-11-02,/page-0,0,0,1\r\n';

test('missing folders are created, an old file is replaced, and no other file is left', async () => {
  await using s = await scenario(site(1));
  for (const file of ['a/b/../c d/visitors.csv', join(s.workspace, 'a/c d/visitors.csv')]) {
    expect((await s.run({ file })).outputs['file']).toBe('a/c d/visitors.csv');
  }
  expect(await s.read('a/c d/visitors.csv')).toBe(`${CSV_HEAD}${ROW}`);
  await s.run({ format: 'json' });
  expect(await s.names()).toEqual(['a', 'visitors.json']);
  expect((await lstat(join(s.workspace, 'visitors.json'))).isFile()).toBe(true);
});

test('what a killed run left while it wrote is removed, and other files stay', async () => {
  await using s = await scenario(site(1));
  const drafts = ['.visitors.csv.0123abcd.part', `.${STATE}.01234567.part`, '.h.ndjson.89abcdef.part'];
  const other = '.other.csv.0123abcd.part';
  for (const name of [...drafts, other]) await writeFile(join(s.workspace, name), 'x');
  await s.run({ history: 'h.ndjson' });
  expect(await s.names()).toEqual([other, 'h.ndjson', 'visitors.csv']);
});

describe('a kill at any moment leaves the old file, or a file with its state', () => {
  /** A site with a quota of two pages an hour, of which a run read the first two an hour ago. */
  async function resumable() {
    const s = await scarceScenario(site(1_200), 2);
    await s.run();
    s.pass();
    return s;
  }

  test.each([
    ['kill@1', 500],
    ['kill@2', 500],
    ['after@2', 1_000],
  ])('while an incomplete export is saved: %s', async (fault, rows) => {
    await using s = await resumable();
    expect(await s.run({ resume: 'true' }, withFault(fault))).toMatchObject(KILLED);
    expect(pathsOf(await s.read('visitors.csv'))).toEqual(pagesUpTo(rows));
    s.pass();
    // Another run goes on from the state alone.
    const before = s.platform.requests.length;
    const { outputs } = await s.run({ resume: 'true' });
    const isSaved = fault !== 'kill@1';
    expect(s.offsets()[before]).toBe(isSaved ? 1_000 : 500);
    expect(outputs).toMatchObject({ rows: isSaved ? '1200' : '1000', complete: String(isSaved) });
    expect(pathsOf(await s.read('visitors.csv'))).toEqual(pagesUpTo(isSaved ? 1_200 : 1_000));
    expect((await s.names()).filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  test.each(['kill@1', 'kill@2', 'after@2'])('while the last rows are saved: %s', async (fault) => {
    await using s = await resumable();
    await s.run({ resume: 'true' });
    s.pass();
    await s.run({ resume: 'true' }, withFault(fault));
    s.pass();
    const { outputs } = await s.run({ resume: 'true' });
    expect(outputs).toMatchObject({ rows: '1200', complete: 'true' });
    expect(await s.names()).toEqual(['visitors.csv']);
  });

  test('while a new export replaces an incomplete one', async () => {
    for (const fault of ['kill@1', 'kill@2', 'after@2']) {
      await using s = await resumable();
      await s.run({ 'last-days': '7' }, withFault(fault));
      expect((await s.read('visitors.csv')).includes('2026-10-26,')).toBe(fault === 'after@2');
      s.pass();
      const before = s.offsets().length;
      await s.run({ 'last-days': '7', resume: 'true' });
      // The old state is for another period.
      expect(s.offsets()[before]).toBe(fault === 'kill@1' ? undefined : 500);
    }
  });
});

describe('a file that can’t be written is a clear error', () => {
  test('and nothing changes', async () => {
    await using s = await scenario(site(5));
    await writeFile(join(s.workspace, 'visitors.csv'), 'old');
    const step = await s.run({ 'if-incomplete': 'warn' }, withFault('ENOSPC@1'));
    expect(step).toMatchObject({
      exitCode: 1,
      outputs: { rows: '0', file: '', complete: 'false' },
      stderr: '',
    });
    expect(step.annotations).toEqual([
      {
        level: 'error',
        title: 'No visitors exported',
        message:
          "Couldn't write `visitors.csv`, so no file was changed: the disk is full. " +
          'Free some space on the runner, or write to another disk.',
      },
    ]);
    expect(await s.names()).toEqual(['visitors.csv']);
    expect(await s.read('visitors.csv')).toBe('old');
  });

  test.each(['ENOSPC@3', 'ENOSPC@4'])('and names what was written before a wait: %s', async (fault) => {
    await using s = await scarceScenario(site(1_200), 2);
    const step = await s.start({ 'timeout-minutes': '350' }, withFault(fault));
    await step.waitForLine(/is used up/u);
    s.pass();
    const { exitCode, outputs, annotations } = await step.result;
    const failed = fault === 'ENOSPC@3' ? STATE : 'visitors.csv';
    expect(exitCode).toBe(1);
    expect(outputs).toMatchObject({ rows: '500', file: 'visitors.csv', complete: 'false' });
    expect(annotations.at(-1)?.message).toBe(
      `Couldn't write \`${failed}\`; \`visitors.csv\` has 500 rows: the disk is full. Free some space on the runner, or write ` +
        `to another disk, then run again with \`resume: true\` to continue (keep \`${STATE}\`).`,
    );
    expect(pathsOf(await s.read('visitors.csv'))).toEqual(pagesUpTo(500));
    s.pass();
    const resumed = await s.run({ resume: 'true' });
    expect(pathsOf(await s.read('visitors.csv')).slice(0, 1_000)).toEqual(pagesUpTo(1_000));
    expect(Number(resumed.outputs['rows'])).toBeGreaterThanOrEqual(1_000);
  });

  testOfForbiddenFolder('that costs no request, if nothing can be created there', async () => {
    await using s = await scenario(site(5));
    const { exitCode, annotations } = await s.run({}, { env: { GITHUB_WORKSPACE: '/proc/self' } });
    expect(exitCode).toBe(1);
    expect(annotations[0]?.message).toContain("Couldn't write `visitors.csv`, so no file was changed:");
    expect(s.platform.requests).toEqual([]);
  });
});

describe('a file that another program has open', () => {
  test('is written when that program has closed it', async () => {
    await using s = await scenario(site(5));
    const { outputs, elapsedMs } = await s.run({}, withFault('EPERM@1-2,EACCES@3,EBUSY@4-5'));
    expect(outputs).toMatchObject({ rows: '5', complete: 'true' });
    expect(elapsedMs).toBe(3_000);
    expect(await s.names()).toEqual(['visitors.csv']);
  });

  test('is an error after three seconds, which says so', async () => {
    await using s = await scenario(site(5));
    const step = await s.run({}, withFault('EPERM@1-6'));
    expect(step).toMatchObject({ exitCode: 1, elapsedMs: 3_000 });
    expect(step.annotations[0]?.message).toContain(
      'permission denied, or another program has it open. Close that program',
    );
  });
});

test('an output that can’t be written fails the step, and the file is there', async () => {
  await using s = await scenario(site(3));
  const { exitCode, log } = await s.run({}, { ...inOwnProcess, env: { GITHUB_OUTPUT: '/nowhere/output' } });
  expect(await s.names()).toContain('visitors.csv');
  expect(exitCode).toBe(1);
  expect(log).toContain("Couldn't write the output rows");
  expect(log).toContain('Its value is: 3');
});

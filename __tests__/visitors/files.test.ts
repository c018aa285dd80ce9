import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { formatNames } from '../../src/visitors/formats.ts';
import { annotated } from '../conclusion.ts';
import { KILLED, testOfForbiddenFolder } from '../machine.ts';
import { CSV_HEAD } from './exported.ts';
import { scenario, site, withFault } from './scenario.ts';

test.each(formatNames)('the key is not written, not even by the API: %s', async (format) => {
  await using s = await scenario(site(3, (index) => `/${index}?key=mint_sandbox-key`));
  expect((await s.run({ format })).outputs['complete']).toBe('true');
  for (const file of await s.names()) {
    expect(await s.read(file)).toContain('/2?key=***');
    expect(await s.read(file)).not.toContain('mint_sandbox-key');
  }
});

test('exports at once that share a folder all succeed', async () => {
  await using s = await scenario(site(1));
  const results = await Promise.all(['1', '2', '3', '4'].map((end) => s.run({ file: `${end}.csv` })));
  for (const { exitCode, annotations } of results) expect([exitCode, annotations]).toEqual([0, []]);
  expect(await s.names()).toEqual(['1.csv', '2.csv', '3.csv', '4.csv']);
});

test.each([
  ['kill@1', 'old'],
  ['after@1', `${CSV_HEAD}2026-10-03,2026-11-02,/page-0,0,0,1\r\n`],
])('a kill leaves the old file, or the whole new one: %s', async (fault, text) => {
  await using s = await scenario(site(1));
  await writeFile(join(s.workspace, 'visitors.csv'), 'old');
  const dates = { 'date-from': '2026-10-03', 'date-to': '2026-11-02' };
  expect(await s.runProcess(dates, withFault(fault))).toMatchObject(KILLED);
  expect(await s.read('visitors.csv')).toBe(text);
});

describe('a file that can’t be written is a clear error', () => {
  test('and nothing changes', async () => {
    await using s = await scenario(site(1));
    await writeFile(join(s.workspace, 'visitors.csv'), 'old');
    const step = await s.runProcess({ 'if-incomplete': 'warn', compare: 'true' }, withFault('ENOSPC@1'));
    const outputs = { rows: '0', file: '', complete: 'false' };
    expect(step).toMatchObject({ exitCode: 1, outputs, stderr: '' });
    const message = "Couldn't write `visitors.csv`, so no file was changed: ENOSPC: from the system.";
    expect(step.annotations).toEqual([{ level: 'error', title: 'No visitors exported', message }]);
    expect(await s.names()).toEqual(['visitors.csv']);
    expect(await s.read('visitors.csv')).toBe('old');
  });

  test('with which nothing is compared, and none of its paths is said to be listed twice', async () => {
    await using s = await scenario(site(2, () => '/twice'));
    s.platform.fault({}, { kind: 'delay', ms: 1_000 });
    const step = await s.start({ compare: 'true' }, { clock: 'held' });
    await s.platform.waitForRequest(() => true);
    await mkdir(join(s.workspace, 'visitors.csv'));
    await step.clock.release();
    const { annotations } = await step.result;
    expect(annotations).toMatchObject([{ level: 'error', title: 'No visitors exported' }]);
    expect(s.offsets()).toEqual([0, 0]);
  });

  testOfForbiddenFolder('that costs no request, if nothing can be created there', async () => {
    await using s = await scenario(site(5));
    const { exitCode, annotations } = await s.run({}, { env: { GITHUB_WORKSPACE: '/proc/self' } });
    expect(exitCode).toBe(1);
    expect(annotations[0]?.message).toContain("Couldn't write `visitors.csv`, so no file was changed:");
    expect(s.platform.requests).toEqual([]);
  });
});

const OPEN = annotated('error', 'permission denied, or another program has it open. Close that program');
test.each([
  ['is written when that program has closed it', 'EPERM@1,EACCES@2,EBUSY@3-5', 0, []],
  ['is an error after three seconds', 'EPERM@1-6', 1, [OPEN]],
])('a file that another program has open %s', async (_, fault, exitCode, annotations) => {
  await using s = await scenario(site(5));
  expect(await s.runProcess({}, withFault(fault))).toMatchObject({ exitCode, annotations });
  expect(await s.names()).toEqual(exitCode === 0 ? ['visitors.csv'] : []);
});

import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { testOfNamesOnWindows } from '../machine.ts';
import { scenario, site } from './scenario.ts';

test('everything that is wrong is told at once, before any request', async () => {
  await using s = await scenario(site(1));
  const { exitCode, annotations, outputs, summary } = await s.run({
    'project-id': ' ',
    'api-key': '',
    'date-from': '2026-02-30',
    'date-to': 'tomorrow',
    'last-days': '2.5',
    'page-size': '251',
    offset: '-1',
    'max-rows': '0',
    format: 'xlsx',
    file: '../visitors.csv',
    append: 'yes',
    compare: '1',
    top: '101',
    'if-incomplete': 'ignore',
    'timeout-minutes': '0',
    'base-url': 'ftp://x',
  });
  expect(exitCode).toBe(1);
  // The runner keeps ten annotations of a kind; the log has them all.
  expect(annotations).toHaveLength(10);
  expect(s.platform.requests).toEqual([]);
  expect(await s.names()).toEqual([]);
  expect(outputs).toMatchObject({ rows: '0', complete: 'false', 'next-offset': '', file: '' });
  for (const name of [
    'project-id',
    'api-key',
    'date-from',
    'date-to',
    'last-days',
    'page-size',
    'offset',
    'max-rows',
  ]) {
    expect(summary).toContain(`${name}: `);
  }
  expect(summary).toContain('### Docs visitors export: not started');
});

describe('each is refused, with its input’s name', () => {
  const dates = { 'date-from': '2026-10-01', 'date-to': '2026-10-02' };
  test.each<[Record<string, string>, string]>([
    [{ 'date-from': '2026-02-30' }, 'date-from: “2026-02-30” is not a date that exists'],
    [{ 'date-to': 'tomorrow' }, 'date-to: “tomorrow” is not a date that exists'],
    [
      { 'date-from': '2026-10-02', 'date-to': '2026-10-02' },
      'date-to: 2026-10-02 is not after date-from, 2026-10-02',
    ],
    [{ 'date-from': '2026-10-02T00:00:01Z', 'date-to': '2026-10-02' }, 'date-to: 2026-10-02 is not after'],
    [{ 'last-days': '7', 'date-to': '2026-10-02' }, 'last-days: cannot be given together with'],
    [{ 'last-days': '0' }, 'last-days: “0” is not a whole number from 1 to 3650'],
    [{ 'last-days': '3651' }, 'last-days: “3651” is not'],
    [{ 'page-size': '0' }, 'page-size: “0” is not a whole number from 1 to 250'],
    [{ 'page-size': '251' }, 'page-size: “251” is not'],
    [{ 'page-size': '2.5' }, 'page-size: “2.5” is not'],
    [{ offset: '-1' }, 'offset: “-1” is not a whole number of 0 or more'],
    [{ offset: '1e3' }, 'offset: “1e3” is not'],
    [{ append: 'true', format: 'json' }, 'append: cannot be used with format json'],
    [{ compare: 'true' }, 'compare: needs a window with both its ends'],
    [{ compare: 'true', 'date-from': '2026-10-02' }, 'compare: needs a window with both its ends'],
    [{ file: 'out' }, 'file: out is a folder: name a file in it'],
    [{ file: 'new/' }, 'file: new/ is a folder'],
    [{ file: '.' }, 'file: . is a folder'],
    [{ file: '../x.csv' }, 'file: ../x.csv leads out of the workspace'],
    [{ file: 'out/../../x.csv' }, 'leads out of the workspace'],
    [{ file: '/etc/visitors.csv' }, 'file: /etc/visitors.csv leads out of the workspace'],
    [{ file: 'away/x.csv' }, 'file: away/x.csv leads out of the workspace'],
    [{ file: 'away/new/x.csv' }, 'leads out of the workspace'],
    [{ file: 'nowhere' }, 'file: nowhere goes through a link that leads nowhere'],
    [{ file: 'file.txt/x.csv' }, 'file: file.txt/x.csv goes through a file as if it were a folder'],
    [{ file: `${'x'.repeat(300)}.csv` }, 'this cannot be the path of a file (ENAMETOOLONG)'],
    [{ 'api-key': 'mint_dsc_x' }, 'api-key: is a key for the assistant'],
    [
      { ...dates, 'base-url': 'https://example.com', top: '-1' },
      'top: “-1” is not a whole number from 0 to 100',
    ],
  ])('%j', async (inputs, message) => {
    await using s = await scenario(site(1));
    await mkdir(join(s.workspace, 'out'));
    await writeFile(join(s.workspace, 'file.txt'), 'x');
    await symlink(join(s.workspace, '..'), join(s.workspace, 'away'), 'junction');
    await symlink(join(s.workspace, '..', 'gone'), join(s.workspace, 'nowhere'), 'junction');
    const { exitCode, annotations } = await s.run(inputs);
    expect(annotations).toEqual([{ level: 'error', message: expect.stringContaining(message) }]);
    expect(exitCode).toBe(1);
    expect(s.platform.requests).toEqual([]);
  });
});

testOfNamesOnWindows('a name that Windows does not take costs no request', async () => {
  await using s = await scenario(site(1));
  const { annotations } = await s.run({ file: 'visitors-10:00.csv' });
  expect(annotations[0]?.message).toContain('file: visitors-10:00.csv cannot be a file on Windows');
  expect(s.platform.requests).toEqual([]);
});

test('empty texts mean the defaults', async () => {
  await using s = await scenario(site(1));
  const names = [
    'date-from',
    'date-to',
    'last-days',
    'page-size',
    'offset',
    'max-rows',
    'format',
    'file',
    'append',
    'compare',
    'top',
    'if-incomplete',
    'timeout-minutes',
  ];
  const { outputs } = await s.run(Object.fromEntries(names.map((name) => [name, ' '])));
  expect(outputs).toMatchObject({ rows: '1', complete: 'true', file: 'visitors.csv' });
});

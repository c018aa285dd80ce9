import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { testOfLinks, testOfNamesOnWindows } from '../machine.ts';
import { CSV_HEAD, type Scenario, scenario, site } from './scenario.ts';

test('all problems are reported at once, before any request', async () => {
  await using s = await scenario(site(1));
  const { exitCode, annotations, outputs, summary } = await s.run({
    'project-id': ' ',
    'api-key': '',
    'date-from': '2026-02-30',
    'date-to': 'tomorrow',
    'last-days': '2.5',
    format: 'xlsx',
    file: '../visitors.csv',
    resume: 'yes',
    compare: '1',
    history: '../history.ndjson',
    windows: '61',
    top: '101',
    'if-incomplete': 'ignore',
    'timeout-minutes': '0',
    'base-url': 'ftp://x',
  });
  expect(exitCode).toBe(1);
  // The runner keeps ten annotations of a level, and the log has all of them.
  expect(annotations).toHaveLength(10);
  expect(s.platform.requests).toEqual([]);
  expect(await s.names()).toEqual([]);
  expect(outputs).toMatchObject({ rows: '0', complete: 'false', 'date-from': '', file: '' });
  for (const name of [
    'project-id',
    'api-key',
    'date-from',
    'date-to',
    'last-days',
    'format',
    'file',
    'resume',
    'compare',
    'history',
    'windows',
  ]) {
    expect(summary).toContain(`\`${name}\``);
  }
  expect(summary).toContain('❌ **No visitors exported**');
});

describe('an invalid input is refused by name', () => {
  const dates = { 'date-from': '2026-10-01', 'date-to': '2026-10-02' };
  test.each<[Record<string, string>, string]>([
    [{ 'date-from': '2026-02-30' }, '`date-from` must be a real date'],
    [{ 'date-to': 'tomorrow' }, '`date-to` must be a real date'],
    [
      { 'date-from': '2026-10-02', 'date-to': '2026-10-02' },
      '`date-to` (2026-10-02) must be after `date-from` (2026-10-02). It is exclusive: to export one day, set it to the next day.',
    ],
    [
      { 'date-from': '2026-10-02T00:00:01Z', 'date-to': '2026-10-02' },
      '`date-to` (2026-10-02) must be after `date-from` (2026-10-02T00:00:01Z)',
    ],
    [
      { 'last-days': '7', 'date-to': '2026-10-02' },
      "`last-days` can't be combined with `date-from` or `date-to`",
    ],
    [{ 'last-days': '0' }, '`last-days` must be a whole number from 1 to 3650, not `0`.'],
    [{ 'last-days': '3651' }, '`last-days` must be a whole number from 1 to 3650, not `3651`.'],
    [{ 'date-from': '2026-11-02' }, '`date-from` must be before today, 2026-11-02 (UTC)'],
    [{ 'date-from': '0999-01-01' }, '`date-from` must be in the year 1000 or later, not `0999-01-01`.'],
    [
      { 'date-from': '1000-01-01', 'date-to': '1001-01-01', compare: 'true' },
      '`compare` goes back before the year 1000',
    ],
    [{ windows: '2' }, '`windows` needs `history`'],
    [{ windows: '0', history: 'h' }, '`windows` must be a whole number from 1 to 60, not `0`.'],
    ...[
      { history: 'visitors.csv' },
      { history: 'Visitors.CSV' },
      { history: 'x/../visitors.csv.resume.json' },
      { history: 'visitors.CSV.resume.json' },
      { file: '\u00e9.csv', history: 'e\u0301.csv' },
      { file: '\u00c9.csv', history: 'e\u0301.csv' },
      { file: '\u03c2.csv', history: '\u03a3.csv' },
      { file: '\u212a.csv', history: 'k.csv' },
      { file: 'h/x.csv', history: 'h' },
      { file: 'H/x.csv', history: 'h' },
      { file: 'h', history: 'h/x.ndjson' },
    ].map((inputs): [Record<string, string>, string] => [
      inputs,
      '`history` is the same file as `file` or its state, or one is a folder of the other',
    ]),
    [{ file: '.git/hooks/post-commit' }, '`file`: `.git/hooks/post-commit` is in `.git`'],
    [{ history: 'sub/.GIT/x' }, '`history`: `sub/.GIT/x` is in `.git`'],
    [{ history: 'file.txt' }, "`history`: line 1 of `file.txt` wasn't written by this action"],
    [{ history: 'out' }, '`history`: `out` is a folder'],
    [{ resume: 'maybe' }, '`resume` must be `true` or `false`, not `maybe`.'],
    [{ file: 'out' }, '`file`: `out` is a folder. Name a file in it.'],
    [{ file: 'new/' }, '`file`: `new/` is a folder'],
    [{ file: '.' }, '`file`: `.` is a folder'],
    [{ file: '../x.csv' }, '`file`: `../x.csv` is outside the workspace'],
    [{ file: 'out/../../x.csv' }, 'is outside the workspace'],
    [{ file: '/etc/visitors.csv' }, '`file`: `/etc/visitors.csv` is outside the workspace'],
    [{ file: 'file.txt/x.csv' }, '`file`: `file.txt/x.csv` uses a file as a folder'],
    [{ file: `${'x'.repeat(300)}.csv` }, "this can't be the path of a file (ENAMETOOLONG)"],
    [{ 'api-key': 'mint_dsc_x' }, '`api-key` is an assistant key'],
    [
      { ...dates, 'base-url': 'https://example.com', top: '-1' },
      '`top` must be a whole number from 0 to 100, not `-1`.',
    ],
  ])('%j', async (inputs, message) => {
    await using s = await scenario(site(1));
    await mkdir(join(s.workspace, 'out'));
    await writeFile(join(s.workspace, 'file.txt'), 'x');
    await refused(s, inputs, message);
  });

  testOfLinks.each<[string, string]>([
    ['away/x.csv', '`file`: `away/x.csv` is outside the workspace'],
    ['away/new/x.csv', 'is outside the workspace'],
    ['nowhere', '`file`: `nowhere` contains a broken link'],
  ])('%s', async (file, message) => {
    await using s = await scenario(site(1));
    await symlink(join(s.workspace, '..'), join(s.workspace, 'away'), 'junction');
    await symlink(join(s.workspace, '..', 'gone'), join(s.workspace, 'nowhere'), 'junction');
    await refused(s, { file }, message);
  });

  async function refused(s: Scenario, inputs: Record<string, string>, message: string): Promise<void> {
    const { exitCode, annotations } = await s.run(inputs);
    expect(annotations).toEqual([
      { level: 'error', title: expect.any(String), message: expect.stringContaining(message) },
    ]);
    expect(exitCode).toBe(1);
    expect(s.platform.requests).toEqual([]);
  }
});

test.each<[Record<string, string>, string]>([
  [{ 'last-days': '1' }, '2026-11-01'],
  [{ 'last-days': '3650' }, '2016-11-04'],
  [{ top: '0', 'timeout-minutes': '350' }, '2026-10-03'],
  [{ top: '100', 'timeout-minutes': '0.1' }, '2026-10-03'],
  [{ windows: '1' }, '2026-10-03'],
  [{ file: 'h/x.csv', history: 'h/y.ndjson' }, '2026-10-03'],
  [{ file: 'h', history: 'h.ndjson' }, '2026-10-03'],
  [{ file: 'h.csv', history: 'h' }, '2026-10-03'],
  [{ 'date-from': '2026-11-01' }, '2026-11-01'],
])('%j is still allowed', async (inputs, from) => {
  await using s = await scenario(site(1));
  const { outputs } = await s.run(inputs);
  expect(outputs).toMatchObject({ 'date-from': from, complete: 'true' });
});

test('an export has ten minutes by default', async () => {
  for (const [inputs, waitsMs] of [
    [{}, 600_000],
    [{ 'timeout-minutes': '2.5' }, 150_000],
  ] as const) {
    await using s = await scenario(site(1));
    s.platform.fault({ times: Infinity }, { kind: 'hang' });
    const { outputs, elapsedMs } = await s.run(inputs);
    expect(outputs).toMatchObject({ complete: 'false', file: '' });
    expect(elapsedMs).toBeGreaterThan(waitsMs - 61_000);
    expect(elapsedMs).toBeLessThanOrEqual(waitsMs);
  }
});

test.each([
  [{ file: 'rows.csv', format: 'json' }, '`file` ends in `.csv`, but `format` is `json`'],
  [{ file: 'rows.NDJSON' }, '`file` ends in `.ndjson`, but `format` is `csv`'],
])('a name that has no effect on the format is a warning: %j', async (inputs, message) => {
  await using s = await scenario(site(1));
  const { exitCode, annotations, summary, outputs } = await s.run(inputs);
  expect(annotations).toEqual([
    { level: 'warning', title: 'Input without effect', message: expect.stringContaining(message) },
  ]);
  expect(summary).toContain(message);
  expect([exitCode, outputs['file']]).toEqual([0, inputs.file]);
});

test.each([{ file: 'rows.json', format: 'json' }, { file: 'rows.txt' }, { file: 'csv.d/json' }])(
  '%j gives no warning',
  async (inputs) => {
    await using s = await scenario(site(1));
    expect((await s.run(inputs)).annotations).toEqual([]);
  },
);

test('a key with spaces around it is masked', async () => {
  await using s = await scenario({ ...site(1), apiKey: 'mint_s3cr3t' });
  const { log, summary, outputs } = await s.run({ 'api-key': ' mint_s3cr3t ', file: 'mint_s3cr3t.csv' });
  for (const text of [log, summary, JSON.stringify(outputs)]) expect(text).not.toContain('mint_s3cr3t');
  expect(outputs['complete']).toBe('true');
});

testOfNamesOnWindows('a name that Windows does not take costs no request', async () => {
  await using s = await scenario(site(1));
  const { annotations } = await s.run({ file: 'visitors-10:00.csv' });
  expect(annotations[0]?.message).toContain("`file`: `visitors-10:00.csv` isn't a file name on Windows");
  expect(s.platform.requests).toEqual([]);
});

test('empty values mean the defaults', async () => {
  await using s = await scenario(site(1));
  const names = [
    'date-from',
    'date-to',
    'last-days',
    'format',
    'file',
    'resume',
    'compare',
    'history',
    'windows',
    'top',
    'if-incomplete',
    'timeout-minutes',
  ];
  const { outputs } = await s.run(Object.fromEntries(names.map((name) => [name, ' '])));
  expect(outputs).toMatchObject({ rows: '1', complete: 'true', file: 'visitors.csv' });
});

describe('the period', () => {
  test.each<[Record<string, string>, string, string]>([
    [{}, '2026-10-03', '2026-11-02'],
    [{ 'date-from': '2026-10-20' }, '2026-10-20', '2026-11-02'],
    [{ 'date-to': '2026-10-20' }, '2026-09-20', '2026-10-20'],
    [{ 'date-from': '2026-01-05T00:00Z', 'date-to': '2026-01-12' }, '2026-01-05T00:00Z', '2026-01-12'],
    [{ 'last-days': '7' }, '2026-10-26', '2026-11-02'],
  ])('%j', async (inputs, from, to) => {
    await using s = await scenario(site(1));
    const { outputs } = await s.run(inputs);
    expect(outputs).toMatchObject({ 'date-from': from, 'date-to': to, complete: 'true' });
    expect(Object.fromEntries(s.platform.requests[0]?.query ?? [])).toMatchObject({
      dateFrom: from,
      dateTo: to,
    });
    expect(await s.read('visitors.csv')).toBe(`${CSV_HEAD}${from},${to},/page-0,0,0,1\r\n`);
  });
});

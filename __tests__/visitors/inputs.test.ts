import { expect, test } from '@jest/globals';
import { annotated } from '../conclusion.ts';
import { CSV_HEAD } from './exported.ts';
import { scenario, site } from './scenario.ts';

const INVALID = {
  'project-id': ' ',
  'api-key': '',
  'date-from': '2026-10-02',
  'date-to': 'tomorrow',
  'last-days': '2.5',
  'last-months': '1',
  lastdays: '7',
  format: 'xlsx',
  file: '../visitors.csv',
  compare: 'maybe',
  trend: '61',
  top: '101',
  'if-incomplete': 'ignore',
  'timeout-minutes': '0',
  'base-url': 'ftp://x',
};

test('all problems are reported at once, before any request', async () => {
  await using s = await scenario(site(1));
  const { exitCode, annotations, outputs, summary, log } = await s.run(INVALID);
  expect(exitCode).toBe(1);
  // The runner keeps ten annotations of a level, and the log has all of them.
  expect(annotations.filter(({ level }) => level === 'error')).toHaveLength(10);
  expect(s.platform.requests).toEqual([]);
  expect(await s.names()).toEqual([]);
  expect(outputs).toMatchObject({ rows: '0', complete: 'false', 'date-from': '', file: '' });
  for (const name of Object.keys(INVALID)) expect(summary).toContain(`\`${name}\``);
  for (const text of [summary, outputs['report']]) expect(text).toContain('❌ **No visitors exported**');
  expect(summary).toContain("`lastdays` isn't an input of this action. Use `last-days`.");
  const help = 'https://github.com/acme/docs-agent-action/blob/v1/docs/troubleshooting.md#invalid-input';
  expect(log).toContain(`Troubleshooting: ${help}`);
  expect(summary).toContain(`[troubleshooting page](${help})`);
});

test.each<[Record<string, string>, string]>([
  [
    { 'date-from': '2026-10-02', 'date-to': '2026-10-02' },
    '`date-from` (2026-10-02) must be in the past, and before `date-to` (2026-10-02). `date-to` is today in UTC by default, and exclusive: to export one day, set it to the next day.',
  ],
  [
    { 'date-from': '2026-10-02T00:00:01Z', 'date-to': '2026-10-02' },
    '`date-from` (2026-10-02T00:00:01Z) must be in the past, and before `date-to` (2026-10-02)',
  ],
  ...['date-to', 'date-from'].map((date): [Record<string, string>, string] => [
    { 'last-days': '7', [date]: '2026-10-02' },
    "`last-days` can't be combined with another way to set the period. Set only one of `last-days`, `last-months`, and `date-from` with `date-to`.",
  ]),
  // Without `last-days`, this is a valid period.
  [{ 'last-days': '7', 'date-to': '2026-11-20' }, "`last-days` can't be combined with"],
  [{ 'last-days': '0' }, '`last-days` must be a whole number from 1 to 3650, not `0`.'],
  [{ 'last-days': '3651' }, '`last-days` must be a whole number from 1 to 3650, not `3651`.'],
  [
    { 'date-from': '2026-11-02' },
    '`date-from` (2026-11-02) must be in the past, and before `date-to` (2026-11-02). `date-to` is today in UTC by default',
  ],
  [{ 'date-from': '2026-11-02T09:00Z', 'date-to': '2026-12-08' }, '`date-from` (2026-11-02T09:00Z) must be'],
  // If the invalid date counted as its default, there would be a second message.
  [{ 'date-from': '2026-11-20', 'date-to': '2026-02-30' }, '`date-to` must be a real date'],
  [{ 'date-from': '2026-02-30', 'date-to': '2027-01-01' }, '`date-from` must be a real date'],
  [{ 'last-months': '1', 'date-to': '2026-10-02' }, "`last-months` can't be combined with"],
  [{ 'last-months': '1', 'last-days': '7' }, "`last-days` can't be combined with"],
  [{ 'last-months': '37' }, '`last-months` must be a whole number from 1 to 36, not `37`.'],
  [{ trend: '1' }, '`trend` must be a whole number from 2 to 60, not `1`.'],
  [{ file: '../x.csv' }, '`file`: `../x.csv` is outside the workspace'],
  [{ 'api-key': 'mint_dsc_x' }, '`api-key` is an assistant key'],
  [{ 'api-key': 'x', 'base-url': '' }, "`api-key` isn't an admin key"],
  [{ top: '-1' }, '`top` must be a whole number from 0 to 100, not `-1`.'],
])('an invalid input is refused by name: %j', async (inputs, message) => {
  await using s = await scenario(site(1));
  expect(await s.run(inputs)).toMatchObject({ exitCode: 1, annotations: [annotated('error', message)] });
  expect(s.platform.requests).toEqual([]);
});

test.each([
  ['2026-10-08', '2026-10-01', 'from` (2026-10-08) must be in the past, and before `date-to` (2026-10-01)'],
  ['2026-02-30', '', '`date-from` must be'],
  ['', '2026-02-30', '`date-to` must be'],
])('that a period is set twice is said beside what else is wrong with it: %s', async (from, to, problem) => {
  await using s = await scenario(site(1));
  const { annotations } = await s.run({ 'date-from': from, 'date-to': to, 'last-days': '7' });
  const twice = annotated('error', "`last-days` can't be combined with", 'Invalid input: last-days');
  expect(annotations).toEqual([annotated('error', problem), twice]);
});

test.each<[Record<string, string>, string, string?]>([
  [{ 'date-to': '2026-11-02T09:00:01Z', file: 'rows.csv' }, 'is in the future', 'Period not over'],
  [{ file: 'rows.csv', format: 'json' }, '`file` ends in `.csv`, but `format` is `json`'],
  [{ file: 'rows.NDJSON' }, '`file` ends in `.ndjson`, but `format` is `csv`'],
])('no effect, or no end yet, is reported: %j', async (inputs, message, title = 'Input without effect') => {
  await using s = await scenario(site(1));
  const { exitCode, annotations, summary, outputs } = await s.run(inputs);
  const rest = message.endsWith('`') ? ', and the name has no effect on the format. Change one of them.' : '';
  expect(annotations).toEqual([annotated('warning', `${message}${rest}`, title)]);
  expect([exitCode, outputs['file'], summary.includes(message)]).toEqual([0, inputs['file'], true]);
  expect(summary).toMatch(/grow: don't compare .* of a whole period\. Export it again|format\. Change one/u);
});

test.each<Record<string, string>>([
  { 'date-from': '2026-11-01' },
  { 'date-from': '2026-11-02T08:59:59Z', 'date-to': '2026-11-02T09:00:00Z' },
  { 'last-days': '3650', file: 'h', top: ' ', trend: ' ' },
  { 'date-from': '1000-02-01', 'date-to': '1000-02-15', trend: '3' },
  { top: '0', 'timeout-minutes': '350', file: 'h.csv' },
  { top: '100', 'timeout-minutes': '0.1', file: 'rows.txt' },
  { file: 'rows.json.d/csv' },
])('%j is valid', async (inputs) => {
  await using s = await scenario(site(1));
  const step = await s.run(inputs);
  expect(step).toMatchObject({ outputs: { complete: 'true' }, annotations: [] });
  const dates = `${step.outputs['date-from']},${step.outputs['date-to']}`;
  expect(await s.read(inputs['file'] ?? 'visitors.csv')).toBe(`${CSV_HEAD}${dates},/page-0,0,0,1\r\n`);
});

import { expect, test } from '@jest/globals';
import { exportOnce, page, type Ran } from './in-memory.ts';

type Inputs = Readonly<Record<string, string>>;

/** Exports a site with one page. */
const exported = (inputs: Inputs, now = '2026-11-02T09:00:00Z') =>
  exportOnce(() => page(['/'], false), inputs, { startsAt: Date.parse(now) });

const rangesOf = ({ queries }: Ran) => queries.map(({ from, to }) => [from, to]);

/** What is sent of a date. */
const inUtc = (date = '') => date.replace(/T[\d:.]+$/u, '$&Z');

const VALID =
  '2026-02-28 2024-02-29 2026-02-28T10:00 2026-02-28T10:00:00Z 2026-02-28T10:00:00.5+02:00 2026-01-05T00:00Z 1000-01-01 ' +
  '2026-02-28T23:59:59.999Z 2026-02-28T00:00:00-11:30';
test.each(VALID.split(' '))('%s is a valid date', async (date) => {
  const outputs = { 'date-from': inUtc(date), complete: 'true' };
  expect(await exported({ 'date-from': date })).toMatchObject({ outputs, annotations: [] });
});

const INVALID =
  '2026-02-30 tomorrow 2026-2-3 20260203 2026-02-28T25:00 -2026-01-01 2026-02-28T24:00 2026-02-28T10:60 ' +
  '2026-02-28T10:00:60Z 2026-02-28T10:00:00.Z 2026-02-28T10:00+0200 2026-02-28T10 2026-02-28T10:00z ' +
  '2026-02-28T10:00+99:00 2026-13-01 2026-00-10 02026-02-28 0999-12-31 0001-01-01T00:00Z';
test.each([...INVALID.split(' '), '2026-02-28 10:00'])('%s is an invalid date, and quoted', async (date) => {
  const ran = await exported({ 'date-to': date });
  const message = `\`date-to\` must be a real date, such as \`2026-02-28\` or \`2026-02-28T12:00:00Z\`, not \`${date}\`.`;
  expect(ran).toMatchObject({ exitCode: 1, annotations: [{ message }], offsets: [] });
});

const between = (from: string, to: string) => ({ 'date-from': from, 'date-to': to });

// Of a period, the start of the one before, its name, and that of its length.
test.each<[Inputs, string, string, string, string?]>([
  [between('2026-10-26', '2026-11-02'), '2026-10-19', '2026-10-26 – 2026-11-01', 'week'],
  [between('2026-10-25', '2026-10-26'), '2026-10-24', '2026-10-25', 'day'],
  [between('2024-03-01', '2024-03-31'), '2024-01-31', '2024-03-01 – 2024-03-30', '30 days'],
  [between('2025-12-01', '2026-03-01'), '2025-09-01', '2025-12-01 – 2026-02-28', '3 months'],
  [between('2026-03-15', '2026-04-01'), '2026-02-26', '2026-03-15 – 2026-03-31', '17 days'],
  [between('1000-03-01', '1000-05-01'), '1000-01-01', '1000-03-01 – 1000-04-30', '2 months'],
  [between('2026-03-01T00:00Z', '2026-04-01T02:00+02:00'), '2026-02-01', '', 'month'],
  [between('2026-03-01T00:00', '2026-04-01T00:00:00.001'), '2026-01-28T23:59:59.999Z', '', 'period'],
  [between('1000-01-15', '1000-01-29'), '1000-01-01', '1000-01-15 – 1000-01-28', '14 days'],
  [between('2026-10-26T06:00', '2026-11-02T06:00'), '2026-10-19T06:00:00Z', '', 'week'],
  [between('2026-10-26T06:00Z', '2026-10-27T06:00:01Z'), '2026-10-25T05:59:59Z', '', 'period'],
  [between('2026-10-26T06:00:00+02:00', '2026-10-27'), '2026-10-25T08:00:00Z', '', 'period'],
  [between('2026-10-26T00:00:00.250Z', '2026-10-26T00:00:00.251Z'), '2026-10-26T00:00:00.249Z', '', 'period'],
  // A time without an offset is UTC, in any time zone: hooks.mjs sets another one.
  [between('2026-10-26T06:00', '2026-10-26T18:00'), '2026-10-25T18:00:00Z', '', 'period'],
  [between('2026-10-26', '2026-10-26T18:00'), '2026-10-25T06:00:00Z', '', 'period'],
  [between('2026-10-26T06:00', '2026-11-02'), '2026-10-19T12:00:00Z', '', 'period'],
])('before the period of %j is one from %s', async (inputs, before, name, length) => {
  const ran = await exported({ ...inputs, compare: 'true' });
  const { 'date-from': from, 'date-to': to } = ran.outputs;
  expect([from, to]).toEqual([inUtc(inputs['date-from']), inUtc(inputs['date-to'])]);
  expect(rangesOf(ran).flat()).toEqual([from, to, before, from]);
  expect(ran.summary).toContain(`about as many as the ${length} before`);
  expect(ran.summary).not.toContain("don't add up");
  expect(ran.summary).toContain(`\n${name || `${from} – ${to}`} · 1 page in`);
});

test('calendar months of different lengths are told', async () => {
  const { summary } = await exported({ 'last-months': '1', compare: 'true' });
  expect(summary).toContain('Compared with 2026-09-01 – 2026-09-30 (30 days; this period has 31).');
  const two = await exported({ 'last-months': '2', compare: 'true' });
  expect(two.summary).toContain(' (62 days; this period has 61).');
  const week = await exported({ 'last-days': '7', compare: 'true' });
  expect(week.summary).toContain('Compared with 2026-10-19 – 2026-10-25. ');
});

test.each<[Inputs, string, string, string]>([
  [{ 'last-days': '7' }, '2026-11-02T00:00:00Z', '2026-10-26', '2026-11-02'],
  [{ 'last-days': '1' }, '2026-11-02T23:59:59.999Z', '2026-11-01', '2026-11-02'],
  [{ 'last-days': '1' }, '2024-03-01T12:00:00Z', '2024-02-29', '2024-03-01'],
  [{ 'last-days': '3650' }, '2026-11-02T09:00:00Z', '2016-11-04', '2026-11-02'],
  [{ 'last-months': '1' }, '2026-11-01T00:00:00Z', '2026-10-01', '2026-11-01'],
  [{ 'last-months': '1' }, '2026-11-30T23:59:59.999Z', '2026-10-01', '2026-11-01'],
  [{ 'last-months': '36' }, '2024-02-29T12:00:00Z', '2021-02-01', '2024-02-01'],
  [{ 'date-to': '2026-11-01' }, '2026-11-02T09:00:00Z', '2026-10-02', '2026-11-01'],
  [{ 'date-to': '2026-11-01T06:00Z' }, '2026-11-02T09:00:00Z', '2026-10-02T06:00:00Z', '2026-11-01T06:00Z'],
  [{ 'date-to': '2026-11-01T06:00' }, '2026-11-02T09:00:00Z', '2026-10-02T06:00:00Z', '2026-11-01T06:00Z'],
])('the period of %j, at %s, is from %s to %s', async (inputs, now, from, to) => {
  expect(rangesOf(await exported(inputs, now))).toEqual([[from, to]]);
});

test.each<Inputs>([{ 'last-days': '30' }, { 'date-from': '2026-04-01' }, { 'date-to': '2026-05-01' }])(
  'the period of %j is 30 days, also if it is a month',
  async (inputs) => {
    expect(rangesOf(await exported({ ...inputs, compare: 'true' }, '2026-05-01T09:00:00Z'))).toEqual([
      ['2026-04-01', '2026-05-01'],
      ['2026-03-02', '2026-04-01'],
    ]);
  },
);

const AUGUST = between('2026-08-03', '2026-08-10');
test.each<[Inputs, boolean]>([
  [between('2026-07-31', '2026-08-01'), false],
  [between('2026-07-01', '2026-07-31'), false],
  [between('2026-07-01', '2026-07-31T00:00:00.001Z'), true],
  [between('2026-07-30T23:59:59.999Z', '2026-08-01'), true],
  [between('2026-07-30T23:59:59.999-00:01', '2026-08-01'), false],
  [AUGUST, false],
  // An earlier period is before the change.
  [{ ...AUGUST, compare: 'true' }, true],
  [{ ...AUGUST, trend: '2' }, true],
  // The period before isn't, but the trend goes back further.
  [{ ...between('2026-08-10', '2026-08-17'), trend: '3', compare: 'true' }, true],
])('the summary of %j mentions the change in counting: %s', async (inputs, isTold) => {
  const { summary } = await exported(inputs);
  const said = 'the API counts requests for Markdown pages as AI visitors, so earlier numbers are lower.';
  expect(/^Since 2026-07-31, (.*)$/mu.exec(summary)?.[1]).toBe(isTold ? said : undefined);
});

import { describe, expect, test } from '@jest/globals';
import * as z from 'zod/mini';
import {
  byTime,
  crossesCountingChange,
  dateRule,
  daysBefore,
  formatDateRange,
  formatLength,
  hasRoomFor,
  isEmpty,
  lastDays,
  lengthMs,
  rangeBefore,
} from '../../src/visitors/date-range.ts';

test.each([
  '2026-02-28',
  '2024-02-29',
  '2026-02-28T10:00',
  '2026-02-28T10:00:00Z',
  '2026-02-28T10:00:00.5+02:00',
  '2026-01-05T00:00Z',
  '2026-01-05T00:00+05:30',
  '1000-01-01',
  '2026-02-28T23:59:59.999Z',
  '2026-02-28T00:00:00-11:30',
])('%s is a valid date', (text) => {
  expect(z.safeParse(dateRule, text).success).toBe(true);
});

test.each([
  '2026-02-30',
  '2026-02-29',
  'tomorrow',
  '2026-2-3',
  '20260203',
  '2026-02-28T25:00',
  '2026-02-28 10:00',
  '-2026-01-01',
  '2026-02-30T00:00Z',
  '2026-02-28T24:00',
  '2026-02-28T10:60',
  '2026-02-28T10:00:60Z',
  '2026-02-28T10:00:00.Z',
  '2026-02-28T10:00+0200',
  '2026-02-28T10',
  '2026-02-28T10:00z',
  '2026-02-28T10:00+99:00',
  '2026-13-01',
  '2026-00-10',
  ' 2026-02-28',
  '2026-02-28 ',
  '02026-02-28',
  '',
])('%s is not a valid date, and the error quotes it', (text) => {
  const { error } = z.safeParse(dateRule, text);
  expect(error?.issues.map(({ message }) => message)).toEqual([
    '\u0000must be a real date, such as `2026-02-28` or `2026-02-28T12:00:00Z`',
  ]);
});

test.each([
  ['2026-11-02T00:00:00Z', 7, '2026-10-26', '2026-11-02'],
  ['2026-11-02T23:59:59.999Z', 1, '2026-11-01', '2026-11-02'],
  ['2024-03-01T12:00:00Z', 1, '2024-02-29', '2024-03-01'],
  ['2026-11-02T09:00:00Z', 3_650, '2016-11-04', '2026-11-02'],
])('at %s, the last %i days are %s to %s', (now, days, from, to) => {
  expect(lastDays(days, Date.parse(now))).toEqual({ from, to });
});

test.each([
  [
    { from: '2026-10-26', to: '2026-11-02' },
    { from: '2026-10-19', to: '2026-10-26' },
  ],
  [
    { from: '2024-03-01', to: '2024-04-01' },
    { from: '2024-01-30', to: '2024-03-01' },
  ],
  [
    { from: '2026-10-26T06:00:00Z', to: '2026-10-26T18:30:00Z' },
    { from: '2026-10-25T17:30:00Z', to: '2026-10-26T06:00:00Z' },
  ],
  [
    { from: '2026-10-26T06:00:00+02:00', to: '2026-10-27' },
    { from: '2026-10-25T08:00:00Z', to: '2026-10-26T06:00:00+02:00' },
  ],
  [
    { from: '2026-10-26T06:00', to: '2026-10-26T18:00' },
    { from: '2026-10-25T18:00:00', to: '2026-10-26T06:00' },
  ],
  // A time without an offset is UTC. If one end has no offset, the calculated one has none either.
  [
    { from: '2026-10-26T06:00', to: '2026-10-26T18:00Z' },
    { from: '2026-10-25T18:00:00', to: '2026-10-26T06:00' },
  ],
  [
    { from: '2026-10-26T06:00Z', to: '2026-10-26T18:00' },
    { from: '2026-10-25T18:00:00', to: '2026-10-26T06:00Z' },
  ],
  [
    { from: '2026-10-26', to: '2026-10-26T18:00' },
    { from: '2026-10-25T06:00:00', to: '2026-10-26' },
  ],
  [
    { from: '2026-10-26T00:00:00.250Z', to: '2026-10-26T00:00:00.750Z' },
    { from: '2026-10-25T23:59:59.750Z', to: '2026-10-26T00:00:00.250Z' },
  ],
])('the period before %j is %j', (window, before) => {
  expect(rangeBefore(window)).toEqual(before);
});

describe('a window', () => {
  test.each([
    ['2026-10-26T00:00:00.000Z', '2026-10-26T00:00:00.001Z', false],
    ['2026-10-26T00:00:00+02:00', '2026-10-26', false],
    ['2026-10-26', '2026-10-26', true],
    ['2026-10-27', '2026-10-26', true],
  ])('from %s to %s is empty: %s', (from, to, empty) => {
    expect(isEmpty({ from, to })).toBe(empty);
  });

  test.each([
    ['2026-11-01', '2026-10-02'],
    ['2026-11-01T06:00Z', '2026-10-02T06:00:00Z'],
    ['2026-11-01T06:00', '2026-10-02T06:00:00'],
  ])('of 30 days before %s starts on %s', (to, from) => {
    expect(daysBefore(to, 30)).toEqual({ from, to });
  });

  test('has a period before it from the year 1000 on', () => {
    const range = { from: '1000-02-01', to: '1000-02-15' };
    expect(hasRoomFor(range, 3)).toBe(true);
    expect(hasRoomFor(range, 4)).toBe(false);
    expect(hasRoomFor({ from: '1000-01-15', to: '1000-01-29' }, 2)).toBe(true);
    expect(hasRoomFor({ from: '1000-01-14', to: '1000-01-28' }, 2)).toBe(false);
  });

  test.each([
    ['2026-07-30', '2026-08-01', true],
    ['2026-07-31', '2026-08-01', false],
    ['2026-07-01', '2026-07-31', false],
    ['2026-07-01', '2026-07-31T00:00:00.001Z', true],
    ['2026-07-30T23:59:59.999Z', '2026-08-01', true],
    ['2026-07-30T23:59:59.999-00:01', '2026-08-01', false],
  ])('from %s to %s includes the change in counting: %s', (from, to, changes) => {
    expect(crossesCountingChange(from, to)).toBe(changes);
  });

  test.each([
    ['2026-10-25', '2026-10-26', '2026-10-25', 'day'],
    ['2026-10-26', '2026-11-02', '2026-10-26 – 2026-11-01', 'week'],
    ['2026-10-03', '2026-11-02', '2026-10-03 – 2026-11-01', '30 days'],
    ['2026-10-25T06:00Z', '2026-10-25T18:00Z', '2026-10-25T06:00Z – 2026-10-25T18:00Z', 'period'],
    ['2026-10-25T06:00Z', '2026-10-26', '2026-10-25T06:00Z – 2026-10-26', 'period'],
    ['2026-10-25', '2026-10-25T18:00', '2026-10-25 – 2026-10-25T18:00', 'period'],
    ['2026-10-26', '2026-10-28', '2026-10-26 – 2026-10-27', '2 days'],
    ['2026-10-26T06:00', '2026-11-02T06:00', '2026-10-26T06:00 – 2026-11-02T06:00', 'week'],
    ['2026-10-26T06:00Z', '2026-10-27T06:00:01Z', '2026-10-26T06:00Z – 2026-10-27T06:00:01Z', 'period'],
  ])('from %s to %s is formatted', (from, to, words, length) => {
    expect(formatDateRange({ from, to })).toBe(words);
    expect(formatLength({ from, to })).toBe(length);
  });
});

test.each(['0999-12-31', '0001-01-01T00:00Z'])('%s is too early', (text) => {
  const { error } = z.safeParse(dateRule, text);
  expect(error?.issues.map(({ message }) => message)).toEqual(['\u0000must be in the year 1000 or later']);
});

test('a range without an offset has the same length as in UTC', () => {
  expect(lengthMs({ from: '2026-10-26T06:00', to: '2026-10-26T07:00Z' })).toBe(3_600_000);
  expect(lengthMs({ from: '2026-10-26', to: '2026-10-26T07:00' })).toBe(7 * 3_600_000);
  expect(lengthMs({ from: '2026-10-26T06:00+02:00', to: '2026-10-26T06:00' })).toBe(2 * 3_600_000);
});

test('ranges are ordered by start, then by end', () => {
  const ranges = [
    { from: '2026-10-02', to: '2026-10-03' },
    { from: '2026-10-01', to: '2026-10-09' },
    { from: '2026-10-01T01:00+02:00', to: '2026-10-09' },
    { from: '2026-10-01', to: '2026-10-02' },
    { from: '2026-10-01T00:00', to: '2026-10-03' },
  ];
  expect(ranges.toSorted(byTime).map((range) => ranges.indexOf(range))).toEqual([2, 3, 4, 1, 0]);
});

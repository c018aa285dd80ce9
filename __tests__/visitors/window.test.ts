import { describe, expect, test } from '@jest/globals';
import * as z from 'zod/mini';
import {
  bounded,
  dateRule,
  formatDateRange,
  isEmpty,
  lastDays,
  rangeBefore,
} from '../../src/visitors/date-range.ts';

test.each([
  '2026-02-28',
  '2024-02-29',
  '2026-02-28T10:00',
  '2026-02-28T10:00:00Z',
  '2026-02-28T10:00:00.5+02:00',
])('%s is a date', (text) => {
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
])('%s is not a date, and the complaint quotes it', (text) => {
  const { error } = z.safeParse(dateRule, text);
  expect(error?.issues.map(({ message }) => message)).toEqual([
    `“${text}” is not a date that exists, such as 2026-02-28 or 2026-02-28T12:00:00Z`,
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
])('before %j comes %j', (window, before) => {
  expect(rangeBefore(window)).toEqual(before);
});

describe('a window', () => {
  test('is empty where its end is not after its beginning', () => {
    expect(isEmpty({ from: '2026-10-26', to: '2026-10-26' })).toBe(true);
    expect(isEmpty({ from: '2026-10-26T00:00:00+02:00', to: '2026-10-26' })).toBe(false);
  });

  test('is bounded where it has both ends', () => {
    expect(bounded({ from: '2026-10-26', to: undefined })).toBeUndefined();
    expect(bounded({ from: undefined, to: '2026-10-26' })).toBeUndefined();
    expect(bounded({ from: '2026-10-25', to: '2026-10-26' })).toEqual({
      from: '2026-10-25',
      to: '2026-10-26',
    });
  });

  test.each([
    [{ from: '2026-10-25', to: '2026-10-26' }, 'from 2026-10-25 up to, not with, 2026-10-26'],
    [{ from: '2026-10-25', to: undefined }, 'from 2026-10-25'],
    [{ from: undefined, to: '2026-10-26' }, 'up to, not with, 2026-10-26'],
    [{ from: undefined, to: undefined }, 'in the time that the service takes where no dates are given'],
  ])('%j in words', (window, words) => {
    expect(formatDateRange(window)).toBe(words);
  });
});

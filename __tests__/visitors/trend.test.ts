import { describe, expect, test } from '@jest/globals';
import * as z from 'zod/mini';
import type { VisitorCounts } from '../../src/platform/visitors.ts';
import { annotated } from '../conclusion.ts';
import { TOTALS } from './exported.ts';
import { exportOnce, page, paths, type Ran, type Service } from './in-memory.ts';

const Trend = z.array(
  z.strictObject({ from: z.string(), to: z.string(), human: z.number(), ai: z.number(), total: z.number() }),
);
const trendIn = ({ outputs }: Ran) => Trend.parse(JSON.parse(outputs['trend'] ?? ''));

const NOTHING: VisitorCounts = { human: 0, ai: 0, total: 0 };
const AN_AI: VisitorCounts = { human: 0, ai: 1, total: 1 };
const MONDAY = '2026-11-02T06:17:00Z';

const TOTALS_AND_BOTS = Object.assign({ bots: 4 }, TOTALS);

/** A site of 300 pages, whose API has another count in its totals. */
const site: Service = ({ offset, limit }) =>
  page(paths(offset, Math.min(300, offset + limit)), offset + limit < 300, TOTALS_AND_BOTS);

const exported = (inputs: Readonly<Record<string, string>>, service = site, now = MONDAY) =>
  exportOnce(service, inputs, { startsAt: Date.parse(now) });

const WEEKS = { 'last-days': '7' };
const MONTHS = { 'last-months': '1' };
// Of a trend of twelve periods, some starts and the end.
test.each([
  ['of weeks', WEEKS, MONDAY, ['2026-08-10', '2026-10-26', '2026-11-02']],
  ['on a Wednesday', WEEKS, '2026-11-04T15:00:00Z', ['2026-08-12', '2026-10-28', '2026-11-04']],
  ['of months', MONTHS, MONDAY, ['2025-11-01', '2026-10-01', '2026-11-01']],
  ['on 1 March', MONTHS, '2026-03-01T00:00:00Z', ['2025-03-01', '2026-02-01', '2026-03-01']],
  ['of quarters', { 'last-months': '3' }, MONDAY, ['2023-11-01', '2026-08-01', '2026-11-01']],
])('a trend %s lies back to back, with one request for each unknown period', async (_, inputs, now, ends) => {
  for (const compare of ['true', 'false']) {
    const ran = await exported({ ...inputs, trend: '12', compare }, site, now);
    const trend = trendIn(ran);
    expect(trend).toHaveLength(12);
    const lines = (['human', 'ai'] as const).map((name) => trend.map((one) => one[name]).join(', '));
    expect(ran.summary).toContain(`  line [${lines.join(']\n  line [')}]\n`);
    expect([trend[0]?.from, trend[11]?.from, trend[11]?.to]).toEqual(ends);
    for (const [at, { to }] of trend.slice(0, -1).entries()) expect(trend[at + 1]?.from).toBe(to);
    const known = compare === 'true' ? 2 : 1;
    expect(ran.queries.slice(2 * known)).toMatchObject(
      trend
        .toReversed()
        .slice(known)
        .map(({ from, to }) => ({ from, to, limit: 1 })),
    );
    expect(ran).toMatchObject({ exitCode: 0, annotations: [] });
  }
});

test.each([
  ['are left out', '2026-10-12', TOTALS, ['2026-10-12', '2026-10-19', '2026-10-26']],
  ['are left out, also if that was an AI', '2026-10-12', AN_AI, ['2026-10-12', '2026-10-19', '2026-10-26']],
  ['are left out, and so is the chart of one', '2026-10-26', TOTALS, ['2026-10-26']],
  ['stay, if none has a visitor', '2027', TOTALS, ['2026-10-05', '2026-10-12', '2026-10-19', '2026-10-26']],
])('periods before the first visitor %s', async (_, since, first, starts) => {
  const service: Service = ({ from }) =>
    from < since ? page([], false, NOTHING) : page(['/'], false, from === since ? first : TOTALS);
  const ran = await exported({ ...WEEKS, trend: '4' }, service);
  expect(trendIn(ran).map(({ from }) => from)).toEqual(starts);
  expect(ran.summary.includes('#### Trend')).toBe(starts.length > 1);
});

describe('a trend ends at the first period that can’t be read', () => {
  const refusing =
    (after: number, answer: ReturnType<Service>): Service =>
    (query, nth) =>
      nth > after ? answer : site(query, nth);
  const late = { status: 429, headers: { 'retry-after': '7200' } };
  const used = "the organization's hourly quota is used up, and the next request at 08:17:00 UTC would be";
  test.each<[string, ReturnType<Service>, string]>([
    ['a refusal', { status: 401 }, 'the API key is wrong or expired. Create an admin key'],
    ['the quota', late, used],
    ['the timeout', { status: 503 }, 'the API had an internal error, and no other try fit before'],
    ['a cancel', 'cancel', 'the run was cancelled.'],
  ])('with a warning: %s', async (_, answer, why) => {
    const ran = await exported({ ...WEEKS, trend: '4' }, refusing(3, answer));
    expect(ran).toMatchObject({ exitCode: 0, outputs: { complete: 'true' } });
    const message = expect.stringContaining(`The trend doesn't go back before 2026-10-19: ${why}`);
    expect(ran.annotations).toEqual([{ level: 'warning', title: 'Trend incomplete', message }]);
    expect(trendIn(ran)).toHaveLength(2);
  });

  test('with its own reason, if the comparison ended for another one', async () => {
    const service: Service = (query, nth) =>
      refusing(3, nth > 4 ? { status: 401 } : { status: 503, headers: { 'retry-after': '900' } })(query, nth);
    const ran = await exported({ ...WEEKS, trend: '4', compare: 'true', 'if-incomplete': 'warn' }, service);
    expect(ran.annotations).toMatchObject([{}, annotated('warning', 'the API key is wrong or expired')]);
  });

  test.each<[string, number, ReturnType<Service>, number, string]>([
    ['a slow API', 99, 'reset', 25_000, 'takes about 25 min 25 s, so set `timeout-minutes: 40`'],
    ['10 requests an hour', 10, { status: 429 }, 0, 'Run again when others use less of the quota'],
    ['30 requests an hour', 30, { status: 429 }, 0, 'takes about 2 h, so set `timeout-minutes: 140`'],
  ])('with the time that all of it takes, as far as is known: %s', async (_, after, answer, ...expected) => {
    const [requestMs, fix] = expected;
    const ran = await exportOnce(refusing(after, answer), { ...WEEKS, trend: '60' }, { requestMs });
    expect(ran.annotations).toEqual([annotated('warning', fix)]);
  });

  test.each<[string, number, ReturnType<Service>, string]>([
    ['a refused export', 1, { status: 401 }, 'false'],
    ['a refused comparison', 3, { status: 401 }, 'true'],
    ['a cancelled export', 1, 'cancel', 'false'],
    ['a cancelled comparison', 3, 'cancel', 'true'],
    ['an export without a page', 0, late, 'false'],
  ])('and isn’t read after %s', async (_, after, answer, complete) => {
    const inputs = { ...WEEKS, trend: '4', compare: 'true' };
    const { outputs, offsets, annotations } = await exported(inputs, refusing(after, answer));
    expect(outputs).toMatchObject({ complete, trend: '' });
    expect([offsets.length, annotations.length]).toEqual([after + 1, 1]);
  });

  test.each<[string, number, ReturnType<Service>, string]>([
    ['the quota', 1, late, '2026-10-26'],
    ['the quota', 3, late, '2026-10-19'],
    ['the timeout', 1, { status: 503, headers: { 'retry-after': '900' } }, '2026-10-26'],
  ])('without the reason again, if %s ended the export or the comparison', async (_, after, answer, date) => {
    const inputs = { ...WEEKS, trend: '4', compare: 'true', 'if-incomplete': 'warn' };
    const ran = await exported(inputs, refusing(after, answer));
    const message = `The trend doesn't go back before ${date}.`;
    expect(ran.annotations.slice(1)).toMatchObject([{ message }]);
    expect(trendIn(ran)).toHaveLength(after === 1 ? 1 : 2);
  });

  test('but is read after an export that isn’t complete, and waits for the quota', async () => {
    const service: Service = ({ from, limit }, nth) =>
      nth === 8
        ? { status: 429, headers: { 'retry-after': '300' } }
        : page(limit === 1 ? [] : [`/${from}`], limit > 1);
    const ran = await exported({ ...WEEKS, trend: '3', 'if-incomplete': 'warn' }, service);
    expect(ran.outputs['complete']).toBe('false');
    expect(trendIn(ran)).toHaveLength(3);
  });
});

import { expect, test } from '@jest/globals';
import { CLOCK_START } from '../../sandbox/virtual-clock.ts';
import type { VisitorPage } from '../../src/platform/visitors.ts';
import { exportOnce, first, listOf, page, paths, type Refusal, type Service } from './in-memory.ts';

const HOUR_MS = 3_600_000;

type Answer = VisitorPage | Refusal | undefined;

const answer = (status: number, retryAfter?: number): Refusal =>
  retryAfter === undefined ? { status } : { status, headers: { 'retry-after': String(retryAfter) } };
const refused = answer(429);
/** With rows. */
const ok = undefined;
const short = listOf(paths(0, 600));
const long = listOf(paths(0, 60_000));

/** An API with these answers, which rejects the request after them. */
function scripted(answers: readonly Answer[]): Service {
  return first(answers, (query, nth) => (nth > answers.length ? { status: 401 } : long(query, nth)));
}

/** Returns when an export sends its requests if it gets these answers, in seconds after its start. */
async function requestTimes(answers: readonly Answer[]): Promise<number[]> {
  const { queries } = await exportOnce(scripted(answers), { 'timeout-minutes': '350' });
  return queries.map(({ now }) => (now - CLOCK_START) / 1_000);
}

const BAD_PAGE = { ...page([], false), visitors: [{ path: '/', human: -1, ai: 0, total: 0 }] };
const bad = [BAD_PAGE, BAD_PAGE, BAD_PAGE];

// A longer list of requests is compared from its end.
const down = (retryAfter?: number) => answer(503, retryAfter);
const downs = Array.from({ length: 8 }, () => down());
const others = [ok, down(10), ok, down(10), ok, refused, down(10), ok, ok];
// When it is refused again, our own request is more than an hour old.
const again = [refused, refused, ok, down(7_020), refused, ok, answer(429, 5)];
const refusals = Array.from({ length: 6 }, () => refused);
const hundred = Array.from({ length: 100 }, () => ok);
test.each<[string, readonly Answer[], readonly number[]]>([
  ['after a failure, a second to a minute later', downs, [0, 1, 3, 7, 15, 31, 63, 123, 183]],
  ['after an invalid page, twice', bad, [0, 1, 3]],
  ['after a wait and failures, as often', [refused, down(), down(), ...bad], [0, 60, 61, 63, 64, 66]],
  ['at Retry-After', [answer(500), answer(500), answer(500), down(77)], [0, 1, 3, 7, 84]],
  ['after our pause, if Retry-After is shorter', [0, 1, 1, 1].map((s) => down(s)), [0, 1, 3, 7, 15]],
  ['after 429, if others used it up, a minute to ten later', refusals, [0, 60, 180, 420, 900, 1_500, 2_100]],
  ['when our oldest is an hour old, after 429', [ok, down(300), ok, refused], [0, 0, 300, 300, 3_601]],
  ['when the next oldest is, after a second 429', [ok, down(300), ok, refused, refused], [300, 3_601, 3_901]],
  ['after 429, at Retry-After, once in a row', [ok, answer(429, 77), answer(429, 77)], [0, 0, 77, 3_601]],
  ['after 429, a second later at the earliest', [answer(429, 0)], [0, 1]],
  ['after 429, at a Retry-After in two hours', [answer(429, 7_200)], [0, 7_200]],
  ['after another 429, at a later Retry-After', [ok, answer(429, 10), answer(429, 7_200)], [0, 10, 7_210]],
  ['after 429, not at Retry-After, if we used up the quota', [...hundred, answer(429, 77)], [0, 0, 3_601]],
  ['after 429, at a Retry-After later than our quota', [...hundred, answer(429, 7_200)], [0, 0, 7_200]],
  ['after rows, with the first pauses again', again, [0, 60, 180, 180, 7_200, 7_260, 7_260, 7_265]],
  ['when it has room, if that is in a minute', [ok, down(60), ok, refused, ok], [0, 0, 60, 60, 3_601, 3_661]],
  ['at once, if others may have left more', [ok, down(61), ok, refused, ok], [0, 0, 61, 61, 3_601, 3_601]],
  ['a second later, because clocks differ', [ok, refused, ok, down(3_600)], [0, 0, 3_601, 3_601, 7_202]],
  ['at once, as many an hour as were accepted', others, [0, 0, 10, 10, 20, 20, 3_601, 3_611, 3_611, 3_621]],
])('the next request is sent %s', async (_, answers, expected) => {
  const times = await requestTimes(answers);
  expect(times.slice(-expected.length)).toEqual(expected);
  expect(times.length).toBeGreaterThanOrEqual(answers.length);
});

test.each<[readonly Answer[], number, ...(readonly [most: string, next: string])[]]>([
  [[ok, ok, refused, refused], 28_999, ['4 more requests (1,000 rows)', '10:00:29'], ['2 more', '10:02:58']],
  // The second request is not two hours old in time.
  [[ok, ok, refused, refused], 29_000, ['3 more requests (750 rows)', '10:00:30'], ['2 more', '10:02:59']],
  // Others used it up, or it is about another limit, so two hours' quota can be left.
  [[refused, refused], 29_500, ['200 more requests (50,000 rows)', '09:01:29'], ['200 more', '09:03:59']],
  [[ok, answer(429, 60), refused], 29_500, ['200 more', '09:01:59'], ['2 more', '10:00:30']],
  [[refused, ok, refused], 29_500, ['200 more', '09:01:29'], ['1 more request (250 rows)', '10:02:00']],
])('a 429 says how many rows fit: after %j, with requests of %i ms', async (answers, requestMs, ...told) => {
  const { log } = await exportOnce(scripted(answers), { 'timeout-minutes': '121' }, { requestMs });
  expect(log.split('\n').filter((line) => line.startsWith("The organization's quota"))).toEqual(
    told.map(([most, next]) =>
      expect.stringMatching(
        `^The organization's quota of 100 requests an hour \\(25,000 rows\\) is used up\\. ` +
          `Up to ${most.replaceAll(/[()]/gu, '\\$&')}.* can be sent in the .* left; next request at ${next} UTC\\.$`,
      ),
    ),
  );
});

test('a 429 counts whole pages, although the first page of a further pass is shorter', async () => {
  const moved = page([...paths(249, 250), ...paths(251, 500)], true);
  const { log } = await exportOnce(first([ok, moved, ok, refused], short), { 'timeout-minutes': '100' });
  const [, requests, rows = ''] = /Up to (\d+) more requests \(([\d,]+) rows\)/u.exec(log) ?? [];
  expect(Number(rows.replace(',', ''))).toBe(Number(requests) * 250);
});

test('60,000 rows take two hours, with at most three refused requests', async () => {
  let accepted: number[] = [];
  let refusals = 0;
  const limited: Service = (query, nth) => {
    accepted = accepted.filter((at) => at > query.now - HOUR_MS);
    if (accepted.length >= 100) {
      refusals += 1;
      return refused;
    }
    accepted.push(query.now);
    return long(query, nth);
  };
  const ran = await exportOnce(limited, { 'timeout-minutes': '350' }, { requestMs: 400 });
  expect(ran.outputs).toMatchObject({ complete: 'true', rows: '60000' });
  expect(ran.elapsedMs).toBeGreaterThanOrEqual(2 * HOUR_MS);
  expect(ran.elapsedMs).toBeLessThan(2.05 * HOUR_MS);
  expect(refusals).toBeLessThanOrEqual(3);
  expect(ran.offsets).toHaveLength(240 + refusals);
  // One every 2 s.
  expect(ran.log.match(/rows so far/gu)?.length).toBeLessThan(60);
});

const TOO_LONG = "and `timeout-minutes` can't be above 350, so choose a shorter period";
const UNKNOWN = '(how long is unknown), so set `timeout-minutes: 350`.';
test.each<[number | undefined, string, string, number?]>([
  [3_600, '10:00:00 UTC', `The whole step takes at least 1 h ${UNKNOWN}`],
  [20_400, '14:40:00 UTC', `The whole step takes at least 5 h 40 min ${UNKNOWN}`],
  [20_401, '14:40:01 UTC', `The whole step takes at least 5 h 40 min (how long is unknown), ${TOO_LONG}`],
  [21_000, '14:50:00 UTC', `The whole step takes at least 5 h 50 min (how long is unknown), ${TOO_LONG}`],
  [21_001, '14:50:01 UTC', 'Run again after that.'],
  [172_800, '09:00:00 UTC on 2026-11-04', 'Run again after that.'],
  // Its timeout is after midnight.
  [3_600, '00:52:30 UTC on 2026-11-03', `The whole step takes at least 1 h ${UNKNOWN}`, 14.875],
  // Others use all but one of the requests.
  [undefined, '10:00:01 UTC', `The whole step takes at least 1 h ${UNKNOWN}`],
])('what the quota cut short says when and how to get it: after %s s', async (after, at, fix, hours = 0) => {
  const startsAt = CLOCK_START + hours * HOUR_MS;
  const { log, annotations } = await exportOnce(first([ok, answer(429, after)], short), {}, { startsAt });
  expect(log).not.toContain('can be sent in');
  expect(annotations[0]?.message).toContain(`the next request at ${at} would be after the timeout. ${fix}`);
});

test('a quota that the export used up alone isn’t said to be used by others', async () => {
  const { annotations } = await exportOnce(scripted([...hundred, answer(429, 20_401)]));
  expect(annotations[0]?.message).toMatch(new RegExp(`quota is used up, and .*${TOO_LONG}\\.$`, 'u'));
});

// The list can have grown.
test.each([
  ['an export', '', '2 h', 140],
  ['with a comparison', 'true', '3 h', 200],
])('the last of several passes tells how long the step takes: %s', async (_, compare, time, minutes) => {
  let passes = 0;
  /** The totals differ on each page, and the second pass has 102 pages. */
  const grows: Service = ({ offset, limit }, nth) => {
    if (offset === 0) passes += 1;
    const count = passes === 1 ? 500 : 25_250;
    const listed = page(paths(offset, Math.min(count, offset + limit)), offset + limit < count);
    return passes === 3 ? { status: 429 } : { ...listed, totals: { human: nth, ai: 0, total: nth } };
  };
  const { annotations } = await exportOnce(grows, { compare });
  const told = `The whole step takes about ${time}, so set \`timeout-minutes: ${minutes}\`.`;
  expect(annotations[0]?.message.endsWith(told)).toBe(true);
});

test('a list that was given up doesn’t tell how long the step takes', async () => {
  const endless: Service = (_, nth) => (nth > 6 ? answer(429, 3_600) : page(paths(0, 250), true));
  expect((await exportOnce(endless)).annotations[0]?.message).toContain(UNKNOWN);
});

test.each([
  ['from the first request on', 1],
  ['after some rows', 3],
])('a quota that others use up is named, and no shorter period is advised: %s', async (_, refusedFrom) => {
  const service: Service = (query, nth) => (nth < refusedFrom ? short(query, nth) : refused);
  expect((await exportOnce(service, { 'timeout-minutes': '350' })).log).toMatch(
    /next request at .* UTC\.\n##\[error\].*: the organization's hourly quota is used up, also by other requests, and .* would be after the timeout\. Run again when others use less of the quota\.$/mu,
  );
});

test.each([429, 503])('after %i, a wait ends before the timeout', async (status) => {
  const run = (retryAfter: number) => exportOnce(first([ok, answer(status, retryAfter)], short));
  expect((await run(599)).outputs).toMatchObject({ complete: 'true' });
  const { elapsedMs, outputs, annotations } = await run(600);
  expect([elapsedMs, outputs['rows']]).toEqual([0, '250']);
  if (status === 429) expect(annotations[0]?.message).toContain('the next request at 09:10:00 UTC');
});

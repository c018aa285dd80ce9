import { formatCount, formatDuration, formatMoment, formatNumber } from '../lib/text.ts';
import { PlatformError } from '../platform/errors.ts';
import { COUNTS, type VisitorPage, visitorPage } from '../platform/visitors.ts';
import { formatDateRange } from './date-range.ts';
import type { Export } from './export.ts';
import {
  addRows,
  asksTwice,
  countedOf,
  countForPass,
  describePass,
  doubledIn,
  isFinished,
  nextLimit,
  PAGE_SIZE,
  type Reading,
  SHORTEST_CERTAIN_PAGE,
  startNextPass,
} from './passes.ts';
import { REQUESTS_AN_HOUR, retryAt } from './quota.ts';

const SHORTEST_PROGRESS_MS = 2_000;

export type ReadEnd =
  /** There is nothing left to read. */
  | { readonly kind: 'end' }
  /** Another request would get the same response. */
  | { readonly kind: 'refused'; readonly error: PlatformError }
  /** The quota is used up until `until`, which is too late. */
  | { readonly kind: 'quota'; readonly until: number }
  /** `error` is the last one, if a request failed. */
  | { readonly kind: 'timed-out'; readonly error: PlatformError | undefined }
  | { readonly kind: 'cancelled' };

export async function readPeriod(run: Export, reading: Reading): Promise<ReadEnd> {
  let loggedAt = run.clock.now();
  while (!isFinished(reading)) {
    if (reading.pass.isEnded) {
      const found = `Pass ${reading.passes.length}: ${describePass(reading.pass)}.`;
      startNextPass(reading);
      run.runner.info(`${found} Rows may be missing, so the list is read again.`);
    }
    const end = await readPage(run, reading);
    if (end !== undefined) return end;
    if (run.clock.now() - loggedAt < SHORTEST_PROGRESS_MS) continue;
    loggedAt = run.clock.now();
    run.runner.info(`${formatNumber(reading.pass.listed)} rows so far (${formatDateRange(reading.range)}).`);
  }
  return { kind: 'end' };
}

/** Reads the next page of a pass, and asks for it once more if the first response isn't what it should be. */
async function readPage(run: Export, reading: Reading): Promise<ReadEnd | undefined> {
  const { pass } = reading;
  const limit = nextLimit(reading);
  const answer = await requestPage(run, reading, limit);
  if ('kind' in answer) return answer;
  const first = countedOf(reading, answer);
  const doubled = doubledIn(first.visitors);
  const { length } = first.visitors;
  if (first.hasMore && length === pass.shortLength) reading.pageSize = length;
  pass.shortLength = undefined;
  if (isWhole(first, reading, nextLimit(reading)) && doubled.size === 0 && !asksTwice(reading)) {
    countForPass(reading, first);
    return undefined;
  }
  addRows(reading, first.visitors);
  const nextAnswer = await requestPage(run, reading, limit);
  if ('kind' in nextAnswer) return nextAnswer;
  const second = countedOf(reading, nextAnswer);
  addRows(reading, second.visitors);
  const page = doubled.size === 0 && isLonger(first, second) ? first : second;
  if (!isWhole(page, reading, limit)) {
    const isSameLength = first.hasMore && second.hasMore && second.visitors.length === length;
    if (page.visitors.length === 0) pass.flaws.add('empty');
    else if (!isSameLength) pass.flaws.add('short');
    else if (length < SHORTEST_CERTAIN_PAGE) pass.shortLength = length;
    else reading.pageSize = length;
  }
  // One response is one query, so a path that two responses have twice is two rows of the API.
  const again = doubledIn(second.visitors);
  const both = [...doubled].map(([path, times]) => [path, Math.min(times, again.get(path) ?? 1)] as const);
  countForPass(reading, page, new Map(both.filter(([, times]) => times > 1)));
  return undefined;
}

/** Only the first page of a site without visitors is empty. */
function isWhole({ visitors, hasMore, totals }: VisitorPage, { pass }: Reading, limit: number): boolean {
  if (visitors.length > 0) return !hasMore || visitors.length >= limit;
  return pass.offset === 0 && !hasMore && COUNTS.every((name) => totals[name] === 0);
}

function isLonger(one: VisitorPage, other: VisitorPage): boolean {
  const difference = one.visitors.length - other.visitors.length;
  return difference > 0 || (difference === 0 && one.hasMore && !other.hasMore);
}

/** Requests the next page until there is a response, with retries and waits. A period is one row, which brings the totals. */
export async function requestPage(
  run: Export,
  { range, pass: { offset } }: Reading,
  rows: number,
  unit: 'row' | 'period' = 'row',
): Promise<VisitorPage | Exclude<ReadEnd, { kind: 'end' }>> {
  const { client, inputs, quota, clock, cancelled, limit, deadline, runner } = run;
  const query = { dateFrom: range.from, dateTo: range.to, limit: rows, offset };
  let last: PlatformError | undefined;
  let failures = 0;
  for (let attempt = 1; ; ) {
    if (limit.timedOut.aborted && !cancelled.aborted) return { kind: 'timed-out', error: last };
    if (limit.stop.aborted) return { kind: 'cancelled' };
    const heldUntil = quota.nextRequestAt();
    if (heldUntil !== undefined) {
      if (heldUntil >= deadline) return { kind: 'quota', until: heldUntil };
      await clock.sleep(heldUntil - clock.now(), limit.stop);
      continue;
    }
    try {
      const page = await visitorPage(client, inputs.projectId, query, { attempt, signal: limit.stop });
      quota.accepted();
      return page;
    } catch (error) {
      if (!(error instanceof PlatformError)) throw error;
      if (limit.stop.aborted) continue;
      last = error;
    }
    const until = retryAt(last, failures, clock.now(), quota);
    if (until === undefined) return { kind: 'refused', error: last };
    if (last.policy.page === 'wait-for-quota') {
      logQuota(run, until, rows, unit);
      if (until >= deadline) return { kind: 'quota', until };
    } else {
      if (until >= deadline) return { kind: 'timed-out', error: last };
      const fix = `Retrying in ${formatDuration(until - clock.now())}, at ${formatMoment(until, clock.now())}`;
      const what = unit === 'row' ? `rows from ${offset + 1} on` : `totals of ${formatDateRange(range)}`;
      runner.info(last.explain(`Couldn't read the ${what}`, fix));
      failures += 1;
    }
    await clock.sleep(until - clock.now(), limit.stop);
    attempt += 1;
  }
}

function logQuota(
  { quota, clock, deadline, runner }: Export,
  until: number,
  rows: number,
  unit: string,
): void {
  const next = formatMoment(until, clock.now());
  if (!quota.isFirstRefusal()) {
    runner.info(`Waiting for the hourly quota: next request at ${next}.`);
    return;
  }
  const most = Math.max(1, quota.requestsUntil(deadline)) * rows;
  const left = formatDuration(deadline - clock.now());
  const told =
    until >= deadline
      ? `The next request at ${next} would be after the timeout.`
      : `Up to ${formatCount(most, `more ${unit}`)} can be read in the ${left} left; next request at ${next}.`;
  runner.info(
    `The organization's quota of ${REQUESTS_AN_HOUR} requests an hour ` +
      `(${formatCount(REQUESTS_AN_HOUR * PAGE_SIZE, 'row')}) is used up. ${told}`,
  );
}

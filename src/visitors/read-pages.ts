import { formatCount, formatDuration, formatMoment, formatNumber } from '../lib/text.ts';
import { PlatformError } from '../platform/errors.ts';
import { COUNTS, type VisitorPage, visitorPage } from '../platform/visitors.ts';
import { type DateRange, formatDateRange } from './date-range.ts';
import type { Export } from './export.ts';
import {
  asksTwice,
  countForPass,
  describePass,
  isFinished,
  keepRows,
  nextLimit,
  PAGE_SIZE,
  type Page,
  pageOf,
  type Reading,
  startNextPass,
} from './passes.ts';
import { REQUESTS_AN_HOUR, retryAt } from './quota.ts';

const SHORTEST_PROGRESS_MS = 2_000;
/** A shorter page can be a fault, so its length is only the page size if the next page has it too. */
const SHORTEST_CERTAIN_PAGE = 50;

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
      const found = `Pass ${reading.earlier.length + 1}: ${describePass(reading.pass)}.`;
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
  const { range, pass } = reading;
  const limit = nextLimit(reading);
  const query = { range, limit, offset: pass.offset, unit: 'row' } as const;
  const answer = await requestPage(run, query);
  if ('kind' in answer) return answer;
  const first = pageOf(reading, answer);
  const isNextOfLength = first.hasMore && first.rows.length === pass.shortLength;
  if (isNextOfLength) reading.pageSize = first.rows.length;
  pass.shortLength = undefined;
  const isExpected = isWhole(reading, first, nextLimit(reading));
  if (isExpected && first.doubled.size === 0 && !asksTwice(reading)) {
    countForPass(reading, first);
    return undefined;
  }
  keepRows(reading, first.rows);
  const otherAnswer = await requestPage(run, query);
  if ('kind' in otherAnswer) return otherAnswer;
  const second = pageOf(reading, otherAnswer);
  keepRows(reading, second.rows);
  const page = first.doubled.size === 0 && isLonger(first, second) ? first : second;
  if (!isWhole(reading, page, limit)) {
    const areAlike = first.hasMore && second.hasMore && first.rows.length === second.rows.length;
    if (page.rows.length === 0) pass.flaws.add('empty');
    else if (!areAlike) pass.flaws.add('short');
    else if (page.rows.length < SHORTEST_CERTAIN_PAGE) pass.shortLength = page.rows.length;
    else reading.pageSize = page.rows.length;
  }
  countForPass(reading, { ...page, doubled: doubledInBoth(first, second) });
  return undefined;
}

function isWhole({ pass: { offset, totals } }: Reading, { rows, hasMore }: Page, limit: number): boolean {
  if (rows.length > 0) return !hasMore || rows.length >= limit;
  return offset === 0 && !hasMore && COUNTS.every((name) => totals?.[name] === 0);
}

function isLonger(one: Page, other: Page): boolean {
  if (one.rows.length !== other.rows.length) return one.rows.length > other.rows.length;
  return one.hasMore && !other.hasMore;
}

/** One response is one query, so a path that two responses have twice is two rows of the API. */
function doubledInBoth(one: Page, other: Page): Page['doubled'] {
  const both = [...one.doubled].map(
    ([path, times]) => [path, Math.min(times, other.doubled.get(path) ?? 1)] as const,
  );
  return new Map(both.filter(([, times]) => times > 1));
}

/** Rows of a list, or the site's totals, which one row brings. */
interface PageQuery {
  readonly range: DateRange;
  readonly limit: number;
  readonly offset: number;
  readonly unit: 'row' | 'period';
}

/** Requests a page until there is a response, with retries and waits. */
export async function requestPage(run: Export, wanted: PageQuery): Promise<VisitorPage | ReadEnd> {
  const { client, inputs, quota, clock, cancelled, limit, deadline, runner } = run;
  const { range, offset, unit } = wanted;
  const query = { dateFrom: range.from, dateTo: range.to, limit: wanted.limit, offset };
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
      logQuota(run, until, wanted);
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
  { limit, unit }: PageQuery,
): void {
  const next = formatMoment(until, clock.now());
  if (!quota.isFirstRefusal()) {
    runner.info(`Waiting for the hourly quota: next request at ${next}.`);
    return;
  }
  const most = Math.max(1, quota.requestsUntil(deadline)) * limit;
  const left = formatDuration(deadline - clock.now());
  const rows =
    until >= deadline
      ? `The next request at ${next} would be after the timeout.`
      : `Up to ${formatCount(most, `more ${unit}`)} can be read in the ${left} left; next request at ${next}.`;
  runner.info(
    `The organization's quota of ${REQUESTS_AN_HOUR} requests an hour ` +
      `(${formatCount(REQUESTS_AN_HOUR * PAGE_SIZE, 'row')}) is used up. ${rows}`,
  );
}

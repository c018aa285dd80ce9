import { formatCount, formatDuration, formatMoment, formatNumber } from '../lib/text.ts';
import { PlatformError } from '../platform/errors.ts';
import { COUNTS, type VisitorPage, visitorPage } from '../platform/visitors.ts';
import { formatDateRange } from './date-range.ts';
import type { Export } from './export.ts';
import { describePass, isFinished, keep, list, PAGE_SIZE, type Reading, startNextPass } from './passes.ts';
import { REQUESTS_AN_HOUR, retryAt } from './quota.ts';

const SHORTEST_PROGRESS_MS = 2_000;
/** For a page that the step doesn't depend on. */
const MAX_OPTIONAL_RETRIES = 3;
const LONGEST_OPTIONAL_WAIT_MS = 60_000;

export type Stop =
  /** There is nothing left to read. */
  | { readonly kind: 'end' }
  /** Another request would get the same response, or is not worth the wait. */
  | { readonly kind: 'refused'; readonly error: PlatformError }
  /** The quota is used up until `until`, which is too late, or waiting wasn't allowed. */
  | { readonly kind: 'quota'; readonly until: number }
  /** `error` is the last one, if a request failed. */
  | { readonly kind: 'timed-out'; readonly error: PlatformError | undefined }
  | { readonly kind: 'cancelled' };

/** `isOptional`: without waiting for the quota, with few retries. */
export async function readWindow(run: Export, reading: Reading, isOptional = false): Promise<Stop> {
  let loggedAt = run.clock.now();
  while (!isFinished(reading)) {
    if (reading.pass.isEnded) {
      const found = `Pass ${reading.earlier.length + 1}: ${describePass(reading.pass)}.`;
      startNextPass(reading);
      const rows = formatCount(reading.pass.limit, 'row');
      run.runner.info(`${found} Rows may be missing, so the list is read again, ${rows} at a time.`);
    }
    const stop = await readPage(run, reading, isOptional);
    if (stop !== undefined) return stop;
    if (run.clock.now() - loggedAt < SHORTEST_PROGRESS_MS) continue;
    loggedAt = run.clock.now();
    run.runner.info(`${formatNumber(reading.rows.length)} rows so far (${formatDateRange(reading.range)}).`);
  }
  return { kind: 'end' };
}

/**
 * Reads the next page of a pass. A page that is short although more rows follow, or empty, is requested once more, and the
 * longer response counts: two of one length are the API's page size.
 */
async function readPage(run: Export, reading: Reading, isOptional: boolean): Promise<Stop | undefined> {
  const { pass } = reading;
  const first = await requestPage(run, reading, isOptional);
  if ('kind' in first) return first;
  const rows = keep(reading, first);
  const isEmptySite = pass.place === 0 && !first.hasMore && COUNTS.every((name) => first.totals[name] === 0);
  const isExpected = rows.length === 0 ? isEmptySite : !first.hasMore || rows.length >= pass.pageSize;
  if (isExpected) {
    list(reading, rows, first.hasMore);
    return undefined;
  }
  const again = await requestPage(run, reading, isOptional);
  if ('kind' in again) return again;
  const others = keep(reading, again);
  const isSameLength = others.length === rows.length;
  const isLonger = others.length > rows.length || (isSameLength && again.hasMore);
  const [page, hasMore] = isLonger ? [others, again.hasMore] : [rows, first.hasMore];
  if (page.length === 0) pass.flaws.add('empty');
  else if (hasMore && page.length < pass.pageSize) {
    if (isSameLength && first.hasMore && again.hasMore) pass.pageSize = page.length;
    else pass.flaws.add('short');
  }
  list(reading, page, hasMore);
  return undefined;
}

/** Requests the page at a pass's place until there is a response, with retries and waits. */
export async function requestPage(
  run: Export,
  { range, pass: { place, limit: pageSize } }: Reading,
  isOptional: boolean,
): Promise<VisitorPage | Stop> {
  const { client, inputs, quota, clock, cancelled, limit, deadline, runner } = run;
  const query = { dateFrom: range.from, dateTo: range.to, limit: pageSize, offset: place };
  let last: PlatformError | undefined;
  let failures = 0;
  for (let attempt = 1; ; ) {
    if (limit.timedOut.aborted && !cancelled.aborted) return { kind: 'timed-out', error: last };
    if (limit.stop.aborted) return { kind: 'cancelled' };
    const heldUntil = quota.nextRequestAt();
    if (heldUntil !== undefined) {
      if (heldUntil >= deadline || isOptional) return { kind: 'quota', until: heldUntil };
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
    const isQuota = last.policy.page === 'wait-for-quota';
    const until = retryAt(last, failures, clock.now(), quota);
    if (until === undefined) return { kind: 'refused', error: last };
    const isTooLate = until >= deadline;
    if (isQuota) {
      if (!isOptional) logQuota(run, until, pageSize);
      if (isTooLate || isOptional) return { kind: 'quota', until };
    } else {
      const isTooMuch =
        isOptional && (failures >= MAX_OPTIONAL_RETRIES || until - clock.now() > LONGEST_OPTIONAL_WAIT_MS);
      if (isTooMuch) return { kind: 'refused', error: last };
      if (isTooLate) return { kind: 'timed-out', error: last };
      const fix = `Retrying in ${formatDuration(until - clock.now())}, at ${formatMoment(until, clock.now())}`;
      runner.info(last.explain(`Couldn't read the rows from ${place + 1} on`, fix));
      failures += 1;
    }
    await clock.sleep(until - clock.now(), limit.stop);
    attempt += 1;
  }
}

function logQuota({ quota, clock, deadline, runner }: Export, until: number, pageSize: number): void {
  const next = formatMoment(until, clock.now());
  if (!quota.isFirstRefusal()) {
    runner.info(`Waiting for the hourly quota: next request at ${next}.`);
    return;
  }
  const most = Math.max(1, quota.requestsUntil(deadline)) * pageSize;
  const left = formatDuration(deadline - clock.now());
  const rows =
    until >= deadline
      ? `The next request at ${next} would be after the timeout.`
      : `Up to ${formatCount(most, 'more row')} can be read in the ${left} left; next request at ${next}.`;
  runner.info(
    `The organization's quota of ${REQUESTS_AN_HOUR} requests an hour ` +
      `(${formatCount(REQUESTS_AN_HOUR * PAGE_SIZE, 'row')}) is used up. ${rows}`,
  );
}

import { backoff } from '../lib/backoff.ts';
import { formatCount, formatDuration, formatMoment, formatNumber } from '../lib/text.ts';
import { PlatformError } from '../platform/errors.ts';
import { type VisitorPage, visitorPage } from '../platform/visitors.ts';
import { formatDateRange } from './date-range.ts';
import type { Export } from './export.ts';
import { PAGE_SIZE, type Reading } from './passes.ts';
import { REQUESTS_AN_HOUR } from './quota.ts';

const SHORTEST_PROGRESS_MS = 2_000;

export type ReadEnd =
  /** There is nothing left to read. */
  | { readonly kind: 'end' }
  /** Another request would get the same response. */
  | { readonly kind: 'refused'; readonly error: PlatformError }
  /** The quota is used up until `until`, which is too late. */
  | { readonly kind: 'quota'; readonly until: number }
  /** `error` is why the last request failed, if it did, and not for the quota. */
  | { readonly kind: 'timed-out'; readonly error: PlatformError | undefined }
  | { readonly kind: 'cancelled' };

/** A period that wasn't read whole, or a trend's first one that wasn't read. */
export interface Unread {
  readonly reading: Reading;
  readonly end: ReadEnd;
  /** How many requests the step still needs, if that is known. */
  readonly left: number | undefined;
}

export async function readPeriod(run: Export, reading: Reading): Promise<ReadEnd> {
  let loggedAt = run.clock.now();
  while (!reading.isFinished) {
    const found = reading.startNextPass();
    if (found !== undefined) run.runner.info(`${found} Rows may be missing, so the list is read again.`);
    const answer = await requestPage(run, reading, reading.limit);
    if ('kind' in answer) return answer;
    reading.add(answer);
    if (run.clock.now() - loggedAt < SHORTEST_PROGRESS_MS) continue;
    loggedAt = run.clock.now();
    run.runner.info(`${formatNumber(reading.pass.listed)} rows so far (${formatDateRange(reading.range)}).`);
  }
  return { kind: 'end' };
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
    if (cancelled.aborted) return { kind: 'cancelled' };
    if (limit.timedOut.aborted) return { kind: 'timed-out', error: last };
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
    const until = retryAt(run, last, failures);
    if (until === undefined) return { kind: 'refused', error: last };
    if (last.policy.page === 'wait-for-quota') {
      logQuota(run, until, rows, unit);
      if (until >= deadline) return { kind: 'quota', until };
      last = undefined;
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

/** For errors that may pass at any time. Doubled for each failure, because a request may count for the quota even so. */
const RETRY_MS = { first: 1_000, longest: 60_000 };

/** Undefined if a retry won't help. `failures` counts the page's earlier ones, without those for the quota. */
function retryAt({ clock, quota }: Export, error: PlatformError, failures: number): number | undefined {
  const now = clock.now();
  switch (error.policy.page) {
    case 'reject':
      return undefined;
    case 'wait-for-quota':
      return quota.refused(error.retryAfterMs);
    case 'retry-twice':
      return failures < 2 ? now + backoff(RETRY_MS, failures) : undefined;
    case 'retry':
      return now + backoff(RETRY_MS, failures, error.retryAfterMs);
  }
}

function logQuota(
  { quota, clock, deadline, runner }: Export,
  until: number,
  rows: number,
  unit: string,
): void {
  const next = formatMoment(until, clock.now());
  const late = until >= deadline && `The next request at ${next} would be after the timeout.`;
  if (!quota.isFirstRefusal()) {
    runner.info(late || `Waiting for the hourly quota: next request at ${next}.`);
    return;
  }
  const most = Math.max(1, quota.mostRequestsUntil(deadline, until)) * rows;
  const left = formatDuration(deadline - clock.now());
  const told =
    late ||
    `Up to ${formatCount(most, `more ${unit}`)} can be read in the ${left} left; next request at ${next}.`;
  runner.info(
    `The organization's quota of ${REQUESTS_AN_HOUR} requests an hour ` +
      `(${formatCount(REQUESTS_AN_HOUR * PAGE_SIZE, 'row')}) is used up. ${told}`,
  );
}

import { backoff } from '../lib/backoff.ts';
import { formatCount, formatDuration, formatNumber, formatTime } from '../lib/text.ts';
import { expectPlatformError, PlatformError } from '../platform/errors.ts';
import type { FailurePolicy } from '../platform/failures.ts';
import { type VisitorPage, visitorPage } from '../platform/visitors.ts';
import { formatDateRange } from './date-range.ts';
import type { Export } from './export.ts';
import { PAGE_SIZE, type Reading, type Stop } from './passes.ts';
import { REQUESTS_AN_HOUR } from './quota.ts';

const SHORTEST_PROGRESS_MS = 2_000;

export async function readPeriod(run: Export, reading: Reading): Promise<void> {
  let loggedAt = run.clock.now();
  while (!reading.isFinished && reading.stop === undefined) {
    const found = reading.startNextPass();
    if (found !== undefined) run.runner.info(`${found} Rows may be missing, so the list is read again.`);
    const first = await readPage(run, reading);
    const second = first && !reading.isEnough(first) ? await readPage(run, reading) : first;
    if (first !== undefined) reading.add(first, second);
    if (reading.stop !== undefined || run.clock.now() - loggedAt < SHORTEST_PROGRESS_MS) continue;
    loggedAt = run.clock.now();
    run.runner.info(`${formatNumber(reading.pass.listed)} rows so far (${formatDateRange(reading.range)}).`);
  }
}

/** Requests the next page until there is a response, with retries and waits. Undefined if something stopped the reading. */
export async function readPage(run: Export, reading: Reading): Promise<VisitorPage | undefined> {
  const { client, durations, inputs, quota, clock, cancelled, limit, runner } = run;
  const { stop, deadline } = limit;
  const { from: dateFrom, to: dateTo } = reading.range;
  const query = { dateFrom, dateTo, limit: reading.limit, offset: reading.pass.offset };
  const end = (why: Stop): undefined => {
    reading.stop = why;
  };
  let last: PlatformError | undefined;
  const failures = { reject: 0, 'retry-twice': 0, retry: 0 };
  for (let attempt = 1; ; ) {
    if (stop.aborted)
      return end(cancelled.aborted ? { kind: 'cancelled' } : { kind: 'timed-out', error: last });
    const until = quota.nextRequestAt();
    if (until !== undefined) {
      if (until >= deadline) return end({ kind: 'quota', until });
      await clock.sleep(until - clock.now(), stop);
      continue;
    }
    const sentAt = clock.now();
    const asking = visitorPage(client, inputs.projectId, query, { attempt, signal: stop });
    const page = await asking.catch(expectPlatformError);
    durations.push(clock.now() - sentAt);
    if (!(page instanceof PlatformError)) {
      quota.accepted();
      // Of a page longer than asked for, only so many rows count, unless it is the last one.
      return page.hasMore ? { ...page, visitors: page.visitors.slice(0, query.limit) } : page;
    }
    if (stop.aborted) continue;
    runner.debugError(page);
    last = page;
    attempt += 1;
    const { page: policy } = last.policy;
    if (policy === 'wait-for-quota') {
      logQuota(run, quota.refused(last.failed.retryAfterMs), reading.pageSize);
      last = undefined;
      continue;
    }
    if (failures[policy] >= RETRIES[policy]) return end({ kind: 'refused', error: last });
    const pause = backoff(RETRY_MS, failures[policy], last.failed.retryAfterMs);
    const at = clock.now() + pause;
    if (at >= deadline) return end({ kind: 'timed-out', error: last });
    const what = `Couldn't read ${formatDateRange(reading.range)} from row ${query.offset + 1} on`;
    const fix = `Retrying in ${formatDuration(pause)}, at ${formatTime(at, clock.now())}`;
    runner.info(last.explain(what, fix));
    failures[policy] += 1;
    await clock.sleep(pause, stop);
  }
}

/** For errors that may pass at any time. Doubled for each failure, because a request may count for the quota even so. */
const RETRY_MS = { first: 1_000, longest: 60_000 };

/** How often a page is requested again, besides after waits for the quota. */
const RETRIES: Readonly<Record<Exclude<FailurePolicy['page'], 'wait-for-quota'>, number>> = {
  reject: 0,
  'retry-twice': 2,
  retry: Number.POSITIVE_INFINITY,
};

function logQuota({ quota, clock, limit: { deadline }, runner }: Export, until: number, rows: number): void {
  if (until >= deadline) return;
  const requests = Math.max(1, quota.mostUntil(deadline, until));
  runner.info(
    `The organization's quota of ${REQUESTS_AN_HOUR} requests an hour ` +
      `(${formatCount(REQUESTS_AN_HOUR * PAGE_SIZE, 'row')}) is used up. ` +
      `Up to ${formatCount(requests, 'more request')} (${formatCount(requests * rows, 'row')}) can be sent in the ` +
      `${formatDuration(deadline - clock.now())} left; next request at ${formatTime(until, clock.now())}.`,
  );
}

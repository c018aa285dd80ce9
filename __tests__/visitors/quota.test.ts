import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import type { Clock } from '../../src/lib/clock.ts';
import { PlatformError } from '../../src/platform/errors.ts';
import type { VisitorPage, VisitorQuery } from '../../src/platform/visitors.ts';
import { readEnvironment } from '../../src/runner/environment.ts';
import { exportVisitors } from '../../src/visitors/export-file.ts';
import { parseInputs } from '../../src/visitors/inputs.ts';
import { PAGE_SIZE } from '../../src/visitors/page-requests.ts';
import { PathHashes } from '../../src/visitors/path-hashes.ts';
import { progressLog } from '../../src/visitors/progress-log.ts';
import { Quota } from '../../src/visitors/quota.ts';
import { rowOf, TOTALS } from './scenario.ts';

const HOUR = 3_600_000;
const START = Date.parse('2026-11-02T09:00:00Z');

/** Exports a number of rows on a virtual clock, from an API that accepts 100 requests in any hour. */
async function exportUnderQuota(rows: number, options: { minutes: number; msForEachRequest: number }) {
  let now = START;
  let accepted: number[] = [];
  let refused = 0;
  const clock: Clock = {
    now: () => now,
    sleep: async (ms) => {
      now += Math.max(0, ms);
    },
  };
  const page = async ({ limit, offset }: VisitorQuery): Promise<VisitorPage> => {
    now += options.msForEachRequest;
    accepted = accepted.filter((at) => at > now - HOUR);
    if (accepted.length >= 100) {
      refused += 1;
      throw new PlatformError({ failure: 'rate-limit', status: 429, method: 'GET', path: '/' });
    }
    accepted.push(now);
    const length = Math.max(0, Math.min(limit, rows - offset));
    return {
      totals: TOTALS,
      visitors: Array.from({ length }, (_, at) => rowOf(offset + at)),
      hasMore: offset + limit < rows,
    };
  };
  const folder = await mkdtemp(join(tmpdir(), 'quota-'));
  const log: string[] = [];
  const never = new AbortController().signal;
  try {
    const environment = readEnvironment({
      GITHUB_WORKSPACE: folder,
      'INPUT_PROJECT-ID': 'p',
      'INPUT_API-KEY': 'mint_x',
    });
    const exported = await exportVisitors(
      await parseInputs(environment, now, String),
      new PathHashes(),
      {
        visitors: { page },
        quota: new Quota(clock, () => 0),
        clock,
        cancelled: never,
        limit: { timedOut: never, stop: never },
        deadline: START + options.minutes * 60_000,
        pageSize: PAGE_SIZE,
        waitsForQuota: true,
        log: (line) => log.push(line),
        logProgress: progressLog(clock, () => undefined),
      },
      () => undefined,
    );
    return { exported, refused, hours: (now - START) / HOUR, log };
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

test.each([0, 400])(
  '60,000 rows take two hours and at most three refused requests, with %i ms per request',
  async (msForEachRequest) => {
    const { exported, refused, hours } = await exportUnderQuota(60_000, { minutes: 350, msForEachRequest });
    expect(exported).toMatchObject({ isComplete: true, rows: 60_000 });
    expect(hours).toBeGreaterThanOrEqual(2);
    expect(hours).toBeLessThan(2.05);
    expect(refused).toBeLessThanOrEqual(3);
  },
);

test('the log says once, at the first 429, how many rows fit', async () => {
  const { log } = await exportUnderQuota(60_000, { minutes: 74, msForEachRequest: 6_000 });
  const told = log.filter((line) => line.startsWith("The organization's quota"));
  // 101 requests took ten minutes. Those of the first nine minutes are an hour old within 74 minutes.
  expect(told).toEqual([
    "The organization's quota of 100 requests an hour (25,000 rows) is used up. " +
      'Up to 25,000 more rows can be read in the 1 h 3 min left; next request at 10:00:07 UTC.',
  ]);
});

test('the export ends at once if no request fits', async () => {
  const { exported, hours, log } = await exportUnderQuota(60_000, { minutes: 40, msForEachRequest: 0 });
  expect(exported).toMatchObject({
    isComplete: false,
    rows: 25_000,
    ending: { kind: 'quota', until: START + HOUR + 1_000 },
  });
  expect(hours).toBe(0);
  expect(log.at(-1)).toContain('The next request at 10:00:01 UTC would be after the timeout.');
});

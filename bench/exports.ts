import { startPlatform } from '../sandbox/platform.ts';
import { startInProcess } from '../sandbox/run-in-process.ts';
import { run } from '../src/visitors/run.ts';
import { siteOf } from './export/rows.ts';
import { type Measurement, median, medianPair } from './measurement.ts';
import { type Cost, openSite, PAGE_SIZE } from './site.ts';

/** An hour's quota, and what a run of 350 minutes can read. */
const HOUR = 25_000;
const RUN = 150_000;

const HOUR_MS = 3_600_000;

/** Measures the time and the memory of exports, against a loop that fetches, parses and writes the same pages. */
export async function exports(runs: number): Promise<Measurement[]> {
  return [
    ...(await timeOf(RUN, runs)),
    await memoryOf(`peak memory, ${number(HOUR)} rows`, HOUR, runs, 110),
    await memoryOf(`peak memory, ${number(RUN)} rows`, RUN, runs, 180),
    await memoryOf(`peak memory with \`compare\`, ${number(RUN)} rows in each period`, RUN, 1, 300, {
      compare: 'true',
    }),
    ...(await requestsOfExport(RUN)),
    ...(await underQuota(60_000)),
  ];
}

async function timeOf(rows: number, runs: number): Promise<Measurement[]> {
  const measured = [];
  for (const [paths, of, atMost] of [
    ['ascii', '', 1.2],
    ['mixed', ', a path on each page is not ASCII', 1.3],
  ] as const) {
    await using site = await openSite(rows, paths);
    const pairs: { value: number; against: number }[] = [];
    for (let pair = 0; pair < runs; pair += 1) {
      const against = (await site.bareLoop()).seconds;
      pairs.push({ value: (await site.export()).seconds, against });
    }
    const { value, against } = medianPair(pairs);
    const row: Measurement = {
      what: `time, ${number(rows)} rows${of}`,
      unit: 's',
      value,
      against: { what: 'bare loop', value: against },
      target: { of: 'ratio', atMost },
    };
    measured.push(row);
  }
  return measured;
}

async function memoryOf(
  what: string,
  rows: number,
  runs: number,
  atMost: number,
  inputs = {},
): Promise<Measurement> {
  await using site = await openSite(rows);
  const costs: Cost[] = [];
  for (let at = 0; at < runs; at += 1) costs.push(await site.export(inputs));
  const value = median(costs.map(({ mebibytes }) => mebibytes));
  return { what, unit: 'MiB', value, target: { of: 'value', atMost } };
}

/** Counts the requests of an export of `rows` rows. */
export async function requestsOfExport(rows: number): Promise<Measurement[]> {
  await using site = await openSite(rows);
  const { requests } = await site.export();
  return [
    {
      what: `requests, ${number(rows)} rows`,
      unit: 'requests',
      value: requests,
      target: { of: 'value', exactly: Math.ceil(rows / PAGE_SIZE) },
    },
  ];
}

/** Exports `rows` rows on a virtual clock, from an API that accepts 100 requests an hour. */
async function underQuota(rows: number): Promise<Measurement[]> {
  let now = () => 0;
  await using platform = await startPlatform({
    visitors: siteOf(rows, 'ascii'),
    quota: { visitors: 100 },
    now: () => now(),
  });
  const step = await startInProcess(
    { actionFile: 'visitors/action.yml', main: run },
    {
      with: {
        'project-id': platform.projectId,
        'api-key': platform.apiKey,
        'base-url': platform.url,
        'timeout-minutes': '350',
      },
      timeoutMs: 600_000,
    },
  );
  now = () => step.clock.last.now;
  const { outputs, elapsedMs, log } = await step.result;
  if (outputs['complete'] !== 'true') throw new Error(log);
  const hours = `time under the quota, ${number(rows)} rows`;
  return [
    { what: hours, unit: 'h', value: elapsedMs / HOUR_MS, target: { of: 'value', atMost: 2.05 } },
    {
      what: `refused requests under the quota, ${number(rows)} rows`,
      unit: 'requests',
      value: platform.requests.length - rows / PAGE_SIZE,
      target: { of: 'value', atMost: 3 },
    },
  ];
}

function number(count: number): string {
  return count.toLocaleString('en');
}

import { type Measurement, median, medianPair, type Target } from './measurement.ts';
import { type Cost, openSite, PAGE_SIZE } from './site.ts';

/** Measures the export of `rows` rows against the bare loop and the export written by hand. */
export async function exportOf(rows: number, runs: number): Promise<Measurement[]> {
  await using site = await openSite(rows);
  const costs: { export: Cost; bareLoop: Cost; byHand: Cost }[] = [];
  for (let run = 0; run < runs; run += 1) {
    costs.push({ bareLoop: await site.bareLoop(), export: await site.export(), byHand: await site.byHand() });
  }
  const beside = (
    baseline: 'bareLoop' | 'byHand',
    what: string,
    target: { readonly time: Target; readonly memory: Target },
  ): Measurement[] => {
    const time = medianPair(
      costs.map((cost) => ({ value: cost.export.seconds, against: cost[baseline].seconds })),
    );
    return [
      {
        what: `time, ${number(rows)} rows`,
        unit: 's',
        value: time.value,
        against: { what, value: time.against },
        target: target.time,
      },
      {
        what: `peak memory, ${number(rows)} rows`,
        unit: 'MiB',
        value: median(costs.map((cost) => cost.export.mebibytes)),
        against: { what, value: median(costs.map((cost) => cost[baseline].mebibytes)) },
        target: target.memory,
      },
    ];
  };
  return [
    ...beside('bareLoop', 'bare loop', {
      time: { of: 'ratio', atMost: 1.8 },
      memory: { of: 'above', atMost: 60 },
    }),
    ...beside('byHand', 'written by hand', {
      time: { of: 'ratio', atMost: 1 },
      memory: { of: 'ratio', atMost: 0.5 },
    }),
    requestsRow(
      rows,
      costs.map((cost) => cost.export),
    ),
  ];
}

/** Measures the export of `rows` rows if each page of results has a path that is not ASCII. */
export async function exportOfMixedPaths(rows: number, runs: number): Promise<Measurement[]> {
  await using site = await openSite(rows, 'mixed');
  const pairs: { value: number; against: number }[] = [];
  for (let run = 0; run < runs; run += 1) {
    const against = (await site.bareLoop()).seconds;
    pairs.push({ value: (await site.export()).seconds, against });
  }
  const time = medianPair(pairs);
  return [
    {
      what: `time, ${number(rows)} rows, a path on each page is not ASCII`,
      unit: 's',
      value: time.value,
      against: { what: 'bare loop', value: time.against },
      target: { of: 'ratio', atMost: 1.9 },
    },
  ];
}

/** Measures the memory of an export with `compare`, with `rows` rows in each period. */
export async function memoryOfComparison(rows: number): Promise<Measurement[]> {
  await using site = await openSite(rows);
  const { mebibytes } = await site.export({ compare: 'true' });
  return [
    {
      what: `peak memory with \`compare\`, ${number(rows)} rows in each period`,
      unit: 'MiB',
      value: mebibytes,
      target: { of: 'value', atMost: 250 },
    },
  ];
}

/** Measures how time per row and memory grow with the number of rows. */
export async function growthOfExport(
  sizes: readonly [number, number, number],
  runs: number,
): Promise<Measurement[]> {
  const [few, more, many] = [
    await costOf(sizes[0], runs),
    await costOf(sizes[1], runs),
    await costOf(sizes[2], runs),
  ];
  return [
    {
      what: `time per row, from ${number(more.rows)} to ${number(many.rows)} rows`,
      unit: 'µs',
      value: timePerRow(more, many),
      against: { what: `from ${number(few.rows)} to ${number(more.rows)}`, value: timePerRow(few, more) },
      target: { of: 'ratio', atMost: 1.1 },
    },
    memoryBeside(few, more),
    memoryBeside(more, many),
  ];
}

function memoryBeside(smaller: Size, { rows, mebibytes }: Size): Measurement {
  return {
    what: `peak memory, ${number(rows)} rows`,
    unit: 'MiB',
    value: mebibytes,
    against: { what: `${number(smaller.rows)} rows`, value: smaller.mebibytes },
    target: { of: 'above', atMost: 60 },
  };
}

type Size = Pick<Cost, 'seconds' | 'mebibytes'> & { readonly rows: number };

async function costOf(rows: number, runs: number): Promise<Size> {
  await using site = await openSite(rows);
  const costs: Cost[] = [];
  for (let run = 0; run < runs; run += 1) costs.push(await site.export());
  return {
    rows,
    seconds: median(costs.map(({ seconds }) => seconds)),
    mebibytes: median(costs.map(({ mebibytes }) => mebibytes)),
  };
}

/** Returns the microseconds that each row beyond `smaller` takes. */
function timePerRow(smaller: Size, larger: Size): number {
  return ((larger.seconds - smaller.seconds) * 1_000_000) / (larger.rows - smaller.rows);
}

/** Counts the requests of an export of `rows` rows. */
export async function requestsOfExport(rows: number): Promise<Measurement[]> {
  await using site = await openSite(rows);
  return [requestsRow(rows, [await site.export()])];
}

function requestsRow(rows: number, exports: readonly Cost[]): Measurement {
  return {
    what: `requests, ${number(rows)} rows`,
    unit: 'requests',
    value: Math.max(...exports.map(({ requests }) => requests)),
    target: { of: 'value', exactly: Math.ceil(rows / PAGE_SIZE) },
  };
}

function number(count: number): string {
  return count.toLocaleString('en');
}

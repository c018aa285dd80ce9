import { type Measurement, median, medianPair, type Target } from './measurement.ts';
import { type Cost, openSite, PAGE_SIZE } from './site.ts';

/** The export of so many rows beside a bare loop and beside the way it is written by hand. */
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
        what: `export of ${number(rows)} rows: time`,
        unit: 's',
        value: time.value,
        against: { what, value: time.against },
        target: target.time,
        isOfMachine: true,
      },
      {
        what: '  peak memory',
        unit: 'MiB',
        value: median(costs.map((cost) => cost.export.mebibytes)),
        against: { what, value: median(costs.map((cost) => cost[baseline].mebibytes)) },
        target: target.memory,
        isOfMachine: true,
      },
    ];
  };
  return [
    ...beside('bareLoop', 'bare loop', {
      time: { of: 'ratio', atMost: 1.8 },
      memory: { of: 'above', atMost: 60 },
    }),
    ...beside('byHand', 'by hand', {
      time: { of: 'ratio', atMost: 1 },
      memory: { of: 'ratio', atMost: 0.5 },
    }),
    requestsRow(
      rows,
      costs.map((cost) => cost.export),
    ),
  ];
}

/** The same with one path on each page that is not ASCII. */
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
      what: `  with a path that is not ASCII on each page`,
      unit: 's',
      value: time.value,
      against: { what: 'bare loop', value: time.against },
      target: { of: 'ratio', atMost: 1.9 },
      isOfMachine: true,
    },
  ];
}

/** The memory of a comparison with as many paths in each period. */
export async function memoryOfComparison(rows: number): Promise<Measurement[]> {
  await using site = await openSite(rows);
  const { mebibytes } = await site.export({ compare: 'true' });
  return [
    {
      what: `comparison of ${number(rows)} rows with as many: peak memory`,
      unit: 'MiB',
      value: mebibytes,
      target: { of: 'value', atMost: 250 },
      isOfMachine: true,
    },
  ];
}

/** How the cost of an export grows: what each further row takes, and what memory all of them together. */
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
      what: `each row from ${number(more.rows)} to ${number(many.rows)}`,
      unit: 'µs',
      value: forEachMore(more, many),
      against: { what: `from ${number(few.rows)} to ${number(more.rows)}`, value: forEachMore(few, more) },
      target: { of: 'ratio', atMost: 1.1 },
      isOfMachine: true,
    },
    memoryBeside(few, more),
    memoryBeside(more, many),
  ];
}

function memoryBeside(smaller: Size, { rows, mebibytes }: Size): Measurement {
  return {
    what: `export of ${number(rows)} rows: peak memory`,
    unit: 'MiB',
    value: mebibytes,
    against: { what: `${number(smaller.rows)} rows`, value: smaller.mebibytes },
    target: { of: 'above', atMost: 60 },
    isOfMachine: true,
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

/** Microseconds a row. */
function forEachMore(one: Size, larger: Size): number {
  return ((larger.seconds - one.seconds) * 1_000_000) / (larger.rows - one.rows);
}

/** What of an export is the same on every machine. */
export async function requestsOfExport(rows: number): Promise<Measurement[]> {
  await using site = await openSite(rows);
  return [requestsRow(rows, [await site.export()])];
}

function requestsRow(rows: number, exports: readonly Cost[]): Measurement {
  return {
    what: `export of ${number(rows)} rows: requests`,
    unit: 'requests',
    value: Math.max(...exports.map(({ requests }) => requests)),
    target: { of: 'value', exactly: Math.ceil(rows / PAGE_SIZE) },
    isOfMachine: false,
  };
}

function number(count: number): string {
  return count.toLocaleString('en');
}

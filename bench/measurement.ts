import { table } from '../src/lib/markdown.ts';

/** One row of the benchmark: a figure, and what it was measured against in the same run. */
export interface Measurement {
  /** What was measured, in Markdown. */
  readonly what: string;
  readonly unit: 'ms' | 's' | 'MiB' | 'bytes' | 'requests' | 'polls' | '%';
  readonly value: number;
  readonly against?: { readonly what: string; readonly value: number };
  /** The largest value, or the largest ratio to the figure that it was measured against. */
  readonly target: { readonly atMost: number } | { readonly timesAtMost: number };
}

export function isMet(measurement: Measurement): boolean {
  const { value, target } = measurement;
  return 'atMost' in target ? value <= target.atMost : ratioOf(measurement) <= target.timesAtMost;
}

/** Returns the measurements as a Markdown table, without the columns that have no value. */
export function markdownTable(measurements: readonly Measurement[]): string {
  const header = ['what', 'measured', 'compared with', 'difference', 'target'];
  const rows = measurements.map(cellsOf);
  const used = (row: readonly string[]) =>
    row.filter((_, column) => rows.some((cells) => cells[column] !== ''));
  return table(used(header), rows.map(used), 1);
}

function cellsOf(measurement: Measurement): readonly string[] {
  const { what, value, unit, against, target } = measurement;
  const isRatio = 'timesAtMost' in target;
  return [
    what,
    withUnit(value, unit),
    against === undefined ? '' : `${against.what}: ${withUnit(against.value, unit)}`,
    isRatio ? times(ratioOf(measurement)) : '',
    `≤ ${isRatio ? times(target.timesAtMost) : withUnit(target.atMost, unit)}`,
  ];
}

function ratioOf({ value, against }: Measurement): number {
  return value / (against?.value ?? Number.NaN);
}

function times(ratio: number): string {
  return `${ratio.toFixed(2)} ×`;
}

function withUnit(value: number, unit: Measurement['unit']): string {
  switch (unit) {
    case 'bytes':
      return `${value.toLocaleString('en')} bytes`;
    case 'ms':
    case 'MiB':
      return `${value.toFixed(0)} ${unit}`;
    case 's':
      return `${value.toFixed(2)} s`;
    case 'requests':
      return String(value);
    case 'polls':
      return Number.isInteger(value) ? String(value) : value.toFixed(1);
    case '%':
      return `${value.toFixed(1)}%`;
  }
}

/** Returns the value that this share of all values is below. */
export function quantile(values: readonly number[], share: number): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length * share)] ?? Number.NaN;
}

/**
 * Measures both, one after the other, `runs` times, and returns the pair with the median ratio. Other work on the machine
 * slows both figures of a pair, so ratios of pairs are compared, and not the medians of the two figures.
 */
export async function inPairs(
  runs: number,
  what: string,
  measureAgainst: () => Promise<number>,
  measure: () => Promise<number>,
): Promise<Required<Pick<Measurement, 'value' | 'against'>>> {
  const pairs: { readonly value: number; readonly against: number }[] = [];
  for (let run = 0; run < runs; run += 1) {
    const against = await measureAgainst();
    pairs.push({ against, value: await measure() });
  }
  const sorted = pairs.toSorted((one, other) => one.value / one.against - other.value / other.against);
  const { value, against } = sorted[Math.floor(runs / 2)] ?? { value: Number.NaN, against: Number.NaN };
  return { value, against: { what, value: against } };
}

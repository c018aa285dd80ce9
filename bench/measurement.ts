import { table } from '../src/lib/markdown.ts';

/** What stands behind a number, and how many digits it has after the point. */
const UNITS = {
  ms: [' ms', 0],
  s: [' s', 2],
  MiB: [' MiB', 0],
  bytes: [' bytes', 0],
  requests: ['', 0],
  polls: ['', 1],
  '%': ['%', 1],
} as const;

/** One row of the benchmark: a figure, and what it was measured against in the same run. */
export interface Measurement {
  /** What was measured, in Markdown. */
  readonly what: string;
  readonly unit: keyof typeof UNITS;
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
  const [suffix, digits] = UNITS[unit];
  const form = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return `${value.toLocaleString('en', form)}${suffix}`;
}

/** Returns the value that this share of all values is below. */
export function quantile(values: readonly number[], share: number): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length * share)] ?? Number.NaN;
}

/**
 * Measures both, one after the other, `runs` times. For a figure of what was measured, returns the pair with the median ratio. Other
 * work on the machine slows both figures of a pair, so ratios of pairs are compared, and not the medians of the two figures.
 */
export async function inPairs<T>(
  runs: number,
  what: string,
  measureAgainst: () => Promise<T>,
  measure: () => Promise<T>,
): Promise<(figure: (measured: T) => number) => Required<Pick<Measurement, 'value' | 'against'>>> {
  const pairs: { readonly against: T; readonly measured: T }[] = [];
  for (let run = 0; run < runs; run += 1) {
    pairs.push({ against: await measureAgainst(), measured: await measure() });
  }
  return (figure) => {
    const figures = pairs.map(({ against, measured }) => [figure(measured), figure(against)] as const);
    const sorted = figures.toSorted((one, other) => one[0] / one[1] - other[0] / other[1]);
    const [value, against] = sorted[Math.floor(runs / 2)] ?? [Number.NaN, Number.NaN];
    return { value, against: { what, value: against } };
  };
}

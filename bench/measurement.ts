/** One row of the benchmark: a figure, beside what it is measured against in the same run. */
export interface Measurement {
  readonly what: string;
  readonly value: number;
  readonly unit: Unit;
  readonly against?: { readonly what: string; readonly value: number };
  readonly target?: Target;
  /** Whether another machine would measure something else. */
  readonly isOfMachine: boolean;
}

export type Unit = 'ms' | 's' | 'MiB' | 'bytes' | 'requests' | 'polls' | '%' | 'copies' | 'lines' | 'µs';

/** What is to be reached. `ratio` and `above` compare with what the figure is measured against. */
export type Target =
  | { readonly of: 'value'; readonly atMost: number }
  | { readonly of: 'value'; readonly exactly: number }
  | { readonly of: 'ratio'; readonly atMost: number }
  | { readonly of: 'above'; readonly atMost: number };

/** How a figure is to be read: by itself, or beside what it is measured against. */
export function comparisonOf({ against, target }: Measurement): Target['of'] {
  return target?.of ?? (against === undefined ? 'value' : 'ratio');
}

/** The figure that the target is about, in the measurement's unit or, for a ratio, as a plain number. */
export function scoreOf(measurement: Measurement): number {
  const { value, against } = measurement;
  switch (comparisonOf(measurement)) {
    case 'value':
      return value;
    case 'ratio':
      return value / (against?.value ?? Number.NaN);
    case 'above':
      return value - (against?.value ?? Number.NaN);
  }
}

/** Undefined where there is nothing to reach. */
export function isMet(measurement: Measurement): boolean | undefined {
  const { target } = measurement;
  if (target === undefined) return undefined;
  const score = scoreOf(measurement);
  return 'exactly' in target ? score === target.exactly : score <= target.atMost;
}

/** NaN of nothing. */
export function median(values: readonly number[]): number {
  return quantile(values, 1 / 2);
}

/** The value that a share of all values lies below; NaN of nothing. */
export function quantile(values: readonly number[], share: number): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length * share)] ?? Number.NaN;
}

/**
 * The pair whose ratio is the median of all: a machine that is busy for a while slows both of a pair, so pairs are
 * compared, and never the one's median with the other's.
 */
export function medianPair(pairs: readonly Pair[]): Pair {
  const sorted = pairs.toSorted((one, other) => one.value / one.against - other.value / other.against);
  return sorted[Math.floor(pairs.length / 2)] ?? { value: Number.NaN, against: Number.NaN };
}

export interface Pair {
  readonly value: number;
  readonly against: number;
}

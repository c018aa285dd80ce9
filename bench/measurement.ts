import * as z from 'zod/mini';

const Unit = z.enum(['ms', 's', 'h', 'MiB', 'bytes', 'lines', 'copies', 'requests', 'polls', '%']);
export type Unit = z.infer<typeof Unit>;

/** The limit for a figure. `ratio` and `above` compare it with the figure that it was measured against. */
const Target = z.union([
  z.object({ of: z.literal('value'), exactly: z.number() }),
  z.object({ of: z.enum(['value', 'ratio', 'above']), atMost: z.number() }),
]);
export type Target = z.infer<typeof Target>;

/** One row of the benchmark: a figure, and what it was measured against in the same run. */
export const Measurement = z.object({
  /** What was measured, in Markdown. */
  what: z.string(),
  value: z.number(),
  unit: Unit,
  against: z.exactOptional(z.object({ what: z.string(), value: z.number() })),
  target: z.exactOptional(Target),
});
export type Measurement = z.infer<typeof Measurement>;

/** Returns how to compare a figure with the one that it was measured against. */
export function comparisonOf({ target }: Measurement): Target['of'] {
  return target?.of ?? 'value';
}

/** Returns the figure that the target is about, in the measurement's unit, or as a plain number for a ratio. */
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

/** Returns undefined if there is no target. */
export function isMet(measurement: Measurement): boolean | undefined {
  const { target } = measurement;
  if (target === undefined) return undefined;
  const score = scoreOf(measurement);
  return 'exactly' in target ? score === target.exactly : score <= target.atMost;
}

/** Returns NaN if there are no values. */
export function median(values: readonly number[]): number {
  return quantile(values, 1 / 2);
}

/** Returns the value that this share of all values is below, or NaN if there are none. */
export function quantile(values: readonly number[], share: number): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length * share)] ?? Number.NaN;
}

export interface Pair {
  readonly value: number;
  readonly against: number;
}

/**
 * Returns the pair with the median ratio. Other work on the machine slows both figures of a pair, so ratios of pairs are
 * compared, and not the medians of the two figures.
 */
export function medianPair(pairs: readonly Pair[]): Pair {
  const sorted = pairs.toSorted((one, other) => one.value / one.against - other.value / other.against);
  return sorted[Math.floor(pairs.length / 2)] ?? { value: Number.NaN, against: Number.NaN };
}

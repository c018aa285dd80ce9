/** Returns a number of the standard normal distribution (Box–Muller transform). */
export function normalNumber(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

/** Returns the mulberry32 generator, with numbers from 0 and below 1. */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Random choices that a seed decides. */
export class Random {
  /** Returns a number from 0, below 1. */
  readonly next: () => number;

  constructor(seed: number) {
    this.next = randomNumbers(seed);
  }

  readonly chance = (share: number): boolean => this.next() < share;

  /** Returns a whole number from `min` to `max`. */
  readonly int = (min: number, max: number): number => min + Math.floor(this.next() * (max - min + 1));

  readonly pick = <One>(from: readonly [One, ...One[]] | readonly One[]): One => {
    const one = from[this.int(0, from.length - 1)];
    if (one === undefined) throw new Error('There is nothing to pick from');
    return one;
  };

  readonly weighted = <Name extends string>(weights: Readonly<Record<Name, number>>): Name => {
    const names = Object.keys(weights) as Name[];
    return this.pick(names.flatMap((name) => Array.from({ length: weights[name] }, () => name)));
  };
}

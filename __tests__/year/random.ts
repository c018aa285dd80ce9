import { randomNumbers } from '../../sandbox/visits.ts';

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

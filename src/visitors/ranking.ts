import type { VisitorRow } from '../platform/visitors.ts';

/** Keeps the first few of many, in order. */
export class Ranking<T> {
  readonly #size: number;
  /** Below 0 if the first comes before the second. */
  readonly #order: (one: T, other: T) => number;
  readonly #ranked: T[] = [];

  constructor(size: number, order: (one: T, other: T) => number) {
    this.#size = size;
    this.#order = order;
  }

  add(candidate: T): void {
    const last = this.#ranked[this.#size - 1];
    if (this.#size === 0 || (last !== undefined && this.#order(candidate, last) >= 0)) return;
    const place = this.#ranked.findIndex((ranked) => this.#order(candidate, ranked) < 0);
    this.#ranked.splice(place === -1 ? this.#ranked.length : place, 0, candidate);
    this.#ranked.length = Math.min(this.#ranked.length, this.#size);
  }

  get inOrder(): readonly T[] {
    return this.#ranked;
  }
}

/** Compares texts by code units: the same on every machine. */
export function byText(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/** Compares rows for an order in which those with most visitors come first. */
export function mostVisitorsFirst(one: VisitorRow, other: VisitorRow): number {
  return other.total - one.total || byText(one.path, other.path);
}

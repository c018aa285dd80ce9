import { randomInt } from 'node:crypto';
import type { VisitorRow } from '../platform/visitors.ts';

const SMALLEST_SIZE = 1_024;
/** Share of used slots. Emptier tables would be faster, but need too much memory. */
const FULLEST = 0.6;

/**
 * The known paths as hashes of 53 bits. A million take 16 MiB; the paths themselves would take about 100 MiB. The probability
 * of a collision among a million is 1 in 18,000, and a row that is lost by it counts as missing. The seed is random, so that
 * visitors can't make paths collide.
 */
export class PathHashes {
  readonly #seed = randomInt(2 ** 32);
  /** A hash table with open addressing; 0 is an empty slot. */
  #slots = new Float64Array(SMALLEST_SIZE);
  /** The total of each path, if they are kept. */
  #totals: Float64Array | undefined;
  #size = 0;

  constructor(options: { readonly withTotals: boolean } = { withTotals: false }) {
    this.#totals = options.withTotals ? new Float64Array(SMALLEST_SIZE) : undefined;
  }

  get size(): number {
    return this.#size;
  }

  /** Adds the paths of rows, with their totals. Returns the rows whose path is new. */
  add(rows: readonly VisitorRow[]): readonly VisitorRow[] {
    // In two steps, so that the processor can look up many hashes at the same time.
    const hashes = rows.map(({ path }) => hashOf(path, this.#seed));
    return rows.filter(({ total }, at) => this.#addHash(hashes[at] ?? 0, total));
  }

  has(path: string): boolean {
    const hash = hashOf(path, this.#seed);
    return this.#slots[slotOf(this.#slots, hash)] === hash;
  }

  /** Returns the total that was added with a path, if it was added. */
  totalOf(path: string): number | undefined {
    const hash = hashOf(path, this.#seed);
    const slot = slotOf(this.#slots, hash);
    return this.#slots[slot] === hash ? this.#totals?.[slot] : undefined;
  }

  /** Returns false, and changes nothing, if the hash was there already. */
  #addHash(hash: number, total: number): boolean {
    const slot = slotOf(this.#slots, hash);
    if (this.#slots[slot] === hash) return false;
    this.#slots[slot] = hash;
    if (this.#totals !== undefined) this.#totals[slot] = total;
    this.#size += 1;
    if (this.#size > this.#slots.length * FULLEST) this.#grow();
    return true;
  }

  #grow(): void {
    const slots = new Float64Array(this.#slots.length * 2);
    const totals = this.#totals === undefined ? undefined : new Float64Array(slots.length);
    for (let at = 0; at < this.#slots.length; at += 1) {
      const hash = this.#slots[at] ?? 0;
      if (hash === 0) continue;
      const slot = slotOf(slots, hash);
      slots[slot] = hash;
      if (totals !== undefined) totals[slot] = this.#totals?.[at] ?? 0;
    }
    this.#slots = slots;
    this.#totals = totals;
  }
}

/** Returns the slot of a hash, or the empty one for it. */
function slotOf(slots: Float64Array, hash: number): number {
  const mask = slots.length - 1;
  let slot = hash & mask;
  for (let held = slots[slot]; held !== 0 && held !== hash; held = slots[slot]) slot = (slot + 1) & mask;
  return slot;
}

/** Returns a hash from 1 to 2⁵³ − 1. The function is cyrb53, by bryc, which is in the public domain. */
function hashOf(text: string, seed: number): number {
  let high = 0xdeadbeef ^ seed;
  let low = 0x41c6ce57 ^ seed;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    high = Math.imul(high ^ unit, 2_654_435_761);
    low = Math.imul(low ^ unit, 1_597_334_677);
  }
  high = Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909);
  low = Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909);
  return 4_294_967_296 * (2_097_151 & low) + (high >>> 0) || 1;
}

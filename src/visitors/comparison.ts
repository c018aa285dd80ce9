import type { VisitorCounts, VisitorRow } from '../platform/visitors.ts';
import type { DateRange } from './date-range.ts';
import type { Export } from './export-file.ts';
import { PathHashes } from './path-hashes.ts';
import { byText, Ranking } from './ranking.ts';
import type { ReadResult } from './read-pages.ts';

/** A page whose `total` changed. A page that is missing in a period had 0 visitors. */
export interface Mover {
  readonly path: string;
  readonly before: number;
  readonly after: number;
  readonly change: number;
}

/** The changes since the period before. */
export interface Comparison {
  readonly range: DateRange;
  readonly totals: VisitorCounts;
  /** The earlier visitors of the pages that have the most now. A missing page had none. */
  readonly beforeOfTopPages: ReadonlyMap<string, number>;
  /** Largest change first. */
  readonly gains: readonly Mover[];
  readonly losses: readonly Mover[];
  /** Largest absolute change first. */
  readonly movers: readonly Mover[];
  /** How many pages only this period has, and only the one before. */
  readonly appeared: number;
  readonly vanished: number;
}

/** A comparison, or why the period before couldn't be read completely. */
export type ComparisonResult = Comparison | { readonly incomplete: ReadResult };

/**
 * Collects the changes since the period before. `now` has the export's paths with their totals. Paths are kept as hashes, for
 * a million paths on each side.
 */
export class Changes {
  /** The paths of the period before. */
  readonly before = new PathHashes();
  readonly #exported: Export;
  readonly #now: PathHashes;
  readonly #gains: Ranking<Mover>;
  readonly #losses: Ranking<Mover>;
  readonly #movers: Ranking<Mover>;
  readonly #top: number;
  readonly #topPages: ReadonlySet<string>;
  readonly #beforeOfTopPages = new Map<string, number>();
  #vanished = 0;

  constructor(exported: Export, now: PathHashes, top: number) {
    this.#exported = exported;
    this.#now = now;
    this.#top = top;
    this.#gains = new Ranking(top, largestChangeFirst);
    this.#losses = new Ranking(top, largestChangeFirst);
    this.#movers = new Ranking(top, largestChangeFirst);
    this.#topPages = new Set(exported.topPages.map(({ path }) => path));
  }

  /** Adds rows of the period before, each path once. */
  add(rows: readonly VisitorRow[]): void {
    for (const { path, total } of rows) {
      const after = this.#now.totalOf(path);
      if (after === undefined) this.#vanished += 1;
      this.#note(path, total, after ?? 0);
      if (this.#topPages.has(path)) this.#beforeOfTopPages.set(path, total);
    }
  }

  /** Returns the changes after the last row. `range` and `totals` are those of the period before. */
  async finish(range: DateRange, totals: VisitorCounts): Promise<Comparison> {
    const appeared = this.#now.size - (this.before.size - this.#vanished);
    // Hashes can't be turned into paths, so new paths are read from the file.
    if (appeared > 0 && this.#top > 0) {
      for await (const rows of this.#exported.readRows()) {
        for (const { path, total } of rows) if (!this.before.has(path)) this.#note(path, 0, total);
      }
    }
    return {
      range,
      totals,
      beforeOfTopPages: this.#beforeOfTopPages,
      gains: this.#gains.inOrder,
      losses: this.#losses.inOrder,
      movers: this.#movers.inOrder,
      appeared,
      vanished: this.#vanished,
    };
  }

  #note(path: string, before: number, after: number): void {
    const change = after - before;
    if (change === 0) return;
    const mover = { path, before, after, change };
    (change > 0 ? this.#gains : this.#losses).add(mover);
    this.#movers.add(mover);
  }
}

function largestChangeFirst(one: Mover, other: Mover): number {
  return Math.abs(other.change) - Math.abs(one.change) || byText(one.path, other.path);
}

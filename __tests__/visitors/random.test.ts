import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { randomNumbers } from '../../sandbox/random.ts';
import type { VisitorPage, VisitorRow } from '../../src/platform/visitors.ts';
import { randomRuns, testRandomly } from '../random-tests.ts';
import { pathsOf } from './exported.ts';
import { exportOnce, row, type Service } from './in-memory.ts';

const runs = randomRuns(60, 20_000);

/** What happens to the list before a request, or to its response. */
type Event =
  | { readonly kind: 'answer' }
  /** Rows with equal counts have another order from now on. `tells`: the totals change too. */
  | { readonly kind: 'reorder'; readonly seed: number; readonly tells: boolean }
  /** A row gets another place, from and to a share of the list. */
  | { readonly kind: 'move'; readonly from: number; readonly to: number; readonly tells: boolean }
  /** A row appears or vanishes, at a share of the list. The totals change. */
  | { readonly kind: 'insert' | 'remove'; readonly at: number }
  /** Only a share of the rows. */
  | { readonly kind: 'short'; readonly share: number }
  /** No rows, whether or not there are more. */
  | { readonly kind: 'empty'; readonly hasMore: boolean }
  /** A row stands in the place of its neighbor too, at a share of the page. Only once: an API that always does that is believed. */
  | { readonly kind: 'repeat'; readonly at: number }
  /** No response with rows, or the end of the run. */
  | { readonly kind: 'fault'; readonly answer: Exclude<ReturnType<Service>, VisitorPage> };

/** How rows with equal counts are ordered: the same way each time, or by what a request asks for, or by who answers it. */
const ORDERS = {
  fixed: () => 0,
  offset: ({ offset }) => 1 + offset,
  'offset and limit': ({ offset, limit }) => 1 + offset * 251 + limit,
  request: (_, nth) => nth,
  'two replicas': (_, nth) => nth % 2,
  'three replicas': (_, nth) => nth % 3,
} satisfies Readonly<Record<string, (query: Parameters<Service>[0], nth: number) => number>>;
type Order = keyof typeof ORDERS;
type SeedOf = (typeof ORDERS)[Order];

/**
 * How an API is odd: it starts over after the last row, and always says that there is more; `hasMore` counts the rows that were
 * asked for, not those that it returned; or all its pages have the same length.
 */
const KINDS = ['as it should', 'wraps', 'ignores its cap', 'ignores the limit'] as const;
type Kind = (typeof KINDS)[number];

/** Returns the rows, most visitors first, and equal ones in an order that depends on the seed. With 0, the order stays. */
function ordered(rows: readonly VisitorRow[], seed: number): VisitorRow[] {
  if (seed === 0) return [...rows];
  const random = randomNumbers(seed);
  return rows
    .map((one) => ({ one, order: random() }))
    .toSorted((a, b) => b.one.total - a.one.total || a.order - b.order)
    .map(({ one }) => one);
}

/** An API whose list changes while it is read. Without an event, it answers as it should. */
function changingList(
  listed: readonly VisitorRow[],
  cap: number,
  kind: Kind,
  seedOf: SeedOf,
  events: readonly Event[] = [],
) {
  let rows = [...listed];
  let changes = 0;
  let hasRepeated = false;
  /** Paths that were in the list since the first request, and those that ever were. */
  const constant = new Set(rows.map(({ path }) => path));
  const all = new Set(constant);

  const change = (event: Event): void => {
    const place = (share: number) => Math.floor(share * rows.length);
    if (event.kind === 'reorder') {
      rows = ordered(rows, event.seed);
    } else if (event.kind === 'move') {
      rows.splice(place(event.to), 0, ...rows.splice(place(event.from), 1));
    } else if (event.kind === 'insert') {
      const path = `/inserted-${all.size}`;
      all.add(path);
      rows.splice(place(event.at), 0, row(path));
    } else if (event.kind === 'remove') {
      for (const { path } of rows.splice(place(event.at), 1)) constant.delete(path);
    } else return;
    if (!('tells' in event) || event.tells) changes += 1_000;
  };

  const answer: Service = (query, nth) => {
    const { limit, offset } = query;
    const event = events[nth - 1] ?? { kind: 'answer' };
    change(event);
    if (event.kind === 'fault') return event.answer;
    const count = rows.length;
    const start = kind === 'wraps' && count > 0 ? offset % count : offset;
    const most = kind === 'ignores the limit' ? cap : Math.min(limit, cap);
    const share = event.kind === 'short' ? event.share : event.kind === 'empty' ? 0 : 1;
    const visitors = ordered(rows, seedOf(query, nth)).slice(start, start + Math.floor(most * share));
    if (event.kind === 'repeat' && !hasRepeated) {
      const at = Math.floor(event.at * visitors.length);
      const repeated = visitors[at];
      if (repeated !== undefined && at + 1 < visitors.length) visitors[at + 1] = repeated;
      hasRepeated = true;
    }
    // That a page was cut short isn't hidden.
    const end = start + (kind === 'ignores its cap' && event.kind !== 'short' ? limit : visitors.length);
    const hasMore = event.kind === 'empty' ? event.hasMore : kind === 'wraps' || end < count;
    return { totals: { human: 1, ai: 0, total: count + changes }, visitors, hasMore };
  };
  return { answer, constant, all };
}

const tells = fc.boolean();
const share = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
const weighted = <T>(weight: number, arbitrary: fc.Arbitrary<T>) => ({ weight, arbitrary });
const faultAnswer = fc.oneof(
  weighted(5, fc.constant({ status: 500 })),
  weighted(3, fc.constant('reset' as const)),
  weighted(1, fc.record({ status: fc.constantFrom(401, 429) })),
  weighted(2, fc.constantFrom('kill' as const, 'cancel' as const)),
);
const event: fc.Arbitrary<Event> = fc.oneof(
  weighted(20, fc.constant({ kind: 'answer' })),
  weighted(4, fc.record({ kind: fc.constant('reorder'), seed: fc.integer(), tells })),
  weighted(3, fc.record({ kind: fc.constant('move'), from: share, to: share, tells })),
  weighted(3, fc.record({ kind: fc.constantFrom('insert', 'remove'), at: share })),
  weighted(2, fc.record({ kind: fc.constant('short'), share })),
  weighted(2, fc.record({ kind: fc.constant('empty'), hasMore: fc.boolean() })),
  weighted(1, fc.record({ kind: fc.constant('repeat'), at: share })),
  weighted(3, fc.record({ kind: fc.constant('fault'), answer: faultAnswer })),
);
/** Rows of which many have the same count: in a few levels, or the last ones, from any offset on. Some paths are listed twice. */
const rows = fc
  .record({
    count: fc.nat(700),
    levels: fc.integer({ min: 1, max: 3 }),
    ties: fc.option(share),
    twice: fc.array(fc.record({ from: share, to: share }), { maxLength: 2 }),
  })
  .map(({ count, levels, ties, twice }) => {
    const total = (index: number) =>
      ties === null
        ? levels - Math.floor((index * levels) / count)
        : Math.max(1, Math.floor(count * ties) - index);
    const listed = Array.from({ length: count }, (_, index) => row(`/page-${index}`, total(index)));
    for (const { from, to } of twice) {
      const one = listed[Math.floor(from * count)];
      if (one !== undefined) listed.splice(Math.floor(to * count), 0, one);
    }
    return listed;
  });

test(
  'with any changes of the list, no row is twice, and a complete export has every row that was always there',
  async () => {
    const seen = { complete: 0, incomplete: 0, killed: 0 };
    const completeOrders = new Set<string>();
    await fc.assert(
      fc.asyncProperty(
        rows,
        fc.oneof(fc.constantFrom(250, 250, 100), fc.integer({ min: 30, max: 250 })),
        fc.constantFrom(...KINDS),
        fc.constantFrom(...Object.entries(ORDERS)),
        fc.oneof(weighted(2, fc.array(event, { maxLength: 25 })), weighted(1, fc.constant([]))),
        async (listed, cap, kind, [order, seedOf], events) => {
          // What the README says that an export can't notice.
          fc.pre(kind !== 'ignores its cap' || listed.length > (cap < 50 ? 300 : 250) + events.length);
          const list = changingList(listed, cap, kind, seedOf, events);
          const ran = await exportOnce(list.answer, { 'timeout-minutes': '300' });
          const { exitCode, outputs, offsets, files } = ran;
          const names = Object.keys(files);
          if (exitCode === null) {
            expect(names).toEqual([]);
            seen.killed += 1;
            return;
          }
          expect(names).toEqual(outputs['file'] === '' ? [] : ['visitors.csv']);
          const file = pathsOf(files['visitors.csv'] ?? '');
          expect(outputs['rows']).toBe(String(file.length));
          const written = new Set(file);
          expect(written.size).toBe(file.length);
          expect(file.filter((path) => !list.all.has(path))).toEqual([]);
          const isComplete = outputs['complete'] === 'true';
          expect(exitCode).toBe(isComplete ? 0 : 1);
          if (isComplete) {
            expect([...list.constant].filter((path) => !written.has(path))).toEqual([]);
            completeOrders.add(order);
          }
          seen[isComplete ? 'complete' : 'incomplete'] += 1;
          // Eight passes, each page at most twice, and what an event makes another request of.
          const rows = listed.length + events.length;
          // Where the list starts over, a page can have one row.
          const pages = (kind === 'wraps' ? rows : Math.ceil(rows / (cap / 2))) + 6;
          expect(offsets.length).toBeLessThanOrEqual(8 * 2 * pages + 2 * events.length);
        },
      ),
      runs,
    );
    // A few runs, such as a repeated one, say nothing of these.
    if (runs.numRuns < 30 || 'path' in runs) return;
    expect(seen.complete).toBeGreaterThan(runs.numRuns / 4);
    expect(seen.incomplete).toBeGreaterThan(runs.numRuns / 20);
    // Fewer runs may not have each of these.
    const isLong = runs.numRuns >= 1_000;
    expect(seen.killed).toBeGreaterThanOrEqual(isLong ? 1 : 0);
    expect(completeOrders.size).toBeGreaterThanOrEqual(isLong ? Object.keys(ORDERS).length : 1);
  },
  3 * 60 * 60_000,
);

/** An API that doesn't change, without oddities but those that are given. The last rows are tied. */
const constant = (count: number, tied: number, cap: number, order: Order, seed: number): Service => {
  const listed = Array.from({ length: count }, (_, at) => row(`/${at}`, Math.max(1, count - tied - at + 1)));
  const seedOf: SeedOf = (query, nth) => ORDERS[order](query, nth) + seed * 1_000_003;
  return changingList(listed, cap, 'as it should', seedOf).answer;
};

testRandomly(
  'a stable order is complete in one pass at any cap',
  randomRuns(10, 1_000),
  [fc.integer({ min: 1, max: 1_991 }), fc.integer({ min: 1, max: 250 })],
  async (count, cap) => {
    const { outputs, offsets, log } = await exportOnce(constant(count, 0, cap, 'fixed', 0));
    expect(outputs).toMatchObject({ complete: 'true', rows: String(count) });
    expect(log).not.toContain('Pass ');
    expect(offsets.length).toBeLessThanOrEqual(Math.ceil(count / cap) + 1);
  },
);

test.each(['request', 'offset', 'two replicas'] as const)(
  'an export whose last 300 of 2,000 rows are tied is complete in 19 of 20: by %s',
  async (order) => {
    const numRuns = Math.max(40, randomRuns(40, 400).numRuns);
    let complete = 0;
    for (let seed = 1; seed <= numRuns; seed += 1) {
      const { outputs } = await exportOnce(constant(2_000, 300, 250, order, seed));
      if (outputs['complete'] !== 'true') continue;
      expect(outputs['rows']).toBe('2000');
      complete += 1;
    }
    expect(complete / numRuns).toBeGreaterThanOrEqual(0.95);
  },
  600_000,
);

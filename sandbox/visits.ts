import { DAY_MS } from '../src/lib/clock.ts';
import type { VisitorCounts, VisitorRow } from '../src/platform/visitors.ts';
import { randomNumbers } from './random.ts';

/** One page view. `date` is an ISO 8601 date or date-time (a date is its midnight, UTC). */
export type Visit = {
  readonly visitor: string;
  readonly kind: 'human' | 'ai';
  readonly path: string;
  readonly date: string;
};

/** In milliseconds. Undefined means no limit. */
type VisitWindow = { readonly from: number | undefined; readonly to: number | undefined };

type VisitPlan = {
  readonly seed?: number;
  readonly visitors?: number;
  readonly paths?: readonly string[];
  /** First day, `YYYY-MM-DD`. */
  readonly from?: string;
  readonly days?: number;
};

const TOPICS = [
  'quickstart',
  'authentication',
  'errors',
  'pagination',
  'webhooks',
  'sdks',
  'limits',
  'changelog',
];
const DEFAULT_PATHS = [
  '/',
  ...['/guides', '/api', '/concepts'].flatMap((area) => TOPICS.map((topic) => `${area}/${topic}`)),
];

/**
 * Returns random visits, the same ones for the same plan. The first paths get the most. Three visitors in ten are AI, and
 * one in ten may come in both ways.
 */
export function inventVisits({
  seed = 1,
  visitors = 400,
  paths = DEFAULT_PATHS,
  from = '2026-10-01',
  days = 31,
}: VisitPlan = {}): Visit[] {
  const random = randomNumbers(seed);
  const start = Date.parse(from);
  return Array.from({ length: visitors }, (_, index) => {
    const share = random();
    const kinds: Visit['kind'][] = share < 0.1 ? ['human', 'ai'] : share < 0.4 ? ['ai'] : ['human'];
    return Array.from(
      { length: 1 + Math.floor(random() * 8) },
      (): Visit => ({
        visitor: `visitor-${index + 1}`,
        kind: kinds[Math.floor(random() * kinds.length)] ?? 'human',
        path: paths[Math.floor(random() ** 2 * paths.length)] ?? '/',
        date: new Date(start + Math.floor(random() * days * DAY_MS)).toISOString(),
      }),
    );
  }).flat();
}

/**
 * Counts distinct visitors in a window (`from` inclusive, `to` exclusive): for each path, most visitors first and then by
 * path, and for the whole site.
 */
export function countVisitors(
  visits: readonly Visit[],
  { from = -Infinity, to = Infinity }: VisitWindow,
): { readonly totals: VisitorCounts; readonly rows: readonly VisitorRow[] } {
  const site = new DistinctVisitors();
  const pages = new Map<string, DistinctVisitors>();
  for (const visit of visits) {
    const at = Date.parse(visit.date);
    if (at < from || at >= to) continue;
    const page = pages.get(visit.path) ?? new DistinctVisitors();
    pages.set(visit.path, page);
    page.add(visit);
    site.add(visit);
  }
  const rows = [...pages].map(([path, page]) => ({ path, ...page.counts() }));
  rows.sort((a, b) => b.total - a.total || (a.path < b.path ? -1 : 1));
  return { totals: site.counts(), rows };
}

class DistinctVisitors {
  readonly #human = new Set<string>();
  readonly #ai = new Set<string>();

  add({ visitor, kind }: Visit): void {
    (kind === 'human' ? this.#human : this.#ai).add(visitor);
  }

  counts(): VisitorCounts {
    return { human: this.#human.size, ai: this.#ai.size, total: new Set([...this.#human, ...this.#ai]).size };
  }
}

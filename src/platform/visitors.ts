import { inspect } from 'node:util';
import * as z from 'zod/mini';
import { oneLine } from '../lib/text.ts';
import type { Attempt, PlatformClient } from './client.ts';
import { PlatformError } from './errors.ts';

/** Approximate numbers of distinct visitors. `total` counts a visitor once who came in person and through an AI. */
export interface VisitorCounts {
  readonly human: number;
  readonly ai: number;
  readonly total: number;
}

export interface VisitorRow extends VisitorCounts {
  readonly path: string;
}

const Page = z.object({
  /** Most of a response. A type guard checks them ten times faster than a schema. */
  visitors: z.custom<readonly VisitorRow[]>((value) => Array.isArray(value) && value.every(isVisitorRow), {
    error: ({ input }) => whyNotRows(input),
  }),
  /** Of the whole site in the whole period, so the same on every page. */
  totals: z.custom<VisitorCounts>(isCounts, '`totals` lacks a number of 0 or more'),
  hasMore: z.boolean('`hasMore` is neither true nor false'),
});

export type VisitorPage = Readonly<z.infer<typeof Page>>;

/** `dateFrom` and `dateTo` are ISO 8601, `dateTo` exclusive; `limit` is 1 to 250, `offset` the rows to skip. */
export async function visitorPage(
  client: PlatformClient,
  projectId: string,
  query: Readonly<Record<'dateFrom' | 'dateTo', string> & Record<'limit' | 'offset', number>>,
  attempt: Attempt,
): Promise<VisitorPage> {
  const written = { ...query, limit: String(query.limit), offset: String(query.offset) };
  const answer = await client.get(['v1', 'analytics', projectId, 'visitors'], attempt, written);
  const page = Page.safeParse(answer.json);
  if (page.success) return knownFields(page.data);
  const failure = Listing.safeParse(answer.json).success ? 'invalid-page' : 'unreadable-answer';
  throw new PlatformError({ ...answer, failure, cause: new Error(page.error.issues[0]?.message) });
}

/** What has no list didn't come from the API. */
const Listing = z.object({ visitors: z.array(z.unknown()) });

/** The API may add other fields. A lone surrogate in a path can't be written as UTF-8. */
function knownFields({ visitors, totals, hasMore }: VisitorPage): VisitorPage {
  const all = visitors.map(({ path, human, ai, total }) => ({ path: path.toWellFormed(), human, ai, total }));
  return { visitors: all, totals: { human: totals.human, ai: totals.ai, total: totals.total }, hasMore };
}

function isCounts(value: unknown): value is VisitorCounts {
  if (typeof value !== 'object' || value === null) return false;
  const { human, ai, total }: Partial<Record<keyof VisitorCounts, unknown>> = value;
  return isCount(human) && isCount(ai) && isCount(total);
}

function isVisitorRow(value: unknown): value is VisitorRow {
  return isCounts(value) && 'path' in value && typeof value.path === 'string';
}

function isCount(value: unknown): boolean {
  return typeof value === 'number' && value >= 0 && value < Number.POSITIVE_INFINITY;
}

export const COUNTS = ['human', 'ai', 'total'] as const;
const LONGEST_QUOTE = 140;

function whyNotRows(visitors: unknown): string | undefined {
  if (!Array.isArray(visitors)) return undefined;
  const at = visitors.findIndex((row) => !isVisitorRow(row));
  const row = oneLine(inspect(visitors[at], { depth: 0 }), LONGEST_QUOTE);
  return `row ${at + 1} isn't a path with numbers of 0 or more: ${row}`;
}

import { inspect } from 'node:util';
import * as z from 'zod/mini';
import { oneLine } from '../lib/text.ts';
import { type Attempt, type PlatformClient, unreadableAnswer } from './client.ts';
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
  /** Of the whole site in the whole period, so the same on every page. */
  totals: z.custom<VisitorCounts>(isCounts),
  /** Most of a response. A type guard checks them ten times faster than a schema. */
  visitors: z.custom<readonly VisitorRow[]>((value) => Array.isArray(value) && value.every(isVisitorRow)),
  hasMore: z.boolean(),
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
  if (page.success) return { ...page.data, visitors: wellFormed(page.data.visitors, answer.text) };
  const problem = problemOf(answer.json);
  if (problem === undefined) throw unreadableAnswer(answer, page.error);
  const { method, path, status } = answer;
  throw new PlatformError({ failure: 'invalid-page', method, path, status, cause: new Error(problem) });
}

/** A lone surrogate can't be written as UTF-8. In JSON it can only be an escape. */
function wellFormed(rows: readonly VisitorRow[], text: string): readonly VisitorRow[] {
  if (!text.includes('\\u') || rows.every(({ path }) => path.isWellFormed())) return rows;
  return rows.map((row) => ({ ...row, path: row.path.toWellFormed() }));
}

export function isCounts(value: unknown): value is VisitorCounts {
  return (
    typeof value === 'object' &&
    value !== null &&
    'human' in value &&
    'ai' in value &&
    'total' in value &&
    isCount(value.human) &&
    isCount(value.ai) &&
    isCount(value.total)
  );
}

export function isVisitorRow(value: unknown): value is VisitorRow {
  return isCounts(value) && 'path' in value && typeof value.path === 'string';
}

function isCount(value: unknown): boolean {
  return typeof value === 'number' && value >= 0 && value < Number.POSITIVE_INFINITY;
}

export const COUNTS = ['human', 'ai', 'total'] as const;
const LONGEST_QUOTE = 200;

/** Returns the first thing in a page that breaks the specification. */
function problemOf(json: unknown): string | undefined {
  if (typeof json !== 'object' || json === null || !('visitors' in json) || !Array.isArray(json.visitors)) {
    return undefined;
  }
  const rows: readonly unknown[] = json.visitors;
  const at = rows.findIndex((row) => !isVisitorRow(row));
  if (at !== -1) {
    const row = oneLine(inspect(rows[at], { depth: 0, maxStringLength: 60 }), LONGEST_QUOTE);
    return `row ${at + 1} isn't a path with numbers of 0 or more: ${row}`;
  }
  if (!('totals' in json) || !isCounts(json.totals)) return '`totals` lacks a number of 0 or more';
  return '`hasMore` is neither true nor false';
}

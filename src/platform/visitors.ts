import { inspect } from 'node:util';
import * as z from 'zod/mini';
import { oneLine } from '../lib/text.ts';
import type { Attempt, PlatformClient } from './client.ts';
import { PlatformError } from './errors.ts';

const count = z.number(mustBe('a number of 0 or more')).check(z.nonnegative(mustBe('a number of 0 or more')));

const Counts = z.object({ human: count, ai: count, total: count }, mustBe('an object'));

/** Approximate numbers of distinct visitors. `total` counts a visitor once who came in person and through an AI. */
export type VisitorCounts = Readonly<z.infer<typeof Counts>>;

export const COUNTS = ['human', 'ai', 'total'] as const;

/** A lone surrogate in a path can't be written as UTF-8. */
const path = z.string(mustBe('a text')).check(z.overwrite((text) => text.toWellFormed()));

const Row = z.object({ path, ...Counts.shape }, mustBe('an object'));

export type VisitorRow = Readonly<z.infer<typeof Row>>;

const Page = z.object({
  visitors: z.array(Row),
  /** Of the whole site in the whole period, so the same on every page. */
  totals: Counts,
  hasMore: z.boolean(mustBe('`true` or `false`')),
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
  const { data, error } = Page.safeParse(answer.json);
  if (data !== undefined) return data;
  const [{ path: at, message } = { path: [], message: '' }] = error.issues;
  const where = z.core.toDotPath(at);
  // What has no list didn't come from the API.
  const failure = where === '' || where === 'visitors' ? 'unreadable-answer' : 'invalid-page';
  throw new PlatformError({ ...answer, failure, cause: new Error(`\`${where}\` ${message}`) });
}

const LONGEST_QUOTE = 140;

/** Returns the options of a schema whose errors quote the value. */
function mustBe(what: string) {
  return {
    error: ({ input }: { readonly input?: unknown }) =>
      `must be ${what}, not ${oneLine(inspect(input, { depth: 0 }), LONGEST_QUOTE)}`,
  };
}

import * as z from 'zod/mini';
import type { Attempt, PlatformClient } from './client.ts';
import { PlatformError } from './errors.ts';
import { serviceMessageOfUnexpected } from './service-message.ts';

/** Distinct visitors. `total` counts once who came in person and through an AI: it is not the sum of the two. */
export interface VisitorCounts {
  readonly human: number;
  readonly ai: number;
  readonly total: number;
}

/** The visitors of one page of the site. */
export interface VisitorRow extends VisitorCounts {
  readonly path: string;
}

/** One page of results, as the specification has it. */
export interface VisitorPage {
  /** Of the whole site in the whole window, whichever page this is. */
  readonly totals: VisitorCounts;
  readonly visitors: readonly VisitorRow[];
  readonly hasMore: boolean;
}

export interface VisitorQuery {
  /** ISO 8601 dates; the service excludes `dateTo`. What is undefined is not sent. */
  readonly dateFrom: string | undefined;
  readonly dateTo: string | undefined;
  /** 1 to 250. */
  readonly limit: number;
  /** Rows to skip. */
  readonly offset: number;
}

/** Rows are most of an answer, and a guard takes a tenth of the time that a schema of their objects takes. */
const Page = z.object({
  totals: z.custom<VisitorCounts>(isCounts),
  visitors: z.custom<readonly VisitorRow[]>((value) => Array.isArray(value) && value.every(isRow)),
  hasMore: z.boolean(),
});

/** The unique visitors of one project. */
export class Visitors {
  readonly #client: PlatformClient;
  readonly #projectId: string;

  constructor(client: PlatformClient, projectId: string) {
    this.#client = client;
    this.#projectId = projectId;
  }

  /** One request; rejects with a `PlatformError`. */
  async page({ dateFrom, dateTo, limit, offset }: VisitorQuery, attempt: Attempt): Promise<VisitorPage> {
    const answer = await this.#client.send({
      method: 'GET',
      path: ['v1', 'analytics', this.#projectId, 'visitors'],
      query: {
        ...(dateFrom !== undefined && { dateFrom }),
        ...(dateTo !== undefined && { dateTo }),
        limit: String(limit),
        offset: String(offset),
      },
      ...attempt,
    });
    const page = Page.safeParse(answer.json);
    if (page.success) return page.data;
    throw new PlatformError({
      failure: 'unreadable-answer',
      method: answer.method,
      path: answer.path,
      status: answer.status,
      serviceMessage: serviceMessageOfUnexpected(answer.text, answer.json),
      cause: page.error,
    });
  }
}

function isCounts(value: unknown): value is VisitorCounts {
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

function isRow(value: unknown): value is VisitorRow {
  return isCounts(value) && 'path' in value && typeof value.path === 'string';
}

function isCount(value: unknown): boolean {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

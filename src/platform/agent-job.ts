import * as z from 'zod/mini';
import { PlatformError } from './errors.ts';
import { type Answer, isPathSegment, type Transport } from './transport.ts';

const text = z.catch(z.optional(z.string()), undefined);

/**
 * Only `id` and `status` are required: the specification does not say which other fields are, so one that is missing,
 * null or of another kind is as good as not there.
 */
const Job = z.looseObject({
  id: z.string().check(z.refine(isPathSegment)),
  status: z.string().check(z.minLength(1)),
  source: z.catch(z.optional(z.object({ repository: text, ref: text })), undefined),
  model: text,
  prLink: text,
  createdAt: text,
  archivedAt: text,
});

/** An agent job as the service last gave it. */
export interface AgentJob {
  readonly id: string;
  /** The service's own word. `phaseOf` says what it means. */
  readonly status: string;
  /** The full URL of the source repository, and the ref in it. */
  readonly repository: string | undefined;
  readonly ref: string | undefined;
  readonly model: string | undefined;
  readonly prLink: string | undefined;
  /** The whole answer, with the fields that nobody knows yet. */
  readonly answer: Readonly<Record<string, unknown>>;
}

/** What a job's status means for those who wait. A status that the specification does not name is not an end. */
export type Phase = 'active' | 'completed' | 'archived' | 'failed' | 'unrecognised';

export function phaseOf(status: string): Phase {
  switch (status) {
    case 'active':
    case 'completed':
    case 'archived':
    case 'failed':
      return status;
    default:
      return 'unrecognised';
  }
}

/** The agent jobs of one project. Each method is one request and rejects with a `PlatformError`. */
export class AgentJobs {
  readonly #transport: Transport;
  readonly #projectId: string;

  constructor(transport: Transport, projectId: string) {
    this.#transport = transport;
    this.#projectId = projectId;
  }

  /** Starts a job. The service knows no idempotency key: a create that is repeated is a second job. */
  async create(prompt: string, signal: AbortSignal): Promise<AgentJob> {
    return jobFrom(
      await this.#transport.send({
        method: 'POST',
        path: ['v2', 'agent', this.#projectId, 'job'],
        body: { prompt },
        signal,
      }),
    );
  }

  /** Sends a job a follow-up message, repeatable no more than a create. The job may still show its old end for a moment. */
  async message(id: string, prompt: string, signal: AbortSignal): Promise<AgentJob> {
    return jobFrom(
      await this.#transport.send({
        method: 'POST',
        path: ['v2', 'agent', this.#projectId, 'job', id, 'message'],
        body: { prompt },
        signal,
      }),
    );
  }

  async get(id: string, signal: AbortSignal): Promise<AgentJob> {
    return jobFrom(
      await this.#transport.send({
        method: 'GET',
        path: ['v2', 'agent', this.#projectId, 'job', id],
        signal,
      }),
    );
  }
}

function jobFrom(answer: Answer): AgentJob {
  const parsed = Job.safeParse(answer.json);
  if (!parsed.success) {
    throw new PlatformError({
      failure: 'unreadable',
      method: answer.method,
      path: answer.path,
      status: answer.status,
      sent: true,
      body: answer.text,
      cause: parsed.error,
    });
  }
  const { id, status, source, model, prLink } = parsed.data;
  return {
    id,
    status,
    repository: source?.repository,
    ref: source?.ref,
    model,
    prLink: prLink === '' ? undefined : prLink,
    answer: z.record(z.string(), z.unknown()).parse(answer.json),
  };
}

/**
 * The job id that a damaged answer to a create still shows: the first `"id": "…"` of the outermost object, read token
 * by token as far as the text goes. Undefined where there is none that is whole.
 */
export function idShownIn(damaged: string): string | undefined {
  if (!/^\s*\{/u.test(damaged)) return undefined;
  let depth = 0;
  let key: string | undefined;
  for (const [token] of damaged.matchAll(/"(?:[^"\\]|\\.)*"|[{}[\]:,]|[^\s{}[\]:,"]+/gu)) {
    if (token === '{' || token === '[') depth += 1;
    else if (token === '}' || token === ']') depth -= 1;
    else if (token === ',') key = undefined;
    else if (token === ':' || depth !== 1) continue;
    else if (key === undefined) key = token;
    else if (key === '"id"') {
      const id = z.string().check(z.refine(isPathSegment)).safeParse(unquoted(token));
      return id.success ? id.data : undefined;
    }
  }
  return undefined;
}

function unquoted(token: string): unknown {
  try {
    return JSON.parse(token);
  } catch {
    return undefined;
  }
}

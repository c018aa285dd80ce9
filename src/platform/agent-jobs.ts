import * as z from 'zod/mini';
import { type ApiResponse, type Attempt, isPathSegment, type PlatformClient } from './client.ts';
import { messageInPlaceOfAnswer, PlatformError } from './errors.ts';

const Id = z.string().check(z.refine(isPathSegment));
const text = z.catch(z.optional(z.string()), undefined);

/**
 * Only `id` and `status` are required: the specification does not say which other fields are, so one that is missing,
 * null or of another kind is as good as not there.
 */
const Job = z.object({
  id: Id,
  status: z.string().check(z.minLength(1)),
  source: z.catch(z.optional(z.object({ repository: text, ref: text })), undefined),
  model: text,
  prLink: text,
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
  /** The whole answer as it came, JSON, with the fields that nobody knows yet. */
  readonly json: string;
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
  readonly #client: PlatformClient;
  readonly #projectId: string;

  constructor(client: PlatformClient, projectId: string) {
    this.#client = client;
    this.#projectId = projectId;
  }

  /** Starts a job. The service knows no idempotency key: a create that is repeated is a second job. */
  async create(prompt: string, attempt: Attempt): Promise<AgentJob> {
    return jobFrom(
      await this.#client.send({
        method: 'POST',
        path: ['v2', 'agent', this.#projectId, 'job'],
        body: { prompt },
        ...attempt,
      }),
    );
  }

  /** Sends a job a follow-up message, repeatable no more than a create. The job may still show its old end for a moment. */
  async message(id: string, prompt: string, attempt: Attempt): Promise<AgentJob> {
    return jobFrom(
      await this.#client.send({
        method: 'POST',
        path: ['v2', 'agent', this.#projectId, 'job', id, 'message'],
        body: { prompt },
        ...attempt,
      }),
      id,
    );
  }

  async get(id: string, attempt: Attempt): Promise<AgentJob> {
    return jobFrom(
      await this.#client.send({
        method: 'GET',
        path: ['v2', 'agent', this.#projectId, 'job', id],
        ...attempt,
      }),
      id,
    );
  }
}

/** The job in an answer; one about another job than was asked for is no answer. */
function jobFrom(answer: ApiResponse, asked?: string): AgentJob {
  const parsed = Job.safeParse(answer.json);
  if (!parsed.success || (asked !== undefined && parsed.data.id !== asked)) {
    throw new PlatformError({
      failure: 'unreadable',
      method: answer.method,
      path: answer.path,
      status: answer.status,
      serviceMessage: messageInPlaceOfAnswer(answer.text, answer.json),
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
    json: answer.text.trim(),
  };
}

/**
 * The job id that a damaged answer to a create still shows: the first `"id": "…"` of the outermost object, read once
 * from the left as far as the text goes. Undefined where there is none that is whole.
 */
export function partialId(damaged: string): string | undefined {
  if (!/^\s*\{/u.test(damaged)) return undefined;
  let depth = 0;
  let key: string | undefined;
  for (let at = 0; at < damaged.length; at += 1) {
    const character = damaged[at];
    if (character === '{' || character === '[') depth += 1;
    else if (character === '}' || character === ']') depth -= 1;
    else if (character === ',' && depth === 1) key = undefined;
    else if (character === '"') {
      const end = endOfString(damaged, at);
      if (end === undefined) return undefined;
      const text = damaged.slice(at, end);
      at = end - 1;
      if (depth !== 1) continue;
      if (key === '"id"') return Id.safeParse(unquoted(text)).data;
      key ??= text;
    }
  }
  return undefined;
}

/** Where a JSON string that starts at `start` ends, or undefined where the text ends first. */
function endOfString(text: string, start: number): number | undefined {
  for (let at = start + 1; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === '"') return at + 1;
  }
  return undefined;
}

function unquoted(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

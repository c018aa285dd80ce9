import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { lenient, OptionalText } from '../lib/json.ts';
import { webUrl } from '../lib/markdown.ts';
import { type Attempt, isPathSegment, type PlatformClient } from './client.ts';
import { expectPlatformError, PlatformError } from './errors.ts';
import type { ApiResponse } from './failures.ts';

/** Only `id` and `status` are required. As the specification doesn't name others, a missing, null or malformed one is unset. */
export const Job = z.object({
  id: z.string().check(z.refine(isPathSegment)),
  /** The API's own word. See `endOf`. */
  status: z.string().check(z.minLength(1)),
  source: lenient(z.object({ repository: OptionalText, ref: OptionalText })),
  model: OptionalText,
  prLink: OptionalText,
});

/** A response to a create or a message that names the job shows that it was accepted. The next poll says how it is. */
const Accepted = z.extend(Job, { status: z.catch(Job.shape.status, 'active') });

interface End {
  readonly status: string;
  /** Of a job without a pull request, for a message. */
  readonly how: string;
  /**
   * `job-id: auto` sends the job a message, and a re-run reports its pull request. If not, both create another job. Without a pull
   * request, a re-run creates another one in any case.
   */
  readonly canContinue: boolean;
  /** The next run of `include: merges` sends again the merges that the job got. */
  readonly resendsMerges: boolean;
}

/** A job with one of these isn't polled anymore, and a message is sent at once. Its comment is marked as ended. */
export const ENDS = [
  { status: 'completed', how: 'completed without a pull request', canContinue: true, resendsMerges: false },
  { status: 'archived', how: 'was archived', canContinue: false, resendsMerges: false },
  { status: 'failed', how: 'failed', canContinue: false, resendsMerges: true },
] as const satisfies readonly End[];

export type EndStatus = (typeof ENDS)[number]['status'];

/** An active job, or one with an unknown status, is polled on, and a message waits until it has ended. */
export const STATUSES: readonly string[] = ['active', ...ENDS.map(({ status }) => status)];

/** Undefined if the job hasn't ended, as far as is known. */
export function endOf({ status }: AgentJob) {
  return ENDS.find((end) => end.status === status);
}

export function openAgentJobs(client: PlatformClient, projectId: string) {
  const path = ['v2', 'agent', projectId, 'job'];
  return {
    /** The API has no idempotency key, so a retry can create a second job. */
    create: async (prompt: string, attempt: Attempt): Promise<AgentJob> =>
      parseJob(await client.post(path, attempt, { prompt }), Accepted),
    /** As with a create, a retry can send it twice. The job can show its old end for a moment. */
    message: async (id: string, prompt: string, attempt: Attempt): Promise<AgentJob> =>
      parseJob(await client.post([...path, id, 'message'], attempt, { prompt }), Accepted, id),
    /** Asks for a job that can't exist. Returns undefined if the API says so. A rejection is told as that of a create. */
    testKey: async (attempt: Attempt): Promise<PlatformError | undefined> => {
      const unreadable = { failure: 'unreadable-answer' } as const;
      const answer = await client.get([...path, randomUUID()], attempt).catch(expectPlatformError);
      if (!(answer instanceof PlatformError)) return new PlatformError({ ...answer, ...unreadable });
      const { failed } = answer;
      if (failed.failure === 'not-found') {
        // A proxy's or another server's lacks the field.
        const isOfApi = typeof failed.json === 'object' && failed.json !== null && 'error' in failed.json;
        return isOfApi ? undefined : new PlatformError({ ...failed, ...unreadable });
      }
      if (!answer.isRejection) return answer;
      const pathOfCreate = failed.path.slice(0, failed.path.lastIndexOf('/'));
      return new PlatformError({ ...failed, method: 'POST', path: pathOfCreate }, failed);
    },
    get: async (id: string, attempt: Attempt): Promise<AgentJob> =>
      parseJob(await client.get([...path, id], attempt), Job, id),
  };
}

export type AgentJob = Readonly<ReturnType<typeof parseJob>>;

/** A job by its id, and as the API last returned it, if it did. */
export interface JobRef {
  readonly id: string;
  readonly last: AgentJob | undefined;
}

/** Throws a `PlatformError` if the response isn't a job, or isn't the job `expectedId`. */
function parseJob(response: ApiResponse, schema: typeof Job | typeof Accepted, expectedId?: string) {
  const { data, error } = schema.safeParse(response.json);
  const json = written(response.json);
  if (data === undefined || json === undefined || data.id !== (expectedId ?? data.id)) {
    throw new PlatformError({ ...response, failure: 'unreadable-answer', cause: error });
  }
  const { source, prLink: given, ...job } = data;
  const link = given?.trim() || undefined;
  const prLink = link && webUrl(link);
  return {
    ...job,
    /** A safe URL of the source repository, and the ref in it. */
    repository: webUrl(source?.repository ?? ''),
    ref: source?.ref,
    /** A safe http or https URL. */
    prLink,
    /** What the API returned instead, if that isn't such a URL: text from outside. */
    invalidPrLink: prLink === undefined ? link : undefined,
    /** With unknown fields, and with no escape that could hide a secret from the runner. */
    json,
  };
}

/** Returns undefined for what is nested so deeply that Node can parse it, but not write it. */
function written(value: unknown): string | undefined {
  try {
    return JSON.stringify(value);
  } catch {
    return undefined;
  }
}

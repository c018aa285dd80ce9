import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import type { OwnComment } from '../../github/comments.ts';
import type { IssueRef } from '../../github/issue.ts';
import { lenient, parseJson } from '../../lib/json.ts';
import type { Run } from '../job-run.ts';

const Marker = z.object({
  job: z.string(),
  project: z.string(),
  run: z.string(),
  attempt: z.number(),
  workflowJob: z.string(),
  step: z.string(),
  /** The input `key`, which distinguishes the jobs of a matrix. */
  key: z.string(),
  /** SHA-256 of the prompt, in hexadecimal; empty if there was none. */
  prompt: z.string(),
  /** Whether the comment reports the job's end. */
  ended: z.catch(z.boolean(), false),
  /** The id of the comment that this one stands beside, to announce the end of its job. Such a comment names no job. */
  announces: z.optional(lenient(z.number())),
});

/** What our comment says to a later run: which job it reports. `job` is empty if there is none, or it is unknown. */
export type Marker = z.infer<typeof Marker>;

/** A comment of our own account with its marker, and whether one of our keys signed that. */
export type Marked<Comment extends OwnComment> = Comment & {
  readonly marker: Marker;
  readonly isVerified: boolean;
};

/** Part of the authenticated data, so that another use of a key can't give the same code. */
const PURPOSE = 'docs-agent-action marker 1';

const MARKER = /<!-- docs-agent-action:1 ([A-Za-z0-9+/=]+) ([A-Za-z0-9+/=]+) -->\s*$/u;

/** `jobId` is undefined if there is no job, or it wasn't found. */
export function markerOf(
  { environment, inputs }: Run,
  jobId: string | undefined,
  promptSha256: string,
  isEnded: boolean,
): Marker {
  const { runId, runAttempt, workflowJob, step } = environment;
  return {
    job: jobId ?? '',
    project: inputs.projectId,
    run: runId,
    attempt: runAttempt,
    workflowJob,
    step,
    key: inputs.key,
    prompt: promptSha256,
    ended: isEnded,
  };
}

/** Returns whether two markers are of the same step and prompt, in any attempt. Jobs of a matrix differ in their key. */
export function isSameStep(one: Marker, other: Marker): boolean {
  return (['run', 'workflowJob', 'step', 'key', 'project', 'prompt'] as const).every(
    (name) => one[name] === other[name],
  );
}

/**
 * Returns an HTML comment, which GitHub doesn't show. Its HMAC-SHA256 is of content and place, so it can't be forged without a
 * key or copied elsewhere. Base64 has no hyphen, so the content can't close the comment.
 */
export function signMarker(run: Run, marker: Marker, issue: IssueRef): string {
  const said = Buffer.from(JSON.stringify(marker)).toString('base64');
  const code = authentication(run, said, markerKey(run), issue).toString('base64');
  return `<!-- docs-agent-action:1 ${said} ${code} -->`;
}

export function hasMarker(body: string): boolean {
  return MARKER.test(body);
}

/** Returns a comment with the marker at its end, whether or not that holds; undefined if it has none. */
export function withMarker<Comment extends OwnComment>(
  run: Run,
  comment: Comment,
  issue: IssueRef,
): Marked<Comment> | undefined {
  const [, said, code] = MARKER.exec(comment.body) ?? [];
  if (said === undefined || code === undefined) return undefined;
  const { data: marker } = Marker.safeParse(parseJson(Buffer.from(said, 'base64').toString('utf8')));
  if (marker === undefined) return undefined;
  const found = Buffer.from(code, 'base64');
  // One that was signed with the API key holds too.
  const isVerified = [markerKey(run), run.inputs.apiKey].some((key) => {
    const expected = authentication(run, said, key, issue);
    return found.length === expected.length && timingSafeEqual(found, expected);
  });
  return { ...comment, marker, isVerified };
}

function markerKey({ inputs }: Run): string {
  return inputs.markerKey ?? inputs.apiKey;
}

/** Only valid where its comment is. */
function authentication({ environment }: Run, said: string, key: string, issue: IssueRef): Buffer {
  return createHmac('sha256', key)
    .update([PURPOSE, environment.repository.toLowerCase(), issue.number, said].join('\n'))
    .digest();
}

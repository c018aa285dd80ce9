import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import { parseJson } from '../../lib/json.ts';
import type { Environment } from '../../runner/environment.ts';

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
});

/** What our comment says to a later run: which job it reports. `job` is empty if it's unknown. */
export type Marker = z.infer<typeof Marker>;

/** Where a comment is. Its marker is only valid there. */
export interface CommentLocation {
  /** `owner/name`. */
  readonly repository: string;
  readonly issue: number;
}

/** Part of the authenticated data, so that another use of the key can't give the same code. */
const PURPOSE = 'docs-agent-action marker 1';

const MARKER = /<!-- docs-agent-action:1 ([A-Za-z0-9+/=]+) ([A-Za-z0-9+/=]+) -->\s*$/u;

/**
 * Returns the marker as an HTML comment, which GitHub doesn't show. It has an HMAC-SHA256, keyed with the API key, of its
 * content and location, so it can't be forged without the key or copied elsewhere. Base64 has no hyphen, so its content
 * can't close the comment.
 */
export function formatMarker(marker: Marker, apiKey: string, location: CommentLocation): string {
  const said = Buffer.from(JSON.stringify(marker)).toString('base64');
  return `<!-- docs-agent-action:1 ${said} ${authentication(said, apiKey, location).toString('base64')} -->`;
}

/** Returns whether a body has a marker at all, verified or not. */
export function hasMarker(body: string): boolean {
  return MARKER.test(body);
}

/** A marker in a comment's body. Only a verified one is ours. */
export interface ParsedMarker {
  readonly marker: Marker;
  readonly isVerified: boolean;
}

/** Returns the marker at the end of a comment's body; undefined if there is none, or it can't be parsed. */
export function parseMarker(
  body: string,
  apiKey: string,
  location: CommentLocation,
): ParsedMarker | undefined {
  const [, said, code] = MARKER.exec(body) ?? [];
  if (said === undefined || code === undefined) return undefined;
  const { data: marker } = Marker.safeParse(parseJson(Buffer.from(said, 'base64').toString('utf8')));
  if (marker === undefined) return undefined;
  const expected = authentication(said, apiKey, location);
  const found = Buffer.from(code, 'base64');
  return { marker, isVerified: found.length === expected.length && timingSafeEqual(found, expected) };
}

function authentication(said: string, apiKey: string, { repository, issue }: CommentLocation): Buffer {
  return createHmac('sha256', apiKey)
    .update([PURPOSE, repository.toLowerCase(), issue, said].join('\n'))
    .digest();
}

/** What identifies a step: all attempts of a run have the same, jobs of a matrix don't. */
export type StepIdentity = Pick<Marker, 'run' | 'workflowJob' | 'step' | 'key' | 'project' | 'prompt'>;

/** Returns what identifies this step; `prompt` is the SHA-256 of its prompt in hexadecimal, empty if there is none. */
export function stepIdentityOf(
  { runId, workflowJob, step, input }: Pick<Environment, 'runId' | 'workflowJob' | 'step' | 'input'>,
  project: string,
  prompt: string,
): StepIdentity {
  return { run: runId, workflowJob, step, key: input('key'), project, prompt };
}

/** Returns whether a marker was written by the step with this identity, in any attempt. */
export function isSameStep(
  marker: Marker,
  { run, workflowJob, step, key, project, prompt }: StepIdentity,
): boolean {
  return (
    marker.run === run &&
    marker.workflowJob === workflowJob &&
    marker.step === step &&
    marker.key === key &&
    marker.project === project &&
    marker.prompt === prompt
  );
}

/** A job that an earlier attempt of this run created for the same step, and the comment that names it. */
export interface PreviousAttempt {
  readonly jobId: string;
  readonly attempt: number;
  readonly commentId: number;
}

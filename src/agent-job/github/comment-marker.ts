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
  /** The input `key`, which tells the legs of a matrix apart. */
  key: z.string(),
  /** SHA-256 of the prompt, in hexadecimal; empty where there was none. */
  prompt: z.string(),
});

/** What a comment of ours says to a later run: whose job it reports. `job` is empty where none is known. */
export type Marker = z.infer<typeof Marker>;

/** Where the comment stands: a marker holds nowhere else. */
export interface CommentLocation {
  /** `owner/name`. */
  readonly repository: string;
  readonly issue: number;
}

/** Bound to this purpose, so that no other use of the key can ever give the same code. */
const PURPOSE = 'docs-agent-action marker 1';

const MARKER = /<!-- docs-agent-action:1 ([A-Za-z0-9+/=]+) ([A-Za-z0-9+/=]+) -->\s*$/u;

/**
 * The marker as an HTML comment, which GitHub does not show. It carries an HMAC-SHA256, keyed with the API key, over
 * what it says and over where it stands: nobody without the key can make one, and one that was copied elsewhere does
 * not hold. Base64 has no hyphen, so that nothing in it can close the comment.
 */
export function formatMarker(marker: Marker, apiKey: string, place: CommentLocation): string {
  const said = Buffer.from(JSON.stringify(marker)).toString('base64');
  return `<!-- docs-agent-action:1 ${said} ${authentication(said, apiKey, place).toString('base64')} -->`;
}

/** Returns whether a body has a marker at all, verified or not. */
export function hasMarker(body: string): boolean {
  return MARKER.test(body);
}

/** What a comment's body claims to be. Only a verified marker is our own. */
export interface ParsedMarker {
  readonly marker: Marker;
  readonly isVerified: boolean;
}

/** Returns the marker at the end of a comment's body; undefined if there is none that can be read. */
export function parseMarker(body: string, apiKey: string, place: CommentLocation): ParsedMarker | undefined {
  const [, said, code] = MARKER.exec(body) ?? [];
  if (said === undefined || code === undefined) return undefined;
  const { data: marker } = Marker.safeParse(parseJson(Buffer.from(said, 'base64').toString('utf8')));
  if (marker === undefined) return undefined;
  const expected = authentication(said, apiKey, place);
  const found = Buffer.from(code, 'base64');
  return { marker, isVerified: found.length === expected.length && timingSafeEqual(found, expected) };
}

function authentication(said: string, apiKey: string, { repository, issue }: CommentLocation): Buffer {
  return createHmac('sha256', apiKey)
    .update([PURPOSE, repository.toLowerCase(), issue, said].join('\n'))
    .digest();
}

/** What makes a request the same: attempts of one run differ in nothing else, legs of a matrix differ in these. */
export type Intent = Pick<Marker, 'run' | 'workflowJob' | 'step' | 'key' | 'project' | 'prompt'>;

/** Returns the intent of this step; `prompt` is the SHA-256 of its prompt in hexadecimal, empty if there is none. */
export function intentOf(
  { runId, workflowJob, step, input }: Pick<Environment, 'runId' | 'workflowJob' | 'step' | 'input'>,
  project: string,
  prompt: string,
): Intent {
  return { run: runId, workflowJob, step, key: input('key'), project, prompt };
}

export function isSameIntent(
  marker: Marker,
  { run, workflowJob, step, key, project, prompt }: Intent,
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

/** A job that an earlier attempt of this run created for the same intent, and the comment that names it. */
export interface PreviousAttempt {
  readonly jobId: string;
  readonly attempt: number;
  readonly commentId: number;
}

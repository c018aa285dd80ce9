import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import { lenient, parseJson } from '../../lib/json.ts';

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

/** A marker in a comment, and whether one of our keys signed it. */
export interface ParsedMarker {
  readonly marker: Marker;
  readonly isVerified: boolean;
}

/** Where a comment is. Its marker is only valid there. */
export interface CommentLocation {
  /** `owner/name`. */
  readonly repository: string;
  readonly issue: number;
}

/** Part of the authenticated data, so that another use of a key can't give the same code. */
const PURPOSE = 'docs-agent-action marker 1';

const MARKER = /<!-- docs-agent-action:1 ([A-Za-z0-9+/=]+) ([A-Za-z0-9+/=]+) -->\s*$/u;

/**
 * Returns the marker as an HTML comment, which GitHub doesn't show. It has an HMAC-SHA256 of its content and location, so it
 * can't be forged without a key or copied elsewhere. Base64 has no hyphen, so its content can't close the comment.
 */
export function formatMarker(marker: Marker, key: string, location: CommentLocation): string {
  const said = Buffer.from(JSON.stringify(marker)).toString('base64');
  return `<!-- docs-agent-action:1 ${said} ${authentication(said, key, location).toString('base64')} -->`;
}

/** Returns whether a body has a marker at all, verified or not. */
export function hasMarker(body: string): boolean {
  return MARKER.test(body);
}

/** Returns the marker at the end of a comment's body, and whether one of the keys signed it; undefined if there is none. */
export function parseMarker(
  body: string,
  keys: readonly string[],
  location: CommentLocation,
): ParsedMarker | undefined {
  const [, said, code] = MARKER.exec(body) ?? [];
  if (said === undefined || code === undefined) return undefined;
  const { data: marker } = Marker.safeParse(parseJson(Buffer.from(said, 'base64').toString('utf8')));
  if (marker === undefined) return undefined;
  const found = Buffer.from(code, 'base64');
  const isVerified = keys.some((key) => {
    const expected = authentication(said, key, location);
    return found.length === expected.length && timingSafeEqual(found, expected);
  });
  return { marker, isVerified };
}

function authentication(said: string, key: string, { repository, issue }: CommentLocation): Buffer {
  return createHmac('sha256', key)
    .update([PURPOSE, repository.toLowerCase(), issue, said].join('\n'))
    .digest();
}

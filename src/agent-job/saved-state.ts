import * as z from 'zod/mini';
import { parseJson } from '../lib/json.ts';
import type { Runner } from '../runner/commands.ts';
import type { Environment } from '../runner/environment.ts';
import type { Done } from './job/done.ts';
import type { Outcome } from './report/outcome.ts';

/** What `main` saves for `post`, in this order. Each entry is written whole, so after a kill they say how far `main` got. */
const SavedState = z.object({
  startedAt: z.optional(z.number()),
  /** Saved before any request. */
  prompt: z.optional(z.object({ sha256: z.string(), bytes: z.number() })),
  mark: z.optional(z.object({ newest: z.string(), base: z.string() })),
  /** The commit, branch or tag up to which the diff goes that is sent. */
  diffHead: z.optional(z.string()),
  /** When the job accepted a message, until it was seen active after that. */
  messageAcceptedAt: z.optional(z.number()),
  /**
   * What happened, if `main` was killed after this; `not-created` if nothing was accepted. An end counts as `main` saw it: another
   * run can send the job a message before `post`, or the API can fail. `main` wrote it, so it needs no check.
   */
  done: z.optional(z.custom<Extract<Done, { kind: 'not-created' | 'unknown' | 'cancelled' | 'ended' }>>()),
  /** What `main` wrote to its outputs and summary. Only the comment may be missing. Not checked either. */
  reported: z.optional(z.custom<Omit<Outcome, 'job' | 'pullRequest' | 'done'>>()),
  /** Its comment is written too. */
  isCommented: z.optional(z.boolean()),
  /** `main` has nothing left to report. The entry of `post` checks this too, before it imports anything. */
  finished: z.optional(z.boolean()),
});

export type SavedState = z.infer<typeof SavedState>;

/** In the order of `changes`. `post` gets each in an environment variable: 128 KiB on Linux, and the API's texts can be longer. */
export function saveForPost({ redact, saveState }: Runner, changes: Partial<SavedState>): void {
  const shortened = (name: string, value: unknown) => {
    if (name === 'json') return '';
    // A cut can't leave half a secret.
    return typeof value === 'string' ? redact(value).slice(0, MAX_TEXT_LENGTH) : value;
  };
  for (const [name, value] of Object.entries(changes))
    saveState(name, JSON.stringify(value, shortened) ?? '');
}

/** In characters, of up to six bytes each. Of a message, the job is saved as it was before it and after it. */
const MAX_TEXT_LENGTH = 2_000;

export function readSavedState({ state }: Environment): SavedState {
  const names = Object.keys(SavedState.shape);
  return SavedState.parse(Object.fromEntries(names.map((name) => [name, parseJson(state(name))])));
}

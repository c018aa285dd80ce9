import * as z from 'zod/mini';
import { lenient, OptionalText, parseJson } from '../lib/json.ts';
import type { AgentJob } from '../platform/agent-jobs.ts';
import type { Runner } from '../runner/commands.ts';
import type { Environment } from '../runner/environment.ts';
import type { Target } from './job/done.ts';
import type { Outcome } from './report/outcome.ts';

const Flag = z.catch(z.boolean(), false);

/**
 * What `main` saves for `post`, in the order in which it is written. Each entry is written whole, so after a kill the entries
 * say how far `main` got.
 */
const SavedState = z.object({
  /** When `main` started. */
  startedAt: z.optional(z.number()),
  /** Saved before any request. */
  prompt: lenient(z.object({ sha256: z.string(), bytes: z.number() })),
  /** Where the prompt goes, or which job is resumed or followed. `main` wrote it, so it needs no check. */
  target: z.optional(z.custom<Target>()),
  /** What of a branch is marked once the job has the prompt: the SHA of the newest commit, and of that before the batch. */
  mark: lenient(z.object({ newest: z.string(), base: z.string() })),
  /** A create or a message may have been sent, and may have been accepted. */
  isSubmitting: Flag,
  /** When the job accepted a message, until it was seen active after that. */
  messageAcceptedAt: z.optional(z.number()),
  /** The job that accepted the prompt, or is followed. Not a job that was only looked up. */
  jobId: OptionalText,
  /** The job as `main` saw its end: another run can send it a message before `post`, or the API can fail. Not checked either. */
  ended: z.optional(z.custom<AgentJob>()),
  /** What `main` wrote to its outputs and summary. Only the comment may be missing. Not checked either. */
  reported: z.optional(z.custom<Omit<Outcome, 'job' | 'pullRequest' | 'done'>>()),
  /** Its comment is written too. */
  isCommented: Flag,
  /** `main` has nothing left to report. The entry of `post` checks this too, before it imports anything. */
  finished: Flag,
});

export type SavedState = z.infer<typeof SavedState>;

/** The entries are written in the order of `changes`. */
export function saveForPost(runner: Runner, changes: Partial<SavedState>): void {
  for (const [name, value] of Object.entries(changes))
    runner.saveState(name, JSON.stringify(value, shortened) ?? '');
}

/** `post` gets each entry in an environment variable, which Linux limits to 128 KiB, and the API's texts can be longer. */
function shortened(_name: string, value: unknown): unknown {
  return typeof value === 'string' ? value.slice(0, MAX_TEXT_LENGTH) : value;
}

const MAX_TEXT_LENGTH = 4_000;

export function readSavedState({ state }: Environment): SavedState {
  const names = Object.keys(SavedState.shape);
  return SavedState.parse(Object.fromEntries(names.map((name) => [name, parseJson(state(name))])));
}

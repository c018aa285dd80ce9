import * as z from 'zod/mini';
import type { AgentJob } from '../platform/agent-jobs.ts';
import type { Runner } from '../runner/commands.ts';
import type { Environment } from '../runner/environment.ts';
import type { JobRef } from './job/result.ts';
import type { Outcome } from './report/outcome.ts';

/**
 * What `main` saves for `post`, in the order in which it is written. Each entry is written whole, so after a kill the entries
 * say how far `main` got.
 */
export interface SavedState {
  /** A create or a message may have been sent, and may have been accepted. */
  readonly submitting: boolean;
  /** SHA-256 of the prompt, in hexadecimal; empty if there was none. */
  readonly prompt: string;
  /** The job that a message was sent to. */
  readonly messageTo: string | undefined;
  /** The pull request that it had before. */
  readonly prLinkBefore: string | undefined;
  /** An earlier attempt of the run had created the job. */
  readonly isResumed: boolean;
  /** The job that accepted the prompt, or is followed. Not a job that was only looked up. */
  readonly jobId: string | undefined;
  /** When that job accepted a message, in milliseconds since the epoch, until it was seen active after that. */
  readonly messageAcceptedAt: number | undefined;
  /** What `main` wrote to its outputs and summary. Only the comment may be missing. */
  readonly summarized: Summarized | undefined;
  /** `main` has nothing left to report. The entry of `post` checks this too, before it imports anything. */
  readonly finished: boolean;
}

/** Saves that a create, or a message to `messageTo`, is about to be sent, and forgets a job that was looked up before. */
export function saveSubmitting(runner: Runner, messageTo: Pick<AgentJob, 'id' | 'prLink'> | undefined): void {
  runner.saveState('job-id', '');
  runner.saveState('message-to', messageTo?.id ?? '');
  runner.saveState('pr-link-before', messageTo?.prLink ?? '');
  runner.saveState('submitting', 'true');
}

/** Saves that nothing was accepted. */
export function saveNotAccepted(runner: Runner): void {
  runner.saveState('submitting', 'false');
}

export function saveJob(runner: Runner, { id }: JobRef): void {
  runner.saveState('job-id', id);
}

/** Saves that the job that is published next is an earlier attempt's. */
export function saveResumed(runner: Runner): void {
  runner.saveState('resumed', 'true');
}

/** Saves when a message was accepted; undefined once the job was seen active after it. */
export function saveMessageAccepted(runner: Runner, at: number | undefined): void {
  runner.saveState('message-accepted-at', at === undefined ? '' : String(at));
}

export function saveSummarized(runner: Runner, outcome: Summarized): void {
  const { name, reason, conclusion, message, explanation, change } = outcome;
  runner.saveState('summarized', JSON.stringify({ name, reason, conclusion, message, explanation, change }));
}

/** Saves the prompt's hash, before any request. */
export function savePrompt(runner: Runner, promptSha256: string): void {
  runner.saveState('prompt', promptSha256);
}

export function saveFinished(runner: Runner): void {
  runner.saveState('finished', 'true');
}

export function readSavedState({ state }: Pick<Environment, 'state'>): SavedState {
  return {
    submitting: state('submitting') === 'true',
    prompt: state('prompt'),
    messageTo: state('message-to') || undefined,
    prLinkBefore: state('pr-link-before') || undefined,
    isResumed: state('resumed') === 'true',
    jobId: state('job-id') || undefined,
    messageAcceptedAt: Number(state('message-accepted-at')) || undefined,
    summarized: parseSummarized(state('summarized')),
    finished: state('finished') === 'true',
  };
}

/** An outcome without the job and its pull request. */
export type Summarized = Pick<
  Outcome,
  'name' | 'reason' | 'conclusion' | 'message' | 'explanation' | 'change'
>;

const isText = (value: unknown): value is string => typeof value === 'string';

/** Only `main` writes it, so its words need no check. */
const SavedSummary = z.object({
  name: z.custom<Outcome['name']>(isText),
  reason: z.optional(z.custom<NonNullable<Outcome['reason']>>(isText)),
  conclusion: z.custom<Outcome['conclusion']>(isText),
  message: z.string(),
  explanation: z.string(),
  change: z.custom<Outcome['change']>(isText),
});

function parseSummarized(saved: string): Summarized | undefined {
  if (saved === '') return undefined;
  const { reason, ...rest } = SavedSummary.parse(JSON.parse(saved));
  return { ...rest, reason };
}

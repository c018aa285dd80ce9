import * as z from 'zod/mini';
import type { Runner } from '../runner/commands.ts';
import type { Environment } from '../runner/environment.ts';
import type { JobRef } from './job/result.ts';
import type { Outcome } from './report/outcome.ts';

/**
 * What main leaves for post, in the order in which it is written. Whatever main was doing when it was killed, the entries
 * that are there are whole, and tell how far it had come.
 */
export interface SavedState {
  /** A create or a message was about to be sent, and it is not certain that it was not accepted. */
  readonly submitting: boolean;
  /** SHA-256 of the prompt, in hexadecimal; empty if there was none. */
  readonly prompt: string;
  /** The job that a message was for. */
  readonly messageTo: string | undefined;
  /** The job that has what was asked for, once it is known. A job that was only looked up is none. */
  readonly jobId: string | undefined;
  /** When that job accepted a message, in milliseconds since the epoch, until it was seen active after it. */
  readonly messageAcceptedAt: number | undefined;
  /** What main has said in its outputs and summary; only the comment may be missing. */
  readonly summarized: Summarized | undefined;
  /** Main has nothing left to report. The entry of `post` looks for it too, before it imports anything. */
  readonly finished: boolean;
}

/** Saves that a create, or a message to `messageTo`, is about to be sent: what was looked up before counts no more. */
export function saveSubmitting(runner: Runner, messageTo: string | undefined): void {
  runner.saveState('job-id', '');
  runner.saveState('message-to', messageTo ?? '');
  runner.saveState('submitting', 'true');
}

/** Saves that nothing was accepted. */
export function saveNotAccepted(runner: Runner): void {
  runner.saveState('submitting', 'false');
}

export function saveJob(runner: Runner, { id }: JobRef): void {
  runner.saveState('job-id', id);
}

/** Saves when a message was accepted; undefined once the job was seen active after it. */
export function saveMessageAccepted(runner: Runner, at: number | undefined): void {
  runner.saveState('message-accepted-at', at === undefined ? '' : String(at));
}

export function saveSummarized(runner: Runner, outcome: Summarized): void {
  const { name, reason, conclusion, message, change } = outcome;
  runner.saveState('summarized', JSON.stringify({ name, reason, conclusion, message, change }));
}

/** Saves which prompt the run is about, before anything is done for it. */
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
    jobId: state('job-id') || undefined,
    messageAcceptedAt: Number(state('message-accepted-at')) || undefined,
    summarized: parseSummarized(state('summarized')),
    finished: state('finished') === 'true',
  };
}

/** The part of an outcome that says what happened, without the job and its pull request. */
export type Summarized = Pick<Outcome, 'name' | 'reason' | 'conclusion' | 'message' | 'change'>;

const isText = (value: unknown): value is string => typeof value === 'string';

/** The runner hands main's own words on to post, and nobody else writes them. */
const SavedSummary = z.object({
  name: z.custom<Outcome['name']>(isText),
  reason: z.optional(z.custom<NonNullable<Outcome['reason']>>(isText)),
  conclusion: z.custom<Outcome['conclusion']>(isText),
  message: z.string(),
  change: z.custom<Outcome['change']>(isText),
});

function parseSummarized(saved: string): Summarized | undefined {
  if (saved === '') return undefined;
  const { reason, ...rest } = SavedSummary.parse(JSON.parse(saved));
  return { ...rest, reason };
}

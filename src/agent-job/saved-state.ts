import type { Runner } from '../runner/commands.ts';
import type { Environment } from '../runner/environment.ts';
import type { JobRef } from './job/result.ts';

/**
 * What main leaves for post, in the order in which it is written. Whatever main was doing when it was killed, the
 * entries that are there are whole, and tell how far it had come.
 */
export interface SavedState {
  /** A create or a message was about to be sent, and it is not certain that it was not accepted. */
  readonly submitting: boolean;
  /** SHA-256 of the prompt, in hexadecimal; empty where there was none. */
  readonly prompt: string;
  /** The job, once it was known to exist. */
  readonly jobId: string | undefined;
  /** Main has said its last word. The entry of `post` looks for it too, before it imports anything. */
  readonly finished: boolean;
}

export function saveSubmitting(runner: Runner, promptSha256: string, isUnderWay: boolean): void {
  runner.saveState('prompt', promptSha256);
  runner.saveState('submitting', String(isUnderWay));
}

export function saveJob(runner: Runner, { id }: JobRef): void {
  runner.saveState('job-id', id);
}

export function saveFinished(runner: Runner): void {
  runner.saveState('finished', 'true');
}

export function readSavedState({ state }: Pick<Environment, 'state'>): SavedState {
  return {
    submitting: state('submitting') === 'true',
    prompt: state('prompt'),
    jobId: state('job-id') || undefined,
    finished: state('finished') === 'true',
  };
}

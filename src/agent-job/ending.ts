import type { GitHubError } from '../github/errors.ts';
import { type AgentJob, phaseOf } from '../platform/agent-job.ts';
import type { PlatformError } from '../platform/errors.ts';

/** A job that exists: its id, and what the service last said of it, where it has said anything. */
export interface KnownJob {
  readonly id: string;
  readonly last: AgentJob | undefined;
}

/** What became of the intent. `outcomeOf` says what it means. */
export type Ending =
  /** The job is accepted, and nobody waits for it. */
  | { readonly kind: 'started'; readonly job: KnownJob }
  | { readonly kind: 'ended'; readonly as: 'completed' | 'archived' | 'failed'; readonly job: AgentJob }
  /** Time is up; `error` is what stood in the way of the last look, where something did. */
  | { readonly kind: 'timed-out'; readonly job: KnownJob; readonly error: PlatformError | undefined }
  /** The step was ended by somebody: asked to (`cancelled`), or killed, which `post` finds. */
  | { readonly kind: 'cancelled'; readonly job: KnownJob; readonly killed: boolean }
  /** The job exists, and the service does not let it be followed any more. */
  | { readonly kind: 'lost'; readonly job: KnownJob; readonly error: PlatformError }
  /** The service said no to what was asked of it. */
  | { readonly kind: 'rejected'; readonly error: PlatformError }
  /** No job can exist; without an error, because the run was cancelled first. */
  | { readonly kind: 'not-created'; readonly error: PlatformError | GitHubError | undefined }
  /** A job may exist. */
  | { readonly kind: 'unknown'; readonly error: PlatformError; readonly cancelled: boolean };

/** The ending of a job that has ended, or undefined for one that has not. */
export function endOf(job: AgentJob): Extract<Ending, { kind: 'ended' }> | undefined {
  const phase = phaseOf(job.status);
  switch (phase) {
    case 'completed':
    case 'archived':
    case 'failed':
      return { kind: 'ended', as: phase, job };
    case 'active':
    case 'unrecognised':
      return undefined;
  }
}

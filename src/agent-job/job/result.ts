import type { GitHubError } from '../../github/errors.ts';
import type { PullRequest, Role } from '../../github/repository.ts';
import { type AgentJob, phaseOf } from '../../platform/agent-jobs.ts';
import type { PlatformError } from '../../platform/errors.ts';

/** A job that exists: its id, and what the service last said of it, where it has said anything. */
export interface JobRef {
  readonly id: string;
  readonly last: AgentJob | undefined;
}

/** What became of the intent. `outcomeOf` says what it means. */
export type JobResult =
  /** The job is accepted, and nobody waits for it. */
  | { readonly kind: 'started'; readonly job: JobRef }
  | { readonly kind: 'ended'; readonly as: 'completed' | 'archived' | 'failed'; readonly job: AgentJob }
  /**
   * Time is up, or patience with a service that does not answer; `error` is what stood in the way of the last look, where
   * something did. `exists`: the job is known to exist.
   */
  | {
      readonly kind: 'timed-out';
      readonly job: JobRef;
      readonly exists: boolean;
      readonly error: PlatformError | undefined;
    }
  /** The step was ended by somebody: asked to (`cancelled`), or killed, which `post` finds. */
  | { readonly kind: 'cancelled'; readonly job: JobRef; readonly killed: boolean }
  /** The job exists, and the service does not let it be followed any more. */
  | { readonly kind: 'lost'; readonly job: JobRef; readonly error: PlatformError }
  /** The service said no to what was asked of it. */
  | { readonly kind: 'rejected'; readonly error: PlatformError }
  /** A guard held the job back. */
  | { readonly kind: 'skipped'; readonly refusal: SkipReason }
  /**
   * No job can exist; or, where `job` is known, no message to it was sent: because of an error, or because the run was
   * cancelled or its time was up before anything was sent.
   */
  | {
      readonly kind: 'not-created';
      readonly error: PlatformError | GitHubError | 'cancelled' | 'timeout';
      readonly job: JobRef | undefined;
    }
  /** A job may exist; or, where `job` is known, a message to it may have arrived. */
  | {
      readonly kind: 'unknown';
      readonly error: PlatformError;
      readonly cancelled: boolean;
      readonly job: JobRef | undefined;
    };

/** Why a guard held a job back. */
export type SkipReason =
  | { readonly guard: 'agent-event'; readonly login: string; readonly event: string }
  | { readonly guard: 'permission'; readonly login: string; readonly holds: Role; readonly needs: Role }
  | { readonly guard: 'bot'; readonly login: string }
  | {
      readonly guard: 'max-open-prs';
      readonly login: string;
      readonly repository: string;
      readonly limit: number;
      readonly open: readonly PullRequest[];
    };

/** The ending of a job that has ended, or undefined for one that has not. */
export function endedResult(job: AgentJob): Extract<JobResult, { kind: 'ended' }> | undefined {
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

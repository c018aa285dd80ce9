import type { GitHubError } from '../../github/errors.ts';
import type { PullRequest, Role } from '../../github/repository.ts';
import { type AgentJob, phaseOf } from '../../platform/agent-jobs.ts';
import type { PlatformError } from '../../platform/errors.ts';
import type { ContextError } from '../context/context-error.ts';
import type { PreviousAttempt } from '../github/comment-marker.ts';

/** A job by its id, and as the API last returned it, if it did. */
export interface JobRef {
  readonly id: string;
  readonly last: AgentJob | undefined;
}

/** A job that has ended. */
export interface EndedJob {
  readonly kind: 'ended';
  readonly as: 'completed' | 'archived' | 'failed';
  readonly job: AgentJob;
}

/** The result of waiting for a job. */
export type PollResult =
  | EndedJob
  /** `error` is why the last poll failed, if it did. */
  | { readonly kind: 'timed-out'; readonly job: JobRef; readonly error: PlatformError | undefined }
  | { readonly kind: 'cancelled'; readonly job: JobRef }
  /** The job exists, but can't be polled anymore. */
  | { readonly kind: 'lost'; readonly job: JobRef; readonly error: PlatformError };

/** The result of `requestJob`. `outcomeOf` turns it into the outcome. */
export type JobResult =
  | PollResult
  /** The job is accepted, and the step doesn't wait for it. */
  | { readonly kind: 'started'; readonly job: JobRef }
  /** Timed out before the API said whether the job exists. */
  | { readonly kind: 'unanswered'; readonly job: JobRef; readonly error: PlatformError | undefined }
  /** The step was killed while the job was active. Only `post` detects that. */
  | { readonly kind: 'killed'; readonly job: JobRef }
  /** The API refused the request; `jobId` is the job that it was about, if it wasn't a create. */
  | { readonly kind: 'rejected'; readonly error: PlatformError; readonly jobId: string | undefined }
  | { readonly kind: 'skipped'; readonly skip: SkipReason }
  /** Nothing was changed: this is what a run would do. */
  | { readonly kind: 'dry-run'; readonly plan: DryRunPlan }
  /** No job can exist; or, if `job` is known, no message was sent to it. */
  | {
      readonly kind: 'not-created';
      readonly error: PlatformError | GitHubError | ContextError | 'cancelled' | 'timeout';
      readonly job: JobRef | undefined;
    }
  /** A job may exist; or, if `job` is known, a message to it may have arrived. */
  | {
      readonly kind: 'unknown';
      readonly error: PlatformError | 'killed';
      /** The run was cancelled while the request was under way. */
      readonly cancelled?: boolean;
      readonly job: JobRef | undefined;
    };

/** What a run would do. */
export type DryRunPlan =
  | { readonly kind: 'create' }
  /** Send a job a message, after its end if it is active. */
  | { readonly kind: 'message'; readonly job: AgentJob }
  | { readonly kind: 'follow'; readonly job: AgentJob }
  /** Report a job that an earlier attempt of the run created, after its end if it is active. */
  | { readonly kind: 'resume'; readonly job: AgentJob }
  | { readonly kind: 'skip'; readonly skip: SkipReason };

/** What the step did for the result. */
export type JobAction =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'created' }
  /** A job was sent a message; `prLinkBefore` is the pull request that it had. */
  | { readonly kind: 'continued'; readonly prLinkBefore: string | undefined }
  | { readonly kind: 'followed'; readonly jobId: string }
  /** An earlier attempt of the run had created the job. */
  | { readonly kind: 'resumed'; readonly previous: PreviousAttempt };

/** Why a guard skipped a job. */
export type SkipReason =
  | { readonly guard: 'agent-event'; readonly login: string; readonly event: string }
  | {
      readonly guard: 'permission';
      readonly login: string;
      readonly role: Role;
      readonly required: Role;
      /** Whether they added the label that triggered the run. */
      readonly addedLabel: boolean;
    }
  | { readonly guard: 'bot'; readonly login: string }
  | CapReached;

export interface CapReached {
  readonly guard: 'max-open-prs';
  readonly login: string;
  readonly repository: string;
  readonly limit: number;
  readonly open: readonly PullRequest[];
}

/** Returns how a job has ended, or undefined if it hasn't. */
export function endOf(job: AgentJob): EndedJob | undefined {
  const phase = phaseOf(job.status);
  switch (phase) {
    case 'completed':
    case 'archived':
    case 'failed':
      return { kind: 'ended', as: phase, job };
    case 'active':
    case 'unrecognized':
      return undefined;
  }
}

/** How a job without a pull request has ended, for a message. */
export const HOW_ENDED: Readonly<Record<EndedJob['as'], string>> = {
  completed: 'completed without a pull request',
  archived: 'was archived',
  failed: 'failed',
};

/** How long after a message a job can still show its earlier end, in milliseconds. */
const STALE_END_MS = 20_000;

/** Returns a job of which only the id is known. */
export function unseenJob(id: string): JobRef {
  return { id, last: undefined };
}

/**
 * Returns whether a job that accepted a message at `messageAcceptedAt` still shows its earlier end. An end counts once the
 * job was seen active after the message (`messageAcceptedAt` is then undefined), or after a while. Times are in
 * milliseconds since the epoch.
 */
export function isStale(job: AgentJob, messageAcceptedAt: number | undefined, now: number): boolean {
  return (
    messageAcceptedAt !== undefined && endOf(job) !== undefined && now - messageAcceptedAt < STALE_END_MS
  );
}

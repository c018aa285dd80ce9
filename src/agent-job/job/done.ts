import type { GitHubError } from '../../github/errors.ts';
import { type AgentJob, endOf } from '../../platform/agent-jobs.ts';
import type { PlatformError } from '../../platform/errors.ts';
import type { ContextBlock } from '../context/block.ts';
import type { Skip } from '../guards.ts';

/** A job by its id, and as the API last returned it, if it did. */
export interface JobRef {
  readonly id: string;
  readonly last: AgentJob | undefined;
}

/** Where a prompt goes, or which job the step is about. */
export type Target =
  | { readonly kind: 'create' }
  /** A follow-up message to a job, as that was before it. `waitedMs` is how long the step waited for its earlier prompt. */
  | {
      readonly kind: 'message';
      readonly job: { readonly id: string; readonly prLink?: string | undefined };
      readonly waitedMs?: number;
    }
  /** A job that was created elsewhere. */
  | { readonly kind: 'follow'; readonly jobId: string }
  /** A job that an earlier attempt created, and the comment that names it. */
  | { readonly kind: 'resume'; readonly commentId: number };

/** Returns the job that a message was for, or that the step followed. */
export function jobIdOf(target: Target | undefined): string | undefined {
  return target?.kind === 'message' ? target.job.id : target?.kind === 'follow' ? target.jobId : undefined;
}

/** What happened, from the request to its end. `outcomeOf` turns it into the outcome. */
export type Done = (
  | { readonly kind: 'ended'; readonly job: JobRef & { readonly last: AgentJob }; readonly target: Target }
  /** The job is accepted, or still active, and the step doesn't wait for it. */
  | { readonly kind: 'started'; readonly job: JobRef; readonly target: Target }
  /** `error` is why the last poll failed, if it did. */
  | {
      readonly kind: 'timed-out';
      readonly job: JobRef;
      readonly error: PlatformError | undefined;
      readonly target: Target;
    }
  /** The run was cancelled while the job was active, or the step was killed, which only `post` detects. */
  | { readonly kind: 'cancelled'; readonly job: JobRef; readonly target: Target }
  /** The job exists, but can't be polled anymore. */
  | { readonly kind: 'lost'; readonly job: JobRef; readonly error: PlatformError; readonly target: Target }
  /** The API rejected the create, the message, or the look-up of the job that it is for. */
  | { readonly kind: 'rejected'; readonly error: PlatformError; readonly target: Target }
  /** Nothing was changed. `job` is the one that a run would continue, follow or resume. */
  | { readonly kind: 'dry-run'; readonly job: AgentJob | undefined; readonly target: Target }
  /** No job can exist, or no message was sent. */
  | {
      readonly kind: 'not-created';
      readonly error: PlatformError | 'cancelled' | 'timeout';
      readonly reason?: undefined;
      readonly target: Target;
    }
  /** GitHub didn't let the step go on. */
  | {
      readonly kind: 'not-created';
      readonly error: GitHubError;
      readonly reason: GitHubReason;
      readonly target: Target | undefined;
    }
  /** A job may exist, or a message may have arrived. `isCancelled`: the run was cancelled while the request was under way. */
  | {
      readonly kind: 'unknown';
      readonly error: PlatformError | 'killed';
      readonly isCancelled: boolean;
      readonly target: Target;
    }
  /** A guard decided before there was a target. */
  | { readonly kind: 'skipped'; readonly skip: Skip; readonly target?: undefined }
) & {
  /** What was sent after the prompt; in a dry run, what would be. */
  readonly included?: ContextBlock | undefined;
};

/** A guard couldn't be checked, `include` couldn't be read, or no comment could report the job. */
export type GitHubReason = 'guard-unavailable' | 'context-unavailable' | 'comment-forbidden';

/** How long after a message a job can still show its earlier end, in milliseconds. */
const STALE_END_MS = 20_000;

/**
 * Returns whether a job that accepted a message at `messageAcceptedAt` still shows its earlier end. An end counts once the
 * job was seen active after the message (`messageAcceptedAt` is then undefined), or after a while.
 */
export function isStale(job: AgentJob, messageAcceptedAt: number | undefined, now: number): boolean {
  return (
    messageAcceptedAt !== undefined && endOf(job) !== undefined && now - messageAcceptedAt < STALE_END_MS
  );
}

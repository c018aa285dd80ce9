import type { GitHubError } from '../../github/errors.ts';
import { type AgentJob, type Phase, phaseOf } from '../../platform/agent-jobs.ts';
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
  | { readonly kind: 'none' }
  | { readonly kind: 'create' }
  | MessageTarget
  /** A job that was created elsewhere. */
  | { readonly kind: 'follow'; readonly jobId: string }
  | EarlierAttempt;

export type PromptTarget = Extract<Target, { kind: 'create' | 'message' }>;

/** A job that a prompt is sent to, as a follow-up message. */
export interface MessageTarget {
  readonly kind: 'message';
  readonly job: AgentJob;
  /** When the API returned it, in milliseconds since the epoch. */
  readonly seenAt: number;
  /** Whether the input `job-id` names it. Otherwise, it is one that can be continued. */
  readonly isGiven: boolean;
  /** How long the step waited for it to end, in milliseconds. */
  readonly waitedMs: number;
}

/** A job that an earlier attempt of this run created for the same step, and the comment that names it. */
export interface EarlierAttempt {
  readonly kind: 'resume';
  readonly jobId: string;
  readonly attempt: number;
  readonly commentId: number;
}

/** What happened, from the request to its end. `outcomeOf` turns it into the outcome. */
export type Done = {
  readonly target: Target;
  /** What was sent after the prompt; in a dry run, what would be. */
  readonly included?: ContextBlock | undefined;
} & (
  | { readonly kind: 'ended'; readonly job: JobRef & { readonly last: AgentJob } }
  /** The job is accepted, or still active, and the step doesn't wait for it. */
  | { readonly kind: 'started'; readonly job: JobRef }
  /** `error` is why the last poll failed, if it did. */
  | { readonly kind: 'timed-out'; readonly job: JobRef; readonly error: PlatformError | undefined }
  | { readonly kind: 'cancelled'; readonly job: JobRef }
  /** The step was killed while the job was active. Only `post` detects that. */
  | { readonly kind: 'killed'; readonly job: JobRef }
  /** The job exists, but can't be polled anymore. */
  | { readonly kind: 'lost'; readonly job: JobRef; readonly error: PlatformError }
  /** The API rejected the request; `jobId` is the job that it was about, if it wasn't a create. */
  | { readonly kind: 'rejected'; readonly error: PlatformError; readonly jobId: string | undefined }
  | { readonly kind: 'skipped'; readonly skip: Skip }
  /** Nothing was changed. `job` is the one that a run would continue, follow or resume. */
  | { readonly kind: 'dry-run'; readonly job: AgentJob | undefined }
  /**
   * No job can exist; or, if `jobId` is known, no message was sent to it. A `GitHubError` is why a guard couldn't be checked, or,
   * if it `lacksContext`, why `include` couldn't be read.
   */
  | {
      readonly kind: 'not-created';
      readonly error: PlatformError | GitHubError | 'cancelled' | 'timeout';
      readonly jobId: string | undefined;
      readonly lacksContext: boolean;
    }
  /** A job may exist; or, if `jobId` is known, a message to it may have arrived. */
  | {
      readonly kind: 'unknown';
      readonly error: PlatformError | 'killed';
      /** The run was cancelled while the request was under way. */
      readonly isCancelled: boolean;
      readonly jobId: string | undefined;
    }
);

export function notCreated(
  error: Extract<Done, { kind: 'not-created' }>['error'],
  {
    target = { kind: 'none' },
    jobId,
    lacksContext = false,
  }: Partial<Pick<Extract<Done, { kind: 'not-created' }>, 'target' | 'jobId' | 'lacksContext'>> = {},
): Done {
  return { kind: 'not-created', error, target, jobId, lacksContext };
}

type End = Exclude<Phase, 'active' | 'unrecognized'>;

/** Returns how a job has ended, or undefined if it hasn't. An unknown status is not an end. */
export function endOf({ status }: Pick<AgentJob, 'status'>): End | undefined {
  const phase = phaseOf(status);
  return phase === 'active' || phase === 'unrecognized' ? undefined : phase;
}

/** How a job without a pull request has ended, for a message. */
export const HOW_ENDED = {
  completed: 'completed without a pull request',
  archived: 'was archived',
  failed: 'failed',
} as const satisfies Record<End, string>;

/** How long after a message a job can still show its earlier end, in milliseconds. */
const STALE_END_MS = 20_000;

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

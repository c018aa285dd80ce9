import type { GitHubError } from '../../github/errors.ts';
import { type PullRequest, parsePullRequestUrl } from '../../github/pull-request.ts';
import { type AgentJob, endOf, type JobRef } from '../../platform/agent-jobs.ts';
import type { PlatformError } from '../../platform/errors.ts';
import type { InputProblem } from '../../runner/inputs.ts';
import type { Conclusion } from '../../step/conclusion.ts';
import type { ContextBlock } from '../context/block.ts';
import type { Run } from '../job-run.ts';

/** Where a prompt goes, or which job the step is about. */
export type Target = {
  /** Undefined if the prompt may have opened it. */
  readonly before?: EarlierPullRequest | undefined;
  /** The one that was there before, if the prompt opened another one. */
  readonly replaced?: EarlierPullRequest | undefined;
  /** How long a message waited for the job's earlier prompt, or merges for the job of the last batch. */
  readonly waitedMs?: number;
  /** What there was when the prompt had ended. The head is empty if the job's next message didn't read it. */
  readonly after?: EarlierPullRequest | undefined;
  /** What an earlier attempt said that the prompt did to a pull request that was there before. */
  readonly change?: 'updated' | 'unchanged' | 'continued' | undefined;
  /** Whether the prompt led to a pull request, as an earlier attempt or the next message saw. Undefined: not known. */
  readonly ledToPullRequest?: boolean | undefined;
} & (
  | { readonly kind: 'create'; readonly jobId?: undefined }
  | { readonly kind: 'message'; readonly jobId: string }
  /** A job that was created elsewhere. */
  | { readonly kind: 'follow'; readonly jobId: string }
  | { readonly kind: 'resume'; readonly jobId?: undefined }
);

/** What is known of a job's pull request as it was before a prompt. */
export interface EarlierPullRequest {
  /** The SHA of its head commit, or how that begins. */
  readonly head?: string | undefined;
  /** The API's link to it. Empty if it isn't known whether there was one. */
  readonly url?: string | undefined;
  readonly number?: number | undefined;
}

/** Returns whether the pull request of a job that ended is known to have been there before the prompt. */
export function wasThereBefore(target: Target | undefined): boolean {
  return target?.before !== undefined && target.before.url !== '';
}

/** Returns whether the pull request that the prompt is known to have led to is told, or still named by the job. */
export function hasEarlierResult({ ledToPullRequest, after }: Target, { prLink }: AgentJob): boolean {
  return ledToPullRequest === true && (after?.url ?? prLink) !== undefined;
}

/** Returns whether the API never said how this job is. One that accepted the prompt is active then, as far as is known. */
export function wasNeverSeen(target: Target | undefined, job: AgentJob | undefined): boolean {
  return (target?.kind === 'follow' || target?.kind === 'resume') && job === undefined;
}

/** Returns whether the API denied a job that this run never saw. A run rejects such a `job-id`; `settle` asks for a day. */
export function isGone(done: Done): boolean {
  return done.kind === 'lost' && done.job.last === undefined && done.error.policy.read === 'absent';
}

/** Returns whether a re-run finds the job without a comment: by the mark of its merges, or by its id, which the step follows. */
export function isFoundUncommented({ inputs }: Run, { target, hasUnmarkedMerges = false }: Done): boolean {
  return (inputs.include.includes('merges') && !hasUnmarkedMerges) || target?.kind === 'follow';
}

export interface Skip {
  readonly guard: 'agent-event' | 'permission' | 'bot' | 'max-open-prs' | 'nothing-merged';
  /** A clause, and what to do. */
  readonly why: string;
  /** The agent's open pull requests, newest first. Only `max-open-prs` looks at them. */
  readonly open?: readonly PullRequest[];
  /** By default, that of the outcome. */
  readonly conclusion?: Conclusion;
}

/** What happened, from the request to its end. `outcomeOf` turns it into the outcome. */
export type Done = (
  | ((
      | { readonly kind: 'ended'; readonly job: JobRef & { readonly last: AgentJob } }
      /** A job has the prompt, or is followed. Reported like this if the step doesn't wait for its end. */
      | { readonly kind: 'started'; readonly job: JobRef & { readonly last: AgentJob } }
      /** `error` is why the last poll failed, if it did. */
      | { readonly kind: 'timed-out'; readonly job: JobRef; readonly error: PlatformError | undefined }
      /** The run was cancelled while the job was active, or the step was killed, which only `post` detects. */
      | { readonly kind: 'cancelled'; readonly job: JobRef }
      /** The job can't be polled anymore. */
      | { readonly kind: 'lost'; readonly job: JobRef; readonly error: PlatformError }
      /** The API rejected the create, the message, or the look-up of the job that it is for. */
      | { readonly kind: 'rejected'; readonly error: PlatformError }
      /** Nothing was changed. A run would create a job, or continue, follow or resume this one. */
      | { readonly kind: 'dry-run'; readonly job: AgentJob | undefined }
      /** No job can exist, or no message was sent. */
      | {
          readonly kind: 'not-created';
          readonly error: PlatformError | 'cancelled' | 'timeout';
          readonly reason?: undefined;
        }
      /** GitHub didn't let the step go on. */
      | { readonly kind: 'not-created'; readonly error: GitHubError; readonly reason: GitHubReason }
      /** A job may exist, or a message may have arrived. `isCancelled`: the run was cancelled while the request was under way. */
      | { readonly kind: 'unknown'; readonly error: PlatformError | 'killed'; readonly isCancelled?: boolean }
    ) & { readonly target: Target })
  /** A guard decided before there was a target. */
  | { readonly kind: 'skipped'; readonly skip: Skip; readonly target?: undefined }
  | { readonly kind: 'invalid'; readonly problems: readonly InputProblem[]; readonly target?: undefined }
) & {
  /** What was sent after the prompt; in a dry run, what would be. `post` only knows `diffHead` of it. */
  readonly included?: Partial<ContextBlock> | undefined;
  /** No mark says that its merges were sent, so the next run sends them again, unless `post` sets the mark. */
  readonly hasUnmarkedMerges?: boolean;
};

/**
 * Returns that a job ended. If its pull request is another one than before the prompt, such as because that was merged meanwhile, the
 * prompt opened it. What the next message found is what the prompt led to: another one can be newer, and without one, it completed.
 */
export function endedWith(target: Target, seen: AgentJob): Extract<Done, { kind: 'ended' }> {
  const { before, after, ledToPullRequest } = target;
  const isNone = ledToPullRequest === false;
  const now = parsePullRequestUrl(seen.prLink ?? '');
  const namesLater = now !== undefined && (after?.number ?? now.number) !== now.number;
  const link = namesLater ? `${now.origin}/${now.repository}/pull/${after?.number}` : seen.prLink;
  const prLink = isNone ? undefined : (after?.url ?? link);
  const { number } = parsePullRequestUrl(prLink ?? '') ?? {};
  const { url: urlBefore = '', number: numberBefore } = before ?? {};
  const hasOtherUrl = urlBefore !== '' && urlBefore !== prLink;
  const hasOtherNumber = numberBefore !== undefined && numberBefore !== number;
  const isOther = prLink !== undefined && (hasOtherUrl || hasOtherNumber);
  const last = { ...seen, prLink, status: isNone ? 'completed' : seen.status };
  const changed = isOther && { before: undefined, replaced: before };
  return { kind: 'ended', job: { id: seen.id, last }, target: { ...target, ...changed } };
}

/** Returns the step's job. One that was only looked up, or that the API rejected, isn't. */
export function jobOf(done: Done): JobRef | undefined {
  if (done.kind === 'dry-run' || done.kind === 'rejected') return undefined;
  if ('job' in done) return done.job;
  const id = done.target?.jobId;
  return id === undefined ? undefined : { id, last: undefined };
}

/** A guard couldn't be checked, `include` couldn't be read, or no comment or mark could say that a job got the prompt. */
export type GitHubReason =
  | 'guard-unavailable'
  | 'context-unavailable'
  | 'comment-forbidden'
  | 'mark-forbidden';

/** A request that the step itself ended was ended because of the timeout or a cancel. */
export function notCreated(
  { cancelled, limit }: Run,
  error: GitHubError,
  reason: GitHubReason,
  target: Target = { kind: 'create' },
): Done {
  if (cancelled.aborted) return { kind: 'not-created', error: 'cancelled', target };
  if (limit.timedOut.aborted) return { kind: 'not-created', error: 'timeout', target };
  return { kind: 'not-created', error, reason, target };
}

/** How long after a message a job can still show its earlier end. */
export const STALE_END_MS = 20_000;

/**
 * Returns whether a job that accepted a message at `acceptedAt` still shows its earlier end. An end counts once the
 * job was seen active after the message (`acceptedAt` is then undefined), or after a while.
 */
export function isStale(job: AgentJob, acceptedAt: number | undefined, now: number): boolean {
  return acceptedAt !== undefined && endOf(job) !== undefined && now - acceptedAt < STALE_END_MS;
}

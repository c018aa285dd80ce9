import type { GitHubClient } from '../../github/client.ts';
import { GitHubError } from '../../github/errors.ts';
import type { CommentRef, Event, IssueRef } from '../../github/event.ts';
import { IssueComments, type Reaction } from '../../github/issue-comments.ts';
import { withTimeout } from '../../lib/clock.ts';
import type { Environment } from '../../runner/environment.ts';
import type { StepContext } from '../../step/context.ts';
import {
  type CommentLocation,
  formatMarker,
  isSameStep,
  type Marker,
  type ParsedMarker,
  type PreviousAttempt,
  parseMarker,
  type StepIdentity,
  stepIdentityOf,
} from './comment-marker.ts';
import { type WriteBudget, withWriteBudget } from './write-budget.ts';

/** The job doesn't wait longer for the reaction. */
const REACTION_TIMEOUT_MS = 5_000;

/** How long reading our earlier comments can take, before and after the job. */
const READ_TIMEOUT_MS = 30_000;

/** Which comment to write a report into. */
export type CommentTarget =
  | { readonly kind: 'new' }
  /** A comment that exists. */
  | { readonly kind: 'comment'; readonly id: number }
  /** The newest of ours whose marker matches, or a new one if none does. */
  | { readonly kind: 'newest'; readonly matches: (marker: Marker) => boolean };

/** What a comment reports on. */
export interface CommentSubject {
  readonly jobId: string | undefined;
  /** In hexadecimal; empty if there was no prompt. */
  readonly promptSha256: string;
}

export type WriteResult =
  | { readonly kind: 'written'; readonly id: number }
  | { readonly kind: 'failed'; readonly mayWorkLater: boolean };

interface MarkedComment extends ParsedMarker {
  readonly id: number;
}

export interface StatusCommentOptions {
  readonly client: GitHubClient;
  readonly issue: IssueRef;
  readonly environment: Environment;
  readonly projectId: string;
  readonly apiKey: string;
  readonly context: Pick<StepContext, 'runner' | 'clock' | 'cancelled'>;
  /** Sends no POST. Asking for our own account takes one, so any comment whose marker verifies counts as ours. */
  readonly isReadOnly?: boolean;
}

/** Our own comments on an issue or pull request. A comment that can't be written is a warning. */
export class StatusComment {
  readonly #comments: IssueComments;
  readonly #options: StatusCommentOptions;
  #hasReportedPermission = false;

  constructor(options: StatusCommentOptions) {
    this.#options = options;
    this.#comments = new IssueComments(options.client, options.environment.repository, options.issue);
  }

  /**
   * Adds a reaction to the comment or issue that asked for the job. A failure is only logged, unless the token lacks the
   * permission: the comment will fail too then, so it is a warning right away.
   */
  async addReaction(reaction: Reaction, comment: CommentRef | undefined, signal: AbortSignal): Promise<void> {
    const { clock } = this.#options.context;
    try {
      await withTimeout(clock, REACTION_TIMEOUT_MS, signal, ({ stop }) =>
        this.#comments.addReaction(reaction, comment, stop),
      );
    } catch (error) {
      if (!(error instanceof GitHubError)) throw error;
      if (error.lacksPermission) this.#report(error, 'warning', ', and the comment will fail too');
      else this.#report(error, 'info');
    }
  }

  /** Returns the job of this project that our newest comment names. Rejects with a `GitHubError` if comments can't be read. */
  async newestJob(signal: AbortSignal): Promise<string | undefined> {
    const { projectId } = this.#options;
    const named = (await this.#markedCommentsIfReadable(signal)).findLast(
      ({ marker, isVerified }) => isVerified && marker.job !== '' && marker.project === projectId,
    );
    return named?.marker.job;
  }

  /**
   * Returns the newest job that an attempt before `attempt` created for the same step. Rejects with a `GitHubError` if the
   * comments can't be read, or if the marker of such a comment doesn't verify because the API key was replaced.
   */
  async previousAttempt(
    identity: StepIdentity,
    attempt: number,
    signal: AbortSignal,
  ): Promise<PreviousAttempt | undefined> {
    const found = (await this.#markedCommentsInTime(signal)).findLast(
      ({ marker }) => marker.job !== '' && marker.attempt < attempt && isSameStep(marker, identity),
    );
    if (found === undefined) return undefined;
    if (found.isVerified)
      return { jobId: found.marker.job, attempt: found.marker.attempt, commentId: found.id };
    throw new GitHubError({
      problem: {
        what: `Couldn't verify comment ${found.id} on #${this.#comments.issue.number}`,
        why: `it names the job of attempt ${found.marker.attempt}, but the API key has been replaced since`,
        fix: 'Start a new run instead of this re-run, or follow the job with `job-id`',
      },
      wasAsked: false,
    });
  }

  /** Writes a comment: `text`, in Markdown, and the marker after it. */
  async write(
    text: string,
    subject: CommentSubject,
    target: CommentTarget,
    budget: WriteBudget,
  ): Promise<WriteResult> {
    const { clock, runner } = this.#options.context;
    const retryUntil = budget.mayRetry ? clock.now() + budget.timeoutMs : undefined;
    const marker = this.#markerFor(subject);
    const bodyWith = (which: string) => runner.redact(`${text}\n${which}`);
    try {
      return await withWriteBudget(budget, this.#options.context, async ({ stop }) => {
        const existing = await this.#existing(target, marker, stop);
        const isEdited =
          existing !== undefined && (await this.#comments.edit(existing.id, bodyWith(existing.marker), stop));
        return {
          kind: 'written',
          id: isEdited ? existing.id : await this.#add(bodyWith(marker), marker, stop, retryUntil),
        };
      });
    } catch (error) {
      if (!(error instanceof GitHubError)) throw error;
      this.#report(error, 'warning', ", but the job itself isn't affected");
      return { kind: 'failed', mayWorkLater: error.mayPass };
    }
  }

  /** Logs an error, a missing permission only once. */
  #report(error: GitHubError, level: 'info' | 'warning', consequence = ''): void {
    const { runner } = this.#options.context;
    runner.debugError(error);
    if (error.lacksPermission && this.#hasReportedPermission) return;
    this.#hasReportedPermission ||= error.lacksPermission;
    const message = error.explain(consequence);
    if (level === 'info') runner.info(message);
    else runner.warning(message, 'No comment');
  }

  /**
   * Adds a comment, and never two. If the first attempt may have worked, it looks for the comment's marker before the
   * second and last one. `retryUntil` is in milliseconds since the epoch; without it there is only one attempt.
   */
  async #add(
    body: string,
    marker: string,
    stop: AbortSignal,
    retryUntil: number | undefined,
  ): Promise<number> {
    try {
      return await this.#comments.add(body, 1, stop);
    } catch (error) {
      const { clock } = this.#options.context;
      if (!(error instanceof GitHubError) || stop.aborted || retryUntil === undefined) throw error;
      if (error.mayHaveHappened) {
        const own = await this.#comments.ownComments(stop);
        const existing = own.findLast((comment) => comment.body.includes(marker));
        if (existing !== undefined) return existing.id;
      } else if (error.retryAfterMs !== undefined && clock.now() + error.retryAfterMs < retryUntil) {
        await clock.sleep(error.retryAfterMs, stop);
      } else {
        throw error;
      }
      return await this.#comments.add(body, 2, stop);
    }
  }

  /** The comment to edit, and its marker: `ownMarker`, or another run's, because that run's re-runs need it. */
  async #existing(
    target: CommentTarget,
    ownMarker: string,
    stop: AbortSignal,
  ): Promise<{ readonly id: number; readonly marker: string } | undefined> {
    switch (target.kind) {
      case 'new':
        return undefined;
      case 'comment':
        return { id: target.id, marker: ownMarker };
      case 'newest': {
        const found = (await this.#markedComments(stop)).findLast(
          ({ marker, isVerified }) => isVerified && target.matches(marker),
        );
        if (found === undefined) return undefined;
        const { environment, projectId, apiKey } = this.#options;
        const isOurs = isSameStep(found.marker, stepIdentityOf(environment, projectId, found.marker.prompt));
        return {
          id: found.id,
          marker: isOurs ? ownMarker : formatMarker(found.marker, apiKey, this.#location),
        };
      }
    }
  }

  /** As `#markedCommentsInTime`, but empty if the issue doesn't exist or the token has no access: then it wrote no comment either. */
  async #markedCommentsIfReadable(signal: AbortSignal): Promise<readonly MarkedComment[]> {
    try {
      return await this.#markedCommentsInTime(signal);
    } catch (error) {
      if (!(error instanceof GitHubError) || !error.isFinal) throw error;
      this.#options.context.runner.info(error.explain(', so there are no earlier comments to look at'));
      return [];
    }
  }

  /** The comments of our own account that have a marker, verified or not, oldest first. */
  async #markedCommentsInTime(signal: AbortSignal): Promise<readonly MarkedComment[]> {
    return await withTimeout(this.#options.context.clock, READ_TIMEOUT_MS, signal, ({ stop }) =>
      this.#markedComments(stop),
    );
  }

  async #markedComments(stop: AbortSignal): Promise<MarkedComment[]> {
    const { apiKey, isReadOnly = false } = this.#options;
    const comments = isReadOnly
      ? await this.#comments.allComments(stop)
      : await this.#comments.ownComments(stop);
    return comments.flatMap(({ id, body }) => {
      const parsed = parseMarker(body, apiKey, this.#location);
      return parsed === undefined || (isReadOnly && !parsed.isVerified) ? [] : [{ id, ...parsed }];
    });
  }

  #markerFor({ jobId = '', promptSha256 }: CommentSubject): string {
    const { environment, projectId, apiKey } = this.#options;
    const identity = stepIdentityOf(environment, projectId, promptSha256);
    return formatMarker({ job: jobId, attempt: environment.runAttempt, ...identity }, apiKey, this.#location);
  }

  get #location(): CommentLocation {
    return { repository: this.#options.environment.repository, issue: this.#comments.issue.number };
  }
}

/** Returns where to comment: on the issue or pull request of that number, or on the event's. */
export function issueToCommentOn(issueNumber: number | undefined, { issue }: Event): IssueRef | undefined {
  if (issueNumber === undefined) return issue;
  return issue?.number === issueNumber ? issue : { kind: 'unknown', number: issueNumber };
}

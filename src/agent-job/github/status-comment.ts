import type { GitHubClient } from '../../github/client.ts';
import { GitHubError } from '../../github/errors.ts';
import type { CommentRef, Event, IssueRef } from '../../github/event.ts';
import { IssueComments } from '../../github/issue-comments.ts';
import { type Clock, withTimeout } from '../../lib/clock.ts';
import type { Runner } from '../../runner/commands.ts';
import type { Environment } from '../../runner/environment.ts';
import { formatMarker, type Marker, parseMarker } from './comment-marker.ts';
import { intentOf } from './previous-attempt.ts';
import { WRITE_WITHIN_MS, type WriteBudget, withWriteBudget } from './write-budget.ts';

/** The work does not wait longer than this for the sign that it starts. */
const ACKNOWLEDGE_WITHIN_MS = 5_000;

/** What earlier comments say is worth this much waiting, before and after the job. */
const READ_WITHIN_MS = 30_000;

/** Which comment a report goes into. */
export type CommentTarget =
  | { readonly kind: 'new' }
  /** A comment that is there already. */
  | { readonly kind: 'comment'; readonly id: number }
  /** The newest of ours whose marker fits, or a new one where none does. */
  | { readonly kind: 'newest'; readonly fits: (marker: Marker) => boolean };

/** What a comment is about. */
export interface About {
  readonly jobId: string | undefined;
  /** In hexadecimal; empty where there was no prompt. */
  readonly promptSha256: string;
}

export interface MarkedComment {
  readonly id: number;
  readonly marker: Marker;
}

/** What we say on the issue or pull request. Whatever goes wrong with it is a warning at the most. */
export class StatusComment {
  readonly #conversation: IssueComments;
  readonly #settings: StatusCommentOptions;

  constructor(settings: StatusCommentOptions) {
    this.#settings = settings;
    this.#conversation = new IssueComments(
      settings.client,
      settings.environment.repository,
      settings.subject,
    );
  }

  /** Puts the eyes on what asked for the job. It matters little: trouble with it is told in the log alone. */
  async addReaction(comment: CommentRef | undefined, unwanted: AbortSignal): Promise<void> {
    const { clock, runner } = this.#settings;
    try {
      await withTimeout(clock, ACKNOWLEDGE_WITHIN_MS, unwanted, ({ stop }) =>
        this.#conversation.addReaction(comment, stop),
      );
    } catch (error) {
      if (!(error instanceof GitHubError)) throw error;
      runner.info(error.message);
      runner.debugError(error);
    }
  }

  /**
   * Our comments here whose markers hold, oldest first. None where there is no such conversation, and where the token
   * has no access at all: what it may not read it has not written. Rejects with a `GitHubError` where GitHub cannot be
   * read for another reason: then nobody knows.
   */
  async marked(unwanted: AbortSignal): Promise<readonly MarkedComment[]> {
    const { clock, runner } = this.#settings;
    try {
      return await withTimeout(clock, READ_WITHIN_MS, unwanted, ({ stop }) => this.#marked(stop));
    } catch (error) {
      if (!(error instanceof GitHubError) || !error.isFinal) throw error;
      runner.info(`${error.message} So there is no comment of ours.`);
      return [];
    }
  }

  /** The job of this project that the newest of our comments here names. Rejects as `marked` does. */
  async newestJob(unwanted: AbortSignal): Promise<string | undefined> {
    const { projectId } = this.#settings;
    const named = (await this.marked(unwanted)).findLast(
      ({ marker }) => marker.job !== '' && marker.project === projectId,
    );
    return named?.marker.job;
  }

  /** Writes a comment on a job where it belongs, and gives its id. `text` is Markdown; the marker goes behind it. */
  async write(
    text: string,
    about: About,
    destination: CommentTarget,
    time: WriteBudget,
  ): Promise<number | undefined> {
    const { clock, runner } = this.#settings;
    const patience = time === 'ample' ? clock.now() + WRITE_WITHIN_MS.ample : undefined;
    const marker = this.#markerFor(about);
    const body = runner.redact(`${text}\n${marker}`);
    try {
      return await withWriteBudget(time, this.#settings, async ({ stop }) => {
        const id = await this.#idOf(destination, stop);
        const isThere = id !== undefined && (await this.#conversation.edit(id, body, time, stop));
        return isThere ? id : await this.#add(body, marker, stop, patience);
      });
    } catch (error) {
      if (!(error instanceof GitHubError)) throw error;
      runner.warning(`${error.message} What became of the job does not depend on it.`);
      runner.debugError(error);
      return undefined;
    }
  }

  /**
   * Adds a comment, and never two: where the first attempt may have succeeded all the same, the comment is looked for
   * by its marker before there is a second one, and there is no third. `patience` is how long there is time for that, in
   * milliseconds since the epoch; without it the first attempt is the only one.
   */
  async #add(body: string, marker: string, stop: AbortSignal, patience: number | undefined): Promise<number> {
    try {
      return await this.#conversation.add(body, 1, stop);
    } catch (error) {
      const { clock } = this.#settings;
      if (!(error instanceof GitHubError) || stop.aborted || patience === undefined) throw error;
      if (error.mayHaveHappened) {
        const own = await this.#conversation.ownComments(stop);
        const there = own.findLast((comment) => comment.body.includes(marker));
        if (there !== undefined) return there.id;
      } else if (error.retryAfterMs !== undefined && clock.now() + error.retryAfterMs < patience) {
        await clock.sleep(error.retryAfterMs, stop);
      } else {
        throw error;
      }
      return await this.#conversation.add(body, 2, stop);
    }
  }

  async #idOf(destination: CommentTarget, stop: AbortSignal): Promise<number | undefined> {
    switch (destination.kind) {
      case 'new':
        return undefined;
      case 'comment':
        return destination.id;
      case 'newest':
        return (await this.#marked(stop)).findLast(({ marker }) => destination.fits(marker))?.id;
    }
  }

  async #marked(stop: AbortSignal): Promise<MarkedComment[]> {
    const own = await this.#conversation.ownComments(stop);
    return own.flatMap(({ id, body }) => {
      const marker = parseMarker(body, this.#settings.apiKey, this.#place);
      return marker === undefined ? [] : [{ id, marker }];
    });
  }

  #markerFor({ jobId = '', promptSha256 }: About): string {
    const { environment, projectId, apiKey } = this.#settings;
    const intent = intentOf(environment, projectId, promptSha256);
    return formatMarker({ job: jobId, attempt: environment.runAttempt, ...intent }, apiKey, this.#place);
  }

  get #place() {
    return { repository: this.#settings.environment.repository, issue: this.#conversation.issue.number };
  }
}

export interface StatusCommentOptions {
  readonly client: GitHubClient;
  readonly subject: IssueRef;
  readonly environment: Environment;
  readonly projectId: string;
  readonly apiKey: string;
  readonly runner: Runner;
  readonly clock: Clock;
  /** Aborts when the run is cancelled: then what is being written has little time left. */
  readonly cancelled: AbortSignal;
}

/** Where to report: on the issue or pull request of that number, or else on that of the event. */
export function issueToCommentOn(
  issueNumber: number | undefined,
  { issue: subject }: Event,
): IssueRef | undefined {
  if (issueNumber === undefined) return subject;
  return subject?.number === issueNumber ? subject : { kind: 'unknown', number: issueNumber };
}

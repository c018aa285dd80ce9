import { type Clock, withinTime } from '../clock.ts';
import type { GitHubClient } from '../github/client.ts';
import { Conversation } from '../github/conversation.ts';
import { GitHubError } from '../github/errors.ts';
import type { Comment, Event, Subject } from '../github/event.ts';
import type { Environment } from '../runner/environment.ts';
import type { Runner } from '../runner/runner.ts';
import { type Marker, markerComment, markerIn } from './marker.ts';
import { commentOf, type Report } from './report.ts';

/** The work does not wait longer than this for the sign that it starts. */
const ACKNOWLEDGE_WITHIN_MS = 5_000;

/** What earlier comments say is worth this much waiting, before and after the job. */
const READ_WITHIN_MS = 30_000;

/**
 * How much time there is for a comment: after a job's end, or where the step is about to be killed, which allows for one
 * attempt.
 */
export type TimeToWrite = 'ample' | 'last-chance';

const WRITE_WITHIN_MS: Readonly<Record<TimeToWrite, number>> = { ample: 30_000, 'last-chance': 1_500 };

/** Which comment a report goes into. */
export type Destination =
  | { readonly kind: 'new' }
  /** A comment that is there already. */
  | { readonly kind: 'comment'; readonly id: number }
  /** The newest of ours whose marker fits, or a new one where none does. */
  | { readonly kind: 'newest'; readonly fits: (marker: Marker) => boolean };

export interface MarkedComment {
  readonly id: number;
  readonly marker: Marker;
}

/** What we say on the issue or pull request. Whatever goes wrong with it is a warning at the most. */
export class Commentary {
  readonly #conversation: Conversation;
  readonly #settings: CommentarySettings;

  constructor(settings: CommentarySettings) {
    this.#settings = settings;
    this.#conversation = new Conversation(settings.client, settings.environment.repository, settings.subject);
  }

  /** Puts the eyes on what asked for the job. It matters little: trouble with it is told in the log alone. */
  async acknowledge(comment: Comment | undefined, cancelled: AbortSignal): Promise<void> {
    const { clock, runner } = this.#settings;
    try {
      await withinTime(clock, ACKNOWLEDGE_WITHIN_MS, cancelled, ({ stop }) =>
        this.#conversation.acknowledge(comment, stop),
      );
    } catch (error) {
      if (!(error instanceof GitHubError)) throw error;
      runner.info(error.message);
      runner.debugError(error);
    }
  }

  /** Our comments here whose markers hold, oldest first. Rejects with a `GitHubError`. */
  async marked(cancelled: AbortSignal): Promise<readonly MarkedComment[]> {
    return await withinTime(this.#settings.clock, READ_WITHIN_MS, cancelled, ({ stop }) =>
      this.#marked(stop),
    );
  }

  /** Writes the report where it belongs, and gives the comment's id. */
  async write(report: Report, destination: Destination, time: TimeToWrite): Promise<number | undefined> {
    const { clock, runner } = this.#settings;
    const limit = WRITE_WITHIN_MS[time];
    const patience = time === 'ample' ? clock.now() + limit : undefined;
    try {
      return await withinTime(clock, limit, NEVER, ({ stop }) =>
        this.#write(report, destination, stop, patience),
      );
    } catch (error) {
      if (!(error instanceof GitHubError)) throw error;
      runner.warning(`${error.message} What became of the job does not depend on it.`);
      runner.debugError(error);
      return undefined;
    }
  }

  async #write(
    report: Report,
    destination: Destination,
    stop: AbortSignal,
    patience: number | undefined,
  ): Promise<number> {
    const marker = markerComment(this.#markerOf(report), this.#settings.apiKey, this.#place);
    const body = this.#settings.runner.redact(`${commentOf(report)}\n${marker}`);
    const id = await this.#idOf(destination, stop);
    if (id === undefined) return this.#add(body, marker, stop, patience);
    await this.#conversation.edit(id, body, stop);
    return id;
  }

  /**
   * Adds a comment, and never two: where the first attempt may have succeeded all the same, the comment is looked for
   * by its marker before there is a second one, and there is no third. `patience` is how long there is time for that, in
   * milliseconds since the epoch; without it the first attempt is the only one.
   */
  async #add(body: string, marker: string, stop: AbortSignal, patience: number | undefined): Promise<number> {
    try {
      return await this.#conversation.add(body, stop);
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
      return await this.#conversation.add(body, stop);
    }
  }

  async #idOf(destination: Destination, stop: AbortSignal): Promise<number | undefined> {
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
      const marker = markerIn(body, this.#settings.apiKey, this.#place);
      return marker === undefined ? [] : [{ id, marker }];
    });
  }

  #markerOf({ outcome, promptSha256 }: Report): Marker {
    const { runId, runAttempt, workflowJob, step } = this.#settings.environment;
    return {
      job: outcome.jobId ?? '',
      project: this.#settings.projectId,
      run: runId,
      attempt: runAttempt,
      workflowJob,
      step,
      prompt: promptSha256,
    };
  }

  get #place() {
    return { repository: this.#settings.environment.repository, issue: this.#conversation.subject.number };
  }
}

export interface CommentarySettings {
  readonly client: GitHubClient;
  readonly subject: Subject;
  readonly environment: Environment;
  readonly projectId: string;
  readonly apiKey: string;
  readonly runner: Runner;
  readonly clock: Clock;
}

const NEVER = new AbortController().signal;

/** Where to report: on the issue or pull request of that number, or else on that of the event. */
export function subjectOf(issueNumber: number | undefined, { subject }: Event): Subject | undefined {
  if (issueNumber === undefined) return subject;
  return subject?.number === issueNumber ? subject : { kind: 'issue', number: issueNumber };
}

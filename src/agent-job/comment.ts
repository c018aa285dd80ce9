import { type Clock, withinTime } from '../clock.ts';
import { Conversation } from '../github/conversation.ts';
import { GitHubError } from '../github/errors.ts';
import type { Event, Subject } from '../github/event.ts';
import { openOctokit } from '../github/octokit.ts';
import type { Environment } from '../runner/environment.ts';
import type { Runner } from '../runner/runner.ts';
import { USER_AGENT } from '../user-agent.ts';
import type { Inputs } from './inputs.ts';
import { type Marker, markerComment, markerIn } from './marker.ts';
import { commentOf, type Report } from './report.ts';

/** The work does not wait longer than this for the sign that it starts. */
const ACKNOWLEDGE_WITHIN_MS = 5_000;

/** The end of the step does not wait longer than this for a comment. */
const COMMENT_WITHIN_MS = 30_000;

/** After a cancel or a timeout there is one attempt, and the step is about to be killed. */
const LAST_COMMENT_WITHIN_MS = 1_500;

/** Whatever becomes of a comment, it is a warning at the most: the job's outcome stands. */
export class Commentary {
  readonly #conversation: Conversation;
  readonly #inputs: Inputs;
  readonly #event: Event;
  readonly #environment: Environment;
  readonly #runner: Runner;
  readonly #clock: Clock;

  private constructor(
    conversation: Conversation,
    { inputs, event, environment, runner, clock }: CommentarySettings,
  ) {
    this.#conversation = conversation;
    this.#inputs = inputs;
    this.#event = event;
    this.#environment = environment;
    this.#runner = runner;
    this.#clock = clock;
  }

  /** Undefined where no comment is asked for, or where there is nothing to comment on: then a notice says so. */
  static async open(settings: CommentarySettings): Promise<Commentary | undefined> {
    const { inputs, event, environment, runner } = settings;
    if (!inputs.comment) return undefined;
    const subject = subjectOf(inputs, event);
    if (subject === undefined) {
      runner.notice(
        `There is nothing to comment on: the event ${event.name} is not about an issue or a pull request. To comment on one all the same, set issue-number.`,
      );
      return undefined;
    }
    const octokit = await openOctokit(inputs.githubToken, environment.apiUrl, USER_AGENT);
    return new Commentary(new Conversation(octokit, environment.repository, subject), settings);
  }

  /** Puts the eyes on what asked for the job. It matters little: trouble with it is told in the log alone. */
  async acknowledge(cancelled: AbortSignal): Promise<void> {
    const comment = this.#inputs.issueNumber === undefined ? this.#event.comment : undefined;
    try {
      await withinTime(this.#clock, ACKNOWLEDGE_WITHIN_MS, cancelled, ({ stop }) =>
        this.#conversation.acknowledge(comment, stop),
      );
    } catch (error) {
      if (!(error instanceof GitHubError)) throw error;
      this.#runner.info(error.message);
      this.#runner.debugError(error);
    }
  }

  /** Writes the comment, or brings the one up to date that reports this job already. Gives its id. */
  async write(report: Report): Promise<number | undefined> {
    const { word } = report.outcome;
    const budget = word === 'cancelled' || word === 'timed-out' ? LAST_COMMENT_WITHIN_MS : COMMENT_WITHIN_MS;
    try {
      return await withinTime(this.#clock, budget, NEVER, ({ stop }) => this.#write(report, stop));
    } catch (error) {
      if (!(error instanceof GitHubError)) throw error;
      this.#runner.warning(`${error.message} What happened to the job does not depend on it.`);
      this.#runner.debugError(error);
      return undefined;
    }
  }

  async #write(report: Report, stop: AbortSignal): Promise<number> {
    const body = this.#runner.redact(`${commentOf(report)}\n${this.#marker(report)}`);
    const earlier =
      this.#inputs.task.kind === 'follow'
        ? await this.#earlierCommentOn(this.#inputs.task.jobId, stop)
        : undefined;
    if (earlier === undefined) return this.#conversation.add(body, stop);
    await this.#conversation.edit(earlier, body, stop);
    return earlier;
  }

  async #earlierCommentOn(jobId: string, stop: AbortSignal): Promise<number | undefined> {
    const own = await this.#conversation.ownComments(stop);
    return own.findLast(({ body }) => markerIn(body, this.#inputs.apiKey, this.#place)?.job === jobId)?.id;
  }

  #marker({ outcome, prompt }: Report): string {
    const { runId, runAttempt, workflowJob, step } = this.#environment;
    const marker: Marker = {
      job: outcome.jobId ?? '',
      project: this.#inputs.projectId,
      run: runId,
      attempt: runAttempt,
      workflowJob,
      step,
      prompt: prompt?.sha256 ?? '',
    };
    return markerComment(marker, this.#inputs.apiKey, this.#place);
  }

  get #place() {
    return { repository: this.#environment.repository, issue: this.#conversation.subject.number };
  }
}

export interface CommentarySettings {
  readonly inputs: Inputs;
  readonly event: Event;
  readonly environment: Environment;
  readonly runner: Runner;
  readonly clock: Clock;
}

const NEVER = new AbortController().signal;

function subjectOf({ issueNumber }: Inputs, { subject }: Event): Subject | undefined {
  if (issueNumber === undefined) return subject;
  return subject?.number === issueNumber ? subject : { kind: 'issue', number: issueNumber };
}

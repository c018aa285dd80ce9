import type { Clock } from '../../lib/clock.ts';
import { formatDuration, formatTimeOfDay, inBackticks } from '../../lib/text.ts';
import { phaseOf } from '../../platform/agent-jobs.ts';
import type { PlatformError } from '../../platform/errors.ts';
import type { Runner } from '../../runner/commands.ts';

/** During a wait there is a line at least this often. A failure is logged at most this often. */
const MAX_GAP_MS = 60_000;

export class ProgressLog {
  readonly #clock: Clock;
  readonly #deadline: number;
  readonly #runner: Runner;
  #startedAt: number;
  #loggedAt: number;
  #failureLoggedAt = Number.NEGATIVE_INFINITY;
  #status: string | undefined;
  #hasFailed = false;
  #hasWarnedOfStatus = false;

  constructor(clock: Clock, deadline: number, runner: Runner) {
    this.#clock = clock;
    this.#deadline = deadline;
    this.#runner = runner;
    this.#startedAt = clock.now();
    this.#loggedAt = this.#startedAt;
  }

  /** `what` is a sentence. The first poll comes after `pause` milliseconds. */
  started(what: string, status: string | undefined, pause: number): void {
    this.#startedAt = this.#clock.now();
    this.#hasFailed = false;
    this.#setStatus(status);
    this.#log(
      `${what} First check in ${formatDuration(pause)}; stops at ${formatTimeOfDay(this.#deadline)}.`,
    );
  }

  polled(status: string): void {
    this.#hasFailed = false;
    if (this.#setStatus(status)) this.#log(`The job is now ${inBackticks(status)}.`);
  }

  /** The next poll comes after `pause` milliseconds. */
  failed(error: PlatformError, pause: number): void {
    this.#hasFailed = true;
    if (this.#clock.now() - this.#failureLoggedAt < MAX_GAP_MS) return;
    this.#failureLoggedAt = this.#clock.now();
    this.#log(error.explain("Couldn't get the job's status", `Retrying in ${formatDuration(pause)}`));
  }

  /** Logs a line whenever there was none for a minute. Resolves early if `stop` aborts. */
  async wait(ms: number, stop: AbortSignal): Promise<void> {
    const until = this.#clock.now() + ms;
    for (;;) {
      const next = Math.min(until, this.#loggedAt + MAX_GAP_MS);
      await this.#clock.sleep(next - this.#clock.now(), stop);
      if (stop.aborted || next === until) return;
      const elapsed = formatDuration(this.#clock.now() - this.#startedAt);
      this.#log(
        this.#hasFailed
          ? `Still polling after ${elapsed}; the last poll failed.`
          : `Still ${this.#status ?? 'waiting'} after ${elapsed}.`,
      );
    }
  }

  /** Returns whether the status changed. Warns once of an unknown one. */
  #setStatus(status: string | undefined): boolean {
    if (status === undefined || status === this.#status) return false;
    this.#status = status;
    if (phaseOf(status) === 'unrecognized' && !this.#hasWarnedOfStatus) {
      this.#hasWarnedOfStatus = true;
      this.#runner.warning(
        `The API returned the unknown job status ${inBackticks(status)}. Polling continues.`,
        'Unknown job status',
      );
    }
    return true;
  }

  #log(line: string): void {
    this.#loggedAt = this.#clock.now();
    this.#runner.info(line);
  }
}

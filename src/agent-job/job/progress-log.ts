import type { Clock } from '../../lib/clock.ts';
import { formatDuration, formatTimeOfDay } from '../../lib/text.ts';
import { phaseOf } from '../../platform/agent-jobs.ts';
import type { PlatformError } from '../../platform/errors.ts';
import type { Runner } from '../../runner/commands.ts';

const SHORTEST_GAP_MS = 60_000;

/** As a job takes longer, each sign of life waits a sixth of the time that has gone: some 13 lines in 20 minutes. */
const GAP_SHARE = 1 / 6;

/** What a person who watches the log is told while a job runs: each change of status, and now and then that all is well. */
export class ProgressLog {
  readonly #clock: Clock;
  readonly #deadline: number;
  readonly #runner: Pick<Runner, 'info' | 'warning'>;
  readonly #began: number;
  #loggedAt: number;
  #failureLoggedAt = Number.NEGATIVE_INFINITY;
  #status: string | undefined;
  #warnedOfStatus = false;

  constructor(clock: Clock, deadline: number, runner: Pick<Runner, 'info' | 'warning'>) {
    this.#clock = clock;
    this.#deadline = deadline;
    this.#runner = runner;
    this.#began = clock.now();
    this.#loggedAt = this.#began;
  }

  /** A poll that found the job not ended; `interval` is how long the next one waits, in milliseconds. */
  polled(status: string, interval: number): void {
    if (phaseOf(status) === 'unrecognized' && !this.#warnedOfStatus) {
      this.#warnedOfStatus = true;
      this.#runner.warning(
        `The service calls the job “${status}”, a status that this action does not know: it counts as not ended.`,
      );
    }
    const elapsed = this.#clock.now() - this.#began;
    if (status !== this.#status) {
      this.#status = status;
      this.#log(
        `The job is ${status}. Looking again every ${formatDuration(interval)}, until ${formatTimeOfDay(this.#deadline)} at the latest.`,
      );
    } else if (this.#clock.now() - this.#loggedAt >= Math.max(SHORTEST_GAP_MS, elapsed * GAP_SHARE)) {
      this.#log(
        `Still ${status} after ${formatDuration(elapsed)}; looking every ${formatDuration(interval)}.`,
      );
    }
  }

  /** A poll that failed; the next one waits `pause` milliseconds. */
  failed(error: PlatformError, pause: number): void {
    if (this.#clock.now() - this.#failureLoggedAt < SHORTEST_GAP_MS) return;
    this.#failureLoggedAt = this.#clock.now();
    this.#log(`${error.message}. The job is not affected; looking again in ${formatDuration(pause)}.`);
  }

  #log(line: string): void {
    this.#loggedAt = this.#clock.now();
    this.#runner.info(line);
  }
}

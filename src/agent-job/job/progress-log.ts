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
  #spokeAt: number;
  #missToldAt = Number.NEGATIVE_INFINITY;
  #status: string | undefined;
  #warnedOfStatus = false;

  constructor(clock: Clock, deadline: number, runner: Pick<Runner, 'info' | 'warning'>) {
    this.#clock = clock;
    this.#deadline = deadline;
    this.#runner = runner;
    this.#began = clock.now();
    this.#spokeAt = this.#began;
  }

  /** A look that found the job not ended; `interval` is how long the next one waits, in milliseconds. */
  saw(status: string, interval: number): void {
    if (phaseOf(status) === 'unrecognised' && !this.#warnedOfStatus) {
      this.#warnedOfStatus = true;
      this.#runner.warning(
        `The service calls the job “${status}”, a status that this action does not know: it counts as not ended.`,
      );
    }
    const elapsed = this.#clock.now() - this.#began;
    if (status !== this.#status) {
      this.#status = status;
      this.#say(
        `The job is ${status}. Looking again every ${formatDuration(interval)}, until ${formatTimeOfDay(this.#deadline)} at the latest.`,
      );
    } else if (this.#clock.now() - this.#spokeAt >= Math.max(SHORTEST_GAP_MS, elapsed * GAP_SHARE)) {
      this.#say(
        `Still ${status} after ${formatDuration(elapsed)}; looking every ${formatDuration(interval)}.`,
      );
    }
  }

  /** A look that failed; the next one waits `pause` milliseconds. */
  missed(error: PlatformError, pause: number): void {
    if (this.#clock.now() - this.#missToldAt < SHORTEST_GAP_MS) return;
    this.#missToldAt = this.#clock.now();
    this.#say(`${error.message}. The job is not affected; looking again in ${formatDuration(pause)}.`);
  }

  #say(line: string): void {
    this.#spokeAt = this.#clock.now();
    this.#runner.info(line);
  }
}

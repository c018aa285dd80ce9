import type { Clock } from '../../lib/clock.ts';
import { formatDuration, formatTime, inBackticks } from '../../lib/text.ts';
import { STATUSES } from '../../platform/agent-jobs.ts';
import type { PlatformError } from '../../platform/errors.ts';
import type { Runner } from '../../runner/commands.ts';

/** During a wait there is a line at least this often. A failure is logged at most this often. */
const MAX_GAP_MS = 60_000;

export function openProgressLog(clock: Clock, deadline: number, runner: Runner) {
  let startedAt = clock.now();
  let loggedAt = startedAt;
  let failureLoggedAt = Number.NEGATIVE_INFINITY;
  let lastStatus: string | undefined;
  let hasWarnedOfStatus = false;

  const log = (line: string) => {
    loggedAt = clock.now();
    runner.info(line);
  };
  /** Returns whether the status changed. */
  const setStatus = (status: string | undefined): boolean => {
    if (status === undefined || status === lastStatus) return false;
    lastStatus = status;
    if (!STATUSES.includes(status) && !hasWarnedOfStatus) {
      hasWarnedOfStatus = true;
      runner.warning(
        `The API returned the unknown job status ${inBackticks(status)}. Polling continues.`,
        'Unknown job status',
      );
    }
    return true;
  };

  return {
    /** `what` is a sentence. The first poll comes after `pause` milliseconds. */
    started: (what: string, status: string | undefined, pause: number): void => {
      startedAt = clock.now();
      setStatus(status);
      log(`${what} First check in ${formatDuration(pause)}; stops at ${formatTime(deadline, startedAt)}.`);
    },
    polled: (status: string): void => {
      if (setStatus(status)) log(`The job is now ${inBackticks(status)}.`);
    },
    /** The next poll comes after `pause` milliseconds. */
    failed: (error: PlatformError, pause: number): void => {
      if (clock.now() - failureLoggedAt < MAX_GAP_MS) return;
      failureLoggedAt = clock.now();
      log(error.explain("Couldn't get the job's status", `Retrying in ${formatDuration(pause)}`));
    },
    /** Resolves early if `stop` aborts. */
    wait: async (ms: number, stop: AbortSignal): Promise<void> => {
      const until = clock.now() + ms;
      for (;;) {
        const next = Math.min(until, loggedAt + MAX_GAP_MS);
        await clock.sleep(next - clock.now(), stop);
        if (stop.aborted || next === until) return;
        log(`Still ${lastStatus ?? 'waiting'} after ${formatDuration(clock.now() - startedAt)}.`);
      }
    },
  };
}

/**
 * How GitHub cancels a step: SIGINT, 7.5 s later SIGTERM, 2.5 s later the end. Windows has SIGBREAK besides.
 * A signal that was never listened for ends the process, so all three are.
 */
const CANCELLING = ['SIGINT', 'SIGTERM', 'SIGBREAK'] as const;

/** What the runner and shells expect of a process that a signal ended. */
const EXIT_CODE_OF_A_CANCELLED_PROCESS = 130;

/** A signal that aborts when the run is cancelled. A second cancelling signal ends the process at once. */
export function cancelSignal(process: NodeJS.Process): AbortSignal {
  const cancelled = new AbortController();
  for (const name of CANCELLING) {
    process.on(name, () => {
      if (cancelled.signal.aborted) process.exit(EXIT_CODE_OF_A_CANCELLED_PROCESS);
      cancelled.abort();
    });
  }
  return cancelled.signal;
}

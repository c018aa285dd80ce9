/**
 * The signals of a cancel: SIGINT, SIGTERM 7.5 s later, and 2.5 s after that the process is killed. Windows also has
 * SIGBREAK. All need a listener, because a signal without one ends the process.
 */
const CANCEL_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGBREAK'] as const;

/** What runners and shells expect after a signal. */
const EXIT_CODE_OF_A_CANCELLED_PROCESS = 130;

/** Returns a signal that aborts when the run is cancelled. A second cancel ends the process at once. */
export function cancelSignal(process: NodeJS.Process): AbortSignal {
  const cancelled = new AbortController();
  for (const name of CANCEL_SIGNALS) {
    process.on(name, () => {
      if (cancelled.signal.aborted) process.exit(EXIT_CODE_OF_A_CANCELLED_PROCESS);
      cancelled.abort();
    });
  }
  return cancelled.signal;
}

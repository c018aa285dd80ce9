import type { HttpClient } from '../http/client.ts';
import type { Clock } from '../lib/clock.ts';
import type { Runner } from '../runner/commands.ts';
import type { Environment } from '../runner/environment.ts';

/** What a step depends on, so that tests can bring their own. */
export interface Step {
  readonly environment: Environment;
  readonly runner: Runner;
  readonly clock: Clock;
  /** Returns a number from 0, below 1. */
  readonly random: () => number;
  readonly cancelled: AbortSignal;
  readonly http: HttpClient;
}

/** Name and version of this action, for every request. A test compares the version with package.json. */
export const USER_AGENT = 'docs-agent-action/0.1.0';

/**
 * The signals of a cancel: SIGINT, SIGTERM 7.5 s later, and 2.5 s after that the process is killed. Windows also has
 * SIGBREAK. All need a listener, because a signal without one ends the process.
 */
const CANCEL_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGBREAK'] as const;
/** What runners and shells expect after a signal. */
const EXIT_CODE_OF_A_CANCELLED_PROCESS = 130;

/** A second cancel ends the process at once. */
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

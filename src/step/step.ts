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
  /** Aborts when the run is cancelled. */
  readonly cancelled: AbortSignal;
  /** For every request, whichever service it is for. */
  readonly http: HttpClient;
}

/** Name and version of this action, for every request. A test compares the version with package.json. */
export const USER_AGENT = 'docs-agent-action/0.1.0';

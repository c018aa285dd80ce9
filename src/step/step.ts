import { createHttpClient, type HttpClient } from '../http/client.ts';
import { type Clock, systemClock } from '../lib/clock.ts';
import { createRunner, type Runner, toolkitCommands } from '../runner/commands.ts';
import { type Environment, readEnvironment } from '../runner/environment.ts';

/** What a step depends on, so that tests can bring their own. */
export interface Step {
  readonly environment: Environment;
  readonly runner: Runner;
  readonly clock: Clock;
  readonly startedAt: number;
  /** Returns a number from 0, below 1. */
  readonly random: () => number;
  readonly cancelled: AbortSignal;
  readonly http: HttpClient;
}

/** Runs a step in this process, and exits with the code that `run` resolves with. */
export async function runStep(run: (step: Step) => Promise<number>): Promise<void> {
  const environment = readEnvironment(process.env);
  const runner = createRunner(toolkitCommands, environment.secrets);
  const end = (exitCode: number) => process.stdout.write('', () => process.exit(exitCode));
  // A rejection that nothing handles is one too.
  process.on('uncaughtException', (error: unknown) => {
    const fix = 'Run again with step debugging enabled, and report what the log shows';
    runner.error(`Unexpected error: ${String(error)}. ${fix}.`, 'Unexpected error');
    runner.debugError(error);
    end(1);
  });
  const step = {
    environment,
    runner,
    clock: systemClock,
    startedAt: systemClock.now(),
    random: Math.random,
    cancelled: cancelSignal(),
    http: createHttpClient(),
  };
  end(await run(step));
}

/**
 * The signals of a cancel: SIGINT, SIGTERM 7.5 s later, and 2.5 s after that the process is killed. Windows also has
 * SIGBREAK. All need a listener, because a signal without one ends the process.
 */
const CANCEL_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGBREAK'] as const;
/** What runners and shells expect after a signal. */
const EXIT_CODE_OF_A_CANCELLED_PROCESS = 130;

/** A second cancel ends the process at once. */
function cancelSignal(): AbortSignal {
  const cancelled = new AbortController();
  for (const name of CANCEL_SIGNALS) {
    process.on(name, () => {
      if (cancelled.signal.aborted) process.exit(EXIT_CODE_OF_A_CANCELLED_PROCESS);
      cancelled.abort();
    });
  }
  return cancelled.signal;
}

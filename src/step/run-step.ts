import { createHttpClient } from '../http/client.ts';
import { systemClock } from '../lib/clock.ts';
import { createRunner, toolkitCommands } from '../runner/commands.ts';
import { type Environment, readEnvironment } from '../runner/environment.ts';
import { cancelSignal } from '../runner/signals.ts';
import type { StepContext } from './context.ts';

/** Runs a step in this process, with the real context, and ends the process with the exit code that `run` resolves with. */
export async function runStep(
  run: (environment: Environment, context: StepContext) => Promise<number>,
): Promise<void> {
  const runner = createRunner(toolkitCommands);
  const end = (exitCode: number) => process.stdout.write('', () => process.exit(exitCode));
  const endUnforeseen = (error: unknown) => {
    runner.error(
      `Something happened that this action does not foresee: ${String(error)}. ` +
        'Run again with step debugging on, and report what it shows.',
    );
    runner.debugError(error);
    end(1);
  };
  process.on('uncaughtException', endUnforeseen);
  process.on('unhandledRejection', endUnforeseen);
  try {
    end(
      await run(readEnvironment(process.env), {
        runner,
        clock: systemClock,
        random: Math.random,
        cancelled: cancelSignal(process),
        http: createHttpClient(),
      }),
    );
  } catch (error) {
    endUnforeseen(error);
  }
}

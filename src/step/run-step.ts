import { createHttpClient } from '../http/client.ts';
import { systemClock } from '../lib/clock.ts';
import { createRunner, toolkitCommands } from '../runner/commands.ts';
import { readEnvironment } from '../runner/environment.ts';
import { cancelSignal, type Step } from './step.ts';

/** Runs a step in this process, and exits with the code that `run` resolves with. */
export async function runStep(run: (step: Step) => Promise<number>): Promise<void> {
  const runner = createRunner(toolkitCommands);
  const end = (exitCode: number) => process.stdout.write('', () => process.exit(exitCode));
  // A rejection that nothing handles is one too.
  process.on('uncaughtException', (error: unknown) => {
    runner.error(
      `Unexpected error: ${String(error)}. Run again with step debugging enabled, and report what the log shows.`,
      'Unexpected error',
    );
    runner.debugError(error);
    end(1);
  });
  const step = {
    environment: readEnvironment(process.env),
    runner,
    clock: systemClock,
    random: Math.random,
    cancelled: cancelSignal(process),
    http: createHttpClient(),
  };
  end(await run(step));
}

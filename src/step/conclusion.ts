import type { Runner } from '../runner/commands.ts';

/** What an outcome means for the step. */
export type Conclusion = 'pass' | 'notice' | 'warning' | 'failure';

const EXIT_CODE: Readonly<Record<Conclusion, number>> = { pass: 0, notice: 0, warning: 0, failure: 1 };

/** From the best to the worst. */
const ORDER: readonly Conclusion[] = ['pass', 'notice', 'warning', 'failure'];

/** Returns the worse of two conclusions. */
export function worse(one: Conclusion, other: Conclusion): Conclusion {
  return ORDER.indexOf(one) >= ORDER.indexOf(other) ? one : other;
}

/** Returns the step's exit code. A step whose outputs could not be written has failed, whatever it did. */
export function exitCode(conclusion: Conclusion, runner: Pick<Runner, 'hasLostOutput'>): number {
  return runner.hasLostOutput() ? 1 : EXIT_CODE[conclusion];
}

/** Says in the log, and on the run's page where it matters, what came of the step. */
export function logConclusion(runner: Runner, conclusion: Conclusion, message: string): void {
  switch (conclusion) {
    case 'pass':
      runner.info(message);
      break;
    case 'notice':
      runner.notice(message);
      break;
    case 'warning':
      runner.warning(message);
      break;
    case 'failure':
      runner.error(message);
  }
}

import type { Runner } from '../runner/commands.ts';

/** What an outcome means for the step. */
export type Conclusion = 'pass' | 'notice' | 'warning' | 'failure';

const EXIT_CODE: Readonly<Record<Conclusion, number>> = { pass: 0, notice: 0, warning: 0, failure: 1 };

const WORST_FIRST: readonly Conclusion[] = ['failure', 'warning', 'notice', 'pass'];

export function worstOf(conclusions: readonly Conclusion[]): Conclusion {
  return WORST_FIRST.find((one) => conclusions.includes(one)) ?? 'pass';
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

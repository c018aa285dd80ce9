import type { StepResult } from '../sandbox/run-step.ts';

/** Returns how a step ended, in the words of `action.yml`. */
export function conclusionOf({ exitCode, annotations }: StepResult): string {
  const levels = annotations.map(({ level }) => level).join();
  if (exitCode === 0) return levels === '' ? 'passes' : `passes with a ${levels}`;
  return exitCode === 1 && levels === 'error' ? 'fails' : `exit code ${exitCode}, annotations: ${levels}`;
}

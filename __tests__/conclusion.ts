import { expect } from '@jest/globals';
import type { StepResult } from '../sandbox/run-step.ts';
import type { Annotation } from '../sandbox/workflow-commands.ts';

/** An annotation with a title, by default any, whose message contains a text or matches a pattern. */
export function annotated(level: Annotation['level'], said: string | RegExp, title?: string) {
  return { level, title: title ?? expect.any(String), message: saying(said) };
}

/** The outputs of a step that sent no prompt for this reason, and whose message contains a text or matches a pattern. */
export function notCreated(reason: string, said: string | RegExp) {
  return { outcome: 'not-created', reason, message: saying(said) };
}

function saying(said: string | RegExp) {
  return typeof said === 'string' ? expect.stringContaining(said) : expect.stringMatching(said);
}

/** Returns how a step ended, in the words of `action.yml`. */
export function conclusionOf({ exitCode, annotations }: StepResult): string {
  const levels = annotations.map(({ level }) => level).join();
  if (exitCode === 0) return levels === '' ? 'passes' : `passes with a ${levels}`;
  return exitCode === 1 && levels === 'error' ? 'fails' : `exit code ${exitCode}, annotations: ${levels}`;
}

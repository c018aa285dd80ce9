import { link, paragraphs } from '../lib/markdown.ts';
import type { Runner } from '../runner/commands.ts';
import { troubleshootingUrl } from '../runner/environment.ts';
import type { InputProblem } from '../runner/inputs.ts';
import type { Step } from './step.ts';

export type Conclusion = 'pass' | 'notice' | 'warning' | 'failure';

/** What a title or a message in Markdown begins with. */
export const CONCLUSION_SIGN: Readonly<Record<Conclusion, string>> = {
  pass: '',
  notice: 'ℹ️ ',
  warning: '⚠️ ',
  failure: '❌ ',
};

/** What happened, for people. */
export interface Note {
  readonly conclusion: Conclusion;
  readonly title: string;
  /** One line. Backticks mark code. */
  readonly message: string;
  /** A heading of docs/troubleshooting.md, if one is about this. */
  readonly helpSection?: string;
}

export function noteOf({ input, message }: InputProblem): Note {
  return { conclusion: 'failure', title: `Invalid input: ${input}`, message, helpSection: 'invalid-input' };
}

export function exitCode(hasFailed: boolean, runner: Runner): number {
  return hasFailed || runner.hasLostOutput() ? 1 : 0;
}

/** Logs what happened, and writes the summary; after a failure, with a link to help. Resolves with the exit code. */
export async function reportNotes({ runner, environment }: Step, notes: readonly Note[], summary: string) {
  for (const note of notes) logConclusion(runner, note);
  const failure = notes.find(({ conclusion }) => conclusion === 'failure');
  const help = failure && troubleshootingUrl(environment, failure.helpSection);
  if (help !== undefined) runner.info(`Troubleshooting: ${help}`);
  await runner.addSummary(paragraphs(summary, help && link('troubleshooting page', help)));
  return exitCode(failure !== undefined, runner);
}

export function logConclusion(runner: Runner, { conclusion, title, message }: Note): void {
  if (conclusion === 'pass') runner.info(message);
  else runner[conclusion === 'failure' ? 'error' : conclusion](message, title);
}

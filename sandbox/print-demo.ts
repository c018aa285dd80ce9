import { styleText } from 'node:util';
import type { StepResult } from './run-step.ts';

/** Prints one part of a demo, under a title. */
export function printSection(title: string, text: string): void {
  console.log(`\n${styleText('bold', `── ${title} `)}${'─'.repeat(Math.max(0, 76 - title.length))}\n`);
  console.log(text.trimEnd());
}

/** Prints the step as a workflow has it; the key is a secret there. */
export function printStep(uses: string, inputs: Readonly<Record<string, string>>): void {
  const given = Object.entries(inputs).map(
    ([name, value]) => `    ${name}: ${name === 'api-key' ? '${{ secrets.DOCS_API_KEY }}' : value}`,
  );
  printSection('The step', [`- uses: ${uses}`, '  with:', ...given].join('\n'));
}

export function printOutputs({ outputs }: StepResult): void {
  const lines = Object.entries(outputs).map(([name, value]) => `${name}=${value}`);
  printSection('Its outputs', lines.join('\n'));
}

/** Prints what was asked and what it took, and ends the demo as the step ended. */
export function printEnd({ elapsedMs, durationMs, exitCode }: StepResult, requests: readonly string[]): void {
  const took = `${Math.round(elapsedMs / 1_000)} s on its own clock and ${(durationMs / 1_000).toFixed(1)} s on yours`;
  const end = `The step took ${took}. It ended with exit code ${exitCode}.`;
  printSection('What was asked', [...requests, '', end].join('\n'));
  process.exitCode = exitCode ?? 1;
}

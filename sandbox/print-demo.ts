import { styleText } from 'node:util';
import type { StepResult } from './run-step.ts';

/** Tells one part of a demo, under a title. */
export function act(title: string, text: string): void {
  console.log(`\n${styleText('bold', `── ${title} `)}${'─'.repeat(Math.max(0, 76 - title.length))}\n`);
  console.log(text.trimEnd());
}

/** Tells the step as a workflow has it; the key is a secret there. */
export function actOfStep(uses: string, inputs: Readonly<Record<string, string>>): void {
  const given = Object.entries(inputs).map(
    ([name, value]) => `    ${name}: ${name === 'api-key' ? '${{ secrets.DOCS_API_KEY }}' : value}`,
  );
  act('The step', [`- uses: ${uses}`, '  with:', ...given].join('\n'));
}

export function actOfOutputs({ outputs }: StepResult): void {
  const lines = Object.entries(outputs).map(([name, value]) => `${name}=${value}`);
  act('Its outputs', lines.join('\n'));
}

/** Tells what was asked and what it took, and ends the demo as the step ended. */
export function lastAct({ elapsedMs, durationMs, exitCode }: StepResult, requests: readonly string[]): void {
  const took = `${Math.round(elapsedMs / 1_000)} s on its own clock and ${(durationMs / 1_000).toFixed(1)} s on yours`;
  const end = `The step took ${took}. It ended with exit code ${exitCode}.`;
  act('What was asked', [...requests, '', end].join('\n'));
  process.exitCode = exitCode ?? 1;
}

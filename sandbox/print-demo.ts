import { styleText } from 'node:util';
import type { StepResult } from './run-step.ts';

/** Prints one part of a demo under a title. */
export function printSection(title: string, text: string): void {
  console.log(`\n${styleText('bold', `── ${title} `)}${'─'.repeat(Math.max(0, 76 - title.length))}\n`);
  console.log(text.trimEnd());
}

/** Prints the step as it would be in a workflow, with the key as a secret. */
export function printStep(uses: string, inputs: Readonly<Record<string, string>>): void {
  const given = Object.entries(inputs).map(([name, value]) => {
    const block = value.trimEnd().replaceAll('\n', '\n      ');
    const text = value.includes('\n') ? `|\n      ${block}` : value;
    return `    ${name}: ${name === 'api-key' ? '${{ secrets.DOCS_API_KEY }}' : text}`;
  });
  printSection('The step', [`- uses: ${uses}`, '  with:', ...given].join('\n'));
}

const LONGEST_VALUE = 120;

/** Prints outputs as a table. Long ones and ones of several lines are shortened. */
export function printOutputs({ outputs }: StepResult): void {
  const width = Math.max(...Object.keys(outputs).map((name) => name.length), 0);
  const lines = Object.entries(outputs).map(([name, value]) => `${name.padEnd(width)}  ${shortened(value)}`);
  printSection('Its outputs', lines.join('\n'));
}

function shortened(value: string): string {
  const [first = ''] = value.split('\n');
  const isWhole = first === value && value.length <= LONGEST_VALUE;
  return isWhole ? value : `${first.slice(0, LONGEST_VALUE)}… (${value.length} characters)`;
}

/** Prints the requests and how long the step took, and sets the exit code of the step. */
export function printEnd({ elapsedMs, durationMs, exitCode }: StepResult, requests: readonly string[]): void {
  const took = `${Math.round(elapsedMs / 1_000)} s on its clock, and ${(durationMs / 1_000).toFixed(1)} s in real time`;
  const end = `The step took ${took}. Its exit code is ${exitCode}.`;
  printSection('Its requests', [...requests, '', end].join('\n'));
  process.exitCode = exitCode ?? 1;
}

import type { Runner } from '../runner/commands.ts';
import type { Outcome } from './outcome.ts';

/** The outputs that `action.yml` declares. */
export const outputNames = [
  'human',
  'ai',
  'total',
  'rows',
  'file',
  'complete',
  'next-offset',
  'top-pages',
  'movers',
] as const;

type OutputName = (typeof outputNames)[number];

export function setOutputs(runner: Runner, outcome: Outcome): void {
  const { totals, rows, file, isComplete, nextOffset, topPages, movers } = outcome;
  const values: Readonly<Record<OutputName, string>> = {
    human: text(totals?.human),
    ai: text(totals?.ai),
    total: text(totals?.total),
    rows: text(rows),
    file: file ?? '',
    complete: String(isComplete),
    'next-offset': text(nextOffset),
    'top-pages': JSON.stringify(topPages.map(({ path, human, ai, total }) => ({ path, human, ai, total }))),
    movers: movers === undefined ? '' : JSON.stringify(movers),
  };
  for (const name of outputNames) runner.setOutput(name, values[name]);
}

function text(number: number | undefined): string {
  return number === undefined ? '' : String(number);
}

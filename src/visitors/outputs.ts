import { jsonListWithin } from '../lib/json.ts';
import { formatNumber } from '../lib/text.ts';
import type { Runner } from '../runner/commands.ts';
import type { Outcome } from './outcome.ts';

/** The outputs that `action.yml` declares. */
export const outputNames = [
  'human',
  'ai',
  'total',
  'date-from',
  'date-to',
  'rows',
  'file',
  'complete',
  'top-pages',
  'movers',
  'trend',
  'report',
] as const;

type OutputName = (typeof outputNames)[number];

/** Outputs go into a step's environment, which Linux limits to 128 KiB per variable and 2 MiB in total. */
const MAX_LIST_BYTES = 32_000;

export function setOutputs(runner: Runner, outcome: Outcome, report: string): void {
  const { range, totals, rows, file, isComplete } = outcome;
  const lists = listsOf(outcome);
  const values: Readonly<Record<OutputName, string>> = {
    human: String(totals?.human ?? ''),
    ai: String(totals?.ai ?? ''),
    total: String(totals?.total ?? ''),
    'date-from': range?.from ?? '',
    'date-to': range?.to ?? '',
    rows: String(rows),
    file: file ?? '',
    complete: String(isComplete),
    'top-pages': lists['top-pages'].json,
    movers: lists.movers?.json ?? '',
    trend: lists.trend?.json ?? '',
    report,
  };
  for (const name of outputNames) runner.setOutput(name, values[name]);
}

/** Returns a warning for each output that leaves something out. */
export function warningsOfOutputs(outcome: Outcome): readonly string[] {
  return Object.entries(listsOf(outcome)).flatMap(([name, list]) =>
    list !== undefined && list.left > 0
      ? [
          `The output \`${name}\` leaves out ${list.left} entries, because its limit is ${formatNumber(MAX_LIST_BYTES)} bytes.`,
        ]
      : [],
  );
}

function listsOf({ topPages, comparison, trend }: Outcome) {
  return {
    'top-pages': jsonListWithin(
      topPages.map(({ path, human, ai, total }) => ({ path, human, ai, total })),
      MAX_LIST_BYTES,
    ),
    movers: comparison && jsonListWithin(comparison.movers, MAX_LIST_BYTES),
    trend:
      trend &&
      jsonListWithin(
        trend.map(({ from, to, totals }) => ({ from, to, ...totals })),
        MAX_LIST_BYTES,
      ),
  };
}

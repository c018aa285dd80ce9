import type { Runner } from '../runner/commands.ts';
import { setList } from '../step/list-output.ts';
import type { ExportOutcome } from './outcome.ts';

const texts = {
  human: ({ totals }) => String(totals?.human ?? ''),
  ai: ({ totals }) => String(totals?.ai ?? ''),
  total: ({ totals }) => String(totals?.total ?? ''),
  'date-from': ({ range }) => range?.from ?? '',
  'date-to': ({ range }) => range?.to ?? '',
  rows: ({ rows }) => String(rows),
  file: ({ file }) => file ?? '',
  complete: ({ isComplete }) => String(isComplete),
} satisfies Record<string, (outcome: ExportOutcome) => string>;

const lists = {
  'top-pages': ({ topPages }) => topPages,
  movers: ({ comparison }) => comparison?.movers,
  trend: ({ trend }) => trend?.map(({ range: { from, to }, totals }) => ({ from, to, ...totals })),
} satisfies Record<string, (outcome: ExportOutcome) => readonly unknown[] | undefined>;

/** Returns the summary, and the outcome's notes with one for each list that was shortened. */
export function setOutputs(
  runner: Runner,
  outcome: ExportOutcome,
  summarize: (outcome: ExportOutcome) => string,
) {
  for (const [name, value] of Object.entries(texts)) runner.setOutput(name, value(outcome));
  const shortened = Object.entries(lists).flatMap(
    ([name, list]) => setList(runner, name, list(outcome)) ?? [],
  );
  const notes = [...outcome.notes, ...shortened];
  const summary = summarize({ ...outcome, notes });
  runner.setOutput('report', summary);
  return { notes, summary };
}

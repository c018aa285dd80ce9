import type { Runner } from '../runner/commands.ts';
import type { Note } from '../step/conclusion.ts';
import { setList } from '../step/list-output.ts';
import type { ExportOutcome } from './outcome.ts';

/** If the inputs are invalid, there are only notes. Returns them with one for each list that was shortened, and the summary. */
export function setOutputs(
  runner: Runner,
  outcome: Pick<ExportOutcome, 'notes'> & Partial<ExportOutcome>,
  summarize: (notes: readonly Note[]) => string,
) {
  const { totals, range, rows = 0, file = '', isComplete = false, topPages = [] } = outcome;
  const texts = {
    human: totals?.human ?? '',
    ai: totals?.ai ?? '',
    total: totals?.total ?? '',
    'date-from': range?.from ?? '',
    'date-to': range?.to ?? '',
    rows,
    file,
    complete: isComplete,
  };
  const lists = {
    'top-pages': topPages,
    movers: outcome.comparison?.movers,
    trend: outcome.trend?.map(({ range: { from, to }, totals: counts }) => ({ from, to, ...counts })),
  };
  for (const [name, value] of Object.entries(texts)) runner.setOutput(name, String(value));
  const shortened = Object.entries(lists).flatMap(([name, list]) => setList(runner, name, list) ?? []);
  const notes = [...outcome.notes, ...shortened];
  const summary = summarize(notes);
  runner.setOutput('report', summary);
  return { notes, summary };
}

import type { Runner } from '../runner/commands.ts';
import type { Note } from '../step/conclusion.ts';
import { setList } from '../step/list-output.ts';
import type { ExportOutcome } from './outcome.ts';

/** All but the report. If the inputs are invalid, there is no outcome. Returns a note for each list that was shortened. */
export function setOutputs(runner: Runner, outcome: Partial<ExportOutcome>): readonly Note[] {
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
  return Object.entries(lists).flatMap(([name, list]) => setList(runner, name, list));
}

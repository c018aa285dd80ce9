import { readResults } from '../bench/results.ts';
import { markdownTable } from '../bench/table.ts';
import type { Sections } from './marked-sections.ts';

export const PERFORMANCE_PAGE = 'docs/performance.md';

/** Returns the tables of the page, from `bench/results.json`: the rows with a target, except counts of bundled copies. */
export function performanceSections(): Sections {
  const { machine, sections } = readResults();
  return {
    machine: `Measured with ${machine}.`,
    ...Object.fromEntries(
      Object.entries(sections).map(([name, rows]) => [
        name,
        markdownTable(rows.filter(({ target, unit }) => target !== undefined && unit !== 'copies')),
      ]),
    ),
  };
}

import type { VisitorCounts } from '../../src/platform/visitors.ts';

export const TOTALS: VisitorCounts = { human: 700, ai: 200, total: 850 };

/** The paths of an exported CSV without quotation. */
export function pathsOf(csv: string): string[] {
  return csv
    .split('\r\n')
    .slice(1, -1)
    .map((line) => line.split(',')[2] ?? '');
}

export const CSV_HEAD = 'date_from,date_to,path,human,ai,total\r\n';

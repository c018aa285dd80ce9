import * as z from 'zod/mini';

/** The paths of an exported CSV without quotation. */
export function pathsOf(csv: string): string[] {
  return csv
    .split('\r\n')
    .slice(1, -1)
    .map((line) => line.split(',')[2] ?? '');
}

/** The paths `/page-0`, `/page-1` and so on. */
export function pagesUpTo(count: number): string[] {
  return Array.from({ length: count }, (_, index) => `/page-${index}`);
}

export const CSV_HEAD = 'date_from,date_to,path,human,ai,total\r\n';

export const Rows = z.array(z.object({ path: z.string(), human: z.int(), ai: z.int(), total: z.int() }));

export const Movers = z.array(
  z.object({ path: z.string(), before: z.int(), after: z.int(), change: z.int() }),
);

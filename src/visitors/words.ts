import { formatNumber } from '../lib/text.ts';

/** Returns a count with its noun: `1 row`, `2 rows`. */
export function formatCount(number: number, noun: string): string {
  return `${formatNumber(number)} ${noun}${number === 1 ? '' : 's'}`;
}

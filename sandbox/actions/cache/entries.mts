import { join } from 'node:path';

const { env } = process;

/** Returns the values of an input, one per line. */
export function inputLines(name: string): string[] {
  return (env[`INPUT_${name.toUpperCase()}`] ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** The folder of the entries, which stays from one run to the next. */
export const CACHE = join(env['RUNNER_TOOL_CACHE'] ?? '', 'rehearsed-cache');

/** Convert between a key and the folder of its entry. */
export const toEntry = (key: string): string => encodeURIComponent(key);
export const toKey = (entry: string): string => decodeURIComponent(entry);

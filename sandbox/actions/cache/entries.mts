import { join } from 'node:path';

const { env } = process;

/** The values of an input, one to a line. */
export function inputLines(name: string): string[] {
  return (env[`INPUT_${name.toUpperCase()}`] ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** Where entries are kept: a folder that a runner keeps from one run to the next. */
export const CACHE = join(env['RUNNER_TOOL_CACHE'] ?? '', 'rehearsed-cache');

/** An entry's folder for a key, and a key for its folder. */
export const toEntry = (key: string): string => encodeURIComponent(key);
export const toKey = (entry: string): string => decodeURIComponent(entry);

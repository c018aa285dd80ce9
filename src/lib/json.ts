import * as z from 'zod/mini';

/** Node can parse JSON that is nested more deeply than it can walk or write. No response and no payload comes near this. */
const MAX_DEPTH = 500;

/** Returns what a text says in JSON; undefined if it isn't JSON, or nested more than 500 levels deep. */
export function parseJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return mayBeTooDeep(text) && isDeeperThan(value, MAX_DEPTH) ? undefined : value;
  } catch {
    return undefined;
  }
}

/** Counting brackets takes a tenth of the time that looking at each value of a page of results takes. */
function mayBeTooDeep(text: string): boolean {
  return text.split('{').length + text.split('[').length > MAX_DEPTH;
}

function isDeeperThan(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((part) => isDeeperThan(part, levels - 1));
}

/** Returns a schema that reads what is missing or is not of its kind as undefined. It never fails. */
export function lenient<T>(schema: z.ZodMiniType<T>): z.ZodMiniType<T | undefined> {
  return z.catch(z.optional(schema), undefined);
}

export const OptionalText = lenient(z.string());

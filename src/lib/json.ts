import * as z from 'zod/mini';

/** Returns what a text says in JSON; undefined if it isn't JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Returns a schema that reads what is missing or is not of its kind as undefined. It never fails. */
export function lenient<T>(schema: z.ZodMiniType<T>): z.ZodMiniType<T | undefined> {
  return z.catch(z.optional(schema), undefined);
}

export const OptionalText = lenient(z.string());
/** What is missing is false. */
export const Flag = z.catch(z.boolean(), false);

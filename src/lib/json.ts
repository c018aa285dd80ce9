import * as z from 'zod/mini';

/** Undefined if the text isn't JSON. */
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

/** Returns a schema whose values are those of another one, changed. */
export function mapped<T, Given, U>(schema: z.ZodMiniType<T, Given>, change: (value: T) => U) {
  return z.pipe(schema, z.transform(change));
}

export const OptionalText = lenient(z.string());
export const Flag = z.catch(z.boolean(), false);

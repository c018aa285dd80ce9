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

/** Returns a schema that changes what another one accepts. */
export function mapped<T, Input, U>(schema: z.ZodMiniType<T, Input>, change: (value: T) => U) {
  return z.pipe(schema, z.transform(change));
}

export const OptionalText = lenient(z.string());
export const Flag = z.catch(z.boolean(), false);

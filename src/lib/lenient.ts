import * as z from 'zod/mini';

/** Returns a schema that reads what is missing or is not of its kind as undefined. It never fails. */
export function lenient<T>(schema: z.ZodMiniType<T>): z.ZodMiniType<T | undefined> {
  return z.catch(z.optional(schema), undefined);
}

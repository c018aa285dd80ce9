/** Returns what a text says in JSON; undefined if it isn't JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Returns a JSON array of the first items that fit into `maxBytes` bytes of UTF-8, and how many are left out. */
export function jsonListWithin(
  items: readonly unknown[],
  maxBytes: number,
): { readonly json: string; readonly left: number } {
  const kept: string[] = [];
  let bytes = '[]'.length;
  for (const item of items) {
    const json = JSON.stringify(item);
    bytes += Buffer.byteLength(json) + ','.length;
    if (bytes > maxBytes) break;
    kept.push(json);
  }
  return { json: `[${kept.join(',')}]`, left: items.length - kept.length };
}

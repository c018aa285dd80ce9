import { parseJson } from '../lib/json.ts';
import { JobId } from './agent-jobs.ts';

/**
 * Returns the job id that a damaged response to a create still shows: the first `"id": "…"` of the outermost object, read
 * once from the left as far as the text goes. Undefined if there is none that is whole.
 */
export function partialId(damaged: string): string | undefined {
  if (!/^\s*\{/u.test(damaged)) return undefined;
  let depth = 0;
  let key: string | undefined;
  for (let at = 0; at < damaged.length; at += 1) {
    const character = damaged[at];
    if (character === '{' || character === '[') depth += 1;
    else if (character === '}' || character === ']') depth -= 1;
    else if (character === ',' && depth === 1) key = undefined;
    else if (character === '"') {
      const end = endOfString(damaged, at);
      if (end === undefined) return undefined;
      const text = damaged.slice(at, end);
      at = end - 1;
      if (depth !== 1) continue;
      if (key === '"id"') return JobId.safeParse(parseJson(text)).data;
      key ??= text;
    }
  }
  return undefined;
}

/** Where a JSON string that starts at `start` ends, or undefined if the text ends first. */
function endOfString(text: string, start: number): number | undefined {
  for (let at = start + 1; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === '"') return at + 1;
  }
  return undefined;
}

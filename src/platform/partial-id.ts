import { parseJson } from '../lib/json.ts';
import { JobId } from './agent-jobs.ts';

/**
 * Returns the job id in a damaged response to a create: the first `"id": "…"` of the outermost object. Undefined if there is
 * no complete one.
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

/** Returns where a JSON string that starts at `start` ends; undefined if the text ends first. */
function endOfString(text: string, start: number): number | undefined {
  for (let at = start + 1; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === '"') return at + 1;
  }
  return undefined;
}

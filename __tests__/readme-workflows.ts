import { readFileSync } from 'node:fs';

/** The whole workflows among the YAML blocks of a Markdown file, in order, without parts of workflows. */
export function workflowsIn(file: string): string[] {
  const blocks = readFileSync(file, 'utf8').matchAll(/^```yaml\n(.*?)^```$/gmsu);
  return [...blocks].flatMap(([, block = '']) => (/^jobs:/mu.test(block) ? [block] : []));
}

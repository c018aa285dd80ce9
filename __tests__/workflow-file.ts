import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import * as z from 'zod/mini';

const Permissions = z.optional(z.record(z.string(), z.string()));
const Concurrency = z.optional(
  z.object({ group: z.string(), 'cancel-in-progress': z.boolean(), queue: z.optional(z.string()) }),
);
const Workflow = z.object({
  permissions: Permissions,
  concurrency: Concurrency,
  jobs: z.record(
    z.string(),
    z.object({
      'timeout-minutes': z.optional(z.number()),
      permissions: Permissions,
      concurrency: Concurrency,
      steps: z.array(z.object({ run: z.optional(z.string()) })),
    }),
  ),
});

/** Reads the parts of a workflow that tests check. Throws if it isn't a workflow. */
export function readWorkflow(file: string): z.infer<typeof Workflow> {
  return Workflow.parse(parse(readFileSync(file, 'utf8')));
}

/** Scripts of workflows are for GitHub's Linux runners, which have these; the `date` of macOS is another one. */
export const CAN_RUN_SCRIPTS =
  process.platform === 'linux' &&
  ['bash', 'jq', 'git', 'date'].every((tool) => spawnSync(tool, ['--version']).status === 0);

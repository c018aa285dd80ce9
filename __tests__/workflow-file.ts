import { type SpawnSyncOptions, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import * as z from 'zod/mini';

const Text = z.optional(z.string());
const Defaults = z.optional(z.object({ run: z.object({ shell: z.string() }) }));
const Permissions = z.optional(z.record(z.string(), z.string()));
const Concurrency = z.optional(
  // An expression is a text.
  z.object({ group: z.string(), 'cancel-in-progress': z.optional(z.union([z.boolean(), z.string()])) }),
);
const Step = z.object({
  name: Text,
  uses: Text,
  with: z.optional(z.record(z.string(), z.unknown())),
  if: Text,
  run: Text,
  shell: Text,
  env: z.optional(z.record(z.string(), z.unknown())),
});
const Job = z.object({
  needs: z.optional(z.union([z.string(), z.array(z.string())])),
  'timeout-minutes': z.optional(z.number()),
  permissions: Permissions,
  concurrency: Concurrency,
  defaults: Defaults,
  steps: z.array(Step),
});
const Workflow = z.object({
  permissions: Permissions,
  concurrency: Concurrency,
  defaults: Defaults,
  jobs: z.record(z.string(), Job),
});

/** Reads the parts of a workflow that tests check. Throws if it isn't a workflow. */
export function readWorkflow(file: string): z.infer<typeof Workflow> {
  return Workflow.parse(parse(readFileSync(file, 'utf8')));
}

const PINNED = /^\s*(?:- )?uses: [\w-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/u;

/** Returns the lines that use an action of others, `ours` being `owner/name`, without a commit and its version in a comment. */
export function usesWithoutCommit(workflow: string, ours: string): string[] {
  const isOurs = new RegExp(`uses: (?:\\./|${ours}[@/])`, 'u');
  return workflow
    .split('\n')
    .filter((line) => /^\s*(?:- )?uses:/u.test(line) && !isOurs.test(line) && !PINNED.test(line));
}

/** Scripts of workflows are for GitHub's Linux runners, which have these; the `date` of macOS is another one. */
export const CAN_RUN_SCRIPTS =
  process.platform === 'linux' &&
  ['bash', 'jq', 'git', 'date'].every((tool) => spawnSync(tool, ['--version']).status === 0);

/** Runs the script of a step as the runner does with `shell: bash`. Without it, an error in a pipe doesn't end the script. */
export function runScript(script: string, options: SpawnSyncOptions) {
  const args = ['--noprofile', '--norc', '-eo', 'pipefail', '-c', script];
  const { status, stdout, stderr } = spawnSync('bash', args, { ...options, encoding: 'utf8' });
  return { status, stdout, stderr };
}

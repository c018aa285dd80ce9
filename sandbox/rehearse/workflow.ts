import { posix } from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import { type Grants, isGranted } from '../permissions.ts';
import type { Event, Recipe } from './scene.ts';

/** The start of `uses:` for this project's actions in the recipes. */
export const OURS = 'OWNER/docs-agent-action';

const Names = z.optional(z.array(z.string()));
const Filters = z.object({ types: Names, branches: Names, workflows: Names, 'paths-ignore': Names });
const Step = z.object({
  with: z._default(z.record(z.string(), z.unknown()), {}),
});
const Job = z.object({
  if: z.optional(z.string()),
  permissions: z._default(z.record(z.string(), z.string()), {}),
  uses: z.optional(z.string()),
  steps: z._default(z.array(Step), []),
});
const Workflow = z.object({
  on: z.union([z.string(), z.record(z.string(), z.unknown())]),
  jobs: z.record(z.string(), Job),
});

function readWorkflow(text: string): z.infer<typeof Workflow> {
  return Workflow.parse(parse(text));
}

function jobsIn(files: Recipe['files']) {
  return Object.values(files).flatMap((text) => Object.values(readWorkflow(text).jobs));
}

/**
 * Returns the permissions of all jobs that have steps and can run for an event, and of the tokens that steps create by
 * `permission-` inputs.
 */
export function grantsIn(files: Recipe['files'], { name: event }: Pick<Event, 'name'>): Grants {
  const grants: Record<string, string> = {};
  for (const { if: condition = '', permissions, steps } of jobsIn(files)) {
    const [, operator, name] = /github\.event_name (==|!=) '(\w+)'/u.exec(condition) ?? [];
    if (operator !== undefined && (operator === '==') !== (name === event)) continue;
    if (steps.length > 0) Object.assign(grants, permissions);
    for (const [name, level] of steps.flatMap((step) => Object.entries(step.with)))
      if (name.startsWith('permission-')) grants[name.slice('permission-'.length)] = String(level);
  }
  return grants;
}

/** Returns the permissions that called workflows need and their caller doesn't have, so that GitHub refuses the call. */
export function notGranted(files: Recipe['files'], event: Event): string[] {
  const callers = jobsIn(files).filter(({ uses }) => uses !== undefined);
  return callers.flatMap(({ permissions }) =>
    Object.entries(grantsIn(files, event))
      .filter(([name, level]) => !isGranted(permissions, name, level))
      .map(([name, level]) => `the caller doesn't grant \`${name}: ${level}\`, so GitHub refuses the call`),
  );
}

/**
 * Returns why GitHub starts no run of a workflow for an event, or undefined if it does. act only checks the event's name.
 * Filters by branch and workflow can only have plain names, as in the recipes.
 */
export function problemWithTrigger({ workflow: file, files }: Recipe, event: Event): string | undefined {
  const { on } = readWorkflow(files[file] ?? '');
  const triggers = typeof on === 'string' ? { [on]: null } : on;
  if (!Object.hasOwn(triggers, event.name)) return `\`on\` lacks \`${event.name}\``;
  const filters = Filters.safeParse(triggers[event.name] ?? {});
  // A list, such as that of `schedule`, is not a filter.
  if (!filters.success) return undefined;
  const { action, ref, pull_request: pull, workflow_run: run } = Payload.parse(event.payload);
  const branch = pull?.base.ref ?? ref?.replace(/^refs\/heads\//u, '');
  for (const [filter, value] of [
    ['types', action],
    ['branches', branch],
    ['workflows', run?.name],
  ] as const) {
    const wanted = filters.data[filter];
    if (wanted?.includes(value ?? '') === false) return `\`${filter}\` lacks \`${value ?? ''}\``;
  }
  const { 'paths-ignore': ignored = [] } = filters.data;
  const changed = Object.values(event.merged?.comparisons ?? {}).flat();
  const isIgnored = (path: string) => ignored.some((pattern) => posix.matchesGlob(path, pattern));
  const isEveryIgnored = changed.every((file) => isIgnored(typeof file === 'string' ? file : file.path));
  return changed.length > 0 && isEveryIgnored ? '`paths-ignore` has every changed file' : undefined;
}

const Payload = z.object({
  action: z.optional(z.string()),
  ref: z.optional(z.string()),
  pull_request: z.optional(z.object({ base: z.object({ ref: z.string() }) })),
  workflow_run: z.optional(z.object({ name: z.string() })),
});

import { posix } from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import { type Grants, isGranted } from '../permissions.ts';
import { CHECKS } from './events.ts';
import type { Event, Recipe } from './scene.ts';

/** The start of `uses:` for this project's actions in the recipes. */
export const OURS = 'OWNER/docs-agent-action';

const Values = z.record(z.string(), z.unknown());
const Job = z.object({
  if: z._default(z.string(), ''),
  permissions: z._default(z.record(z.string(), z.string()), {}),
  uses: z.optional(z.string()),
  steps: z._default(z.array(z.object({ with: z._default(Values, {}) })), []),
});
const Workflow = z.object({ on: Values, jobs: z.record(z.string(), Job) });
/** Of an event in `on`. The list of `schedule` and the inputs of `workflow_dispatch` are none. */
const Filters = z.record(z.string(), z.array(z.string()));

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
  for (const { if: condition, permissions, steps } of jobsIn(files)) {
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
 * All events are about the branch `main`. Filters can only have plain names, except for `paths-ignore`. `paths` isn't checked.
 */
export function problemWithTrigger({ workflow, files }: Recipe, event: Event): string | undefined {
  const { on } = readWorkflow(files[workflow] ?? '');
  if (!Object.hasOwn(on, event.name)) return `\`on\` lacks \`${event.name}\``;
  const filters = Filters.safeParse(on[event.name]).data ?? {};
  const facts = { types: event.payload['action'], branches: 'main', workflows: CHECKS };
  for (const [filter, fact] of Object.entries(facts))
    if (filters[filter]?.every((name) => name !== fact)) return `\`${filter}\` lacks ${JSON.stringify(fact)}`;
  const ignored = filters['paths-ignore'] ?? [];
  const changed = Object.values(event.merged?.comparisons ?? {}).flat();
  const isIgnored = (path: string) => ignored.some((pattern) => posix.matchesGlob(path, pattern));
  const isEveryIgnored = changed.every((file) => isIgnored(typeof file === 'string' ? file : file.path));
  return changed.length > 0 && isEveryIgnored ? '`paths-ignore` has every changed file' : undefined;
}

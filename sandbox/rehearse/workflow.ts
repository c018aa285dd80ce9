import { posix } from 'node:path';
import { isMap, isSeq, parse, parseDocument, type YAMLMap } from 'yaml';
import * as z from 'zod/mini';
import { blockedByPolicy } from '../event-policy.ts';

/** The start of `uses:` for this project's actions in the recipes. */
export const OURS = 'OWNER/docs-agent-action';

const Permissions = z.optional(
  z.union([z.record(z.string(), z.string()), z.literal(['read-all', 'write-all'])]),
);
const Filters = z.nullable(
  z.object({
    types: z.optional(z.array(z.string())),
    branches: z.optional(z.array(z.string())),
    paths: z.optional(z.array(z.string())),
    'paths-ignore': z.optional(z.array(z.string())),
    workflows: z.optional(z.array(z.string())),
  }),
);
const Step = z.object({
  id: z.optional(z.string()),
  name: z.optional(z.string()),
  uses: z.optional(z.string()),
  run: z.optional(z.string()),
  with: z._default(z.record(z.string(), z.unknown()), {}),
});
const Job = z.object({
  permissions: Permissions,
  environment: z.optional(z.unknown()),
  uses: z.optional(z.string()),
  steps: z._default(z.array(Step), []),
});
const Workflow = z.object({
  on: z.union([z.string(), z.array(z.string()), z.record(z.string(), z.unknown())]),
  permissions: Permissions,
  jobs: z.record(z.string(), Job),
});
export type Workflow = z.infer<typeof Workflow>;

export function readWorkflow(text: string): Workflow {
  return Workflow.parse(parse(text));
}

/** Returns the permissions of the tokens that a job's steps create, by their `permission-` inputs. */
export function createdGrants(steps: Workflow['jobs'][string]['steps']): Record<string, string> {
  const created = steps.filter(({ uses }) => uses?.startsWith('actions/create-github-app-token@'));
  return Object.fromEntries(
    created.flatMap((step) =>
      Object.entries(step.with).flatMap(([name, level]) =>
        name.startsWith('permission-') ? [[name.slice('permission-'.length), String(level)]] : [],
      ),
    ),
  );
}

export function isWorkflow(path: string): boolean {
  return path.startsWith('.github/workflows/');
}

/** Returns the workflows among the files of a repository. */
export function workflowsOf(files: Readonly<Record<string, string>>): Workflow[] {
  return Object.entries(files)
    .filter(([path]) => isWorkflow(path))
    .map(([, text]) => readWorkflow(text));
}

/** Returns the `uses:` of a step, by its job and its `id` or index as in act. */
export function usesOf({ jobs }: Workflow, job: string, step: string): string | undefined {
  const steps = jobs[job]?.steps ?? [];
  return (steps.find(({ id }) => id === step) ?? steps[Number(step)])?.uses;
}

/** Returns every action and workflow of other repositories, once. */
export function usedRepositories({ jobs }: Workflow): string[] {
  const used = Object.values(jobs).flatMap((job) => [job.uses, ...job.steps.map(({ uses }) => uses)]);
  return [...new Set(used.filter((uses) => uses !== undefined && !uses.startsWith('./')))].flatMap(
    (uses) => uses ?? [],
  );
}

/** What decides whether GitHub starts a run. */
export type TriggerEvent = {
  readonly name: string;
  readonly payload: Readonly<Record<string, unknown>>;
  /** The files that a push changes. */
  readonly changed?: readonly string[];
};

/**
 * Returns why GitHub starts no run of a workflow for an event, or undefined if it does. act only checks the event's name.
 * Filters by branch and workflow can only have plain names, as in the recipes.
 */
export function problemWithTrigger({ on }: Workflow, file: string, event: TriggerEvent): string | undefined {
  const triggers = typeof on === 'string' ? { [on]: null } : Array.isArray(on) ? namesAsKeys(on) : on;
  if (!Object.hasOwn(triggers, event.name)) return `\`on\` lacks \`${event.name}\``;
  const blocked = blockedByPolicy(event, file);
  if (blocked !== undefined) return blocked;
  const filters = Filters.safeParse(triggers[event.name] ?? null);
  // A list, such as that of `schedule`, is not a filter.
  if (!filters.success || filters.data === null) return undefined;
  const { types = [], branches = [], workflows = [], 'paths-ignore': ignored = [] } = filters.data;
  const { action, ref, pull_request: pull, workflow_run: run } = Payload.parse(event.payload);
  const branch = pull?.base.ref ?? ref?.replace(/^refs\/heads\//u, '');
  if (types.length > 0 && !types.includes(action ?? '')) return `\`types\` lacks \`${action ?? ''}\``;
  if (branches.length > 0 && !branches.includes(branch ?? ''))
    return `\`branches\` lacks \`${branch ?? ''}\``;
  if (workflows.length > 0 && !workflows.includes(run?.name ?? ''))
    return `\`workflows\` lacks \`${run?.name ?? ''}\``;
  const isIgnored = (path: string) => ignored.some((pattern) => posix.matchesGlob(path, pattern));
  const { changed = [] } = event;
  return changed.length > 0 && changed.every(isIgnored) ? '`paths-ignore` has every changed file' : undefined;
}

const Payload = z.object({
  action: z.optional(z.string()),
  ref: z.optional(z.string()),
  pull_request: z.optional(z.object({ base: z.object({ ref: z.string() }) })),
  workflow_run: z.optional(z.object({ name: z.string() })),
});

function namesAsKeys(names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(names.map((name) => [name, null]));
}

/**
 * Returns a workflow that act can run against the sandbox. The steps with our actions get `base-url`, and
 * `poll-interval-seconds` for faster polls. `queue` is removed, because act refuses it.
 */
export function adaptWorkflow(text: string, baseUrl: string): string {
  const document = parseDocument(text);
  const jobs = document.get('jobs');
  const holders = [document.contents, ...(isMap(jobs) ? jobs.items.map(({ value }) => value) : [])];
  for (const holder of holders.filter((one) => isMap(one))) {
    const concurrency = holder.get('concurrency');
    if (isMap(concurrency)) concurrency.delete('queue');
    const steps = holder.get('steps');
    if (isSeq(steps)) for (const step of steps.items) if (isMap(step)) point(step, baseUrl);
  }
  return document.toString({ lineWidth: 0 });
}

/** Whether an action of ours is the agent job, which polls and has a `post`. */
export function isAgentJob(uses: string): boolean {
  return uses.startsWith(`${OURS}@`);
}

function point(step: YAMLMap, baseUrl: string): void {
  const uses = step.get('uses');
  if (typeof uses !== 'string' || !uses.startsWith(OURS)) return;
  step.setIn(['with', 'base-url'], baseUrl);
  if (isAgentJob(uses) && !step.hasIn(['with', 'poll-interval-seconds']))
    step.setIn(['with', 'poll-interval-seconds'], 0.1);
}

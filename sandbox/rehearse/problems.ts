import { EXAMPLE_REPOSITORY } from '../payloads.ts';
import { type Grants, missingPermission, type Request } from '../permissions.ts';
import type { ActRun, StepRun } from './act.ts';
import { EXPRESSION_AS_TEXT } from './events.ts';
import { createdGrants, isAgentJob, OURS, type Workflow, workflowsOf } from './workflow.ts';

/** What the checks for all recipes need to know about a run that isn't skipped. */
export type RunFacts = {
  readonly run: ActRun;
  readonly ends: 'success' | 'failure' | 'cancelled';
  /** Why GitHub would start no run, if it wouldn't. */
  readonly notStarted: string | undefined;
  readonly files: Readonly<Record<string, string>>;
  /** Returns the `uses:` of a step, or an empty text. */
  readonly uses: (step: StepRun) => string;
  readonly requests: readonly Request[];
  readonly pullRequests: ReadonlySet<number>;
  readonly prompts: readonly string[];
  /** The API key and the token. */
  readonly secrets: readonly [apiKey: string, token: string];
};

export function problemsOfRun(facts: RunFacts): string[] {
  const { run, ends, notStarted, prompts, secrets } = facts;
  return [
    ...(notStarted === undefined ? [] : [`GitHub wouldn't start it: ${notStarted}`]),
    ...problemsWithEnd(run, ends),
    ...(secrets.some((secret) => run.output.includes(secret)) ? ['the log has a secret'] : []),
    ...(prompts.some((text) => text.replaceAll(EXPRESSION_AS_TEXT, '').includes('${{'))
      ? ['a prompt has an expression']
      : []),
    ...run.steps.flatMap((step) => problemsWithStep(step, facts)),
    ...problemsWithPermissions(facts),
  ];
}

export function problemsOfSkippedRun(run: ActRun, requests: number): string[] {
  return [
    ...(run.exitCode === 0 ? [] : [`act exited with code ${run.exitCode}`]),
    ...(run.steps.length === 0 ? [] : ['steps ran, although none should']),
    ...(requests === 0 ? [] : ['requests were made, although none should']),
  ];
}

function problemsWithEnd({ jobs, exitCode }: ActRun, ends: RunFacts['ends']): string[] {
  const failed = jobs.filter(({ result }) => result === 'failure').map(({ job }) => job);
  if (jobs.length === 0) return [`no job ran (exit code ${exitCode})`];
  if (ends === 'success') return failed.length === 0 ? [] : [`it failed: ${failed.join(', ')}`];
  // act reports a cancelled job as failed.
  return failed.length > 0
    ? []
    : [`it passed, but should have ${ends === 'failure' ? 'failed' : 'been cancelled'}`];
}

function problemsWithStep(step: StepRun, { run, uses, secrets }: RunFacts): string[] {
  const action = uses(step);
  if (step.stage !== 'Main' || !action.startsWith(OURS)) return [];
  const post = run.steps.find(({ job, id, stage }) => job === step.job && id === step.id && stage === 'Post');
  return [
    ...(step.masks.includes(secrets[0]) ? [] : [`${action} didn't mask the key`]),
    ...(isAgentJob(action) && post?.result !== 'success'
      ? [`${action} didn't complete its post script`]
      : []),
  ];
}

function problemsWithPermissions({ files, run, requests, uses, pullRequests }: RunFacts): string[] {
  const workflows = workflowsOf(files);
  const ran = new Set(run.steps.map(({ job }) => job));
  const jobs = workflows.flatMap((one) =>
    Object.entries(one.jobs).map(([name, job]) => ({
      name,
      ...job,
      grants: { ...grantsOf(job.permissions ?? one.permissions), ...createdGrants(job.steps) },
    })),
  );
  const grants: Record<string, string> = {};
  for (const job of jobs.filter(({ name, steps }) => ran.has(name) && steps.length > 0))
    Object.assign(grants, job.grants);
  const checksOut = run.steps.some((step) => uses(step).startsWith('actions/checkout@'));
  const pushes = jobs.some(
    ({ name, steps }) => ran.has(name) && steps.some((step) => /\bgit push\b/u.test(step.run ?? '')),
  );
  const problems = [
    ...requests.flatMap((request) => missingPermission(request, grants, pullRequests) ?? []),
    ...(checksOut && grants['contents'] === undefined ? ['a checkout needs `contents: read`'] : []),
    ...(pushes && grants['contents'] !== 'write' ? ['a push needs `contents: write`'] : []),
    ...jobs.filter((job) => job.uses !== undefined).flatMap((caller) => notGranted(caller.grants, grants)),
  ];
  return [...new Set(problems)];
}

function notGranted(byCaller: Grants, needed: Grants): string[] {
  return Object.entries(needed)
    .filter(([name, level]) => byCaller[name] !== 'write' && byCaller[name] !== level)
    .map(([name, level]) => `the caller doesn't grant \`${name}: ${level}\`, so GitHub refuses the call`);
}

function grantsOf(permissions: Workflow['permissions']): Grants {
  return typeof permissions === 'object' ? permissions : {};
}

/** Returns the requests of these `gh` command lines, with what the permission check needs. */
export function requestsOfGh(lines: readonly string[]): Request[] {
  const repository = `/repos/${EXAMPLE_REPOSITORY}`;
  return lines.map((line) => {
    const [command = '', verb = ''] = line.split(' ');
    switch (command) {
      case 'api':
        if (verb === 'graphql') return { method: 'POST', path: '/graphql' };
        return {
          method: /--method (\w+)/u.exec(line)?.[1] ?? 'GET',
          path: `/${/repos\/[^\s?]+/u.exec(line)?.[0] ?? ''}`,
        };
      case 'run':
        return { method: 'GET', path: `${repository}/actions/runs` };
      case 'pr':
        return { method: verb === 'list' ? 'GET' : 'PATCH', path: `${repository}/pulls` };
      case 'issue':
        if (verb === 'comment') return { method: 'POST', path: `${repository}/issues/1/comments` };
        return { method: verb === 'list' ? 'GET' : 'POST', path: `${repository}/issues` };
      default:
        return { method: 'gh', path: line };
    }
  });
}

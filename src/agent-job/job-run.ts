import { openGitHub } from '../github/client.ts';
import type { Event } from '../github/event.ts';
import type { PullRequest, PullRequestRef } from '../github/pull-request.ts';
import { isSameRepository } from '../github/repository.ts';
import type { TimeLimit } from '../lib/clock.ts';
import { openAgentJobs } from '../platform/agent-jobs.ts';
import { clientOptions, openPlatformClient } from '../step/connection.ts';
import type { Step } from '../step/step.ts';
import type { InvalidInputs } from './inputs/inputs.ts';
import type { Inputs } from './inputs/rules.ts';
import { openProgressLog } from './job/progress-log.ts';

/** With invalid inputs, only those that say how to report are known. */
export interface ReportingStep<I = InvalidInputs['reporting']> extends Step {
  readonly event: Event;
  readonly inputs: I;
  /** Returns the client for a repository, by default the run's own, whose requests end as soon as `signal` aborts. */
  readonly github: ReturnType<typeof openGitHub>;
  /** When the step started, and when its time is up, as `clock.now()` has it. */
  readonly startedAt: number;
  readonly deadline: number;
  /** The permissions that a warning has named. */
  readonly namedPermissions: Set<string>;
}

/** Every function of the action gets this, and what is particular to the call. One that asks GitHub rejects with a `GitHubError`. */
export interface Run extends ReportingStep<Inputs> {
  readonly jobs: ReturnType<typeof openAgentJobs>;
  readonly progress: ReturnType<typeof openProgressLog>;
  readonly limit: TimeLimit;
  /** The merged pull requests of the pushed commits that GitHub was asked for. */
  readonly mergedPullRequests: Map<string, Promise<readonly PullRequest[]>>;
}

/** In a dry run, its client changes nothing. */
export function openReporting<I extends InvalidInputs['reporting']>(
  step: Step,
  event: Event,
  inputs: I,
  startedAt: number,
  deadline: number,
): ReportingStep<I> {
  const { apiUrl, graphqlUrl, repository } = step.environment;
  const { githubToken: token, dryRun: isReadOnly } = inputs;
  const github = openGitHub({ ...clientOptions(step), token, apiUrl, graphqlUrl, isReadOnly }, repository);
  return { ...step, event, inputs, github, startedAt, deadline, namedPermissions: new Set() };
}

export function openRun(step: ReportingStep<Inputs>, limit: TimeLimit): Run {
  const { inputs, clock, deadline, runner } = step;
  return {
    ...step,
    jobs: openAgentJobs(openPlatformClient(step, inputs), inputs.projectId),
    progress: openProgressLog(clock, deadline, runner),
    limit,
    mergedPullRequests: new Map(),
  };
}

/** Returns `owner/name`. */
export function pullRequestRepository({ inputs, environment }: ReportingStep): string {
  return inputs.prRepository ?? environment.repository;
}

/** Whether the agent can have opened a pull request: on this server, in this repository or in `pr-repository`. */
export function isExpected(run: Run, { origin, repository }: PullRequestRef): boolean {
  const isThere =
    isOwnRepository(run, repository) || isSameRepository(repository, pullRequestRepository(run));
  return isThere && origin === new URL(run.environment.serverUrl).origin;
}

/** Whether it adds reactions to what asked for the job, if that is known. */
export function reacts({ inputs }: ReportingStep): boolean {
  return inputs.comment && inputs.githubToken !== '';
}

export function isOwnRepository({ environment }: Step, repository: string): boolean {
  return isSameRepository(repository, environment.repository);
}
